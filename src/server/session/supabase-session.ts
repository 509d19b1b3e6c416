/**
 * Sign-in with Supabase Auth, by its own clients.
 *
 * A session lives in cookies that no script of a page can read. Its access token is checked on every request against
 * the project's key set: signature, expiry, issuer and audience; a token signed otherwise, or not at all, is rejected.
 * An expired token is renewed by the first request that meets it, and the new cookies go with the response.
 */
import { createServerClient, parseCookieHeader, serializeCookieHeader } from "@supabase/ssr";
import { type AuthError, isAuthApiError, isAuthRetryableFetchError } from "@supabase/supabase-js";
import { z } from "zod";
import { operatorOrigins } from "@/lib/http/outbound";
import { createOutboundFetch } from "@/lib/http/outbound-fetch";
import { SignInRefused, SignInTooOften, SignInUnavailable } from "./errors";
import type { ReadSession, SessionProvider, SignedInPerson, SignIn } from "./session-provider";
import { OAUTH_PROVIDERS } from "./session-provider";

const AUTH_LIMIT_MS = 8_000;
/** For reading a session, its renewal included: the clients go on trying for half a minute. */
const READ_LIMIT_MS = 5_000;
/**
 * Signatures that this server can check itself. A token of a shared secret would need the Auth server at every request.
 */
const CHECKED_ALGORITHMS = ["ES256", "RS256", "EdDSA"];

const claimsOfPerson = z.object({
  sub: z.uuid(),
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  role: z.literal("authenticated"),
  email: z.string().max(320).optional(),
  is_anonymous: z.literal(false).optional(),
});

/** @param url the project's address @param publishableKey its public key */
export function createSupabaseSessions({
  url,
  publishableKey,
}: {
  url: string;
  publishableKey: string;
}): SessionProvider {
  const issuer = new URL("/auth/v1", url).href;
  const fetchOfAuth = inTimeLimit(createOutboundFetch({ isOperatorOrigin: operatorOrigins(url) }));

  const clientFor = (request: Request, fetchOnly: typeof fetch = fetchOfAuth) => {
    const changed = new Map<string, string>();
    const isSecure = isOverTls(request);
    const client = createServerClient(url, publishableKey, {
      cookieOptions: { httpOnly: true, sameSite: "lax", secure: isSecure, path: "/" },
      cookies: {
        getAll: () =>
          parseCookieHeader(request.headers.get("cookie") ?? "").map(({ name, value = "" }) => ({ name, value })),
        setAll: (cookies) => {
          for (const { name, value, options } of cookies)
            changed.set(name, serializeCookieHeader(name, value, { ...options, httpOnly: true, secure: isSecure }));
        },
      },
      global: { fetch: fetchOnly },
    });
    return { auth: client.auth, setCookies: () => [...changed.values()] };
  };

  const personOf = (claims: unknown): SignedInPerson | undefined => {
    const read = claimsOfPerson.safeParse(claims);
    if (!read.success || read.data.iss !== issuer) return undefined;
    if (![read.data.aud].flat().includes("authenticated")) return undefined;
    return { personId: read.data.sub, email: read.data.email ?? null };
  };

  const signIn: SignIn = {
    origin: new URL(url).origin,
    providers: OAUTH_PROVIDERS,
    async withPassword(request, credentials) {
      const { auth, setCookies } = clientFor(request);
      const { error } = await auth.signInWithPassword(credentials);
      if (error) throw refusalOf(error);
      return { setCookies: setCookies() };
    },
    async sendLink(request, { email, backTo }) {
      const { auth, setCookies } = clientFor(request);
      const { error } = await auth.signInWithOtp({ email, options: { emailRedirectTo: backAt(request, backTo) } });
      // A refusal would tell who has an account; only "later" is passed on.
      const refusal = error && refusalOf(error);
      if (refusal && !(refusal instanceof SignInRefused)) throw refusal;
      return { setCookies: setCookies() };
    },
    async withProvider(request, { provider, backTo }) {
      const { auth, setCookies } = clientFor(request);
      const { data, error } = await auth.signInWithOAuth({
        provider,
        options: { redirectTo: backAt(request, backTo), skipBrowserRedirect: true },
      });
      if (error || !data.url) throw new SignInUnavailable();
      return { url: data.url, setCookies: setCookies() };
    },
    async finish(request, code) {
      const { auth, setCookies } = clientFor(request);
      const { error } = await auth.exchangeCodeForSession(code);
      if (error) throw refusalOf(error);
      return { setCookies: setCookies() };
    },
    async signOut(request, where) {
      const { auth, setCookies } = clientFor(request);
      await auth.signOut({ scope: where === "everywhere" ? "global" : "local" }).catch(() => undefined);
      return { setCookies: [...setCookies(), ...forgottenCookies(request, setCookies())] };
    },
  };

  return {
    kind: "supabase",
    signIn,
    async read(request): Promise<ReadSession> {
      // Without cookies of ours nobody is asked.
      if (!sessionCookies(request).length) return { person: undefined, setCookies: [] };
      const { auth, setCookies } = clientFor(request, withoutOpinions(fetchOfAuth));
      const { data: stored, error } = await inTime(auth.getSession());
      if (error && isAuthRetryableFetchError(error)) throw new SignInUnavailable({}, { cause: error });
      const token = stored.session?.access_token;
      if (error || token === undefined || !isCheckable(token)) return { person: undefined, setCookies: setCookies() };
      const { data, error: invalid } = await inTime(auth.getClaims(token).catch(() => ({ data: null, error: null })));
      if (invalid && isAuthRetryableFetchError(invalid)) throw new SignInUnavailable({}, { cause: invalid });
      return { person: personOf(data?.claims), setCookies: setCookies() };
    },
  };
}

