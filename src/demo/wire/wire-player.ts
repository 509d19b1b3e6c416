/**
 * Players on the wire: ESPN's `player` object, its stat rows and pool entries, as seen at one instant.
 *
 * Rows follow basketball's splits: 0 season, 1/2/3 the last 7/15/30 days, 5 one game, and source 1 the projection,
 * which is the season before carried forward. ESPN has no projection of single games and neither has the demo.
 */

import { addCounts, type Counts, type DemoPlayer, NO_COUNTS } from "../figures";
import type { Ledger } from "../league/ledger";
import { appliedStats, type DemoFormat, ratioStats, type StatMap, statMap, summableStats } from "../league/scoring";
import { type Absence, estimateReturn } from "../season/availability";
import { dayOfPeriod, FINAL_PERIOD, instantInPeriod, SEASON } from "../season/calendar";
import { proTeamConference } from "../season/demo-pro-teams";

export type StatRow = {
  readonly id: string;
  readonly externalId?: string;
  readonly seasonId: number;
  readonly scoringPeriodId: number;
  readonly statSourceId: 0 | 1;
  readonly statSplitTypeId: number;
  readonly proTeamId: number;
  readonly stats: StatMap;
  readonly averageStats?: StatMap;
  readonly appliedStats?: StatMap;
  readonly appliedTotal?: number;
  readonly appliedAverage?: number;
};

const sum = (stats: StatMap): number => Object.values(stats).reduce((total, value) => total + value, 0);

/** The applied fields of a row; category formats have none. */
function applied(format: DemoFormat, stats: StatMap, games: number | undefined) {
  if (format !== "points") return {};
  const byStat = appliedStats(stats);
  const total = sum(byStat);
  return {
    appliedStats: byStat,
    appliedTotal: total,
    ...(games !== undefined && { appliedAverage: games === 0 ? 0 : total / games }),
  };
}

function averagesOf(counts: Counts): StatMap {
  const perGame = Object.entries(summableStats(counts)).map(([id, value]) => [
    id,
    Math.round((value / counts.games) * 1e8) / 1e8,
  ]);
  return { ...Object.fromEntries(perGame), ...ratioStats(counts), "42": counts.games };
}

function seasonRow(format: DemoFormat, split: number, season: number, counts: Counts): StatRow {
  const stats = statMap(counts);
  return {
    ...applied(format, stats, counts.games),
    ...(counts.games > 0 && { averageStats: averagesOf(counts) }),
    externalId: String(season),
    id: `0${split}${season}`,
    proTeamId: 0,
    scoringPeriodId: 0,
    seasonId: season,
    statSourceId: 0,
    statSplitTypeId: split,
    stats,
  };
}

/** Stats that ESPN's projections carry among those that add up. */
const PROJECTED = ["0", "1", "2", "3", "6", "11", "13", "14", "15", "16", "17", "18", "23", "24", "25", "40", "42"];

/** Games projected: half way between last season's and a usual season. */
const projectedGames = (before: Counts): number => Math.round((before.games + 70) / 2);

/** Last season's rates over the projected games, in whole numbers so that the row adds up. */
function projectedCounts(before: Counts): Counts {
  const games = projectedGames(before);
  const scaled = Object.entries(before).map(([name, value]) => [name, Math.round((value / before.games) * games)]);
  return { ...NO_COUNTS, ...Object.fromEntries(scaled), games };
}

function projectionRow(format: DemoFormat, before: Counts): StatRow {
  const counts = projectedCounts(before);
  const only = (stats: StatMap) =>
    Object.fromEntries(
      [...PROJECTED, "19", "20", "21", "26", "27", "28", "29", "30", "31", "32", "33", "34", "35", "36"].map((id) => [
        id,
        stats[id] ?? 0,
      ]),
    );
  const stats = only(statMap(counts));
  return {
    ...applied(format, stats, counts.games),
    averageStats: only(averagesOf(counts)),
    externalId: String(SEASON),
    id: `10${SEASON}`,
    proTeamId: 0,
    scoringPeriodId: 0,
    seasonId: SEASON,
    statSourceId: 1,
    statSplitTypeId: 0,
    stats,
  };
}

