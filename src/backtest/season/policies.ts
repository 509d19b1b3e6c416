/**
 * Ways to manage a team in the season replay, whatever the league scores: by season averages, by the engine's week alone, and by the engine
 * with season value.
 */

import { isClearlyBetter } from "@/domain/engine/widely-rostered";
import { playerId } from "@/domain/ids";
import { type LaterPlayer, seasonValues } from "@/domain/season-value/season-value";
import { bestPlayers } from "../decision-course";
import { asWeek, type ReplayMove } from "../proposed-week";
import { REPLAY_SLOTS, ROSTER_SIZE } from "../replay-lineup";
import { DAYS_PER_WEEK, type ReplaySeason } from "../replay-season";
import type { AdvisedMorning, Policy } from "./league-course";
import type { RosteredShare } from "./season-figures";
import { quickMoves } from "./season-replay";

export type PolicyRules = {
  /** What a plan must gain for each add, in the unit of the worth. */
  readonly addPrice: number;
  /** Best players of the roster that the week-only policy never drops. */
  readonly keepBest: number;
  /** Free agents considered, best forecast first. */
  readonly freeAgents: number;
};

/** What players are worth in a league's own format, as seen on a plan morning. */
export type Worth<Standing> = {
  /** Worth of a start on a day of the week, chance to play included; 0 without a game. */
  now(morning: AdvisedMorning<Standing>): (player: number, dayIndex: number) => number;
  later(morning: AdvisedMorning<Standing>): LaterWorth;
};

type LaterWorth = {
  /** How often each sample of later days happens. */
  readonly weights: readonly number[];
  /** Worth of a start on each sampled day, chance to play included, by sample. */
  samplesOf(player: number): readonly (readonly number[])[];
  /** Units of this week that one unit of later is worth. */
  readonly rate: number;
  /** Points of an ordinary game: what players are compared by in every format. */
  pointsPerGame(player: number): number;
};

/** A player without a game for a week is not added, whatever his average. */
const SEEN_WITHIN_DAYS = 7;

/**
 * On Mondays, the worst season average goes for the best free agent's, for as long as that is better.
 *
 * @param averageOf before the Monday of a week, in any unit
 */
export function bestAverage(
  season: ReplaySeason,
  averageOf: (week: number, player: number) => number,
): Policy<unknown> {
  return {
    moves({ week, planDay, roster, freeAgents, addsLeft }) {
      if (planDay !== 0) return [];
      const average = (player: number) => averageOf(week, player);
      const isSeen = (player: number) =>
        week * DAYS_PER_WEEK - (season.lastPlayed[week * season.players.length + player] ?? -1) <= SEEN_WITHIN_DAYS;
      const worst = [...roster].sort((a, b) => average(a) - average(b) || a - b).slice(0, addsLeft);
      const best = freeAgents.filter(isSeen).sort((a, b) => average(b) - average(a) || a - b);
      return worst.flatMap((drop, index) => {
        const add = best[index];
        return add !== undefined && average(add) > average(drop) ? [{ day: 0, drop, add }] : [];
      });
    },
  };
}

/** The engine as it plans a week by itself, with the best of the roster retained. */
export function weekOnly<Standing>(season: ReplaySeason, worth: Worth<Standing>, rules: PolicyRules): Policy<Standing> {
  return {
    moves(morning) {
      const now = worth.now(morning);
      const free = bestThisWeek(now, morning, rules.freeAgents);
      const retained = bestPlayers(season, morning, rules.keepBest);
      return quickMoves(problem(season, morning, { addPrice: rules.addPrice, now, free, retained }));
    },
  };
}

/** A player rostered in this share of the leagues is given up only for somebody clearly better. */
const WIDELY_ROSTERED = 0.75;

