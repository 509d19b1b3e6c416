"use client";
/** When a page could not be made. The cause is in the server's log; here is what to do. */
import { Button } from "@/components/controls";

export default function PageFailed({ reset }: { reset: () => void }) {
  return (
    <main id="main" className="mx-auto w-full max-w-xl space-y-4 px-4 py-16">
      <h1 className="text-2xl font-semibold">This page could not be made</h1>
      <p className="text-soft">
        Something failed on the server. Your conversations are stored and nothing is lost. Try again; if it stays, look
        at the terminal in which FanVise runs.
      </p>
      <Button look="primary" onClick={reset}>
        Try again
      </Button>
    </main>
  );
}
