"use client";
/** The opponent's days, in the same measure as one's own. */
import type { WeekGridOutput } from "@/contract/planning/week-grid";
import { Card } from "../ui/card";
import { addsLeftIn, gamesLeftIn } from "../ui/counts-left";
import { SourceAge } from "../ui/source-age";
import { useLanguage, useWords } from "../words/words";
import { CategoryLine } from "./category-line";
import { WeekTable } from "./week-table";

export function WeekBeside({ of, nowMs }: { of: WeekGridOutput; nowMs: number }) {
  const [week, ui] = [useWords("week"), useWords("ui")];
  const language = useLanguage();
  const { addsLeft, addsPlanned } = of;
  const adds = addsLeftIn(ui, language, { addsLeft, addsPlanned, noLimit: week("unlimited") });
  return (
    <Card title={of.teamName} aside={<SourceAge of={of} nowMs={nowMs} />}>
      <dl className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-soft">
        <Pair name={week("gamesLeft")} value={gamesLeftIn(ui, language, of)} />
        <Pair name={week("addsLeft")} value={adds} />
      </dl>
      <WeekTable of={of} isCompact />
      <CategoryLine of={of} />
    </Card>
  );
}

function Pair({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-1.5">
      <dt>{name}</dt>
      <dd className="font-semibold text-ink tabular-nums">{value}</dd>
    </div>
  );
}
