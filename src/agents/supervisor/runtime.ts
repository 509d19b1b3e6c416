/** What the supervisor's nodes talk to within one turn: the context given in, and the text part being written. */
import type { StreamEvent } from "@/contract/stream-event";
import type { TurnContext } from "../shared/types";

export type SupervisorRuntime = TurnContext & {
  /** Tells the person which node is at work. */
  status(event: Omit<Extract<StreamEvent, { type: "data-status" }>["data"], "step">): void;
  /** Sends checked text, opening a text part when none is open. */
  say(text: string): void;
  closeText(): void;
};

export function startRuntime(context: TurnContext): SupervisorRuntime {
  let step = 0;
  let textPart = 0;
  let isTextOpen = false;
  const closeText = () => {
    if (!isTextOpen) return;
    context.emit({ type: "text-end", id: `text-${textPart}` });
    isTextOpen = false;
  };
  return {
    ...context,
    status(data) {
      closeText();
      step += 1;
      context.emit({ type: "data-status", id: `status-${step}`, data: { ...data, step } });
    },
    say(text) {
      if (!isTextOpen) {
        textPart += 1;
        isTextOpen = true;
        context.emit({ type: "text-start", id: `text-${textPart}` });
      }
      context.emit({ type: "text-delta", id: `text-${textPart}`, delta: text });
    },
    closeText,
  };
}
