/** Limits of today's moves, and what their forecasts leave out. Pure. */
import type { WeekPlanOutput } from "@/contract/planning/engine-outputs";
import type { Phrases } from "../texts/answers/phrases";
import { safeName } from "./markdown";

/** A league's limits on games by slot, which nothing that is forecast counts against; nothing without any. */
export const limitsNotCounted = ({ gamesLimits }: Pick<WeekPlanOutput, "gamesLimits">, p: Phrases): string[] =>
  gamesLimits.length === 0
    ? []
    : [p.limitsNotCounted(gamesLimits.map(({ slot, games }) => p.gamesLimit(safeName(slot), games)).join(", "))];

export const closedToday = (
  { areMovesClosedToday }: Pick<WeekPlanOutput, "areMovesClosedToday">,
  p: Phrases,
): string[] => (areMovesClosedToday ? [p.movesClosedToday] : []);
