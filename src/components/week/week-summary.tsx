"use client";
/** The week in four figures, with what the picked moves make of them. */
import type { ReactNode } from "react";
import type { WeekGridOutput } from "@/contract/planning/week-grid";
import { numberIn } from "@/language/texts/ui/phrases";
import { chanceIn } from "../cards/chance-words";
import { addsLeftIn, gamesLeftIn } from "../ui/counts-left";
import { Figure } from "../ui/figure";
import { useLanguage, useWords } from "../words/words";
import { digitsOf } from "./measure";

type Props = { base: WeekGridOutput; shown: WeekGridOutput };

export function WeekSummary({ base, shown }: Props) {
  const [week, ui] = [useWords("week"), useWords("ui")];
  const language = useLanguage();
  const chance = (of: WeekGridOutput) => (of.winProbability === null ? "–" : chanceIn(language, of.winProbability));
  const total = (of: WeekGridOutput) => numberIn(language, of.total, digitsOf(base));
  const games = (of: WeekGridOutput) => gamesLeftIn(ui, language, of);
  const adds = (of: WeekGridOutput) =>
    addsLeftIn(ui, language, { addsLeft: of.addsLeft, addsPlanned: of.addsPlanned, noLimit: week("unlimited") });
  const note = (of: (grid: WeekGridOutput) => string, otherwise: ReactNode) =>
    of(base) === of(shown) ? otherwise : week("before", { value: of(base) });
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 rounded-xl border border-line bg-surface p-4 shadow-card sm:grid-cols-4">
      <Figure label={week("winChance")} value={chance(shown)} note={note(chance, "\u00a0")} />
      <Figure
        label={week("toCome")}
        value={total(shown)}
        note={note(total, week(shown.unit === "points" ? "toComePoints" : "toComeValue"))}
      />
      <Figure label={week("gamesLeft")} value={games(shown)} note={week("ofWhichStart", { count: shown.starts })} />
      <Figure label={week("addsLeft")} value={adds(shown)} note={note(adds, "\u00a0")} />
    </dl>
  );
}
