/**
 * Reasons as versions before the codes wrote them: in cards of stored answers, and in exports that are brought back.
 */
import type { StatusReason } from "./proposal";

const CODES: Readonly<Record<string, StatusReason>> = {
  "the day is over": "move.day_over",
  "the player was taken": "move.player_taken",
  "the player went on waivers": "move.player_on_waivers",
  "the roster changed": "move.roster_changed",
  "the lineup changed": "move.lineup_changed",
  "the day's adds and drops are closed": "move.day_closed",
  "his game has begun": "move.game_begun",
  "the adds are used up": "move.adds_used_up",
  "another move of the same players was approved": "move.rival_approved",
  "another move was changed to one of the same players": "move.rival_changed",
  "a newer plan moves the same players": "move.newer_plan",
  "the move it builds on was declined": "move.parent_declined",
  "the move it builds on was changed": "move.parent_changed",
  "the move it builds on no longer stands": "move.parent_gone",
  "nobody decided in time": "move.not_decided",
  "given up before the hand-off was opened": "move.withdrawn",
  "undo.same-players": "move.undone_elsewhere",
  "added only": "move.added_only",
  "dropped only": "move.dropped_only",
};

/** The code of a stored reason; what is one already, or was never one of ours, stays as it is. */
export const reasonCode = (stored: string): string => CODES[stored] ?? stored;
