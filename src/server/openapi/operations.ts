/**
 * Every route of `/api`, in one table: what `/api/openapi.json` describes and what an API token may do.
 *
 * A test compares it with the routes that exist. A route that is missing here is closed to API tokens.
 */
import type { z } from "zod";
import type { TokenScope } from "@/contract/api-token";
import * as query from "../http/query";
import { ACCOUNT_OPERATIONS } from "./account-operations";
import type { AnswerName, RequestName } from "./schemas";
import { THREAD_OPERATIONS } from "./thread-operations";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export type Operation = {
  id: string;
  method: Method;
  /** Parameters in braces. */
  path: string;
  summary: string;
  /** A token with any one of these may call it; empty: no token may. */
  scopes: readonly TokenScope[];
  /** Others than the person and a person's token: anyone, so often from one address; the whole world, without any limit. */
  caller?: "anyone" | "whole world" | "this machine" | "scheduler";
  query?: z.ZodObject;
  headers?: readonly ("Idempotency-Key" | "Last-Event-ID")[];
  body?: RequestName;
  /** `undefined`: nothing is said in the body. */
  answer?: AnswerName;
  answerStatus?: 200 | 201 | 202 | 204 | 303;
  /** Further forms of the answer, chosen by `Accept`; the events of a run carry `StreamEvent`. */
  streams?: "run" | "events only" | "rpc" | "text" | "csv";
  /** Besides those that follow from the rest: 401, 403, 405, 429, 503; with a body 400, 413, 415; with input 422; with an id or a league 404. */
  refusals?: readonly (401 | 404 | 406 | 409 | 410 | 502 | 504)[];
};

const READ = ["read"] as const;
const CHAT = ["chat"] as const;
const EITHER = ["read", "chat"] as const;
/** The league's source is down, slow, or does not answer in its form. */
const UPSTREAM = [502, 504] as const;

