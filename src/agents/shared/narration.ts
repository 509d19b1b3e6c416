/** How a run tells the person what happens: which node is at work, and text as it is released. */
import type { StreamEvent } from "@/contract/conversation/stream-event";

export type Narration = {
  /** Tells the person which node is at work. */
  status(event: Omit<Extract<StreamEvent, { type: "data-status" }>["data"], "step">): void;
  /** Sends checked text, opening a text part when none is open. */
  say(text: string): void;
  closeText(): void;
};

export function createNarration(emit: (event: StreamEvent) => void): Narration {
  let step = 0;
  let textPart = 0;
  let isTextOpen = false;
  const closeText = () => {
    if (!isTextOpen) return;
    emit({ type: "text-end", id: `text-${textPart}` });
    isTextOpen = false;
  };
  return {
    status(data) {
      closeText();
      step += 1;
      emit({ type: "data-status", id: `status-${step}`, data: { ...data, step } });
    },
    say(text) {
      if (!isTextOpen) {
        textPart += 1;
        isTextOpen = true;
        emit({ type: "text-start", id: `text-${textPart}` });
      }
      emit({ type: "text-delta", id: `text-${textPart}`, delta: text });
    },
    closeText,
  };
}
