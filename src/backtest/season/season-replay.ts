/**
 * Whole seasons of replayed leagues with one team advised: its roster is carried over from week to week, every plan is followed, and the
 * other nine managers act by rule. The same league without advice is played beside it.
 *
 * Points leagues. Every morning's lineups are chosen by the rule of all backtests (`delivered-points.ts`).
 */
import { quickWeekPlan } from "@/domain/plan/solve-week-plan";
import { chanceAboveZero } from "@/domain/win-probability/normal";
import { type DayScore, dayScore } from "../delivered-points";
import { asReplayMoves, type ReplayMove } from "../proposed-week";
import type { ForecastBook } from "../replay-forecasts";
import { DAYS_PER_WEEK } from "../replay-season";
import {
  leagueCourse,
  opponentOf,
  type Policy,
  type SeasonSettings,
  teamsByRule,
  type WeekSoFar,
} from "./league-course";
import { type MatchupState, matchupStates } from "./matchup-state";

export type SeasonMove = {
  readonly week: number;
  readonly drop: number | null;
  readonly add: number | null;
  /** Chance to win the matchup on the morning of the plan. */
  readonly winProbability: number;
};

export type SeasonRun = {
  readonly seed: number;
  readonly seat: number;
  /** Points of the team and of its opponent, week by week. */
  readonly weeks: readonly { readonly week: number; readonly mine: number; readonly theirs: number }[];
  /** Place in the league's final table, from 1: matchups won, then points. */
  readonly place: number;
  readonly moves: readonly SeasonMove[];
};

export type RuleWeek = {
  readonly week: number;
  readonly teams: readonly (readonly number[])[];
  readonly totals: readonly number[];
};

export type SeasonReplay = {
  /** @param policy `null`: the team is managed by rule like the others. */
  play(league: { readonly seed: number; readonly seat: number }, policy: Policy<MatchupState> | null): SeasonRun;
  /** The league without advice, by week from `fromWeek`: rosters of Monday, and what each team scores in the week. */
  weeksByRule(seed: number): readonly RuleWeek[];
  /** Players on a roster of the league without advice, by week from `fromWeek`. */
  rosters(seed: number): readonly ReadonlySet<number>[];
};

export function seasonReplay(book: ForecastBook, settings: SeasonSettings): SeasonReplay {
  const { season } = book;
  const score = dayScore(book);
  const standingOn = pointsStanding(book, score);
  return {
    play({ seed, seat }, policy) {
      const table = leagueTable();
      const weeks: SeasonRun["weeks"][number][] = [];
      const moves: SeasonMove[] = [];
      const advice = policy && { policy, standingOn };
      for (const { week, teamCount, playersOn, made } of leagueCourse(season, { seed, seat }, settings, advice)) {
        const totals = Array.from({ length: teamCount }, (_, team) =>
          weekTotal(score, week, (dayIndex) => playersOn(team, dayIndex)),
        );
        const opponent = (team: number) => opponentOf(seed, week, team, teamCount);
        table.add(totals, opponent);
        weeks.push({ week, mine: totals[seat] ?? 0, theirs: totals[opponent(seat)] ?? 0 });
        for (const { drop, add, matchup } of made)
          moves.push({ week, drop, add, winProbability: chanceAboveZero(matchup.margin, matchup.variance) });
      }
      return { seed, seat, weeks, place: table.placeOf(seat), moves };
    },
    weeksByRule: (seed) =>
      teamsByRule(season, seed, settings).map((teams, index) => {
        const week = settings.fromWeek + index;
        return { week, teams, totals: teams.map((players) => weekTotal(score, week, () => players)) };
      }),
    rosters: (seed) => teamsByRule(season, seed, settings).map((teams) => new Set(teams.flat())),
  };
}

/** A tie is half a win. */
function leagueTable() {
  const rows: { readonly team: number; won: number; points: number }[] = [];
  return {
    add(totals: readonly number[], opponentOfTeam: (team: number) => number): void {
      for (const [team, mine] of totals.entries()) {
        const row = rows[team] ?? { team, won: 0, points: 0 };
        rows[team] = row;
        const theirs = totals[opponentOfTeam(team)] ?? 0;
        row.won += mine > theirs ? 1 : mine === theirs ? 0.5 : 0;
        row.points += mine;
      }
    },
    placeOf: (team: number): number =>
      rows.toSorted((a, b) => b.won - a.won || b.points - a.points).findIndex((row) => row.team === team) + 1,
  };
}

const weekTotal = (
  score: DayScore,
  week: number,
  on: (dayIndex: number) => readonly number[],
  dayCount: number = DAYS_PER_WEEK,
): number =>
  Array.from({ length: dayCount }, (_, dayIndex) => score(on(dayIndex), week * DAYS_PER_WEEK + dayIndex)).reduce(
    (sum, points) => sum + points,
    0,
  );

function pointsStanding(book: ForecastBook, score: DayScore): (soFar: WeekSoFar) => MatchupState {
  const matchups = matchupStates(book);
  return ({ seed, seat, week, planDay, teams, days }) => {
    const opponent = teams[opponentOf(seed, week, seat, teams.length)] ?? [];
    const mine = weekTotal(score, week, (dayIndex) => days[dayIndex] ?? [], planDay);
    const theirs = weekTotal(score, week, () => opponent, planDay);
    return matchups(week, planDay, { mine: days[planDay] ?? [], theirs: opponent, lead: mine - theirs });
  };
}

/** Moves of the engine's quick plan for a week. */
export function quickMoves(week: Parameters<typeof quickWeekPlan>[0]): readonly ReplayMove[] {
  const plan = quickWeekPlan(week);
  if (!plan.ok) throw new RangeError(`${plan.error.code}: ${plan.error.detail}`);
  return asReplayMoves(plan.value.moves);
}
