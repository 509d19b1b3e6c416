/**
 * Every route of `/api`, in one table: what `/api/openapi.json` describes and what an API token may do.
 *
 * A test compares it with the routes that exist. A route that is missing here is closed to API tokens.
 */

import * as query from "../http/query";
import { ACCOUNT_OPERATIONS } from "./account-operations";
import { AGENT_OPERATIONS } from "./agent-operations";
import { LEAGUE_OPERATIONS } from "./league-operations";
import type { Operation } from "./operation";
import { THREAD_OPERATIONS } from "./thread-operations";

const READ = ["read"] as const;
const EITHER = ["read", "chat"] as const;
/** The league's source is down, slow, or does not answer in its form. */
const UPSTREAM = [502, 504] as const;

export const OPERATIONS: readonly Operation[] = [
  ...AGENT_OPERATIONS,
  ...LEAGUE_OPERATIONS,
  {
    id: "readTrackRecord",
    method: "GET",
    path: "/api/track-record",
    scopes: READ,
    summary: "What proposals claimed and what they delivered, approved and declined ones apart, by unit",
    answer: "TrackRecord",
  },
  {
    id: "readPreferences",
    method: "GET",
    path: "/api/preferences",
    scopes: READ,
    summary: "What the person wants of the advice for a league",
    query: query.preferencesQuery,
    answer: "Preferences",
    refusals: [404],
  },
  {
    id: "changePreferences",
    method: "PUT",
    path: "/api/preferences",
    scopes: [],
    summary: "Changes what is named, leaves the rest as it is. The person's own word: no API token may",
    query: query.preferencesQuery,
    body: "PreferencesChange",
    answer: "Preferences",
    refusals: [404, ...UPSTREAM],
  },
  {
    id: "callTools",
    method: "POST",
    path: "/api/mcp",
    scopes: READ,
    summary: "The read-only tools, for clients of the Model Context Protocol over streamable HTTP, stateless",
    query: query.mcpQuery,
    body: "JsonRpcRequest",
    answer: "JsonRpcAnswer",
    streams: "rpc",
    refusals: [406],
  },
  {
    id: "listTokens",
    method: "GET",
    path: "/api/tokens",
    scopes: [],
    summary: "The tokens of the person's programs, without their secrets",
    answer: "Tokens",
  },
  {
    id: "createToken",
    method: "POST",
    path: "/api/tokens",
    scopes: [],
    summary: "A new token; the only answer that holds its secret",
    body: "TokenRequest",
    answer: "NewToken",
    answerStatus: 201,
    refusals: [409],
  },
  {
    id: "revokeToken",
    method: "DELETE",
    path: "/api/tokens",
    scopes: [],
    summary: "Revokes a token at once",
    query: query.tokenQuery,
    answer: "RevokedToken",
    refusals: [404],
  },
  {
    id: "revokeTokenById",
    method: "DELETE",
    path: "/api/tokens/{id}",
    scopes: [],
    summary: "Revokes a token at once",
    answer: "RevokedToken",
  },
  {
    id: "readAudit",
    method: "GET",
    path: "/api/audit",
    scopes: [],
    summary: "What the person decided, connected and let in, newest first, in pages. Never a program's to read",
    query: query.auditQuery,
    answer: "Audit",
  },
  {
    id: "readDemoDay",
    method: "GET",
    path: "/api/demo/clock",
    scopes: READ,
    summary: "The day of the demo league; not there for real leagues",
    answer: "DemoDay",
    refusals: [404],
  },
  {
    id: "moveDemoDay",
    method: "POST",
    path: "/api/demo/clock",
    scopes: [],
    summary: "Moves the demo league to a day, the next one, or its start",
    body: "DemoDayRequest",
    answer: "DemoDay",
    refusals: [404, 409],
  },
  {
    id: "resetDemo",
    method: "POST",
    path: "/api/demo/reset",
    scopes: [],
    summary:
      "Puts the demo back to its opening: its day, its moves, and everything that was proposed and decided in it",
    answer: "DemoDay",
    refusals: [409],
  },
  {
    id: "runJob",
    method: "POST",
    path: "/api/jobs/{name}",
    scopes: [],
    caller: "scheduler",
    summary: "Runs a job now, or says that it runs already",
    answer: "Job",
  },
  {
    id: "health",
    method: "GET",
    path: "/api/health",
    scopes: EITHER,
    caller: "whole world",
    summary: "The process answers",
    answer: "Health",
  },
  {
    id: "ready",
    method: "GET",
    path: "/api/ready",
    scopes: EITHER,
    caller: "anyone",
    summary: "Database, migrations, model and sources with their age; 503 while the database cannot answer",
    answer: "Ready",
  },
  {
    id: "testModel",
    method: "POST",
    path: "/api/models/test",
    scopes: [],
    summary: "One small call of the person's model, to see whether it answers",
    body: "ModelTestRequest",
    answer: "ModelTest",
  },
  {
    id: "readMetrics",
    method: "GET",
    path: "/api/metrics",
    scopes: READ,
    summary:
      "Counts for the operator, in Prometheus' text format; where people sign in, for the scheduler's secret alone",
    streams: "text",
  },
  {
    id: "describeInterface",
    method: "GET",
    path: "/api/openapi.json",
    scopes: EITHER,
    caller: "anyone",
    summary: "This description",
    answer: "OpenApi",
  },
  ...THREAD_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
];
