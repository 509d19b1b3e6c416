/** A and B: the matchup, what to change in it, and streaming. */

import type { EspnLeagueView } from "./espn-league";
import { categoryLine, scoreLine } from "./matchup-words";
import { type Fact, greekStatus, type Scenario, type ScenarioContext, shown, statusWords } from "./scenario";
import type { SheetRow, SheetsRead } from "./sheets-read";

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

/** Moves of every sheet of that name; a move alone stands in no table. */
const movesOf = (sheets: SheetsRead, sheet: string): readonly SheetRow[] =>
  ["moves", "alone"].flatMap((table) => sheets.rows(sheet, table, "all")).filter(({ id }) => /^m\d+$/.test(id));

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
        en: (sheets) =>
          [
            scoreLine(sheets, "en"),
            ...movesOf(sheets, "plan").map(
              ({ id }, place) => `${place + 1}. Drop {{${id}.drop}} and add {{${id}.add}}: a gain of {{${id}.gain}}.`,
            ),
            "Your chance to win goes from {{me.chance_before}} to {{me.chance_after}}.",
            `${sheets.row("roster", "me").name} has {{me.counts_flagged}} injured players:`,
            ...sheets.rows("roster", "flagged").map(({ id, name }) => `- ${name} is {{${id}.status}}.`),
          ].join("\n"),
        el: (sheets) =>
          [
            scoreLine(sheets, "el"),
            ...movesOf(sheets, "plan").map(
              ({ id }) => `- Άφησε τον {{${id}.drop}} και πάρε τον {{${id}.add}}: κέρδος {{${id}.gain}}.`,
            ),
            "Η πιθανότητα νίκης σου πάει από {{me.chance_before}} σε {{me.chance_after}}.",
            `Η ομάδα ${sheets.row("roster", "me").name} έχει {{me.counts_flagged}} παίκτες με ένδειξη:`,
            ...sheets
              .rows("roster", "flagged")
              .map(({ name, cell }) => `- Ο ${name} είναι ${greekStatus(cell("status"))}.`),
          ].join("\n"),
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
      words: { en: (sheets) => scoreLine(sheets, "en"), el: (sheets) => scoreLine(sheets, "el") },
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
        en: (sheets) =>
          movesOf(sheets, "plan")
            .map(({ id }) => `Add {{${id}.add}}, drop {{${id}.drop}}: a gain of {{${id}.gain}}.`)
            .join("\n") || "Stand pat: no move is worth making.",
        el: (sheets) =>
          movesOf(sheets, "plan")
            .map(({ id }) => `Πάρε τον {{${id}.add}}, άφησε τον {{${id}.drop}}: κέρδος {{${id}.gain}}.`)
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
        en: (sheets) =>
          [
            scoreLine(sheets, "en"),
            ...["ast", "stl"].flatMap((id) => categoryLine(sheets, id, "en")),
            ...sheets
              .rows("fa", "players")
              .map(
                ({ id, name }) =>
                  `- ${name}: {{${id}.avg_ast}} assists and {{${id}.avg_stl}} steals a game, {{${id}.games_left}} left.`,
              ),
          ].join("\n"),
        el: (sheets) =>
          [
            scoreLine(sheets, "el"),
            ...["ast", "stl"].flatMap((id) => categoryLine(sheets, id, "el")),
            ...sheets
              .rows("fa", "players")
              .map(
                ({ id, name }) =>
                  `- ${name}: {{${id}.avg_ast}} ασίστ και {{${id}.avg_stl}} κλεψίματα ανά αγώνα, {{${id}.games_left}} ακόμα.`,
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
        en: (sheets) =>
          movesOf(sheets, "move")
            .map(({ id }) => `Adding {{${id}.add}} for {{${id}.drop}} is a gain of {{${id}.gain}}.`)
            .join("\n"),
        el: (sheets) =>
          movesOf(sheets, "move")
            .map(({ id }) => `Με τον {{${id}.add}} στη θέση του {{${id}.drop}} το κέρδος είναι {{${id}.gain}}.`)
            .join("\n"),
      },
    },
  },
];
