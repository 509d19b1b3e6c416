/** The categories that a question names, turnovers among them: no filter of free agents has those. Pure. */
import { TURNOVERS } from "../questions/understanding/focus/turnovers";
import { lineOf } from "../questions/understanding/reading";
import type { Understanding } from "../questions/understanding/understood-question";

export const namedCategories = ({
  freeAgentFilter,
  question,
}: Pick<Understanding, "freeAgentFilter" | "question">): readonly string[] => [
  ...(freeAgentFilter.targetCategories ?? []),
  ...(TURNOVERS.test(lineOf(question)) ? ["TO"] : []),
];
