"use client";
/** Moves to try out: the engine's candidates, one's own, those picked, and what they do together. */
import { ChevronDown, RotateCcw, X } from "lucide-react";
import { type RefObject, useId } from "react";
import type { MoveCandidate } from "@/contract/planning/week-grid";
import { signedIn } from "@/language/texts/ui/phrases";
import { shortDayIn } from "../time/day-and-age";
import { Button, IconButton } from "../ui/button";
import { Card } from "../ui/card";
import { useLanguage, useWords } from "../words/words";
import { ask } from "./chosen-moves";
import { MoveForm } from "./move-form";
import { gainIn, moveIn } from "./move-words";
import { PrepareButton } from "./prepare-button";
import type { WhatIf } from "./use-what-if";
import { MoveEffect, WhatIfEffect } from "./what-if-effect";

type Props = {
  whatIf: WhatIf;
  candidates: readonly MoveCandidate[];
  unit: "points" | "category value";
  isOwnTeam: boolean;
  form: { isOpen: boolean; drop: number | null; setOpen(isOpen: boolean): void; setDrop(id: number | null): void };
  formRef: RefObject<HTMLDivElement | null>;
};

export function WhatIfPanel({ whatIf, candidates, unit, isOwnTeam, form, formRef }: Props) {
  const week = useWords("week");
  const formId = useId();
  const { picked } = whatIf;
  return (
    <Card title={week("whatIf")} aside={week(isOwnTeam ? "whatIfText" : "whatIfOther")}>
      <div className="space-y-3">
        <Candidates {...{ whatIf, candidates, unit }} />
        <div>
          <Button
            size="small"
            variant="quiet"
            className="-ml-2"
            aria-expanded={form.isOpen}
            aria-controls={formId}
            onClick={() => form.setOpen(!form.isOpen)}
          >
            <ChevronDown aria-hidden="true" className={form.isOpen ? "size-4 rotate-180" : "size-4"} />
            {week("ownMove")}
          </Button>
          <div id={formId} ref={formRef} hidden={!form.isOpen} className="mt-2">
            {form.isOpen && (
              <MoveForm
                week={whatIf.week}
                candidates={candidates}
                drop={form.drop}
                onDrop={form.setDrop}
                onPick={whatIf.pick}
              />
            )}
          </div>
        </div>
        {picked.length > 0 && <Picked whatIf={whatIf} unit={unit} />}
        <WhatIfEffect whatIf={whatIf} />
        {isOwnTeam && picked.length > 0 && (
          // Keyed by the moves, so that a message about other moves is not shown for these.
          <PrepareButton key={JSON.stringify(ask(picked))} whatIf={whatIf} teamId={whatIf.week.teamId} />
        )}
      </div>
    </Card>
  );
}

/** One press tries a whole move. */
function Candidates({ whatIf, candidates, unit }: Pick<Props, "whatIf" | "candidates" | "unit">) {
  const [week, time] = [useWords("week"), useWords("time")];
  const language = useLanguage();
  const headingId = useId();
  const used = new Set(whatIf.picked.flatMap(({ add, drop }) => [add?.playerId, drop?.playerId]));
  const offered = candidates.filter(
    ({ add, drop }) => !used.has(add.playerId) && (drop === null || !used.has(drop.playerId)),
  );
  if (candidates.length === 0) return <p className="text-sm text-soft">{week("noCandidates")}</p>;
  // Every candidate is already tried out, or drops a player who is gone by then.
  if (offered.length === 0) return <p className="text-sm text-soft">{week("candidatesUsed")}</p>;
  return (
    <div>
      <h3 id={headingId} className="mb-1.5 text-xs font-medium text-soft">
        {week("candidates")}
      </h3>
      <ul
        aria-labelledby={headingId}
        className="scrolls-x -mx-4 flex min-h-13 gap-2 overflow-x-auto px-4 py-0.5 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
      >
        {offered.map(({ add, drop, day, gain }) => {
          const shownDay = shortDayIn(time, day);
          const about = { add: add.name, day: shownDay, gain: gainIn(week, language, gain, unit) };
          return (
            <li key={add.playerId} className="max-w-[85%] shrink-0 sm:max-w-none">
              <button
                type="button"
                title={drop ? week("candidateLabel", { ...about, drop: drop.name }) : week("candidateAddLabel", about)}
                onClick={() => whatIf.pick({ day, add, drop })}
                className="flex h-full min-h-12 items-center gap-3 rounded-lg border border-line bg-surface px-3 py-1 text-left text-sm hover:border-accent hover:bg-raised"
              >
                <span className="min-w-0">
                  <span className="block leading-5">
                    {drop
                      ? week("candidateSwap", { add: add.name, drop: drop.name })
                      : week("candidateAdd", { add: add.name })}
                  </span>
                  <span className="block text-xs leading-4 text-soft">{shownDay}</span>
                </span>
                <span className="font-semibold text-good tabular-nums">
                  {signedIn(language, gain, unit === "points" ? 1 : 3)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Picked moves in order; each effect assumes the moves above it. */
function Picked({ whatIf, unit }: Pick<Props, "whatIf" | "unit">) {
  const [week, time] = [useWords("week"), useWords("time")];
  const headingId = useId();
  const { picked, answer } = whatIf;
  const effects = answer?.moves ?? [];
  const effectOf = (move: (typeof picked)[number]) =>
    effects.find(
      ({ day, add, drop }) =>
        day === move.day &&
        (add?.playerId ?? null) === (move.add?.playerId ?? null) &&
        (drop?.playerId ?? null) === (move.drop?.playerId ?? null),
    );
  return (
    <section aria-labelledby={headingId}>
      <div className="mb-1.5 flex items-center justify-between gap-3">
        <h3 id={headingId} className="text-xs font-medium text-soft">
          {week("tried")}
        </h3>
        <div className="flex gap-1">
          <Button size="small" variant="quiet" onClick={() => whatIf.takeBack(picked.length - 1)}>
            <RotateCcw aria-hidden="true" className="size-3.5" />
            {week("undo")}
          </Button>
          <Button size="small" variant="quiet" onClick={whatIf.clear}>
            {week("clear")}
          </Button>
        </div>
      </div>
      <ol className="divide-y divide-line/70 rounded-lg border border-line">
        {picked.map((move, index) => {
          const name = moveIn(week, move);
          const effect = effectOf(move);
          return (
            <li
              key={`${move.day}-${move.add?.playerId}-${move.drop?.playerId}`}
              className="flex items-center gap-2 py-1.5 pr-1 pl-3"
            >
              <div className="grid min-w-0 flex-1 items-center gap-x-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
                <p className="text-sm">
                  <span className="font-medium">{name}</span>{" "}
                  <span className="text-soft">{shortDayIn(time, move.day)}</span>
                </p>
                <div className="min-h-5">{effect && <MoveEffect of={effect} unit={unit} />}</div>
              </div>
              <IconButton label={week("remove", { move: name })} onClick={() => whatIf.takeBack(index)}>
                <X aria-hidden="true" className="size-4" />
              </IconButton>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
