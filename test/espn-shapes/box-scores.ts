/**
 * `mMatchupScore` with `mScoreboard`: the running matchup of the points and the category league on its fourth day, Thursday.
 *
 * What each starter did is written down for teams 4 and 7, so that their totals can be added by hand:
 *   team 4: Monday 62+33+17 = 112, Tuesday 33+33+17 = 83, Wednesday 33+62+17+33+17+1 = 163, Thursday 62+33+1 = 96, in all 454
 *   team 7: Monday 33+17+17 = 67, Tuesday 62+17+33 = 112, Wednesday 33+33+1+17+17+17 = 118, Thursday 17+17+33 = 67, in all 364
 */
import { CATEGORIES, envelope, LEAGUE_IDS, type LeagueKind, POINTS, pairs } from "./league";
import { type MadePlayer, rosterOf, SLOTS, slimPlayer } from "./players";
import { FIRST_DAY_OF_MATCHUP, gameIdOf, games, groupOf, groupsOn, MATCHUP, SEASON, TODAY } from "./season";
import { addUp, type Counts, LINES, type LineName, statMap, withInfinity } from "./stat-lines";

const STARTERS = 9;
/** Lines by day, in the order of the starters who play on it: 1st, 4th, 7th on Monday, 2nd, 5th, 8th on Tuesday and so on. */
const BY_HAND: Readonly<Record<number, readonly string[]>> = {
  4: ["CBA", "BBA", "BBCAAD", "CBD"],
  7: ["BAA", "CAB", "BBDAAA", "AAB"],
};
const OTHERS = ["BAD", "ACB", "ABBCDA", "BBA"];
const LETTERS: Readonly<Record<string, LineName>> = { A: "small", B: "medium", C: "big", D: "quiet" };

/** The line of the starter at `place` on a day of the matchup, `undefined` when his NBA team does not play. */
function lineOn(teamId: number, place: number, period: number): Counts | undefined {
  const starters = rosterOf(teamId).slice(0, STARTERS);
  const plays = (player: MadePlayer | undefined) => player && groupsOn(period).includes(groupOf(player.proTeamId));
  if (place >= STARTERS || !plays(starters[place])) return undefined;
  const letters = (BY_HAND[teamId] ?? OTHERS)[period - FIRST_DAY_OF_MATCHUP] ?? "";
  const letter = letters[starters.slice(0, place).filter(plays).length] ?? "D";
  return LINES[LETTERS[letter] ?? "quiet"];
}

const DAYS = Array.from({ length: TODAY - FIRST_DAY_OF_MATCHUP + 1 }, (_, index) => FIRST_DAY_OF_MATCHUP + index);
const GAME_OF = new Map(
  games().flatMap(({ period, home, away }) =>
    [home, away].map((proTeam) => [`${period} ${proTeam}`, gameIdOf(period, home)] as const),
  ),
);

export function appliedStats(stats: Record<string, number>, points = POINTS): Record<string, number> {
  return Object.fromEntries(Object.entries(points).map(([id, weight]) => [id, weight * (stats[id] ?? 0)]));
}
export const sum = (values: Record<string, number>): number =>
  Object.values(values).reduce((total, each) => total + each, 0);

/** Applied fields are sent in points leagues only. */
function applied(kind: LeagueKind, stats: Record<string, number>) {
  if (kind !== "points") return {};
  const byStat = Object.keys(stats).length > 0 ? appliedStats(stats) : {};
  return { appliedStats: byStat, appliedTotal: sum(byStat) };
}

/** One game; a player who was out of it has a row with nothing in it. */
export function gameRow(kind: LeagueKind, player: MadePlayer, period: number, line: Counts | undefined) {
  const gameId = GAME_OF.get(`${period} ${player.proTeamId}`) ?? 0;
  const stats = line ? statMap(line) : {};
  return {
    ...applied(kind, stats),
    externalId: String(gameId),
    id: `05${gameId}`,
    proTeamId: player.proTeamId,
    scoringPeriodId: period,
    seasonId: SEASON,
    statSourceId: 0,
    statSplitTypeId: 5,
    stats,
  };
}

/** Everything that one player counted with, in one row; its lineup slot is always 0. */
function aggregateRow(kind: LeagueKind, line: Counts) {
  return {
    ...applied(kind, statMap(line)),
    id: "05null",
    proTeamId: 0,
    scoringPeriodId: 0,
    seasonId: SEASON,
    statSourceId: 0,
    statSplitTypeId: 5,
    stats: withInfinity(statMap(line)),
  };
}

/** Box scores say nothing about health; some say of a few players that they do not start. */
const boxPlayer = (player: MadePlayer, place: number, stats: object[]) => ({
  ...slimPlayer(player),
  ...(place % 5 === 3 && {
    starterStatusByProGame: place === 3 ? { [gameIdOf(TODAY, player.proTeamId)]: "NOTSTARTING" } : {},
  }),
  stats,
});

function entry(
  kind: LeagueKind,
  player: MadePlayer,
  place: number,
  slot: number,
  row: { appliedTotal?: number } | undefined,
) {
  return {
    lineupSlotId: slot,
    playerId: player.id,
    playerPoolEntry: {
      ...(kind === "points" && { appliedStatTotal: row?.appliedTotal ?? 0 }),
      id: player.id,
      player: boxPlayer(player, place, row ? [row] : []),
    },
  };
}

