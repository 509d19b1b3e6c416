/** Every route of `/api`. A test compares this list with the route files that exist. */
import { describeInterface } from "../openapi/document";
import * as account from "./account-routes";
import * as agents from "./agent-routes";
import * as conversations from "./conversation-routes";
import { defineRoute, type Route } from "./define-route";
import * as league from "./league-routes";
import * as operations from "./operation-routes";
import * as planning from "./planning-routes";
import * as signingIn from "./sign-in-routes";
import * as trades from "./trade-routes";

export const readDescription = defineRoute({
  id: "describeInterface",
  method: "GET",
  path: "/api/openapi.json",
  scopes: ["read", "chat"],
  caller: "anyone",
  summary: "This description",
  answer: "OpenApi",
  handle: () => Response.json(describeInterface(ROUTES), { headers: { "cache-control": "no-cache" } }),
});

/** Routes by subject, for documents. */
export const ROUTES_BY_SUBJECT: Readonly<Record<string, readonly Route[]>> = {
  "The league": Object.values(league),
  "Lineups, the week and moves": Object.values(planning),
  Trades: Object.values(trades),
  "Questions, plans and decisions": Object.values(agents),
  Conversations: Object.values(conversations),
  "The person": Object.values(account),
  "Signing in": Object.values(signingIn),
  Operation: [...Object.values(operations), readDescription],
};

export const ROUTES: readonly Route[] = Object.values(ROUTES_BY_SUBJECT).flat();
