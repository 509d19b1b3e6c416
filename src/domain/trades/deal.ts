/**
 * What a trade does to each side over the rest of the season.
 *
 * Pure. A deal is worth what the season brings with the new roster less what it brings with the old one, lineups solved again on every
 * sampled day: not the sum of its players' values. A roster spot that a deal empties is streamed at one price for the league; a side with
 * too many players drops the player it loses least with, and the drop is part of the deal. Who goes for a position's limit leaves a spot to
 * a free agent of another position, who brings back as much as was lost at most.
 */
import type { PlayerId, TeamId } from "../ids";
import type { LaterPlayer } from "../season-value/season-value";
import { chanceAboveZero } from "../win-probability/normal";
import type { RosterSeason } from "./roster-season";

export type TradePlayer = LaterPlayer & {
  /** ESPN lets him stand on injured reserve, where he takes no roster spot. */
  readonly isIrEligible: boolean;
};

export type TradeRoster = {
  readonly teamId: TeamId;
  readonly players: readonly TradePlayer[];
};

/** Each player of a deal goes from one team to another. */
export type Transfer = { readonly playerId: PlayerId; readonly from: TeamId; readonly to: TeamId };

export type TradeLeague = {
  readonly season: RosterSeason;
  /** Weights of the samples, in their order. */
  readonly weights: readonly number[];
  /** Days of the samples, in their order. */
  readonly dayCounts: readonly number[];
  /** Roster spots without those of injured reserve. */
  readonly rosterSize: number;
  readonly irSlots: number;
  /** Most players of a position, by its id; no limit where `null` or absent. */
  readonly positionLimits?: Readonly<Record<string, number | null>> | undefined;
  /** What a streamed roster spot brings over one turn of each sample. */
  readonly streamedSpot: readonly number[];
};

export type SideEffect = {
  readonly teamId: TeamId;
  readonly gives: readonly PlayerId[];
  readonly gets: readonly PlayerId[];
  /** Players that the side must drop to fit its roster spots, the least useful ones. */
  readonly drops: readonly PlayerId[];
  /** Position whose limit makes the side drop; `null` where the roster has no room, or nobody goes. */
  readonly fullPosition: { readonly positionId: number; readonly most: number } | null;
  /** Roster spots emptied and streamed. */
  readonly spotsStreamed: number;
  readonly after: readonly TradePlayer[];
  /** Change by sample, each sample counted once. */
  readonly bySample: readonly number[];
  /** Change over the rest of the season, in the unit of the samples. */
  readonly change: number;
  /** Chance that the side does better with the deal than without, 0 to 1, by how far such forecasts were off. */
  readonly chanceBetter: number;
};

/**
 * Constants fitted on 7,776 sides of deals of the replayed leagues of 2023-24, played on to the season's end (`backtest --parts trades`).
 *
 * Six tenths of the forecast difference of two rosters came true: part of it is luck of the forecasts compared. A streamed spot brought nearly
 * what it was priced at. The least useful player of a side is worth more than it seems, by a share of a streamed spot.
 */
const COMES_TRUE = 0.59;
const SPOT_COMES_TRUE = 0.92;
const DROP_COST = 0.08;
/** Deviation of the actual change: this share of a week's total for one player over one week. */
const SPREAD = 0.044;
/** Forecasts of months are off in the same direction week after week, so the deviation grows faster than by the root. */
const SPREAD_POWER = 0.75;
const DAYS_A_WEEK = 7;

/** @param rosters of the teams in the deal. A player who is on no such roster is left out; who checks deals refuses him first. */
export function dealEffects(
  league: TradeLeague,
  rosters: readonly TradeRoster[],
  transfers: readonly Transfer[],
): readonly SideEffect[] {
  return rosters.map((roster) => sideEffect(league, rosters, roster, transfers));
}

