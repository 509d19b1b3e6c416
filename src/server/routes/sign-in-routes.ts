/** Signing in and out. None of it is there in a local installation, and none is for an API token. */
import { callbackQuery, freshJson } from "../http/query";
import { withCookies } from "../http/request";
import { backFromSignIn } from "../session/back-from-sign-in";
import { defineRoute } from "./define-route";

export const signIn = defineRoute({
  id: "signIn",
  method: "POST",
  path: "/api/auth/sign-in",
  scopes: [],
  caller: "signing in",
  summary:
    "Address and password; the session comes as cookies. Not there in a local installation, like the rest of signing in",
  body: "PasswordRequest",
  answer: "SignedIn",
  // Who is wrong in the address and who is wrong in the password get the same answer.
  refusals: [401],
  handle: async ({ signIn, request, body }) => {
    const { setCookies } = await signIn.withPassword(request, body);
    return withCookies(freshJson({ signedIn: true }), setCookies);
  },
});

export const sendLink = defineRoute({
  id: "sendLink",
  method: "POST",
  path: "/api/auth/link",
  scopes: [],
  caller: "signing in",
  summary: "Sends a link to sign in with; answers alike whether the address has an account or not",
  body: "LinkRequest",
  answer: "LinkSent",
  handle: async ({ signIn, request, body }) => {
    const { setCookies } = await signIn.sendLink(request, body);
    return withCookies(freshJson({ sent: true }), setCookies);
  },
});

export const chooseProvider = defineRoute({
  id: "chooseProvider",
  method: "POST",
  path: "/api/auth/provider",
  scopes: [],
  caller: "signing in",
  summary: "Where to go to sign in with an account of another service",
  body: "ProviderRequest",
  answer: "ProviderAddress",
  handle: async ({ signIn, request, body }) => {
    const { url, setCookies } = await signIn.withProvider(request, body);
    return withCookies(freshJson({ url }), setCookies);
  },
});

export const finishSignIn = defineRoute({
  id: "finishSignIn",
  method: "GET",
  path: "/api/auth/callback",
  scopes: [],
  caller: "signing in",
  summary: "Back from a link or a provider; leads on to a page",
  query: callbackQuery,
  // A browser is here: what is wrong leads to a page, not to a refusal.
  isInputReadByHandler: true,
  answerStatus: 303,
  handle: ({ signIn, request }) => backFromSignIn(signIn, request),
});

export const signOut = defineRoute({
  id: "signOut",
  method: "POST",
  path: "/api/auth/sign-out",
  scopes: [],
  caller: "signing in",
  summary: "Ends the session, here or on every device",
  body: "SignOutRequest",
  answer: "SignedIn",
  handle: async ({ signIn, request, body: { where } }) => {
    const { setCookies } = await signIn.signOut(request, where);
    return withCookies(freshJson({ signedIn: false }), setCookies);
  },
});
