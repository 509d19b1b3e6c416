/**
 * An Auth server of Supabase on the loopback address, as its clients see it: passwords, links, providers with PKCE,
 * refresh tokens that rotate, signing out everywhere, and a key set. It signs with a real key pair.
 */
import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

export type AuthPerson = { personId: string; email: string; password: string };

type Session = { person: AuthPerson; refreshToken: string; isRevoked: boolean };

export type TokenOptions = {
  expiresInSeconds?: number;
  issuer?: string;
  algorithm?: "ES256" | "none" | "HS256";
  key?: KeyObject;
  keyId?: string;
  claims?: Record<string, unknown>;
};

export type AuthStub = {
  origin: string;
  /** Paths asked for, in order. */
  requests: string[];
  /** Letters sent: whose, and the address to click. */
  links: { email: string; url: string }[];
  addPerson(email: string, password: string): AuthPerson;
  /** An access token as the server makes them, or one that differs from it. */
  token(person: AuthPerson, options?: TokenOptions): string;
  /** Lifetime of access tokens that are given from now on, in seconds. */
  setLifetime(seconds: number): void;
  /** What a provider sends the person back with, once they have agreed there. */
  approve(authorizeUrl: string, person: AuthPerson): string;
  setDown(isDown: boolean): void;
  close(): Promise<void>;
};

const base64url = (value: string | Buffer): string => Buffer.from(value).toString("base64url");

export async function startAuthStub(): Promise<AuthStub> {
  // Clients remember keys by their id for as long as the process lives.
  const keyId = `stub-key-${randomUUID()}`;
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const people = new Map<string, AuthPerson>();
  const sessions: Session[] = [];
  const codes = new Map<string, { person: AuthPerson; challenge: string }>();
  const requests: string[] = [];
  const links: AuthStub["links"] = [];
  let lifetimeSeconds = 3_600;
  let isDown = false;
  let origin = "";

  const token: AuthStub["token"] = (person, options = {}) => {
    const { expiresInSeconds = lifetimeSeconds, issuer = `${origin}/auth/v1`, algorithm = "ES256" } = options;
    const nowSeconds = Math.floor(Date.now() / 1_000);
    const header = { alg: algorithm, typ: "JWT", ...(algorithm === "none" ? {} : { kid: options.keyId ?? keyId }) };
    const payload = {
      sub: person.personId,
      email: person.email,
      iss: issuer,
      aud: "authenticated",
      role: "authenticated",
      exp: nowSeconds + expiresInSeconds,
      iat: nowSeconds,
      session_id: randomUUID(),
      is_anonymous: false,
      aal: "aal1",
      ...options.claims,
    };
    const text = `${base64url(JSON.stringify(header))}.${base64url(JSON.stringify(payload))}`;
    if (algorithm === "none") return `${text}.`;
    const signature = sign("sha256", Buffer.from(text), { key: options.key ?? privateKey, dsaEncoding: "ieee-p1363" });
    return `${text}.${base64url(signature)}`;
  };

  const userOf = (person: AuthPerson) => ({
    id: person.personId,
    aud: "authenticated",
    role: "authenticated",
    email: person.email,
    app_metadata: { provider: "email" },
    user_metadata: {},
    created_at: "2026-01-01T00:00:00Z",
    is_anonymous: false,
  });
  const open = (person: AuthPerson) => {
    const session = { person, refreshToken: base64url(randomUUID()), isRevoked: false };
    sessions.push(session);
    return {
      access_token: token(person),
      token_type: "bearer",
      expires_in: lifetimeSeconds,
      expires_at: Math.floor(Date.now() / 1_000) + lifetimeSeconds,
      refresh_token: session.refreshToken,
      user: userOf(person),
    };
  };
  const newCode = (person: AuthPerson, challenge: string): string => {
    const code = randomUUID();
    codes.set(code, { person, challenge });
    return code;
  };
  const refused = (status: number, code: string) => ({ status, body: { code: status, error_code: code, msg: code } });

  type Given = { status: number; body?: unknown };
  function answer(method: string, url: URL, body: Record<string, string>, bearer: string | undefined): Given {
    const path = url.pathname.replace("/auth/v1", "");
    if (path === "/.well-known/jwks.json")
      return {
        status: 200,
        body: {
          keys: [{ ...publicKey.export({ format: "jwk" }), kid: keyId, alg: "ES256", use: "sig", key_ops: ["verify"] }],
        },
      };
    if (path === "/token" && method === "POST") {
      const kind = url.searchParams.get("grant_type");
      if (kind === "password") {
        const person = people.get(body.email ?? "");
        if (!person || person.password !== body.password) return refused(400, "invalid_credentials");
        return { status: 200, body: open(person) };
      }
      if (kind === "refresh_token") {
        const session = sessions.find((each) => each.refreshToken === body.refresh_token && !each.isRevoked);
        if (!session) return refused(400, "refresh_token_not_found");
        session.isRevoked = true;
        return { status: 200, body: open(session.person) };
      }
      const known = codes.get(body.auth_code ?? "");
      codes.delete(body.auth_code ?? "");
      const challenge = createHash("sha256")
        .update(body.code_verifier ?? "")
        .digest("base64url");
      if (!known || known.challenge !== challenge) return refused(400, "bad_code_verifier");
      return { status: 200, body: open(known.person) };
    }
    if (path === "/otp" && method === "POST") {
      const person = people.get(body.email ?? "");
      if (!person) return refused(422, "otp_disabled");
      const back = new URL(url.searchParams.get("redirect_to") ?? origin);
      back.searchParams.set("code", newCode(person, body.code_challenge ?? ""));
      links.push({ email: person.email, url: back.href });
      return { status: 200, body: {} };
    }
    const bearerPerson = [...people.values()].find(
      ({ personId }) =>
        bearer?.split(".")[1] &&
        JSON.parse(Buffer.from(bearer.split(".")[1] ?? "", "base64url").toString()).sub === personId,
    );
    if (path === "/logout" && method === "POST") {
      for (const session of sessions) if (session.person === bearerPerson) session.isRevoked = true;
      return { status: 204 };
    }
    // A server that believes whatever it is shown: nobody may rely on asking it.
    if (path === "/user" && bearerPerson) return { status: 200, body: userOf(bearerPerson) };
    return refused(404, "not_found");
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", origin);
    requests.push(
      `${request.method} ${url.pathname}${url.searchParams.get("grant_type") ? ` ${url.searchParams.get("grant_type")}` : ""}`,
    );
    if (isDown) return void request.socket.destroy();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString("utf8");
    const given = answer(
      request.method ?? "GET",
      url,
      text ? JSON.parse(text) : {},
      request.headers.authorization?.slice(7),
    );
    response.writeHead(given.status, { "content-type": "application/json", "x-supabase-api-version": "2024-01-01" });
    response.end(given.body === undefined ? undefined : JSON.stringify(given.body));
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;

  return {
    origin,
    requests,
    links,
    token,
    addPerson(email, password) {
      const person = { personId: randomUUID(), email, password };
      people.set(email, person);
      return person;
    },
    setLifetime(seconds) {
      lifetimeSeconds = seconds;
    },
    approve(authorizeUrl, person) {
      const url = new URL(authorizeUrl);
      const back = new URL(url.searchParams.get("redirect_to") ?? origin);
      back.searchParams.set("code", newCode(person, url.searchParams.get("code_challenge") ?? ""));
      return back.href;
    },
    setDown(down) {
      isDown = down;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
