/** Routes about the person: signing in, their leagues, their keys. None of them is for an API token. */
import * as query from "../http/query";
import type { Operation } from "./operations";

export const ACCOUNT_OPERATIONS: readonly Operation[] = [
  {
    ...{ id: "signIn", method: "POST", path: "/api/auth/sign-in", scopes: [], caller: "anyone" },
    summary:
      "Address and password; the session comes as cookies. Not there in a local installation, like the rest of signing in",
    ...{ body: "PasswordRequest", answer: "SignedIn", refusals: [401, 404] },
  },
  {
    ...{ id: "sendLink", method: "POST", path: "/api/auth/link", scopes: [], caller: "anyone" },
    summary: "Sends a link to sign in with; answers alike whether the address has an account or not",
    ...{ body: "LinkRequest", answer: "LinkSent", refusals: [404] },
  },
  {
    ...{ id: "chooseProvider", method: "POST", path: "/api/auth/provider", scopes: [], caller: "anyone" },
    summary: "Where to go to sign in with an account of another service",
    ...{ body: "ProviderRequest", answer: "ProviderAddress", refusals: [404] },
  },
  {
    ...{ id: "finishSignIn", method: "GET", path: "/api/auth/callback", scopes: [], caller: "anyone" },
    summary: "Back from a link or a provider; leads on to a page",
    ...{ query: query.callbackQuery, answerStatus: 303, refusals: [404] },
  },
  {
    ...{ id: "signOut", method: "POST", path: "/api/auth/sign-out", scopes: [], caller: "anyone" },
    summary: "Ends the session, here or on every device",
    ...{ body: "SignOutRequest", answer: "SignedIn", refusals: [404] },
  },
  {
    ...{ id: "listConnections", method: "GET", path: "/api/connections", scopes: ["read"] },
    summary: "The person's leagues, the active one first",
    answer: "Connections",
  },
  {
    ...{ id: "connectLeague", method: "POST", path: "/api/connections", scopes: [] },
    summary: "Reads a league and lists its teams; with a team it is kept and becomes the active one",
    ...{ body: "ConnectionRequest", answer: "Connected", refusals: [404, 409, 502, 504] },
  },
  {
    ...{ id: "disconnectLeague", method: "DELETE", path: "/api/connections", scopes: [] },
    summary: "Takes a league away, with its conversations, cards and login",
    ...{ query: query.connectionQuery, answer: "ConnectionGone", refusals: [404, 409] },
  },
  {
    ...{ id: "changeConnection", method: "PATCH", path: "/api/connections/{id}", scopes: [] },
    summary: "Another team or login, or makes it the active league; a login is tried before it is kept",
    ...{ body: "ConnectionChange", answer: "Connection", refusals: [409, 502, 504] },
  },
  {
    ...{ id: "disconnectLeagueById", method: "DELETE", path: "/api/connections/{id}", scopes: [] },
    summary: "Takes a league away, with its conversations, cards and login",
    ...{ answer: "ConnectionGone", refusals: [409] },
  },
  {
    ...{ id: "listModelKeys", method: "GET", path: "/api/model-keys", scopes: [] },
    summary: "For which models the person has given a key of their own; never the keys",
    answer: "ModelKeys",
  },
  {
    ...{ id: "keepModelKey", method: "PUT", path: "/api/model-keys", scopes: [] },
    summary: "Keeps a key, sealed; it answers this person's questions from now on",
    ...{ body: "ModelKeyRequest", answer: "ModelKeys", refusals: [409] },
  },
  {
    ...{ id: "removeModelKey", method: "DELETE", path: "/api/model-keys", scopes: [] },
    summary: "Takes a key away",
    ...{ query: query.modelKeyQuery, answer: "ModelKeys", refusals: [404] },
  },
  {
    ...{ id: "exportEverything", method: "GET", path: "/api/export", scopes: [] },
    summary: "Everything that is the person's, without secrets; with `format=csv` one table of it as CSV",
    ...{ query: query.exportQuery, answer: "PersonExport", streams: "csv", refusals: [409] },
  },
  {
    ...{ id: "importEverything", method: "POST", path: "/api/import", scopes: [] },
    summary: "Brings an export of at most 32 MiB back, all of it or nothing; the newer form of a row stays",
    ...{ body: "PersonImport", answer: "ImportReport", refusals: [409] },
  },
  {
    ...{ id: "readAccount", method: "GET", path: "/api/account", scopes: [] },
    summary: "Since when there is an account, and when it is to go",
    answer: "Account",
  },
  {
    ...{ id: "deleteAccount", method: "DELETE", path: "/api/account", scopes: [] },
    summary: "Deletes the account and everything in it after seven days; until then nothing changes",
    ...{ body: "AccountDeletion", answer: "Account" },
  },
  {
    ...{ id: "keepAccount", method: "POST", path: "/api/account/keep", scopes: [] },
    summary: "Takes the wish to delete the account back",
    answer: "Account",
  },
];
