/**
 * A week that has been checked: what comes out of `readWeek` holds no wrong number, no player twice and no place that
 * ESPN does not have, so the solvers behind it need not ask again. The order of players in the input leaves no trace.
 */
import type { PlayerId } from "../ids";
import { areSlotIds, fault, isCount, isUsableNumber, type Outcome, repeatedId, solved, wrongId } from "../lineup/fault";
import { isKnownSlot, parseSlots, placeBits, type SlotList, withoutSlot } from "../lineup/slot-layout";
import { isStartingSlot, SLOT } from "../lineup/slots";
import { readEligibility, type WeekEligibility } from "./eligibility";
import type { FreeAgent, MoveDays, RosterPlayer, Week, WeekPlayer } from "./week";

/** Choice to sit in IR that today's lock leaves. */
type IrToday = "free" | "must" | "must-not";

export type Candidate = {
  readonly playerId: PlayerId;
  readonly isRostered: boolean;
  readonly positionId: number;
  /** Places he may take, a bit each: today, when locked starters have taken some, and on the later days. */
  readonly slots: readonly [today: number, later: number];
  /** Players of a class may start in the same places. */
  readonly eligibility: number;
  /** Value of a chosen start on each day, never below 0; 0 today for a locked player. */
  readonly value: readonly number[];
  readonly valueAfter: number;
  /** Free agents: first day he can be had. Rostered: first day he can be gone; the number of days when never. */
  readonly fromDay: number;
  readonly isDroppable: boolean;
  /** First day without the right to sit in IR: 0 without one, the number of days when it outlasts them. */
  readonly irRightEnds: number;
  /** Sits in IR now, with or without the right to. */
  readonly isInIr: boolean;
  readonly irToday: IrToday;
};

export type OpenWeek = {
  readonly days: number;
  /** Active places that locked starters leave, by day. */
  readonly slots: readonly SlotList[];
  readonly eligibility: WeekEligibility;
  readonly rosterSize: number;
  /** Whole adds left, no more than there are free agents. */
  readonly maxMoves: number;
  /** Last day on which moves are allowed. */
  readonly lastMoveDay: number;
  readonly irSlots: number;
  readonly positionLimits: ReadonlyMap<number, number>;
  readonly addPrice: number;
  readonly gamesCap: number | null;
  /** What locked starters of today score, and the starts that they use. */
  readonly lockedTotal: number;
  readonly lockedStarts: number;
  /** Roster sorted by id, like the free agents. */
  readonly roster: readonly Candidate[];
  /** Only those who can be had in time. */
  readonly freeAgents: readonly Candidate[];
};

export const placesOn = ({ slots }: Candidate, day: number): number => slots[day === 0 ? 0 : 1];

/** Two weeks of play-offs and some days; a longer "week" is a mistake of the caller. */
const MAX_DAYS = 31;

/**
 * Faults: no days, a number that is none or below 0, a player twice, a slot or a cap unknown, a lock or an IR that
 * cannot be.
 */
