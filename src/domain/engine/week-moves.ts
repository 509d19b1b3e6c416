/** Moves of the days left: asked for, planned, and with what each of them does. Shapes of `week-engine.ts`. */
import type { EasternDay, PlayerId } from "../ids";
import type { MoveJudgment } from "../moves/judge-move";
import type { StandPatReason } from "../plan/solve-week-plan";
import type { Labelled } from "./day-lineup";

export type DatedMove = { readonly day: EasternDay; readonly drop: PlayerId | null; readonly add: PlayerId | null };

export type ShownMove = { readonly day: EasternDay; readonly drop: Labelled | null; readonly add: Labelled | null };

export type MoveAdvice = {
  readonly drop: Labelled | null;
  readonly add: Labelled;
  readonly day: EasternDay;
  /** Gain over the days left, with lineups recomputed with and without the move. */
  readonly gain: number;
  /** Gain or loss over the season after this matchup, in `WeekEngine.laterUnit`. */
  readonly gainAfter: number;
  /** Both together, in the unit of the second: what moves are ranked by. */
  readonly total: number;
};

/** A matchup that is all but decided is a reason of its own: what is left of it is no reason to weaken the team. */
export type PlannedStandPat = StandPatReason | "nearly-won" | "nearly-lost";

export type PlannedWeek = {
  readonly moves: readonly DatedMove[];
  readonly standPat: PlannedStandPat | null;
  readonly gain: number;
  readonly gainAfter: number;
  /**
   * No legal plan is worth more over this matchup and the season after it, but for drops that bring less than the price of an add, which
   * are left out on purpose.
   */
  readonly proven: boolean;
};

export type PlanOptions = {
  readonly maxMoves?: number | undefined;
  /**
   * Player ids the plan must not drop, besides those in the user's preferences. Players in approved moves are never
   * moved again.
   */
  readonly untouchables?: readonly PlayerId[] | undefined;
  /** Defaults to the user's preference. */
  readonly allowKeeperDrops?: boolean | undefined;
  /** Free agents that must not be added. */
  readonly excludedAdds?: readonly PlayerId[] | undefined;
  /** Days left on which players may be added and dropped, both included; every day when left out. */
  readonly moveDays?: { readonly from: EasternDay; readonly to: EasternDay } | undefined;
  readonly signal?: AbortSignal | undefined;
};

export type StartOfDay = { readonly playerId: number; readonly period: number };

/** Effect of one move of a sequence, given the moves before it. */
export type MoveEffect = {
  readonly move: ShownMove;
  readonly gain: number;
  readonly gainAfter: number;
  /** Where the gain falls four times of five; `null` where it is not in points. */
  readonly interval80: readonly [number, number] | null;
  /** That the games it brings beat those it costs, 0 to 1. */
  readonly probabilityGain: number;
  /** `null` without an opponent. */
  readonly winProbability: { readonly before: number; readonly after: number } | null;
  /** Change of the chance to win, by category label; empty in points leagues. */
  readonly categories: Readonly<Record<string, number>>;
  /** Starts that the move adds and removes, for any player of the team. */
  readonly starts: { readonly gained: readonly StartOfDay[]; readonly lost: readonly StartOfDay[] };
  /** How many of them are of players who are not ruled out for the day: the starts that a person counts. */
  readonly playableStarts: { readonly gained: number; readonly lost: number };
  /** ESPN's share of leagues that roster the player dropped, 0 to 100, where nearly all of them do; `null` otherwise. */
  readonly givesUpPercent: number | null;
  /** Players in IR who start once the move has made room for them. */
  readonly leavesIr: readonly Labelled[];
  /** Verdict on the move with its reasons, the same on every surface. */
  readonly judgment: MoveJudgment;
  /** The player added, when his status is less than active: that the one dropped is out is why, not a warning. */
  readonly inDoubt: readonly Labelled[];
  /**
   * When it can no longer be done: the day's first tip-off where the league closes moves then, else that of either
   * player, else the end of the day. ISO 8601.
   */
  readonly expiresAt: string;
  /** `null` when nobody is added. */
  readonly addIsOnWaivers: boolean | null;
};
