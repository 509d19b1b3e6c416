/** Signing in by Supabase's own clients, against an Auth server that speaks their protocol. */
import { generateKeyPairSync } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createCookieJar } from "#test/cookie-jar";
import { type AuthPerson, type AuthStub, startAuthStub, type TokenOptions } from "#test/stubs/auth-stub";
import { SignInRefused, SignInUnavailable } from "./errors";
import type { SessionProvider, SignIn } from "./session-provider";
import { createSupabaseSessions, safePath } from "./supabase-session";

const HOST = "fanvise.example";
/** A browser: it keeps what it is told to and sends it back. */
function browser() {
  const jar = createCookieJar();
  return {
    cookies: jar.cookies,
    keep: jar.keep,
    request: (headers: Record<string, string> = {}) =>
      new Request(`https://${HOST}/`, { headers: { host: HOST, cookie: jar.header(), ...headers } }),
  };
}

let auth: AuthStub;
let sessions: SessionProvider;
let signIn: SignIn;
let ann: AuthPerson;
let here: ReturnType<typeof browser>;

beforeEach(async () => {
  auth = await startAuthStub();
  sessions = createSupabaseSessions({ url: auth.origin, publishableKey: "sb_publishable_a-key-of-a-test" });
  if (!sessions.signIn) throw new Error("no sign-in");
  signIn = sessions.signIn;
  ann = auth.addPerson("ann@example.com", "correct horse");
  here = browser();
});
afterEach(() => auth.close());

const readHere = async () => {
  const read = await sessions.read(here.request());
  here.keep(read.setCookies);
  return read.person?.personId;
};
const signInHere = async () => here.keep((await signIn.withPassword(here.request(), ann)).setCookies);

describe("signing in", () => {
  it("with a password: the session is in cookies that no script reads, and it is the person's", async () => {
    expect(await readHere()).toBeUndefined();
    const { setCookies } = await signIn.withPassword(here.request(), ann);
    expect(setCookies.length).toBeGreaterThan(0);
    for (const cookie of setCookies) expect(cookie).toMatch(/; HttpOnly.*; Secure.*; SameSite=Lax/i);
    here.keep(setCookies);
    expect(await readHere()).toBe(ann.personId);
    expect(auth.requests.filter((path) => path.endsWith("/user"))).toEqual([]);
  });

  it("refuses a wrong password and an unknown address alike", async () => {
    await expect(signIn.withPassword(here.request(), { ...ann, password: "wrong horse" })).rejects.toBeInstanceOf(
      SignInRefused,
    );
    await expect(
      signIn.withPassword(here.request(), { email: "bob@example.com", password: "correct horse" }),
    ).rejects.toBeInstanceOf(SignInRefused);
  });

  it("with a link: it leads back here, works once, and only in the browser that asked for it", async () => {
    here.keep((await signIn.sendLink(here.request(), { email: ann.email, backTo: "/moves" })).setCookies);
    const link = new URL(auth.links[0]?.url ?? "");
    expect([link.origin, link.pathname, link.searchParams.get("next")]).toEqual([
      `https://${HOST}`,
      "/api/auth/callback",
      "/moves",
    ]);
    const code = link.searchParams.get("code") ?? "";
    await expect(signIn.finish(browser().request(), code)).rejects.toBeInstanceOf(SignInRefused);
    here.keep((await signIn.sendLink(here.request(), { email: ann.email, backTo: "/" })).setCookies);
    const second = new URL(auth.links[1]?.url ?? "").searchParams.get("code") ?? "";
    here.keep((await signIn.finish(here.request(), second)).setCookies);
    expect(await readHere()).toBe(ann.personId);
    await expect(signIn.finish(here.request(), second)).rejects.toBeInstanceOf(SignInRefused);
  });

  it("tells nobody whether an address has an account", async () => {
    const known = await signIn.sendLink(here.request(), { email: ann.email, backTo: "/" });
    const shapeOf = (cookies: readonly string[]) =>
      cookies.map((cookie) => cookie.split("=")[0]?.replace(/[0-9a-f]{32}/, "<id of the flow>"));
    const unknown = await signIn.sendLink(here.request(), { email: "bob@example.com", backTo: "/" });
    expect(auth.links).toHaveLength(1);
    expect(shapeOf(unknown.setCookies)).toEqual(shapeOf(known.setCookies));
  });

  it("with another account of the person's", async () => {
    const { url, setCookies } = await signIn.withProvider(here.request(), { provider: "google", backTo: "/" });
    here.keep(setCookies);
    expect(url.startsWith(`${auth.origin}/auth/v1/authorize?`)).toBe(true);
    const code = new URL(auth.approve(url, ann)).searchParams.get("code") ?? "";
    here.keep((await signIn.finish(here.request(), code)).setCookies);
    expect(await readHere()).toBe(ann.personId);
  });
});

