"use client";
/** Where a figure comes from and how old it is, beside it; what is out of date says so and why. The age counts on. */
import { clsx } from "clsx";
import type { Provenance } from "@/contract/tool-outputs";
import { agoIn } from "../time/day-and-age";
import { useNow } from "../time/use-now";
import { useWords } from "../words/words";
import { Badge } from "./badge";
import { sourceIn } from "./source-name";
import { staleReasonIn } from "./stale-reason";

type Props = {
  of: Pick<Provenance, "source" | "fetchedAt" | "stale" | "staleCode">;
  /** When the server made the page, epoch milliseconds, so that both draw the same. */
  nowMs: number;
  className?: string;
};

export function SourceAge({ of, nowMs, className }: Props) {
  const [ui, time] = [useWords("ui"), useWords("time")];
  const now = useNow(nowMs);
  const source = sourceIn(ui, of.source);
  const age = agoIn(time, of.fetchedAt, now) ?? "";
  return (
    <span className={clsx("inline-flex flex-wrap items-baseline gap-x-1.5 text-xs text-soft", className)}>
      {of.stale && (
        <Badge tone="note">
          <span title={staleReasonIn(ui, of.staleCode)}>{ui("stale")}</span>
        </Badge>
      )}
      <span>{age === "" ? source : ui("sourceAndAge", { source, age })}</span>
    </span>
  );
}