export const OPERATIONS: readonly Operation[] = [
  {
    ...{ id: "askSupervisor", method: "POST", path: "/api/agent/chat", scopes: CHAT },
    summary: "One question to the supervisor: plans, looks up, answers with checked text",
    ...{ body: "ChatRequest", answer: "ChatAnswer", streams: "run", refusals: [404, 409] },
  },
  {
    ...{ id: "askOnce", method: "POST", path: "/api/chat", scopes: CHAT },
    summary: "One question in a single pass: at most three look-ups at once, one model call, checked text",
    ...{ body: "ChatRequest", answer: "ChatAnswer", streams: "run", refusals: [404, 409] },
  },
  {
    ...{ id: "followChat", method: "GET", path: "/api/agent/chat/{threadId}/stream", scopes: EITHER },
    summary: "The running answer from its start, or from the client's last event on; 204 when nothing was missed",
    ...{ headers: ["Last-Event-ID"], streams: "events only" },
  },
  {
    ...{ id: "stopChat", method: "POST", path: "/api/agent/chat/{threadId}/stop", scopes: CHAT },
    summary: "Ends the running answer; closing a connection never does",
    answer: "Stopped",
  },
  {
    ...{ id: "optimizeMatchup", method: "POST", path: "/api/agent/matchup-optimizer", scopes: CHAT },
    summary: "Plans the days left of the matchup, up to the person's decision",
    ...{ body: "OptimizerRequest", answer: "OptimizerAnswer", streams: "run", refusals: [404, 409] },
  },
  {
    ...{ id: "readPlan", method: "GET", path: "/api/agent/matchup-optimizer/{threadId}", scopes: EITHER },
    summary: "A plan at any later time, with its cards as they are now",
    answer: "OptimizerAnswer",
  },
  {
    ...{ id: "followPlan", method: "GET", path: "/api/agent/matchup-optimizer/{threadId}/stream", scopes: EITHER },
    summary: "The running plan from its start, or from the client's last event on; 204 when nothing was missed",
    ...{ headers: ["Last-Event-ID"], streams: "events only" },
  },
  {
    ...{ id: "stopPlan", method: "POST", path: "/api/agent/matchup-optimizer/{threadId}/stop", scopes: CHAT },
    summary: "Ends the running plan; closing a connection never does",
    answer: "Stopped",
  },
  {
    ...{ id: "decide", method: "POST", path: "/api/agent/matchup-optimizer/{threadId}/decisions", scopes: [] },
    summary: "What the person decides on the cards, all of it or nothing. Never a program's: no API token may",
    ...{ headers: ["Idempotency-Key"], body: "DecisionsRequest", answer: "Decisions", refusals: [409, 410, 502, 504] },
  },
  {
    ...{ id: "researchPlayerByName", method: "GET", path: "/api/agent/player", scopes: READ },
    summary: "Everything known of one player, and what to do with him; 409 with candidates when several are called so",
    ...{ query: query.playerResearchQuery, answer: "PlayerResearch", refusals: [404, 409, ...UPSTREAM] },
  },
  {
    ...{ id: "researchPlayer", method: "POST", path: "/api/agent/player", scopes: READ },
    summary: "The same for a question that names him",
    ...{ body: "PlayerResearchRequest", answer: "PlayerResearch", refusals: [404, 409, ...UPSTREAM] },
  },
  {
    ...{ id: "listProposals", method: "GET", path: "/api/proposals", scopes: READ },
    summary: "The person's recommendations in their present state, newest first",
    ...{ query: query.proposalsQuery, answer: "Proposals" },
  },
  {
    ...{ id: "readTrackRecord", method: "GET", path: "/api/track-record", scopes: READ },
    summary: "What proposals claimed and what they delivered, approved and declined ones apart, by unit",
    answer: "TrackRecord",
  },
  {
    ...{ id: "noteHandoff", method: "POST", path: "/api/proposals/{id}/handoff", scopes: [] },
    summary: "The person opened the way to ESPN; from here on the approval is not changed any more",
    ...{ answer: "Handoff", refusals: [409] },
  },
  {
    ...{ id: "readLeague", method: "GET", path: "/api/league", scopes: READ },
    summary: "The league's rules, teams, standings and where its season stands",
    ...{ query: query.leagueQuery, answer: "League", refusals: UPSTREAM },
  },
  {
    ...{ id: "readRoster", method: "GET", path: "/api/roster", scopes: READ },
    summary: "The roster of any team of the league on a day, the person's today by default",
    ...{ query: query.rosterQuery, answer: "Roster", refusals: [404, ...UPSTREAM] },
  },
  {
    ...{ id: "readMatchup", method: "GET", path: "/api/matchup", scopes: READ },
    summary: "A team's current matchup, the person's by default",
    ...{ query: query.matchupQuery, answer: "Matchup", refusals: [404, ...UPSTREAM] },
  },
  {
    ...{ id: "composeLineup", method: "GET", path: "/api/lineup", scopes: READ },
    summary: "The best legal lineup of one of the days left, the person's today by default",
    ...{ query: query.lineupQuery, answer: "Lineup", refusals: [404, 409, ...UPSTREAM] },
  },
  {
    ...{ id: "readWeek", method: "GET", path: "/api/week", scopes: READ },
    summary: "Everyone of a team on every day left of its matchup, in the best legal lineups, with moves worth a look",
    ...{ query: query.leagueQuery, answer: "Week", refusals: [404, 409, ...UPSTREAM] },
  },
  {
    ...{ id: "valueMoves", method: "POST", path: "/api/what-if", scopes: READ },
    summary: "What moves of one's own choosing would do to the days left; nothing is stored or done",
    ...{ body: "WhatIfRequest", answer: "WhatIf", refusals: [404, 409, ...UPSTREAM] },
  },
  {
    ...{ id: "listPlayers", method: "GET", path: "/api/players", scopes: READ },
    summary: "Everyone of the league's pool, owned or not, filtered, in order and in pages",
    ...{ query: query.playersQuery, answer: "Players", refusals: UPSTREAM },
  },
  {
    ...{ id: "readPlayer", method: "GET", path: "/api/players/{id}", scopes: READ },
    summary: "One player with his status, games, schedule and news",
    ...{ query: query.playerQuery, answer: "Player", refusals: UPSTREAM },
  },
  {
    ...{ id: "readSchedule", method: "GET", path: "/api/schedule", scopes: READ },
    summary: "Every club's games by day, this matchup by default, at most 31 days",
    ...{ query: query.scheduleQuery, answer: "Schedule", refusals: [409, ...UPSTREAM] },
  },
  {
    ...{ id: "readActivity", method: "GET", path: "/api/activity", scopes: READ },
    summary: "Adds, drops, claims and trades of the league's last days, and the offers that stand",
    ...{ query: query.activityQuery, answer: "Activity", refusals: UPSTREAM },
  },
  {
    ...{ id: "readNews", method: "GET", path: "/api/news", scopes: READ },
    summary: "Dated, weighed citations under the official status; the latest by default",
    ...{ query: query.newsQuery, answer: "News", refusals: [404] },
  },
  {
    ...{ id: "readPreferences", method: "GET", path: "/api/preferences", scopes: READ },
    summary: "What the person wants of the advice for a league",
    ...{ query: query.preferencesQuery, answer: "Preferences", refusals: [404] },
  },
  {
    ...{ id: "changePreferences", method: "PUT", path: "/api/preferences", scopes: [] },
    summary: "Changes what is named, leaves the rest as it is. The person's own word: no API token may",
    ...{
      query: query.preferencesQuery,
      body: "PreferencesChange",
      answer: "Preferences",
      refusals: [404, ...UPSTREAM],
    },
  },
  {
    ...{ id: "callTools", method: "POST", path: "/api/mcp", scopes: READ },
    summary: "The read-only tools, for clients of the Model Context Protocol over streamable HTTP, stateless",
    ...{ query: query.mcpQuery, body: "JsonRpcRequest", answer: "JsonRpcAnswer", streams: "rpc", refusals: [406] },
  },
  {
    ...{ id: "listTokens", method: "GET", path: "/api/tokens", scopes: [] },
    summary: "The tokens of the person's programs, without their secrets",
    answer: "Tokens",
  },
  {
    ...{ id: "createToken", method: "POST", path: "/api/tokens", scopes: [] },
    summary: "A new token; the only answer that holds its secret",
    ...{ body: "TokenRequest", answer: "NewToken", answerStatus: 201, refusals: [409] },
  },
  {
    ...{ id: "revokeToken", method: "DELETE", path: "/api/tokens", scopes: [] },
    summary: "Revokes a token at once",
    ...{ query: query.tokenQuery, answer: "RevokedToken", refusals: [404] },
  },
  {
    ...{ id: "revokeTokenById", method: "DELETE", path: "/api/tokens/{id}", scopes: [] },
    summary: "Revokes a token at once",
    answer: "RevokedToken",
  },
  {
    ...{ id: "readAudit", method: "GET", path: "/api/audit", scopes: [] },
    summary: "What the person decided, connected and let in, newest first, in pages. Never a program's to read",
    ...{ query: query.auditQuery, answer: "Audit" },
  },
  {
    ...{ id: "loadNews", method: "POST", path: "/api/news/items", scopes: [], caller: "this machine" },
    summary: "Loads news through the pipeline of the feeds; for the command line beside the server",
    ...{ body: "NewsItems", answer: "IngestReport" },
  },
  {
    ...{ id: "readDemoDay", method: "GET", path: "/api/demo/clock", scopes: READ },
    summary: "The day of the demo league; not there for real leagues",
    ...{ answer: "DemoDay", refusals: [404] },
  },
  {
    ...{ id: "moveDemoDay", method: "POST", path: "/api/demo/clock", scopes: [] },
    summary: "Moves the demo league to a day, the next one, or its start",
    ...{ body: "DemoDayRequest", answer: "DemoDay", refusals: [404, 409] },
  },
  {
    ...{ id: "resetDemo", method: "POST", path: "/api/demo/reset", scopes: [] },
    summary:
      "Puts the demo back to its opening: its day, its moves, and everything that was proposed and decided in it",
    ...{ answer: "DemoDay", refusals: [409] },
  },
  {
    ...{ id: "runJob", method: "POST", path: "/api/jobs/{name}", scopes: [], caller: "scheduler" },
    summary: "Runs a job now, or says that it runs already",
    answer: "Job",
  },
  {
    ...{ id: "health", method: "GET", path: "/api/health", scopes: EITHER, caller: "whole world" },
    summary: "The process answers",
    answer: "Health",
  },
  {
    ...{ id: "ready", method: "GET", path: "/api/ready", scopes: EITHER, caller: "anyone" },
    summary: "Database, migrations, model and sources with their age; 503 while the database cannot answer",
    answer: "Ready",
  },
  {
    ...{ id: "testModel", method: "POST", path: "/api/models/test", scopes: [] },
    summary: "One small call of the person's model, to see whether it answers",
    ...{ body: "ModelTestRequest", answer: "ModelTest" },
  },
  {
    ...{ id: "readMetrics", method: "GET", path: "/api/metrics", scopes: READ },
    summary:
      "Counts for the operator, in Prometheus' text format; where people sign in, for the scheduler's secret alone",
    streams: "text",
  },
  {
    ...{ id: "describeInterface", method: "GET", path: "/api/openapi.json", scopes: EITHER, caller: "anyone" },
    summary: "This description",
    answer: "OpenApi",
  },
  ...THREAD_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
];
