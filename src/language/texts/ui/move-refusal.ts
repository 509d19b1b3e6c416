/** Which text of the planner says why moves cannot be made. */
import type { MoveRefusalCode } from "@/contract/planning/move-refusals";

const KEYS = {
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
  "later-only": "refused_laterOnly",
  "no-room": "refused_noRoom",
  "reserve-first": "refused_reserveFirst",
  "position-limit": "refused_positionLimit",
  "not-possible": "refused_notPossible",
} as const satisfies Record<MoveRefusalCode, string>;

export const moveRefusalKey = <Code extends MoveRefusalCode>(code: Code): (typeof KEYS)[Code] => KEYS[code];
