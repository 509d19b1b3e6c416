/** The text box: Enter sends, Shift+Enter makes a new line, and what keeps a question from being sent is said. */
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { Button } from "../controls";
import type { ConversationState } from "./conversation";

type Props = {
  state: ConversationState;
  /** What the running answer is at. */
  note: string;
  /** Longest question the server accepts. */
  maxChars: number;
  onAsk(question: string): void;
  onStop(): void;
};

/** The count is shown once this share of the limit is used. */
const SHOW_COUNT_FROM = 0.9;

export function Composer({ state, note, maxChars, onAsk, onStop }: Props) {
  const [text, setText] = useState("");
  const ids = { box: useId(), hint: useId() };
  const isRunning = state.activity !== "idle";
  const length = text.trim().length;
  const isTooLong = length > maxChars;
  const canSend = !isRunning && length > 0 && !isTooLong;

  useEffect(() => {
    if (state.returnedQuestion) setText(state.returnedQuestion);
  }, [state.returnedQuestion]);

  const send = () => {
    if (!canSend) return;
    onAsk(text.trim());
    setText("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a letter is being composed, Enter ends the letter.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="sticky bottom-0 border-t border-line bg-page pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <label htmlFor={ids.box} className="sr-only">
        Your question
      </label>
      <div className="flex items-end gap-2">
        <textarea
          id={ids.box}
          name="question"
          rows={1}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          aria-describedby={ids.hint}
          aria-invalid={isTooLong}
          placeholder="Ask about your league"
          className="field-sizing-content max-h-48 min-h-11 min-w-0 flex-1 resize-none rounded-lg border border-line bg-surface px-3 py-2 text-base leading-relaxed placeholder:text-soft"
        />
        {isRunning ? (
          <Button onClick={onStop} disabled={state.isStopping || !state.threadId} className="min-h-11 min-w-18">
            {state.isStopping ? "Stopping…" : "Stop"}
          </Button>
        ) : (
          <Button type="submit" look="primary" disabled={!canSend} className="min-h-11 min-w-18">
            Send
          </Button>
        )}
      </div>
      <p id={ids.hint} className="mt-1.5 flex min-h-5 justify-between gap-3 text-xs text-soft">
        <Hint state={state} note={note} isWaiting={isRunning && length > 0} />
        {length >= maxChars * SHOW_COUNT_FROM && (
          <span className={isTooLong ? "font-semibold text-bad" : ""}>
            {isTooLong
              ? `${length - maxChars} over the limit of ${maxChars} characters`
              : `${length} of ${maxChars} characters`}
          </span>
        )}
      </p>
    </form>
  );
}

function Hint({ state, note, isWaiting }: { state: ConversationState; note: string; isWaiting: boolean }) {
  if (state.stopFailure) return <span className="text-bad">{state.stopFailure.message}</span>;
  if (state.returnedQuestion) return <span>Another tab was asking here first. Your question is back in the box.</span>;
  if (isWaiting) return <span>You can send this when the answer is complete, or stop it first.</span>;
  if (state.activity !== "idle") {
    return (
      <span className="flex items-center gap-2">
        <span aria-hidden="true" className="size-2 rounded-full bg-accent motion-safe:animate-pulse" />
        {note}…
      </span>
    );
  }
  return <span className="max-sm:invisible">Enter sends, Shift+Enter starts a new line</span>;
}
