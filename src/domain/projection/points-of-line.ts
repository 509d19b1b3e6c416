/** A league's points of projected lines: the one place where a scoring meets the projection. */
import type { ScoringItem } from "../league";
import { scoreLine } from "../scoring";
import { lineOf, type StatVector } from "./base-stats";
import type { GameContext } from "./game-features";
import { type PointsProjection, type ProjectionModel, pointsAround, projectVector } from "./model";
import type { LeagueForm, PlayerForm } from "./player-form";

export type PlayerProjection = PointsProjection & {
  readonly minutes: number;
  /** Expected base stats given that he plays. */
  readonly vector: StatVector;
};

/** Points of a player's game under a scoring, given that he plays. @throws as `pointsAround` does. */
export function projectPoints(
  model: ProjectionModel,
  form: PlayerForm,
  league: LeagueForm,
  game: GameContext,
  scoring: readonly ScoringItem[],
): PlayerProjection {
  const points = (vector: StatVector) => scoreLine(lineOf(vector), scoring).total;
  const vector = projectVector(model, form, league, game);
  const around = pointsAround(model.spread, {
    mean: points(vector),
    leagueMean: points(league.ratePerMinute.map((rate) => rate * league.minutesPerGame)),
    unsteadiness: points(form.rate) * form.minutes.sd10,
  });
  return { ...around, minutes: form.minutes.fast, vector };
}
