/** A and B: the matchup, what to change in it, and streaming. */

import type { EspnLeagueView } from "./espn-league";
import { categoryLine, scoreLine } from "./matchup-words";
import { type Fact, type Scenario, type ScenarioContext, shown, statusWords } from "./scenario";

/** The score as the wire has it: points and their difference, or categories won and lost. */
const scoreFacts = ({ isPoints, me, opponent, record }: EspnLeagueView): Fact[] =>
  isPoints
    ? [[me.points, opponent.points, Math.abs(me.points - opponent.points)]]
    : [[record], ...["AST", "STL"].map((stat) => categoryFact(stat, me.scores, opponent.scores))];

function categoryFact(stat: string, mine: Readonly<Record<string, number>>, theirs: typeof mine): Fact {
  const [me = Number.NaN, them = Number.NaN] = [mine[stat], theirs[stat]];
  return [stat, me, them, Math.abs(me - them)];
}

const ofMineInDoubt = ({ league, language }: ScenarioContext): Fact[] =>
  league.mine
    .filter(({ status }) => status !== "ACTIVE")
    .map(({ name, status }) => [name, statusWords(status, language)]);

export const MATCHUP_SCENARIOS: readonly Scenario[] = [
  {
    name: "A review and optimization",
    ask: {
      en: "Review my matchup and help me optimize without destroying my team",
      el: "Δες την αναμέτρησή μου και βοήθησέ με να τη βελτιώσω χωρίς να διαλύσω την ομάδα",
    },
    tools: ["get_matchup_details", "get_my_roster", "get_opponent_roster", "plan_week"],
    most: 8,
    facts: (context) => [...scoreFacts(context.league), ...ofMineInDoubt(context)],
    hasPlan: true,
    model: {
      calls: ["get_matchup_details", "get_my_roster", "get_opponent_roster", "plan_week", "compose_weekly_lineup"].map(
        (name) => ({ name }),
      ),
      words: {
        en: (outputs) => {
          const { moves, unit, winProbability } = outputs.one("plan_week");
          const roster = outputs.one("get_my_roster");
          return [
            scoreLine(outputs, "en"),
            ...moves.map(
              ({ drop, add, gain }, place) =>
                `${place + 1}. Drop ${drop?.name} and add ${add?.name}: a gain of ${gain} ${unit === "points" ? "fantasy points" : unit}.`,
            ),
            `Your chance to win goes from ${percent(winProbability?.before)} to ${percent(winProbability?.after)}.`,
            `${roster.teamName} has ${roster.counts.flagged} injured players:`,
            ...roster.flagged.map(({ name, statusText }) => `- ${name} is ${statusText}.`),
          ].join("\n");
        },
        el: (outputs) => {
          const { moves, unit, winProbability } = outputs.one("plan_week");
          const roster = outputs.one("get_my_roster");
          return [
            scoreLine(outputs, "el"),
            ...moves.map(
              ({ drop, add, gain }) =>
                `- Άφησε τον ${drop?.name} και πάρε τον ${add?.name}: κέρδος ${gain} ${unit === "points" ? "φάνταζι πόντοι" : "αξία κατηγοριών"}.`,
            ),
            `Η πιθανότητα νίκης σου πάει από ${percent(winProbability?.before)} σε ${percent(winProbability?.after)}.`,
            `Η ομάδα ${roster.teamName} έχει ${roster.counts.flagged} παίκτες με ένδειξη:`,
            ...roster.flagged.map(({ name, status }) => `- Ο ${name} είναι ${statusWords(status, "el")[0]}.`),
          ].join("\n");
        },
      },
    },
  },
  {
    name: "A score",
    ask: { en: "Am I winning my matchup?", el: "Κερδίζω την αναμέτρησή μου;" },
    tools: ["get_matchup_details"],
    most: 2,
    facts: ({ league }) => scoreFacts(league),
    hasPlan: false,
    model: {
      calls: [{ name: "get_matchup_details" }],
      words: { en: (outputs) => scoreLine(outputs, "en"), el: (outputs) => scoreLine(outputs, "el") },
    },
  },
  {
    name: "A moves",
    ask: { en: "What moves should I make this week?", el: "Τι κινήσεις να κάνω αυτή την εβδομάδα;" },
    tools: ["plan_week"],
    most: 6,
    facts: ({ outputs }) => outputs.one("plan_week").moves.map(({ gain, add }) => [add?.name ?? "", shown(gain)]),
    hasPlan: true,
    model: {
      calls: [{ name: "plan_week" }],
      words: {
        en: (outputs) =>
          outputs
            .one("plan_week")
            .moves.map(({ drop, add, gain }) => `Add ${add?.name}, drop ${drop?.name}: a gain of ${gain}.`)
            .join("\n") || "Stand pat: no move is worth making.",
        el: (outputs) =>
          outputs
            .one("plan_week")
            .moves.map(({ drop, add, gain }) => `Πάρε τον ${add?.name}, άφησε τον ${drop?.name}: κέρδος ${gain}.`)
            .join("\n") || "Μείνε όπως είσαι: καμία κίνηση δεν αξίζει.",
      },
    },
  },
  {
    name: "B streaming by categories",
    ask: { en: "I'm down in assists and steals", el: "Χάνω στις ασίστ και στα κλεψίματα" },
    tools: ["get_matchup_details", "get_free_agents"],
    most: 5,
    facts: ({ league }) => {
      const both = ({ averages }: EspnLeagueView["free"][number]) => (averages["3"] ?? 0) + (averages["2"] ?? 0);
      const [first] = league.free.filter(({ status }) => status === "ACTIVE").sort((a, b) => both(b) - both(a));
      return [...scoreFacts(league), [first?.name ?? "", shown(first?.averages["3"] ?? Number.NaN)]];
    },
    hasPlan: false,
    model: {
      calls: [
        { name: "get_matchup_details" },
        { name: "get_free_agents", args: { targetCategories: ["AST", "STL"], healthyOnly: true, limit: 5 } },
      ],
      words: {
        en: (outputs) =>
          [
            scoreLine(outputs, "en"),
            ...["AST", "STL"].flatMap((stat) => categoryLine(outputs, stat, "en")),
            ...outputs
              .one("get_free_agents")
              .players.map(
                ({ name, averages, gamesLeftInMatchup }) =>
                  `- ${name}: ${averages.AST} assists and ${averages.STL} steals a game, ${gamesLeftInMatchup} games left.`,
              ),
          ].join("\n"),
        el: (outputs) =>
          [
            scoreLine(outputs, "el"),
            ...["AST", "STL"].flatMap((stat) => categoryLine(outputs, stat, "el")),
            ...outputs
              .one("get_free_agents")
              .players.map(
                ({ name, averages, gamesLeftInMatchup }) =>
                  `- ${name}: ${averages.AST} ασίστ και ${averages.STL} κλεψίματα ανά αγώνα, ${gamesLeftInMatchup} αγώνες ακόμα.`,
              ),
          ].join("\n"),
      },
    },
  },
  {
    name: "B streaming on a day",
    ask: { en: "who should I stream on Friday?", el: "ποιον να στριμάρω την Παρασκευή;" },
    tools: ["get_free_agents", "simulate_move"],
    most: 5,
    facts: ({ outputs }) =>
      outputs
        .every("simulate_move")
        .map(({ move }) => [move?.add?.name ?? "", move?.drop?.name ?? "", shown(move?.gain ?? Number.NaN)]),
    hasPlan: false,
    model: {
      calls: [
        { name: "get_free_agents", args: { healthyOnly: true, limit: 5 } },
        { name: "simulate_move", args: { addPlayer: "Scoot Henderson", day: "2025-01-17" } },
        { name: "simulate_move", args: { addPlayer: "Luguentz Dort", day: "2025-01-17" } },
      ],
      words: {
        en: (outputs) =>
          outputs
            .every("simulate_move")
            .map(({ move }) => `Adding ${move?.add?.name} for ${move?.drop?.name} is a gain of ${move?.gain}.`)
            .join("\n"),
        el: (outputs) =>
          outputs
            .every("simulate_move")
            .map(
              ({ move }) => `Με τον ${move?.add?.name} στη θέση του ${move?.drop?.name} το κέρδος είναι ${move?.gain}.`,
            )
            .join("\n"),
      },
    },
  },
];

const percent = (share: number | undefined): string => `${Number(((share ?? Number.NaN) * 100).toFixed(1))}%`;
