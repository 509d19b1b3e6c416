import { describe, expect, it, test } from "vitest";
import { easternDay } from "@/domain/ids";
import { freeAgents, notFound, roster, rosterPlayer } from "@/language/answers/sample-outputs";
import { readResult } from "@/language/answers/tool-results";
import { TOOL } from "../tools";
import { understandConversation } from "../understanding/understanding";
import { GREEK_PARAPHRASES } from "./paraphrases-el";
import { ENGLISH_PARAPHRASES, type Paraphrase } from "./paraphrases-en";
import { MAX_CALLS, planCalls } from "./planning";
import { planSecondStep } from "./second-look";

const WEDNESDAY = easternDay.parse("2025-01-15");
const ALL = new Set<string>(Object.values(TOOL));
const SHORT = new Map<string, string>(Object.entries(TOOL).map(([short, name]) => [name, short]));
const plan = (...questions: string[]) => planCalls(understandConversation(questions), ALL, WEDNESDAY);
const toolsOf = (question: string) => new Set(plan(question).map(({ name }) => SHORT.get(name)));
const written = (calls: readonly { name: string; args: object }[]) =>
  calls.map(({ name, args }) => `${SHORT.get(name)} ${JSON.stringify(args)}`);

describe.each([
  ["English", ENGLISH_PARAPHRASES],
  ["Greek", GREEK_PARAPHRASES],
] as const)("paraphrases in %s", (_, paraphrases: readonly Paraphrase[]) => {
  it("are at least 120 and led to the right look-ups in 95 of 100", () => {
    const missed = paraphrases.filter(([question, tools]) => {
      const planned = toolsOf(question);
      return planned.size !== new Set(tools).size || !tools.every((tool) => planned.has(tool));
    });
    expect(new Set(paraphrases.map(([question]) => question)).size).toBeGreaterThanOrEqual(120);
    const share = 1 - missed.length / paraphrases.length;
    expect(
      share,
      missed.map(([question, tools]) => `${question}: ${[...toolsOf(question)]}, not ${tools}`).join("\n"),
    ).toBeGreaterThanOrEqual(0.95);
  });
});

