/** A frozen league that cases run in: the product's setup, and the same wire for the checker of its answers. */
import type { Fault } from "#test/stubs/fault-server";

// biome-ignore lint/suspicious/noExplicitAny: raw wire answers are walked freely, and what is read of them is compared
export type Json = any;

/**
 * Raw JSON of a league, or of the season where `ofLeague` is false, past the product's client and past every fault.
 *
 * @param scoringPeriodId day of rosters and lineups; today's when left out
 */
export type Composition = (
  views: readonly string[],
  filter?: object,
  ofLeague?: boolean,
  scoringPeriodId?: number,
) => Promise<Json>;

/** One line of a news file. */
export type NewsToLoad = {
  readonly title: string;
  readonly text: string;
  readonly publishedAt: string;
  readonly source: string;
  readonly url?: string;
};

export type LeagueFormat = "points" | "each" | "most" | "roto";

export type OpenWorld = {
  /** The environment of the product to be opened in this process. */
  readonly env: Readonly<Record<string, string>>;
  readonly compose: Composition;
  /** The wire of a demo that the product serves itself, where moves were made: `wire` never sees those. */
  composeAt(origin: string): Composition;
  readonly leagueId: string;
  readonly season: number;
  readonly teamId: number;
  readonly format: LeagueFormat;
  /** Eastern day of the league's clock. */
  readonly today: string;
  /** The league's clock, epoch milliseconds. */
  readonly nowMs: number;
  /** To be loaded once the product is open. */
  readonly news: readonly NewsToLoad[];
  /** Makes the league's source fail, or answer again; only requests with this view, all without one. Demos throw. */
  fail(fault: Fault | null, view?: string): void;
  /**
   * `demo`: moves are applied and the clock moves, from `today` on; `wire`: a league of ESPN's kind whose clock stands.
   */
  readonly kind: "demo" | "wire";
  close(): Promise<void>;
};

export type World = {
  readonly name: string;
  /** Description of the world and its planted facts, with names. */
  readonly about: string;
  /** ISO instant of the league's clock. */
  readonly clock: string;
  open(): Promise<OpenWorld>;
};
