/**
 * Sending a question and following its answer to the end, whatever happens to the stream.
 *
 * When the stream breaks, the stored turns tell how the run ended, and one that is still going is followed again from its start.
 */
import { Chat } from "@ai-sdk/react";
import type { ChatMessage } from "./chat-message";
import { questionOf } from "./chat-message";
import type { ConversationStore } from "./conversation-state";
import { CONNECTION_LOST, failureOf } from "./failure-words";
import type { StoredConversation } from "./stored-conversation";
import type { StoredTurn } from "./stored-turn";
import { messagesOfTurns } from "./stored-turns";

/** Waits between the tries to find a lost answer: about half a minute, as long as a server takes to start again. */
const RETRY_DELAYS_MS = [0, 300, 700, 1_500, 3_000, 5_000, 8_000, 12_000];

/** How the latest stream ended. `runId` is absent when the question was not accepted. */
type StreamEnd = { runId: string | undefined; isComplete: boolean };

export type AnswerFollowing = ReturnType<typeof createAnswerFollowing>;

export function createAnswerFollowing({
  turns,
  store: { state, update },
  stored,
  transport,
  pause,
}: {
  /** The turns that the page was rendered with. */
  turns: readonly StoredTurn[];
  store: ConversationStore;
  stored: StoredConversation;
  transport: NonNullable<ConstructorParameters<typeof Chat<ChatMessage>>[0]["transport"]>;
  pause(ms: number): Promise<void>;
}) {
  const { threadId } = state();
  let streamEnd: StreamEnd = { runId: undefined, isComplete: false };
  const chat = new Chat<ChatMessage>({
    ...(threadId ? { id: threadId } : {}),
    messages: threadId ? messagesOfTurns(threadId, turns) : [],
    transport,
    onFinish({ message, isError, finishReason }) {
      streamEnd = { runId: message.metadata?.runId, isComplete: !isError && finishReason === "stop" };
    },
  });

  function adopt(turns: readonly StoredTurn[]): void {
    const { threadId } = state();
    if (!threadId) return;
    chat.messages = messagesOfTurns(threadId, turns);
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

  /** Finds out how the latest run ended, and follows it while it is still going. */
  async function recover(): Promise<void> {
    for (const delayMs of RETRY_DELAYS_MS) {
      if (delayMs > 0) update({ activity: "reconnecting" });
      await pause(delayMs);
      const turns = await stored.turns();
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

  return { chat, adopt, hasUnseenRun, isInStep, follow, recover, request };
}
