/**
 * One day of one team as the lineup problem: who may start where, what a start is worth, and what is already fixed.
 *
 * `readDay` checks it once and settles the locks, so that the solvers behind it see only free players and free places.
 */
import type { PlayerId } from "../ids";
import { areSlotIds, fault, isCount, isUsableNumber, type Outcome, repeatedId, solved, wrongId } from "./fault";
import { isKnownSlot, parseSlots, type SlotCounts, type SlotList, withoutSlot } from "./slot-layout";
import { isStartingSlot, SLOT } from "./slots";

export type LineupPlayer = {
  readonly playerId: PlayerId;
  /** ESPN's own slot ids; whole numbers that are no slot of the layout are harmless. */
  readonly eligibleSlots: readonly number[];
  /** Expected worth of a start, P(play) included. Ignored without a game. */
  readonly value: number;
  /** He has no stats to value a start by; his `value` is 0. Starts only where nobody of a known positive value fits. */
  readonly isValueUnknown?: boolean;
  readonly hasGame: boolean;
  /** Where ESPN has him now; the bench for a newcomer. */
  readonly currentSlot: number;
  /** His slot can no longer change today. */
  readonly isLocked: boolean;
  /** Start of his game in epoch milliseconds; `null` when unknown, which counts as earliest. */
  readonly tipOffAtMs: number | null;
};

export type LineupDay = {
  readonly slotCounts: SlotCounts;
  readonly players: readonly LineupPlayer[];
  /** Most starts of the day, those of locked starters included; `null` without a cap. */
  readonly maxStarts: number | null;
};

/** A day ahead, on which nobody is locked or stands anywhere yet. */
export const dayAhead = (
  slotCounts: SlotCounts,
  players: readonly Pick<LineupPlayer, "playerId" | "eligibleSlots" | "value" | "hasGame">[],
): LineupDay => ({
  slotCounts,
  maxStarts: null,
  players: players.map((player) => ({ ...player, currentSlot: SLOT.BENCH, isLocked: false, tipOffAtMs: null })),
});

export type OpenDay = {
  /** Locked in an active slot, by player id: they count whatever their value and eligibility. */
  readonly lockedStarters: readonly LineupPlayer[];
  readonly lockedTotal: number;
  /** Starts that locked starters use: one per game. */
  readonly lockedStarts: number;
  /** Places that locked starters leave. */
  readonly slots: SlotList;
  /** Players that may start and are worth starting, best first (`byPreference`). */
  readonly candidates: readonly LineupPlayer[];
  readonly maxStarts: number | null;
};

/** A player without a game is worth 0. */
export const startValue = (player: LineupPlayer): number => (player.hasGame ? player.value : 0);

const isWorthStarting = (player: LineupPlayer): boolean =>
  startValue(player) > 0 || (player.hasGame && player.isValueUnknown === true);

/** Differences below this are noise of the order of additions, not a reason to prefer a player. */
const GRID = 1e9;
const onGrid = (value: number): number => Math.round(value * GRID);

/** Value falling, then the player who starts already (fewer changes), then the later game (news may still come), then the id. */
function byPreference(a: LineupPlayer, b: LineupPlayer): number {
  return (
    onGrid(startValue(b)) - onGrid(startValue(a)) ||
    Number(isStartingSlot(b.currentSlot)) - Number(isStartingSlot(a.currentSlot)) ||
    tipOff(b) - tipOff(a) ||
    a.playerId - b.playerId
  );
}

const tipOff = (player: LineupPlayer): number => player.tipOffAtMs ?? Number.MIN_SAFE_INTEGER;

/**
 * Checks a day and settles its locks. Locked on bench or IR, on IR at all, or known to be worth 0 or less: not a
 * candidate.
 */
export function readDay(day: LineupDay): Outcome<OpenDay> {
  const read = parseSlots(day.slotCounts);
  if (!read.ok) return read;
  const wrong = wrongPlayer(day.players) ?? wrongCap(day.maxStarts);
  if (wrong) return wrong;
  const lockedStarters = day.players
    .filter((player) => player.isLocked && isStartingSlot(player.currentSlot))
    .sort((a, b) => a.playerId - b.playerId);
  let slots = read.value;
  for (const player of lockedStarters) {
    const left = withoutSlot(slots, player.currentSlot);
    if (!left) return fault("engine.overfull-slot", `slot ${player.currentSlot}, player ${player.playerId}`);
    slots = left;
  }
  return solved({
    lockedStarters,
    lockedTotal: lockedStarters.reduce((sum, player) => sum + startValue(player), 0),
    lockedStarts: lockedStarters.filter(({ hasGame }) => hasGame).length,
    slots,
    candidates: day.players
      .filter((player) => !player.isLocked && player.currentSlot !== SLOT.IR && isWorthStarting(player))
      .sort(byPreference),
    maxStarts: day.maxStarts,
  });
}

function wrongPlayer(players: readonly LineupPlayer[]): ReturnType<typeof fault> | undefined {
  const ids = players.map(({ playerId }) => playerId);
  const wrong = wrongId(ids, "players");
  if (wrong) return wrong;
  const repeated = repeatedId(ids);
  if (repeated !== undefined) return fault("engine.duplicate-player", `player ${repeated}`);
  for (const player of players) {
    const of = `of player ${player.playerId}`;
    if (!areSlotIds(player.eligibleSlots)) return fault("engine.bad-number", `eligible slots ${of}`);
    if (!isUsableNumber(player.value)) return fault("engine.bad-number", `value ${of}`);
    if (!isKnownSlot(player.currentSlot)) return fault("engine.unknown-slot", `current slot ${of}`);
    if (player.tipOffAtMs !== null && !Number.isFinite(player.tipOffAtMs)) {
      return fault("engine.bad-number", `tip-off ${of}`);
    }
  }
  return undefined;
}

function wrongCap(maxStarts: number | null): ReturnType<typeof fault> | undefined {
  return maxStarts === null || isCount(maxStarts) ? undefined : fault("engine.bad-number", "maxStarts");
}
