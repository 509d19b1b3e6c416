"use client";
/**
 * The text box: Enter sends, Shift+Enter makes a new line, and what keeps a question from being sent is said. What is
 * asked while an answer runs waits above it, and can be taken back.
 */
import { Clock, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Button, IconButton } from "../ui/button";
import { useWords } from "../words/words";
import type { ConversationState } from "./conversation";
import { failureInWords } from "./failure-words";

type Props = {
  state: ConversationState;
  /** Progress of the running answer. */
  note: string;
  /** Longest question the server accepts. */
  maxChars: number;
  onAsk(question: string): void;
  onStop(): void;
  onCancelQueued(id: number): void;
  onSendQueued(): void;
};

/** The count is shown once this share of the limit is used. */
const SHOW_COUNT_FROM = 0.9;

export function Composer({ state, note, maxChars, onAsk, onStop, onCancelQueued, onSendQueued }: Props) {
  const chat = useWords("chat");
  const [text, setText] = useState("");
  const box = useRef<HTMLTextAreaElement>(null);
  const ids = { box: useId(), hint: useId() };
  const isRunning = state.activity !== "idle";
  const length = text.trim().length;
  const isTooLong = length > maxChars;
  const canSend = length > 0 && !isTooLong;

  // Somebody quick types before the scripts are there.
  useLayoutEffect(() => setText((known) => known || (box.current?.value ?? "")), []);
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
      // Room is left for it where the keyboard goes (`globals.css`).
      data-covers-end=""
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="sticky bottom-(--bottom-bar) border-t border-line bg-page pt-3 pb-3"
    >
      <Queue state={state} onCancel={onCancelQueued} onSend={onSendQueued} />
      <label htmlFor={ids.box} className="sr-only">
        {chat("yourQuestion")}
      </label>
      <div className="flex items-end gap-2">
        <textarea
          ref={box}
          id={ids.box}
          name="question"
          rows={1}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          aria-describedby={ids.hint}
          aria-invalid={isTooLong}
          placeholder={chat("placeholder")}
          className="field-sizing-content max-h-48 min-h-11 min-w-0 flex-1 resize-none rounded-lg border border-line bg-surface px-3 py-2 text-base leading-relaxed placeholder:text-soft"
        />
        {isRunning && (
          <Button onClick={onStop} disabled={state.isStopping || !state.threadId} className="min-h-11 min-w-18">
            {chat(state.isStopping ? "stopping" : "stop")}
          </Button>
        )}
        {(!isRunning || length > 0) && (
          <Button type="submit" variant="primary" disabled={!canSend} className="min-h-11 min-w-18">
            {chat(isRunning ? "queue" : "send")}
          </Button>
        )}
      </div>
      <p id={ids.hint} className="mt-1.5 flex min-h-5 justify-between gap-3 text-xs text-soft">
        <Hint state={state} note={note} isWaiting={isRunning && length > 0} />
        {length >= maxChars * SHOW_COUNT_FROM && (
          <span className={isTooLong ? "font-semibold text-bad" : ""}>
            {isTooLong
              ? chat("charsOver", { over: String(length - maxChars), most: String(maxChars) })
              : chat("charsOf", { chars: String(length), most: String(maxChars) })}
          </span>
        )}
      </p>
    </form>
  );
}

function Hint({ state, note, isWaiting }: { state: ConversationState; note: string; isWaiting: boolean }) {
  const [chat, ui] = [useWords("chat"), useWords("ui")];
  if (state.stopFailure) return <span className="text-bad">{failureInWords(state.stopFailure, chat, ui)}</span>;
  if (state.returnedQuestion) return <span>{chat("returned")}</span>;
  if (isWaiting) return <span>{chat("queueHint")}</span>;
  if (state.activity !== "idle") {
    return (
      <span role="status" className="flex min-w-0 items-center gap-2">
        <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-accent motion-safe:animate-pulse" />
        <span className="truncate">{note}…</span>
      </span>
    );
  }
  return <span className="max-sm:invisible">{chat("enterHint")}</span>;
}

type QueueProps = { state: ConversationState; onCancel(id: number): void; onSend(): void };

function Queue({ state: { queue, isQueueHeld }, onCancel, onSend }: QueueProps) {
  const chat = useWords("chat");
  if (queue.length === 0) return null;
  return (
    <div className="mb-2 rounded-lg border border-line bg-surface text-sm">
      <div role="status" className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1 text-xs text-soft">
        <Clock aria-hidden="true" className="size-3.5" />
        <span className="flex-1">{chat(isQueueHeld ? "queueHeld" : "queued")}</span>
        {isQueueHeld && (
          <Button size="small" onClick={onSend}>
            {chat("sendNow")}
          </Button>
        )}
      </div>
      <ol>
        {queue.map(({ id, text }) => (
          <li key={id} className="flex items-center gap-2 border-t border-line pl-3">
            <span className="min-w-0 flex-1 truncate">{text}</span>
            <IconButton label={chat("cancelQueued", { question: text })} onClick={() => onCancel(id)}>
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </li>
        ))}
      </ol>
    </div>
  );
}
