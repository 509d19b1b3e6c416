/**
 * Whole seasons of replayed category leagues and rotisseries with one team advised, as `season-replay.ts` plays points leagues.
 *
 * Drafts, replacements and everybody's lineups follow the points rule of all backtests; only what is counted differs. A week's categories are
 * decided by what the starters really had. A rotisserie counts the totals of all replayed weeks, with no limit on games.
 */
import { type StatLine, sumLines } from "@/domain/stats/stats";
import type { CategoryRule } from "@/domain/win-probability/category-form";
import type { TeamAmounts } from "../categories/played-amounts";
import type { ReplaySeason } from "../replay-season";
import { type CategoryScore, categoryScore, placeOf, rankPoints } from "./category-results";
import type { CategoryGoal, CategoryStanding, CategoryStandings } from "./category-standing";
import { type LeagueSeat, leagueCourse, opponentOf, type Policy, type SeasonSettings } from "./league-course";

export type CategoryRun = LeagueSeat & {
  readonly weekCount: number;
  /** Categories won and lost against each week's opponent; empty in a rotisserie. */
  readonly matchups: readonly (CategoryScore & { readonly week: number })[];
  /** Rank points of all categories at the end of a rotisserie; `null` elsewhere. */
  readonly rankPoints: number | null;
  /** Place in the final table from 1, level teams sharing theirs: categories won; matchups won, then categories; rank points. */
  readonly place: number;
  readonly moves: readonly { readonly week: number; readonly drop: number | null; readonly add: number | null }[];
};

export type CategoryReplay = {
  /** @param policy `null`: the team is managed by rule like the others. */
  play(league: LeagueSeat, policy: Policy<CategoryStanding> | null): CategoryRun;
};

export type CategoryLeague = {
  readonly season: ReplaySeason;
  readonly settings: SeasonSettings;
  readonly goal: CategoryGoal;
  readonly categories: readonly CategoryRule[];
  readonly amountsOf: TeamAmounts;
  readonly standings: CategoryStandings;
};

export function categoryReplay({
  season,
  settings,
  goal,
  categories,
  amountsOf,
  standings,
}: CategoryLeague): CategoryReplay {
  return {
    play({ seed, seat }, policy) {
      let totals: readonly StatLine[] = [];
      const scores: CategoryScore[][] = [];
      const moves: CategoryRun["moves"][number][] = [];
      const advice = policy && {
        policy,
        standingOn: (soFar: Parameters<CategoryStandings>[0]) => standings(soFar, (team) => totals[team] ?? {}),
      };
      for (const { week, teamCount, playersOn, made } of leagueCourse(season, { seed, seat }, settings, advice)) {
        const amounts = Array.from({ length: teamCount }, (_, team) =>
          amountsOf(week, (dayIndex) => playersOn(team, dayIndex)),
        );
        totals = amounts.map((line, team) => sumLines([line, totals[team] ?? {}]));
        scores.push(
          amounts.map((mine, team) =>
            categoryScore(categories, mine, amounts[opponentOf(seed, week, team, teamCount)] ?? {}),
          ),
        );
        moves.push(...made.map(({ drop, add }) => ({ week, drop, add })));
      }
      const run = { seed, seat, weekCount: scores.length, moves };
      if (goal === "roto") {
        const points = rankPoints(categories, totals);
        const place = placeOf(
          seat,
          points.map((own) => [own]),
        );
        return { ...run, matchups: [], rankPoints: points[seat] ?? 0, place };
      }
      const table = totals.map((_, team) =>
        tableKeys(
          goal,
          scores.map((week) => week[team] ?? NOTHING),
        ),
      );
      return {
        ...run,
        matchups: scores.map((week, index) => ({ week: settings.fromWeek + index, ...(week[seat] ?? NOTHING) })),
        rankPoints: null,
        place: placeOf(seat, table),
      };
    },
  };
}

const NOTHING: CategoryScore = { won: 0, lost: 0 };

/** A tie is half a win. */
export const matchupWon = ({ won, lost }: CategoryScore): number => (1 + Math.sign(won - lost)) / 2;

/** What a final table is ordered by, the first key first. */
function tableKeys(goal: CategoryGoal, weeks: readonly CategoryScore[]): number[] {
  const categories = weeks.reduce((sum, { won, lost }) => sum + won - lost, 0);
  return goal === "each-category" ? [categories] : [weeks.reduce((sum, week) => sum + matchupWon(week), 0), categories];
}