export function readWeek(week: Week): Outcome<OpenWeek> {
  const slots = parseSlots(week.slotCounts);
  if (!slots.ok) return slots;
  const wrong = wrongCounts(week) ?? wrongPlayers(week) ?? wrongRoster(week);
  if (wrong) return wrong;
  const limits = readLimits(week.positionLimits);
  if (!limits.ok) return limits;
  const locked = week.roster.filter(isLockedStarter).toSorted(byId);
  const today = placesLeft(slots.value, locked);
  if (!today.ok) return today;
  const days = Array.from({ length: week.dayCount }, (_, day) => (day === 0 ? today.value : slots.value));
  const [roster, agents] = [week.roster.toSorted(byId), week.freeAgents.toSorted(byId)];
  const eligibility = readEligibility([...roster, ...agents], days);
  const layouts = { today: today.value, later: slots.value };
  const classOf = (index: number) => eligibility.classes[index] ?? 0;
  const { first, last: lastMoveDay } = week.moveDays ?? { first: 0, last: week.dayCount - 1 };
  // Someone locked in IR who may not stay there blocks every add of today.
  const isBlockedToday = roster.some((player) => player.lockedSlot === SLOT.IR && irRightEnds(player) === 0);
  const firstAddDay = Math.max(first, Number(isBlockedToday));
  const freeAgents = agents.map((player, index) =>
    freeCandidate(player, { layouts, eligibility: classOf(roster.length + index), firstAddDay }),
  );
  return solved({
    days: week.dayCount,
    slots: days,
    eligibility,
    rosterSize: week.rosterSize,
    maxMoves: Math.min(Math.floor(week.addsLeft), week.freeAgents.length),
    lastMoveDay,
    irSlots: week.irSlots,
    positionLimits: limits.value,
    addPrice: week.addPrice ?? 0,
    gamesCap: week.gamesCap,
    lockedTotal: locked.reduce((sum, { values }) => sum + (values[0] ?? 0), 0),
    lockedStarts: locked.filter(({ values }) => values[0] !== 0).length,
    roster: roster.map((player, index) =>
      rosterCandidate(player, { layouts, eligibility: classOf(index), first, lastMoveDay }),
    ),
    freeAgents: freeAgents.filter(({ fromDay }) => fromDay <= lastMoveDay),
  });
}

const byId = (a: WeekPlayer, b: WeekPlayer): number => a.playerId - b.playerId;

const irRightEnds = (player: RosterPlayer): number =>
  player.isIrEligible ? Math.min(player.irRightEnds ?? player.values.length, player.values.length) : 0;

const isLockedStarter = ({ lockedSlot }: RosterPlayer): boolean =>
  lockedSlot !== undefined && isStartingSlot(lockedSlot);

function placesLeft(all: SlotList, locked: readonly RosterPlayer[]): Outcome<SlotList> {
  let slots = all;
  for (const { lockedSlot, playerId } of locked) {
    const left = withoutSlot(slots, lockedSlot ?? -1);
    if (!left) return fault("engine.overfull-slot", `slot ${lockedSlot}, player ${playerId}`);
    slots = left;
  }
  return solved(slots);
}

type Layouts = { readonly today: SlotList; readonly later: SlotList };

function candidate(player: WeekPlayer, layouts: Layouts, eligibility: number) {
  const slots = [
    placeBits(player.eligibleSlots, layouts.today),
    placeBits(player.eligibleSlots, layouts.later),
  ] as const;
  return {
    playerId: player.playerId,
    positionId: player.defaultPositionId,
    slots,
    eligibility,
    value: player.values.map((value, day) => (slots[day === 0 ? 0 : 1] === 0 ? 0 : Math.max(0, value))),
    valueAfter: player.valueAfter ?? 0,
    isDroppable: player.isDroppable,
  };
}

function rosterCandidate(
  player: RosterPlayer,
  {
    layouts,
    eligibility,
    first,
    lastMoveDay,
  }: { layouts: Layouts; eligibility: number; first: number; lastMoveDay: number },
): Candidate {
  const base = candidate(player, layouts, eligibility);
  const firstDropDay = Math.max(first, Number(player.isLockedToday));
  const isHeld = player.lockedSlot !== undefined;
  return {
    ...base,
    isRostered: true,
    value: isHeld ? base.value.with(0, 0) : base.value,
    fromDay: player.isDroppable && firstDropDay <= lastMoveDay ? firstDropDay : player.values.length,
    irRightEnds: irRightEnds(player),
    isInIr: player.isInIr ?? player.lockedSlot === SLOT.IR,
    irToday: isHeld ? (player.lockedSlot === SLOT.IR ? "must" : "must-not") : "free",
  };
}

function freeCandidate(
  player: FreeAgent,
  { layouts, eligibility, firstAddDay }: { layouts: Layouts; eligibility: number; firstAddDay: number },
): Candidate {
  return {
    ...candidate(player, layouts, eligibility),
    isRostered: false,
    fromDay: Math.max(player.availableFromDay, Number(player.isLockedToday), firstAddDay),
    irRightEnds: 0,
    isInIr: false,
    irToday: "free",
  };
}

