/** Asking: questions, plans, decisions, and the streams of their runs. */
import * as query from "../http/query";
import type { Operation } from "./operation";

const READ = ["read"] as const;
const CHAT = ["chat"] as const;
const EITHER = ["read", "chat"] as const;
/** The league's source is down, slow, or does not answer in its form. */
const UPSTREAM = [502, 504] as const;

export const AGENT_OPERATIONS: readonly Operation[] = [
  {
    id: "askSupervisor",
    method: "POST",
    path: "/api/agent/chat",
    scopes: CHAT,
    summary: "One question to the supervisor: plans, looks up, answers with checked text",
    body: "ChatRequest",
    answer: "ChatAnswer",
    streams: "run",
    refusals: [404, 409],
  },
  {
    id: "askOnce",
    method: "POST",
    path: "/api/chat",
    scopes: CHAT,
    summary: "One question in a single pass: at most three look-ups at once, one model call, checked text",
    body: "ChatRequest",
    answer: "ChatAnswer",
    streams: "run",
    refusals: [404, 409],
  },
  {
    id: "followChat",
    method: "GET",
    path: "/api/agent/chat/{threadId}/stream",
    scopes: EITHER,
    summary: "The running answer from its start, or from the client's last event on; 204 when nothing was missed",
    headers: ["Last-Event-ID"],
    streams: "events only",
  },
  {
    id: "stopChat",
    method: "POST",
    path: "/api/agent/chat/{threadId}/stop",
    scopes: CHAT,
    summary: "Ends the running answer; closing a connection never does",
    answer: "Stopped",
  },
  {
    id: "optimizeMatchup",
    method: "POST",
    path: "/api/agent/matchup-optimizer",
    scopes: CHAT,
    summary: "Plans the days left of the matchup, up to the person's decision",
    body: "OptimizerRequest",
    answer: "OptimizerAnswer",
    streams: "run",
    refusals: [404, 409],
  },
  {
    id: "readPlan",
    method: "GET",
    path: "/api/agent/matchup-optimizer/{threadId}",
    scopes: EITHER,
    summary: "A plan at any later time, with its cards as they are now",
    answer: "OptimizerAnswer",
  },
  {
    id: "followPlan",
    method: "GET",
    path: "/api/agent/matchup-optimizer/{threadId}/stream",
    scopes: EITHER,
    summary: "The running plan from its start, or from the client's last event on; 204 when nothing was missed",
    headers: ["Last-Event-ID"],
    streams: "events only",
  },
  {
    id: "stopPlan",
    method: "POST",
    path: "/api/agent/matchup-optimizer/{threadId}/stop",
    scopes: CHAT,
    summary: "Ends the running plan; closing a connection never does",
    answer: "Stopped",
  },
  {
    id: "decide",
    method: "POST",
    path: "/api/agent/matchup-optimizer/{threadId}/decisions",
    scopes: [],
    summary: "What the person decides on the cards, all of it or nothing. Never a program's: no API token may",
    headers: ["Idempotency-Key"],
    body: "DecisionsRequest",
    answer: "Decisions",
    refusals: [409, 410, 502, 504],
  },
  {
    id: "researchPlayerByName",
    method: "GET",
    path: "/api/agent/player",
    scopes: READ,
    summary: "Everything known of one player, and what to do with him; 409 with candidates when several are called so",
    query: query.playerResearchQuery,
    answer: "PlayerResearch",
    refusals: [404, 409, ...UPSTREAM],
  },
  {
    id: "researchPlayer",
    method: "POST",
    path: "/api/agent/player",
    scopes: READ,
    summary: "The same for a question that names him",
    body: "PlayerResearchRequest",
    answer: "PlayerResearch",
    refusals: [404, 409, ...UPSTREAM],
  },
];
