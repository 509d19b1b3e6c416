/** A league's points of projected lines: the one place where a scoring meets the projection. */
import type { ScoringItem } from "../league/league";
import { scoreLine } from "../stats/scoring";
import { isRatio, STAT, type StatLine } from "../stats/stats";
import { LINE_NOISE } from "../win-probability/committed-noise";
import { multiDoubleChances } from "../win-probability/double-doubles";
import { prepareLines } from "../win-probability/line-forecast";
import { BASE_STAT_COUNT, lineOf, type StatVector } from "./base-stats";
import type { GameContext } from "./game-features";
import { type PointsProjection, type ProjectionModel, pointsAround, projectVector } from "./model";
import type { LeagueForm, PlayerForm } from "./player-form";

export type PlayerProjection = PointsProjection & {
  readonly minutes: number;
  /** Expected stats given that he plays; double-doubles where the scoring counts them. */
  readonly stats: StatLine;
};

export type Scoring = {
  readonly items: readonly ScoringItem[];
  /** The player's `defaultPositionId`, for overrides; left out where there are none. */
  readonly positionId?: number | undefined;
};

/** Points of a player's game under a scoring, given that he plays. @throws as `pointsAround` does. */
export function projectPoints(
  model: ProjectionModel,
  form: PlayerForm,
  league: LeagueForm,
  game: GameContext,
  { items, positionId }: Scoring,
): PlayerProjection {
  const needsDoubles = items.some(({ statId }) => DOUBLES.includes(statId));
  const line = (vector: StatVector, minutes?: number) => {
    const plain = lineOf(vector, minutes);
    return needsDoubles ? withDoubles(plain) : plain;
  };
  const points = (stats: StatLine) => scoreLine(stats, items, positionId).total;
  const stats = line(projectVector(model, form, league, game), form.minutes.fast);
  const around = pointsAround(model.spread, {
    mean: points(stats),
    leagueMean: points(line(league.ratePerMinute.map((rate) => rate * league.minutesPerGame))),
    minutesVolatility: points(lineOf(form.rate)) * form.minutes.sd10,
  });
  return { ...around, minutes: form.minutes.fast, stats };
}

/**
 * Items of a scoring that no projection answers, such as technical fouls: their points are missing from every figure.
 */
export function notProjected(items: readonly ScoringItem[]): ScoringItem[] {
  const line = { ...lineOf(new Float64Array(BASE_STAT_COUNT), 0), ...Object.fromEntries(DOUBLES.map((id) => [id, 0])) };
  return items.filter(({ statId, points }) => points !== 0 && !isRatio(statId) && line[String(statId)] === undefined);
}

const DOUBLES: readonly number[] = [STAT.DOUBLE_DOUBLE, STAT.TRIPLE_DOUBLE, STAT.QUADRUPLE_DOUBLE];

/** Chances of doubles do not follow from means alone, so the noise of a line is asked. */
function withDoubles(mean: StatLine): StatLine {
  const prepared = prepareLines([{ player: "", game: "", pPlay: 1, mean }], DOUBLES, LINE_NOISE);
  const [line] = prepared.ok ? prepared.value : [];
  if (!line) return mean;
  const chances = multiDoubleChances(line, LINE_NOISE);
  return { ...mean, ...Object.fromEntries(DOUBLES.map((statId, at) => [statId, chances[at] ?? 0])) };
}