const inTimeLimit =
  (ask: typeof fetch): typeof fetch =>
  (input, init) =>
    ask(input, {
      ...init,
      signal: AbortSignal.any([AbortSignal.timeout(AUTH_LIMIT_MS), ...(init?.signal ? [init.signal] : [])]),
    });

/**
 * Where the key is not in the key set the client would ask the server for its opinion instead; a key that is unknown is
 * nobody's.
 */
const withoutOpinions =
  (ask: typeof fetch): typeof fetch =>
  (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.pathname.endsWith("/user"))
      return Promise.resolve(Response.json({ code: 401, msg: "unknown key" }, { status: 401 }));
    return ask(input, init);
  };

/** @throws SignInUnavailable */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SignInUnavailable()), READ_LIMIT_MS);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Signed with a key pair and a named key: anything else would be believed or not by somebody else's word. */
function isCheckable(token: string): boolean {
  try {
    const header = JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString("utf8"));
    return CHECKED_ALGORITHMS.includes(header?.alg) && typeof header?.kid === "string" && header.kid !== "";
  } catch {
    return false;
  }
}

function refusalOf(error: AuthError) {
  if (isAuthApiError(error) && error.status === 429) return new SignInTooOften();
  if (isAuthRetryableFetchError(error) || (error.status ?? 0) >= 500)
    return new SignInUnavailable({}, { cause: error });
  return new SignInRefused();
}

/** Scheme as the browser sees it: behind a proxy the server itself may receive plain HTTP. */
const isOverTls = (request: Request): boolean =>
  new URL(request.url).protocol === "https:" || request.headers.get("x-forwarded-proto") === "https";

/** A path of this very server: an address from outside could lead anywhere. */
function backAt(request: Request, path: string): string {
  const own = `${isOverTls(request) ? "https" : "http"}://${request.headers.get("host") ?? new URL(request.url).host}`;
  const back = new URL("/api/auth/callback", own);
  back.searchParams.set("next", safePath(path));
  return back.href;
}

/** A path within this server, otherwise the first page. */
export const safePath = (path: string): string => (/^\/(?![/\\])[^\s\\]{0,500}$/.test(path) ? path : "/");

const SESSION_COOKIE = /^sb-[\w-]+-auth-token/;
const sessionCookies = (request: Request): string[] =>
  parseCookieHeader(request.headers.get("cookie") ?? "").flatMap(({ name }) =>
    SESSION_COOKIE.test(name) ? [name] : [],
  );

/** Session cookies that the client has not removed itself. */
const forgottenCookies = (request: Request, already: readonly string[]): string[] =>
  sessionCookies(request)
    .filter((name) => !already.some((cookie) => cookie.startsWith(`${name}=`)))
    .map((name) => serializeCookieHeader(name, "", { path: "/", maxAge: 0, httpOnly: true, sameSite: "lax" }));
