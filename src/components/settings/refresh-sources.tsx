"use client";
/** Reloads the page's data. */
import { RefreshCw } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Button } from "../ui/button";
import { useWords } from "../words/words";

export function RefreshSources() {
  const say = useWords("settings");
  const router = useRouter();
  const [isLooking, startLooking] = useTransition();
  return (
    <Button size="small" disabled={isLooking} onClick={() => startLooking(() => router.refresh())}>
      <RefreshCw aria-hidden="true" className={isLooking ? "size-3.5 motion-safe:animate-spin" : "size-3.5"} />
      {isLooking ? say("working") : say("checkAgain")}
    </Button>
  );
}
