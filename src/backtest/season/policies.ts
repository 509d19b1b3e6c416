/** Ways to manage a team in the season replay: by season averages, by the engine's week alone, and by the engine with season value. */

import { isClearlyBetter } from "@/domain/engine/widely-rostered";
import { playerId } from "@/domain/ids";
import { type LaterPlayer, seasonValues } from "@/domain/season-value/season-value";
import { winsPerPointLater, winsPerPointNow } from "@/domain/season-value/wins-per-point";
import { bestPlayers, valueAt } from "../decision-course";
import { asWeek, type ReplayMove } from "../proposed-week";
import type { ForecastBook } from "../replay-forecasts";
import { REPLAY_SLOTS, ROSTER_SIZE } from "../replay-lineup";
import { DAYS_PER_WEEK, type ReplaySeason } from "../replay-season";
import { daysOf, type LaterViews } from "./later-views";
import type { RosteredShare } from "./season-figures";
import { type AdvisedMorning, type Policy, quickMoves } from "./season-replay";

export type PolicyRules = {
  /** Points that a plan must gain for each add. */
  readonly addPrice: number;
  /** Best players of the roster that the week-only policy never drops. */
  readonly keepBest: number;
  /** Free agents considered, best forecast first. */
  readonly freeAgents: number;
};

/** A player without a game for a week is not added, whatever his average. */
const SEEN_WITHIN_DAYS = 7;

/** On Mondays, the worst season average goes for the best free agent's, for as long as that is better. */
export function bestAverage({ season }: ForecastBook): Policy {
  return {
    moves({ week, planDay, roster, freeAgents, addsLeft }) {
      if (planDay !== 0) return [];
      const at = (player: number) => week * season.players.length + player;
      const average = (player: number) => season.averages[at(player)] || 0;
      const isSeen = (player: number) =>
        week * DAYS_PER_WEEK - (season.lastPlayed[at(player)] ?? -1) <= SEEN_WITHIN_DAYS;
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
export function weekOnly(book: ForecastBook, rules: PolicyRules): Policy {
  return {
    moves: (morning) =>
      quickMoves(problem(book, morning, { rules, retained: bestPlayers(book.season, morning, rules.keepBest) })),
  };
}

/** A player rostered in this share of the leagues is given up only for somebody clearly better. */
const WIDELY_ROSTERED = 0.75;

/** The engine with what players are worth later, in one currency: expected wins. */
export function withSeasonValue(
  book: ForecastBook,
  later: LaterViews,
  { rules, shareOf }: { readonly rules: PolicyRules; readonly shareOf: RosteredShare },
): Policy {
  return {
    moves(morning) {
      const free = considered(book, later, morning, rules.freeAgents);
      const values = laterValues(book.season, later, morning, { free, addPrice: rules.addPrice });
      const rate = winsPerPointLater(FULL_WEEK_DEVIATION ** 2) / winsPerPointNow(morning.matchup);
      const worthAfter = (player: number) => rate * (values.get(playerId.parse(player + 1)) ?? 0);
      const { perGame } = later(morning.week, morning.planDay);
      const outlook = (player: number) => ({ pointsPerGame: perGame[player] ?? 0 });
      const isTooGood = ({ drop, add }: ReplayMove) =>
        drop !== null &&
        shareOf(morning.week, drop) >= WIDELY_ROSTERED &&
        !isClearlyBetter(add === null ? null : outlook(add), outlook(drop));
      const retained = new Set<number>();
      for (;;) {
        const moves = quickMoves(problem(book, morning, { rules, retained, free, worthAfter }));
        const tooGood = moves.flatMap((move) => (move.drop !== null && isTooGood(move) ? [move.drop] : []));
        if (tooGood.length === 0) return moves;
        for (const player of tooGood) retained.add(player);
      }
    },
  };
}

/** Deviation of a whole week's margin between two teams of a replayed league, in points: as 2023-24 had it. */
const FULL_WEEK_DEVIATION = 253;

type Choice = {
  readonly rules: PolicyRules;
  readonly retained: ReadonlySet<number>;
  readonly free?: readonly number[];
  worthAfter?(player: number): number;
};

function problem(book: ForecastBook, morning: AdvisedMorning, { rules, retained, free, worthAfter }: Choice) {
  const { week, planDay, roster, addsLeft } = morning;
  const view = book.ahead(week, planDay);
  return asWeek({
    season: book.season,
    dayCount: DAYS_PER_WEEK - planDay,
    worthOn: (player, day) => valueAt(view, player, planDay + day),
    roster,
    freeAgents: free ?? bestThisWeek(book, morning, rules.freeAgents),
    retained,
    addsLeft,
    addPrice: rules.addPrice,
    ...(worthAfter && { worthAfter }),
  });
}

function bestThisWeek(book: ForecastBook, { week, planDay, freeAgents }: AdvisedMorning, count: number): number[] {
  const view = book.ahead(week, planDay);
  const total = (player: number) => {
    let sum = 0;
    for (let dayIndex = planDay; dayIndex < DAYS_PER_WEEK; dayIndex++) sum += valueAt(view, player, dayIndex);
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
function considered(book: ForecastBook, later: LaterViews, morning: AdvisedMorning, count: number): number[] {
  const { samples } = later(morning.week, morning.planDay);
  const total = (player: number) =>
    samples.reduce((sum, sample) => daysOf(sample, player).reduce((points, value) => points + value, sum), 0);
  const bestLater = ranked(morning.freeAgents, total);
  return [...new Set([...bestThisWeek(book, morning, count), ...bestLater.slice(0, LATER_CANDIDATES)])];
}
const LATER_CANDIDATES = 40;

function laterValues(
  season: ReplaySeason,
  later: LaterViews,
  { week, planDay, roster }: AdvisedMorning,
  { free, addPrice }: { readonly free: readonly number[]; readonly addPrice: number },
) {
  const { samples } = later(week, planDay);
  const asLater = (player: number): LaterPlayer => {
    const { eligibleSlots = [], defaultPositionId = 1 } = season.players[player] ?? {};
    return {
      playerId: playerId.parse(player + 1),
      eligibleSlots,
      defaultPositionId,
      samples: samples.map((sample) => [...daysOf(sample, player)]),
    };
  };
  const values = seasonValues({
    slotCounts: REPLAY_SLOTS,
    rosterSize: ROSTER_SIZE,
    roster: roster.map(asLater),
    freeAgents: free.map(asLater),
    weights: samples.map(({ weight }) => weight),
    addPrice,
  });
  if (!values.ok) throw new RangeError(`${values.error.code}: ${values.error.detail}`);
  return values.value.values;
}
