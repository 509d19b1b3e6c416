/**
 * What every route does before its own work: who asks, from where, with which body.
 *
 * Bodies are bounded before they are parsed, decoded strictly, and read through a schema. Failures become the one error
 * body of the contract; a bug becomes a plain 503 with a request id, and its stack goes to the log only.
 */
import { createHash, randomUUID, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { TokenScope } from "@/contract/account/api-token";
import { candidateList, type ErrorBody } from "@/contract/error";
import { AppError, failureCode, failureMessage } from "@/lib/errors";
import { withRequestId } from "@/lib/request-id";
import { isApiToken } from "@/services/account/api-tokens.service";
import {
  BodyInvalid,
  BodyTooComplex,
  IdempotencyKeyMissing,
  NotFound,
  NotJson,
  NotSignedIn,
  OriginRefused,
  SchedulerRefused,
  TokenRefused,
  WrongContentType,
} from "@/services/refusals";
import { runningFanVise } from "../running";
import { LOCAL_OWNER_ID } from "../session/local-owner";
import type { SessionProvider } from "../session/session-provider";
import type { FanVise } from "../wiring/composition";
import { readBodyText } from "./body-text";
import { clientAddress } from "./client-address";
import { IDEMPOTENCY_KEY } from "./idempotency-key";
import { BODY_SHAPE_LIMITS, isWithinShape, type JsonShapeLimits } from "./json-shape-limit";
import { isOwnHost } from "./own-host";
import { requestLanguage } from "./request-language";

export type RequestContext = AnonymousContext & {
  personId: string;
  shown: Credential;
};

/** Context of a request whose caller is not signed in. */
export type AnonymousContext = { fanvise: FanVise; request: Request; requestId: string };

/** How the caller signed in. On loopback, without sign-in, every caller is the owner. */
type Credential = "session" | "local token" | "API token" | "scheduler's secret";

const MAX_BODY_BYTES = 65_536;

/** Who may call: the person, or an outside scheduler that knows `CRON_SECRET`. */
export type Admission = {
  caller: "person" | "scheduler";
  /** An API token with any one of these may call; with none given no token may. "any": nothing is read or done. */
  scopes: readonly TokenScope[] | "any";
};

/** Runs the work of someone signed in, and answers its failures. */
export async function withRequest(
  request: Request,
  { caller, scopes }: Admission,
  work: (context: RequestContext) => Promise<Response>,
): Promise<Response> {
  return inContext(request, async (visit) => {
    const { fanvise } = visit;
    const { setCookies, ...signedIn } = await signInAs(caller, scopes, visit);
    if (caller === "person") await fanvise.people.welcome(signedIn.personId);
    return withCookies(await answered(() => work({ ...visit, ...signedIn }), visit), setCookies);
  });
}

/** Runs work for which nobody signs in, such as signing in: a limited number of requests a minute from one address. */
export function withAnonymous(
  request: Request,
  work: (visit: AnonymousContext) => Promise<Response>,
): Promise<Response> {
  return inContext(request, async (visit) => {
    await visit.fanvise.visits.count(clientAddress(request));
    return work(visit);
  });
}

async function inContext(request: Request, work: (visit: AnonymousContext) => Promise<Response>): Promise<Response> {
  const requestId = randomUUID();
  const response = await answered(
    async () => {
      const fanvise = await runningFanVise();
      requireOwnOrigin(request, fanvise.sessions.kind);
      return withRequestId(requestId, () => work({ fanvise, request, requestId }));
    },
    { request, requestId },
  );
  // A user's data is never cached, unless a route says otherwise.
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
  return response;
}

type Asked = Pick<AnonymousContext, "request" | "requestId">;

async function answered(work: () => Promise<Response>, request: Asked): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    return reject(error, request);
  }
}

/** Adds cookies to an answer, refusals too: a session renewed on the way would otherwise be lost. */
export function withCookies(response: Response, setCookies: readonly string[]): Response {
  for (const cookie of setCookies) response.headers.append("set-cookie", cookie);
  return response;
}

const uuid = z.uuid();

/** An id from an address. What is no id at all is as absent as one that nobody has. @throws NotFound */
export function readUuid(text: string): string {
  const read = uuid.safeParse(text);
  if (!read.success) throw new NotFound();
  return read.data;
}

/** Tells a retry from a new request. @throws IdempotencyKeyMissing */
export function readIdempotencyKey(request: Request): string {
  const key = request.headers.get("idempotency-key") ?? "";
  if (!IDEMPOTENCY_KEY.test(key)) throw new IdempotencyKeyMissing();
  return key;
}

/**
 * A page of another site must not reach this server through the person's browser: a foreign or `null` origin is
 * refused, and so is a host name that merely resolves to loopback. Programs send no origin and are allowed.
 */
function requireOwnOrigin(request: Request, product: SessionProvider["kind"]): void {
  const host = request.headers.get("host") ?? "";
  const origin = request.headers.get("origin");
  // With sign-in a host name proves nothing and need not: a session's cookies go to the name they came from.
  const isSignIn = product === "supabase";
  if (!isSignIn && !isOwnHost(request.headers)) throw new OriginRefused({ reason: "host" });
  const own = isSignIn ? [`http://${host}`, `https://${host}`] : [`http://${host}`];
  if (origin !== null && !own.includes(origin)) throw new OriginRefused({ reason: "origin" });
  if (request.headers.get("sec-fetch-site") === "cross-site") throw new OriginRefused({ reason: "site" });
}

