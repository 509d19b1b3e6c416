/**
 * One conversation in the browser: asks, follows the answer, and finds it again after anything.
 *
 * The run belongs to the server. When its stream breaks, or ends in any other way than well, the stored turns say what
 * became of it, and a run that is still going is followed again from its start. So a reload, a lost connection, a stop
 * and a failure all end with what a later visit would show.
 */
import { Chat } from "@ai-sdk/react";
import type { ChatMessage } from "./chat-message";
import { questionOf } from "./chat-message";
import { CHAT_PATH, createConversationTransport } from "./conversation-transport";
import { CONNECTION_LOST, type Failure, failureFromBody, failureOf } from "./failure-words";
import { messagesOfTurns, type StoredTurn } from "./stored-turns";

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
};

export type ConversationOptions = {
  threadId: string | undefined;
  turns: readonly StoredTurn[];
  fetch: typeof globalThis.fetch;
  /** Waits before another try; a test passes its own. */
  pause: (ms: number) => Promise<void>;
  /** A new conversation got its id. */
  onThread(threadId: string): void;
};

export type Conversation = {
  chat: Chat<ChatMessage>;
  state(): ConversationState;
  subscribe(listener: () => void): () => void;
  /** Follows the answer that was running when the page was made. */
  open(): Promise<void>;
  ask(question: string): Promise<void>;
  stop(): Promise<void>;
  /** Asks the last question again, or looks for its answer when the connection was lost. */
  retry(): Promise<void>;
  /** Takes over what another tab has asked meanwhile. */
  lookAgain(): Promise<void>;
};

/** Waits between the tries to find a lost answer: about half a minute, as long as a server takes to start again. */
const RETRY_DELAYS_MS = [0, 300, 700, 1_500, 3_000, 5_000, 8_000, 12_000];

/** How the latest stream ended. `runId` is absent when the question was not accepted. */
type StreamEnd = { runId: string | undefined; isComplete: boolean };

export function createConversation(options: ConversationOptions): Conversation {
  let state: ConversationState = {
    threadId: options.threadId,
    activity: options.turns.at(-1)?.status === "running" ? "answering" : "idle",
    isStopping: false,
    stopFailure: null,
    failure: null,
    returnedQuestion: null,
  };
  const listeners = new Set<() => void>();
  const update = (change: Partial<ConversationState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  let isOpened = false;
  let streamEnd: StreamEnd = { runId: undefined, isComplete: false };
  const chat = new Chat<ChatMessage>({
    ...(options.threadId ? { id: options.threadId } : {}),
    messages: options.threadId ? messagesOfTurns(options.threadId, options.turns) : [],
    transport: createConversationTransport({
      fetch: options.fetch,
      threadId: () => state.threadId,
      onThread(threadId) {
        if (state.threadId === threadId) return;
        update({ threadId });
        options.onThread(threadId);
      },
    }),
    onFinish({ message, isError, finishReason }) {
      streamEnd = { runId: message.metadata?.runId, isComplete: !isError && finishReason === "stop" };
    },
  });

  /** The stored turns, or `undefined` when the server cannot be asked. */
  async function storedTurns(): Promise<readonly StoredTurn[] | undefined> {
    if (!state.threadId) return undefined;
    try {
      const response = await options.fetch(`/api/threads/${state.threadId}`, { cache: "no-store" });
      if (!response.ok) return undefined;
      const body: { turns: StoredTurn[] } = await response.json();
      return body.turns;
    } catch {
      // Unreachable or cut: to the caller one and the same.
      return undefined;
    }
  }

  function adopt(turns: readonly StoredTurn[]): void {
    if (!state.threadId) return;
    chat.messages = messagesOfTurns(state.threadId, turns);
    chat.clearError();
  }

  const hasUnseenRun = (turns: readonly StoredTurn[]) => {
    const shown = new Set(chat.messages.map(({ id }) => id));
    return turns.some(({ runId }) => !shown.has(runId));
  };

  /** Follows the running answer from its start. Resolves when its stream has ended in some way. */
  async function follow(): Promise<StreamEnd> {
    streamEnd = { runId: undefined, isComplete: false };
    await chat.resumeStream();
    return streamEnd;
  }

  /** Finds out what became of the latest run, and follows it while it is still going. */
  async function recover(): Promise<void> {
    for (const delayMs of RETRY_DELAYS_MS) {
      if (delayMs > 0) update({ activity: "reconnecting" });
      await options.pause(delayMs);
      const turns = await storedTurns();
      if (!turns) continue;
      const isRunning = turns.at(-1)?.status === "running";
      // A beginning that is on the page already stays there until the replay overwrites it.
      if (!isRunning || !chat.messages.some(({ id }) => id === turns.at(-1)?.runId)) adopt(turns);
      if (!isRunning) return;
      update({ activity: "answering" });
      if ((await follow()).isComplete) return;
    }
    update({ failure: CONNECTION_LOST });
  }

  async function busy(work: () => Promise<void>): Promise<void> {
    update({ activity: "answering", failure: null, returnedQuestion: null });
    try {
      await work();
    } finally {
      update({ activity: "idle", isStopping: false, stopFailure: null });
    }
  }

  /** Sends and follows to the end. @param send the SDK's call; it never rejects, its outcome is in `streamEnd` */
  async function request(send: () => Promise<void>): Promise<void> {
    streamEnd = { runId: undefined, isComplete: false };
    await send();
    if (streamEnd.isComplete) return;
    if (streamEnd.runId !== undefined) return recover();
    const failure = failureOf(chat.error);
    if (failure.code !== "thread.busy") return update({ failure });
    // Another tab has asked in this conversation; its answer is shown, and the question waits in the text box.
    update({ returnedQuestion: questionOf(chat.messages.at(-1)) });
    await recover();
  }

  return {
    chat,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    async open() {
      if (isOpened) return;
      isOpened = true;
      if (state.activity !== "answering") return;
      await busy(async () => {
        if (!(await follow()).isComplete) await recover();
      });
    },

    async ask(question) {
      if (state.activity !== "idle") return;
      await busy(() => request(() => chat.sendMessage({ text: question })));
    },

    async stop() {
      if (state.isStopping || !state.threadId) return;
      update({ isStopping: true, stopFailure: null });
      try {
        const response = await options.fetch(`${CHAT_PATH}/${state.threadId}/stop`, { method: "POST" });
        if (!response.ok) update({ isStopping: false, stopFailure: failureFromBody(await response.text()) });
      } catch {
        update({ isStopping: false, stopFailure: CONNECTION_LOST });
      }
    },

    async retry() {
      if (state.activity !== "idle") return;
      const last = chat.messages.at(-1);
      await busy(async () => {
        if (last?.role === "assistant" && last.metadata?.status === undefined) return recover();
        if (last?.role === "user") {
          // The question may have been accepted though the answer never came: then there is nothing to send.
          const turns = await storedTurns();
          return turns && hasUnseenRun(turns) ? recover() : request(() => chat.regenerate());
        }
        const question = questionOf(chat.messages.findLast(({ role }) => role === "user"));
        await request(() => chat.sendMessage({ text: question }));
      });
    },

    async lookAgain() {
      if (state.activity !== "idle" || state.failure) return;
      const turns = await storedTurns();
      if (!turns || state.activity !== "idle" || !hasUnseenRun(turns)) return;
      await busy(recover);
    },
  };
}
