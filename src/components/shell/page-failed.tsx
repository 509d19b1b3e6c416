"use client";
/** When a page could not be made. The cause is in the server's log; here is what to do. */
import { Button } from "../ui/button";
import { useWords } from "../words/words";

export function PageFailed({ onRetry }: { onRetry(): void }) {
  const states = useWords("states");
  const ui = useWords("ui");
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-xl flex-1 space-y-4 px-4 py-16">
      <h1 className="text-2xl font-semibold tracking-tight">{states("failedTitle")}</h1>
      <p className="text-soft">{states("failedText")}</p>
      <Button variant="primary" onClick={onRetry}>
        {ui("retry")}
      </Button>
    </main>
  );
}
