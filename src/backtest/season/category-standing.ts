/**
 * What a start is worth in a replayed category league on a plan morning, by the product's own slopes (`start-values.ts`).
 *
 * As in the engine: this week against the opponent at today's totals, later weeks against one's own equal; in a rotisserie every other team at
 * its totals of the season so far, the games of the days left this week repeated until the season ends. Both sides' lineups are by expected
 * points. Every rival's repeated games are summed up once for all seats that meet the same roster, which changes nothing: the moments of
 * independent games add up.
 */
import { must } from "@/domain/engine/engine-refusal";
import { once } from "@/domain/engine/once";
import { type StatLine, sumLines } from "@/domain/stats/stats";
import {
  type BankedAmount,
  bankedAmounts,
  type CategoryForm,
  type CategoryRule,
} from "@/domain/win-probability/category-form";
import { prepareSides, type SideForecast } from "@/domain/win-probability/category-matchup";
import { CATEGORY_CALIBRATION, LINE_NOISE } from "@/domain/win-probability/committed-noise";
import type { CategoryTotal } from "@/domain/win-probability/contest";
import {
  type StartQuestion,
  type StartValues,
  startValues,
  startValuesBetween,
} from "@/domain/win-probability/start-values";
import { roundsOf, weekAgainstEqual } from "@/domain/win-probability/whole-weeks";
import type { LineBook } from "../categories/line-book";
import type { TeamAmounts } from "../categories/played-amounts";
import type { PlanDay } from "../replay-forecasts";
import { DAYS_PER_WEEK } from "../replay-season";
import { opponentOf, type WeekSoFar } from "./league-course";
import { startersAhead } from "./matchup-state";

export type CategoryGoal = StartQuestion["goal"];

export type CategoryStanding = {
  /** Values of starts in the contest that is on, and of ordinary games after the week. */
  now(): StartValues;
  later(): StartValues;
};

export type CategoryContest = {
  readonly goal: CategoryGoal;
  readonly categories: readonly CategoryRule[];
  readonly forms: readonly CategoryForm[];
  readonly lastWeek: number;
  readonly amountsOf: TeamAmounts;
};

/** @param seasonSoFar amounts of a team before the week */
export type CategoryStandings = (soFar: WeekSoFar, seasonSoFar: (team: number) => StatLine) => CategoryStanding;

export function categoryStandings(lines: LineBook, contest: CategoryContest): CategoryStandings {
  const { goal, categories, forms, lastWeek, amountsOf } = contest;
  const gamesAhead = gamesOf(lines);
  const totalsAhead = cachedTotals(categories, gamesAhead);
  const scoredSoFar = ({ week, planDay, seat, teams, days }: WeekSoFar, team: number) =>
    amountsOf(week, (dayIndex) => (team === seat ? days[dayIndex] : teams[team]) ?? [], planDay);
  const rosterOf = ({ planDay, seat, teams, days }: WeekSoFar, team: number) =>
    (team === seat ? days[planDay] : teams[team]) ?? [];
  const sideOf = (soFar: WeekSoFar, team: number): SideForecast => ({
    scored: scoredSoFar(soFar, team),
    games: gamesAhead(soFar.week, soFar.planDay, rosterOf(soFar, team)),
  });
  const toSeasonsEnd = (soFar: WeekSoFar, team: number, before: StatLine) => {
    const { week, planDay } = soFar;
    const daysLeft = (lastWeek + 1 - week) * DAYS_PER_WEEK - planDay;
    const rounds = roundsOf(daysLeft, DAYS_PER_WEEK - planDay);
    const scored = must(bankedAmounts(sumLines([before, scoredSoFar(soFar, team)]), forms));
    const totals = totalsAhead(week, planDay, rosterOf(soFar, team));
    return { totals: totals.map((total, index) => repeatedTotal(total, rounds, scored[index] ?? NOTHING)) };
  };
  return (soFar, seasonSoFar) => {
    if (goal === "roto") {
      const values = once(() => {
        const others = soFar.teams.flatMap((_, team) => (team === soFar.seat ? [] : [team]));
        const sides = [soFar.seat, ...others].map((team) => toSeasonsEnd(soFar, team, seasonSoFar(team)));
        return startValuesBetween({ goal, forms, sides }, LINE_NOISE, CATEGORY_CALIBRATION);
      });
      return { now: values, later: values };
    }
    const { seed, week, seat, teams, planDay } = soFar;
    const mine = once(() => sideOf(soFar, seat));
    return {
      now: once(() => {
        const opponent = opponentOf(seed, week, seat, teams.length);
        return must(startValues({ goal, categories, mine: mine(), others: [sideOf(soFar, opponent)] }));
      }),
      later: once(() => {
        const usual = weekAgainstEqual(mine(), DAYS_PER_WEEK - planDay);
        return must(startValues({ goal, categories, mine: usual.mine, others: [usual.equal] }));
      }),
    };
  };
}

type GamesAhead = (week: number, planDay: PlanDay, players: readonly number[]) => SideForecast["games"];

function gamesOf({ book, lineOf }: LineBook): GamesAhead {
  const startersOf = startersAhead(book.season);
  return (week, planDay, players) => {
    const view = book.ahead(week, planDay);
    const games: SideForecast["games"][number][] = [];
    startersOf(view, players, planDay, (player, dayIndex) => {
      games.push({
        player: String(player),
        game: String(dayIndex),
        pPlay: view.pPlay[player * DAYS_PER_WEEK + dayIndex] ?? 0,
        mean: lineOf(planDay, week * DAYS_PER_WEEK + dayIndex, player),
      });
    });
    return games;
  };
}

function cachedTotals(categories: readonly CategoryRule[], gamesAhead: GamesAhead) {
  const known = new Map<string, readonly CategoryTotal[]>();
  return (week: number, planDay: PlanDay, players: readonly number[]): readonly CategoryTotal[] => {
    const key = `${week} ${planDay} ${players.join()}`;
    const found = known.get(key);
    if (found) return found;
    const { sides } = must(
      prepareSides(categories, [{ scored: {}, games: gamesAhead(week, planDay, players) }], LINE_NOISE),
    );
    const totals = sides[0]?.totals ?? [];
    known.set(key, totals);
    return totals;
  };
}

const NOTHING: BankedAmount = { above: 0, below: 0 };

/** Independent games of the same lines, on top of what is scored. @param total of one round, with nothing scored */
function repeatedTotal(
  { above, below, varAbove, varBelow, covariance, noAttempt, isOpen }: CategoryTotal,
  rounds: number,
  scored: BankedAmount,
): CategoryTotal {
  return {
    above: scored.above + rounds * above,
    below: scored.below + rounds * below,
    varAbove: rounds * varAbove,
    varBelow: rounds * varBelow,
    covariance: rounds * covariance,
    noAttempt: scored.below > 0 ? 0 : noAttempt ** rounds,
    isOpen,
  };
}
