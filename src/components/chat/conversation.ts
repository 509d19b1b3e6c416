/**
 * One conversation in the browser: asks, follows the answer, and recovers it after any interruption.
 *
 * The run belongs to the server. When its stream breaks, or ends in any other way than well, the stored turns have the
 * outcome, and a run that is still going is followed again from its start. So a reload, a lost connection, a stop and a
 * failure all end with what a later visit would show.
 */

import type { Chat } from "@ai-sdk/react";
import { createAnswerFollowing } from "./answer-following";
import type { ChatMessage } from "./chat-message";
import { questionOf } from "./chat-message";
import { type ConversationState, createConversationStore } from "./conversation-state";
import { createConversationTransport } from "./conversation-transport";
import { CONNECTION_LOST } from "./failure-words";
import { createQuestionQueue } from "./question-queue";
import { createStoredConversation } from "./stored-conversation";
import type { StoredTurn } from "./stored-turn";

export type { ConversationState } from "./conversation-state";

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
  refresh(): Promise<void>;
};

/** Length of a question in the name of the version that it replaces; the server takes 80. */
const NAME_CHARS = 70;

export function createConversation(options: ConversationOptions): Conversation {
  const store = createConversationStore(options.threadId, options.turns.at(-1)?.status === "running");
  const { state, update } = store;
  const threadId = () => state().threadId;
  const stored = createStoredConversation({ fetch: options.fetch, threadId });
  const transport = createConversationTransport({
    fetch: options.fetch,
    threadId,
    ...(options.teamId && { teamId: options.teamId }),
    onThread(threadId) {
      if (state().threadId !== threadId) {
        update({ threadId });
        options.onThread(threadId);
      }
      options.onChange?.(threadId);
    },
  });
  const { turns, pause } = options;
  const following = createAnswerFollowing({ turns, store, stored, transport, pause });
  const { chat, adopt, hasUnseenRun, isInStep, follow, recover, request } = following;
  const { busy, enqueue, cancel, sendFirst, drain } = createQuestionQueue({
    store,
    following,
    onChange: (threadId) => options.onChange?.(threadId),
  });
  let isOpened = false;

  /** A change of the stored conversation. `false` when it was refused, which is said. */
  async function changed(path: string, body?: object): Promise<boolean> {
    const failure = await stored.change(path, body);
    if (failure) update({ failure });
    return !failure;
  }

  return {
    chat,
    state,
    subscribe: store.subscribe,

    async open() {
      if (isOpened) return;
      isOpened = true;
      if (state().activity !== "answering") return;
      await busy(async () => {
        if (!(await follow()).isComplete) await recover();
      });
      await drain();
    },

    async ask(question) {
      if (state().activity !== "idle") return enqueue(question);
      await busy(() => request(() => chat.sendMessage({ text: question })));
      await drain();
    },

    cancelQueued: cancel,

    async sendQueued() {
      if (state().activity !== "idle") return;
      await sendFirst();
      await drain();
    },

    async askInstead(runId, question) {
      const at = chat.messages.findIndex(({ id }) => id === runId);
      if (state().activity !== "idle" || at < 1) return;
      const name = [...questionOf(chat.messages[at - 1])].slice(0, NAME_CHARS).join("");
      await busy(async () => {
        if (!(await changed("checkpoints", { name, goBackBefore: runId }))) return;
        chat.messages = chat.messages.slice(0, at - 1);
        chat.clearError();
        await request(() => chat.sendMessage({ text: question }));
      });
      await drain();
    },

    async restore(checkpointId) {
      if (state().activity !== "idle") return;
      await busy(async () => {
        if (!(await changed(`checkpoints/${checkpointId}/restore`))) return;
        const turns = await stored.turns();
        if (turns) adopt(turns);
        else update({ failure: CONNECTION_LOST });
      });
    },

    async stop() {
      if (state().isStopping || !state().threadId) return;
      update({ isStopping: true, stopFailure: null });
      const stopFailure = await stored.stop();
      if (stopFailure) update({ isStopping: false, stopFailure });
    },

    async retry() {
      if (state().activity !== "idle") return;
      const last = chat.messages.at(-1);
      await busy(async () => {
        if (last?.role === "assistant" && last.metadata?.status === undefined) return recover();
        if (last?.role === "user") {
          // The question may have been accepted though the answer never came: then there is nothing to send.
          const turns = await stored.turns();
          return turns && hasUnseenRun(turns) ? recover() : request(() => chat.regenerate());
        }
        const question = questionOf(chat.messages.findLast(({ role }) => role === "user"));
        await request(() => chat.sendMessage({ text: question }));
      });
      await drain();
    },

    async refresh() {
      if (state().activity !== "idle" || state().failure) return;
      const turns = await stored.turns();
      if (!turns || state().activity !== "idle" || isInStep(turns)) return;
      await busy(recover);
      await drain();
    },
  };
}