describe("a session", () => {
  it("is renewed when it has expired, with new cookies, and the old refresh token is spent", async () => {
    auth.setLifetime(-10);
    await signInHere();
    auth.setLifetime(3_600);
    const before = [...here.cookies.values()].join();
    expect(await readHere()).toBe(ann.personId);
    expect(auth.requests).toContain("POST /auth/v1/token refresh_token");
    expect([...here.cookies.values()].join()).not.toBe(before);
    const renewals = auth.requests.length;
    expect(await readHere()).toBe(ann.personId);
    expect(auth.requests.length).toBe(renewals);
  });

  it("ends everywhere", async () => {
    const there = browser();
    auth.setLifetime(-10);
    there.keep((await signIn.withPassword(there.request(), ann)).setCookies);
    auth.setLifetime(3_600);
    await signInHere();
    here.keep((await signIn.signOut(here.request(), "everywhere")).setCookies);
    expect(here.cookies.size).toBe(0);
    expect(await readHere()).toBeUndefined();
    expect((await sessions.read(there.request())).person).toBeUndefined();
  });

  it("ends on this device though the Auth server cannot be told", async () => {
    await signInHere();
    auth.setDown(true);
    here.keep((await signIn.signOut(here.request(), "here")).setCookies);
    expect(here.cookies.size).toBe(0);
  });

  it("of an Auth server that is down is not held to be nobody's", async () => {
    auth.setLifetime(-10);
    await signInHere();
    auth.setDown(true);
    await expect(sessions.read(here.request())).rejects.toBeInstanceOf(SignInUnavailable);
  });
});

const strangerKey = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
const FORGED: readonly (readonly [string, TokenOptions])[] = [
  ["signed with another key under this project's key id", { key: strangerKey }],
  ["of another project, with its own key id", { key: strangerKey, keyId: "other-project" }],
  ["of another issuer", { issuer: "https://other.supabase.co/auth/v1" }],
  ["without a signature", { algorithm: "none" }],
  ["that claims a shared secret", { algorithm: "HS256" }],
  ["of the service, not of a person", { claims: { role: "service_role" } }],
  ["of nobody in particular", { claims: { is_anonymous: true } }],
  ["for somebody else to read", { claims: { aud: "other" } }],
  ["without a person's id", { claims: { sub: "postgres" } }],
];

describe("a token that is not this project's word", () => {
  /** Puts another access token into the cookies of a good session. */
  async function carrying(token: string) {
    await signInHere();
    const [first] = [...here.cookies.keys()];
    const name = (first ?? "").replace(/\.\d+$/, "");
    const joined = [...here.cookies]
      .filter(([each]) => each.startsWith(name))
      .map(([, value]) => value)
      .join("");
    const session = JSON.parse(Buffer.from(decodeURIComponent(joined).replace(/^base64-/, ""), "base64url").toString());
    here.cookies.clear();
    here.cookies.set(
      name,
      `base64-${Buffer.from(JSON.stringify({ ...session, access_token: token })).toString("base64url")}`,
    );
  }

  it("is told from a good one, put in its place the same way", async () => {
    await carrying(auth.token(ann));
    expect(await readHere()).toBe(ann.personId);
  });

  it.each(FORGED)("%s is nobody's", async (_, options) => {
    await carrying(auth.token(ann, options));
    expect(await readHere()).toBeUndefined();
  });

  it("whose claims were altered is nobody's", async () => {
    const bob = auth.addPerson("bob@example.com", "another horse");
    const [header, , signature] = auth.token(ann).split(".");
    const [, payload] = auth.token(bob).split(".");
    await carrying(`${header}.${payload}.${signature}`);
    expect(await readHere()).toBeUndefined();
  });

  it.each(["", "x", "a.b", "a.b.c", "...", "null", "e30.e30.e30", "\u0000"])("%j is nobody's", async (token) => {
    await carrying(token);
    expect(await readHere()).toBeUndefined();
  });

  it.each(["base64-", "base64-!!!!", "%7B%7D", "[]", "base64-eyJ9"])("a cookie %j is nobody's", async (value) => {
    await signInHere();
    const name = ([...here.cookies.keys()][0] ?? "").replace(/\.\d+$/, "");
    here.cookies.clear();
    here.cookies.set(name, value);
    expect(await readHere()).toBeUndefined();
  });
});

it.each([
  ["/moves?x=1", "/moves?x=1"],
  ["//evil.example", "/"],
  ["/\\evil.example", "/"],
  ["https://evil.example", "/"],
  ["/a\nb", "/"],
  ["", "/"],
])("a way back of %j is %s", (question, expected) => {
  expect(safePath(question)).toBe(expected);
});
