import { describe, expect, it, test } from "vitest";
import { parseDay } from "../season/eastern-day";
import { checkSentence, collectFacts, splitSentences, startOf } from ".";

const label = { source: "espn", stale: false, age: "just now", ageSeconds: 0, fetchedAt: "2025-01-15T16:42:07Z" };
const luka = {
  ...label,
  name: "Luka Dončić",
  proTeam: "DAL",
  status: "OUT",
  statusText: "out",
  expectedReturn: "2025-01-29",
  ownership: "opponent",
  percentOwned: 99.8,
  pointsPerGame: 51.2,
  gamesPlayed: 22,
  nextGame: null,
  gamesLeftInMatchup: 4,
};
const shai = {
  ...label,
  name: "Shai Gilgeous-Alexander",
  proTeam: "OKC",
  status: "ACTIVE",
  statusText: "active",
  expectedReturn: null,
  ownership: "my roster",
  percentOwned: 99.9,
  pointsPerGame: 55.7,
  gamesPlayed: 40,
  nextGame: { day: "2025-01-15", opponent: "@ DEN", isToday: true },
  gamesLeftInMatchup: 3,
};
const shaisLog = {
  ...label,
  name: "Shai Gilgeous-Alexander",
  games: [
    { day: "2025-01-14", fantasyPoints: 60, line: { PTS: 35, REB: 5, AST: 8 } },
    { day: "2025-01-12", fantasyPoints: 48.5, line: { PTS: 30, REB: 6, AST: 4 } },
  ],
  gamesShown: 2,
  averages: { PTS: 32.5, REB: 5.5, AST: 6, "FG%": 0.551 },
  averageFantasyPoints: 54.3,
  seasonAverageFantasyPoints: 55.7,
  difference: -1.4,
};
const matchup = {
  ...label,
  firstDay: "2025-01-13",
  lastDay: "2025-01-19",
  today: "2025-01-15",
  daysLeft: 5,
  me: { teamName: "Fan Favorites", points: 749, gamesLeft: 30, addsUsed: 1 },
  opponent: { teamName: "Dime Droppers", points: 645, gamesLeft: 33, addsUsed: 2 },
  lead: 104,
  leader: "Fan Favorites",
  addsLeft: 3,
  byDay: [{ day: "2025-01-13", me: 411.5, opponent: 300, difference: 111.5 }],
  categories: [{ category: "AST", me: 98, opponent: 120, lead: -22, result: "behind" }],
};
const freeAgents = {
  ...label,
  matched: 143,
  players: [
    {
      name: "Ben Simmons",
      proTeam: "BKN",
      status: "OUT",
      statusText: "out",
      expectedReturn: "2025-01-20",
      ownership: "on waivers",
      waiverClearsAt: "2025-01-17T08:00:00.000Z",
      pointsPerGame: 25.6,
      averages: { AST: 7.1, STL: 0.8 },
    },
    { name: "Scoot Henderson", proTeam: "POR", status: "UNKNOWN", ownership: "free agent", percentOwned: 62.3 },
    { name: "Malik Monk", status: "DAY_TO_DAY", statusText: "day to day", ownership: "Corner Three Club" },
  ],
};
const facts = collectFacts(
  [luka, shai, shaisLog, matchup, freeAgents],
  "Whom should I start on Thursday, Zebulon Quux or 2 others?",
);

/** What is marked of a text, read line by line. */
function marked(text: string, of = facts): string[] {
  const { complete, rest } = splitSentences(text);
  let carried = startOf(of);
  return [...complete, rest].flatMap((sentence) => {
    const checked = checkSentence(sentence, of, carried);
    carried = checked.carried;
    return checked.marks.map(({ start, end }) => sentence.slice(start, end));
  });
}