/** The row of one game. Undefined while it is not over, and on days without one; a missed game has no stats in it. */
export function gameRow(ledger: Ledger, format: DemoFormat, index: number, period: number): StatRow | undefined {
  const { season } = ledger.world;
  const proTeamId = season.proTeamOn(index, period);
  const game = season.gameOf(proTeamId, period);
  if (!game || !ledger.hasEnded(game)) return undefined;
  const stats = statMap(ledger.playedLine(index, period) ?? NO_COUNTS);
  return {
    ...applied(format, stats, undefined),
    externalId: String(game.id),
    id: `05${game.id}`,
    proTeamId,
    scoringPeriodId: period,
    seasonId: SEASON,
    statSourceId: 0,
    statSplitTypeId: 5,
    stats,
  };
}

/** The one row of a player in `rosterForMatchupPeriod`: everything that counted so far. */
export function countedRow(format: DemoFormat, counts: Counts): StatRow {
  const stats = statMap(counts);
  return {
    ...applied(format, stats, undefined),
    id: "05null",
    proTeamId: 0,
    scoringPeriodId: 0,
    seasonId: SEASON,
    statSourceId: 0,
    statSplitTypeId: 5,
    stats,
  };
}

/** Counts by split id: 0 the season, 1, 2, 3 the last 7, 15 and 30 days. */
export type SplitCounts = Readonly<Record<number, Counts>>;

const SPLIT_DAYS: readonly (readonly [split: number, days: number])[] = [
  [0, FINAL_PERIOD + 1],
  [1, 7],
  [2, 15],
  [3, 30],
];

const splitsOf = new WeakMap<Ledger, Map<number, SplitCounts>>();

/** A player's splits at the ledger's instant, worked out once per instant. */
export function splitCounts(ledger: Ledger, index: number): SplitCounts {
  const known = splitsOf.get(ledger) ?? new Map<number, SplitCounts>();
  splitsOf.set(ledger, known);
  const found = known.get(index);
  if (found) return found;
  const splits: Record<number, Counts> = { 0: NO_COUNTS, 1: NO_COUNTS, 2: NO_COUNTS, 3: NO_COUNTS };
  for (let period = 1; period <= ledger.lineupDay; period += 1) {
    const line = ledger.playedLine(index, period);
    if (!line) continue;
    for (const [split, days] of SPLIT_DAYS)
      if (period >= ledger.today - days) splits[split] = addCounts(splits[split] ?? NO_COUNTS, line);
  }
  known.set(index, splits);
  return splits;
}

const seasonRowsOf = new WeakMap<SplitCounts, Map<DemoFormat, StatRow[]>>();

/**
 * Season rows in ESPN's order: last season, the splits, the season, the projection. Cached as long as the splits they
 * show.
 */
export function seasonRows(ledger: Ledger, format: DemoFormat, index: number): readonly StatRow[] {
  const before = ledger.world.season.players[index]?.lastSeason;
  const splits = splitCounts(ledger, index);
  const known = seasonRowsOf.get(splits) ?? new Map<DemoFormat, StatRow[]>();
  seasonRowsOf.set(splits, known);
  const rows = known.get(format) ?? [
    ...(before ? [seasonRow(format, 0, SEASON - 1, before)] : []),
    ...[3, 2, 1, 0].map((split) => seasonRow(format, split, SEASON, splits[split] ?? NO_COUNTS)),
    ...(before ? [projectionRow(format, before)] : []),
  ];
  known.set(format, rows);
  return rows;
}

/** Game rows of finished days, the newest first, back to the `limit`-th game he played. */
export function gameRows(ledger: Ledger, format: DemoFormat, index: number, limit: number): StatRow[] {
  const rows: StatRow[] = [];
  let played = 0;
  for (let period = ledger.lineupDay; period >= 1 && played < limit; period -= 1) {
    const row = gameRow(ledger, format, index, period);
    if (!row) continue;
    rows.push(row);
    if (row.stats["42"] !== undefined) played += 1;
  }
  return rows;
}

function absenceOf(ledger: Ledger, index: number): Absence | undefined {
  const today = ledger.lineupDay;
  const { season } = ledger.world;
  const morning = ledger.world.morning(today);
  const missed = morning.missed[index] ?? 0;
  const hasGame = season.gameOf(season.proTeamOn(index, today), today) !== undefined;
  if (morning.status[index] !== "OUT" || missed < (hasGame ? 1 : 2)) return undefined;
  let backOn: number | undefined;
  for (let period = today; period <= FINAL_PERIOD && backOn === undefined; period += 1)
    if (season.lineOn(index, period)) backOn = period;
  return { since: morning.absentSince[index] ?? today, today, backOn };
}

