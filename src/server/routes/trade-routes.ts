/** Routes for trades with other teams: what one does to each side, and trades that help both. Nothing is stored or sent. */
import { TradePlayerUnclear } from "@/services/trades/trade-refusals";
import * as query from "../http/query";
import { defineRoute } from "./define-route";
import { UPSTREAM } from "./refusals";

export const analyzeTrade = defineRoute({
  id: "analyzeTrade",
  method: "POST",
  path: "/api/trades/analyze",
  scopes: ["read"],
  summary: "What a trade would do to each team over the rest of the season; nothing is stored or sent",
  body: "TradeRequest",
  answer: "Trade",
  refusals: [404, 409, ...UPSTREAM],
  handle: async ({ fanvise, personId, request, body: { give, get, transfers, ...requested } }) => {
    const scope = await fanvise.scopeFor(personId, requested);
    const { output } = await fanvise.services.trades.analyze(scope, { give, get, transfers }, request.signal);
    if (!output.found) throw new TradePlayerUnclear(output);
    return output;
  },
});

export const findTrades = defineRoute({
  id: "findTrades",
  method: "GET",
  path: "/api/trades/find",
  scopes: ["read"],
  summary: "Trades in which both teams gain, one a partner; with `partnerId`, of that partner alone",
  query: query.tradesQuery,
  answer: "TradeOffers",
  refusals: [404, 409, ...UPSTREAM],
  handle: async ({ fanvise, personId, request, query: { partnerId, position, playerId, ...requested } }) => {
    const scope = await fanvise.scopeFor(personId, requested);
    const search = { partner: partnerId, position, player: playerId };
    const { output } = await fanvise.services.trades.find(scope, search, request.signal);
    if (!output.found) throw new TradePlayerUnclear(output);
    return output;
  },
});
