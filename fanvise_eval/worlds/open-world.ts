/**
 * Opens a frozen league: the demo season's server on a clock of its own, and for leagues of ESPN's kind a server before
 * it that changes the answers. The product and the oracle read the same changed answers.
 */

import { type Fault, forwardTo, type SeenRequest, type ServedAnswer, startFaultServer } from "#test/stubs/fault-server";
import {
  createDemoClock,
  createDemoLeague,
  DEMO_SEASON,
  DEMO_TEAM_ID,
  type DemoFormat,
  leagueIdOf,
} from "@/demo/demo-league";
import type { DemoServer } from "@/demo/wire/server";
import type { Composition, Json, LeagueFormat, NewsToLoad, OpenWorld, World } from "./world";

/** A request's views (none for the season's paths that have none), and whether it is the league's. */
type Asked = { readonly views: readonly string[]; readonly isLeague: boolean; readonly filter: Json };
/**
 * Changes an answer in place. Sees every answer of the league and of the season, and leaves alone what it does not
 * concern.
 */
export type Edit = (body: Json, request: Asked) => void;

type Plan = {
  readonly name: string;
  readonly about: string;
  /** `2025-01-15`, at 11 a.m. Eastern, or an ISO instant. */
  readonly clock: string;
  readonly format?: DemoFormat | undefined;
  readonly news?: readonly NewsToLoad[];
};
export type CompositionPlan = Plan & {
  readonly edits?: readonly Edit[];
  /** Edits that need to know what the league holds. */
  readonly prepare?: (compose: Composition) => Promise<readonly Edit[]>;
  /** Environment variables beside the league's own. */
  readonly env?: Readonly<Record<string, string>>;
  /** Where the edits make another format of it. */
  readonly as?: LeagueFormat;
  /** The source fails from the start. */
  readonly fault?: { readonly fault: Fault; readonly view?: string };
};

const SUMMER_ENDS = "2024-11-03";
const SUMMER_BEGINS = "2025-03-09";

/** A bare day means 11 a.m. Eastern on the demo's clock. */
function instantOf(clock: string): string {
  if (clock.includes("T")) return clock;
  return `${clock}T11:00:00-0${clock >= SUMMER_ENDS && clock < SUMMER_BEGINS ? 5 : 4}:00`;
}

/** Eastern day of an instant, and until 3 a.m. still the day before, as ESPN's scoring periods have it. */
const easternDayOf = (epochMs: number): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(new Date(epochMs - 3 * 3_600_000));

const leaguePath = (leagueId: string): string =>
  `/apis/v3/games/fba/seasons/${DEMO_SEASON}/segments/0/leagues/${leagueId}`;
const SEASON_PATH = `/apis/v3/games/fba/seasons/${DEMO_SEASON}`;

type AskFor = (path: string, filter: object | undefined) => Promise<Json>;

const composeOver =
  (leagueId: string, ask: AskFor): Composition =>
  (views, filter, ofLeague = true, scoringPeriodId = undefined) => {
    const search = new URLSearchParams(views.map((view) => ["view", view]));
    if (scoringPeriodId !== undefined) search.set("scoringPeriodId", String(scoringPeriodId));
    return ask(`${ofLeague ? leaguePath(leagueId) : SEASON_PATH}?${search}`, filter);
  };

type Answering = (request: SeenRequest) => Promise<ServedAnswer>;

const composeAsking = (leagueId: string, answer: Answering): Composition =>
  composeOver(leagueId, async (path, filter) => {
    const headers = filter ? { "x-fantasy-filter": JSON.stringify(filter) } : {};
    const { body } = await answer({ method: "GET", url: new URL(path, "http://demo"), headers, body: "" });
    return JSON.parse(body);
  });

const keyOf = ({ url, headers }: SeenRequest): string =>
  `${url.pathname}${url.search} ${String(headers["x-fantasy-filter"])}`;

/** Demo answers at an instant never change, and half of the worlds share one: cached for the process's life. */
const answersAt = new Map<string, Map<string, Promise<ServedAnswer>>>();

