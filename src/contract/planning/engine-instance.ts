/**
 * Problems for the decision engine as files: an array of instances of one or more kinds, as `fanvise solve` reads them.
 *
 * Unknown keys are dropped, so a file may carry expected answers and notes. Days are indices, 0 is today.
 */
import { z } from "zod";

const count = z.number().int().min(0).max(10_000);
const points = z.number().min(-1e6).max(1e6);
const chance = z.number().min(0).max(1);
const instanceId = z.string().min(1).max(200);

const positionName = z.enum(["PG", "SG", "SF", "PF", "C"]);
const slotName = z.enum(["PG", "SG", "SF", "PF", "C", "G", "F", "SG/SF", "G/F", "PF/C", "F/C", "UT"]);
export type InstanceSlot = z.infer<typeof slotName>;
export type InstancePosition = z.infer<typeof positionName>;

/** The empty string means a player without positions. */
const positions = z.array(z.union([positionName, z.literal("")])).max(20);
const slots = z.partialRecord(slotName, count);
const maxStarts = count.nullable();

const dailyPlayer = z.object({
  id: z.number().int(),
  positions,
  points,
  pPlay: chance,
  hasGame: z.boolean(),
  locked: z.boolean(),
  currentSlot: z.union([slotName, z.enum(["BE", "IR"])]),
});

const dailyInstance = z.object({
  id: instanceId,
  kind: z.literal("daily-lineup"),
  slots,
  maxStarts,
  players: z.array(dailyPlayer).max(1_000),
});

const weekPlayer = z.object({
  id: z.number().int(),
  positions,
  /** "" for a player without positions. */
  defaultPosition: z.union([positionName, z.literal("")]),
  droppable: z.boolean(),
  lockedToday: z.boolean(),
  irEligible: z.boolean(),
  availableFromDay: count,
  points: z.array(points).max(400),
});
export type InstanceWeekPlayer = z.infer<typeof weekPlayer>;

const week = z.object({
  id: instanceId,
  days: count.max(400),
  slots,
  rosterSize: count,
  maxMoves: count,
  irSlotsOpen: count,
  positionLimits: z.partialRecord(positionName, count),
  maxStarts,
  roster: z.array(weekPlayer).max(1_000),
  freeAgents: z.array(weekPlayer).max(5_000),
});

const moveInstance = week.extend({
  kind: z.literal("single-move"),
  samplePairs: z
    .array(z.object({ drop: z.number().int().nullable(), add: z.number().int(), day: count }))
    .max(100_000)
    .default([]),
});

const weekPlanInstance = week.extend({ kind: z.literal("week-plan") });

const game = z.object({ mean: points, sd: z.number().min(0).max(1e6), pPlay: chance });

const winProbabilityInstance = z.object({
  id: instanceId,
  kind: z.literal("points-win-probability"),
  myBanked: points,
  oppBanked: points,
  myGames: z.array(game).max(10_000),
  oppGames: z.array(game).max(10_000),
});

export const engineInstance = z.discriminatedUnion("kind", [
  dailyInstance,
  moveInstance,
  weekPlanInstance,
  winProbabilityInstance,
]);

export type DailyInstance = z.infer<typeof dailyInstance>;
export type MoveInstance = z.infer<typeof moveInstance>;
export type WeekPlanInstance = z.infer<typeof weekPlanInstance>;
export type WinProbabilityInstance = z.infer<typeof winProbabilityInstance>;
export type EngineInstance = z.infer<typeof engineInstance>;
