/** Reading a league: its rules, rosters, matchup, schedule, activity, players and news. */

import { NotFound } from "@/services/refusals";
import * as query from "../http/query";
import { requestLanguage } from "../http/request-language";
import { defineRoute } from "./define-route";
import { UPSTREAM } from "./refusals";

export const readLeague = defineRoute({
  id: "readLeague",
  method: "GET",
  path: "/api/league",
  scopes: ["read"],
  summary: "The league's rules, teams, standings and where its season stands",
  query: query.leagueQuery,
  answer: "League",
  refusals: UPSTREAM,
  handle: async ({ fanvise, personId, request, query: requested }) => {
    const scope = await fanvise.scopeFor(personId, requested);
    return (await fanvise.services.leagueViews.view(scope, { language: requestLanguage(request) })).output;
  },
});

export const readRoster = defineRoute({
  id: "readRoster",
  method: "GET",
  path: "/api/roster",
  scopes: ["read"],
  summary: "The roster of any team of the league on a day, the person's today by default",
  query: query.rosterQuery,
  answer: "Roster",
  refusals: [404, ...UPSTREAM],
  handle: async ({ fanvise, personId, query: { leagueId, teamId, day } }) => {
    const scope = await fanvise.scopeFor(personId, { leagueId });
    const request = { teamId: teamId === undefined ? undefined : Number(teamId), day };
    return (await fanvise.services.rosterPages.view(scope, request)).output;
  },
});

export const readMatchup = defineRoute({
  id: "readMatchup",
  method: "GET",
  path: "/api/matchup",
  scopes: ["read"],
  summary: "A team's current matchup, the person's by default",
  query: query.matchupQuery,
  answer: "Matchup",
  refusals: [404, ...UPSTREAM],
  handle: async ({ fanvise, personId, query: request }) => {
    const scope = await fanvise.scopeFor(personId, request);
    return (await fanvise.services.matchups.view(scope)).output;
  },
});

export const readStandings = defineRoute({
  id: "readStandings",
  method: "GET",
  path: "/api/standings",
  scopes: ["read"],
  summary: "The standings with every team's playoff odds, possible places and strength of schedule",
  query: query.leagueQuery,
  answer: "Standings",
  refusals: UPSTREAM,
  handle: async ({ fanvise, personId, request, query: requested }) => {
    const scope = await fanvise.scopeFor(personId, requested);
    return (await fanvise.services.standings.standings(scope, request.signal)).output;
  },
});

export const readSeasonOdds = defineRoute({
  id: "readSeasonOdds",
  method: "GET",
  path: "/api/standings/odds",
  scopes: ["read"],
  summary: "One team's odds: its matchups left and the playoff weeks of its players; with a move, the odds after it",
  query: query.seasonOddsQuery,
  answer: "SeasonOdds",
  refusals: [404, 409, ...UPSTREAM],
  handle: async ({ fanvise, personId, request, query: { dropPlayerId, addPlayerId, ...requested } }) => {
    const scope = await fanvise.scopeFor(personId, requested);
    const named = (id: string | undefined) => (id === undefined ? undefined : `#${id}`);
    const move = { dropPlayer: named(dropPlayerId), addPlayer: named(addPlayerId) };
    const { output } = await fanvise.services.standings.odds(scope, move, request.signal);
    if (!("team" in output)) throw new NotFound();
    return output;
  },
});

export const readSchedule = defineRoute({
  id: "readSchedule",
  method: "GET",
  path: "/api/schedule",
  scopes: ["read"],
  summary: "Every NBA team's games by day, this matchup by default, at most 31 days",
  query: query.scheduleQuery,
  answer: "Schedule",
  refusals: [409, ...UPSTREAM],
  handle: async ({ fanvise, personId, query: { from, to, ...request } }) => {
    const scope = await fanvise.scopeFor(personId, request);
    return (await fanvise.services.schedules.grid(scope, { from, to })).output;
  },
});

export const readActivity = defineRoute({
  id: "readActivity",
  method: "GET",
  path: "/api/activity",
  scopes: ["read"],
  summary: "Adds, drops, claims and trades of the league's last days, and the offers that stand",
  query: query.activityQuery,
  answer: "Activity",
  refusals: UPSTREAM,
  handle: async ({ fanvise, personId, request, query: { days, ...requested } }) => {
    const scope = await fanvise.scopeFor(personId, requested);
    return (
      await fanvise.services.activity.activity(scope, {
        days,
        language: requestLanguage(request),
        signal: request.signal,
      })
    ).output;
  },
});

export const listPlayers = defineRoute({
  id: "listPlayers",
  method: "GET",
  path: "/api/players",
  scopes: ["read"],
  summary: "Everyone of the league's pool, owned or not, filtered, in order and in pages",
  query: query.playersQuery,
  answer: "Players",
  refusals: UPSTREAM,
  handle: async ({ fanvise, personId, query: { leagueId, teamId, ...question } }) => {
    const scope = await fanvise.scopeFor(personId, { leagueId, teamId });
    return (await fanvise.services.directory.search(scope, question)).output;
  },
});

export const readPlayer = defineRoute({
  id: "readPlayer",
  method: "GET",
  path: "/api/players/{id}",
  params: { id: query.readPlayerId },
  scopes: ["read"],
  summary: "One player with his status, games, schedule and news",
  query: query.playerQuery,
  answer: "Player",
  refusals: UPSTREAM,
  handle: async ({ fanvise, personId, params: { id: playerId }, query: request }) => {
    const scope = await fanvise.scopeFor(personId, request);
    const { output } = await fanvise.services.playerPages.view(scope, playerId);
    const news = await fanvise.services.news.answer(scope, { playerKey: playerId });
    return { ...output, news };
  },
});

export const readNews = defineRoute({
  id: "readNews",
  method: "GET",
  path: "/api/news",
  scopes: ["read"],
  summary: "Dated, weighed citations under the official status; the latest by default",
  query: query.newsQuery,
  answer: "News",
  refusals: [404],
  handle: async ({ fanvise, personId, query: { leagueId, teamId, playerId, ...request } }) => {
    const scope = await fanvise.scopeFor(personId, { leagueId, teamId });
    const answer = await fanvise.services.news.answer(scope, { ...request, playerKey: playerId });
    // An id either is a player's or is nothing; only names can be unclear.
    if (answer.unclear) throw new NotFound();
    return answer;
  },
});

export const loadNews = defineRoute({
  id: "loadNews",
  method: "POST",
  path: "/api/news/items",
  scopes: [],
  caller: "this machine",
  summary: "Loads news through the pipeline of the feeds; for the command line beside the server",
  body: "NewsItems",
  bodyLimits: { maxBytes: 2_000_000 },
  answer: "IngestReport",
  handle: async ({ fanvise, personId, request, body: { items } }) => {
    const scope = await fanvise.scopeFor(personId, {});
    return fanvise.newsLoading.load(scope, items, request.signal);
  },
});
