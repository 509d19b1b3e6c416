/**
 * One declaration for each route of `/api`: its path, method, input, who may call it, what it does, and how it is
 * described.
 *
 * The route files under `src/app/api`, the OpenAPI description, the scopes of API tokens and the table in
 * `docs/technical/Routes.md` all come from it.
 */
import type { z } from "zod";
import type { TokenScope } from "@/contract/account/api-token";
import { MethodNotAllowed, NotFound } from "@/services/refusals";
import { freshJson, readQuery } from "../http/query";
import {
  type Admission,
  type AnonymousContext,
  type BodyLimits,
  type RequestContext,
  readIdempotencyKey,
  readJson,
  readUuid,
  requireLocalToken,
  withAnonymous,
  withRequest,
} from "../http/request";
import { type AnswerName, REQUESTS, type RequestName } from "../openapi/schemas";
import { runningFanVise } from "../running";
import type { SignIn } from "../session/session-provider";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
const METHODS: readonly Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** Context that a handler gets, by caller. */
type CallerContexts = {
  /** The signed-in person, or a program with one of their API tokens. */
  person: RequestContext;
  /** No sign-in; a limited number of requests per minute from one address. */
  anyone: AnonymousContext;
  /** Like `anyone`, and only where users sign in: 404 in a local installation. */
  "signing in": AnonymousContext & { signIn: SignIn };
  /** Signed in as the user, and only with the lock file's token. */
  "this machine": RequestContext;
  /** An outside scheduler that knows `CRON_SECRET`. */
  scheduler: RequestContext;
  /** The person in a local installation; the scheduler's secret where people sign in. */
  operator: RequestContext;
  /** No limit at all, and no use of the product. */
  "whole world": { request: Request };
};
export type Caller = keyof CallerContexts;

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;
/** Parses a path segment that is no id as plain text; the route checks it. */
export const asWritten = (text: string): string => text;

type Readers<Path extends string> = { readonly [Name in ParameterNames<Path>]?: (text: string) => string | number };

type BodyOf<Name> = Name extends RequestName ? z.output<(typeof REQUESTS)[Name]> : never;

type Given<Path extends string, By extends Caller, Query, Body, Read, IsOwnReader> = CallerContexts[By] & {
  params: {
    [Name in ParameterNames<Path>]: Name extends keyof Read
      ? Read[Name] extends (text: string) => infer Value
        ? Value
        : string
      : string;
  };
  query: IsOwnReader extends true ? undefined : [Query] extends [never] ? undefined : z.output<Query>;
  body: IsOwnReader extends true ? undefined : [Body] extends [never] ? undefined : BodyOf<Body>;
  /** Empty where the route does not ask for one. */
  idempotencyKey: string;
};

/** Description of a route for people and programs. */
export type Described = {
  /** The operation's id for programs, such as `readWeek`. */
  id: string;
  method: Method;
  /** Parameters in braces. */
  path: string;
  summary: string;
  /** A token with any one of these may call it; empty: no token may. */
  scopes: readonly TokenScope[];
  /** The person when left out. */
  caller?: Caller;
  query?: z.ZodObject;
  headers?: readonly ("Idempotency-Key" | "Last-Event-ID")[];
  body?: RequestName;
  /** Nothing sent is read as `{}`. */
  isBodyOptional?: boolean;
  /** Where the usual limits do not fit. */
  bodyLimits?: BodyLimits;
  /** `undefined`: the answer has no JSON body. */
  answer?: AnswerName;
  answerStatus?: 200 | 201 | 202 | 204 | 303;
  /** Further forms of the answer, chosen by `Accept`; the events of a run carry `StreamEvent`. */
  streams?: "run" | "events only" | "rpc" | "text" | "csv";
  /**
   * Besides those that follow from the rest: 401, 403, 405, 429, 503; with a body 400, 413, 415; with input 422; with
   * an id or a league 404.
   */
  refusals?: readonly (401 | 404 | 406 | 409 | 410 | 502 | 504)[];
};

type Params = Readonly<Record<string, string>>;
export type Route = Described & { answerTo(request: Request, params: Params): Promise<Response> };

type Spec<Path extends string, By extends Caller, Query, Body, Read, IsOwnReader> = Omit<
  Described,
  "path" | "caller" | "query" | "body"
> & {
  path: Path;
  caller?: By;
  query?: Query;
  body?: Body;
  /** How parts of the path are read; an id as UUID when left out. */
  params?: Read;
  /** The handler reads query and body in its own way; here they are only described. */
  isInputReadByHandler?: IsOwnReader;
  /** A plain object is answered as JSON that nobody caches. */
  handle(given: Given<Path, By, Query, Body, Read, IsOwnReader>): Promise<object> | object;
};

