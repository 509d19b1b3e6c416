/** Matchup rows of a demo league in ESPN's shape: scores, box scores and what each view adds to a row. */

import { NO_COUNTS } from "../figures";
import type { Ledger } from "../league/ledger";
import { type Pairing, pairings, type Score, type ScoredPairing, scorePairing, sideStats } from "../league/matchups";
import { CATEGORIES, type DemoFormat, POINTS_WEIGHTS } from "../league/scoring";
import { BENCH, IR } from "../league/slots";
import { type DayRange, daysOfMatchup, matchupOfPeriod } from "../season/calendar";
import { asPart, type FilterPart, listOf, type Pool } from "./pool";
import { countedRow, espnPlayer, gameRow, type StatRow, slimPlayer } from "./wire-player";

/**
 * Stat ids of a side's `scoreByStat`: what is scored, and in category leagues the makes and attempts behind the ratios.
 */
const POINTS_STATS = Object.keys(POINTS_WEIGHTS).map(Number);
export const CATEGORY_STATS = [...CATEGORIES.map(({ statId }) => statId), 13, 14, 15, 16];

function cumulativeScore(format: DemoFormat, score: Score | undefined) {
  const stats = sideStats(score?.counts ?? NO_COUNTS);
  const hasResults = format !== "points" && score !== undefined;
  const scoreByStat = (format === "points" ? POINTS_STATS : CATEGORY_STATS).map((statId) => [
    statId,
    {
      ineligible: false,
      rank: 0,
      result: (hasResults && score.results.get(statId)) || null,
      score: stats[statId] ?? 0,
    },
  ]);
  const tally = hasResults ? score : { wins: 0, losses: 0, ties: 0 };
  return {
    losses: tally.losses,
    scoreByStat: Object.fromEntries(scoreByStat),
    statBySlot: null,
    ties: tally.ties,
    wins: tally.wins,
  };
}

type BoxPlayer = { readonly player: number; readonly slot: number; readonly row: StatRow | undefined };

/** A box score's roster. The lineup of a day carries today's status and locks, the matchup's sum only who counted. */
function boxRoster(ledger: Ledger, pool: Pool, players: readonly BoxPlayer[], isLineup: boolean) {
  const entries = players.map(({ player, slot, row }) => {
    const id = ledger.world.season.players[player]?.id ?? 0;
    const stats = row ? [row] : [];
    const locks = { lineupLocked: pool.isLineupLocked(player), rosterLocked: pool.isRosterLocked };
    return {
      ...(isLineup && { injuryStatus: "NORMAL" }),
      lineupSlotId: slot,
      playerId: id,
      playerPoolEntry: {
        ...(row?.appliedTotal !== undefined && { appliedStatTotal: row.appliedTotal }),
        id,
        ...(isLineup && { ...locks, onTeamId: pool.ownerOf(player) }),
        player: isLineup
          ? espnPlayer(ledger, pool.ownership, player, stats)
          : { ...slimPlayer(ledger, pool.ownership, player), stats },
      },
    };
  });
  const started = entries.filter((entry) => entry.lineupSlotId !== BENCH && entry.lineupSlotId !== IR);
  const total = started.reduce((sum, entry) => sum + (entry.playerPoolEntry.appliedStatTotal ?? 0), 0);
  return { appliedStatTotal: total, entries };
}

/** Lineup of the day asked for and everyone who counted so far; both empty when the day lies outside the matchup. */
export function boxScore(
  ledger: Ledger,
  format: DemoFormat,
  pool: Pool,
  { first, last }: DayRange,
  teamId: number,
  period: number,
) {
  const hasDay = period >= first && period <= last && first <= ledger.today;
  const slots = hasDay ? ledger.placesOn(teamId, period) : [];
  const current = slots.map((slot) => ({
    player: slot.player,
    slot: slot.slot,
    row: gameRow(ledger, format, slot.player, period),
  }));
  const counted = hasDay ? ledger.countedPlayers(teamId, first, last) : new Map<number, typeof NO_COUNTS>();
  const whole = [...counted].map(([player, counts]) => ({ player, slot: 0, row: countedRow(format, counts) }));
  return {
    rosterForCurrentScoringPeriod: boxRoster(ledger, pool, current, true),
    rosterForMatchupPeriod: boxRoster(ledger, pool, whole, false),
    rosterForMatchupPeriodDelayed: { entries: [] },
  };
}

