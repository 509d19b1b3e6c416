/** Tools about named players. */
import { z } from "zod";
import { defineTool } from "../tool";
import { limit, playerName } from "./arguments";

export const getPlayerStatus = defineTool({
  name: "get_espn_player_status",
  purpose: "a player's health, team, next game",
  description:
    "One player now: official injury status and since when, expected return, whose roster he is on, next game; for my own players also whether to hold or drop them and what another would bring in their place.",
  maxChars: 3_000,
  input: z.object({ playerName }),
  run: ({ playerName: name }, { scope, services, signal }) => services.playerReports.byName(scope, name, signal),
});

export const getPlayerNews = defineTool({
  name: "get_player_news",
  purpose: "news of a player",
  description: "Dated news of one player with source and trust; his official status outranks them.",
  maxChars: 12_000,
  input: z.object({ playerName, limit: limit(10, 6) }),
  run: async ({ playerName: name, limit: max }, { scope, services, signal }) => ({
    output: await services.news.answer(scope, { playerName: name, limit: max }, signal),
    isCached: false,
  }),
});

export const getPlayerGameLog = defineTool({
  name: "get_player_game_log",
  purpose: "a player's last games",
  description: "A player's last games with stat lines, averages, and fantasy points in this league's scoring.",
  maxChars: 6_000,
  input: z.object({
    playerName,
    lastNGames: limit(20, 10),
    lastDays: z.number().int().min(1).max(60).optional().describe("Only games of the last days: 14 for two weeks"),
  }),
  run: ({ playerName: name, lastNGames: games, lastDays: days }, { scope, services, signal }) =>
    services.gameLogs.getPlayerGameLog(scope, name, { games, days }, signal),
});
