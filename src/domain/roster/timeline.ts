/**
 * A team's roster on every coming day, with the moves that the person has approved folded in.
 *
 * Pure. The league's own roster of today is the truth; an approved move changes the days from its effective day on
 * until the league shows it itself. Every reader of a coming day (rosters, lineups, games, adds left, plans) goes
 * through this, so that no two of them disagree.
 */

/** An approved move, as it was stored. Days `YYYY-MM-DD`. */
export type ApprovedMove = {
  readonly proposalId: string;
  readonly drop: number | null;
  readonly add: number | null;
  /** The players' names when it was proposed. */
  readonly names: { readonly drop: string | null; readonly add: string | null };
  readonly effectiveDay: string;
  readonly status: "approved" | "verified" | "not_seen";
  /** The league was read again and showed it on its day, the day itself still to come or not. */
  readonly isSeen: boolean;
  /** League time, ISO 8601: from then on it cannot be made any more. */
  readonly closesAt: string;
  /** Order of moves of one day: the smaller sequence is made first. */
  readonly sequence: string;
};

/** Why an approved move is not part of the coming days, though nobody took it back. */
export const LAPSE_REASONS = [
  "move.not-seen",
  "move.lock-passed",
  "move.add-taken",
  "move.drop-gone",
  "move.already-planned",
  "move.no-adds-left",
] as const;
type LapseReason = (typeof LAPSE_REASONS)[number];

export type PlannedMove = ApprovedMove & {
  /** Player id still to drop; `null` when the league shows that half already. */
  readonly leaves: number | null;
  readonly isAdded: number | null;
};

export type LapsedMove = ApprovedMove & { readonly because: LapseReason };

/** Change of one player by an approved move. */
export type RosterChange = {
  readonly kind: "joins" | "leaves";
  readonly day: string;
  /** The league shows it on its day; otherwise it counts once the person makes it. */
  readonly isSeen: boolean;
};

export type RosterTimeline = {
  readonly today: string;
  /** Approved moves by day, in the order in which they are made. */
  readonly planned: readonly PlannedMove[];
  readonly lapsed: readonly LapsedMove[];
  /** Adds that the planned moves will use and the league has not counted yet. */
  readonly addsPlanned: number;
  /** Limit less made less planned; `null` without a limit. */
  readonly addsLeft: number | null;
  /** Today's roster as the league shows it. */
  readonly playerIds: ReadonlySet<number>;
};

export type TimelineQuestion = {
  readonly today: string;
  /** The league's clock, ISO 8601. */
  readonly now: string;
  /** Today's roster as the league shows it. */
  readonly playerIds: ReadonlySet<number>;
  /** On another team's roster now. */
  readonly isTaken: (playerId: number) => boolean;
  /** Limit less made; `null` without a limit. */
  readonly addsLeft: number | null;
  readonly moves: readonly ApprovedMove[];
};

/** Folds the approved moves into the coming days. Order of `moves` leaves no trace. */
export function rosterTimeline({ today, now, playerIds, isTaken, addsLeft, moves }: TimelineQuestion): RosterTimeline {
  const planned: PlannedMove[] = [];
  const lapsed: LapsedMove[] = [];
  const held = new Set(playerIds);
  const gone = new Set<number>();
  let addsPlanned = 0;
  for (const move of moves.toSorted(byTime)) {
    if (isShown(move, playerIds, today)) continue;
    const leaves = move.drop !== null && (held.has(move.drop) || gone.has(move.drop)) ? move.drop : null;
    const isAdded = move.add !== null && !playerIds.has(move.add) ? move.add : null;
    const because =
      tooLate(move, { today, now }) ??
      (isAdded !== null && isTaken(isAdded) ? "move.add-taken" : null) ??
      (leaves !== null && gone.has(leaves) ? "move.drop-gone" : null) ??
      (isAdded !== null && held.has(isAdded) ? "move.already-planned" : null) ??
      (isAdded !== null && addsLeft !== null && addsPlanned >= addsLeft ? "move.no-adds-left" : null);
    if (because) {
      lapsed.push({ ...move, because });
      continue;
    }
    if (leaves !== null) {
      held.delete(leaves);
      gone.add(leaves);
    }
    if (isAdded !== null) {
      held.add(isAdded);
      gone.delete(isAdded);
      addsPlanned += 1;
    }
    planned.push({ ...move, leaves, isAdded });
  }
  return {
    today,
    planned,
    lapsed,
    addsPlanned,
    addsLeft: addsLeft === null ? null : Math.max(0, addsLeft - addsPlanned),
    playerIds,
  };
}

/** The team's players on a day: today or a later one. */
export function playersOn({ playerIds, planned }: RosterTimeline, day: string): ReadonlySet<number> {
  const players = new Set(playerIds);
  for (const { effectiveDay, leaves, isAdded } of planned) {
    if (effectiveDay > day) break;
    if (leaves !== null) players.delete(leaves);
    if (isAdded !== null) players.add(isAdded);
  }
  return players;
}

/** The nearest thing that an approved move does to a player; `null` when none does. */
export function changeOf({ planned }: RosterTimeline, playerId: number): RosterChange | null {
  for (const { leaves, isAdded, effectiveDay: day, isSeen } of planned) {
    const kind = isAdded === playerId ? "joins" : leaves === playerId ? "leaves" : null;
    if (kind) return { kind, day, isSeen };
  }
  return null;
}

/** Planned moves that take effect until a day. */
export const plannedUntil = ({ planned }: RosterTimeline, day: string): readonly PlannedMove[] =>
  planned.filter(({ effectiveDay }) => effectiveDay <= day);

const byTime = (a: ApprovedMove, b: ApprovedMove): number =>
  a.effectiveDay.localeCompare(b.effectiveDay) ||
  a.sequence.localeCompare(b.sequence) ||
  a.proposalId.localeCompare(b.proposalId);

/** The league's roster of today has it; or had it on its day, and what came after is the league's own affair. */
function isShown(
  { drop, add, effectiveDay, status }: ApprovedMove,
  roster: ReadonlySet<number>,
  today: string,
): boolean {
  if (status === "verified" && effectiveDay <= today) return true;
  return (add === null || roster.has(add)) && (drop === null || !roster.has(drop));
}

function tooLate(
  { status, isSeen, effectiveDay, closesAt }: ApprovedMove,
  at: { today: string; now: string },
): LapseReason | null {
  if (status === "not_seen") return "move.not-seen";
  // A move shown for a later day is already made.
  if (isSeen && effectiveDay > at.today) return null;
  return effectiveDay < at.today || closesAt <= at.now ? "move.lock-passed" : null;
}

/** A lapsed move as answers say it. */
export const lapsedLabel = ({ names, effectiveDay: day, because }: LapsedMove) => ({ ...names, day, because });

export type LapsedLabel = ReturnType<typeof lapsedLabel>;