/** `[year, month, day]` of the NBA team's estimate, from the second missed game on; otherwise undefined. */
export function expectedReturn(ledger: Ledger, index: number): [number, number, number] | undefined {
  const absence = absenceOf(ledger, index);
  if (!absence) return undefined;
  const estimate = estimateReturn(ledger.world.season.players[index]?.id ?? 0, absence, FINAL_PERIOD);
  // NBA teams that give up on a season are shown with the next one's first of October.
  if (estimate === "season") return [SEASON, 10, 1];
  const [year = 0, month = 0, day = 0] = dayOfPeriod(estimate).split("-").map(Number);
  return [year, month, day];
}

/**
 * How much managers elsewhere still hold of an absent player; games missed until yesterday, nothing of today's news.
 */
const rosteredShare = (missed: number): number => (missed >= 15 ? 0.6 : missed >= 5 ? 0.85 : 1);

/**
 * Share of leagues that own a player, from his rank by value and presence: about 130 places are taken in a league of
 * ten.
 */
export function ownedRanks(ledger: Ledger): readonly { percentOwned: number; percentStarted: number }[] {
  const morning = ledger.world.morning(ledger.lineupDay);
  const requested = ledger.world.season.players.map(
    (_, index) =>
      (morning.value[index] ?? 0) *
      (0.7 + 0.06 * (morning.playedOfFive[index] ?? 0)) *
      rosteredShare(morning.missed[index] ?? 0),
  );
  const ranked = [...requested.keys()].sort((a, b) => (requested[b] ?? 0) - (requested[a] ?? 0) || a - b);
  const owned = new Array<{ percentOwned: number; percentStarted: number }>(ranked.length);
  for (const [at, index] of ranked.entries()) {
    const share = 100 / (1 + Math.exp((at + 1 - 135) / 16));
    owned[index] = { percentOwned: Math.round(share * 100) / 100, percentStarted: Math.round(share * 82) / 100 };
  }
  return owned;
}

export type Ownership = ReturnType<typeof ownedRanks>;

const nameParts = (player: DemoPlayer) => {
  const [firstName = player.name, ...rest] = player.name.split(" ");
  return { firstName, lastName: rest.join(" "), fullName: player.name };
};

/** The slim part every view shares. */
export function slimPlayer(ledger: Ledger, ownership: Ownership, index: number) {
  const { season, undroppable } = ledger.world;
  const player = season.players[index];
  if (!player) throw new RangeError(`no player ${index}`);
  const proTeamId = season.proTeamOn(index, ledger.lineupDay);
  return {
    defaultPositionId: player.positions[0] ?? 0,
    droppable: !undroppable.has(index),
    eligibleSlots: season.eligible[index] ?? [],
    ...nameParts(player),
    id: player.id,
    ownership: { percentOwned: ownership[index]?.percentOwned ?? 0 },
    proTeamId,
    universeId: proTeamConference(proTeamId),
  };
}

/** The whole `player` object with the given rows. */
export function espnPlayer(ledger: Ledger, ownership: Ownership, index: number, stats: readonly StatRow[]) {
  const status = ledger.world.morning(ledger.lineupDay).status[index] ?? "ACTIVE";
  const rank = ledger.world.draftRank[index] ?? 0;
  const auctionValue = Math.max(0, Math.round(62 - 0.55 * rank));
  const backOn = expectedReturn(ledger, index);
  const rankRow = (rankType: string) => ({ auctionValue, rank, rankSourceId: 0, rankType, slotId: 0 });
  return {
    ...slimPlayer(ledger, ownership, index),
    active: true,
    draftRanksByRankType: { STANDARD: rankRow("STANDARD"), ROTO: rankRow("ROTO") },
    ...(backOn && { expectedReturnDate: backOn }),
    injured: status === "OUT",
    injuryStatus: status,
    lastNewsDate: instantInPeriod(ledger.lineupDay, 3),
    ownership: {
      auctionValueAverage: auctionValue,
      averageDraftPosition: Math.min(rank, 140),
      percentChange: 0,
      ...(ownership[index] ?? { percentOwned: 0, percentStarted: 0 }),
    },
    stats,
  };
}
