/** Asking: questions, plans, decisions, player research, and the streams of their runs. */

import { z } from "zod";
import { WindowReversed } from "@/services/league/schedule-window";
import { answerStarted, followRun } from "../http/chat-response";
import * as query from "../http/query";
import { readJson } from "../http/request";
import { requestLanguage } from "../http/request-language";
import { defineRoute } from "./define-route";
import { UPSTREAM } from "./refusals";

export const askSupervisor = defineRoute({
  id: "askSupervisor",
  method: "POST",
  path: "/api/agent/chat",
  scopes: ["chat"],
  summary: "One question to the supervisor: plans, looks up, answers with checked text",
  body: "ChatRequest",
  answer: "ChatAnswer",
  streams: "run",
  refusals: [404, 409],
  handle: async ({ fanvise, personId, request, body }) => {
    const run = await fanvise.chats.start(personId, body, (request) => fanvise.scopeFor(personId, request));
    return answerStarted(fanvise, run, request);
  },
});

export const askOnce = defineRoute({
  id: "askOnce",
  method: "POST",
  path: "/api/chat",
  scopes: ["chat"],
  summary: "One question in a single pass: at most three look-ups at once, one model call, checked text",
  body: "ChatRequest",
  answer: "ChatAnswer",
  streams: "run",
  refusals: [404, 409],
  handle: async ({ fanvise, personId, request, body }) => {
    const run = await fanvise.singlePass.start(personId, body, (request) => fanvise.scopeFor(personId, request));
    return answerStarted(fanvise, run, request);
  },
});

export const followChat = defineRoute({
  id: "followChat",
  method: "GET",
  path: "/api/agent/chat/{threadId}/stream",
  scopes: ["read", "chat"],
  summary: "The running answer from its start, or from the client's last event on; 204 when nothing was missed",
  headers: ["Last-Event-ID"],
  streams: "events only",
  handle: async ({ fanvise, personId, request, params: { threadId } }) =>
    followRun(fanvise, await fanvise.runs.latest(personId, threadId), request),
});

export const stopChat = defineRoute({
  id: "stopChat",
  method: "POST",
  path: "/api/agent/chat/{threadId}/stop",
  scopes: ["chat"],
  summary: "Ends the running answer; closing a connection never does",
  answer: "Stopped",
  handle: async ({ fanvise, personId, params: { threadId } }) => ({
    threadId,
    wasRunning: await fanvise.runs.stop(personId, threadId),
  }),
});

export const optimizeMatchup = defineRoute({
  id: "optimizeMatchup",
  method: "POST",
  path: "/api/agent/matchup-optimizer",
  scopes: ["chat"],
  summary: "Plans the days left of the matchup, up to the person's decision",
  body: "OptimizerRequest",
  answer: "OptimizerAnswer",
  streams: "run",
  refusals: [404, 409],
  handle: async ({ fanvise, personId, request, body }) => {
    if (body.window && body.window.to < body.window.from) throw new WindowReversed();
    const run = await fanvise.optimizerRuns.start(personId, body, (request) => fanvise.scopeFor(personId, request));
    return answerStarted(fanvise, run, request);
  },
});

export const readPlan = defineRoute({
  id: "readPlan",
  method: "GET",
  path: "/api/agent/matchup-optimizer/{threadId}",
  scopes: ["read", "chat"],
  summary: "A plan at any later time, with its cards as they are now",
  answer: "OptimizerAnswer",
  handle: ({ fanvise, personId, params: { threadId } }) => fanvise.optimizerRuns.read(personId, threadId),
});

export const followPlan = defineRoute({
  id: "followPlan",
  method: "GET",
  path: "/api/agent/matchup-optimizer/{threadId}/stream",
  scopes: ["read", "chat"],
  summary: "The running plan from its start, or from the client's last event on; 204 when nothing was missed",
  headers: ["Last-Event-ID"],
  streams: "events only",
  handle: async ({ fanvise, personId, request, params: { threadId } }) =>
    followRun(fanvise, await fanvise.optimizerRuns.latest(personId, threadId), request),
});

export const stopPlan = defineRoute({
  id: "stopPlan",
  method: "POST",
  path: "/api/agent/matchup-optimizer/{threadId}/stop",
  scopes: ["chat"],
  summary: "Ends the running plan; closing a connection never does",
  answer: "Stopped",
  handle: async ({ fanvise, personId, params: { threadId } }) => ({
    threadId,
    wasRunning: await fanvise.optimizerRuns.stop(personId, threadId),
  }),
});

export const decide = defineRoute({
  id: "decide",
  method: "POST",
  path: "/api/agent/matchup-optimizer/{threadId}/decisions",
  scopes: [],
  summary: "What the person decides on the cards, all of it or nothing. Never a program's: no API token may",
  headers: ["Idempotency-Key"],
  body: "DecisionsRequest",
  answer: "Decisions",
  refusals: [409, 410, ...UPSTREAM],
  handle: async ({ fanvise, personId, params: { threadId }, idempotencyKey, body }) => {
    const request = { request: body, idempotencyKey };
    const answer = await fanvise.optimizerRuns.decide(personId, threadId, request, (choice) =>
      fanvise.scopeFor(personId, choice),
    );
    if (answer.cards.some(({ status }) => status === "approved")) fanvise.verifyMoves();
    return answer;
  },
});

export const researchPlayerByName = defineRoute({
  id: "researchPlayerByName",
  method: "GET",
  path: "/api/agent/player",
  scopes: ["read"],
  summary: "Everything known of one player, and what to do with him; 409 with candidates when several are called so",
  query: query.playerResearchQuery,
  answer: "PlayerResearch",
  refusals: [404, 409, ...UPSTREAM],
  handle: async ({ fanvise, personId, request, query: { name, ...requested } }) => {
    const scope = await fanvise.scopeFor(personId, requested);
    return fanvise.research(
      scope,
      { question: name, playerName: name, language: requestLanguage(request) },
      request.signal,
    );
  },
});

export const researchPlayer = defineRoute({
  id: "researchPlayer",
  method: "POST",
  path: "/api/agent/player",
  scopes: ["read"],
  summary: "The same for a question that names him",
  body: "PlayerResearchRequest",
  answer: "PlayerResearch",
  refusals: [404, 409, ...UPSTREAM],
  handle: async ({ fanvise, personId, request, body: { leagueId, teamId, ...requested } }) => {
    const scope = await fanvise.scopeFor(personId, { leagueId, teamId });
    return fanvise.research(scope, { ...requested, language: requestLanguage(request) }, request.signal);
  },
});

export const callTools = defineRoute({
  id: "callTools",
  method: "POST",
  path: "/api/mcp",
  scopes: ["read"],
  summary: "The read-only tools, for clients of the Model Context Protocol over streamable HTTP, stateless",
  query: query.mcpQuery,
  body: "JsonRpcRequest",
  // The protocol handler answers an invalid message with its own error format.
  isInputReadByHandler: true,
  answer: "JsonRpcAnswer",
  streams: "rpc",
  refusals: [406],
  handle: async ({ fanvise, personId, request }) => {
    const scope = await fanvise.scopeFor(personId, query.readQuery(request, query.mcpQuery));
    return fanvise.mcp.answer(request, { personId, scope }, await readJson(request, z.unknown()));
  },
});
