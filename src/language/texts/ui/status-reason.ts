/** Which text of the cards says why a proposal no longer waits. */
import { DEMO_RESET_REASON } from "@/contract/planning/demo-reset-reason";
import { reasonCode } from "@/domain/proposals/earlier-reasons";
import type { StatusReason } from "@/domain/proposals/proposal";

const KEYS = {
  "move.day_over": "reason_dayOver",
  "move.player_taken": "reason_taken",
  "move.player_on_waivers": "reason_onWaivers",
  "move.roster_changed": "reason_roster",
  "move.lineup_changed": "reason_lineup",
  "move.day_closed": "reason_closed",
  "move.game_begun": "reason_begun",
  "move.adds_used_up": "reason_addsUsed",
  "move.rival_approved": "reason_rivalApproved",
  "move.rival_changed": "reason_rivalEdited",
  "move.newer_plan": "reason_newerPlan",
  "move.parent_declined": "reason_baseDeclined",
  "move.parent_changed": "reason_baseEdited",
  "move.parent_gone": "reason_baseGone",
  "move.not_decided": "reason_late",
  "move.withdrawn": "reason_withdrawn",
  "move.undone_elsewhere": "reason_undone",
  "move.added_only": "reason_addedOnly",
  "move.dropped_only": "reason_droppedOnly",
  [DEMO_RESET_REASON]: "reason_demoReset",
} as const satisfies Record<StatusReason | typeof DEMO_RESET_REASON, string>;

const isKnown = (code: string): code is keyof typeof KEYS => Object.hasOwn(KEYS, code);

/** @returns `undefined` for what no version of ours stored */
export function statusReasonKey(stored: string): (typeof KEYS)[keyof typeof KEYS] | undefined {
  const code = reasonCode(stored);
  return isKnown(code) ? KEYS[code] : undefined;
}
