/**
 * The demo league as the rest of the product sees it: a clock that stands until it is moved, and an ESPN-like server.
 *
 * The clock belongs to the caller, who may keep its instant anywhere; the league only reads and sets it. The three formats
 * share teams, players and days.
 */
import type { Clock } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { dayOfPeriod, FINAL_PERIOD, instantInPeriod, periodAt, periodOfDay, SEASON } from "./calendar";
import { loadFigures } from "./figures";
import { DEMO_FORMATS, type DemoFormat } from "./scoring";
import { type DemoServer, listenDemo } from "./server";
import { LEAGUE_IDS } from "./wire-settings";
import { PERSON_TEAM, START_DAY, worldOf } from "./world";

export { DEMO_FORMATS, type DemoFormat };

/** Hour of the day, Eastern, at which the demo's clock stands: before every game. */
const CLOCK_HOUR = 11;

export const DEMO_SEASON = SEASON;
export const DEMO_TEAM_ID = PERSON_TEAM;
/** The first day of the demo, a Wednesday. */
export const DEMO_START_DAY = START_DAY;
export const DEMO_FIRST_DAY = dayOfPeriod(1);
/** The last day the clock can be moved to: the one after the last games, when everything is final. */
export const DEMO_LAST_DAY = dayOfPeriod(FINAL_PERIOD + 1);

/** A day outside the demo season, or not a day at all. */
export class DemoDayOutOfSeason extends AppError {
  readonly code = "demo.day_out_of_season";
  readonly status = 422;
  readonly userMessage =
    `The demo season runs from ${DEMO_FIRST_DAY} to ${DEMO_LAST_DAY}. Choose a day in it, as YYYY-MM-DD.`;
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

export const DEMO_START_INSTANT = instantOfDay(DEMO_START_DAY);

export type DemoClock = Clock & { set(epochMs: number): void };

/** A clock in memory, at the demo's start unless told otherwise. */
export function createDemoClock(startMs: number = DEMO_START_INSTANT): DemoClock {
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
  /** Starts the ESPN-like server on 127.0.0.1. */
  listen(options?: { port?: number }): Promise<DemoServer>;
};

/** Opens the demo in a format. Nothing is computed before the first request; the figures are read when the server starts. */
export function createDemoLeague(options: {
  readonly format: DemoFormat;
  readonly clock?: DemoClock;
  readonly figuresDir?: string;
}): DemoLeague {
  const clock = options.clock ?? createDemoClock();
  return {
    format: options.format,
    leagueId: LEAGUE_IDS[options.format],
    seasonId: SEASON,
    teamId: PERSON_TEAM,
    now: () => clock.now(),
    dayEt: () => dayOfPeriod(periodAt(clock.now())),
    setDay: (dayEt) => clock.set(instantOfDay(dayEt)),
    listen: ({ port = 0 } = {}) =>
      // Inside a promise, so that unreadable figures reject instead of throwing.
      Promise.resolve().then(() => listenDemo(worldOf(loadFigures(options.figuresDir)), clock, port)),
  };
}
