/** One answer: what was looked up, the text, what to be careful about, and how it ended. */
import { Button } from "../controls";
import { AnswerText } from "./answer-text";
import { groundingInWords, viewOfAnswer } from "./answer-view";
import type { ChatMessage } from "./chat-message";
import { Notice } from "./notice";
import { ToolTimeline } from "./tool-timeline";

type Props = {
  message: ChatMessage;
  isRunning: boolean;
  nowMs: number;
  /** Present only where asking again makes sense: under the last answer. */
  onRetry: (() => void) | undefined;
};

export function Answer({ message, isRunning, nowMs, onRetry }: Props) {
  const { lookups, texts, warnings, grounding } = viewOfAnswer(message, isRunning);
  const counted = grounding && groundingInWords(grounding);
  return (
    <div className="space-y-3">
      <ToolTimeline lookups={lookups} nowMs={nowMs} />
      {texts.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts only ever grow at the end
        <AnswerText key={at} markdown={text} />
      ))}
      {isRunning && lookups.length === 0 && texts.length === 0 && <Waiting />}
      {warnings.map((warning) => (
        <Notice key={`${warning.code} ${warning.message}`} kind="note">
          <span>
            <strong>Note:</strong> {warning.message}
          </span>
        </Notice>
      ))}
      <Outcome message={message} onRetry={onRetry} />
      {counted && !isRunning && <p className="text-xs text-soft">{counted}</p>}
    </div>
  );
}

/** Holds the place of an answer. What the run is doing stands at the text box, where a growing answer cannot push it. */
export function Waiting() {
  return (
    <div aria-hidden="true" className="space-y-2 py-1.5">
      <div className="h-3 w-3/5 rounded bg-raised motion-safe:animate-pulse" />
      <div className="h-3 w-2/5 rounded bg-raised motion-safe:animate-pulse" />
    </div>
  );
}

function Outcome({ message, onRetry }: Pick<Props, "message" | "onRetry">) {
  const { status, error } = message.metadata ?? {};
  if (status !== "failed" && status !== "stopped") return null;
  const isFailed = status === "failed";
  return (
    <Notice kind={isFailed ? "failure" : "note"}>
      <span className="min-w-48 flex-1">
        {isFailed ? (error?.message ?? "This answer failed.") : "You stopped this answer."}
      </span>
      {onRetry && <Button onClick={onRetry}>{isFailed ? "Retry" : "Ask again"}</Button>}
    </Notice>
  );
}
