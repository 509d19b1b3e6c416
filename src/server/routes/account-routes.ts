/** The person: their leagues, preferences, keys, tokens, export and account. */

import { NotFound, ParametersConflict } from "@/services/refusals";
import * as query from "../http/query";
import { defineRoute } from "./define-route";
import { UPSTREAM } from "./refusals";

export const listConnections = defineRoute({
  id: "listConnections",
  method: "GET",
  path: "/api/connections",
  scopes: ["read"],
  summary: "The person's leagues, the active one first",
  answer: "Connections",
  handle: async ({ fanvise, personId }) => ({ connections: await fanvise.connections.list(personId) }),
});

export const connectLeague = defineRoute({
  id: "connectLeague",
  method: "POST",
  path: "/api/connections",
  scopes: [],
  summary: "Reads a league and lists its teams; with a team it is kept and becomes the active one",
  body: "ConnectionRequest",
  answer: "Connected",
  refusals: [404, 409, ...UPSTREAM],
  handle: async ({ fanvise, personId, body }) => {
    const connected = await fanvise.connections.connect(personId, body);
    // The first demo league of a server: its news are read with it.
    await fanvise.demoNews.load();
    return connected;
  },
});

export const disconnectLeague = defineRoute({
  id: "disconnectLeague",
  method: "DELETE",
  path: "/api/connections",
  scopes: [],
  summary: "Takes a league away, with its conversations, cards and login",
  query: query.connectionQuery,
  answer: "ConnectionGone",
  refusals: [404, 409],
  handle: async ({ fanvise, personId, query: { connectionId } }) => {
    if (!(await fanvise.connections.remove(personId, connectionId))) throw new NotFound();
    return { connectionId };
  },
});

export const changeConnection = defineRoute({
  id: "changeConnection",
  method: "PATCH",
  path: "/api/connections/{id}",
  scopes: [],
  summary: "Another team or login, or makes it the active league; a login is tried before it is kept",
  body: "ConnectionChange",
  answer: "Connection",
  refusals: [409, ...UPSTREAM],
  handle: async ({ fanvise, personId, params: { id }, body }) => {
    const connection = await fanvise.connections.change(personId, id, body);
    if (!connection) throw new NotFound();
    return connection;
  },
});

export const disconnectLeagueById = defineRoute({
  id: "disconnectLeagueById",
  method: "DELETE",
  path: "/api/connections/{id}",
  scopes: [],
  summary: "Takes a league away, with its conversations, cards and login",
  answer: "ConnectionGone",
  refusals: [409],
  handle: async ({ fanvise, personId, params: { id: connectionId } }) => {
    if (!(await fanvise.connections.remove(personId, connectionId))) throw new NotFound();
    return { connectionId };
  },
});

export const readPreferences = defineRoute({
  id: "readPreferences",
  method: "GET",
  path: "/api/preferences",
  scopes: ["read"],
  summary: "What the person wants of the advice for a league",
  query: query.preferencesQuery,
  answer: "Preferences",
  refusals: [404],
  handle: async ({ fanvise, personId, request, query: requested }) =>
    fanvise.preferences.read(await fanvise.scopeFor(personId, requested), request.signal),
});

export const changePreferences = defineRoute({
  id: "changePreferences",
  method: "PUT",
  path: "/api/preferences",
  scopes: [],
  summary: "Changes what is named, leaves the rest as it is. The person's own word: no API token may",
  query: query.preferencesQuery,
  body: "PreferencesChange",
  answer: "Preferences",
  refusals: [404, ...UPSTREAM],
  handle: async ({ fanvise, personId, request, query: requested, body }) =>
    fanvise.preferences.change(await fanvise.scopeFor(personId, requested), body, request.signal),
});

export const listTokens = defineRoute({
  id: "listTokens",
  method: "GET",
  path: "/api/tokens",
  scopes: [],
  summary: "The tokens of the person's programs, without their secrets",
  answer: "Tokens",
  handle: async ({ fanvise, personId }) => ({ tokens: await fanvise.apiTokens.list(personId) }),
});

export const createToken = defineRoute({
  id: "createToken",
  method: "POST",
  path: "/api/tokens",
  scopes: [],
  summary: "A new token; the only answer that holds its secret",
  body: "TokenRequest",
  answer: "NewToken",
  answerStatus: 201,
  refusals: [409],
  handle: ({ fanvise, personId, body }) => fanvise.apiTokens.create(personId, body),
});

export const revokeToken = defineRoute({
  id: "revokeToken",
  method: "DELETE",
  path: "/api/tokens",
  scopes: [],
  summary: "Revokes a token at once",
  query: query.tokenQuery,
  answer: "RevokedToken",
  refusals: [404],
  handle: async ({ fanvise, personId, query: { tokenId } }) => {
    if (!(await fanvise.apiTokens.revoke(personId, tokenId))) throw new NotFound();
    return { tokenId };
  },
});

