/** Mark beside a player that an approved move adds or drops: the day, and the step left to take. */

import { SOURCE_NAMES } from "@/contract/news/source-names";
import type { RosterChangeLabel } from "@/contract/tool-outputs";
import type { Words } from "@/language/texts/ui/messages";
import { weekdayIn } from "../time/day-and-age";
import { Badge } from "../ui/badge";

type Say = { ui: Words<"ui">; time: Words<"time"> };
type Props = {
  change: RosterChangeLabel | undefined;
  /** Source of the answer that has the player: the demo makes its own moves. */
  source: string;
  words: Say;
};

export function PlannedMark({ change, source, words }: Props) {
  if (!change) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 gap-y-0.5 text-xs font-normal">
      {!change.isSeen && <Badge tone="accent">{words.ui("planned")}</Badge>}
      <span>{changeIn(words, change, source)}</span>
    </span>
  );
}

/** "Joins Sat once you make the move on ESPN", "Leaves Sat". */
export function changeIn({ ui, time }: Say, { kind, day, isSeen }: RosterChangeLabel, source: string): string {
  const weekday = weekdayIn(time, day);
  if (kind === "leaves") return ui("leavesOn", { day: weekday });
  return ui(isSeen || source === SOURCE_NAMES.demo ? "joinsOn" : "joinsOnceMade", { day: weekday });
}
