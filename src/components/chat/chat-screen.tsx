"use client";
/** The chat page, for a new conversation and a stored one alike. */
import "../without-eval";
import { useEffect, useRef, useState } from "react";
import { DemoBanner } from "../demo/demo-banner";
import { ThreadList, type ThreadSummary } from "../threads/thread-list";
import { useNow } from "../time/use-now";
import { progressOf } from "./answer-view";
import { Composer } from "./composer";
import type { StoredTurn } from "./stored-turns";
import { Transcript } from "./transcript";
import { useConversation } from "./use-conversation";
import { Welcome } from "./welcome";

export type ChatScreenProps = {
  threadId?: string;
  turns: readonly StoredTurn[];
  threads: readonly ThreadSummary[];
  /** The demo league's day, YYYY-MM-DD; `null` for a real league. */
  demoDay: string | null;
  maxQuestionChars: number;
  /** When the server made the page, epoch milliseconds. */
  loadedAtMs: number;
};

export function ChatScreen({ threadId, turns, threads, demoDay, maxQuestionChars, loadedAtMs }: ChatScreenProps) {
  const { conversation, messages, state } = useConversation(threadId, turns);
  const nowMs = useNow(loadedAtMs);
  const recent = useRecentThreads(threads, messages.findLast(({ role }) => role === "assistant")?.id);
  const isNew = messages.length === 0;
  const ask = (question: string) => void conversation.ask(question);
  return (
    <>
      {demoDay !== null && <DemoBanner initialDay={demoDay} />}
      <div className="mx-auto flex w-full max-w-6xl flex-1 flex-col gap-x-10 px-4 lg:flex-row">
        <main id="main" className="flex min-w-0 flex-1 flex-col lg:order-2">
          <div className="flex-1">
            {isNew ? (
              <Welcome onAsk={ask} />
            ) : (
              <Transcript messages={messages} state={state} nowMs={nowMs} onRetry={() => void conversation.retry()} />
            )}
          </div>
          <Composer
            state={state}
            note={progressOf(messages)}
            maxChars={maxQuestionChars}
            onAsk={ask}
            onStop={() => void conversation.stop()}
          />
        </main>
        <div
          className={`-mx-2 pt-6 pb-8 lg:sticky lg:top-0 lg:block lg:max-h-dvh lg:w-60 lg:shrink-0 lg:self-start lg:overflow-y-auto lg:pt-6 ${isNew ? "" : "hidden"}`}
        >
          <ThreadList threads={recent} currentId={state.threadId} nowMs={nowMs} />
        </div>
      </div>
    </>
  );
}

/** The list as the page got it, read anew when a run begins: its conversation is then the latest. */
function useRecentThreads(initial: readonly ThreadSummary[], latestRunId: string | undefined) {
  const [threads, setThreads] = useState(initial);
  const knownRunId = useRef(latestRunId);
  useEffect(() => {
    if (latestRunId === knownRunId.current) return;
    knownRunId.current = latestRunId;
    readThreads().then(
      (read) => setThreads(read),
      // The old list stays: the conversation itself says when the server is gone.
      () => undefined,
    );
  }, [latestRunId]);
  return threads;
}

async function readThreads(): Promise<readonly ThreadSummary[]> {
  const response = await fetch("/api/threads", { cache: "no-store" });
  if (!response.ok) throw new Error(`the list was refused with ${response.status}`);
  const body: { threads: ThreadSummary[] } = await response.json();
  return body.threads;
}
