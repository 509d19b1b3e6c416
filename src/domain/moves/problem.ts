/**
 * What an add is worth over the days left: the problem, its rules, and its check.
 *
 * Day 0 is today. Every day's lineup is chosen anew. A move on day d takes one man off the roster (or fills an open
 * place, or puts a man on IR) and brings one free agent; from day d on the first no longer counts and the second does.
 */
import type { PlayerId } from "../ids";
import { fault, isCount, isUsableNumber, type Outcome, repeatedId, solved } from "../lineup/fault";
import { isKnownSlot, type Places, readPlaces, type SlotCounts, withoutPlace } from "../lineup/slot-layout";
import { isStartingSlot } from "../slots";

export type WeekPlayer = {
  readonly playerId: PlayerId;
  /** ESPN's own slot ids. */
  readonly eligibleSlots: readonly number[];
  readonly defaultPositionId: number;
  /** Expected worth of a start on each day, P(play) included; 0 on days without a game. One number per day. */
  readonly values: readonly number[];
};

export type RosterPlayer = WeekPlayer & {
  readonly isDroppable: boolean;
  /** His game has started or his slot is frozen: he can leave from day 1 on. */
  readonly isLockedToday: boolean;
  readonly isIrEligible: boolean;
  /**
   * Where today's lock holds him: an active slot counts `values[0]` whatever it is, bench and IR count nothing today.
   * Left out: today's lineup may still use him freely.
   */
  readonly lockedSlot?: number | undefined;
};

export type FreeAgent = WeekPlayer & {
  /** First day on which he may join (waivers, or a game that has started). Beyond the last day: never. */
  readonly availableFromDay: number;
};

export type MoveProblem = {
  readonly dayCount: number;
  readonly slotCounts: SlotCounts;
  /** Most players on the roster, IR not counted. */
  readonly rosterSize: number;
  /** IR places that are empty. */
  readonly irSlotsOpen: number;
  /** Position id → most players of that default position, IR counted; no entry or `null`: no limit. */
  readonly positionLimits: Readonly<Record<string, number | null>>;
  /** Most starts of all days together; `null` without a cap. */
  readonly maxStarts: number | null;
  /** Adds that are left; below 1 nothing can be done. May be a fraction. */
  readonly addsLeft: number;
  /** Without the players who sit in IR. */
  readonly roster: readonly RosterPlayer[];
  readonly freeAgents: readonly FreeAgent[];
  /** Default positions of players who sit in IR: position limits count them. */
  readonly positionsInIr?: readonly number[] | undefined;
};

/** The problem, checked, in an order that does not depend on the order of the input. */
export type CheckedProblem = MoveProblem & {
  /** Active places of each day; locked starters of today have theirs taken out. */
  readonly placesOn: (day: number) => Places;
  /** What locked starters of today score, and the starts that they use. */
  readonly lockedTotal: number;
  readonly lockedStarts: number;
};

/** Faults: an empty week, lists of values of another length, numbers that are none, repeated players, unknown slots. */
export function checkProblem(problem: MoveProblem): Outcome<CheckedProblem> {
  const read = readPlaces(problem.slotCounts);
  if (!read.ok) return read;
  const wrong = wrongCounts(problem) ?? wrongPlayers(problem);
  if (wrong) return wrong;
  const roster = problem.roster.toSorted((a, b) => a.playerId - b.playerId);
  const locked = roster.filter(isLockedStarter);
  let today = read.value;
  for (const player of locked) {
    const left = withoutPlace(today, player.lockedSlot ?? -1);
    if (!left) return fault("engine.overfull-slot", `slot ${player.lockedSlot}, player ${player.playerId}`);
    today = left;
  }
  return solved({
    ...problem,
    roster,
    freeAgents: problem.freeAgents.toSorted((a, b) => a.playerId - b.playerId),
    placesOn: (day) => (day === 0 ? today : read.value),
    lockedTotal: locked.reduce((sum, { values }) => sum + (values[0] ?? 0), 0),
    lockedStarts: locked.filter(({ values }) => values[0] !== 0).length,
  });
}

const isLockedStarter = ({ lockedSlot }: RosterPlayer): boolean =>
  lockedSlot !== undefined && isStartingSlot(lockedSlot);

/** What he can add to the lineup chosen on a day: nothing while a lock holds him somewhere. */
export const freeValue = (player: WeekPlayer & { readonly lockedSlot?: number | undefined }, day: number): number =>
  day === 0 && player.lockedSlot !== undefined ? 0 : (player.values[day] ?? 0);

type Fault = ReturnType<typeof fault>;

function wrongCounts(problem: MoveProblem): Fault | undefined {
  if (!isCount(problem.dayCount) || problem.dayCount === 0) return fault("engine.bad-week", "a week of no days");
  if (!isCount(problem.rosterSize)) return fault("engine.bad-number", "rosterSize");
  if (!isCount(problem.irSlotsOpen)) return fault("engine.bad-number", "irSlotsOpen");
  if (problem.maxStarts !== null && !isCount(problem.maxStarts)) return fault("engine.bad-number", "maxStarts");
  // An unlimited league has Infinity adds left.
  if (!(problem.addsLeft >= 0)) return fault("engine.bad-number", "addsLeft");
  for (const [position, limit] of Object.entries(problem.positionLimits)) {
    if (limit !== null && !isCount(limit)) return fault("engine.bad-number", `limit of position ${position}`);
  }
  return undefined;
}

function wrongPlayers({ roster, freeAgents, dayCount }: MoveProblem): Fault | undefined {
  const players: readonly WeekPlayer[] = [...roster, ...freeAgents];
  const repeated = repeatedId(players.map(({ playerId }) => playerId));
  if (repeated !== undefined) return fault("engine.duplicate-player", `player ${repeated}`);
  for (const { playerId, values } of players) {
    if (values.length !== dayCount) return fault("engine.bad-week", `${values.length} days of player ${playerId}`);
    if (!values.every(isUsableNumber)) return fault("engine.bad-number", `value of player ${playerId}`);
  }
  for (const { playerId, availableFromDay } of freeAgents) {
    if (!isCount(availableFromDay)) return fault("engine.bad-number", `availableFromDay of player ${playerId}`);
  }
  for (const { playerId, lockedSlot, isLockedToday } of roster) {
    if (lockedSlot === undefined) continue;
    if (!isKnownSlot(lockedSlot)) return fault("engine.unknown-slot", `locked slot of player ${playerId}`);
    if (!isLockedToday) return fault("engine.bad-week", `player ${playerId} is held by a lock but not locked`);
  }
  return undefined;
}