describe("of a true sentence nothing is marked", () => {
  it.each([
    "Shai Gilgeous-Alexander is active and plays @ DEN on Wed 15 Jan.",
    "Start Shai tonight: he averages 55.7 fantasy points a game this season.",
    "SGA averages 32.5 points, 5.5 rebounds and 6 assists over the last 2 games.",
    "Shai is shooting 55.1% from the field, .551 to be exact.",
    "Shai's average over his last two games (54.3) is 1.4 below the season's 55.7.",
    "Shai scored 60 fantasy points on Tuesday, 14 January.",
    "2025-01-12, Shai: 48.5 fantasy points (PTS 30, REB 6, AST 4)",
    "Luka Doncic is out and expected back on January 29.",
    "Luka won't play: he is out.",
    "Do not drop Luka: put him on injured reserve.",
    "You may move Luka on IR.",
    "Luka is on your opponent's roster and has 4 games left in this matchup.",
    "Shai averages 55.7 fantasy points while Luka averages 51.2.",
    "Luka (opponent): 51.2, Shai (your roster): 55.7",
    "Shai (55.7) has been better than Luka (51.2), and has 3 games left.",
    "Luka and Shai average 51.2 and 55.7 fantasy points a game.",
    "Luka and Shai are owned in 99.8% and 99.9% of leagues.",
    "Fan Favorites lead Dime Droppers by 104 points, 749 to 645.",
    "You are ahead by 104 with 30 games left to your opponent's 33.",
    "You have three adds left and five days to go.",
    "Your opponent trails by 104.",
    "Dime Droppers are behind.",
    "You are behind in assists.",
    "AST: you 98, opponent 120, behind by 22",
    "Scoot Henderson (POR) is a free agent, rostered in 62.3% of leagues, status unknown.",
    "- **Ben Simmons** (BKN): AST 7.1, 25.6 points a game, out, on waivers until Fri 17 Jan 08:00 UTC",
    "Malik Monk is day-to-day and on the roster of Corner Three Club.",
    "Bottom line: keep Shai. If he is ruled out, look again on Thursday.",
    "I don't know a player called Zebulon Quux.",
    "143 players match in all; the first are:",
    "1. Luka Dončić",
    "The Thunder visit Denver tonight.",
    "Source: espn, read just now.",
    "Ο Shai Gilgeous-Alexander έχει 55,7 φάνταζι πόντους ανά αγώνα φέτος και 3 αγώνες ακόμα.",
    "Ο Luka Dončić είναι εκτός και αναμένεται να επιστρέψει στις 29 Ιανουαρίου.",
    "Ο Λούκα Ντόντσιτς είναι στο ρόστερ του αντιπάλου σου.",
    "Προηγείσαι με 104 πόντους, 749 έναντι 645.",
    "Ο Scoot Henderson είναι ελεύθερος παίκτης.",
    "Δεν είναι ελεύθερος, τον έχει άλλη ομάδα.",
    "Luka Dončić: 4 αγώνες ακόμα σε αυτή την αναμέτρηση.",
  ])("%s", (sentence) => {
    expect(checkSentence(sentence, facts)).toMatchObject({ unsupported: [], marks: [] });
  });
});

