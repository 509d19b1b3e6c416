/** Routes for planning the days left: lineups, the week, what-if moves, recommendations and their outcomes. */
import * as query from "../http/query";
import { requestLanguage } from "../http/request-language";
import { defineRoute } from "./define-route";
import { UPSTREAM } from "./refusals";

export const composeLineup = defineRoute({
  id: "composeLineup",
  method: "GET",
  path: "/api/lineup",
  scopes: ["read"],
  summary: "The best legal lineup of one of the days left, the person's today by default",
  query: query.lineupQuery,
  answer: "Lineup",
  refusals: [404, 409, ...UPSTREAM],
  handle: async ({ fanvise, personId, request, query: { day, ...requested } }) => {
    const scope = await fanvise.scopeFor(personId, requested);
    return (await fanvise.services.engine.dailyLineup(scope, { day }, request.signal)).output;
  },
});

export const readWeek = defineRoute({
  id: "readWeek",
  method: "GET",
  path: "/api/week",
  scopes: ["read"],
  summary: "Everyone of a team on every day left of its matchup, in the best legal lineups, with moves worth a look",
  query: query.leagueQuery,
  answer: "Week",
  refusals: [404, 409, ...UPSTREAM],
  handle: async ({ fanvise, personId, request, query: requested }) =>
    fanvise.weekGrids.view(await fanvise.scopeFor(personId, requested), request.signal),
});

export const valueMoves = defineRoute({
  id: "valueMoves",
  method: "POST",
  path: "/api/what-if",
  scopes: ["read"],
  summary: "What moves of one's own choosing would do to the days left; nothing is stored or done",
  body: "WhatIfRequest",
  answer: "WhatIf",
  refusals: [404, 409, ...UPSTREAM],
  handle: async ({ fanvise, personId, request, body: { moves, withWeek, ...requested } }) => {
    const scope = await fanvise.scopeFor(personId, requested);
    return fanvise.whatIf.value(scope, { moves, withWeek, language: requestLanguage(request) }, request.signal);
  },
});

export const listProposals = defineRoute({
  id: "listProposals",
  method: "GET",
  path: "/api/proposals",
  scopes: ["read"],
  summary: "The person's recommendations in their present state, newest first",
  query: query.proposalsQuery,
  answer: "Proposals",
  handle: async ({ fanvise, personId, query: request }) => ({
    cards: await fanvise.recommendations.list(personId, request),
  }),
});

export const noteHandoff = defineRoute({
  id: "noteHandoff",
  method: "POST",
  path: "/api/proposals/{id}/handoff",
  scopes: [],
  summary: "The person opened the way to ESPN; from here on the approval is not changed any more",
  answer: "Handoff",
  refusals: [409],
  handle: async ({ fanvise, personId, params: { id: proposalId } }) => {
    await fanvise.recommendations.noteHandoffOpened(personId, proposalId);
    return { proposalId };
  },
});

export const readTrackRecord = defineRoute({
  id: "readTrackRecord",
  method: "GET",
  path: "/api/track-record",
  scopes: ["read"],
  summary: "What proposals claimed and what they delivered, approved and declined ones apart, by unit",
  answer: "TrackRecord",
  handle: async ({ fanvise, personId }) => ({ records: await fanvise.outcomes.trackRecord(personId) }),
});
