/**
 * States of a proposal and the transitions between them.
 *
 * Pure. A status only moves forward; a user's decision is made once, and can be undone for a few seconds. The database
 * enforces the same rules; these produce the response.
 */
export const PROPOSAL_STATUSES = [
  "pending",
  "approved",
  "declined",
  "expired",
  "outdated",
  "superseded",
  "verified",
  "not_seen",
] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

export const DECISION_ACTIONS = ["approve", "decline", "edit"] as const;
export type DecisionAction = (typeof DECISION_ACTIONS)[number];

/**
 * How long an approval or a decline can be undone, by the database's clock. Nothing is handed over or carried out until
 * then.
 */
export const UNDO_WINDOW_SECONDS = 10;

const NEXT: Readonly<Record<ProposalStatus, readonly ProposalStatus[]>> = {
  pending: ["approved", "declined", "expired", "outdated", "superseded"],
  approved: ["verified", "not_seen"],
  declined: [],
  expired: [],
  outdated: [],
  superseded: [],
  verified: [],
  not_seen: [],
};

export const mayMove = (from: ProposalStatus, to: ProposalStatus): boolean => NEXT[from].includes(to);

/** A proposal at the moment of a click. */
export type AtDecision = {
  status: ProposalStatus;
  /** The action that was decided, if one was. */
  decided: DecisionAction | null;
  isExpired: boolean;
  /** Statuses of the proposals it depends on. */
  dependencies: readonly ProposalStatus[];
  isHandoffOpened: boolean;
};

export type Verdict =
  /** The action is carried out: the proposal gets this status. */
  | { kind: "apply"; to: "approved" | "declined" | "superseded" }
  /** An approved one is given up before its hand-off was opened, and a new one takes its place. */
  | { kind: "withdraw" }
  /** The same was decided before: the answer is the state it led to. */
  | { kind: "repeat" }
  | { kind: "refuse"; because: "expired" | "outdated" | "decided otherwise" | "depends on another" };

const STATUS_OF_ACTION = { approve: "approved", decline: "declined", edit: "superseded" } as const;

/** Effect of a click. The premises are checked before: a proposal whose premises fail is outdated. */
export function verdictOn(action: DecisionAction, at: AtDecision): Verdict {
  if (at.status === "expired" || (at.status === "pending" && at.isExpired))
    return { kind: "refuse", because: "expired" };
  if (at.status === "outdated") return { kind: "refuse", because: "outdated" };
  if (at.status === "pending") {
    const isFree = at.dependencies.every((status) => status === "approved" || status === "verified");
    if (action === "approve" && !isFree) return { kind: "refuse", because: "depends on another" };
    return { kind: "apply", to: STATUS_OF_ACTION[action] };
  }
  if (at.decided === action) return { kind: "repeat" };
  if (action === "edit" && at.status === "approved" && !at.isHandoffOpened) return { kind: "withdraw" };
  return { kind: "refuse", because: "decided otherwise" };
}

/** Premises of a proposal: facts that must still hold when it is approved. Ids ascending. */
export type Premises = {
  kind: "move" | "lineup" | "ir";
  teamId: number;
  /** Everyone on the team's roster. */
  rosterPlayerIds: readonly number[];
  dropPlayerId: number | null;
  addPlayerId: number | null;
  /** Whether the player to be added had to clear waivers. */
  addIsOnWaivers: boolean | null;
  effectiveDay: string;
  /** Player id → slot id, of a lineup proposal: where the players it moves stood. */
  slots: Readonly<Record<string, number>>;
};

/** The league at the moment of the click, as far as premises go. */
export type PremisesNow = {
  today: string;
  rosterPlayerIds: readonly number[];
  /** Fantasy team that rosters him: `null` for none, `undefined` when the source does not say. */
  addOwnerTeamId: number | null | undefined;
  addIsOnWaivers: boolean | null;
  /** Adds the team has left in this matchup; `null` without a limit. */
  addsLeft: number | null;
  /** Today's adds and drops are over for everybody. */
  areMovesClosed: boolean;
  /** Players whose game of the day has begun. */
  lockedPlayerIds: readonly number[];
  slots: Readonly<Record<string, number>>;
  /** Moves of the same team that were approved and that the roster may show by now. */
  approvedEarlier: readonly ApprovedEarlier[];
};

export type ApprovedEarlier = {
  readonly drop: number | null;
  readonly add: number | null;
  /** From this day on the roster has it. */
  readonly effectiveDay: string;
  /** The league was read again and had it, or will on its day. */
  readonly isVerified: boolean;
};

/** Statuses of a proposal that the person agreed to and that was not given up. */
export const AGREED_STATUSES = ["approved", "verified"] as const satisfies readonly ProposalStatus[];

/** The league does not show it yet; what it showed once may have been undone since by other moves. */
const isToCome = ({ isVerified, effectiveDay }: ApprovedEarlier, today: string): boolean =>
  !isVerified || effectiveDay > today;

