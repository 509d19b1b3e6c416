/** Tool results for property tests: valid ones, with hostile names, any numbers and everything absent that may be. */
import fc from "fast-check";
import type {
  FreeAgentsOutput,
  GameLogOutput,
  MatchupOutput,
  NotFoundOutput,
  PlayerStatusOutput,
  RosterOutput,
  ScoreOutput,
} from "@/contract/tool-outputs";
import { LAPSE_REASONS } from "@/domain/roster/timeline";
import { TOOL } from "../questions/tools";
import {
  decisions,
  effect,
  form,
  league,
  lineup,
  move,
  news,
  plan,
  schedule,
  slotFit,
  teamSchedule,
  week,
} from "./sample-decisions";
import {
  FRESH,
  freeAgents,
  gameLog,
  matchup,
  notFound,
  roster,
  rosterPlayer,
  STALE,
  score,
  status,
} from "./sample-outputs";

const anyName = fc.oneof(
  fc.constantFrom("Devin Booker", "Karl-Anthony Towns", "O'Neale 3", "Shai Gilgeous-Alexander", "Jokić", "A. B. Jr."),
  fc.string({ minLength: 1, maxLength: 90, unit: "grapheme" }),
  fc.constantFrom("[free](http://evil.example)", "**7** wins", "# Boss", "`code`", "<b>x</b>", "a|b", "x".repeat(200)),
);
const tenth = fc.integer({ min: -9_999, max: 9_999 }).map((value) => value / 10);
const count = fc.integer({ min: 0, max: 99 });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const anyDay = fc
  .integer({ min: 0, max: 500 })
  .map((offset) => new Date(Date.UTC(2024, 9, 1 + offset)).toISOString().slice(0, 10));
const anyStatus = fc.constantFrom(
  { status: "ACTIVE", statusText: "active" },
  { status: "OUT", statusText: "out" },
  { status: "DAY_TO_DAY", statusText: "day to day" },
  { status: "UNKNOWN", statusText: "status unknown" },
);
const label = fc.record({
  playerId: count,
  name: anyName,
  positions: fc.constantFrom<string[]>([], ["PG"], ["PF", "C"]),
  proTeam: fc.constantFrom("BOS", "FA"),
});
const availability = fc
  .tuple(anyStatus, maybe(anyDay))
  .map(([words, expectedReturn]) => ({ ...words, expectedReturn }));
const anyProvenance = fc.constantFrom(FRESH, STALE);
const line = fc.dictionary(fc.constantFrom("PTS", "REB", "AST", "3PM", "FG%"), tenth);

const anyRoster = fc
  .record({
    from: anyProvenance,
    teamName: anyName,
    day: anyDay,
    isToday: fc.boolean(),
    ownership: fc.constantFrom("my roster" as const, "opponent" as const),
    players: fc.array(
      fc.record({
        label,
        availability,
        slot: fc.constantFrom("PG", "UTIL", "BE", "IR"),
        place: fc.constantFrom("starter" as const, "bench" as const, "IR" as const),
        game: maybe(fc.constantFrom("vs BOS", "@ LAL")),
        pointsOnDay: maybe(tenth),
      }),
      { maxLength: 16 },
    ),
    counts: fc.tuple(count, count, count, count, count, count, count, count),
    startersPointsOnDay: maybe(tenth),
  })
  .map(({ from, players, counts, ...rest }): RosterOutput => {
    const rows = players.map(({ label: who, availability: health, ...row }) =>
      rosterPlayer({ ...who, ...health, ...row }),
    );
    const [all, starters, bench, injuredReserve, withGame, startersWithGame, flagged, statusUnknown] = counts;
    return {
      ...roster(),
      ...from,
      ...rest,
      players: rows,
      counts: { players: all, starters, bench, injuredReserve, withGame, startersWithGame, flagged, statusUnknown },
      flagged: rows.filter((row) => row.status === "OUT"),
    };
  });