/**
 * Input is read in this order, and the first fault is the answer: path, query, idempotency key, body.
 *
 * @example
 * defineRoute({
 *   id: "readWeek", method: "GET", path: "/api/week", scopes: ["read"], summary: "…",
 *   query: leagueQuery, answer: "Week",
 *   handle: async ({ fanvise, personId, query, request }) => …,
 * })
 */
export function defineRoute<
  const Path extends `/api/${string}`,
  By extends Caller = "person",
  Query extends z.ZodObject = never,
  Body extends RequestName = never,
  const Read extends Readers<Path> = Record<never, never>,
  IsOwnReader extends boolean = false,
>(spec: Spec<Path, By, Query, Body, Read, IsOwnReader>): Route {
  const { handle, params: readers, isInputReadByHandler, ...described } = spec;
  const { query, body, headers = [], isBodyOptional, bodyLimits, answerStatus } = described;
  const work = async (context: { request: Request }, params: Params): Promise<Response> => {
    const { request } = context;
    const given: unknown = {
      ...context,
      params: readParams(params, readers ?? {}),
      query: query && !isInputReadByHandler ? readQuery(request, query) : undefined,
      idempotencyKey: headers.includes("Idempotency-Key") ? readIdempotencyKey(request) : "",
      body:
        body === undefined || isInputReadByHandler
          ? undefined
          : isBodyOptional && !request.body
            ? REQUESTS[body].parse({})
            : await readJson(request, REQUESTS[body], bodyLimits),
    };
    // Each part was read by the schema that gives it its type.
    const answer = await handle(given as Given<Path, By, Query, Body, Read, IsOwnReader>);
    if (answer instanceof Response) return answer;
    return answerStatus === 201 ? created(answer) : freshJson(answer);
  };
  const route: Described = described;
  return { ...route, answerTo: (request, params) => admit(route, request, (context) => work(context, params)) };
}

const created = (body: object): Response =>
  Response.json(body, { status: 201, headers: { "cache-control": "no-store" } });

const readParams = (params: Params, readers: Readonly<Record<string, ((text: string) => unknown) | undefined>>) =>
  Object.fromEntries(Object.entries(params).map(([name, text]) => [name, (readers[name] ?? readUuid)(text)]));

/** Authorizes the caller of a route. */
async function admit(
  { caller = "person", scopes }: Described,
  request: Request,
  work: (context: { request: Request }) => Promise<Response>,
): Promise<Response> {
  switch (caller) {
    case "whole world":
      return work({ request });
    case "anyone":
      return withAnonymous(request, work);
    case "signing in":
      return withAnonymous(request, async (visit) => {
        const { signIn } = visit.fanvise.sessions;
        if (!signIn) throw new NotFound();
        const context: CallerContexts["signing in"] = { ...visit, signIn };
        return work(context);
      });
    case "this machine":
      return withRequest(request, { caller: "person", scopes }, async (context) => {
        requireLocalToken(context);
        return work(context);
      });
    case "scheduler":
      return withRequest(request, { caller, scopes }, work);
    case "operator": {
      const { sessions } = await runningFanVise();
      return withRequest(request, { caller: sessions.kind === "local" ? "person" : "scheduler", scopes }, work);
    }
    case "person":
      return withRequest(request, { caller, scopes }, work);
  }
}

export type RouteHandler = (request: Request, context?: { params: Promise<Params> }) => Promise<Response>;

/** Refusals that do nothing but refuse, so that any sign-in will do. */
const ANY: Admission = { caller: "person", scopes: "any" };

/**
 * What a route file exports: the routes of one address by method, and a refusal that names them for every other method.
 *
 * @example export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(readTokens, createToken);
 */
export function routeHandlers(...routes: readonly [Route, ...Route[]]): Record<Method, RouteHandler> {
  const allowed: string[] = routes.map(({ method }) => method);
  if (allowed.includes("GET")) allowed.push("HEAD");
  allowed.sort();
  const reject: RouteHandler = (request) =>
    withRequest(request, ANY, async () => {
      throw new MethodNotAllowed(allowed);
    });
  const handlerOf = (method: Method): RouteHandler => {
    const route = routes.find((each) => each.method === method);
    if (!route) return reject;
    const answer: RouteHandler = async (request, context) => route.answerTo(request, (await context?.params) ?? {});
    return Object.assign(answer, { route });
  };
  return Object.fromEntries(METHODS.map((method) => [method, handlerOf(method)])) as Record<Method, RouteHandler>;
}

/** An address that does not exist is refused like everything else. */
export const answerNotFound = (request: Request): Promise<Response> =>
  withRequest(request, ANY, async () => {
    throw new NotFound();
  });

/** The route behind a handler of a route file; `undefined` of one that refuses. */
export const routeOf = (handler: unknown): Route | undefined =>
  typeof handler === "function" && "route" in handler ? (handler.route as Route) : undefined;
