/** Why a card no longer waits, in the language of the page. */
import { DEMO_RESET_REASON } from "@/contract/planning/demo-reset-reason";
import type { StatusReason } from "@/domain/proposals/proposal";
import type { Words } from "@/language/texts/ui/messages";

const KEYS = {
  "the day is over": "reason_dayOver",
  "the player was taken": "reason_taken",
  "the player went on waivers": "reason_onWaivers",
  "the roster changed": "reason_roster",
  "the lineup changed": "reason_lineup",
  "the day's adds and drops are closed": "reason_closed",
  "his game has begun": "reason_begun",
  "the adds are used up": "reason_addsUsed",
  "another move of the same players was approved": "reason_rivalApproved",
  "another move was changed to one of the same players": "reason_rivalEdited",
  "a newer plan moves the same players": "reason_newerPlan",
  "the move it builds on was declined": "reason_baseDeclined",
  "the move it builds on was changed": "reason_baseEdited",
  "the move it builds on no longer stands": "reason_baseGone",
  "nobody decided in time": "reason_late",
  "given up before the hand-off was opened": "reason_withdrawn",
  "undo.same-players": "reason_undone",
  [DEMO_RESET_REASON]: "reason_demoReset",
} as const satisfies Record<StatusReason | typeof DEMO_RESET_REASON, string>;

const isKnown = (reason: string): reason is keyof typeof KEYS => Object.hasOwn(KEYS, reason);

/** What earlier versions stored in other words is shown as it is. */
export const reasonIn = (say: Words<"cards">, reason: string): string => (isKnown(reason) ? say(KEYS[reason]) : reason);
