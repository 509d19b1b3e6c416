/** Start, drop or hold: the answer to the question itself, from the official status alone. Pure. */

import type { PlayerStatusOutput } from "@/contract/tool-outputs";
import { addDays } from "@/domain/eastern-day";
import type { EasternDay } from "@/domain/ids";
import type { HoldVerdict } from "../languages/decisions";
import type { DropVerdict, Phrases, StartVerdict } from "../languages/phrases";
import type { Understanding } from "../understanding/understanding";

export type VerdictFocus = Pick<
  Understanding,
  "isRumour" | "isDropQuestion" | "isHoldQuestion" | "isStartQuestion" | "day" | "roles"
>;

const CANNOT_PLAY = new Set(["OUT", "INJURY_RESERVE", "SUSPENSION", "BEREAVEMENT", "PATERNITY"]);
/** From this share of leagues on, a dropped player is picked up the same day in practice. */
const WIDELY_OWNED_PERCENT = 80;
/** Up to this share nobody hurries to pick him up. */
const FEW_LEAGUES_PERCENT = 30;
/** Back tonight or tomorrow is worth waiting for; from the third day on the empty place has a price. */
const SHORT_ABSENCE_DAYS = 2;

/** @param today the league's day; without it a return date cannot be called near or far. */
export function verdictsOn(
  output: PlayerStatusOutput,
  focus: VerdictFocus,
  name: string,
  p: Phrases,
  today: EasternDay | undefined,
): string[] {
  const isToday = focus.day === undefined || (focus.day.kind === "offset" && focus.day.days === 0);
  if (focus.isRumour) return [p.dropVerdict("rumour", name), p.rumour(name)];
  if (focus.isHoldQuestion || (focus.isDropQuestion && isHurt(output)))
    return holdVerdicts(output, focus, name, p, today);
  return [
    ...(focus.isDropQuestion ? [p.dropVerdict(dropVerdict(output), name)] : []),
    ...(focus.isStartQuestion && isToday ? [p.startVerdict(startVerdict(output), name, p.status(output))] : []),
  ];
}

const isElsewhere = ({ ownership }: PlayerStatusOutput): boolean =>
  ownership !== "my roster" && ownership !== "unknown";
const isHurt = ({ status }: PlayerStatusOutput): boolean => status !== "ACTIVE" && status !== "UNKNOWN";
const isStar = ({ percentOwned }: PlayerStatusOutput): boolean => (percentOwned ?? 0) >= WIDELY_OWNED_PERCENT;

function dropVerdict(output: PlayerStatusOutput): DropVerdict {
  if (isElsewhere(output)) return "not-mine";
  if (isStar(output)) return "widely-owned";
  if (CANNOT_PLAY.has(output.status)) return "out";
  const isLittleOwned = output.percentOwned !== null && output.percentOwned <= FEW_LEAGUES_PERCENT;
  return isLittleOwned ? "replaceable" : "open";
}

function startVerdict(output: PlayerStatusOutput): StartVerdict {
  if (isElsewhere(output)) return "not-mine";
  if (CANNOT_PLAY.has(output.status)) return "out";
  if (output.nextGame?.isToday !== true) return "no-game";
  if (output.status === "UNKNOWN") return "unknown";
  return output.status === "ACTIVE" ? "fine" : "flagged";
}

function holdVerdicts(
  output: PlayerStatusOutput,
  focus: VerdictFocus,
  name: string,
  p: Phrases,
  today: EasternDay | undefined,
): string[] {
  const back = output.expectedReturn === null ? null : p.day(output.expectedReturn);
  const verdict = holdVerdict(output, today);
  if (verdict === "not-mine" && focus.isDropQuestion) return [p.dropVerdict("not-mine", name)];
  const isDropping = focus.isDropQuestion && verdict !== "not-mine";
  return [
    ...(isDropping ? [p.dropVerdict(dropVerdict(output), name)] : []),
    ...(isDropping && verdict === "soon" && !isStar(output)
      ? []
      : [p.holdVerdict(verdict, name, p.status(output), back)]),
    ...(verdict === "long" || verdict === "no-date" ? [p.freeIr(name)] : []),
  ];
}

function holdVerdict(output: PlayerStatusOutput, today: EasternDay | undefined): HoldVerdict {
  const { status, expectedReturn, nextGame } = output;
  if (isElsewhere(output)) return "not-mine";
  if (status === "UNKNOWN") return "unknown";
  if (status === "ACTIVE") return "fine";
  // Day to day with a game today is decided today.
  if (!CANNOT_PLAY.has(status) && (expectedReturn === null || nextGame?.isToday)) return "soon";
  if (expectedReturn === null) return "no-date";
  const isSoon = today !== undefined && expectedReturn <= addDays(today, SHORT_ABSENCE_DAYS);
  return isSoon ? "soon" : "long";
}
