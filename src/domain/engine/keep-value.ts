/**
 * Who is never proposed as a drop, and why: help for this week must not cost the season.
 *
 * Six rules, each enough by itself. Only being among the most valuable of the roster and being rostered nearly everywhere can be lifted by
 * the manager, and the answer says so. What a player is worth comes in; nothing is projected here.
 */
import type { PlayerId } from "../ids";
import { fault, isCount, isUsableNumber, type Outcome, repeatedId, solved, wrongId } from "../lineup/fault";

export type KeepReason =
  /** ESPN does not let the league drop him. */
  | "undroppable"
  /** The manager said so. */
  | "untouchable"
  /** His rest-of-season value is among the best of the roster. */
  | "top-value"
  /** Nearly every league rosters him, and no free agent is clearly better for the rest of the season. */
  | "widely-rostered"
  /** He is out, and what he brings after his return beats a replacement. */
  | "returning"
  /** An IR place holds him, or would, so he costs nothing. */
  | "free-ir"
  /** An approved move drops or adds him: he is not moved a second time. */
  | "planned";

export type HeldPlayer = {
  readonly playerId: PlayerId;
  /** ESPN's flag; always true in a league that does not use the undroppable list. */
  readonly isDroppable: boolean;
  readonly isUntouchable: boolean;
  /** Nearly every league rosters him, and for the rest of the season no free agent is clearly better. */
  readonly isWantedEverywhere: boolean;
  /**
   * Rest-of-season value, in one unit for the whole roster; 0 for a player who is out for the season. May be negative.
   */
  readonly restOfSeasonValue: number;
  /** `null` unless he is out. */
  readonly absence: Absence | null;
  /** Has the status that IR asks for. */
  readonly isIrEligible: boolean;
  readonly isInIr: boolean;
};

export type Absence = {
  /** Whole days until he is expected back; `null` when nobody knows. */
  readonly returnsInDays: number | null;
  /** Expected value from his return to the end of the horizon, and a replacement's over the whole of it. */
  readonly worthBack: number;
  readonly replacementWorth: number;
};

export type KeepOptions = {
  /** How many of the most valuable players are protected; left out: 8. */
  readonly protectedCount?: number | undefined;
  /** The manager's opt-in to drops among those. */
  readonly allowKeeperDrops?: boolean | undefined;
  /** How many days ahead a return still counts. */
  readonly horizonDays: number;
  /** IR places that are empty. */
  readonly irSlotsOpen: number;
};

export type KeepVerdict = {
  readonly playerId: PlayerId;
  readonly mayDrop: boolean;
  /** Reasons against dropping him, in the order of the rules; empty when he may be dropped. */
  readonly reasons: readonly KeepReason[];
  /** Place on the roster by rest-of-season value, from 1. */
  readonly valueRank: number;
  /** Set when he would be protected by his value or by how widely he is rostered, and only an opt-in makes that no reason. */
  readonly liftedBy: "allow-keeper-drops" | null;
};

/** The number of protected players when the manager has not chosen one. */
const DEFAULT_PROTECTED_COUNT = 8;

/** One verdict per player, in the order given. Faults: numbers that are none or negative counts, a player twice. */
export function judgeKeeps(roster: readonly HeldPlayer[], options: KeepOptions): Outcome<readonly KeepVerdict[]> {
  const wrong = wrongOptions(options) ?? wrongRoster(roster);
  if (wrong) return wrong;
  const { protectedCount = DEFAULT_PROTECTED_COUNT, allowKeeperDrops = false } = options;
  const byValue = roster.toSorted((a, b) => b.restOfSeasonValue - a.restOfSeasonValue || a.playerId - b.playerId);
  const freeInIr = heldInIr(byValue, options.irSlotsOpen);
  return solved(
    roster.map((player) => {
      const valueRank = byValue.indexOf(player) + 1;
      const isTop = valueRank <= protectedCount;
      const reasons: KeepReason[] = [];
      if (!player.isDroppable) reasons.push("undroppable");
      if (player.isUntouchable) reasons.push("untouchable");
      if (isTop && !allowKeeperDrops) reasons.push("top-value");
      if (player.isWantedEverywhere && !allowKeeperDrops) reasons.push("widely-rostered");
      if (isReturning(player, options.horizonDays)) reasons.push("returning");
      if (freeInIr.has(player)) reasons.push("free-ir");
      return {
        playerId: player.playerId,
        mayDrop: reasons.length === 0,
        reasons,
        valueRank,
        liftedBy: (isTop || player.isWantedEverywhere) && allowKeeperDrops ? "allow-keeper-drops" : null,
      };
    }),
  );
}

function isReturning({ absence }: HeldPlayer, horizonDays: number): boolean {
  if (!absence || absence.returnsInDays === null || absence.returnsInDays > horizonDays) return false;
  return absence.worthBack > absence.replacementWorth;
}

/**
 * Players held in IR: those already there with an eligible status, and the most valuable eligible others for the open
 * IR slots. A player out for the season does not hold an IR slot while another player lacks one and takes a roster
 * spot.
 */
function heldInIr(byValue: readonly HeldPlayer[], irSlotsOpen: number): ReadonlySet<HeldPlayer> {
  const eligible = byValue.filter(({ isIrEligible }) => isIrEligible);
  const outside = eligible.filter(({ isInIr }) => !isInIr);
  const isCrowded = outside.length > irSlotsOpen;
  const inside = eligible.filter(({ isInIr, restOfSeasonValue }) => isInIr && !(isCrowded && restOfSeasonValue <= 0));
  return new Set([...inside, ...outside.slice(0, irSlotsOpen)]);
}

type Fault = ReturnType<typeof fault>;

function wrongOptions({
  protectedCount = DEFAULT_PROTECTED_COUNT,
  horizonDays,
  irSlotsOpen,
}: KeepOptions): Fault | undefined {
  if (!isCount(protectedCount)) return fault("engine.bad-number", "protectedCount");
  if (!isCount(horizonDays)) return fault("engine.bad-number", "horizonDays");
  if (!isCount(irSlotsOpen)) return fault("engine.bad-number", "irSlotsOpen");
  return undefined;
}

function wrongRoster(roster: readonly HeldPlayer[]): Fault | undefined {
  const ids = roster.map(({ playerId }) => playerId);
  const wrong = wrongId(ids, "roster");
  if (wrong) return wrong;
  const repeated = repeatedId(ids);
  if (repeated !== undefined) return fault("engine.duplicate-player", `player ${repeated}`);
  for (const { playerId, restOfSeasonValue, absence } of roster) {
    const of = `of player ${playerId}`;
    if (!isUsableNumber(restOfSeasonValue)) return fault("engine.bad-number", `rest-of-season value ${of}`);
    if (!absence) continue;
    const { returnsInDays, worthBack, replacementWorth } = absence;
    if (returnsInDays !== null && !isCount(returnsInDays)) return fault("engine.bad-number", `return ${of}`);
    if (!isUsableNumber(worthBack) || !isUsableNumber(replacementWorth)) {
      return fault("engine.bad-number", `worth after the return ${of}`);
    }
  }
  return undefined;
}