/** Whether the roster that a proposal was valued on has the move already: it then explains no change since. */
export function isInRosterOf(
  { rosterPlayerIds }: Pick<Premises, "rosterPlayerIds">,
  move: Pick<ApprovedEarlier, "drop" | "add">,
): boolean {
  const isThere = move.add === null || rosterPlayerIds.includes(move.add);
  return isThere && (move.drop === null || !rosterPlayerIds.includes(move.drop));
}

const BROKEN_PREMISES = [
  "move.day_over",
  "move.player_taken",
  "move.player_on_waivers",
  "move.roster_changed",
  "move.lineup_changed",
  "move.day_closed",
  "move.game_begun",
  "move.adds_used_up",
] as const;
export type BrokenPremise = (typeof BROKEN_PREMISES)[number];

/** Stored reason codes for a proposal that is no longer pending; the caller translates them. */
export const STATUS_REASONS = [
  ...BROKEN_PREMISES,
  "move.rival_approved",
  "move.rival_changed",
  "move.newer_plan",
  "move.parent_declined",
  "move.parent_changed",
  "move.parent_gone",
  "move.not_decided",
  "move.withdrawn",
  "move.undone_elsewhere",
  "move.added_only",
  "move.dropped_only",
] as const;
export type StatusReason = (typeof STATUS_REASONS)[number];

/** State that an undo finds. */
export type AtUndo = {
  status: ProposalStatus;
  /** The decision that stands, if one does. */
  standing: { action: DecisionAction; isOpenToUndo: boolean } | null;
  /** The last decision was undone before. */
  wasUndone: boolean;
};

export type UndoVerdict =
  /** The card is pending again. */
  | { kind: "undo" }
  /** It was undone before: the answer is the card as it is. */
  | { kind: "repeat" }
  | { kind: "refuse"; because: "undo_over" | "nothing_to_undo" };

/** Effect of an undo. */
export function verdictOnUndo({ status, standing, wasUndone }: AtUndo): UndoVerdict {
  if (standing === null) return wasUndone ? { kind: "repeat" } : { kind: "refuse", because: "nothing_to_undo" };
  const isUndoable = status === "approved" || status === "declined";
  return isUndoable && standing.isOpenToUndo ? { kind: "undo" } : { kind: "refuse", because: "undo_over" };
}

/** The first premise that no longer holds, `null` while all do. Approved moves of the same team are not a change. */
export function brokenPremise(premises: Premises, now: PremisesNow): BrokenPremise | null {
  const { addPlayerId, dropPlayerId } = premises;
  if (now.today > premises.effectiveDay) return "move.day_over";
  if (addPlayerId !== null) {
    if (now.addOwnerTeamId !== null && now.addOwnerTeamId !== undefined) return "move.player_taken";
    if (premises.addIsOnWaivers === false && now.addIsOnWaivers === true) return "move.player_on_waivers";
    const onRoster = new Set(now.rosterPlayerIds);
    const mentioned = toCome(now).filter(({ add }) => add !== null && !onRoster.has(add)).length;
    if (now.addsLeft !== null && now.addsLeft - mentioned < 1) return "move.adds_used_up";
  }
  if (!isSameRoster(premises, now) || isAlreadyPlanned(premises, now)) return "move.roster_changed";
  if (premises.kind === "lineup" && Object.entries(premises.slots).some(([id, slot]) => now.slots[id] !== slot)) {
    return "move.lineup_changed";
  }
  if (premises.kind === "move" && now.today === premises.effectiveDay && now.areMovesClosed) {
    return "move.day_closed";
  }
  const moved = premises.kind === "lineup" ? Object.keys(premises.slots).map(Number) : [addPlayerId, dropPlayerId];
  if (now.today === premises.effectiveDay && moved.some((id) => id !== null && now.lockedPlayerIds.includes(id))) {
    return "move.game_begun";
  }
  return null;
}

const toCome = ({ approvedEarlier, today }: PremisesNow): readonly ApprovedEarlier[] =>
  approvedEarlier.filter((move) => isToCome(move, today));

/**
 * An approved move takes one of its players or has dropped him: the roster allows for that one, and not for this one
 * after it.
 */
function isAlreadyPlanned({ dropPlayerId, addPlayerId, rosterPlayerIds }: Premises, now: PremisesNow): boolean {
  if (dropPlayerId !== null && rosterPlayerIds.includes(dropPlayerId) && !now.rosterPlayerIds.includes(dropPlayerId))
    return true;
  return toCome(now).some(
    ({ drop, add }) => (drop !== null && drop === dropPlayerId) || (add !== null && add === addPlayerId),
  );
}

/** The roster of then, or any state between it and all approved moves having shown. */
function isSameRoster(premises: Premises, now: PremisesNow): boolean {
  const then = new Set(premises.rosterPlayerIds);
  const present = new Set(now.rosterPlayerIds);
  const mayLeave = new Set(now.approvedEarlier.map(({ drop }) => drop));
  const mayJoin = new Set(now.approvedEarlier.map(({ add }) => add));
  const left = [...then].filter((id) => !present.has(id));
  const joined = [...present].filter((id) => !then.has(id));
  return left.every((id) => mayLeave.has(id)) && joined.every((id) => mayJoin.has(id));
}
