"use client";
/** Legend of the table's marks. */
import { clsx } from "clsx";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "../words/words";

const SWATCH = "inline-block h-4 w-6 rounded-md border";

export function WeekKey() {
  const week = useWords("week");
  return (
    <section aria-label={week("key")} className="flex flex-wrap gap-x-5 gap-y-1.5 text-xs text-soft">
      <Entry mark={<span className={clsx(SWATCH, "border-transparent bg-mine/12")} />}>{week("keyStarts")}</Entry>
      <Entry mark={<span className={clsx(SWATCH, "border-line")} />}>{week("keySits")}</Entry>
      <Entry mark={<Lock className="size-3.5" />}>{week("keyLocked")}</Entry>
      <Entry mark={<span className={clsx(SWATCH, "border-dashed border-soft")} />}>{week("keySecond")}</Entry>
      <Entry mark={<span className={clsx(SWATCH, "border-transparent ring-2 ring-good")} />}>{week("keyIn")}</Entry>
      <Entry mark={<span className={clsx(SWATCH, "border-transparent ring-2 ring-bad")} />}>{week("keyOut")}</Entry>
    </section>
  );
}

function Entry({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className="inline-flex">
        {mark}
      </span>
      {children}
    </span>
  );
}
