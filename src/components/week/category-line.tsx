"use client";
/** Expected totals of a team's days left in every category, and the change by moves. Nothing in points leagues. */
import { clsx } from "clsx";
import type { WeekGridOutput } from "@/contract/planning/week-grid";
import { signedIn } from "@/language/texts/ui/phrases";
import { useLanguage, useWords } from "../words/words";
import { categoryIn } from "./measure";

type Props = { of: WeekGridOutput; before?: WeekGridOutput };

export function CategoryLine({ of, before }: Props) {
  const week = useWords("week");
  const language = useLanguage();
  if (of.categories.length === 0) return null;
  return (
    <div className="mt-3 border-t border-line/70 pt-3">
      <h3 className="mb-1.5 text-xs font-medium text-soft">{week("line")}</h3>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-x-3 gap-y-1.5 tabular-nums">
        {of.categories.map((category) => {
          const amount = of.line[category];
          const was = before?.line[category];
          const factor = category.endsWith("%") ? 100 : 1;
          const shown = amount === undefined || was === undefined ? "" : signedIn(language, (amount - was) * factor, 1);
          const isChanged = /[1-9]/.test(shown);
          return (
            <div key={category}>
              <dt className="text-[0.6875rem] text-soft">{category}</dt>
              <dd className="text-sm font-medium">
                {amount === undefined ? "–" : categoryIn(language, category, amount)}{" "}
                {isChanged && (
                  <span
                    className={clsx("text-xs font-semibold", isBetter(of, category, shown) ? "text-good" : "text-bad")}
                  >
                    {shown}
                  </span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

const isBetter = ({ lowerIsBetter }: WeekGridOutput, category: string, change: string): boolean =>
  change.startsWith("+") !== lowerIsBetter.includes(category);