export function sideEffect(
  league: TradeLeague,
  rosters: readonly TradeRoster[],
  { teamId, players }: TradeRoster,
  transfers: readonly Transfer[],
): SideEffect {
  const gives = transfers.filter(({ from }) => from === teamId).map(({ playerId }) => playerId);
  const gets = transfers.filter(({ to }) => to === teamId);
  const arrivals = gets.flatMap(
    ({ playerId, from }) =>
      rosters.find((each) => each.teamId === from)?.players.find((player) => player.playerId === playerId) ?? [],
  );
  const crowd = [...players.filter(({ playerId }) => !gives.includes(playerId)), ...arrivals];
  const { spotsStreamed } = spotsMoved(league, players, crowd);
  const { after, drops, fullPosition, refilled } = withinLimits(league, players, { crowd, spotsStreamed });
  const [was, is] = [league.season.totals(players), league.season.totals(after)];
  const spots = spotsGained(spotsStreamed + refilled, drops.length);
  const bySample = is.map(
    (total, sample) => COMES_TRUE * (total - (was[sample] ?? 0)) + spots * (league.streamedSpot[sample] ?? 0),
  );
  const change = weighted(league, bySample);
  return {
    teamId,
    gives,
    gets: gets.map(({ playerId }) => playerId),
    drops,
    fullPosition,
    spotsStreamed,
    after,
    bySample,
    change,
    chanceBetter: chanceAboveZero(change, spreadOf(league, was, gives.length + gets.length) ** 2),
  };
}

/** In streamed spots. */
const spotsGained = (spotsStreamed: number, drops: number): number =>
  SPOT_COMES_TRUE * spotsStreamed - DROP_COST * drops;

/** What a player would bring over the rest of the season if he always started, in the unit of the samples. */
export const worthOverSeason = (
  { weights }: Pick<TradeLeague, "weights">,
  { samples }: Pick<LaterPlayer, "samples">,
): number =>
  samples.reduce((total, sample, at) => total + (weights[at] ?? 0) * sample.reduce((sum, day) => sum + day, 0), 0);

const weighted = ({ weights }: TradeLeague, bySample: readonly number[]): number =>
  bySample.reduce((sum, each, sample) => sum + (weights[sample] ?? 0) * each, 0);

/** @param moved players who change their team. */
function spreadOf(league: TradeLeague, before: readonly number[], moved: number): number {
  const weeks = weighted(league, league.dayCounts) / DAYS_A_WEEK;
  return weeks === 0 ? 0 : SPREAD * (weighted(league, before) / weeks) * Math.sqrt(moved) * weeks ** SPREAD_POWER;
}

/**
 * Roster spots that a deal empties, and how many players it makes the side drop at least. Spots that were open before are open after as well.
 * A player dropped for a position's limit could have been dropped without the deal, so his spot is no gain of it.
 */
function spotsMoved(league: TradeLeague, before: readonly TradePlayer[], crowd: readonly TradePlayer[]) {
  const tooMany = overPositions(league, before, crowd).reduce((sum, { count }) => sum + count, 0);
  const taken = spotsTaken(league, crowd);
  return {
    spotsStreamed: Math.max(0, spotsTaken(league, before) - Math.min(taken, league.rosterSize)),
    drops: Math.max(tooMany, taken - league.rosterSize, 0),
  };
}

/** Positions of which the crowd has more players than allowed and than the side had before, with how many are too many. */
function overPositions(
  { positionLimits = {} }: TradeLeague,
  before: readonly TradePlayer[],
  crowd: readonly TradePlayer[],
): { readonly positionId: number; readonly count: number }[] {
  const has = (players: readonly TradePlayer[], positionId: number) =>
    players.reduce((sum, { defaultPositionId }) => sum + (defaultPositionId === positionId ? 1 : 0), 0);
  return Object.entries(positionLimits).flatMap(([id, most]) => {
    const positionId = Number(id);
    const count = most === null ? 0 : has(crowd, positionId) - Math.max(most, has(before, positionId));
    return count > 0 ? [{ positionId, count }] : [];
  });
}

/**
 * The most that a deal can bring a side when its lineups bring no more than `most` with the whole crowd, drops not made yet.
 *
 * @param was of the roster before, like `most` over the rest of the season.
 */
export function mostChange(
  league: TradeLeague,
  {
    before,
    crowd,
    was,
    most,
  }: {
    readonly before: readonly TradePlayer[];
    readonly crowd: readonly TradePlayer[];
    readonly was: number;
    readonly most: number;
  },
): number {
  const { spotsStreamed, drops } = spotsMoved(league, before, crowd);
  return COMES_TRUE * (most - was) + spotsGained(spotsStreamed, drops) * weighted(league, league.streamedSpot);
}

/** Roster spots in use, injured reserve filled with players who may stand there. */
function spotsTaken({ irSlots }: TradeLeague, players: readonly TradePlayer[]): number {
  return players.length - Math.min(irSlots, players.filter(({ isIrEligible }) => isIrEligible).length);
}