/** The product's scenarios as they are told to people, in both languages: look-ups with their arguments. */
const SCENARIOS: readonly (readonly [scenario: string, questions: readonly string[], calls: readonly string[]])[] = [
  [
    "A review",
    [
      "Review my matchup and help me optimize without destroying my team",
      "Δες την αναμέτρησή μου και βοήθησέ με να τη βελτιώσω χωρίς να διαλύσω την ομάδα",
    ],
    ["matchup {}", "myRoster {}", "opponentRoster {}", "plan {}", "weeklyLineup {}"],
  ],
  [
    "B streaming by categories",
    ["I'm down in assists and steals", "Χάνω στις ασίστ και στα κλεψίματα"],
    ["matchup {}", 'freeAgents {"healthyOnly":true,"targetCategories":["AST","STL"],"limit":8}'],
  ],
  [
    "B streaming on a day",
    ["who should I stream on Friday?", "ποιον να στριμάρω την Παρασκευή;"],
    ['freeAgents {"healthyOnly":true,"sort":"gain","limit":8,"playsOn":"2025-01-17"}'],
  ],
  [
    "C injury of somebody named",
    ["Is Booker worth holding while he's hurt?", "Να περιμένω τον Booker που είναι τραυματίας;"],
    ['status {"playerName":"Booker"}', 'news {"playerName":"Booker"}'],
  ],
  [
    "C injury with a replacement",
    ["drop Booker for Wells?", "Να κόψω τον Booker για τον Wells;"],
    ['simulate {"addPlayer":"Wells","dropPlayer":"Booker"}', 'status {"playerName":"Booker"}'],
  ],
  [
    "C injury of nobody named",
    ["My guard is DTD, hold or stream?", "Ο γκαρντ μου είναι DTD, τον κρατάω ή κάνω stream;"],
    ["myRoster {}"],
  ],
  [
    "D lineup of a day",
    ["11 players are active on Thursday, who sits?", "Έχω 11 ενεργούς την Πέμπτη, ποιος κάθεται;"],
    ['dailyLineup {"day":"2025-01-16"}'],
  ],
  [
    "D lineups of the week",
    ["set my lineup for every day left", "στήσε μου την πεντάδα για κάθε μέρα που μένει"],
    ["weeklyLineup {}"],
  ],
  [
    "E status",
    ["What's Booker's status?", "Σε τι κατάσταση είναι ο Booker;"],
    ['status {"playerName":"Booker"}', 'news {"playerName":"Booker"}'],
  ],
  [
    "E form",
    ["How has Booker been playing?", "Πώς παίζει τελευταία ο Booker;"],
    ['gameLog {"playerName":"Booker","lastNGames":10}'],
  ],
  [
    "E form over some games",
    ["Booker's last 5 games", "τα τελευταία 5 ματς του Booker"],
    ['gameLog {"playerName":"Booker","lastNGames":5}'],
  ],
  [
    "E drop",
    ["Should I drop Booker?", "Να κόψω τον Booker;"],
    ['status {"playerName":"Booker"}', 'news {"playerName":"Booker"}'],
  ],
  [
    "E start",
    ["Should I start Booker?", "Να ξεκινήσω τον Booker;"],
    ['status {"playerName":"Booker"}', 'gameLog {"playerName":"Booker","lastNGames":10}'],
  ],
  [
    "E comparison",
    ["Booker or Tatum, who has been better?", "Ποιος είναι καλύτερος, ο Booker ή ο Tatum;"],
    ['gameLog {"playerName":"Booker","lastNGames":10}', 'gameLog {"playerName":"Tatum","lastNGames":10}'],
  ],
  [
    "E addition",
    ["Should I pick up Wells?", "Να πάρω τον Wells;"],
    ['simulate {"addPlayer":"Wells"}', 'status {"playerName":"Wells"}'],
  ],
  [
    "E place",
    ["Would Wells crack my lineup?", "Θα έμπαινε ο Wells στην πεντάδα μου;"],
    ['slotFit {"addPlayer":"Wells"}'],
  ],
  [
    "F rumour",
    [
      "Someone on X says Booker broke his leg, drop him?",
      "Κάποιος στο X λέει ότι ο Booker έσπασε το πόδι του, να τον κόψω;",
    ],
    ['status {"playerName":"Booker"}', 'news {"playerName":"Booker"}'],
  ],
  [
    "G arithmetic",
    [
      "30 points and 10 rebounds if points are 1 and rebounds 1.2",
      "30 πόντοι και 10 ριμπάουντ αν οι πόντοι είναι 1 και τα ριμπάουντ 1,2",
    ],
    ['score {"stats":{"PTS":30,"REB":10},"weights":{"PTS":1,"REB":1.2}}'],
  ],
  [
    "H advice, refusal",
    ["is punting a good idea?", "what's the weather in Athens", "τι καιρό κάνει στην Αθήνα", "hi", "γεια"],
    [],
  ],
  [
    "schedule of a player",
    ["how many games does Booker have this week?", "πόσα ματς έχει ο Booker αυτή την εβδομάδα;"],
    ['schedule {"playerNames":["Booker"]}'],
  ],
  [
    "schedule of the next week",
    ["show me the schedule for next week", "το πρόγραμμα της επόμενης εβδομάδας"],
    ['schedule {"from":"2025-01-20","to":"2025-01-26"}'],
  ],
  ["rules", ["what are the scoring settings in my league", "πώς μετράνε οι πόντοι στη λίγκα μας;"], ["league {}"]],
  [
    "best free agents",
    ["Best free agents right now?", "Ποιοι είναι οι καλύτεροι ελεύθεροι παίκτες;"],
    ['freeAgents {"healthyOnly":true,"limit":8}', 'topicNews {"topic":"fantasy waiver wire pickups"}'],
  ],
];

describe.each(SCENARIOS)("scenario %s", (_, questions, calls) => {
  it.each(questions)("%s", (question) => {
    expect(written(plan(question))).toEqual(calls);
  });
});

