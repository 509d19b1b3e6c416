/**
 * The demo league as the rest of the product sees it: a clock that stands until it is moved, and an ESPN-like server.
 *
 * The clock belongs to the caller, who may keep its instant anywhere; the league only reads and sets it. The three
 * formats share teams, players and days; the person's moves are each league's own.
 */
import type { Clock } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { loadFigures } from "./figures";
import { PERSON_TEAM } from "./league/league-rules";
import type { MadeMove, ManagerMove, MoveRefusal } from "./league/manager-move";
import { refusalOf } from "./league/moves-ahead";
import { ALL_DEMO_FORMATS, DEMO_FORMATS, type DemoFormat, type HeadToHeadFormat } from "./league/scoring";
import { type World, worldOf, worldWith } from "./league/world";
import { type DemoNewsItem, demoNews } from "./news/news";
import { dayOfPeriod, FINAL_PERIOD, instantInPeriod, periodAt, periodOfDay, SEASON } from "./season/calendar";
import { DEMO_REFERENCE_DAY, DEMO_START_DAY } from "./season/days";
import { type DemoServer, listenDemo } from "./wire/server";
import { formatOfLeague, LEAGUE_IDS, leagueIdOf, MAX_COPIES } from "./wire/wire-settings";

export { type MadeMove, type ManagerMove, type MoveRefusal, madeMove } from "./league/manager-move";
export { DEMO_NEWS_SOURCE, type DemoNewsItem } from "./news/news";
export {
  ALL_DEMO_FORMATS,
  DEMO_FORMATS,
  DEMO_REFERENCE_DAY,
  DEMO_START_DAY,
  type DemoFormat,
  formatOfLeague,
  type HeadToHeadFormat,
  leagueIdOf,
  MAX_COPIES,
};

/** Hour of the day, Eastern, at which the demo's clock stands: before every game. */
const CLOCK_HOUR = 11;

export const DEMO_SEASON = SEASON;
export const DEMO_TEAM_ID = PERSON_TEAM;
export const DEMO_FIRST_DAY = dayOfPeriod(1);
/** The last day the clock can be moved to: the one after the last games, when everything is final. */
export const DEMO_LAST_DAY = dayOfPeriod(FINAL_PERIOD + 1);

/** A day outside the demo season, or not a day at all. */
export class DemoDayOutOfSeason extends AppError {
  static override readonly code = "demo.day_out_of_season";
  static override readonly status = 409;
  static override readonly words = { first: DEMO_FIRST_DAY, last: DEMO_LAST_DAY };
}

/**
 * The instant at which the demo's clock stands on an Eastern day: 11 a.m., epoch milliseconds.
 *
 * @throws DemoDayOutOfSeason for anything that is not a day of the season in the form YYYY-MM-DD.
 */
export function instantOfDay(dayEt: string): number {
  const period = /^\d{4}-\d{2}-\d{2}$/.test(dayEt) ? periodOfDay(dayEt) : Number.NaN;
  // A day such as 2025-02-30 rolls over when parsed; comparing with its own name refuses it.
  if (!(period >= 1 && period <= FINAL_PERIOD + 1) || dayOfPeriod(period) !== dayEt) throw new DemoDayOutOfSeason();
  return instantInPeriod(period, CLOCK_HOUR);
}

export const DEMO_REFERENCE_INSTANT = instantOfDay(DEMO_REFERENCE_DAY);

export type DemoClock = Clock & { set(epochMs: number): void };

/** A clock in memory, on the reference day when no instant is given. */
export function createDemoClock(startMs: number = DEMO_REFERENCE_INSTANT): DemoClock {
  let instant = startMs;
  return {
    now: () => instant,
    set(epochMs) {
      instant = epochMs;
    },
  };
}

export type DemoLeague = {
  readonly format: DemoFormat;
  readonly leagueId: number;
  readonly seasonId: number;
  /** The person's team. */
  readonly teamId: number;
  now(): number;
  /** The Eastern day the clock stands on. */
  dayEt(): string;
  /** Moves the clock, forward or back, to 11 a.m. of a day. Throws `DemoDayOutOfSeason`. */
  setDay(dayEt: string): void;
  /** Why the person cannot make a move now; `undefined`: they can. */
  refusalOf(leagueId: number, move: ManagerMove): Promise<MoveRefusal | undefined>;
  /** News published after one instant of league time and up to another, the oldest first. Epoch milliseconds. */
  newsBetween(afterMs: number, untilMs: number): DemoNewsItem[];
  /** Starts the ESPN-like server on 127.0.0.1. */
  listen(options?: { port?: number }): Promise<DemoServer>;
};

/** The person's moves in a league, in the order in which they were made. Asked at every request. */
export type MovesOf = (leagueId: number) => Promise<readonly MadeMove[]>;

/** Maximum number of cached worlds with moves; the least recently used is evicted. */
const MAX_WORLDS = 50;

/** Worlds by the moves made in them, each built once. Leagues in which nobody has moved share one. */
function createWorlds(figuresDir: string | undefined, movesOf: MovesOf): (leagueId: number) => Promise<World> {
  const moved = new Map<string, World>();
  return async (leagueId) => {
    const moves = await movesOf(leagueId);
    const unmoved = worldOf(loadFigures(figuresDir));
    const hasAddLimit = formatOfLeague(leagueId) !== "roto";
    if (moves.length === 0 && hasAddLimit) return unmoved;
    const key = JSON.stringify([hasAddLimit, moves]);
    const world = moved.get(key) ?? worldWith(unmoved, moves, hasAddLimit);
    moved.delete(key);
    moved.set(key, world);
    for (const oldest of [...moved.keys()].slice(0, Math.max(0, moved.size - MAX_WORLDS))) moved.delete(oldest);
    return world;
  };
}

/**
 * Opens the demo in a format. Nothing is computed before the first request; the figures are read when the server
 * starts.
 */
export function createDemoLeague(options: {
  readonly format: DemoFormat;
  readonly clock?: DemoClock;
  readonly figuresDir?: string;
  /** Moves made by users; none when left out. */
  readonly movesOf?: MovesOf;
}): DemoLeague {
  const clock = options.clock ?? createDemoClock();
  const worlds = createWorlds(options.figuresDir, options.movesOf ?? (async () => []));
  return {
    format: options.format,
    leagueId: LEAGUE_IDS[options.format],
    seasonId: SEASON,
    teamId: PERSON_TEAM,
    now: () => clock.now(),
    dayEt: () => dayOfPeriod(periodAt(clock.now())),
    setDay: (dayEt) => clock.set(instantOfDay(dayEt)),
    refusalOf: async (leagueId, move) => refusalOf(await worlds(leagueId), move, clock.now()),
    newsBetween: (afterMs, untilMs) => demoNews(worldOf(loadFigures(options.figuresDir)), afterMs, untilMs),
    async listen({ port = 0 } = {}) {
      // Read before anybody asks, so that unreadable figures are a fault of the start.
      loadFigures(options.figuresDir);
      return listenDemo(worlds, clock, port);
    },
  };
}
