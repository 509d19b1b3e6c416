/**
 * The user's team and league that a request works on. Built by the server from the user's own connections, never from a
 * body or a model.
 */
import type { TeamId } from "../ids";

/** A closed world of ids: real ESPN, or the demo season. Shared facts of the two never mix. */
export type Universe = "espn" | "demo";

export type TeamScope = {
  personId: string;
  connectionId: string;
  universe: Universe;
  leagueId: string;
  season: number;
  /** The team being viewed; the person's own unless they chose another perspective. */
  teamId: TeamId;
};
