/** Moves, gains and refusals as the planner writes them. Pure. */
import type { Language } from "@/contract/conversation/intent";
import type { WhatIfOutput } from "@/contract/planning/what-if";
import type { Words } from "@/language/texts/ui/messages";
import { moveRefusalKey } from "@/language/texts/ui/move-refusal";
import { signedIn } from "@/language/texts/ui/phrases";
import { shortDayIn } from "../time/day-and-age";

type Named = { readonly name: string } | null;
type Unit = WhatIfOutput["unit"];

export function moveIn(week: Words<"week">, { add, drop }: { add: Named; drop: Named }): string {
  if (add && drop) return week("moveSwap", { add: add.name, drop: drop.name });
  return add ? week("moveAdd", { add: add.name }) : week("moveDrop", { drop: drop?.name ?? "" });
}

/** Category values are small. */
export const gainIn = (week: Words<"week">, language: Language, gain: number, unit: Unit): string =>
  unit === "points"
    ? week("pointsGain", { gain: signedIn(language, gain, 1) })
    : week("valueGain", { gain: signedIn(language, gain, 3) });

/** Why moves cannot be made, in the page's language. */
export function refusalIn(
  week: Words<"week">,
  time: Words<"time">,
  { whyNotCode, possibleFrom }: Pick<WhatIfOutput, "whyNotCode" | "possibleFrom">,
): string {
  return whyNotCode === "later-only"
    ? week("refused_laterOnly", { day: shortDayIn(time, possibleFrom ?? "") })
    : week(moveRefusalKey(whyNotCode ?? "not-possible"));
}