function dayRoster(kind: LeagueKind, teamId: number) {
  const entries = rosterOf(teamId).map((player, place) => {
    const hasGame = GAME_OF.has(`${TODAY} ${player.proTeamId}`);
    const row = hasGame ? gameRow(kind, player, TODAY, lineOn(teamId, place, TODAY)) : undefined;
    return entry(kind, player, place, SLOTS[place] ?? 12, row);
  });
  return { ...(kind === "points" && { appliedStatTotal: pointsOn(teamId, TODAY) }), entries };
}

const linesOf = (teamId: number, place: number, days: readonly number[]): Counts[] =>
  days.flatMap((period) => lineOn(teamId, place, period) ?? []);
const teamLines = (teamId: number, days: readonly number[]): Counts[] =>
  rosterOf(teamId).flatMap((_, place) => linesOf(teamId, place, days));
const pointsOn = (teamId: number, period: number): number =>
  sum(appliedStats(statMap(addUp(teamLines(teamId, [period])))));

function matchupRoster(kind: LeagueKind, teamId: number) {
  const entries = rosterOf(teamId).flatMap((player, place) => {
    const lines = linesOf(teamId, place, DAYS);
    return lines.length > 0 ? [entry(kind, player, place, 0, aggregateRow(kind, addUp(lines)))] : [];
  });
  const total = sum(appliedStats(statMap(addUp(teamLines(teamId, DAYS)))));
  return { ...(kind === "points" && { appliedStatTotal: total }), entries };
}

const COMPONENTS = [13, 14, 15, 16];
/** 1 when `mine` wins the category, −1 when it loses: turnovers are better when lower. */
const outcome = (statId: number, mine: number, theirs: number): number =>
  Math.sign(mine - theirs) * (statId === 11 ? -1 : 1);
const WORDS: Readonly<Record<string, string>> = { 1: "WIN", 0: "TIE", "-1": "LOSS" };

function cumulativeScore(kind: LeagueKind, teamId: number, otherId: number) {
  const mine = statMap(addUp(teamLines(teamId, DAYS)));
  const theirs = statMap(addUp(teamLines(otherId, DAYS)));
  const isCategory = kind !== "points";
  const outcomes = isCategory ? CATEGORIES.map((id) => outcome(id, mine[id] ?? 0, theirs[id] ?? 0)) : [];
  const ids = isCategory ? [...CATEGORIES, ...COMPONENTS] : Object.keys(POINTS).map(Number);
  const scoreByStat = ids.map((id, index) => {
    const result = outcomes[index] === undefined ? null : WORDS[outcomes[index]];
    return [id, { ineligible: false, rank: 0, result, score: mine[id] ?? 0 }];
  });
  const count = (requested: number): number => outcomes.filter((each) => each === requested).length;
  return {
    losses: count(-1),
    scoreByStat: Object.fromEntries(scoreByStat),
    statBySlot: null,
    ties: count(0),
    wins: count(1),
  };
}

function side(kind: LeagueKind, teamId: number, otherId: number) {
  const byPeriod = Object.fromEntries(DAYS.map((period) => [period, pointsOn(teamId, period)]));
  const total = kind === "points" ? sum(byPeriod) : 0;
  return {
    adjustment: 0,
    cumulativeScore: cumulativeScore(kind, teamId, otherId),
    ...(kind === "points" && { pointsByScoringPeriod: byPeriod }),
    rosterForCurrentScoringPeriod: dayRoster(kind, teamId),
    rosterForMatchupPeriod: matchupRoster(kind, teamId),
    rosterForMatchupPeriodDelayed: matchupRoster(kind, teamId),
    teamId,
    tiebreak: 0,
    totalPoints: total,
    ...(kind === "points" && { totalPointsLive: total }),
  };
}

export const boxScores = (kind: "points" | "category") => ({
  gameId: 3,
  id: LEAGUE_IDS[kind],
  schedule: pairs().map(([home, away], index) => ({
    away: side(kind, away, home),
    home: side(kind, home, away),
    id: 45 + index,
    matchupPeriodId: MATCHUP,
    playoffTierType: "NONE",
    winner: "UNDECIDED",
  })),
  scoringPeriodId: TODAY,
  seasonId: SEASON,
  // Sent with one of the two recorded days and not with the other.
  ...(kind === "points" && { segmentId: 0 }),
});

/** `mMatchup` before the season: zeros with their stats, and a row far ahead with next to nothing. */
export function matchupsBeforePlay() {
  const zeros = Object.keys(POINTS).map((id) => [id, { ineligible: false, rank: 0, result: null, score: 0 }]);
  const untouched = (teamId: number) => ({
    cumulativeScore: { losses: 0, scoreByStat: Object.fromEntries(zeros), statBySlot: null, ties: 0, wins: 0 },
    gamesPlayed: 0,
    teamId,
    totalPoints: 0,
  });
  const slim = (teamId: number) => ({ gamesPlayed: 0, teamId, totalPoints: 0 });
  return {
    ...envelope("preseason"),
    schedule: [
      ...pairs().map(([home, away], index) => ({
        away: untouched(away),
        home: untouched(home),
        id: 1 + index,
        matchupPeriodId: 1,
        winner: "UNDECIDED",
      })),
      { away: slim(1), home: slim(14), id: 77, matchupPeriodId: 20, winner: "UNDECIDED" },
    ],
  };
}