/** A failed try counts as a visit, so that nobody guesses for long. @throws TooManyVisits instead of the refusal */
async function signInAs(
  caller: Admission["caller"],
  scopes: Admission["scopes"],
  { fanvise, request }: AnonymousContext,
): Promise<SignedIn> {
  try {
    return caller === "scheduler" ? requireCronSecret(request, fanvise) : await signIn(request, scopes, fanvise);
  } catch (refused) {
    if (refused instanceof AppError && refused.status === 401) await fanvise.visits.count(clientAddress(request));
    throw refused;
  }
}

type SignedIn = Pick<RequestContext, "personId" | "shown"> & { setCookies: readonly string[] };

/**
 * A command proves with the lock file's token that it may read the data directory, and so that it talks to the server
 * it means. A program of the person's shows an API token. Browsers on loopback send neither; a wrong one is refused.
 */
async function signIn(request: Request, scopes: Admission["scopes"], fanvise: FanVise): Promise<SignedIn> {
  const sent = bearerOf(request);
  if (sent !== undefined && isApiToken(sent)) return signInByToken(sent, scopes, fanvise);
  const expected = fanvise.database.ownerLock?.owner.localToken;
  if (sent !== undefined && expected !== undefined) {
    if (!isSameSecret(sent, expected)) throw new NotSignedIn();
    return { personId: LOCAL_OWNER_ID, shown: "local token", setCookies: [] };
  }
  const { person, setCookies } = await fanvise.sessions.read(request);
  if (!person) throw new NotSignedIn();
  return { personId: person.personId, shown: "session", setCookies };
}

async function signInByToken(sent: string, scopes: Admission["scopes"], fanvise: FanVise): Promise<SignedIn> {
  const token = await fanvise.apiTokens.signIn(sent);
  if (!token) throw new NotSignedIn();
  if (scopes !== "any" && !scopes.some((scope) => token.scopes.includes(scope))) throw new TokenRefused();
  return { personId: token.personId, shown: "API token", setCookies: [] };
}

function requireCronSecret(request: Request, fanvise: FanVise): SignedIn {
  const sent = bearerOf(request);
  const expected = fanvise.env.CRON_SECRET;
  if (sent === undefined || expected === undefined || !isSameSecret(sent, expected)) throw new SchedulerRefused();
  return { personId: LOCAL_OWNER_ID, shown: "scheduler's secret", setCookies: [] };
}

const bearerOf = (request: Request): string | undefined =>
  request.headers.get("authorization")?.replace(/^Bearer +/i, "");

/** Takes the same time wherever the two differ. */
function isSameSecret(a: string, b: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

/** For what only a command on this machine may do: it must have shown the lock file's token. @throws NotSignedIn */
export function requireLocalToken({ shown }: RequestContext): void {
  if (shown !== "local token") throw new NotSignedIn();
}

export type BodyLimits = { maxBytes?: number; arrivalLimitMs?: number; shape?: JsonShapeLimits };

/** @throws WrongContentType, BodyTooLarge, BodyTooSlow, BodyTooComplex, NotJson, BodyInvalid */
export async function readJson<T extends z.ZodType>(
  request: Request,
  schema: T,
  { maxBytes = MAX_BODY_BYTES, shape = BODY_SHAPE_LIMITS, ...arrival }: BodyLimits = {},
): Promise<z.output<T>> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new WrongContentType();
  const text = await readBodyText(request, { maxBytes, ...arrival });
  if (!isWithinShape(text, shape)) throw new BodyTooComplex();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new NotJson();
  }
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  // Many clients write `null` for what they leave out.
  const again = schema.safeParse(withoutRefusedNulls(body, read.error.issues));
  if (again.success) return again.data;
  throw new BodyInvalid(again.error.issues[0]?.path.join(".") ?? "");
}

/** The body without those keys that were refused for being `null`; where `null` means something it is not refused. */
function withoutRefusedNulls(body: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  const copy = structuredClone(body);
  for (const { path } of issues) {
    const [key, ...above] = path.toReversed();
    const holder = above.reduceRight<unknown>((at, part) => (isHolder(at) ? at[String(part)] : undefined), copy);
    if (isHolder(holder) && !Array.isArray(holder) && holder[String(key)] === null) delete holder[String(key)];
  }
  return copy;
}

const isHolder = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function reject(failure: unknown, { request, requestId }: Asked): Response {
  const isPlanned = failure instanceof AppError;
  if (!isPlanned) {
    const stack = failure instanceof Error ? (failure.stack ?? failure.name) : "not an error";
    process.stderr.write(`${JSON.stringify({ level: "error", event: "request.fault", requestId, stack })}\n`);
  }
  // Recognized by shape: its class may come from another bundle.
  const candidates = candidateList.safeParse(
    isPlanned && "candidates" in failure ? failure.candidates : undefined,
  ).data;
  const error = {
    code: failureCode(failure),
    message: failureMessage(failure, requestLanguage(request)),
    requestId,
    candidates,
  };
  const body: ErrorBody = { error };
  const retryAfter = isPlanned ? failure.context.retryAfterSeconds : undefined;
  return Response.json(body, {
    status: isPlanned ? failure.status : 503,
    headers: {
      "cache-control": "no-store",
      "x-request-id": requestId,
      ...(retryAfter === undefined ? {} : { "retry-after": String(retryAfter) }),
      ...(isPlanned && "allow" in failure ? { allow: String(failure.allow) } : {}),
      // The rest of the body is not read, so the next request on this connection could not be found.
      ...(isPlanned && "endsConnection" in failure ? { connection: "close" } : {}),
    },
  });
}
