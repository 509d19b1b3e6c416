/** Tools about my team and my opponent's. */
import { z } from "zod";
import { decisionFilter } from "@/contract/planning/decisions-output";
import { ROSTER_LOG_LIMITS } from "@/contract/players/game-log-outputs";
import { teamId } from "@/domain/ids";
import { defineTool } from "../tool";
import { day, limit } from "./arguments";

export const getMyRoster = defineTool({
  name: "get_my_roster",
  purpose: "my roster",
  description: "The viewed team's roster on a day: lineup slots, statuses, games, points scored, who is hurt.",
  maxChars: 9_000,
  input: z.object({ day }),
  run: ({ day: request }, { scope, services, signal }) =>
    services.rosters.view(scope, { side: "mine", day: request, signal }),
});

export const getOpponentRoster = defineTool({
  name: "get_opponent_roster",
  purpose: "another team's roster",
  description:
    "The current opponent's roster on a day, or another team's by its name, in the same form as get_my_roster.",
  maxChars: 9_000,
  input: z.object({
    day,
    teamName: z.string().max(100).optional().describe("Another team of the league; the opponent when left out"),
  }),
  run: ({ day: request, teamName }, { scope, services, signal }) =>
    teamName === undefined
      ? services.rosters.view(scope, { side: "opponent", day: request, signal })
      : services.rosterPages.viewByName(scope, { teamName, day: request }, signal),
});

export const getRosterGameLogs = defineTool({
  name: "get_roster_game_logs",
  purpose: "form of a whole roster",
  description:
    "Recent form of everyone on a roster at once: averages over the last games against the season, games missed.",
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
  purpose: "the matchup",
  description:
    "The current matchup: banked points or categories of both sides, lead, days and games left, adds left, points by day.",
  maxChars: 7_000,
  input: z.object({}),
  run: (_input, { scope, services, signal }) => services.matchups.view(scope, signal),
});

export const getDecisions = defineTool({
  name: "get_decisions",
  purpose: "moves proposed and decided",
  description:
    "What was proposed for the viewed team and what became of it: moves that wait for a decision, are approved, scheduled, done in the league, declined, expired or replaced; with day, gain and reason.",
  maxChars: 14_000,
  input: z.object({
    status: decisionFilter
      .optional()
      .describe("approved_all: everything the person approved, whatever became of it. Everything when left out"),
  }),
  run: (request, { scope, services, signal }) => services.decisions.list(scope, request, signal),
});