describe("a mix-up of facts is marked where it stands", () => {
  it.each([
    ["two players' numbers", "Luka averages 55.7 points and Shai 51.2.", ["55.7", "51.2"], "other_subject"],
    ["a number of another player", "Luka has 3 games left.", ["3"], "other_subject"],
    ["two measures", "Ben Simmons averages 0.8 assists and 7.1 steals.", ["0.8", "7.1"], "other_value"],
    ["a number of another qualifier", "Shai has 40 games left.", ["40"], "other_value"],
    ["a number of another period", "Shai averages 54.3 points this season.", ["54.3"], "other_value"],
    ["a number of another day", "Shai scored 60 points on Jan 12.", ["60"], "other_value"],
    ["the other team's number", "Dime Droppers have 749 points.", ["749"], "other_subject"],
    ["a lead of the wrong side", "Dime Droppers lead by 104.", ["104"], "direction"],
    ["a status", "Luka is day to day.", ["day to day"], "status"],
    ["an ownership", "Luka is on your roster.", ["on your roster"], "status"],
    ["a return date", "Luka returns on January 20.", ["January 20"], "day"],
    ["a weekday beside its date", "Shai plays on Thu 15 Jan.", ["Thu 15 Jan"], "day"],
    ["a spelled number", "Luka has three games left.", ["three"], "other_subject"],
    ["two players' numbers in Greek", "Ο Luka έχει 55,7 πόντους ανά αγώνα.", ["55,7"], "other_subject"],
    ["a status in Greek", "Ο Luka είναι ενεργός.", ["ενεργός"], "status"],
    ["a return in Greek", "Ο Luka επιστρέφει στις 20 Ιανουαρίου.", ["20 Ιανουαρίου"], "day"],
  ])("%s", (_kind, sentence, words, why) => {
    const { marks } = checkSentence(sentence, facts);
    expect(marks.map(({ start, end }) => sentence.slice(start, end))).toEqual(words);
    expect(new Set(marks.map((mark) => mark.why))).toEqual(new Set([why]));
  });
});

describe("an invention is marked", () => {
  it.each([
    ["a number", "Luka averages 47.3 points."],
    ["a total", "The total is 812 points."],
    ["a lead", "You lead by 987654 points."],
    ["the lead of the wrong team", "Dime Droppers lead by 104."],
    ["the wrong leader", "You are behind."],
    ["a score the wrong way round", "You lead 645 to 749."],
    ["a player", "Start Nikola Jokic tonight."],
    ["a player on the roster", "Nikola Jokic is on your roster."],
    ["a player by his last name", "Start Wembanyama tonight."],
    ["a player at the start of a sentence", "Wembanyama is a free agent."],
    ["a player made of two", "Luka Henderson is active."],
    ["something said of a name that only the question knows", "Zebulon Quux is active."],
    ["a number of his", "Zebulon Quux averages 55.7 points."],
    ["a return in words", "Luka is expected back next week."],
    ["a span of weeks", "Luka will miss two to three weeks."],
    ["a number with the wrong unit", "Shai has 3 rebounds."],
    ["a percentage of none", "Shai averages 55.7%."],
    ["a day of play", "Shai plays on Friday 17 January."],
    ["an opponent", "Shai faces the Lakers tonight."],
    ["an owner in brackets", "Shai (opponent): 55.7 points a game"],
    ["a holder", "Your opponent has Shai."],
    ["a denied status", "Luka is not out."],
    ["that somebody does not play", "Shai will not play, so add somebody."],
    ["a status that nobody knows", "Scoot Henderson is active, so start him."],
    ["a wrong status beside advice", "Start Luka, who is active."],
    ["a wrong status in what somebody is quoted with", "A beat writer: “Luka is active and plays.”"],
    ["a wrong number beside a comparison", "Luka's 55.7 points are more than Shai's 51.2."],
    ["that nobody is hurt", "Nobody on your roster is hurt."],
    ["a time of day", "Read at 16:42."],
    ["a list of numbers alone", "1. 645000"],
    ["a number in Greek", "Ο Luka έχει 47,3 πόντους ανά αγώνα."],
    ["a player in Greek", "Ο Γουεμπανιάμα είναι ελεύθερος παίκτης."],
    ["a lead in Greek", "Είσαι πίσω με 104 πόντους."],
    ["a holder in Greek", "Ο αντίπαλος έχει τον Shai."],
    ["a span in Greek", "Ο Luka θα λείψει τρεις εβδομάδες."],
    ["a total in Greek", "Το σύνολο είναι 812 πόντοι."],
  ])("%s", (_kind, sentence) => {
    expect(checkSentence(sentence, facts).marks.length).toBeGreaterThan(0);
  });
});