type Fault = ReturnType<typeof fault>;

function wrongCounts(week: Week): Fault | undefined {
  const { dayCount, addsLeft, addPrice = 0, gamesCap, moveDays } = week;
  if (!isCount(dayCount) || dayCount < 1 || dayCount > MAX_DAYS) return fault("engine.bad-week", "dayCount");
  if (moveDays && !isSpan(moveDays, dayCount)) return fault("engine.bad-week", "moveDays");
  for (const field of ["rosterSize", "irSlots"] as const) {
    if (!isCount(week[field])) return fault("engine.bad-number", field);
  }
  // An unlimited league has Infinity adds left.
  if (!(addsLeft >= 0)) return fault("engine.bad-number", "addsLeft");
  if (!isUsableNumber(addPrice) || addPrice < 0) return fault("engine.bad-number", "addPrice");
  return gamesCap === null || isCount(gamesCap) ? undefined : fault("engine.bad-number", "gamesCap");
}

const isSpan = ({ first, last }: MoveDays, dayCount: number): boolean =>
  isCount(first) && isCount(last) && first <= last && last < dayCount;

function readLimits(limits: Week["positionLimits"]): Outcome<ReadonlyMap<number, number>> {
  const read = new Map<number, number>();
  for (const [key, limit] of Object.entries(limits)) {
    if (limit === null) continue;
    if (!isCount(Number(key)) || !isCount(limit)) return fault("engine.bad-number", `limit of position ${key}`);
    read.set(Number(key), limit);
  }
  return solved(read);
}

function wrongPlayers({ roster, freeAgents, dayCount }: Week): Fault | undefined {
  const players: readonly WeekPlayer[] = [...roster, ...freeAgents];
  const idsOf = (players: readonly WeekPlayer[]) => players.map(({ playerId }) => playerId);
  const wrong = wrongId(idsOf(roster), "roster") ?? wrongId(idsOf(freeAgents), "freeAgents");
  if (wrong) return wrong;
  const repeated = repeatedId(idsOf(players));
  if (repeated !== undefined) return fault("engine.duplicate-player", `player ${repeated}`);
  for (const { playerId, values, valueAfter = 0, eligibleSlots, defaultPositionId } of players) {
    const of = `of player ${playerId}`;
    if (values.length !== dayCount) return fault("engine.bad-week", `${values.length} days ${of}`);
    if (!values.every(isUsableNumber)) return fault("engine.bad-number", `values ${of}`);
    if (!isUsableNumber(valueAfter) || valueAfter < 0) return fault("engine.bad-number", `value after ${of}`);
    if (!isCount(defaultPositionId)) return fault("engine.bad-number", `position ${of}`);
    if (!areSlotIds(eligibleSlots)) return fault("engine.bad-number", `eligible slots ${of}`);
  }
  for (const { playerId, availableFromDay } of freeAgents) {
    if (!isCount(availableFromDay)) return fault("engine.bad-number", `first day of player ${playerId}`);
  }
  return undefined;
}

function wrongRoster({ roster, irSlots }: Week): Fault | undefined {
  for (const { playerId, lockedSlot, isLockedToday, isInIr, irRightEnds: rightEnds = 0 } of roster) {
    if (!isCount(rightEnds)) return fault("engine.bad-number", `IR right of player ${playerId}`);
    if (lockedSlot === undefined) continue;
    if (!isKnownSlot(lockedSlot)) return fault("engine.unknown-slot", `locked slot of player ${playerId}`);
    if (!isLockedToday) return fault("engine.bad-week", `player ${playerId} is held by a lock but not locked`);
    if (isInIr !== undefined && isInIr !== (lockedSlot === SLOT.IR)) {
      return fault("engine.bad-week", `player ${playerId} is in IR and locked elsewhere, or the reverse`);
    }
  }
  const inIr = roster.filter((player) => player.isInIr || player.lockedSlot === SLOT.IR).length;
  return inIr > irSlots ? fault("engine.overfull-slot", `slot ${SLOT.IR}`) : undefined;
}
