"use client";
/** Effect of the picked moves: loading, result, or error. */
import { clsx } from "clsx";
import { LoaderCircle } from "lucide-react";
import { laterRounded, laterUnitOf } from "@/contract/planning/later-unit";
import type { WhatIfOutput } from "@/contract/planning/what-if";
import { percentIn, signedIn, signedPercentIn } from "@/language/texts/ui/phrases";
import { failureText, RequestFailed } from "../api/request";
import { GainInterval } from "../cards/gain-interval";
import { laterIn } from "../cards/later-words";
import { Button } from "../ui/button";
import { Failure } from "../ui/failure";
import { Notice } from "../ui/notice";
import { useLanguage, useWords } from "../words/words";
import { gainIn, refusalIn } from "./move-words";
import type { WhatIf } from "./use-what-if";

const toneOf = (change: number) => change !== 0 && (change > 0 ? "text-good" : "text-bad");

type MoveEffectProps = { of: WhatIfOutput["moves"][number] } & Pick<WhatIfOutput, "unit" | "laterUnit">;

/** Effect of one move, given the moves above it. */
export function MoveEffect({ of, unit, laterUnit }: MoveEffectProps) {
  const [week, ui] = [useWords("week"), useWords("ui")];
  const language = useLanguage();
  const { gain, interval80, probabilityGain, gainAfter } = of;
  const digits = unit === "points" ? 1 : 3;
  const unitAfter = laterUnitOf({ unit, laterUnit });
  const later = laterRounded(gainAfter, unitAfter);
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-xs text-soft tabular-nums">
      <span className={clsx("text-sm font-semibold", toneOf(gain))}>{gainIn(week, language, gain, unit)}</span>
      {interval80 && (
        <>
          <span className="w-20 max-sm:hidden">
            <GainInterval low={interval80[0]} high={interval80[1]} gain={gain} />
          </span>
          <span>
            {week("interval", {
              low: signedIn(language, interval80[0], digits),
              high: signedIn(language, interval80[1], digits),
            })}
          </span>
        </>
      )}
      <span>{week("likely", { share: percentIn(language, probabilityGain) })}</span>
      {later !== 0 && <span>{week("seasonAfter", { gain: laterIn(ui, language, gainAfter, unitAfter) })}</span>}
    </div>
  );
}

export function WhatIfEffect({ whatIf }: { whatIf: WhatIf }) {
  const [week, ui, time] = [useWords("week"), useWords("ui"), useWords("time")];
  const { answer, isWorking, isPaused, error, picked } = whatIf;
  const retry = (
    <Button size="small" onClick={whatIf.retry}>
      {ui("retry")}
    </Button>
  );
  return (
    <div className={clsx("relative", picked.length > 0 ? "min-h-10" : "-mt-3")}>
      <SearchResult whatIf={whatIf} />
      {isWorking && (
        <p aria-hidden="true" className="flex items-center gap-2 py-2 text-sm text-soft">
          <LoaderCircle className="size-4 text-accent motion-safe:animate-spin" />
          {week("working")}
        </p>
      )}
      {isPaused && <Notice actions={retry}>{ui("connectionLost")}</Notice>}
      {error && (
        <Failure
          title={week("failed")}
          failure={{
            code: error instanceof RequestFailed ? error.code : "request.failed",
            message: failureText(error, ui),
          }}
          ui={ui}
          actions={retry}
        />
      )}
      {answer && !answer.isLegal && (
        <Notice
          title={week("notPossible")}
          actions={
            <Button size="small" onClick={() => whatIf.takeBack(picked.length - 1)}>
              {week("takeBack")}
            </Button>
          }
        >
          {refusalIn(week, time, answer)}
        </Notice>
      )}
      {answer?.isLegal && <Together of={answer} />}
    </div>
  );
}

/** Gain and chance of all of them. */
function Together({ of }: { of: WhatIfOutput }) {
  const week = useWords("week");
  const language = useLanguage();
  const { winProbability: win } = of;
  const changes = categoryChanges(of);
  return (
    <div className="rounded-lg bg-raised px-3 py-2">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm tabular-nums">
        <span className="text-xs text-soft">{week("together")}</span>
        <span className={clsx("text-base font-semibold", toneOf(of.gain))}>
          {gainIn(week, language, of.gain, of.unit)}
        </span>
        {win && (
          <span>
            <span className="text-soft">{week("winChance")}</span> {percentIn(language, win.before, 1)} →{" "}
            <span className="font-semibold">{percentIn(language, win.after, 1)}</span>{" "}
            <span className={clsx("font-semibold", toneOf(win.change))}>({signedPercentIn(language, win.change)})</span>
          </span>
        )}
      </p>
      {changes.length > 0 && (
        <div className="mt-1.5">
          <h4 className="text-xs text-soft">{week("categoryChances")}</h4>
          <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm tabular-nums">
            {changes.map(([category, change]) => (
              <li key={category}>
                {category}{" "}
                <span className={clsx("font-medium", toneOf(change))}>{signedPercentIn(language, change)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/**
 * Category changes of a single move: for several moves they are shown one by one, since their sum is not meaningful.
 */
function categoryChanges({ moves, week }: WhatIfOutput): [string, number][] {
  const [only, ...others] = moves;
  if (!only || others.length > 0) return [];
  return (week?.categories ?? []).flatMap((category) => {
    const change = only.categories[category];
    return change === undefined ? [] : [[category, change] as [string, number]];
  });
}

/** For those who do not see the grid change. */
function SearchResult({ whatIf: { answer, isWorking, picked } }: { whatIf: WhatIf }) {
  const [week, time] = [useWords("week"), useWords("time")];
  const language = useLanguage();
  const message = () => {
    if (isWorking) return week("working");
    if (picked.length === 0) return "";
    if (!answer) return "";
    if (!answer.isLegal) return `${week("notPossible")}. ${refusalIn(week, time, answer)}`;
    const gain = gainIn(week, language, answer.gain, answer.unit);
    const win = answer.winProbability;
    if (!win) return week("resultNoChance", { gain });
    const [before, after] = [percentIn(language, win.before, 1), percentIn(language, win.after, 1)];
    return week("result", { gain, before, after });
  };
  return (
    <p role="status" className="sr-only">
      {message()}
    </p>
  );
}
