/**
 * Two clocks, both passed in, never read from a module.
 *
 * League time decides what day it is in the league (schedule, locks, statuses, expiry of a proposal). It is real time,
 * or fixed by `FANVISE_NOW`, or the demo league's own, which stands still until a person moves it. System time decides
 * lifetimes of caches, leases and limits, and always runs: a cache under a standing league clock must still expire.
 */
export type Clock = {
  /** The present instant, epoch milliseconds. */
  now(): number;
};

export const systemClock: Clock = { now: () => Date.now() };

/** A clock fixed at one instant. */
export const fixedClock = (epochMs: number): Clock => ({ now: () => epochMs });

/** ISO 8601 UTC of a clock's present instant, the form of every `fetchedAt`. */
export const isoNow = (clock: Clock): string => new Date(clock.now()).toISOString();