export const revokeTokenById = defineRoute({
  id: "revokeTokenById",
  method: "DELETE",
  path: "/api/tokens/{id}",
  scopes: [],
  summary: "Revokes a token at once",
  answer: "RevokedToken",
  handle: async ({ fanvise, personId, params: { id: tokenId } }) => {
    if (!(await fanvise.apiTokens.revoke(personId, tokenId))) throw new NotFound();
    return { tokenId };
  },
});

export const listModelKeys = defineRoute({
  id: "listModelKeys",
  method: "GET",
  path: "/api/model-keys",
  scopes: [],
  summary: "For which models the person has given a key of their own; never the keys",
  answer: "ModelKeys",
  handle: async ({ fanvise, personId }) => ({ keys: await fanvise.modelKeys.list(personId) }),
});

export const keepModelKey = defineRoute({
  id: "keepModelKey",
  method: "PUT",
  path: "/api/model-keys",
  scopes: [],
  summary: "Keeps a key, sealed; it answers this person's questions from now on",
  body: "ModelKeyRequest",
  answer: "ModelKeys",
  refusals: [409],
  handle: async ({ fanvise, personId, body: { provider, key } }) => {
    await fanvise.modelKeys.keep(personId, provider, key);
    return { keys: await fanvise.modelKeys.list(personId) };
  },
});

export const removeModelKey = defineRoute({
  id: "removeModelKey",
  method: "DELETE",
  path: "/api/model-keys",
  scopes: [],
  summary: "Takes a key away",
  query: query.modelKeyQuery,
  answer: "ModelKeys",
  refusals: [404],
  handle: async ({ fanvise, personId, query: { provider } }) => {
    if (!(await fanvise.modelKeys.remove(personId, provider))) throw new NotFound();
    return { keys: await fanvise.modelKeys.list(personId) };
  },
});

export const testModel = defineRoute({
  id: "testModel",
  method: "POST",
  path: "/api/models/test",
  scopes: [],
  summary: "One small call of the person's model, to see whether it answers",
  body: "ModelTestRequest",
  isBodyOptional: true,
  answer: "ModelTest",
  handle: ({ fanvise, personId, request }) => fanvise.testModel(personId, request.signal),
});

export const readAudit = defineRoute({
  id: "readAudit",
  method: "GET",
  path: "/api/audit",
  scopes: [],
  summary: "What the person decided, connected and let in, newest first, in pages. Never a program's to read",
  query: query.auditQuery,
  answer: "Audit",
  handle: ({ fanvise, personId, query: request }) => fanvise.audit.list(personId, request),
});

export const exportEverything = defineRoute({
  id: "exportEverything",
  method: "GET",
  path: "/api/export",
  scopes: [],
  summary: "Everything that is the person's, without secrets; with `format=csv` one table of it as CSV",
  query: query.exportQuery,
  answer: "PersonExport",
  streams: "csv",
  refusals: [409],
  handle: async ({ fanvise, personId, query: { format, table } }) => {
    if (format === "json") {
      const response = query.freshJson(await fanvise.dataRights.export(personId));
      response.headers.set("content-disposition", 'attachment; filename="fanvise.json"');
      return response;
    }
    if (table === undefined) throw new ParametersConflict();
    return new Response(await fanvise.dataRights.exportCsv(personId, table), {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="fanvise-${table}.csv"`,
        "cache-control": "no-store",
      },
    });
  },
});

export const importEverything = defineRoute({
  id: "importEverything",
  method: "POST",
  path: "/api/import",
  scopes: [],
  summary: "Brings an export of at most 32 MiB back, all of it or nothing; the newer form of a row stays",
  body: "PersonImport",
  // Years of questions. The server gives a body 30 s to arrive.
  bodyLimits: { maxBytes: 32 * 1024 * 1024, arrivalLimitMs: 25_000, shape: { maxDepth: 64, maxParts: 4_000_000 } },
  answer: "ImportReport",
  refusals: [409],
  handle: ({ fanvise, personId, body }) => fanvise.dataRights.import(personId, body),
});

export const readAccount = defineRoute({
  id: "readAccount",
  method: "GET",
  path: "/api/account",
  scopes: [],
  summary: "Since when there is an account, and when it is to go",
  answer: "Account",
  handle: ({ fanvise, personId }) => fanvise.dataRights.account(personId),
});

export const deleteAccount = defineRoute({
  id: "deleteAccount",
  method: "DELETE",
  path: "/api/account",
  scopes: [],
  summary: "Deletes the account and everything in it after seven days; until then nothing changes",
  body: "AccountDeletion",
  answer: "Account",
  handle: ({ fanvise, personId }) => fanvise.dataRights.askDeletion(personId),
});

export const keepAccount = defineRoute({
  id: "keepAccount",
  method: "POST",
  path: "/api/account/keep",
  scopes: [],
  summary: "Cancels the deletion of the account",
  answer: "Account",
  handle: ({ fanvise, personId }) => fanvise.dataRights.keep(personId),
});
