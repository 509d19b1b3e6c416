/** Tools about the league, its wire, the NBA's schedule and the news at large. */
import { z } from "zod";
import { defineTool } from "../tool";
import { limit, optionalDay, playerName } from "./arguments";

export const getFreeAgents = defineTool({
  name: "get_free_agents",
  purpose: "who can be added",
  description:
    "Players free to add, best first: by fantasy points a game, by the given categories, by games left, or by what adding each gains this team. Filters: position, health, games in this matchup, a game on a day.",
  maxChars: 14_000,
  input: z.object({
    position: z.enum(["PG", "SG", "SF", "PF", "C", "G", "F"]).optional(),
    healthyOnly: z.boolean().optional().describe("Leave out everyone known to be in doubt or out"),
    gamesInWindow: z
      .number()
      .int()
      .min(0)
      .max(14)
      .optional()
      .describe("Least games on the days asked for, else left in this matchup"),
    playsOn: optionalDay("Only players with a game on this day"),
    playsUntil: optionalDay("With playsOn: the last of several days, any of which will do"),
    targetCategories: z
      .array(z.enum(["PTS", "REB", "AST", "STL", "BLK", "3PM", "FG%", "FT%"]))
      .max(8)
      .optional(),
    sort: z
      .enum(["gain", "points", "owned", "games"])
      .optional()
      .describe("gain: what adding him brings over the days left; for whom to pick up or stream"),
    limit: limit(30, 20),
  }),
  run: (filter, { scope, services, signal }) => services.players.getTopFreeAgents(scope, filter, signal),
});

export const getSchedule = defineTool({
  name: "get_schedule",
  purpose: "NBA games",
  description:
    "NBA games by day for named players or NBA teams, for every NBA team, or for both rosters of the matchup: counts, back-to-backs, light nights. This matchup's days when none are given.",
  maxChars: 6_000,
  input: z.object({
    playerNames: z.array(playerName).max(10).optional().describe("Players or NBA teams, as the person wrote them"),
    everyClub: z.boolean().optional().describe("Every NBA team, most games first"),
    from: optionalDay("First day"),
    to: optionalDay("Last day"),
  }),
  run: (request, { scope, services, signal }) => services.schedules.ofPlayers(scope, request, signal),
});

export const getLeagueSettings = defineTool({
  name: "get_league_settings",
  purpose: "league rules",
  description:
    "The league's rules and standings: scoring, roster slots, limits on adds, waivers, playoffs, trade deadline, records of all teams.",
  maxChars: 9_000,
  input: z.object({}),
  run: (_input, { scope, services, signal }) => services.leagueViews.view(scope, { signal }),
});

export const getStandings = defineTool({
  name: "get_standings",
  purpose: "standings, every team's odds",
  description:
    "The standings: record, games behind, points for and against, ties, and every team's playoff, bye and title odds, possible places (clinched, eliminated) and strength of schedule.",
  maxChars: 16_000,
  input: z.object({}),
  run: (_input, { scope, services, signal }) => services.standings.standings(scope, signal),
});

export const getSeasonOdds = defineTool({
  name: "get_season_odds",
  purpose: "my playoff odds, clinching, players to hold",
  description:
    "The viewed team's season: playoff, bye and title odds, clinching, win probability of each matchup left, games of its players in the playoff weeks and who to hold. With a player to drop or add: the same odds after that move.",
  maxChars: 14_000,
  input: z.object({ dropPlayer: playerName.optional(), addPlayer: playerName.optional() }),
  run: (move, { scope, services, signal }) => services.standings.odds(scope, move, signal),
});

export const searchNewsByTopic = defineTool({
  name: "search_news_by_topic",
  purpose: "news of nobody in particular",
  description:
    "Dated news on a topic, such as trades or injuries of an NBA team, with source and trust. Not for one player.",
  maxChars: 14_000,
  input: z.object({
    topic: z.string().trim().min(2).max(200),
    days: limit(60, 14),
    limit: limit(12, 8),
  }),
  run: async ({ topic, days, limit: max }, { scope, services, signal }) => ({
    output: await services.news.answer(scope, { query: topic, days, limit: max }, signal),
    isCached: false,
  }),
});