/** The engine with what players are worth later, in one currency. */
export function withSeasonValue<Standing>(
  season: ReplaySeason,
  worth: Worth<Standing>,
  { rules, shareOf }: { readonly rules: PolicyRules; readonly shareOf: RosteredShare },
): Policy<Standing> {
  return {
    moves(morning) {
      const [now, later] = [worth.now(morning), worth.later(morning)];
      const free = considered(now, later, morning, rules.freeAgents);
      const values = laterValues(season, later, morning, { free, addPrice: rules.addPrice });
      const worthAfter = (player: number) => later.rate * (values.get(playerId.parse(player + 1)) ?? 0);
      const outlook = (player: number) => ({ pointsPerGame: later.pointsPerGame(player) });
      const isTooGood = ({ drop, add }: ReplayMove) =>
        drop !== null &&
        shareOf(morning.week, drop) >= WIDELY_ROSTERED &&
        !isClearlyBetter(add === null ? null : outlook(add), outlook(drop));
      const retained = new Set<number>();
      for (;;) {
        const moves = quickMoves(
          problem(season, morning, { addPrice: rules.addPrice, now, free, retained, worthAfter }),
        );
        const tooGood = moves.flatMap((move) => (move.drop !== null && isTooGood(move) ? [move.drop] : []));
        if (tooGood.length === 0) return moves;
        for (const player of tooGood) retained.add(player);
      }
    },
  };
}

type NowWorth = ReturnType<Worth<unknown>["now"]>;
type SomeMorning = AdvisedMorning<unknown>;

type Choice = {
  readonly addPrice: number;
  readonly now: NowWorth;
  readonly free: readonly number[];
  readonly retained: ReadonlySet<number>;
  worthAfter?(player: number): number;
};

function problem(
  season: ReplaySeason,
  { planDay, roster, addsLeft }: SomeMorning,
  { addPrice, now, free, retained, worthAfter }: Choice,
) {
  return asWeek({
    season,
    dayCount: DAYS_PER_WEEK - planDay,
    worthOn: (player, day) => now(player, planDay + day),
    roster,
    freeAgents: free,
    retained,
    addsLeft,
    addPrice,
    ...(worthAfter && { worthAfter }),
  });
}

function bestThisWeek(now: NowWorth, { planDay, freeAgents }: SomeMorning, count: number): number[] {
  const total = (player: number) => {
    let sum = 0;
    for (let dayIndex = planDay; dayIndex < DAYS_PER_WEEK; dayIndex++) sum += now(player, dayIndex);
    return sum;
  };
  return ranked(freeAgents, total).slice(0, count);
}

function ranked(players: readonly number[], worth: (player: number) => number): number[] {
  return players
    .map((player) => ({ player, worth: worth(player) }))
    .filter((one) => one.worth > 0)
    .sort((a, b) => b.worth - a.worth || a.player - b.player)
    .map(({ player }) => player);
}

/** The best of this week, and the best of later weeks: a player who is out now may be worth a spot. */
function considered(now: NowWorth, later: LaterWorth, morning: SomeMorning, count: number): number[] {
  const total = (player: number) =>
    later.samplesOf(player).reduce((sum, days) => days.reduce((points, value) => points + value, sum), 0);
  const bestLater = ranked(morning.freeAgents, total);
  return [...new Set([...bestThisWeek(now, morning, count), ...bestLater.slice(0, LATER_CANDIDATES)])];
}
const LATER_CANDIDATES = 40;

function laterValues(
  season: ReplaySeason,
  later: LaterWorth,
  { roster }: SomeMorning,
  { free, addPrice }: { readonly free: readonly number[]; readonly addPrice: number },
) {
  const asLater = (player: number): LaterPlayer => {
    const { eligibleSlots = [], defaultPositionId = 1 } = season.players[player] ?? {};
    return { playerId: playerId.parse(player + 1), eligibleSlots, defaultPositionId, samples: later.samplesOf(player) };
  };
  const values = seasonValues({
    slotCounts: REPLAY_SLOTS,
    rosterSize: ROSTER_SIZE,
    roster: roster.map(asLater),
    freeAgents: free.map(asLater),
    weights: later.weights,
    addPrice,
  });
  if (!values.ok) throw new RangeError(`${values.error.code}: ${values.error.detail}`);
  return values.value.values;
}