/** The demo season at an instant, not touched by anybody. Its server is started when something new is asked. */
function openDemoSource(format: DemoFormat, clock: string) {
  const nowMs = Date.parse(clock);
  const leagueId = String(leagueIdOf(format, 0));
  const answers = answersAt.get(clock) ?? new Map<string, Promise<ServedAnswer>>();
  answersAt.set(clock, answers);
  let listening: Promise<DemoServer> | undefined;
  const ask: Answering = (request) => {
    const key = keyOf(request);
    const known = answers.get(key);
    if (known) return known;
    listening ??= createDemoLeague({ format, clock: createDemoClock(nowMs) }).listen();
    const answer = listening.then(({ origin }) => forwardTo(origin)(request));
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
  return {
    ask,
    compose: composeAsking(leagueId, ask),
    league: { leagueId, season: DEMO_SEASON, teamId: DEMO_TEAM_ID, nowMs, today: easternDayOf(nowMs) },
    composeAt: (origin: string) => composeAsking(leagueId, forwardTo(origin)),
    close: async () => (await listening)?.close(),
  };
}

/** A league in which approved moves are applied and the clock can be moved. */
export function demoWorld({ format = "points", news = [], ...plan }: Plan): World {
  const clock = instantOf(plan.clock);
  return {
    name: plan.name,
    about: plan.about,
    clock,
    async open(): Promise<OpenWorld> {
      const { league, compose, composeAt, close } = openDemoSource(format, clock);
      return {
        ...league,
        compose,
        close,
        kind: "demo",
        format,
        news,
        composeAt,
        env: { FANVISE_LEAGUE: format === "points" ? "demo" : `demo:${format}`, FANVISE_JOBS: "off" },
        fail() {
          throw new Error(`${plan.name} is a demo: its source does not fail`);
        },
      };
    },
  };
}

/** A league of ESPN's kind whose clock stands, and whose answers may be changed and spoiled. */
export function composeWorld(given: CompositionPlan): World {
  const { format = "points", news = [], edits = [], prepare, as = format, fault, env = {}, ...plan } = given;
  const clock = instantOf(plan.clock);
  return {
    name: plan.name,
    about: plan.about,
    clock,
    async open(): Promise<OpenWorld> {
      const { ask, league, compose, composeAt, close } = openDemoSource(format, clock);
      const answer = edited(ask, [...edits, ...((await prepare?.(compose)) ?? [])]);
      const proxy = await startFaultServer(answer);
      const fail = (next: Fault | null, view?: string) =>
        proxy.setFault(
          next ?? undefined,
          ({ url }) => view === undefined || url.searchParams.getAll("view").includes(view),
        );
      if (fault) fail(fault.fault, fault.view);
      return {
        ...league,
        kind: "wire",
        format: as,
        news,
        composeAt,
        fail,
        env: {
          FANVISE_LEAGUE: `espn:${league.leagueId}:${league.season}:${league.teamId}`,
          ESPN_BASE_URL: proxy.origin,
          FANVISE_NOW: clock,
          NEWS_FEEDS: "[]",
          FANVISE_JOBS: "off",
          ...env,
        },
        compose: composeAsking(league.leagueId, answer),
        async close() {
          await proxy.close();
          await close();
        },
      };
    },
  };
}

const COUNT_HEADER = "x-fantasy-filter-player-count";

/**
 * Changed answers, each made once: the clock stands. Of the pool everybody is asked for and the filter by status
 * applied to what the edits made of it, since they may change who is free.
 */
function edited(ask: Answering, edits: readonly Edit[]): Answering {
  if (edits.length === 0) return ask;
  const editedBody = async (request: SeenRequest, given: ServedAnswer): Promise<Json> => {
    const body: Json = JSON.parse(given.body);
    const views = request.url.searchParams.getAll("view");
    const requested = { views, filter: filterOf(request), isLeague: request.url.pathname.includes("/leagues/") };
    for (const edit of edits) edit(body, requested);
    return body;
  };
  const pools = new Map<string, Promise<Json>>();
  const make = async (request: SeenRequest): Promise<ServedAnswer> => {
    const filter = filterOf(request);
    const requested: string[] | undefined = filter.players?.filterStatus?.value;
    const wider = requested === undefined ? request : withFilter(request, everybody(filter));
    const given = await ask(wider);
    if (given.status !== 200) return given;
    if (requested === undefined) return { ...given, body: JSON.stringify(await editedBody(request, given)) };
    const pool = pools.get(keyOf(wider)) ?? editedBody(wider, given);
    pools.set(keyOf(wider), pool);
    const { players, ...rest } = await pool;
    const { offset = 0, limit = 50 } = filter.players;
    const found = players.filter(({ status }: Json) => requested.includes(status));
    return {
      ...given,
      headers: { ...given.headers, [COUNT_HEADER]: String(found.length) },
      body: JSON.stringify({ ...rest, players: found.slice(offset, offset + limit) }),
    };
  };
  const made = new Map<string, Promise<ServedAnswer>>();
  return (request) => {
    const answer = made.get(keyOf(request)) ?? make(request);
    made.set(keyOf(request), answer);
    return answer;
  };
}

const filterOf = ({ headers }: SeenRequest): Json => {
  const header = headers["x-fantasy-filter"];
  return typeof header === "string" ? JSON.parse(header) : {};
};

const EVERYBODY = 5_000;
const everybody = (filter: Json): Json => {
  const { filterStatus: _, ...players } = filter.players;
  return { ...filter, players: { ...players, offset: 0, limit: EVERYBODY } };
};
const withFilter = (request: SeenRequest, filter: Json): SeenRequest => ({
  ...request,
  headers: { ...request.headers, "x-fantasy-filter": JSON.stringify(filter) },
});
