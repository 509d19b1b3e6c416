"use client";
/** The planner in the browser: what a team's days bring, moves tried out, and the opponent's days beside them. */
import { clsx } from "clsx";
import { type ReactNode, useRef, useState } from "react";
import type { WeekOutput } from "@/contract/planning/week-grid";
import { WithQueries } from "../api/queries";
import { Card } from "../ui/card";
import { Choices, SelectField } from "../ui/field";
import { SourceAge } from "../ui/source-age";
import { useWords } from "../words/words";
import { CategoryLine } from "./category-line";
import { MeasureProvider, useMeasure } from "./measure";
import { useWhatIf } from "./use-what-if";
import { WeekKey } from "./week-key";
import { WeekSummary } from "./week-summary";
import { WeekTable } from "./week-table";
import { WhatIfPanel } from "./what-if-panel";

type Props = {
  week: WeekOutput;
  /** The opponent's part, which is read after this one; absent without an opponent. */
  beside?: ReactNode;
  isOwnTeam: boolean;
  nowMs: number;
};

export function WeekBoard(props: Props) {
  return (
    <WithQueries>
      <MeasureProvider>
        <Board {...props} />
      </MeasureProvider>
    </WithQueries>
  );
}

type Side = "mine" | "theirs";

function Board({ week: base, beside, isOwnTeam, nowMs }: Props) {
  const week = useWords("week");
  const whatIf = useWhatIf(base);
  const [side, setSide] = useState<Side>("mine");
  const [isFormOpen, setFormOpen] = useState(false);
  const [drop, setDrop] = useState<number | null>(null);
  const formRef = useRef<HTMLDivElement>(null);
  const { opponent } = base;
  const askWhatIf = (playerId: number) => {
    setDrop(playerId);
    setFormOpen(true);
    // Once the form is there.
    requestAnimationFrame(() => formRef.current?.querySelector<HTMLInputElement>("input")?.focus());
  };
  return (
    <div className="space-y-4">
      <WeekSummary base={base} shown={whatIf.week} />
      <WhatIfPanel
        whatIf={whatIf}
        candidates={base.candidates}
        unit={base.unit}
        isOwnTeam={isOwnTeam}
        form={{ isOpen: isFormOpen, drop, setOpen: setFormOpen, setDrop }}
        formRef={formRef}
      />
      <div
        className={clsx(
          "flex flex-wrap items-end justify-between gap-3",
          base.categories.length === 0 && (opponent ? "xl:hidden" : "hidden"),
        )}
      >
        {opponent && (
          <div className="min-w-0 max-sm:w-full xl:hidden">
            <Choices<Side>
              label={week("weekShown")}
              name="week-side"
              value={side}
              options={[
                { value: "mine", label: base.teamName },
                { value: "theirs", label: opponent.teamName },
              ]}
              onChange={setSide}
            />
          </div>
        )}
        <MeasureChoice categories={base.categories} />
      </div>
      <div className={clsx("grid items-start gap-4", opponent && "xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]")}>
        <div className={clsx("min-w-0", side === "theirs" && "max-xl:hidden")}>
          <Card title={base.teamName} aside={<SourceAge of={whatIf.week} nowMs={nowMs} />}>
            <div aria-busy={whatIf.isWorking} className={clsx(whatIf.isWorking && "opacity-70")}>
              <WeekTable of={whatIf.week} onDrop={askWhatIf} />
            </div>
            <CategoryLine of={whatIf.week} before={base} />
          </Card>
        </div>
        {opponent && <div className={clsx("min-w-0", side === "mine" && "max-xl:hidden")}>{beside}</div>}
      </div>
      <WeekKey />
    </div>
  );
}

/** Category leagues alone: points need no choice. */
function MeasureChoice({ categories }: { categories: readonly string[] }) {
  const week = useWords("week");
  const { category, choose } = useMeasure();
  if (categories.length === 0) return null;
  return (
    <SelectField
      label={week("measure")}
      value={category ?? ""}
      onChange={(event) => choose(event.target.value === "" ? null : event.target.value)}
      className="w-52"
    >
      <option value="">{week("measureValue")}</option>
      {categories.map((each) => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </SelectField>
  );
}
