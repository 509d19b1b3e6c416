"use client";
/** Effect of the user's own what-if move: points with their spread, win probability, rest of season. */
import { clsx } from "clsx";
import { laterUnitOf } from "@/contract/planning/later-unit";
import type { WhatIfOutput } from "@/contract/planning/what-if";
import { numberIn, percentIn, signedIn, signedPercentIn } from "@/language/texts/ui/phrases";
import { laterIn } from "../cards/later-words";
import { shortDayIn } from "../time/day-and-age";
import { Figure } from "../ui/figure";
import { Notice } from "../ui/notice";
import { useLanguage, useWords } from "../words/words";

const toneOf = (change: number): string | false => change !== 0 && (change > 0 ? "text-good" : "text-bad");

export function WhatIfResult({ of }: { of: WhatIfOutput }) {
  const [player, time, ui] = [useWords("player"), useWords("time"), useWords("ui")];
  const language = useLanguage();
  const [move] = of.moves;
  if (!of.isLegal || !move) {
    return <Notice title={player("notPossible")}>{of.whyNot}</Notice>;
  }
  // Category values are small.
  const digits = of.unit === "points" ? 1 : 3;
  const { winProbability: win, interval80, categories } = move;
  const colored = (value: number, text: string) => <span className={clsx(toneOf(value))}>{text}</span>;
  return (
    <div className="space-y-3 rounded-lg bg-raised p-3">
      <p className="text-xs text-soft">{player("onDay", { day: shortDayIn(time, move.day) })}</p>
      <dl className="grid grid-cols-2 gap-3">
        <Figure
          label={player(of.unit === "points" ? "points_unit" : "category_unit")}
          value={colored(move.gain, signedIn(language, move.gain, digits))}
          note={
            interval80 === null
              ? player("likely", { share: percentIn(language, move.probabilityGain) })
              : player("interval", {
                  low: signedIn(language, interval80[0], digits),
                  high: signedIn(language, interval80[1], digits),
                })
          }
        />
        {win !== null && (
          <Figure
            label={player("winChance")}
            value={colored(win.change, signedPercentIn(language, win.change))}
            note={player("winChange", {
              before: percentIn(language, win.before, 1),
              after: percentIn(language, win.after, 1),
            })}
          />
        )}
        <Figure
          label={player("afterMatchup")}
          value={colored(move.gainAfter, laterIn(ui, language, move.gainAfter, laterUnitOf(of)))}
        />
        <Figure
          label={player("starts")}
          value={`+${numberIn(language, move.startsGained)} / −${numberIn(language, move.startsLost)}`}
          note={player("startsNote")}
        />
      </dl>
      {interval80 !== null && (
        <p className="text-xs text-soft">{player("likely", { share: percentIn(language, move.probabilityGain) })}</p>
      )}
      {Object.keys(categories).length > 0 && (
        <div>
          <p className="mb-1 text-xs text-soft">{player("categories")}</p>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums">
            {Object.entries(categories).map(([category, change]) => (
              <li key={category}>
                {category} {colored(change, signedPercentIn(language, change))}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
