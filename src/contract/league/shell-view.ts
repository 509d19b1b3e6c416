/** The user's leagues for the frame of every page. Created by `src/server/pages/shell-view.ts`. */
import type { Provenance } from "../tool-outputs";

export type ShellLeague = {
  connectionId: string;
  leagueId: string;
  /** `null` before the league was read for the first time. */
  leagueName: string | null;
  season: number;
  isActive: boolean;
};

export type ShellView = {
  /** The active one first. */
  leagues: readonly ShellLeague[];
  /** The active league as it was read; `null` when it could not be. */
  league: {
    /** The person's own team, whichever is being viewed. */
    myTeamId: number;
    teams: readonly { teamId: number; teamName: string }[];
    reading: Pick<Provenance, "source" | "fetchedAt" | "stale" | "staleCode">;
  } | null;
  failure: { code: string; message: string } | null;
  /** The league's present instant, epoch milliseconds; `isRunning` unless it stands still. */
  clock: { nowMs: number; isRunning: boolean };
};