const anySide = fc.record({
  teamId: count,
  teamName: anyName,
  points: maybe(tenth),
  categoriesWon: maybe(count),
  gamesLeft: maybe(count),
  playableGamesLeft: maybe(count),
  addsUsed: maybe(count),
});
const anyMatchup = fc
  .record({
    from: anyProvenance,
    me: anySide,
    opponent: maybe(anySide),
    lead: maybe(tenth),
    tiedCategories: maybe(count),
    addsLeft: maybe(count),
    addsPlanned: count,
    lapsedMoves: fc.array(
      fc.record({ drop: maybe(anyName), add: maybe(anyName), day: anyDay, because: fc.constantFrom(...LAPSE_REASONS) }),
      { maxLength: 2 },
    ),
    daysLeft: maybe(count),
    catchUpPerDay: maybe(tenth),
    firstDay: maybe(anyDay),
    lastDay: maybe(anyDay),
    state: fc.constantFrom("not started" as const, "in progress" as const, "finished" as const, "bye" as const),
    byDay: fc.array(fc.record({ day: anyDay, me: tenth, opponent: tenth, difference: tenth }), { maxLength: 7 }),
    categories: fc.array(
      fc.record({
        category: fc.constantFrom("AST", "FG%", "TO"),
        me: maybe(tenth),
        opponent: maybe(tenth),
        lead: maybe(tenth),
        result: fc.constantFrom("ahead" as const, "behind" as const, "tied" as const, "unknown" as const),
        isLowerBetter: fc.boolean(),
        chance: maybe(fc.integer({ min: 0, max: 1_000 }).map((thousandths) => thousandths / 1_000)),
      }),
      { maxLength: 9 },
    ),
  })
  .map(({ from, ...rest }): MatchupOutput => ({ ...matchup(), ...from, ...rest }));

const anyStandings = fc
  .record({
    rankedBy: fc.constantFrom("roto points" as const, "fantasy points" as const),
    teams: count,
    myRank: maybe(count),
    myPoints: maybe(tenth),
    leadOverAbove: maybe(count.map((value) => -value)),
    leadOverBelow: maybe(count),
    table: fc.array(fc.record({ rank: count, teamName: anyName, points: tenth, isMine: fc.boolean() }), {
      maxLength: 9,
    }),
    categories: fc.array(
      fc.record({
        category: fc.constantFrom("AST", "FG%", "TO"),
        value: tenth,
        rotoPoints: tenth,
        leadOverAbove: maybe(count.map((value) => -value)),
        leadOverBelow: maybe(count),
        isLowerBetter: fc.boolean(),
      }),
      { maxLength: 9 },
    ),
  })
  .map(
    (rest): MatchupOutput => ({ ...matchup({ opponent: null, lead: null }), standings: { ...rest, slotGames: [] } }),
  );

const anyFreeAgents = fc
  .record({
    from: anyProvenance,
    matched: count,
    sortedBy: fc.constantFrom("AST + STL a game", "fantasy points a game this season"),
    players: fc.array(
      fc
        .record({
          label,
          availability,
          ownership: fc.constantFrom("free agent" as const, "on waivers" as const),
          waiverClearsAt: maybe(anyDay.map((day) => `${day}T08:30:00.000Z`)),
          percentOwned: maybe(tenth),
          pointsPerGame: maybe(tenth),
          gamesPlayed: maybe(count),
          averages: line,
          gamesLeftInMatchup: maybe(count),
        })
        .map(({ label: who, availability: health, ...row }) => ({ ...who, ...health, ...row })),
      { maxLength: 14 },
    ),
  })
  .map(({ from, ...rest }): FreeAgentsOutput => ({ ...freeAgents(), ...from, ...rest }));

const anyPlayerStatus = fc
  .record({
    from: anyProvenance,
    label,
    availability,
    ownership: fc.oneof(fc.constantFrom("my roster", "opponent", "free agent", "on waivers", "unknown"), anyName),
    slot: maybe(fc.constantFrom("PG", "IR")),
    percentOwned: maybe(tenth),
    pointsPerGame: maybe(tenth),
    gamesPlayed: maybe(count),
    statusSince: maybe(fc.record({ day: anyDay, isAtLeast: fc.boolean() })),
    nextGame: maybe(fc.record({ day: anyDay, opponent: fc.constantFrom("vs BOS", "@ LAL"), isToday: fc.boolean() })),
    gamesLeftInMatchup: maybe(count),
    comingMove: fc.option(
      fc.record({ day: anyDay, kind: fc.constantFrom("joins" as const, "leaves" as const), isSeen: fc.boolean() }),
      { nil: undefined },
    ),
  })
  .map(
    ({ from, label: who, availability: health, comingMove, ...rest }): PlayerStatusOutput => ({
      ...status(),
      ...(comingMove && { comingMove }),
      ...from,
      ...who,
      ...health,
      ...rest,
    }),
  );

const anyGameLog = fc
  .record({
    from: anyProvenance,
    label,
    games: fc.array(fc.record({ day: anyDay, fantasyPoints: maybe(tenth), line }), { maxLength: 12 }),
    gamesShown: count,
    gamesMissed: count,
    averages: line,
    seasonGames: maybe(count),
    seasonAverages: line,
    averageFantasyPoints: maybe(tenth),
    best: maybe(fc.record({ day: anyDay, fantasyPoints: tenth })),
    seasonAverageFantasyPoints: maybe(tenth),
    difference: maybe(tenth),
  })
  .map(({ from, label: who, ...rest }): GameLogOutput => ({ ...gameLog(), ...from, ...who, ...rest }));

