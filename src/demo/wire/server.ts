/**
 * ESPN's read API over HTTP on the loopback address, for the demo leagues.
 *
 * The product's own client reads it like ESPN; only the base address differs. GET only, no login, nothing stored. What
 * a request sees follows from the clock and the person's moves at its arrival. One server answers for everybody's
 * leagues, in all three formats.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Clock } from "@/lib/clock";
import { writeRecent } from "@/lib/recent";
import { type Ledger, openLedger } from "../league/ledger";
import type { DemoFormat } from "../league/scoring";
import type { World } from "../league/world";
import { SEASON } from "../season/calendar";
import { asPart, type FilterPart, FilterRefused, openPool, type Pool } from "./pool";
import { type EspnAnswer, LEAGUE_ID_PLACE, leagueAnswer, playersAnswer, seasonAnswer } from "./wire";
import { formatOfLeague, LEAGUE_IDS } from "./wire-settings";

/** `body`: a buffer is JSON that is written already. */
type Answer = Omit<EspnAnswer, "body"> & { readonly status: number; readonly body: unknown };

const refusal = (status: number, message: string, type: string): Answer => ({
  status,
  headers: {},
  body: {
    messages: [message],
    details: [{ message, shortMessage: message, resolution: null, type, metaData: null }],
  },
});

const ok = (answer: EspnAnswer): Answer => ({ ...answer, status: 200 });
const notFound = (): Answer => refusal(404, "Not Found", "GENERAL_NOT_FOUND");

const BASE = "/apis/v3/games/fba";
const LEAGUE_PATH = /^\/seasons\/(\d{4})\/segments\/0\/leagues\/(\d{1,12})(\/communication)?$/;

function readFilter(request: IncomingMessage): FilterPart | undefined {
  const header = request.headers["x-fantasy-filter"];
  if (header === undefined) return {};
  try {
    return asPart(JSON.parse(Array.isArray(header) ? header.join("") : header));
  } catch {
    // Not JSON: the caller answers 400, as ESPN does for a filter it cannot read.
    return undefined;
  }
}

type View = {
  readonly ledger: Ledger;
  poolOf(format: DemoFormat): Pool;
  /**
   * Answers already written at this instant, the one asked for longest ago first. They differ between copies of a
   * league by its id alone.
   */
  readonly written: Map<string, Written>;
};
/** Parts of the response before and after the league's id. */
type Written = { readonly parts: readonly [Buffer, Buffer]; readonly headers: EspnAnswer["headers"] };

const MAX_WRITTEN = 20;

/** Ledger and pools of each world's latest instant: a standing clock is asked many times. */
function createDesk(worlds: WorldsOf, clock: Clock): (leagueId: number) => Promise<View> {
  const views = new WeakMap<World, View>();
  return async (leagueId) => {
    const world = await worlds(leagueId);
    const instant = clock.now();
    const known = views.get(world);
    if (known?.ledger.now === instant) return known;
    const view = openView(openLedger(world, instant));
    views.set(world, view);
    return view;
  };
}

function openView(ledger: Ledger): View {
  const pools = new Map<DemoFormat, Pool>();
  return {
    ledger,
    written: new Map(),
    poolOf(format) {
      const pool = pools.get(format) ?? openPool(ledger, format);
      pools.set(format, pool);
      return pool;
    },
  };
}

function answerLeague(view: View, format: DemoFormat, leagueId: number, url: URL, request: IncomingMessage): Answer {
  const filter = readFilter(request);
  const question = url.searchParams.get("scoringPeriodId");
  const period = question === null ? undefined : Number(question);
  if (!filter || (period !== undefined && !Number.isInteger(period)))
    return { status: 400, headers: {}, body: { messages: ["Invalid Input."] } };
  try {
    const views = url.searchParams.getAll("view");
    const { parts, headers } = onceWritten(view.written, `${format} ${url.search} ${JSON.stringify(filter)}`, () =>
      leagueAnswer(view.ledger, format, view.poolOf(format), { views, filter, period }),
    );
    return { status: 200, headers, body: Buffer.concat([parts[0], Buffer.from(String(leagueId)), parts[1]]) };
  } catch (error) {
    if (error instanceof FilterRefused) return refusal(400, "The filter is not valid.", error.type);
    throw error;
  }
}

