"use client";
/** The conversation's turns, oldest first; new text is announced politely to screen readers. */
import { Pencil } from "lucide-react";
import {
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Button, IconButton } from "../ui/button";
import { Notice } from "../ui/notice";
import { useWords } from "../words/words";
import { Answer } from "./answer/answer";
import { type ChatMessage, questionOf } from "./chat-message";
import type { ConversationState } from "./conversation";
import { failureInWords } from "./failure-words";
import { Progress } from "./progress";
import { TimelinePlace } from "./tool-timeline";

type Props = {
  messages: readonly ChatMessage[];
  state: ConversationState;
  nowMs: number;
  leagueNowMs: number;
  maxChars: number;
  onRetry(): void;
  /** Asks this in the place of the run's turn. */
  onAskInstead(runId: string, question: string): void;
};

export function Transcript({ messages, state, nowMs, leagueNowMs, maxChars, onRetry, onAskInstead }: Props) {
  const [chat, ui] = [useWords("chat"), useWords("ui")];
  const isIdle = state.activity === "idle";
  const last = messages.at(-1);
  const lastQuestion = useFollowAnswer(messages);
  const lastAsked = messages.findLast(({ role }) => role === "user");
  return (
    <div aria-live="polite" aria-busy={!isIdle} className="space-y-3 pt-4 pb-6">
      {messages.map((message, at) => {
        const answer = messages[at + 1];
        const question = questionOf(messages[at - 1]);
        return message.role === "user" ? (
          <Question
            key={message.id}
            text={questionOf(message)}
            maxChars={maxChars}
            place={message === lastAsked ? lastQuestion : undefined}
            onEdit={isIdle && answer ? (edited) => onAskInstead(answer.id, edited) : undefined}
          />
        ) : (
          <Answer
            key={message.id}
            message={message}
            nowMs={nowMs}
            leagueNowMs={leagueNowMs}
            isRunning={!isIdle && message === last}
            onRetry={isIdle && message === last ? onRetry : undefined}
            onRegenerate={isIdle ? () => onAskInstead(message.id, question) : undefined}
          />
        );
      })}
      {!isIdle && last?.role === "user" && (
        <>
          <TimelinePlace />
          <Progress statuses={[]} />
        </>
      )}
      {state.activity === "reconnecting" && <Notice tone="note">{chat("lostConnection")}</Notice>}
      {state.failure && isIdle && (
        <Notice tone="bad" actions={last?.role === "user" && <Button onClick={onRetry}>{chat("retry")}</Button>}>
          {failureInWords(state.failure, chat, ui)}
          <span className="mt-1 block text-xs opacity-80">{ui("errorCode", { code: state.failure.code })}</span>
        </Notice>
      )}
    </div>
  );
}

type QuestionProps = {
  text: string;
  maxChars: number;
  place: Ref<HTMLHeadingElement> | undefined;
  /** Absent while an answer runs. */
  onEdit: ((question: string) => void) | undefined;
};

function Question({ text, maxChars, place, onEdit }: QuestionProps) {
  const chat = useWords("chat");
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing && onEdit) {
    return (
      <EditQuestion
        text={text}
        maxChars={maxChars}
        onCancel={() => setIsEditing(false)}
        onSend={(edited) => {
          setIsEditing(false);
          onEdit(edited);
        }}
      />
    );
  }
  return (
    <div className="group flex items-start gap-1 rounded-lg bg-raised not-first:mt-8">
      <h2 ref={place} className="min-w-0 flex-1 px-3 py-2 text-base font-semibold whitespace-pre-wrap wrap-anywhere">
        <span className="sr-only">{chat("youAsked")} </span>
        {text}
      </h2>
      {/* Stays in the layout while disabled, so that the question never wraps differently. */}
      <IconButton
        label={chat("edit")}
        disabled={!onEdit}
        onClick={() => setIsEditing(true)}
        className="disabled:invisible opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100"
      >
        <Pencil aria-hidden="true" className="size-4" />
      </IconButton>
    </div>
  );
}

type EditProps = { text: string; maxChars: number; onCancel(): void; onSend(question: string): void };

function EditQuestion({ text: before, maxChars, onCancel, onSend }: EditProps) {
  const [chat, ui] = [useWords("chat"), useWords("ui")];
  const [text, setText] = useState(before);
  const id = useId();
  const canSend = text.trim() !== "" && text.trim().length <= maxChars;
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (canSend) onSend(text.trim());
  };
  return (
    <form onSubmit={send} className="rounded-lg border border-accent bg-surface p-3 not-first:mt-8">
      <label htmlFor={id} className="text-sm font-medium">
        {chat("editing")}
      </label>
      <textarea
        id={id}
        // It was asked for by the button that it takes the place of.
        // biome-ignore lint/a11y/noAutofocus: see above
        autoFocus
        value={text}
        maxLength={maxChars}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") onCancel();
          if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
        }}
        className="mt-1.5 field-sizing-content max-h-48 min-h-11 w-full resize-none rounded-lg border border-line-strong bg-page px-3 py-2 text-base"
      />
      <div className="mt-2 flex flex-wrap items-center justify-end gap-2">
        <p className="flex-1 basis-52 text-xs text-soft">{chat("editText")}</p>
        <Button onClick={onCancel}>{ui("cancel")}</Button>
        <Button type="submit" variant="primary" disabled={!canSend}>
          {chat("sendEdited")}
        </Button>
      </div>
    </form>
  );
}
const MARGIN_PX = 8;

/**
 * Keeps the end in view while an answer grows, but never pushes the last question out of it: a long answer is read from
 * its beginning. A reader who scrolls away is left alone until the next question.
 */
function useFollowAnswer(messages: readonly ChatMessage[]): RefObject<HTMLHeadingElement | null> {
  const question = useRef<HTMLHeadingElement>(null);
  const isFollowing = useRef(true);
  const request = useRef(0);
  useEffect(() => {
    const leave = (event: Event) => {
      // Writing the next question is no scrolling.
      if (!(event.target instanceof HTMLTextAreaElement)) isFollowing.current = false;
    };
    const byHand = ["wheel", "touchmove", "keydown"] as const;
    for (const name of byHand) window.addEventListener(name, leave, { passive: true });
    return () => {
      for (const name of byHand) window.removeEventListener(name, leave);
    };
  }, []);
  useEffect(() => {
    const count = messages.filter(({ role }) => role === "user").length;
    if (count !== request.current) isFollowing.current = true;
    request.current = count;
    if (!isFollowing.current || !question.current) return;
    // The frame's bar stays above the page.
    const barPx = document.querySelector("header")?.offsetHeight ?? 0;
    const questionTop = question.current.getBoundingClientRect().top + window.scrollY - barPx - MARGIN_PX;
    window.scrollTo({ top: Math.min(questionTop, document.documentElement.scrollHeight) });
  }, [messages]);
  return question;
}
