/** Moves, gains and refusals as the planner writes them. Pure. */
import type { Language } from "@/contract/conversation/intent";
import type { MoveRefusalCode, WhatIfOutput } from "@/contract/planning/what-if";
import type { Words } from "@/language/texts/ui/messages";
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

const REFUSALS = {
  "already-mine": "refused_alreadyMine",
  "already-planned": "refused_alreadyPlanned",
  opponents: "refused_opponents",
  "not-free": "refused_notFree",
  "no-adds-left": "refused_noAddsLeft",
  "too-many-adds": "refused_tooManyAdds",
  "not-on-roster": "refused_notOnRoster",
  "gone-by-then": "refused_goneByThen",
  undroppable: "refused_undroppable",
  "roster-full": "refused_rosterFull",
  "no-room": "refused_noRoom",
  "reserve-first": "refused_reserveFirst",
  "not-possible": "refused_notPossible",
} as const satisfies Record<Exclude<MoveRefusalCode, "later-only">, string>;

/** Why moves cannot be made, in the page's language. */
export function refusalIn(
  week: Words<"week">,
  time: Words<"time">,
  { whyNotCode, possibleFrom }: Pick<WhatIfOutput, "whyNotCode" | "possibleFrom">,
): string {
  if (whyNotCode === "later-only") {
    return week("refused_laterOnly", { day: shortDayIn(time, possibleFrom ?? "") });
  }
  return week(REFUSALS[whyNotCode ?? "not-possible"]);
}
