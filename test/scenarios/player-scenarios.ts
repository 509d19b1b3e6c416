/** Scenarios C to F: a player in doubt, a bench decision, a player's facts, and rumors about him. */
import { type Fact, greekStatus, type Scenario, type ScenarioContext, shown, statusWords } from "./scenario";
import type { SheetsRead } from "./sheets-read";

const GUARD_SLOTS = [0, 1, 5];
const IR = 13;
/** Thursday 16 January, the demo's day after today. */
const THURSDAY = { day: "2025-01-16", scoringPeriod: 87 };

const statusFact = ({ league, language }: ScenarioContext, name: string): Fact => [
  name,
  statusWords(league.named(name).status, language),
];
const ownerFact = ({ league }: ScenarioContext, name: string): Fact => [
  name,
  league.teamName(league.named(name).teamId),
];

const statusLine = (sheets: SheetsRead, language: "en" | "el"): string =>
  sheets
    .rows("status", "alone", "all")
    .filter((row) => row.cell("status") !== "")
    .map(({ id, name, cell }) =>
      language === "en"
        ? `${name} is {{${id}.status}} and has {{${id}.games_left}} games left in this matchup.`
        : `Ο ${name} είναι ${greekStatus(cell("status"))} και έχει {{${id}.games_left}} αγώνες ακόμα.`,
    )
    .join("\n");
const ownerLine = (sheets: SheetsRead, language: "en" | "el"): string => {
  const [row] = sheets.rows("status", "alone").filter((each) => each.cell("owner") !== "");
  const ownership = row?.cell("owner") ?? "";
  const owner = {
    "my roster": ["on your roster", "στο ρόστερ σου"],
    opponent: ["on your opponent's roster", "στο ρόστερ του αντιπάλου σου"],
  }[ownership] ?? [`on the roster of ${ownership}`, `στο ρόστερ της ομάδας ${ownership}`];
  return language === "en" ? `${row?.name} is ${owner[0]}.` : `Ο ${row?.name} είναι ${owner[1]}.`;
};
const statusWordsOf = {
  en: (sheets: SheetsRead) => `${statusLine(sheets, "en")}\n${ownerLine(sheets, "en")}`,
  el: (sheets: SheetsRead) => `${statusLine(sheets, "el")}\n${ownerLine(sheets, "el")}`,
};
/** A line for each day of the weekly lineup, with who starts. */
const dayLines = (sheets: SheetsRead, line: (id: string, names: string) => string): string =>
  sheets
    .rows("week", "days")
    .map(({ id }) => {
      const starters = sheets.rows("week", "starters").filter((row) => row.id.startsWith(`${id}_`));
      return line(id, starters.map(({ name }) => name).join(", "));
    })
    .join("\n");
const statusAndNews = (playerName: string) => [
  { name: "get_espn_player_status", args: { playerName } },
  { name: "get_player_news", args: { playerName } },
];