function withinLimits(
  league: TradeLeague,
  before: readonly TradePlayer[],
  { crowd, spotsStreamed }: { readonly crowd: readonly TradePlayer[]; readonly spotsStreamed: number },
) {
  let after = crowd;
  const drops: PlayerId[] = [];
  /** Shares of streamed spots that replace players dropped for a limit. */
  let refilled = 0;
  const spotPrice = SPOT_COMES_TRUE * weighted(league, league.streamedSpot);
  const spotsBefore = Math.min(spotsTaken(league, before), league.rosterSize);
  /** What a free agent brings back of what is lost without somebody; nothing where no roster spot is left. */
  const broughtBackOf =
    (total: number) =>
    (without: readonly TradePlayer[], left: number): number =>
      spotsBefore - spotsTaken(league, without) - spotsStreamed - refilled > 0
        ? Math.min(COMES_TRUE * (total - left), spotPrice)
        : 0;
  const [full] = overPositions(league, before, crowd);
  const most = full && league.positionLimits?.[full.positionId];
  for (;;) {
    const [over] = overPositions(league, before, after);
    const taken = spotsTaken(league, after);
    if (!over && taken <= league.rosterSize) break;
    const broughtBack = over ? broughtBackOf(league.season.total(after)) : () => 0;
    const least = leastMissed(
      league.season,
      after,
      (one, without) =>
        // Dropping a player of injured reserve frees no roster spot.
        over ? one.defaultPositionId === over.positionId : spotsTaken(league, without) < taken,
      (without, left) => COMES_TRUE * left + broughtBack(without, left),
    );
    if (!least) break;
    refilled += spotPrice > 0 ? broughtBack(least.without, least.total) / spotPrice : 0;
    after = least.without;
    drops.push(least.player.playerId);
  }
  const fullPosition = full && most != null ? { positionId: full.positionId, most } : null;
  return { after, drops, fullPosition, refilled };
}

/** Free agents whose mean a streamed spot brings in a week. */
const STREAMERS = 3;

/**
 * What one more roster spot brings a typical team of the league when it is streamed, by sample: the mean gain of the best few free agents of
 * each week. How much of it came true in deals played on: `SPOT_COMES_TRUE`.
 */
export function streamedSpot(
  season: RosterSeason,
  { rosters, freeAgents }: { readonly rosters: readonly TradeRoster[]; readonly freeAgents: readonly LaterPlayer[] },
): readonly number[] {
  const perTeam = rosters.map(({ players }) => {
    // A spot emptied by a deal is one more than those a team fills well.
    const short = leastMissed(season, players, () => true)?.without ?? players;
    const base = season.weekTotals(short);
    const withEach = freeAgents.map((player) => season.weekTotals([...short, player]));
    return base.map((weeks, sample) =>
      weeks.reduce(
        (sum, total, week) => sum + meanOfBest(withEach.map((totals) => (totals[sample]?.[week] ?? 0) - total)),
        0,
      ),
    );
  });
  const samples = perTeam[0]?.length ?? 0;
  return Array.from(
    { length: samples },
    (_, sample) => perTeam.reduce((sum, team) => sum + (team[sample] ?? 0), 0) / perTeam.length,
  );
}

const meanOfBest = (gains: readonly number[]): number => {
  const best = gains.toSorted((a, b) => b - a).slice(0, STREAMERS);
  return best.length === 0 ? 0 : best.reduce((sum, gain) => sum + gain, 0) / best.length;
};

type Missed = { readonly player: TradePlayer; readonly without: readonly TradePlayer[]; readonly total: number };

/**
 * The player that a roster misses least, and the roster without him with its total.
 *
 * @param mayGo with the roster as it would be
 * @param worthOf what the roster is worth as it would be, of its total
 */
function leastMissed(
  season: RosterSeason,
  players: readonly TradePlayer[],
  mayGo: (player: TradePlayer, without: readonly TradePlayer[]) => boolean,
  worthOf: (without: readonly TradePlayer[], total: number) => number = (_, total) => total,
): Missed | undefined {
  let least: (Missed & { readonly worth: number }) | undefined;
  for (const player of players) {
    const without = players.filter((each) => each !== player);
    if (!mayGo(player, without)) continue;
    const total = season.total(without);
    const worth = worthOf(without, total);
    if (!least || worth > least.worth) least = { player, without, total, worth };
  }
  return least;
}
