/** The conversation's turns, oldest first; new text is announced politely to screen readers. */
import { type Ref, type RefObject, useEffect, useRef } from "react";
import { Button } from "../controls";
import { Answer, Waiting } from "./answer";
import { type ChatMessage, questionOf } from "./chat-message";
import type { ConversationState } from "./conversation";
import { Notice } from "./notice";

type Props = { messages: readonly ChatMessage[]; state: ConversationState; nowMs: number; onRetry(): void };

export function Transcript({ messages, state, nowMs, onRetry }: Props) {
  const isIdle = state.activity === "idle";
  const last = messages.at(-1);
  const lastQuestion = useFollowAnswer(messages);
  const lastAsked = messages.findLast(({ role }) => role === "user");
  return (
    <div aria-live="polite" aria-busy={!isIdle} className="space-y-3 pt-4 pb-6">
      {messages.map((message) =>
        message.role === "user" ? (
          <Question
            key={message.id}
            text={questionOf(message)}
            place={message === lastAsked ? lastQuestion : undefined}
          />
        ) : (
          <Answer
            key={message.id}
            message={message}
            nowMs={nowMs}
            isRunning={!isIdle && message === last}
            onRetry={isIdle && message === last ? onRetry : undefined}
          />
        ),
      )}
      {!isIdle && last?.role === "user" && <Waiting />}
      {state.activity === "reconnecting" && (
        <Notice kind="note">The connection was lost. Looking for the answer again; it goes on without us.</Notice>
      )}
      {state.failure && isIdle && (
        <Notice kind="failure">
          <span className="min-w-48 flex-1">{state.failure.message}</span>
          <Button onClick={onRetry}>Retry</Button>
        </Notice>
      )}
    </div>
  );
}

function Question({ text, place }: { text: string; place: Ref<HTMLHeadingElement> | undefined }) {
  return (
    <h2
      ref={place}
      className="scroll-mt-2 rounded-lg bg-raised px-3 py-2 text-base font-semibold whitespace-pre-wrap wrap-anywhere not-first:mt-8"
    >
      <span className="sr-only">You asked: </span>
      {text}
    </h2>
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
  const asked = useRef(0);
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
    if (count !== asked.current) isFollowing.current = true;
    asked.current = count;
    if (!isFollowing.current || !question.current) return;
    const questionTop = question.current.getBoundingClientRect().top + window.scrollY - MARGIN_PX;
    window.scrollTo({ top: Math.min(questionTop, document.documentElement.scrollHeight) });
  }, [messages]);
  return question;
}
