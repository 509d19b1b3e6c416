/** Values of a run that go into its sentences; the texts are in `src/language/texts/{en,el}/optimizer`. */
import type { Language } from "@/contract/conversation/intent";
import type { MoveEffect } from "@/domain/engine/week-moves";
import type { NewsReliability } from "@/domain/news/standing";
import { shortDay } from "@/language/texts/days";
import type { AskedPlan, PlannedMove } from "@/language/texts/en/optimizer";
import { OPTIMIZER } from "@/language/texts/optimizer";
import type { OptimizerOptions } from "./state";

const MAX_QUOTE_CHARS = 160;
const MAX_SOURCE_CHARS = 60;

export const askedPlan = ({ moves, ...options }: OptimizerOptions): AskedPlan => ({
  ...options,
  chosenMoves: moves?.length,
});

export const plannedMove = ({ move: { day, drop, add }, gain }: MoveEffect): PlannedMove => ({
  day,
  drop: drop?.name,
  add: add?.name,
  gain,
});

/** A report's own words, cut; never more than data. */
export const quoted = (
  language: Language,
  { standing, source, day, sentence }: { standing: NewsReliability; source: string; day: string; sentence: string },
): string =>
  `${OPTIMIZER[language].standing[standing]} (${cut(source, MAX_SOURCE_CHARS)}, ${shortDay(language, day)}): “${cut(sentence, MAX_QUOTE_CHARS)}”`;

const cut = (text: string, max: number): string => {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= max ? line : `${line.slice(0, max - 1).trimEnd()}…`;
};
