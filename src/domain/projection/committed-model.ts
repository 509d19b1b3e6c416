/** The fitted projection that the product uses, read from its table of constants once. */
import fitted from "../fitted/projection.json" with { type: "json" };
import type { ProjectionModel } from "./model";
import type { LeagueForm } from "./player-form";

export const PROJECTION: ProjectionModel = fitted;

/** League averages until a season has its own and when the one before is unknown. */
export const USUAL_LEAGUE: LeagueForm = {
  ratePerMinute: Float64Array.from(fitted.league.ratePerMinute),
  minutesPerGame: fitted.league.minutesPerGame,
};
