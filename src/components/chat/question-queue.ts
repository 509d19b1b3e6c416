/** Questions asked while an answer is running: sent one after the other, as long as each is answered. */
import type { AnswerFollowing } from "./answer-following";
import type { ConversationStore } from "./conversation-state";

export function createQuestionQueue({
  store: { state, update },
  following: { chat, request },
  onChange,
}: {
  store: ConversationStore;
  following: Pick<AnswerFollowing, "chat" | "request">;
  /** An answer has ended, well or not. */
  onChange(threadId: string): void;
}) {
  let queuedCount = 0;

  /** Work that keeps later questions waiting. */
  async function busy(work: () => Promise<void>): Promise<void> {
    update({ activity: "answering", failure: null, returnedQuestion: null });
    try {
      await work();
    } finally {
      update({ activity: "idle", isStopping: false, stopFailure: null });
      const { threadId } = state();
      if (threadId) onChange(threadId);
    }
  }

  /** A complete answer, or none at all yet. */
  const hasEndedWell = () => {
    const last = chat.messages.at(-1);
    const status = last?.metadata?.status;
    return (
      !state().failure &&
      state().returnedQuestion === null &&
      last?.role !== "user" &&
      status !== "failed" &&
      status !== "stopped"
    );
  };

  /** One after the other, as long as each is answered. */
  async function drain(): Promise<void> {
    while (state().activity === "idle" && state().queue.length > 0) {
      if (!hasEndedWell()) return update({ isQueueHeld: true });
      await sendFirst();
    }
  }

  async function sendFirst(): Promise<void> {
    const [next, ...rest] = state().queue;
    if (!next) return;
    update({ queue: rest, isQueueHeld: false });
    await busy(() => request(() => chat.sendMessage({ text: next.text })));
  }

  return {
    busy,
    drain,
    sendFirst,
    enqueue(question: string): void {
      queuedCount += 1;
      update({ queue: [...state().queue, { id: queuedCount, text: question }] });
    },
    cancel(id: number): void {
      const queue = state().queue.filter((each) => each.id !== id);
      update({ queue, isQueueHeld: state().isQueueHeld && queue.length > 0 });
    },
  };
}