export const PLAYER_SCENARIOS: readonly Scenario[] = [
  {
    name: "C a guard in doubt",
    isOfAnyFormat: true,
    ask: { en: "My guard is DTD, hold or stream?", el: "Ο γκαρντ μου είναι DTD, τον κρατάω ή κάνω stream;" },
    tools: ["get_my_roster", "get_espn_player_status"],
    most: 4,
    facts: (context) =>
      context.league.mine
        .filter(({ status, eligibleSlots, slotId }) => {
          const isGuard = eligibleSlots.some((slot) => GUARD_SLOTS.includes(slot));
          return isGuard && status !== "ACTIVE" && slotId !== IR && status !== "OUT";
        })
        .map(({ name }) => statusFact(context, name)),
    hasPlan: false,
    model: {
      calls: [{ name: "get_my_roster" }, { name: "get_espn_player_status", args: { playerName: "Collin Sexton" } }],
      words: { en: (sheets) => statusLine(sheets, "en"), el: (sheets) => statusLine(sheets, "el") },
    },
  },
  {
    name: "C a named man in doubt",
    isOfAnyFormat: true,
    ask: {
      en: "Is Bam Adebayo worth holding while he's hurt?",
      el: "Να περιμένω τον Bam Adebayo που είναι τραυματίας;",
    },
    tools: ["get_espn_player_status", "get_player_news"],
    most: 3,
    facts: (context) => [statusFact(context, "Bam Adebayo")],
    hasPlan: false,
    model: { calls: statusAndNews("Bam Adebayo"), words: statusWordsOf },
  },
  {
    name: "D who sits on a day",
    ask: { en: "11 players are active on Thursday, who sits?", el: "Έχω 11 ενεργούς την Πέμπτη, ποιος κάθεται;" },
    tools: ["compose_daily_lineup"],
    most: 2,
    facts: ({ league, outputs }) => {
      const { total, starters } = outputs.one("compose_daily_lineup");
      const sum = starters.reduce((all, { expected }) => all + (expected ?? Number.NaN), 0);
      // The total is the starters' own, to the rounding of each. Of categories it is no figure that a person could read.
      const isSum = Math.abs(sum - total) < 0.06 * starters.length;
      return [
        ...(isSum && !league.isPoints ? [] : [[isSum ? shown(total) : `a total of ${sum}, not of ${total}`]]),
        ...league.mine
          .filter((player) => player.slotId !== IR && league.hasGame(player, THURSDAY.scoringPeriod))
          .map(({ name }): Fact => [name]),
      ];
    },
    hasPlan: false,
    model: {
      calls: [{ name: "compose_daily_lineup", args: { day: THURSDAY.day } }],
      words: {
        en: (sheets) => {
          const { name, cell } = sheets.row("lineup", "me");
          const measure = cell("unit") === "points" ? "" : ` ${cell("unit")}`;
          return [
            `The best lineup of ${name} on Thursday is worth {{me.total}}${measure} expected.`,
            ...sheets.rows("lineup", "starters").map((row) => `- ${row.cell("slot")}: ${row.name} ${row.cell("game")}`),
          ].join("\n");
        },
        el: (sheets) => {
          const { name, cell } = sheets.row("lineup", "me");
          const measure = cell("unit") === "points" ? "" : " αξία κατηγοριών";
          return [
            `Στην καλύτερη σύνθεση της ${name} την Πέμπτη αναμένονται {{me.total}}${measure}.`,
            ...sheets.rows("lineup", "starters").map((row) => `- ${row.cell("slot")}: ${row.name} ${row.cell("game")}`),
          ].join("\n");
        },
      },
    },
  },
  {
    name: "D lineups of the days left",
    ask: { en: "set my lineup for every day left", el: "στήσε μου την πεντάδα για κάθε μέρα που μένει" },
    tools: ["compose_weekly_lineup"],
    most: 2,
    facts: ({ league, outputs }) =>
      outputs.one("compose_weekly_lineup").days.map(({ total, starters }, place): Fact => {
        const playing = league.mine.filter((player) => league.hasGame(player, league.scoringPeriod + place));
        const strangers = starters.filter(({ name }) => !playing.some((player) => player.name === name));
        return strangers.length > 0
          ? [`${strangers[0]?.name} does not play on day ${place}`]
          : [...(league.isPoints ? [shown(total)] : []), ...starters.map(({ name }) => name)];
      }),
    hasPlan: false,
    model: {
      calls: [{ name: "compose_weekly_lineup" }],
      words: {
        en: (sheets) => dayLines(sheets, (id, names) => `- {{${id}.day}}: {{${id}.total}} expected with ${names}`),
        el: (sheets) => dayLines(sheets, (id, names) => `- {{${id}.day}}: αναμένονται {{${id}.total}} με ${names}`),
      },
    },
  },
  {
    name: "E status",
    isOfAnyFormat: true,
    ask: { en: "What's Ja Morant's status?", el: "Σε τι κατάσταση είναι ο Ja Morant;" },
    tools: ["get_espn_player_status", "get_player_news"],
    most: 2,
    facts: (context) => [statusFact(context, "Ja Morant"), ownerFact(context, "Ja Morant")],
    hasPlan: false,
    model: { calls: statusAndNews("Ja Morant"), words: statusWordsOf },
  },
  {
    name: "E form",
    ask: { en: "How has Haliburton been playing?", el: "Πώς παίζει τελευταία ο Χαλιμπάρτον;" },
    tools: ["get_player_game_log"],
    most: 2,
    facts: async ({ league }) => {
      const games = await league.gamesOf(league.named("Tyrese Haliburton"), 10);
      const mean = (of: (game: (typeof games)[number]) => number) =>
        (games.reduce((sum, game) => sum + of(game), 0) / games.length).toFixed(1);
      const assists = String(Number(mean(({ stats }) => stats["3"] ?? Number.NaN)));
      const points = String(Number(mean((game) => game.points)));
      return [["Tyrese Haliburton", assists], ...(league.isPoints ? [["Tyrese Haliburton", points]] : [])];
    },
    hasPlan: false,
    model: {
      calls: [{ name: "get_player_game_log", args: { playerName: "Haliburton", lastNGames: 10 } }],
      words: {
        en: (sheets) => {
          const [row] = sheets.rows("log", "alone");
          const points = `${row?.name} averages {{${row?.id}.fpts_avg}} over his last {{${row?.id}.games_shown}}.\n`;
          return `${row?.cell("fpts_avg") ? points : ""}Over the last {{${row?.id}.games_shown}} ${row?.name} averages {{${row?.id}.avg_pts}} points and {{${row?.id}.avg_ast}} assists.`;
        },
        el: (sheets) => {
          const [row] = sheets.rows("log", "alone");
          const points = `Ο ${row?.name} έχει {{${row?.id}.fpts_avg}} μέσο όρο στους τελευταίους {{${row?.id}.games_shown}}.\n`;
          return `${row?.cell("fpts_avg") ? points : ""}Στους τελευταίους {{${row?.id}.games_shown}} ο ${row?.name} έχει μέσο όρο {{${row?.id}.avg_ast}} ασίστ και {{${row?.id}.avg_reb}} ριμπάουντ.`;
        },
      },
    },
  },
  {
    name: "E a drop of somebody else's man",
    isOfAnyFormat: true,
    ask: { en: "Should I drop Jokic?", el: "Να κόψω τον Γιόκιτς;" },
    tools: ["get_espn_player_status", "get_player_news"],
    most: 3,
    facts: (context) => [
      statusFact(context, "Nikola Jokić"),
      ["Nikola Jokić", context.language === "en" ? "your opponent's roster" : "στο ρόστερ του αντιπάλου σου"],
    ],
    hasPlan: false,
    model: { calls: statusAndNews("Nikola Jokic"), words: statusWordsOf },
  },
  {
    name: "E a drop of one's own star",
    isOfAnyFormat: true,
    ask: { en: "Should I drop Kevin Durant?", el: "Να κόψω τον Kevin Durant;" },
    tools: ["get_espn_player_status", "get_player_news"],
    most: 3,
    facts: (context) => [
      statusFact(context, "Kevin Durant"),
      ["Kevin Durant", context.language === "en" ? "on your roster" : "στο ρόστερ σου"],
    ],
    hasPlan: false,
    model: { calls: statusAndNews("Kevin Durant"), words: statusWordsOf },
  },
  {
    name: "E a start of somebody else's man",
    isOfAnyFormat: true,
    ask: { en: "Should I start Booker?", el: "Να ξεκινήσω τον Booker;" },
    tools: ["get_espn_player_status", "get_player_game_log"],
    most: 3,
    facts: (context) => [statusFact(context, "Devin Booker"), ownerFact(context, "Devin Booker")],
    hasPlan: false,
    model: {
      calls: [
        { name: "get_espn_player_status", args: { playerName: "Booker" } },
        { name: "get_player_game_log", args: { playerName: "Booker", lastNGames: 10 } },
      ],
      words: statusWordsOf,
    },
  },
  {
    name: "F a rumour",
    isOfAnyFormat: true,
    ask: {
      en: "Someone on X says Giannis broke his leg, drop him?",
      el: "Κάποιος στο X λέει ότι ο Γιάννης έσπασε το πόδι του, να τον κόψω;",
    },
    tools: ["get_espn_player_status", "get_player_news"],
    most: 3,
    facts: (context) => {
      const [rumour] = context.outputs.one("get_player_news").citations;
      const isWeighed = rumour?.standing === "unconfirmed" && rumour.source === RUMOUR.source;
      return [statusFact(context, "Giannis Antetokounmpo"), ...(isWeighed ? [] : [["the rumour, unconfirmed"]])];
    },
    never: () => [/Giannis[^.\n]*\bis out\b/i, /Antetokounmpo[^.\n]*είναι εκτός/i],
    hasPlan: false,
    model: { calls: statusAndNews("Giannis"), words: statusWordsOf },
  },
];

/** The post that the question speaks of, from nobody in particular. */
export const RUMOUR = {
  title: "Giannis broke his leg",
  text: "Hearing that Giannis Antetokounmpo broke his leg in practice and is out for the season.",
  publishedAt: "2025-01-15T09:00:00-05:00",
  source: "@hoops_whispers",
};