describe("whom a sentence without a name is about", () => {
  it("follows the heading of a list", () => {
    const text = "**Luka Dončić**\n- 51.2 fantasy points a game\n- out, back Jan 29\n**Shai:**\n- 3 games left\n";
    expect(marked(text)).toEqual([]);
    expect(marked("**Luka Dončić**\n- 3 games left\n")).toEqual(["3"]);
  });

  it("follows the sentence before", () => {
    expect(marked("Luka is out. He has 4 games left.")).toEqual([]);
    expect(marked("Luka is out. He has 3 games left.")).toEqual(["3"]);
  });

  it("follows the row and the column of a table", () => {
    const table = "| Player | Points a game | Games left | Status |\n|---|---|---|---|\n| Shai | 55.7 | 3 | active |\n";
    expect(marked(`${table}| Luka | 51.2 | 4 | out |\n`)).toEqual([]);
    expect(marked(`${table}| Luka | 55.7 | 3 | active |\n`)).toEqual(["55.7", "3", "active"]);
  });

  it("is the one player asked about, at the start", () => {
    const request = collectFacts([luka, shai], "how is luka doncic?");
    expect(checkSentence("He has 4 games left.", request).unsupported).toEqual([]);
    expect(checkSentence("He has 3 games left.", request).marks).toHaveLength(1);
  });
});

describe("the calculator's numbers and the question's own", () => {
  const terms = [
    { stat: "PTS", amount: 30, pointsPerUnit: 1, points: 30 },
    { stat: "REB", amount: 10, pointsPerUnit: 1.2, points: 12 },
  ];
  const sum = collectFacts(
    [{ source: "calculator", total: 42, terms, weights: "league" }],
    "What are 30 points and 10 rebounds worth?",
  );
  it.each([
    "30 points and 10 rebounds are worth 42 fantasy points.",
    "- REB: 10 × 1.2 = 12",
    "That line would give you 42 points.",
  ])("%s", (sentence) => expect(checkSentence(sentence, sum).unsupported).toEqual([]));
  it("do not support another total", () => {
    expect(marked("30 points and 10 rebounds are worth 43 fantasy points.", sum)).toEqual(["43"]);
  });
});

describe("facts are read by their shape", () => {
  const booker = { name: "Devin Booker", status: "ACTIVE", statusText: "active", expectedReturn: null };
  const horford = { name: "Al Horford", status: "QUESTIONABLE", statusText: "questionable", expectedReturn: null };
  const plan = {
    teamName: "Fan Favorites",
    ownership: "my roster",
    opponentName: "Dime Droppers",
    myGamesLeft: 30,
    opponentGamesLeft: 33,
    gain: 8.4,
    winProbability: { before: 0.62, after: 0.651, change: 0.031 },
    moves: [
      {
        day: "2025-01-16",
        drop: { name: "Malik Monk" },
        add: { name: "Scoot Henderson" },
        gain: 8.4,
        gainAfter: -1.2,
        probabilityGain: 0.71,
        startsGained: 2,
      },
    ],
    lineup: [{ day: "2025-01-16", starters: [{ slot: "PG", ...booker, expected: 44.1 }], total: 312.4, openSlots: 1 }],
  };
  const news = {
    askedPlayers: [{ name: "Al Horford", official: { ...horford, name: undefined } }],
    citations: [{ title: "Booker (hamstring) to miss two to three weeks", players: [{ name: "Devin Booker" }] }],
  };
  const schedule = {
    today: "2025-01-15",
    players: [{ name: "Al Horford", ownership: "no team", games: 4, gamesLeft: 3, on: ["2025-01-17 vs ORL"] }],
    byDay: [{ day: "2025-01-17", mine: 7, opponent: 5, difference: 2 }],
  };
  const settings = {
    myTeamName: "Fan Favorites",
    teams: [
      { teamName: "Glass Cleaners", isMine: false, record: { wins: 20, losses: 15, text: "20-15-3" }, standing: 2 },
    ],
    scoring: { items: [{ stat: "REB", points: 1.2 }] },
  };
  const of = collectFacts([plan, news, schedule, settings], "");

  it.each([
    "Dropping Malik Monk for Scoot Henderson gains 8.4 points and 2 starts.",
    "It takes your chance to win from 62% to 65.1%.",
    "The plan raises your chance to win by 3.1%.",
    "There is a 71% chance that Scoot Henderson improves your team.",
    "You have 30 games left and Dime Droppers 33.",
    "Booker is projected for 44.1 points on Thursday.",
    "The lineup of Thu 16 Jan is worth 312.4 points and leaves 1 slot open.",
    "Booker will miss two to three weeks, a report says.",
    "Al Horford is officially questionable.",
    "Al Horford plays ORL on Friday and has 3 games left.",
    "On Fri 17 Jan you have 7 players with a game and your opponent 5.",
    "Glass Cleaners are 20-15-3 and 2nd in the standings.",
    "Rebounds are worth 1.2 points.",
  ])("and bear out: %s", (sentence) => expect(checkSentence(sentence, of).unsupported).toEqual([]));

  it.each([
    "Dropping Malik Monk for Scoot Henderson gains 44.1 points.",
    "You have 33 games left.",
    "Al Horford is projected for 44.1 points.",
    "Malik Monk will miss two to three weeks.",
    "Al Horford is active.",
    "Al Horford plays on Thursday.",
    "Glass Cleaners are 15-20-3.",
    "Glass Cleaners have 7 players with a game.",
    "Your chance to win is 71.5%.",
  ])("and do not bear out: %s", (sentence) => expect(checkSentence(sentence, of).marks).not.toEqual([]));
});