const anyScore = fc
  .record({
    from: anyProvenance,
    total: tenth,
    terms: fc.array(
      fc.record({ stat: fc.constantFrom("PTS", "3PM"), amount: tenth, pointsPerUnit: tenth, points: tenth }),
      { maxLength: 8 },
    ),
    weights: fc.constantFrom("league" as const, "question" as const, "ESPN default" as const),
    supposed: fc.array(fc.record({ stat: anyName, pointsPerUnit: tenth, insteadOf: fc.option(tenth) }), {
      maxLength: 2,
    }),
    unscored: fc.array(fc.record({ stat: anyName, amount: tenth }), { maxLength: 2 }),
    ignoredStats: fc.array(anyName, { maxLength: 3 }),
  })
  .map(({ from, ...rest }): ScoreOutput => ({ ...score(), ...from, ...rest }));

const anyNotFound = fc
  .record({
    query: anyName,
    candidates: fc.array(fc.record({ playerId: count, name: anyName, proTeam: fc.constant("BOS") }), { maxLength: 4 }),
    nearest: fc.array(anyName, { maxLength: 3 }),
  })
  .map((rest): NotFoundOutput => ({ ...notFound(), ...rest }));

/** Chances stay between 0 and 1, counts stay whole; everything else is any number. */
const CHANCES = new Set(["probabilityGain", "before", "after", "chanceToPlay"]);

/** A hand-made output with other names and numbers in every place. */
function scrambled(sample: object): fc.Arbitrary<object> {
  return fc
    .tuple(
      fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 80, maxLength: 80 }),
      fc.array(anyName, { minLength: 9, maxLength: 9 }),
    )
    .map(([numbers, names]) => {
      let at = 0;
      const other = (value: unknown, key: string): unknown => {
        at += 1;
        const drawn = numbers[at % numbers.length] ?? 1;
        if (Array.isArray(value)) return value.map((each) => other(each, key));
        if (typeof value === "object" && value !== null)
          return Object.fromEntries(Object.entries(value).map(([inner, each]) => [inner, other(each, inner)]));
        if (typeof value === "string")
          return /^(?:name|teamName|leagueName|drop|add|title)$/.test(key) ? names[at % names.length] : value;
        if (typeof value !== "number" || key === "ageSeconds") return value;
        if (CHANCES.has(key)) return drawn / 1_000;
        return Number.isInteger(value) ? drawn : (drawn - 500) / 10;
      };
      return other(sample, "") as object; // an object goes in, and what comes out has its keys
    });
}

const anyDecision = fc.oneof(
  scrambled(move()).map((output) => ({ name: TOOL.simulate, output })),
  scrambled(move({ move: effect({ verdict: "against", because: "move.drops-a-keeper" }) })).map((output) => ({
    name: TOOL.simulate,
    output,
  })),
  scrambled(slotFit()).map((output) => ({ name: TOOL.slotFit, output })),
  scrambled(lineup()).map((output) => ({ name: TOOL.dailyLineup, output })),
  scrambled(week()).map((output) => ({ name: TOOL.weeklyLineup, output })),
  scrambled(plan()).map((output) => ({ name: TOOL.plan, output })),
  scrambled(news()).map((output) => ({ name: TOOL.news, output })),
  scrambled(schedule()).map((output) => ({ name: TOOL.schedule, output })),
  scrambled(teamSchedule()).map((output) => ({ name: TOOL.schedule, output })),
  scrambled(league()).map((output) => ({ name: TOOL.league, output })),
  scrambled(decisions()).map((output) => ({ name: TOOL.decisions, output })),
  scrambled(form()).map((output) => ({ name: TOOL.rosterLogs, output })),
);

/** A result of any tool. */
export const anyResult = fc.oneof(
  anyDecision,
  anyRoster.map((output) => ({ name: output.ownership === "my roster" ? TOOL.myRoster : TOOL.opponentRoster, output })),
  anyMatchup.map((output) => ({ name: TOOL.matchup, output })),
  anyStandings.map((output) => ({ name: TOOL.matchup, output })),
  anyFreeAgents.map((output) => ({ name: TOOL.freeAgents, output })),
  anyPlayerStatus.map((output) => ({ name: TOOL.status, output })),
  anyGameLog.map((output) => ({ name: TOOL.gameLog, output })),
  anyScore.map((output) => ({ name: TOOL.score, output })),
  anyNotFound.map((output) => ({ name: TOOL.status, output })),
);
