/** Says that this is the demo league and which day it has there, and moves that day. */
import { useState } from "react";
import { failureFromBody } from "../chat/failure-words";
import { Button } from "../controls";
import { dayInWords } from "../time/time-words";

export function DemoBanner({ initialDay }: { initialDay: string }) {
  const [day, setDay] = useState(initialDay);
  const [isMoving, setIsMoving] = useState(false);
  const [failure, setFailure] = useState("");

  const move = async (target: "next" | "start") => {
    setIsMoving(true);
    const moved = await moveDemoDay(target);
    setIsMoving(false);
    setFailure(moved.failure);
    if (moved.day !== "") setDay(moved.day);
  };

  return (
    <section aria-label="Demo league" className="border-b border-note-line bg-note text-note-ink">
      <div className="mx-auto flex max-w-6xl items-center gap-x-3 px-4 py-2 text-sm">
        <p className="min-w-0 flex-1">
          <strong>Demo league.</strong>{" "}
          <span className="max-sm:sr-only">Invented teams in the real 2024-25 season. Today there:</span>{" "}
          <strong aria-live="polite">{dayInWords(day)}</strong>
          {failure !== "" && (
            <span role="alert" className="block text-bad">
              {failure}
            </span>
          )}
        </p>
        <div className="flex shrink-0 gap-2">
          <Button disabled={isMoving} onClick={() => move("next")}>
            Next day
          </Button>
          <Button disabled={isMoving} onClick={() => move("start")}>
            Back to start
          </Button>
        </div>
      </div>
    </section>
  );
}

async function moveDemoDay(day: "next" | "start"): Promise<{ day: string; failure: string }> {
  try {
    const response = await fetch("/api/demo/clock", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ day }),
    });
    if (!response.ok) return { day: "", failure: failureFromBody(await response.text()).message };
    const moved: { day: string } = await response.json();
    return { day: moved.day, failure: "" };
  } catch {
    return { day: "", failure: "The server does not answer, so the day was not moved." };
  }
}
