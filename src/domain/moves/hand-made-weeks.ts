/** Weeks small enough to be judged by eye, for tests: everyone may start anywhere, and only what is named differs. */
import { playerId } from "../ids";
import type { Outcome } from "../lineup/fault";
import type { FreeAgent, RosterPlayer, Week, WeekPlayer } from "../week/week";
import { type MoveTable, valueMoves } from "./move-table";

export const BENCH = 12;
const GUARD = 1;
const EVERY_SLOT = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

const anyone = (id: number, values: readonly number[]): WeekPlayer => ({
  playerId: playerId.parse(id),
  eligibleSlots: EVERY_SLOT,
  defaultPositionId: GUARD,
  values,
  isDroppable: true,
  isLockedToday: false,
});

export const mine = (id: number, values: readonly number[], change: Partial<RosterPlayer> = {}): RosterPlayer => ({
  ...anyone(id, values),
  isIrEligible: false,
  ...change,
});

export const free = (id: number, values: readonly number[], change: Partial<FreeAgent> = {}): FreeAgent => ({
  ...anyone(id, values),
  availableFromDay: 0,
  ...change,
});

/** Two places for anyone, as many players as the roster holds, one add. */
export const problem = (
  roster: readonly RosterPlayer[],
  freeAgents: readonly FreeAgent[],
  change: Partial<Week> = {},
): Week => ({
  dayCount: roster[0]?.values.length ?? freeAgents[0]?.values.length ?? 1,
  slotCounts: { 11: 2 },
  rosterSize: roster.length,
  irSlots: 0,
  positionLimits: {},
  gamesCap: null,
  addsLeft: 1,
  roster,
  freeAgents,
  ...change,
});

export function must<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.error.code} ${outcome.error.detail}`);
  return outcome.value;
}

export const tableOf = (request: Week): MoveTable => must(valueMoves(request));