function pointsByDay(ledger: Ledger, format: DemoFormat, pairing: Pairing, teamId: number) {
  if (format !== "points") return {};
  const { first, last } = daysOfMatchup(pairing.matchup);
  const byDay: Record<string, number> = {};
  for (let period = first; period <= Math.min(last, ledger.lineupDay); period += 1) {
    const stats = sideStats(ledger.teamCounts(teamId, period, period));
    byDay[period] = Object.entries(POINTS_WEIGHTS).reduce((sum, [id, weight]) => sum + weight * (stats[id] ?? 0), 0);
  }
  return { pointsByScoringPeriod: byDay };
}

/**
 * Fields that the requested views add to a row. `identity` is the matchup's number, `outcome` its winner: some views
 * lack them when requested alone.
 */
export type ScheduleViews = {
  readonly score: boolean;
  readonly box: boolean;
  readonly identity: boolean;
  readonly outcome: boolean;
};

/** One matchup row with what the asked views add. Rows to come carry the sides only. */
function espnPairing(
  ledger: Ledger,
  format: DemoFormat,
  pool: Pool,
  scored: ScoredPairing,
  views: ScheduleViews,
  period: number,
) {
  const hasBegun = daysOfMatchup(scored.matchup).first <= ledger.today;
  const side = (teamId: number, score: Score) => {
    const totalPoints = format === "points" ? score.points : 0;
    if (!hasBegun) return { gamesPlayed: 0, teamId, totalPoints: 0 };
    return {
      ...(views.score && { adjustment: 0 }),
      cumulativeScore: cumulativeScore(format, score),
      gamesPlayed: 0,
      ...(views.score && pointsByDay(ledger, format, scored, teamId)),
      ...(views.box && boxScore(ledger, format, pool, daysOfMatchup(scored.matchup), teamId, period)),
      teamId,
      ...(views.score && { tiebreak: 0, totalPointsLive: totalPoints }),
      totalPoints,
    };
  };
  return {
    away: side(scored.away, scored.awayScore),
    home: side(scored.home, scored.homeScore),
    id: scored.id,
    ...(views.identity && { matchupPeriodId: scored.matchup }),
    ...(views.score && { playoffTierType: scored.tier }),
    ...(views.outcome && { winner: scored.winner }),
  };
}

/** `schedule[]` under the filter's matchups. */
export function espnSchedule(
  ledger: Ledger,
  format: DemoFormat,
  pool: Pool,
  filter: FilterPart,
  views: ScheduleViews,
  period: number,
) {
  const requested = listOf(filter, "filterMatchupPeriodIds");
  const onlyCurrent = asPart(filter.filterCurrentMatchupPeriod).value === true;
  const current = matchupOfPeriod(ledger.today);
  return pairings(ledger, format)
    .filter(
      (pairing) => (!requested || requested.has(pairing.matchup)) && (!onlyCurrent || pairing.matchup === current),
    )
    .map((pairing) => espnPairing(ledger, format, pool, scorePairing(ledger, format, pairing), views, period));
}

/** The slim season schedule that `mTeam` with `mStandings` adds. */
export const slimSchedule = (ledger: Ledger, format: DemoFormat) =>
  pairings(ledger, format).map((pairing) => {
    const scored = scorePairing(ledger, format, pairing);
    const side = (teamId: number, score: Score) => ({
      gamesPlayed: 0,
      teamId,
      totalPoints: format === "points" ? score.points : 0,
    });
    return {
      away: side(pairing.away, scored.awayScore),
      home: side(pairing.home, scored.homeScore),
      matchupPeriodId: pairing.matchup,
    };
  });