describe("follow-ups plan", () => {
  it.each([
    [["Should I start Booker?", "and Tatum?"], ["status", "gameLog"], "Tatum"],
    [["What's Booker's status?", "should I drop him?"], ["status", "news"], "Booker"],
    [["Τι κάνει ο Booker;", "να τον κόψω;"], ["status", "news"], "Booker"],
    [["Who has been better, Booker or Tatum?", "and in assists?"], ["gameLog", "gameLog"], "Booker"],
    [["how many games does Booker have", "what about Tatum?"], ["schedule"], "Tatum"],
    [["who sits tonight?", "what about Thursday?"], ["dailyLineup"], "2025-01-16"],
    [["ποιος κάθεται απόψε;", "και την Πέμπτη;"], ["dailyLineup"], "2025-01-16"],
    [["Should I drop Booker?", "why?"], ["status", "news"], "Booker"],
    [["Να κόψω τον Booker;", "γιατί;"], ["status", "news"], "Booker"],
    [["best free agents with steals", "only guards"], ["freeAgents"], '"position":"G"'],
    [["Should I pick up Wells?", "what about Braun?"], ["simulate", "status"], "Braun"],
    [["should I drop Booker?", "drop him for Wells?"], ["simulate", "status"], '"dropPlayer":"Booker"'],
    [["Who is on my roster?", "and my opponent's?"], ["opponentRoster"], "{}"],
    [["when do the Celtics play", "and the Lakers?"], ["schedule"], '["Los Angeles Lakers"]'],
    [["πότε παίζουν οι Σέλτικς;", "και οι Λέικερς;"], ["schedule"], '["Los Angeles Lakers"]'],
    [["when do the Celtics play", "and next week?"], ["schedule"], '["Boston Celtics"],"from":"2025-01-20"'],
  ])("%j", (questions, tools, argument) => {
    const calls = plan(...questions);
    expect(calls.map(({ name }) => SHORT.get(name))).toEqual(tools);
    expect(JSON.stringify(calls)).toContain(argument);
  });

  it("means by him the first of the list that was shown", () => {
    const answer = "First of them:\n- **Scoot Henderson** (PG, POR): 25 points a game\n- **Mike Conley** (PG, MIN): 20";
    const request = understandConversation(["Best free agents right now?", "should I add him?"], answer);
    expect(planCalls(request, ALL, WEDNESDAY)).toContainEqual({
      name: TOOL.simulate,
      args: { addPlayer: "Scoot Henderson" },
    });
  });
});

describe("the days and NBA teams of a question", () => {
  it.each([
    ["How many games do the Spurs play this week?", ['schedule {"playerNames":["San Antonio Spurs"]}']],
    ["Πόσα ματς παίζουν οι Σπερς αυτή την εβδομάδα;", ['schedule {"playerNames":["San Antonio Spurs"]}']],
    ["when do the Celtics play", ['schedule {"playerNames":["Boston Celtics"]}']],
    ["πότε παίζει η Βοστώνη;", ['schedule {"playerNames":["Boston Celtics"]}']],
    [
      "when do the Lakers play on Friday",
      ['schedule {"playerNames":["Los Angeles Lakers"],"from":"2025-01-17","to":"2025-01-17"}'],
    ],
    ["which teams play 4 games next week", ['schedule {"everyClub":true,"from":"2025-01-20","to":"2025-01-26"}']],
    [
      "Ποιες ομάδες έχουν 4 ματς την επόμενη εβδομάδα;",
      ['schedule {"everyClub":true,"from":"2025-01-20","to":"2025-01-26"}'],
    ],
    ["which of my guys have back to backs", ["schedule {}"]],
    [
      "who should I stream tonight?",
      ['freeAgents {"healthyOnly":true,"sort":"gain","limit":8,"playsOn":"2025-01-15"}'],
    ],
    [
      "who should I stream this weekend?",
      ['freeAgents {"healthyOnly":true,"sort":"gain","limit":8,"playsOn":"2025-01-18","playsUntil":"2025-01-19"}'],
    ],
    // Adding today is no request for a game today.
    ["who should I add today?", ['freeAgents {"healthyOnly":true,"sort":"gain","limit":8}']],
  ])("%s", (question, calls) => expect(written(plan(question))).toEqual(calls));
});

