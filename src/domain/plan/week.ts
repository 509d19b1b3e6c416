/**
 * The days left of a matchup as the problem that plans are made for, and its check.
 *
 * Day 0 is today. `readWeek` looks at everything once; what comes out of it holds no wrong number, no player twice and no
 * slot that ESPN does not have, so the solvers behind it need not ask again.
 */
import type { PlayerId } from "../ids";
import { fault, isCount, isUsableNumber, type Outcome, repeatedId, solved } from "../lineup/fault";
import { isKnownSlot, type Places, placeBits, readPlaces, type SlotCounts } from "../lineup/slot-layout";
import { readEligibility, type WeekEligibility } from "../moves/eligibility";

export type WeekPlayer = {
  readonly playerId: PlayerId;
  /** ESPN's own slot ids; ids outside the layout are harmless. */
  readonly eligibleSlots: readonly number[];
  /** ESPN's position id (1 to 5), which position limits count. */
  readonly defaultPositionId: number;
  /** Expected worth of a start on each day, P(play) included; 0 without a game. */
  readonly points: readonly number[];
  /** Rostered: may be let go. Free agent: may be let go again once added. */
  readonly isDroppable: boolean;
  /** His game of today has begun: he can be dropped or added with effect from day 1 on. */
  readonly isLockedToday: boolean;
  /** First day on which a free agent can be had (waivers); ignored for rostered players. */
  readonly availableFromDay: number;
  /** May sit in IR all week; ignored for free agents. */
  readonly isIrEligible: boolean;
};

export type Week = {
  readonly days: number;
  readonly slotCounts: SlotCounts;
  /** Most players on a day, IR not counted. */
  readonly rosterSize: number;
  /** Adds left, whole ones. */
  readonly maxMoves: number;
  /** IR places that the players of `roster` may use, taken ones included. */
  readonly irSlotsOpen: number;
  /** Position id → most players of it, IR included; missing or `null` without a limit. */
  readonly positionLimits: Readonly<Record<string, number | null>>;
  /** Most starts of the week; `null` without a cap. */
  readonly maxStarts: number | null;
  /** Everyone owned today, in IR or not. */
  readonly roster: readonly WeekPlayer[];
  readonly freeAgents: readonly WeekPlayer[];
};

export type Candidate = {
  readonly playerId: PlayerId;
  readonly isRostered: boolean;
  readonly positionId: number;
  /** Places he may take, a bit each. */
  readonly places: number;
  /** Players of a class may start in the same places. */
  readonly eligibility: number;
  /** What a start by choice is worth on each day, never below 0. */
  readonly worth: readonly number[];
  /** Free agents: first day he can be had. Rostered: first day he can be gone; `days` when never. */
  readonly fromDay: number;
  readonly isDroppable: boolean;
  readonly isIrEligible: boolean;
};

/** A week that has been checked, with who may start where reduced to bits. */
export type OpenWeek = {
  readonly days: number;
  readonly places: Places;
  readonly eligibility: WeekEligibility;
  readonly rosterSize: number;
  readonly maxMoves: number;
  readonly irSlotsOpen: number;
  readonly positionLimits: ReadonlyMap<number, number>;
  readonly maxStarts: number | null;
  readonly roster: readonly Candidate[];
  /** Only those who could be had in time. */
  readonly freeAgents: readonly Candidate[];
};

/** Two weeks of play-offs and some days; a longer "week" is a mistake of the caller. */
const MOST_DAYS = 31;

/** Faults: no days, a number that is none or below 0, a player twice, an unknown slot or position. Names the field. */
export function readWeek(week: Week): Outcome<OpenWeek> {
  if (!isCount(week.days) || week.days < 1 || week.days > MOST_DAYS) return fault("engine.bad-week", "days");
  for (const field of ["rosterSize", "maxMoves", "irSlotsOpen"] as const) {
    if (!isCount(week[field])) return fault("engine.bad-number", field);
  }
  if (week.maxStarts !== null && !isCount(week.maxStarts)) return fault("engine.bad-number", "maxStarts");
  const places = readPlaces(week.slotCounts);
  if (!places.ok) return places;
  const limits = readLimits(week.positionLimits);
  if (!limits.ok) return limits;
  const everyone = [...week.roster, ...week.freeAgents];
  const wrong = wrongPlayer(everyone, week.days);
  if (wrong) return wrong;
  const eligibility = readEligibility(everyone, [places.value]);
  const [roster, freeAgents] = [true, false].map((isRostered) =>
    everyone.flatMap((player, index) =>
      index < week.roster.length === isRostered
        ? [openCandidate(player, places.value, { isRostered, eligibility: eligibility.classes[index] ?? 0 })]
        : [],
    ),
  );
  return solved({
    days: week.days,
    places: places.value,
    eligibility,
    rosterSize: week.rosterSize,
    maxMoves: Math.min(week.maxMoves, week.freeAgents.length),
    irSlotsOpen: week.irSlotsOpen,
    positionLimits: limits.value,
    maxStarts: week.maxStarts,
    roster: roster ?? [],
    freeAgents: (freeAgents ?? []).filter(({ fromDay }) => fromDay < week.days),
  });
}

function openCandidate(
  player: WeekPlayer,
  places: Places,
  { isRostered, eligibility }: Pick<Candidate, "isRostered" | "eligibility">,
): Candidate {
  const lockDay = player.isLockedToday ? 1 : 0;
  const bits = placeBits(player.eligibleSlots, places);
  return {
    playerId: player.playerId,
    isRostered,
    positionId: player.defaultPositionId,
    places: bits,
    eligibility,
    worth: player.points.map((points) => (bits === 0 ? 0 : Math.max(0, points))),
    fromDay: isRostered
      ? player.isDroppable
        ? lockDay
        : player.points.length
      : Math.max(player.availableFromDay, lockDay),
    isDroppable: player.isDroppable,
    isIrEligible: isRostered && player.isIrEligible,
  };
}

function readLimits(limits: Week["positionLimits"]): Outcome<ReadonlyMap<number, number>> {
  const read = new Map<number, number>();
  for (const [key, limit] of Object.entries(limits)) {
    if (limit === null) continue;
    if (!isCount(Number(key)) || !isCount(limit)) return fault("engine.bad-number", `limit of position ${key}`);
    read.set(Number(key), limit);
  }
  return solved(read);
}

function wrongPlayer(players: readonly WeekPlayer[], days: number): ReturnType<typeof fault> | undefined {
  const repeated = repeatedId(players.map(({ playerId }) => playerId));
  if (repeated !== undefined) return fault("engine.duplicate-player", `player ${repeated}`);
  for (const player of players) {
    const of = `of player ${player.playerId}`;
    if (player.points.length !== days) return fault("engine.bad-week", `days in the points ${of}`);
    if (!player.points.every(isUsableNumber)) return fault("engine.bad-number", `points ${of}`);
    if (!isCount(player.availableFromDay)) return fault("engine.bad-number", `first day ${of}`);
    if (!isCount(player.defaultPositionId)) return fault("engine.bad-number", `position ${of}`);
    const unknown = player.eligibleSlots.find((slot) => !isKnownSlot(slot));
    if (unknown !== undefined) return fault("engine.unknown-slot", `slot ${unknown} ${of}`);
  }
  return undefined;
}
