/** Tools about trades with other teams of the league. They value and find; nothing is ever sent. */
import { z } from "zod";
import { MAX_TRADE_PLAYERS, TRADED_POSITIONS } from "@/contract/trades/trade-words";
import { defineTool } from "../tool";
import { limit, playerName } from "./arguments";

const side = z.array(playerName).max(MAX_TRADE_PLAYERS).optional();
const teamName = z.string().trim().min(1).max(80);

export const analyzeTrade = defineTool({
  name: "analyze_trade",
  purpose: "value a trade",
  description:
    "What a trade does to each team over the rest of the season, both rosters played on: verdict and chance to do better, wins, points or categories a week, playoffs apart, who must be dropped, roster spots streamed. Whose a player is follows from the rosters.",
  maxChars: 16_000,
  input: z.object({
    give: side.describe("Players of the viewed team who would go"),
    get: side.describe("Players of one other team who would come"),
    transfers: z
      .array(z.object({ player: playerName, to: teamName.describe("The fantasy team that gets him") }))
      .max(2 * MAX_TRADE_PLAYERS)
      .optional()
      .describe("Instead of give and get, for three or more teams"),
  }),
  run: ({ give = [], get = [], transfers = [] }, { scope, services, signal }) =>
    services.trades.analyze(scope, { give, get, transfers }, signal),
});

export const findTrades = defineTool({
  name: "find_trades",
  purpose: "whom to trade with or for",
  description:
    "Trades in which both teams gain over the rest of the season, at most one a partner, the best for the viewed team first; with one team, for a position, or around one player, whosever he is.",
  maxChars: 14_000,
  input: z.object({
    partner: teamName.optional().describe("Only with this fantasy team"),
    position: z.enum(TRADED_POSITIONS).optional().describe("Only for players of this position"),
    player: playerName.optional().describe("Only trades that move this player"),
    limit: limit(6, 5),
  }),
  run: (request, { scope, services, signal }) => services.trades.find(scope, request, signal),
});