describe("the second look", () => {
  const hurt = rosterPlayer({ playerId: 9, name: "Bam Adebayo", positions: ["C"], status: "DAY_TO_DAY" });
  const flagged = [hurt, rosterPlayer({ playerId: 8, name: "Malik Monk", status: "OUT" })];
  const mine = readResult({
    name: TOOL.myRoster,
    output: roster({ players: flagged, flagged: flagged.map((each) => ({ ...each })) }),
  });
  const second = (question: string, ...findings: Parameters<typeof planSecondStep>[1]) =>
    written(planSecondStep(understandConversation([question]), findings, ALL, WEDNESDAY));

  it("checks my players in doubt against the news in a review", () => {
    expect(second("Review my team and tell me how to win this week", mine)).toEqual([
      'news {"playerName":"Bam Adebayo","limit":2}',
      'news {"playerName":"Malik Monk","limit":2}',
    ]);
  });

  it("looks at the teams for a name that no player has, nor one alike", () => {
    const question = "which of the guys of Dime Droppers are hurt?";
    const unknown = readResult({ name: TOOL.status, output: { ...notFound(), query: "Droppers" } });
    const alike = readResult({ name: TOOL.status, output: { ...notFound(), nearest: ["Jalen Williams"] } });
    expect(second(question, unknown)).toEqual(["matchup {}", "opponentRoster {}"]);
    expect(second(question, alike)).toEqual([]);
    expect(second("How has Demarcus Fennimore been playing?", unknown)).toEqual([]);
  });

  it("looks up the one player of mine who is meant", () => {
    const calls = ['status {"playerName":"Bam Adebayo"}', 'news {"playerName":"Bam Adebayo"}'];
    expect(second("My center is DTD, hold or stream?", mine)).toEqual(calls);
    expect(second("Ο σέντερ μου είναι DTD, τον κρατάω;", mine)).toEqual(calls);
  });

  it("weighs whoever of mine is hurt and takes a place when I ask whom to hold", () => {
    const onIr = rosterPlayer({ playerId: 7, name: "Joel Embiid", status: "OUT", slot: "IR" });
    const likely = rosterPlayer({ playerId: 6, name: "Paul George", status: "PROBABLE" });
    const players = [...flagged, onIr, likely];
    const roomy = readResult({ name: TOOL.myRoster, output: roster({ players, flagged: players }) });
    const calls = ['status {"playerName":"Bam Adebayo"}', 'status {"playerName":"Malik Monk"}'];
    expect(second("Who on my roster is hurt, and should I hold or stream?", roomy)).toEqual(calls);
    expect(second("Who is on my roster?", roomy)).toEqual([]);
  });

  it("values the first free agents by what they do to the matchup", () => {
    const freeAgentPool = readResult({ name: TOOL.freeAgents, output: freeAgents() });
    expect(second("who should I stream on Friday?", freeAgentPool)).toEqual([
      'simulate {"addPlayer":"Ben Simmons","day":"2025-01-17"}',
      'simulate {"addPlayer":"Scoot Henderson","day":"2025-01-17"}',
    ]);
    expect(second("who should I stream this weekend?", freeAgentPool)[0]).toBe(
      'simulate {"addPlayer":"Ben Simmons","day":"2025-01-18"}',
    );
    // Beyond this matchup nothing is valued.
    expect(second("who should I stream next week?", freeAgentPool)).toEqual([]);
    expect(second("Best free agents right now?", freeAgentPool)).toEqual([]);
  });

  it("stays within the look-ups of a turn", () => {
    const many = Array.from({ length: MAX_CALLS - 1 }, () => mine);
    expect(second("Review my team and tell me how to win this week", ...many)).toHaveLength(1);
  });
});

test("no question asks for more look-ups than a turn has, or for a tool that is not offered", () => {
  for (const [question] of [...ENGLISH_PARAPHRASES, ...GREEK_PARAPHRASES]) {
    expect(plan(question).length).toBeLessThanOrEqual(MAX_CALLS);
    const calls = planCalls(understandConversation([question]), new Set([TOOL.matchup]), WEDNESDAY);
    expect(calls.every(({ name }) => name === TOOL.matchup)).toBe(true);
  }
  expect(plan("drop or start Booker, Tatum, Fox, Maxey, Brunson?").length).toBeLessThanOrEqual(MAX_CALLS);
});
