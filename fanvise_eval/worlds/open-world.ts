/**
 * Opens a frozen league: the demo season's server on a clock of its own, and for leagues of ESPN's kind a server before it that
 * changes the answers. The product and the oracle read the same changed answers.
 */
import {
  createDemoClock,
  createDemoLeague,
  DEMO_SEASON,
  DEMO_TEAM_ID,
  type DemoFormat,
  leagueIdOf,
} from "@/demo/demo-league";
import { type Fault, forwardTo, type SeenRequest, type ServedAnswer, startFaultServer } from "../../test/fault-server";
import type { Json, LeagueFormat, NewsToLoad, OpenWorld, Wire, World } from "./world";

/** Of one request: the views asked for (none for the season's paths that have none), and whether it is the league's. */
export type Asked = { readonly views: readonly string[]; readonly isLeague: boolean; readonly filter: Json };
/** Changes an answer in place. Sees every answer of the league and of the season, and leaves alone what it does not concern. */
export type Edit = (body: Json, asked: Asked) => void;

type Plan = {
  readonly name: string;
  readonly about: string;
  /** `2025-01-15`, at 11 a.m. Eastern, or an ISO instant. */
  readonly clock: string;
  readonly format?: DemoFormat | undefined;
  readonly news?: readonly NewsToLoad[];
};
export type WirePlan = Plan & {
  readonly edits?: readonly Edit[];
  /** Edits that need to know what the league holds. */
  readonly prepare?: (wire: Wire) => Promise<readonly Edit[]>;
  /** Of the environment, beside the league's own. */
  readonly env?: Readonly<Record<string, string>>;
  /** Where the edits make another format of it. */
  readonly as?: LeagueFormat;
  /** The source fails from the start. */
  readonly fault?: { readonly fault: Fault; readonly view?: string };
};

const SUMMER_ENDS = "2024-11-03";
const SUMMER_BEGINS = "2025-03-09";

/** The demo's clock stands at 11 a.m. Eastern. */
export function instantOf(clock: string): string {
  if (clock.includes("T")) return clock;
  return `${clock}T11:00:00-0${clock >= SUMMER_ENDS && clock < SUMMER_BEGINS ? 5 : 4}:00`;
}

/** Eastern day of an instant, and until 3 a.m. still the day before, as ESPN's scoring periods have it. */
export const easternDayOf = (epochMs: number): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(new Date(epochMs - 3 * 3_600_000));

const leaguePath = (leagueId: string): string =>
  `/apis/v3/games/fba/seasons/${DEMO_SEASON}/segments/0/leagues/${leagueId}`;
const SEASON_PATH = `/apis/v3/games/fba/seasons/${DEMO_SEASON}`;

type AskFor = (path: string, filter: object | undefined) => Promise<Json>;

const wireOver =
  (leagueId: string, ask: AskFor): Wire =>
  (views, filter, ofLeague = true, scoringPeriodId = undefined) => {
    const search = new URLSearchParams(views.map((view) => ["view", view]));
    if (scoringPeriodId !== undefined) search.set("scoringPeriodId", String(scoringPeriodId));
    return ask(`${ofLeague ? leaguePath(leagueId) : SEASON_PATH}?${search}`, filter);
  };

const wireAtOrigin = (leagueId: string, origin: string): Wire =>
  wireOver(leagueId, async (path, filter) => {
    const headers = filter ? { "x-fantasy-filter": JSON.stringify(filter) } : undefined;
    return (await fetch(origin + path, { headers })).json();
  });

async function openDemoSource(format: DemoFormat, clock: string) {
  const nowMs = Date.parse(clock);
  const demo = await createDemoLeague({ format, clock: createDemoClock(nowMs) }).listen();
  const leagueId = String(leagueIdOf(format, 0));
  const league = { leagueId, season: DEMO_SEASON, teamId: DEMO_TEAM_ID, nowMs, today: easternDayOf(nowMs) };
  return { demo, league, wireAt: (origin: string) => wireAtOrigin(leagueId, origin) };
}

