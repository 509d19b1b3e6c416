"use client";
/** The chat page, for a new conversation and a stored one alike. */
import "../without-eval";
import dynamic from "next/dynamic";
import { useEffect, useRef } from "react";
import type { ThreadsOutput } from "@/contract/conversation/threads";
import type { ShellView } from "@/contract/league/shell-view";
import { ThreadList } from "../threads/thread-list";
import { UndoNotice } from "../threads/undo-notice";
import { type ThreadSummary, useThreads } from "../threads/use-threads";
import { leagueNow } from "../time/league-now";
import { useNow } from "../time/use-now";
import { useWords } from "../words/words";
import { progressOf } from "./answer/answer-view";
import { questionOf } from "./chat-message";
import { Composer } from "./composer";
import type { StoredTurn } from "./stored-turn";
import { useConversation } from "./use-conversation";
import { Welcome } from "./welcome";

// Answer components are not needed before the first question; without them the page opens sooner.
const ConversationHeader = dynamic(() => import("./conversation-header").then((module) => module.ConversationHeader));
const Transcript = dynamic(() => import("./transcript").then((module) => module.Transcript));

export type ChatScreenProps = {
  /** The stored conversation; absent for a new one. */
  thread?: ThreadSummary;
  turns: readonly StoredTurn[];
  threads: ThreadsOutput;
  maxQuestionChars: number;
  /** When the server made the page, epoch milliseconds. */
  loadedAtMs: number;
  leagueClock: ShellView["clock"];
};

export function ChatScreen(props: ChatScreenProps) {
  const { thread: stored, turns, threads, maxQuestionChars, loadedAtMs, leagueClock } = props;
  const chat = useWords("chat");
  const { conversation, messages, state } = useConversation(stored?.threadId, turns);
  const nowMs = useNow(loadedAtMs);
  const leagueNowMs = leagueNow(leagueClock, { madeAtMs: loadedAtMs, nowMs });
  const list = useThreads(threads, (threadId) => {
    if (threadId === conversation.state().threadId) window.location.assign("/chat");
  });
  useRefreshedBy(messages.findLast(({ role }) => role === "assistant")?.id, list.refresh);
  const isNew = messages.length === 0;
  const isIdle = state.activity === "idle";
  const ask = (question: string) => void conversation.ask(question);
  const thread = list.threads.find(({ threadId }) => threadId === state.threadId) ?? stored;
  return (
    // Columns have their width before the list arrives, which comes after a long conversation: it would push it aside.
    <div className="mx-auto flex w-full max-w-6xl flex-1 flex-col gap-x-8 px-4 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:px-6">
      <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col lg:col-start-2 lg:row-start-1">
        <div className="flex-1">
          {isNew ? (
            <Welcome onAsk={ask} />
          ) : (
            <>
              <ConversationHeader
                thread={thread}
                title={questionOf(messages[0])}
                list={list}
                nowMs={nowMs}
                onRestore={isIdle ? (checkpointId) => void conversation.restore(checkpointId) : undefined}
              />
              <Transcript
                messages={messages}
                state={state}
                nowMs={nowMs}
                leagueNowMs={leagueNowMs}
                maxChars={maxQuestionChars}
                onRetry={() => void conversation.retry()}
                onAskInstead={(runId, question) => void conversation.askInstead(runId, question)}
              />
            </>
          )}
        </div>
        <Composer
          state={state}
          note={progressOf(messages, chat)}
          maxChars={maxQuestionChars}
          onAsk={ask}
          onStop={() => void conversation.stop()}
          onCancelQueued={conversation.cancelQueued}
          onSendQueued={() => void conversation.sendQueued()}
        />
      </main>
      <div
        className={`-mx-2 pt-6 pb-8 lg:sticky lg:top-(--top-bar) lg:col-start-1 lg:row-start-1 lg:block lg:max-h-[calc(100dvh-var(--top-bar))] lg:w-60 lg:self-start lg:overflow-y-auto lg:pt-4 ${isNew ? "" : "hidden"}`}
      >
        <ThreadList list={list} currentId={state.threadId} nowMs={nowMs} />
      </div>
      <UndoNotice list={list} />
    </div>
  );
}

/** Reloads the list when a run begins: its conversation is then the latest. */
function useRefreshedBy(latestRunId: string | undefined, refresh: () => void): void {
  const knownRunId = useRef(latestRunId);
  useEffect(() => {
    if (latestRunId === knownRunId.current) return;
    knownRunId.current = latestRunId;
    refresh();
  }, [latestRunId, refresh]);
}
