/** What a page shows of a conversation beside its messages, and who is told of a change. */
import type { Failure } from "./failure-words";

export type ConversationState = {
  threadId: string | undefined;
  activity: "idle" | "answering" | "reconnecting";
  isStopping: boolean;
  /** Why the running answer could not be stopped. */
  stopFailure: Failure | null;
  /** Why there is no answer, when the stored turns cannot say it. */
  failure: Failure | null;
  /** A question that could not be sent now and goes back into the text box. */
  returnedQuestion: string | null;
  /** Questions that wait for the running answer, the next one first. */
  queue: readonly QueuedQuestion[];
  /** The answer before them did not end well: whether they still make sense, the person decides. */
  isQueueHeld: boolean;
};

type QueuedQuestion = { id: number; text: string };

export type ConversationStore = {
  state(): ConversationState;
  update(change: Partial<ConversationState>): void;
  subscribe(listener: () => void): () => void;
};

/** @param isRunning the latest stored turn is still being answered */
export function createConversationStore(threadId: string | undefined, isRunning: boolean): ConversationStore {
  let state: ConversationState = {
    threadId,
    activity: isRunning ? "answering" : "idle",
    isStopping: false,
    stopFailure: null,
    failure: null,
    returnedQuestion: null,
    queue: [],
    isQueueHeld: false,
  };
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    update(change) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
