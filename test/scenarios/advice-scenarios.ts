/** G and H: arithmetic by the calculator, general advice, and what is not the product's business. */
import type { Scenario } from "./scenario";

const total = {
  en: () => "That line is worth {{score.total}}.",
  el: () => "Αυτή η γραμμή αξίζει {{score.total}}.",
};
const sayOnly = (en: string, el: string) => ({ calls: [], words: { en: () => en, el: () => el } });

export const ADVICE_SCENARIOS: readonly Scenario[] = [
  {
    name: "G arithmetic with the question's weights",
    isOfAnyFormat: true,
    ask: {
      en: "30 points and 10 rebounds if points are 1 and rebounds 1.2",
      el: "30 πόντοι και 10 ριμπάουντ αν οι πόντοι είναι 1 και τα ριμπάουντ 1,2",
    },
    tools: ["calculate_fantasy_score"],
    most: 1,
    // 30 × 1 + 10 × 1.2
    facts: () => [[42]],
    hasPlan: false,
    model: {
      calls: [
        {
          name: "calculate_fantasy_score",
          args: {
            stats: { PTS: 30, REB: 10 },
            weights: { PTS: 1, REB: 1.2 },
          },
        },
      ],
      words: total,
    },
  },
  {
    name: "G arithmetic in the league's scoring",
    ask: {
      en: "How much is 25 points, 10 rebounds and 5 assists worth in my league?",
      el: "Πόσο αξίζουν 25 πόντοι, 10 ριμπάουντ και 5 ασίστ στη λίγκα μου;",
    },
    tools: ["calculate_fantasy_score"],
    most: 1,
    // Where categories count, ESPN's default points: 1 a point, 1 a rebound, 2 an assist.
    facts: ({ league: { isPoints, pointsOf } }) => [
      [isPoints ? 25 * pointsOf("PTS") + 10 * pointsOf("REB") + 5 * pointsOf("AST") : 25 + 10 + 5 * 2],
    ],
    hasPlan: false,
    model: {
      calls: [
        {
          name: "calculate_fantasy_score",
          args: {
            stats: { PTS: 25, REB: 10, AST: 5 },
          },
        },
      ],
      words: total,
    },
  },
  {
    name: "H general advice",
    isOfAnyFormat: true,
    ask: { en: "is punting a good idea?", el: "είναι καλή ιδέα να κάνω punt τις βολές;" },
    tools: [],
    most: 0,
    facts: () => [],
    hasPlan: false,
    model: sayOnly(
      "Punting means giving up one category on purpose so that the others get stronger.",
      "Με το punt αφήνεις επίτηδες μια κατηγορία, για να δυναμώσεις στις άλλες.",
    ),
  },
  {
    name: "H another subject",
    isOfAnyFormat: true,
    ask: { en: "what's the weather in Athens", el: "τι καιρό κάνει στην Αθήνα" },
    tools: [],
    most: 0,
    facts: ({ language }) => [[language === "en" ? "fantasy basketball" : ["φάνταζι μπάσκετ", "fantasy"]]],
    never: () => [/\d|rain|sun|βροχ|ήλιο/i],
    hasPlan: false,
    model: sayOnly("I can only help with fantasy basketball.", "Μπορώ να βοηθήσω μόνο με φάνταζι μπάσκετ."),
  },
];
