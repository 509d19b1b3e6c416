"use client";
/** Measure shown by the days of both weeks in category leagues: the value of a start, or one category. */
import { createContext, type ReactNode, use, useState } from "react";
import type { Language } from "@/contract/conversation/intent";
import type { WeekCell, WeekGridOutput } from "@/contract/planning/week-grid";
import { numberIn, percentIn } from "@/language/texts/ui/phrases";

/** `null`: points, or category value. */
type Measure = { category: string | null; choose(category: string | null): void };

const MeasureContext = createContext<Measure>({ category: null, choose: () => undefined });

export function MeasureProvider({ children }: { children: ReactNode }) {
  const [category, choose] = useState<string | null>(null);
  return <MeasureContext value={{ category, choose }}>{children}</MeasureContext>;
}

export const useMeasure = (): Measure => use(MeasureContext);

const LARGE_CATEGORY_VALUE = 0.5;

/** Points to a tenth; category values are small, and those of a league that counts won matchups smaller still. */
export function digitsOf({ unit, total }: Pick<WeekGridOutput, "unit" | "total">): number {
  if (unit === "points") return 1;
  return total >= LARGE_CATEGORY_VALUE ? 2 : 3;
}

export const categoryIn = (language: Language, category: string, amount: number): string =>
  category.endsWith("%") ? percentIn(language, amount, 1) : numberIn(language, amount, 1);

/** Text of a cell; `null` when nothing is expected. */
export function shownIn(
  language: Language,
  { expected, line }: Pick<WeekCell, "expected" | "line">,
  { category, digits }: { category: string | null; digits: number },
): string | null {
  if (category === null) return expected === null ? null : numberIn(language, expected, digits);
  const amount = line[category];
  return amount === undefined ? null : categoryIn(language, category, amount);
}
