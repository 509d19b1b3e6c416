/** What season replays show: matchups won, points, places, and how the players who were exchanged did afterwards. */
import { type ClusteredMean, clusteredMean } from "../reliability";
import { DAYS_PER_WEEK, type ReplaySeason } from "../replay-season";
import type { SeasonSettings } from "./league-course";
import type { SeasonMove, SeasonRun } from "./season-replay";

export type SeasonFigures = {
  readonly leagues: number;
  readonly seasons: number;
  /** Share of matchups won, a tie counted half; intervals clustered by league. */
  readonly won: ClusteredMean;
  readonly pointsPerWeek: number;
  /** Points over those of the same seat managed by rule, as a share of them. */
  readonly pointsOverRule: ClusteredMean;
  readonly meanPlace: number;
  readonly addsPerWeek: number;
  /** Share of matchups won in the worst season. */
  readonly worstSeat: number;
  readonly exchanged: ExchangeFigures;
};

type ExchangeFigures = {
  readonly moves: number;
  /** Points a game of the player added less those of the player dropped, from the day after the matchup to the season's end. */
  readonly laterGain: ClusteredMean | null;
  /** Drops of players rostered that week in at least 75% of the leagues by rule. */
  readonly widelyRostered: { readonly drops: number; readonly shareWorse: number | null };
  /** Share of all drops who did better afterwards than the player added by more than 3 points a game. */
  readonly shareWorse: number | null;
};

const WIDELY_ROSTERED = 0.75;
/** Points a game by which a dropped player did better afterwards. */
const CLEARLY_BETTER = 3;

export type RosteredShare = (week: number, player: number) => number;

/** @param rosters by league, then by week from `fromWeek` */
export function rosteredShares(rosters: readonly (readonly ReadonlySet<number>[])[], fromWeek: number): RosteredShare {
  return (week, player) =>
    rosters.filter((weeks) => weeks[week - fromWeek]?.has(player)).length / Math.max(1, rosters.length);
}

/** @param byRule seasons of the same seats without advice, in any order */
export function seasonFigures(
  runs: readonly SeasonRun[],
  byRule: readonly SeasonRun[],
  { season, settings, shareOf }: { season: ReplaySeason; settings: SeasonSettings; shareOf: RosteredShare },
): SeasonFigures {
  const weeks = runs.flatMap((run) => run.weeks.map((week) => ({ ...week, cluster: run.seed })));
  const rulePoints = new Map(byRule.map((run) => [`${run.seed} ${run.seat}`, pointsOf(run)]));
  return {
    leagues: new Set(runs.map(({ seed }) => seed)).size,
    seasons: runs.length,
    won: clusteredMean(weeks.map(({ mine, theirs, cluster }) => ({ value: wonOf(mine, theirs), cluster }))),
    pointsPerWeek: mean(weeks.map(({ mine }) => mine)),
    pointsOverRule: clusteredMean(
      runs.map((run) => ({
        value: pointsOf(run) / (rulePoints.get(`${run.seed} ${run.seat}`) ?? Number.NaN) - 1,
        cluster: run.seed,
      })),
    ),
    meanPlace: mean(runs.map(({ place }) => place)),
    addsPerWeek: runs.flatMap(({ moves }) => moves).filter(({ add }) => add !== null).length / weeks.length,
    worstSeat: Math.min(...runs.map((run) => mean(run.weeks.map(({ mine, theirs }) => wonOf(mine, theirs))))),
    exchanged: exchangeFigures(runs, laterPoints(season, settings), shareOf),
  };
}

const wonOf = (mine: number, theirs: number): number => (mine > theirs ? 1 : mine === theirs ? 0.5 : 0);
const pointsOf = ({ weeks }: SeasonRun): number => weeks.reduce((sum, { mine }) => sum + mine, 0);
const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Points a game after a week's Sunday; 0 for a player without another game. */
function laterPoints({ points, players }: ReplaySeason, { lastWeek }: SeasonSettings) {
  const known = new Map<string, { readonly games: number; readonly perGame: number }>();
  return (week: number, player: number) => {
    const key = `${week} ${player}`;
    const found = known.get(key);
    if (found) return found;
    let [games, sum] = [0, 0];
    for (let day = (week + 1) * DAYS_PER_WEEK; day < (lastWeek + 1) * DAYS_PER_WEEK; day++) {
      const scored = points[day * players.length + player] ?? Number.NaN;
      if (Number.isNaN(scored)) continue;
      games++;
      sum += scored;
    }
    const later = { games, perGame: games === 0 ? 0 : sum / games };
    known.set(key, later);
    return later;
  };
}

function exchangeFigures(
  runs: readonly SeasonRun[],
  later: ReturnType<typeof laterPoints>,
  shareOf: RosteredShare,
): ExchangeFigures {
  const judged = runs.flatMap(({ seed, moves }) => moves.flatMap((move) => judgedMove(move, later, shareOf, seed)));
  const worse = (of: typeof judged) =>
    of.length === 0 ? null : of.filter(({ value }) => value < -CLEARLY_BETTER).length / of.length;
  const widely = judged.filter(({ share }) => share >= WIDELY_ROSTERED);
  return {
    moves: judged.length,
    laterGain: judged.length === 0 ? null : clusteredMean(judged),
    widelyRostered: { drops: widely.length, shareWorse: worse(widely) },
    shareWorse: worse(judged),
  };
}

/** Nothing to judge where nobody left, nobody came, or neither played again. */
function judgedMove(
  { week, drop, add }: SeasonMove,
  later: ReturnType<typeof laterPoints>,
  shareOf: RosteredShare,
  cluster: number,
) {
  if (drop === null || add === null) return [];
  const [left, came] = [later(week, drop), later(week, add)];
  if (left.games + came.games === 0) return [];
  return [{ value: came.perGame - left.perGame, share: shareOf(week, drop), cluster }];
}
