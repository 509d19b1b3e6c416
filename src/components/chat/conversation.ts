/**
 * One conversation in the browser: asks, follows the answer, and recovers it after any interruption.
 *
 * The run belongs to the server. When its stream breaks, or ends in any other way than well, the stored turns have the
 * outcome, and a run that is still going is followed again from its start. So a reload, a lost connection, a stop and a
 * failure all end with what a later visit would show.
 */

import { Chat } from "@ai-sdk/react";
import type { ChatMessage } from "./chat-message";
import { questionOf } from "./chat-message";
import { CHAT_PATH, createConversationTransport } from "./conversation-transport";
import { CONNECTION_LOST, type Failure, failureFromBody, failureOf } from "./failure-words";
import type { StoredTurn } from "./stored-turn";
import { messagesOfTurns } from "./stored-turns";

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

export type ConversationOptions = {
  threadId: string | undefined;
  turns: readonly StoredTurn[];
  fetch: typeof globalThis.fetch;
  /** Waits before another try; a test passes its own. */
  pause: (ms: number) => Promise<void>;
  /** The team whose view the page takes; absent for the person's own. */
  teamId?(): string | undefined;
  /** A new conversation got its id. */
  onThread(threadId: string): void;
  /** The stored conversation has changed: a question was accepted, an answer has ended, another version is shown. */
  onChange?(threadId: string): void;
};

export type Conversation = {
  chat: Chat<ChatMessage>;
  state(): ConversationState;
  subscribe(listener: () => void): () => void;
  /** Follows the answer that was running when the page was made. */
  open(): Promise<void>;
  /** Sends it, or keeps it until the running answer is complete. */
  ask(question: string): Promise<void>;
  cancelQueued(id: number): void;
  /** Sends what was held back. */
  sendQueued(): Promise<void>;
  /** Puts a turn and those after it aside as a version of the conversation, and asks this in its place. */
  askInstead(runId: string, question: string): Promise<void>;
  /** Shows a version that was put aside. */
  restore(checkpointId: string): Promise<void>;
  stop(): Promise<void>;
  /** Asks the last question again, or fetches its answer when the connection was lost. */
  retry(): Promise<void>;
  /** Takes over what another tab has asked meanwhile. */
  lookAgain(): Promise<void>;
};

/** Waits between the tries to find a lost answer: about half a minute, as long as a server takes to start again. */
const RETRY_DELAYS_MS = [0, 300, 700, 1_500, 3_000, 5_000, 8_000, 12_000];

/** Characters of a question in the title of its earlier version; the server accepts 80. */
const NAME_CHARS = 70;

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
    queue: [],
    isQueueHeld: false,
  };
  let queuedCount = 0;
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
      ...(options.teamId && { teamId: options.teamId }),
      onThread(threadId) {
        if (state.threadId !== threadId) {
          update({ threadId });
          options.onThread(threadId);
        }
        options.onChange?.(threadId);
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

  const shownRuns = () => chat.messages.flatMap(({ id, role }) => (role === "assistant" ? [id] : []));
  const hasUnseenRun = (turns: readonly StoredTurn[]) => {
    const shown = new Set(shownRuns());
    return turns.some(({ runId }) => !shown.has(runId));
  };
  /** Also when turns are gone: another tab may have gone back to an earlier version. */
  const isInStep = (turns: readonly StoredTurn[]) => turns.map(({ runId }) => runId).join() === shownRuns().join();

  /** Follows the running answer from its start. Resolves when its stream has ended in some way. */
  async function follow(): Promise<StreamEnd> {
    streamEnd = { runId: undefined, isComplete: false };
    await chat.resumeStream();
    return streamEnd;
  }

  /** Reads the state of the latest run, and follows it while it is still going. */
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
      if (state.threadId) options.onChange?.(state.threadId);
    }
  }

  /** A complete answer, or none at all yet. */
  const hasEndedWell = () => {
    const last = chat.messages.at(-1);
    const status = last?.metadata?.status;
    return (
      !state.failure &&
      state.returnedQuestion === null &&
      last?.role !== "user" &&
      status !== "failed" &&
      status !== "stopped"
    );
  };

  /** One after the other, as long as each is answered. */
  async function drain(): Promise<void> {
    while (state.activity === "idle" && state.queue.length > 0) {
      if (!hasEndedWell()) return update({ isQueueHeld: true });
      await sendFirst();
    }
  }

  async function sendFirst(): Promise<void> {
    const [next, ...rest] = state.queue;
    if (!next) return;
    update({ queue: rest, isQueueHeld: false });
    await busy(() => request(() => chat.sendMessage({ text: next.text })));
  }

  /** A change of the stored conversation, then what is stored. `false` when it was refused, which is said. */
  async function post(path: string, body?: object): Promise<boolean> {
    try {
      const response = await options.fetch(`/api/threads/${state.threadId}/${path}`, {
        method: "POST",
        ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
      });
      if (response.ok) return true;
      update({ failure: failureFromBody(await response.text()) });
    } catch {
      update({ failure: CONNECTION_LOST });
    }
    return false;
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
      await drain();
    },

    async ask(question) {
      if (state.activity !== "idle") {
        queuedCount += 1;
        return update({ queue: [...state.queue, { id: queuedCount, text: question }] });
      }
      await busy(() => request(() => chat.sendMessage({ text: question })));
      await drain();
    },

    cancelQueued(id) {
      const queue = state.queue.filter((each) => each.id !== id);
      update({ queue, isQueueHeld: state.isQueueHeld && queue.length > 0 });
    },

    async sendQueued() {
      if (state.activity !== "idle") return;
      await sendFirst();
      await drain();
    },

    async askInstead(runId, question) {
      const at = chat.messages.findIndex(({ id }) => id === runId);
      if (state.activity !== "idle" || at < 1) return;
      const name = [...questionOf(chat.messages[at - 1])].slice(0, NAME_CHARS).join("");
      await busy(async () => {
        if (!(await post("checkpoints", { name, goBackBefore: runId }))) return;
        chat.messages = chat.messages.slice(0, at - 1);
        chat.clearError();
        await request(() => chat.sendMessage({ text: question }));
      });
      await drain();
    },

    async restore(checkpointId) {
      if (state.activity !== "idle") return;
      await busy(async () => {
        if (!(await post(`checkpoints/${checkpointId}/restore`))) return;
        const turns = await storedTurns();
        if (turns) adopt(turns);
        else update({ failure: CONNECTION_LOST });
      });
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
      await drain();
    },

    async lookAgain() {
      if (state.activity !== "idle" || state.failure) return;
      const turns = await storedTurns();
      if (!turns || state.activity !== "idle" || isInStep(turns)) return;
      await busy(recover);
      await drain();
    },
  };
}