describe("a team whose name ends in brackets", () => {
  const side = (teamName: string, points: number) => ({ teamName, points });
  const of = collectFacts(
    [
      { me: side("Fan Favorites (demo)", 275), opponent: side("Dime Droppers (demo)", 415), lead: -140 },
      { teamName: "Fan Favorites (demo)", ownership: "my roster", counts: { players: 14, flagged: 7 } },
      { moves: [{ day: "2025-01-15", drop: { name: "Malik Monk" }, add: { name: "Scoot Henderson" }, gain: 40.1 }] },
    ],
    "",
  );

  it.each([
    "You trail Dime Droppers (demo) by 140, 275 to 415.",
    "Fan Favorites (demo) has 7 injured players.",
    "Η ομάδα Fan Favorites (demo) έχει 7 παίκτες με ένδειξη.",
    "Add Scoot Henderson, drop Malik Monk: a gain of 40.1.",
  ])("%s", (sentence) => expect(checkSentence(sentence, of).marks).toEqual([]));

  it.each([
    "You trail Dime Droppers (demo) by 141, 275 to 415.",
    "Add Scoot Henderson, drop Malik Monk: a gain of 41.",
    "7 players of Fan Favorites (demo) carry an injury flag.",
  ])("marked: %s", (sentence) => expect(checkSentence(sentence, of).marks).not.toEqual([]));
});

test("the value of a day in a category league is no number of categories", () => {
  const lineup = {
    teamName: "Fan Favorites",
    ownership: "my roster",
    unit: "category value",
    days: [{ day: "2025-01-15", total: 0.518, openSlots: 3, starters: [] }],
  };
  const of = collectFacts([{ me: { teamName: "Fan Favorites", categoriesWon: 1 } }, lineup], "");
  for (const [value, isTrue] of [
    ["0.518", true],
    ["0.645", false],
  ] as const)
    for (const line of [
      `Wed 15 Jan: ${value} expected category value`,
      `Τετ 15 Ιαν: αναμένονται ${value} αξία κατηγοριών`,
    ])
      expect(checkSentence(line, of).unsupported.length === 0, line).toBe(isTrue);
});