/** A league in which approved moves are applied and the clock can be moved. */
export function demoWorld({ format = "points", news = [], ...plan }: Plan): World {
  const clock = instantOf(plan.clock);
  return {
    ...{ name: plan.name, about: plan.about, clock },
    async open(): Promise<OpenWorld> {
      const { demo, league, wireAt } = await openDemoSource(format, clock);
      return {
        ...{ ...league, kind: "demo", format, news, wireAt },
        env: { FANVISE_LEAGUE: format === "points" ? "demo" : `demo:${format}`, FANVISE_JOBS: "off" },
        wire: wireAt(demo.origin),
        fail() {
          throw new Error(`${plan.name} is a demo: its source does not fail`);
        },
        close: () => demo.close(),
      };
    },
  };
}

/** A league of ESPN's kind whose clock stands, and whose answers may be changed and spoiled. */
export function wireWorld(given: WirePlan): World {
  const { format = "points", news = [], edits = [], prepare, as = format, fault, env = {}, ...plan } = given;
  const clock = instantOf(plan.clock);
  return {
    ...{ name: plan.name, about: plan.about, clock },
    async open(): Promise<OpenWorld> {
      const { demo, league, wireAt } = await openDemoSource(format, clock);
      const prepared = (await prepare?.(wireAt(demo.origin))) ?? [];
      const answer = edited(forwardTo(demo.origin), [...edits, ...prepared]);
      const proxy = await startFaultServer(answer);
      const fail = (next: Fault | null, view?: string) =>
        proxy.setFault(
          next ?? undefined,
          ({ url }) => view === undefined || url.searchParams.getAll("view").includes(view),
        );
      if (fault) fail(fault.fault, fault.view);
      return {
        ...{ ...league, kind: "wire", format: as, news, wireAt, fail },
        env: {
          FANVISE_LEAGUE: `espn:${league.leagueId}:${league.season}:${league.teamId}`,
          ESPN_BASE_URL: proxy.origin,
          FANVISE_NOW: clock,
          NEWS_FEEDS: "[]",
          FANVISE_JOBS: "off",
          ...env,
        },
        wire: wireOver(league.leagueId, async (path, filter) => {
          const headers = filter ? { "x-fantasy-filter": JSON.stringify(filter) } : {};
          const { body } = await answer({ method: "GET", url: new URL(path, proxy.origin), headers, body: "" });
          return JSON.parse(body);
        }),
        async close() {
          await proxy.close();
          await demo.close();
        },
      };
    },
  };
}

const COUNT_HEADER = "x-fantasy-filter-player-count";

/**
 * Changed answers, each made once: the clock stands. Of the pool everybody is asked for and the filter by status applied to what
 * the edits made of it, since they may change who is free.
 */
function edited(
  ask: (request: SeenRequest) => Promise<ServedAnswer>,
  edits: readonly Edit[],
): (request: SeenRequest) => Promise<ServedAnswer> {
  const made = new Map<string, Promise<ServedAnswer>>();
  const make = async (request: SeenRequest): Promise<ServedAnswer> => {
    const views = request.url.searchParams.getAll("view");
    const header = request.headers["x-fantasy-filter"];
    const filter: Json = typeof header === "string" ? JSON.parse(header) : {};
    const wanted: string[] | undefined = filter.players?.filterStatus?.value;
    const asked = { views, filter, isLeague: request.url.pathname.includes("/leagues/") };
    const given = await ask(
      wanted === undefined || edits.length === 0 ? request : withFilter(request, everybody(filter)),
    );
    if (given.status !== 200 || edits.length === 0) return given;
    const body: Json = JSON.parse(given.body);
    for (const edit of edits) edit(body, asked);
    if (wanted === undefined) return { ...given, body: JSON.stringify(body) };
    const { offset = 0, limit = 50 } = filter.players;
    const found = body.players.filter(({ status }: Json) => wanted.includes(status));
    body.players = found.slice(offset, offset + limit);
    return {
      ...given,
      headers: { ...given.headers, [COUNT_HEADER]: String(found.length) },
      body: JSON.stringify(body),
    };
  };
  return (request) => {
    const key = `${request.url.pathname}${request.url.search} ${String(request.headers["x-fantasy-filter"])}`;
    const answer = made.get(key) ?? make(request);
    made.set(key, answer);
    return answer;
  };
}

const EVERYBODY = 5_000;
const everybody = (filter: Json): Json => {
  const { filterStatus: _, ...players } = filter.players;
  return { ...filter, players: { ...players, offset: 0, limit: EVERYBODY } };
};
const withFilter = (request: SeenRequest, filter: Json): SeenRequest => ({
  ...request,
  headers: { ...request.headers, "x-fantasy-filter": JSON.stringify(filter) },
});
