/** Output of the roster-wide game logs: one line per player, so that a whole roster fits into one tool result. */
import { z } from "zod";
import { playerLabel, provenance } from "../tool-outputs";

/** Most games a player, and most characters of an answer as JSON, for a roster of 16. */
export const ROSTER_LOG_LIMITS = { games: 10, chars: 9_000 } as const;

export const rosterGameLogsOutput = provenance.extend({
  teamId: z.number().int(),
  teamName: z.string(),
  /** "my roster", "opponent", or another team's name. */
  ownership: z.string(),
  /** Games asked for; a player with fewer has fewer. */
  lastNGames: z.number().int(),
  players: z.array(
    playerLabel.extend({
      statusText: z.string(),
      place: z.enum(["starter", "bench", "IR"]),
      gamesShown: z.number().int(),
      /** Team games in the same stretch without a line of his. */
      gamesMissed: z.number().int(),
      lastGameDay: z.string().nullable(),
      averages: z.record(z.string(), z.number()),
      /** This stretch minus the season, per game; only stats that differ, and in points leagues only minutes. */
      changes: z.record(z.string(), z.number()),
      /** Fantasy points under this league's scoring, latest game first; empty in category leagues. */
      fantasyPoints: z.array(z.number()),
      averageFantasyPoints: z.number().nullable(),
      seasonAverageFantasyPoints: z.number().nullable(),
      difference: z.number().nullable(),
    }),
  ),
  /** Names of those whose log could not be read: unknown, not without games. */
  withoutLog: z.array(z.string()),
});
export type RosterGameLogsOutput = z.infer<typeof rosterGameLogsOutput>;