describe("a number that a tool of the turn bears out", () => {
  const eason = {
    name: "Tari Eason",
    proTeam: "HOU",
    averages: { STL: 1.9, BLK: 1 },
    gamesLeftInMatchup: 1,
    playsOn: ["2025-01-18 @ POR"],
  };
  const moved = {
    unit: "category value",
    today: "2025-01-18",
    move: {
      day: "2025-01-18",
      drop: { name: "Collin Sexton" },
      add: { name: "Tari Eason" },
      gain: 0.107,
      probabilityGain: 0.927,
      categories: { STL: 0.055, BLK: 0.004, TO: -0.027 },
    },
  };
  const log = { name: "Tari Eason", games: [{ day: "2025-01-18", line: { STL: 3, BLK: 0 } }] };

  it("stays beside the change that a move makes in the same category", () => {
    const of = collectFacts([{ players: [eason] }, moved], "");
    for (const line of [
      "- **Tari Eason** (HOU): Sat 18 Jan @ POR, STL 1.9, BLK 1, 1 game left",
      "- **Tari Eason** (HOU): Σαβ 18 Ιαν @ POR, STL 1.9, BLK 1, 1 αγώνας ακόμα",
      "Tari Eason averages 1.9 steals and plays on Saturday.",
      "With Tari Eason your chance to win STL rises by 0.055.",
    ])
      expect(checkSentence(line, of)).toMatchObject({ unsupported: [], marks: [] });
  });

  it("is marked beside that change where it is swapped with another", () => {
    const of = collectFacts([{ players: [eason] }, moved], "");
    const line = (steals: string, blocks: string) =>
      `- **Tari Eason** (HOU): Sat 18 Jan @ POR, STL ${steals}, BLK ${blocks}`;
    expect(marked(line("1.0", "1.9"), of)).toEqual(["1.0", "1.9"]);
  });

  it("as a lead is marked where it is told as anything else", () => {
    const of = collectFacts(
      [
        {
          today: "2025-01-15",
          me: { teamName: "Fan Favorites", points: 275, gamesLeft: 30 },
          opponent: { teamName: "Dime Droppers", points: 415, gamesLeft: 33 },
          lead: -140,
          catchUpPerDay: 28,
        },
        { teamName: "Fan Favorites", ownership: "my roster", unit: "points", gain: 164.1 },
      ],
      "",
    );
    for (const sentence of ["You score 28 points a day.", "You have 140 points."])
      expect(checkSentence(sentence, of).marks).toHaveLength(1);
    for (const sentence of [
      "To draw level you need 28 points a day more than **Dime Droppers**.",
      "Για να ισοφαρίσεις χρειάζεσαι 28 πόντους την ημέρα περισσότερους από: **Dime Droppers**.",
      "You must outscore them by 28 points a day.",
      "Together that is a gain of 164.1 fantasy points for **Fan Favorites**.",
    ])
      expect(checkSentence(sentence, of)).toMatchObject({ unsupported: [], marks: [] });
    expect(marked("To draw level you need 33 points a day more than **Dime Droppers**.", of)).toEqual(["33"]);
  });

  it.each(["STL 0.055", "STL 0.1", "0.055 steals"])("is no change: %s", (change) => {
    const of = collectFacts([{ players: [eason] }, moved], "");
    expect(checkSentence(`Tari Eason: ${change}`, of).marks).toHaveLength(1);
  });

  it("stays beside the day of a game to come, whatever else is told of that day", () => {
    const free = { ...eason, gain: 0.107, gainUnit: "category value" };
    const other = { ...moved, move: { ...moved.move, gain: 0.045, drop: { name: "Brook Lopez" } } };
    const of = collectFacts([{ players: [free] }, other, log], "", parseDay("2025-01-18"));
    const line = "- **Tari Eason** (HOU): Sat 18 Jan @ POR, STL 1.9, BLK 1, a gain of 0.107 (category value)";
    expect(checkSentence(line, of)).toMatchObject({ unsupported: [], marks: [] });
    // On the day itself the number is that of the day.
    expect(marked("Tari Eason had 1.9 steals on Sat 18 Jan.", of)).toEqual(["1.9"]);
    expect(marked("- Tari Eason: Sat 18 Jan @ POR, STL 2.6", of)).toEqual(["2.6"]);
  });

  it("of every day is not passed as that of one day", () => {
    const of = collectFacts([{ players: [eason] }, log], "");
    expect(marked("Tari Eason had 1.9 steals on Sat 18 Jan.", of)).toEqual(["1.9"]);
    expect(checkSentence("Tari Eason had 3 steals on Sat 18 Jan.", of).unsupported).toEqual([]);
  });
});