function onceWritten(written: View["written"], key: string, make: () => EspnAnswer): Written {
  const known = written.get(key);
  const answer = known ?? asWritten(make());
  writeRecent(written, key, answer, MAX_WRITTEN);
  return answer;
}

function asWritten({ body, headers }: EspnAnswer): Written {
  const [before = "", after = ""] = JSON.stringify(body).split(JSON.stringify(LEAGUE_ID_PLACE));
  return { headers, parts: [Buffer.from(before), Buffer.from(after)] };
}

type LeagueOffice = ReturnType<typeof createDesk>;

/** Season data is the same in every league. */
const ANY_LEAGUE = LEAGUE_IDS.points;

async function answer(office: LeagueOffice, request: IncomingMessage): Promise<Answer> {
  if (request.method !== "GET") return refusal(405, "Method Not Allowed", "HTTP_METHOD_NOT_SUPPORTED");
  const url = new URL(request.url ?? "/", "http://127.0.0.1");
  const path = url.pathname.replace(/\/$/, "");
  if (!path.startsWith(BASE)) return notFound();
  const rest = path.slice(BASE.length);
  if (rest === "")
    return ok({
      headers: {},
      body: {
        abbrev: "FBA",
        active: true,
        currentSeasonId: SEASON,
        name: "Fantasy Basketball (demo)",
        proSportName: "basketball",
      },
    });
  if (rest === `/seasons/${SEASON}`)
    return ok(seasonAnswer((await office(ANY_LEAGUE)).ledger, url.searchParams.getAll("view")));
  if (rest === `/seasons/${SEASON}/players`) return ok(playersAnswer((await office(ANY_LEAGUE)).ledger));
  const [, season, leagueId, feed] = LEAGUE_PATH.exec(rest) ?? [];
  const format = formatOfLeague(Number(leagueId));
  if (Number(season) !== SEASON || !format) return notFound();
  if (feed) return refusal(404, "Communication group not found", "COMMUNICATION_GROUP_NOT_FOUND");
  return answerLeague(await office(Number(leagueId)), format, Number(leagueId), url, request);
}

function send(response: ServerResponse, { status, body, headers }: Answer, nowMs: number): void {
  response.writeHead(status, {
    "content-type": "application/json;charset=utf-8",
    "cache-control": "no-cache, must-revalidate",
    "x-fantasy-server-time": String(nowMs),
    "x-fantasy-role": "NONE",
    ...headers,
  });
  response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
}

/** A league with all moves made in it so far. */
export type WorldsOf = (leagueId: number) => Promise<World>;

export type DemoServer = {
  /** `http://127.0.0.1:PORT`, the base address for the ESPN client. */
  readonly origin: string;
  /** Stops listening and drops open connections. */
  close(): Promise<void>;
};

/** Listens on the loopback address; port 0 takes any free one. Rejects when the port is taken. */
export function listenDemo(worlds: WorldsOf, clock: Clock, port: number): Promise<DemoServer> {
  const office = createDesk(worlds, clock);
  const server: Server = createServer((request, response) => {
    answer(office, request)
      // A fault of the demo itself: answered like ESPN's own, the test suite is where it is seen.
      .catch(() => refusal(500, "Internal error", "GENERAL_ERROR"))
      .then((given) => send(response, given, clock.now()));
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      const address = server.address();
      const bound = typeof address === "object" && address ? address.port : port;
      resolve({
        origin: `http://127.0.0.1:${bound}`,
        close: () =>
          new Promise((closed, failed) => {
            server.close((error) => (error ? failed(error) : closed()));
            server.closeAllConnections();
          }),
      });
    });
  });
}
