"use client";
/**
 * Says that this is the demo league and which day it has there, moves that day, and puts the demo back to its opening.
 */
import dynamic from "next/dynamic";
import { usePathname, useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { failureText, request } from "../api/request";
import { tellCardsChanged } from "../cards/card-channel";
import { dayIn, shortDayIn } from "../time/day-and-age";
import { Button } from "../ui/button";
import { useWords } from "../words/words";

const Confirm = dynamic(() => import("../ui/confirm").then((module) => module.Confirm), { loading: () => null });

export function DemoBanner({ initialDay }: { initialDay: string }) {
  const shell = useWords("shell");
  const ui = useWords("ui");
  const time = useWords("time");
  const router = useRouter();
  const path = usePathname();
  const [moved, setMoved] = useState({ from: initialDay, day: initialDay });
  const [isMoving, setIsMoving] = useState(false);
  const [isReading, startReading] = useTransition();
  const [failure, setFailure] = useState("");
  const [isAsking, setIsAsking] = useState(false);
  // A later day from the server overrides the one moved to here.
  const day = moved.from === initialDay ? moved.day : initialDay;

  const moveOn = async () => {
    setIsMoving(true);
    try {
      const answer = await request<{ day: string }>("/api/demo/clock", { body: { day: "next" } });
      setMoved({ from: initialDay, day: answer.day });
      setFailure("");
      tellCardsChanged();
      // A conversation does not change with the day, and refreshing its page would render it twice.
      if (!path.startsWith("/chat")) startReading(() => router.refresh());
    } catch (error) {
      setFailure(failureText(error, ui));
    }
    setIsMoving(false);
  };

  const reset = async () => {
    setIsMoving(true);
    try {
      await request("/api/demo/reset", { method: "POST" });
      tellCardsChanged();
      // Everything on the page may be about what is no more, the conversation's cards too.
      window.location.reload();
    } catch (error) {
      setFailure(failureText(error, ui));
      setIsMoving(false);
    }
  };

  const isBusy = isMoving || isReading;
  return (
    // The page below still shows the old day: `globals.css` grays it until the new one is there.
    <section
      aria-label={shell("demoLeague")}
      data-day-moves={isBusy ? "" : undefined}
      className="border-b border-note-line bg-note text-note-ink"
    >
      <div className="flex items-center gap-x-3 px-3 py-1.5 text-sm lg:px-6">
        <p className="min-w-0 flex-1">
          <strong className="whitespace-nowrap">{shell("demoLeague")}.</strong>{" "}
          <span className="max-md:sr-only">{shell("demoText")}</span>{" "}
          <strong aria-live="polite" className="max-sm:sr-only">
            {dayIn(time, day)}
          </strong>
          <span aria-hidden="true" className="whitespace-nowrap sm:hidden">
            {shortDayIn(time, day)}
          </span>
          <span role="status">{isBusy && ` · ${shell("readingDay")}`}</span>
          {failure !== "" && (
            <span role="alert" className="block text-bad">
              {failure}
            </span>
          )}
        </p>
        <div className="flex shrink-0 gap-2">
          <Button size="small" disabled={isBusy} onClick={moveOn}>
            {shell("nextDay")}
          </Button>
          <Button size="small" disabled={isBusy} onClick={() => setIsAsking(true)}>
            {shell("resetDemo")}
          </Button>
        </div>
      </div>
      {isAsking && (
        <Confirm
          isOpen
          onOpenChange={setIsAsking}
          title={shell("resetTitle")}
          action={shell("resetAction")}
          isDanger
          onConfirm={() => void reset()}
        >
          {shell("resetText")}
        </Confirm>
      )}
    </section>
  );
}
