/** Start, drop or hold: the answer to the question itself. Pure. */

import type { PlayerStatusOutput } from "@/contract/tool-outputs";
import { CANNOT_PLAY } from "@/domain/players/player";
import { IR_STATUSES } from "@/domain/week/league-week";
import type { Understanding } from "../questions/understanding/understood-question";
import type { Phrases, StartVerdict } from "../texts/answers/phrases";
import { wordAdvice } from "./word-advice";

export type VerdictFocus = Pick<
  Understanding,
  "isRumour" | "asksReserve" | "isDropQuestion" | "isHoldQuestion" | "isStartQuestion" | "day" | "roles"
>;

export function verdictsOn(output: PlayerStatusOutput, focus: VerdictFocus, name: string, p: Phrases): string[] {
  const isToday = focus.day === undefined || (focus.day.kind === "offset" && focus.day.days === 0);
  if (focus.isRumour) {
    const asksToAct = (focus.isDropQuestion || focus.isHoldQuestion) && !isElsewhere(output);
    return [...(asksToAct ? [p.dropVerdict("rumour", name)] : []), p.rumour(name)];
  }
  if (focus.asksReserve) return [p.reserve(name, p.status(output), mayBeOnReserve(output), output.slot === "IR")];
  if (focus.isHoldQuestion || focus.isDropQuestion) {
    if (isElsewhere(output)) return [p.dropVerdict(focus.isDropQuestion ? "not-mine" : "nothing-to-hold", name)];
    return output.advice ? wordAdvice(output.advice, output, p) : [p.noAdvice(name)];
  }
  return focus.isStartQuestion && isToday ? [p.startVerdict(startVerdict(output), name, p.status(output))] : [];
}

/** `null` where the status is not known. */
const mayBeOnReserve = ({ status }: PlayerStatusOutput): boolean | null =>
  status === "UNKNOWN" ? null : IR_STATUSES.has(status);

const isElsewhere = ({ ownership }: PlayerStatusOutput): boolean =>
  ownership !== "my roster" && ownership !== "unknown";

function startVerdict(output: PlayerStatusOutput): StartVerdict {
  if (isElsewhere(output)) return output.nextGame?.isToday === false && !output.gameBegun ? "no-game" : "not-mine";
  if (CANNOT_PLAY.has(output.status)) return "out";
  if (output.nextGame?.isToday !== true) return output.gameBegun ? "begun" : "no-game";
  if (output.status === "UNKNOWN") return "unknown";
  return output.status === "ACTIVE" ? "fine" : "flagged";
}
