/**
 * The days left of a matchup: rostered players, available players, and the rules for both. The one problem that the
 * move table and the plans answer.
 *
 * Day 0 is today. Every day's lineup, and who sits in IR, is chosen independently. A player added on a day counts from
 * that day on, a dropped player until the day before.
 */
import type { PlayerId } from "../ids";
import type { SlotCounts } from "../lineup/slot-layout";

export type WeekPlayer = {
  readonly playerId: PlayerId;
  /** ESPN's own slot ids; whole numbers that are no slot of the layout are harmless. */
  readonly eligibleSlots: readonly number[];
  /** ESPN's position id (1 to 5), which position limits count. */
  readonly defaultPositionId: number;
  /** Expected worth of a start on each day, P(play) included; 0 without a game. One number per day. */
  readonly values: readonly number[];
  /** Value of owning him after the last day beyond the free agents of that time, 0 or more; left out: 0. */
  readonly valueAfter?: number | undefined;
  /** May be let go; a free agent: again, once added. */
  readonly isDroppable: boolean;
  /** His game of today has begun: he can be dropped or added with effect from day 1 on. */
  readonly isLockedToday: boolean;
};

export type RosterPlayer = WeekPlayer & {
  /** May sit in IR, before `irRightEnds`. */
  readonly isIrEligible: boolean;
  /** First day on which an eligible player may not sit in IR any more, since he is back; left out: after these days. */
  readonly irRightEnds?: number | undefined;
  /**
   * Sits in IR now. Someone who is there when he is not eligible any more may stay, but nobody can be added until he
   * leaves.
   */
  readonly isInIr?: boolean | undefined;
  /**
   * Where today's lock holds him: an active slot counts `values[0]` whatever it is, bench and IR count nothing today.
   * Left out: today's lineup may still use him freely.
   */
  readonly lockedSlot?: number | undefined;
};

export type FreeAgent = WeekPlayer & {
  /** First day on which he may join (waivers). Beyond the last day: never. */
  readonly availableFromDay: number;
};

export type MoveDays = { readonly first: number; readonly last: number };

export type Week = {
  readonly dayCount: number;
  readonly slotCounts: SlotCounts;
  /** Most players on a day, IR not counted. */
  readonly rosterSize: number;
  /** IR places, those taken by players of `roster` included. */
  readonly irSlots: number;
  /** Position id → most players of that default position, IR counted; no entry or `null`: no limit. */
  readonly positionLimits: Readonly<Record<string, number | null>>;
  /** Most starts of all days together, locked ones included, for problems of `fanvise solve`; `null` without a cap, as for every league. */
  readonly gamesCap: number | null;
  /** May be a fraction, of which only whole adds can be used, or `Infinity`. */
  readonly addsLeft: number;
  /** Gain per add that a plan must reach, in the unit of values; left out: 0. */
  readonly addPrice?: number | undefined;
  /** Days on which players may be added and dropped, both included; left out: every day. */
  readonly moveDays?: MoveDays | undefined;
  /** Everyone owned today, in IR or not. */
  readonly roster: readonly RosterPlayer[];
  readonly freeAgents: readonly FreeAgent[];
};