describe("a name that holds mark-up", () => {
  const team = "**Fast** <script>alert(2)</script> [Break](https://team.example)";
  const shown = "**\\*\\*Fast\\*\\* \\<script\\>alert(2)\\</script\\> \\[Break\\](…**";
  const player = "Shai <img src=x onerror=alert(1)> Gilgeous-Alexander";
  const of = collectFacts(
    [
      { me: { teamName: "Fan Favorites", gamesLeft: 31 }, opponent: { teamName: team, gamesLeft: 35 } },
      { teamName: "Go Visit www.rivals.example Now 7", counts: { players: 13 } },
      { name: player, status: "ACTIVE", ownership: "opponent", gamesLeftInMatchup: 4, averages: { STL: 1.7 } },
      { name: "Julius [Randle](https://wire.example/claim)", status: "OUT", ownership: "free agent" },
      { name: "Trey Alexander", status: "OUT", ownership: "free agent" },
    ],
    "",
  );

  it.each([
    `${shown}: 35 games left.`,
    `${shown}: 35 αγώνες απομένουν στην αναμέτρηση.`,
    "Fast Break has 35 games left.",
    "Your opponent is Fast Break.",
    "**Go Visit … Now 7**: 13 players.",
    "**Shai \\<img src=x onerror=alert(1)\\> Gilgeous-Alexander** (PG): active, 4 games left, STL 1.7.",
    "Shai Gilgeous-Alexander is active and has 4 games left.",
    "Shai is active. ",
    "Gilgeous-Alexander is on your opponent's roster.",
    "Julius \\[Randle\\](… is out.",
    "Julius Randle is out.",
  ])("is known as it is shown and by its words: %s", (sentence) => {
    expect(checkSentence(sentence, of)).toMatchObject({ unsupported: [], marks: [] });
  });

  it("is held against what is told of its bearer like any other", () => {
    expect(marked(`${shown}: 31 games left.`, of)).toEqual(["31"]);
    expect(marked("Shai Gilgeous-Alexander is out.", of)).toEqual(["out"]);
    expect(marked("**Shai \\<img src=x onerror=alert(1)\\> Gilgeous-Alexander** has 35 games left.", of)).toEqual([
      "35",
    ]);
  });
});

test("a score of nought to nought with all categories tied, and one open slot, are told whole", () => {
  const side = (teamName: string) => ({ teamName, categoriesWon: 0 });
  const score = { today: "2025-01-15", me: side("Fan Favorites"), opponent: side("Dime Droppers"), tiedCategories: 9 };
  const lineups = {
    teamName: "Fan Favorites",
    ownership: "my roster",
    unit: "category value",
    days: [{ day: "2025-01-17", total: 1.257, openSlots: 1 }],
  };
  const of = collectFacts([score, lineups], "");
  for (const sentence of [
    "You are tied 0-0-9 in categories: **Fan Favorites** against **Dime Droppers**.",
    "Είστε ισόπαλοι 0-0-9 στις κατηγορίες: **Fan Favorites** εναντίον **Dime Droppers**.",
    "- Παρ 17 Ιαν: αναμένονται 1.257 αξία κατηγοριών, 1 κενή θέση",
  ])
    expect(marked(sentence, of)).toEqual([]);
  for (const sentence of ["You are tied 0-0-8 in categories.", "You are tied 1-1-9 in categories."])
    expect(marked(sentence, of)).not.toEqual([]);
  expect(marked("- Παρ 17 Ιαν: 9 κενή θέση", of)).toContain("9");
});

test("claims are counted: names, numbers, days, statuses", () => {
  expect(checkSentence("Luka is out until January 29 with 4 games left.", facts).claims).toBe(4);
});
