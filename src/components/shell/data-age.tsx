"use client";
/** Age of the league's data, with a refresh button. Refreshes by itself when the user returns to the page. */
import { clsx } from "clsx";
import { RefreshCw } from "lucide-react";
import { usePathname, useRouter } from "next/navigation";
import { useEffect, useRef, useTransition } from "react";
import type { ShellView } from "@/contract/league/shell-view";
import { agoIn } from "../time/day-and-age";
import { useNow } from "../time/use-now";
import { staleReasonIn } from "../ui/stale-reason";
import { useWords } from "../words/words";

type Props = { reading: NonNullable<ShellView["league"]>["reading"]; nowMs: number };

const REFRESH_AFTER_MS = 120_000;

export function DataAge({ reading, nowMs }: Props) {
  const shell = useWords("shell");
  const ui = useWords("ui");
  const time = useWords("time");
  const router = useRouter();
  const path = usePathname();
  const [isReading, startReading] = useTransition();
  const now = useNow(nowMs);
  const age = agoIn(time, reading.fetchedAt, now) ?? "";

  const readAgain = useRef(() => {});
  readAgain.current = () => {
    const isOld = Date.now() - Date.parse(reading.fetchedAt) > REFRESH_AFTER_MS;
    // Chat pages stream their own updates; refreshing here would render the conversation twice.
    if (isOld && document.visibilityState === "visible" && !path.startsWith("/chat")) {
      startReading(() => router.refresh());
    }
  };
  useEffect(() => {
    const onReturn = () => readAgain.current();
    document.addEventListener("visibilitychange", onReturn);
    return () => document.removeEventListener("visibilitychange", onReturn);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a soft navigation is the occasion, the path is not used
  useEffect(() => readAgain.current(), [path]);

  return (
    <button
      type="button"
      onClick={() => startReading(() => router.refresh())}
      disabled={isReading}
      title={reading.stale ? staleReasonIn(ui, reading.staleCode) : shell("refresh")}
      className={clsx(
        "inline-flex min-h-9 min-w-0 items-center gap-1.5 rounded-lg px-2 text-xs whitespace-nowrap hover:bg-raised max-md:min-h-8 max-md:px-1.5",
        reading.stale ? "bg-note text-note-ink" : "text-soft",
      )}
    >
      <RefreshCw aria-hidden="true" className={clsx("size-3.5 shrink-0", isReading && "motion-safe:animate-spin")} />
      <span aria-live="polite" className="truncate">
        {isReading ? shell("refreshing") : shell(reading.stale ? "dataOld" : "dataAge", { age })}
      </span>
    </button>
  );
}
