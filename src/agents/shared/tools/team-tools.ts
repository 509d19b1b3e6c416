/** Tools about my team and my opponent's. */
import { z } from "zod";
import { ROSTER_LOG_LIMITS } from "@/contract/game-log-outputs";
import { teamId } from "@/domain/ids";
import { defineTool } from "../tool";
import { day, limit } from "./arguments";

export const getMyRoster = defineTool({
  name: "get_my_roster",
  description: "The viewed team's roster on a day: lineup slots, statuses, games, points scored, who is hurt.",
  about: "your roster",
  maxChars: 9_000,
  input: z.object({ day }),
  run: ({ day: asked }, { scope, services, signal }) =>
    services.rosters.view(scope, { side: "mine", day: asked, signal }),
});

export const getOpponentRoster = defineTool({
  name: "get_opponent_roster",
  description: "The current opponent's roster on a day, in the same form as get_my_roster.",
  about: "your opponent's roster",
  maxChars: 9_000,
  input: z.object({ day }),
  run: ({ day: asked }, { scope, services, signal }) =>
    services.rosters.view(scope, { side: "opponent", day: asked, signal }),
});

export const getRosterGameLogs = defineTool({
  name: "get_roster_game_logs",
  description:
    "Recent form of everyone on a roster at once: averages over the last games against the season, games missed.",
  about: "the form of the roster",
  maxChars: ROSTER_LOG_LIMITS.chars,
  input: z.object({
    teamId: z.number().int().positive().optional().describe("Another team of the league; the viewed one when left out"),
    lastNGames: limit(ROSTER_LOG_LIMITS.games, 5),
  }),
  run: ({ teamId: id, lastNGames }, { scope, services, signal }) =>
    services.gameLogs.getRosterGameLogs(scope, {
      teamId: id === undefined ? undefined : teamId.parse(id),
      lastNGames,
      signal,
    }),
});

export const getMatchupDetails = defineTool({
  name: "get_matchup_details",
  description:
    "The current matchup: banked points or categories of both sides, lead, days and games left, adds left, points by day.",
  about: "your matchup",
  maxChars: 7_000,
  input: z.object({}),
  run: (_input, { scope, services, signal }) => services.matchups.view(scope, signal),
});
