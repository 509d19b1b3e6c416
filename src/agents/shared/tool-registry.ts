/** Every tool, in one list. An agent names those it may use; none of them has an effect. */
import { z } from "zod";
import { parseDay } from "@/domain/eastern-day";
import { defineTool, type ToolDefinition } from "./tool";

const playerName = z.string().trim().min(2).max(80).describe("The player's name as the person wrote it");
const day = z
  .string()
  .transform((text, ctx) => {
    const read = parseDay(text);
    if (read === undefined) ctx.addIssue({ code: "custom", message: "must be a day, YYYY-MM-DD" });
    return read ?? z.NEVER;
  })
  .optional()
  .describe("A day, YYYY-MM-DD, US Eastern; today when left out");

const getPlayerStatus = defineTool({
  name: "get_espn_player_status",
  description:
    "Official availability of one player now: injury status, expected return, whose roster he is on, next game. Use for health, start, drop and hold questions.",
  about: "the official status",
  maxChars: 1_500,
  input: z.object({ playerName }),
  run: ({ playerName: name }, { scope, services, signal }) => services.playerStatus.byName(scope, name, signal),
});

const getPlayerGameLog = defineTool({
  name: "get_player_game_log",
  description: "A player's last games with stat lines, averages, and fantasy points in this league's scoring.",
  about: "the game log",
  maxChars: 6_000,
  input: z.object({ playerName, lastNGames: z.number().int().min(1).max(20).default(10) }),
  run: ({ playerName: name, lastNGames }, { scope, services, signal }) =>
    services.gameLogs.getPlayerGameLog(scope, name, lastNGames, signal),
});

const getMyRoster = defineTool({
  name: "get_my_roster",
  description: "The viewed team's roster on a day: lineup slots, statuses, games, points scored, who is hurt.",
  about: "your roster",
  maxChars: 9_000,
  input: z.object({ day }),
  run: ({ day: asked }, { scope, services, signal }) =>
    services.rosters.view(scope, { side: "mine", day: asked, signal }),
});

const getOpponentRoster = defineTool({
  name: "get_opponent_roster",
  description: "The current opponent's roster on a day, in the same form as get_my_roster.",
  about: "your opponent's roster",
  maxChars: 9_000,
  input: z.object({ day }),
  run: ({ day: asked }, { scope, services, signal }) =>
    services.rosters.view(scope, { side: "opponent", day: asked, signal }),
});

const getFreeAgents = defineTool({
  name: "get_free_agents",
  description:
    "Players free to add, best first: by fantasy points a game, by the given categories, or by games left. Filters: position, health, games in this matchup.",
  about: "the free agents",
  maxChars: 14_000,
  input: z.object({
    position: z.enum(["PG", "SG", "SF", "PF", "C", "G", "F"]).optional(),
    healthyOnly: z.boolean().optional().describe("Leave out everyone known to be in doubt or out"),
    gamesInWindow: z.number().int().min(0).max(14).optional().describe("Least games left in this matchup"),
    targetCategories: z
      .array(z.enum(["PTS", "REB", "AST", "STL", "BLK", "3PM", "FG%", "FT%"]))
      .max(8)
      .optional(),
    sort: z.enum(["points", "owned", "games"]).optional(),
    limit: z.number().int().min(1).max(30).default(20),
  }),
  run: (filter, { scope, services, signal }) => services.players.getTopFreeAgents(scope, filter, signal),
});

const getMatchupDetails = defineTool({
  name: "get_matchup_details",
  description:
    "The current matchup: banked points or categories of both sides, lead, days and games left, adds left, points by day.",
  about: "your matchup",
  maxChars: 5_000,
  input: z.object({}),
  run: (_input, { scope, services, signal }) => services.matchups.view(scope, signal),
});

/** Any usual spelling of a stat is read; the calculator reports those it does not know. */
const amounts = z.record(z.string().min(1).max(40), z.number().finite().min(-1_000).max(10_000));

const STAT_KEYS = [
  "PTS",
  "REB",
  "AST",
  "STL",
  "BLK",
  "TO",
  "FGM",
  "FGA",
  "FTM",
  "FTA",
  "3PM",
  "OREB",
  "DREB",
  "DD",
  "TD",
];
const modelAmounts = z.object(Object.fromEntries(STAT_KEYS.map((key) => [key, z.number().optional()])));

const calculateFantasyScore = defineTool({
  name: "calculate_fantasy_score",
  description:
    "Fantasy points of a stat line, in the league's scoring or in weights given in the question. Always use it for such arithmetic.",
  about: "the calculation",
  maxChars: 3_000,
  input: z.object({ stats: amounts, weights: amounts.optional() }),
  modelInput: z.object({
    stats: modelAmounts.describe("Amounts by stat"),
    weights: modelAmounts.optional().describe("Points per unit, only when the question itself gives them"),
  }),
  run: ({ stats, weights }, { scope, services, signal }) => services.scoring.score(scope, stats, weights, signal),
});

export const ALL_TOOLS: readonly ToolDefinition[] = [
  getPlayerStatus,
  getPlayerGameLog,
  getMyRoster,
  getOpponentRoster,
  getFreeAgents,
  getMatchupDetails,
  calculateFantasyScore,
];
