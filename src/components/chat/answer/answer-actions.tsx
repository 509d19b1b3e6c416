"use client";
/** Below a complete answer: how far it is supported, copy, answer again, thumbs with a comment. */
import { Check, Copy, RefreshCw, ThumbsDown, ThumbsUp } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { failureText, request } from "@/components/api/request";
import { Button, IconButton } from "@/components/ui/button";
import { useWords } from "@/components/words/words";
import type { Grounding } from "@/contract/conversation/grounding";
import type { ChatMessage } from "../chat-message";
import { groundingInWords } from "./answer-view";

type Props = {
  message: ChatMessage;
  /** Markdown. */
  text: string;
  grounding: Grounding | null;
  onRegenerate: (() => void) | undefined;
};

export function AnswerActions({ message, text, grounding, onRegenerate }: Props) {
  const [chat, ui] = [useWords("chat"), useWords("ui")];
  const { threadId, feedback = null } = message.metadata ?? {};
  const [rating, setRating] = useState(feedback?.rating ?? null);
  const [status, setMessage] = useState("");
  const [isAsking, setIsAsking] = useState(false);

  const rate = async (next: "up" | "down", reason?: string): Promise<void> => {
    const before = rating;
    setRating(next);
    try {
      await request(`/api/threads/${threadId}/feedback`, {
        body: { runId: message.id, rating: next, ...(reason && { reason }) },
      });
      setMessage(reason ? chat("commentStored") : "");
      setIsAsking(!reason);
    } catch (error) {
      setRating(before);
      setMessage(failureText(error, ui));
    }
  };
  const copy = () =>
    navigator.clipboard.writeText(plainOf(text)).then(
      () => setMessage(chat("copied")),
      () => setMessage(chat("notCopied")),
    );

  const counted = grounding && groundingInWords(grounding, chat);
  const thumb = (value: "up" | "down", Icon: typeof ThumbsUp) => (
    <IconButton
      label={chat(value === "up" ? "good" : "bad")}
      aria-pressed={rating === value}
      onClick={() => void rate(value)}
      className="size-9! aria-pressed:text-accent"
    >
      <Icon aria-hidden="true" className="size-4" fill={rating === value ? "currentColor" : "none"} />
    </IconButton>
  );
  return (
    <div className="text-xs text-soft">
      <div className="flex min-h-9 flex-wrap items-center gap-x-0.5">
        <IconButton label={chat("copy")} onClick={() => void copy()} className="size-9! -ml-2.5">
          {status === chat("copied") ? (
            <Check aria-hidden="true" className="size-4" />
          ) : (
            <Copy aria-hidden="true" className="size-4" />
          )}
        </IconButton>
        {onRegenerate && (
          <IconButton label={chat("regenerate")} onClick={onRegenerate} className="size-9!">
            <RefreshCw aria-hidden="true" className="size-4" />
          </IconButton>
        )}
        {threadId && thumb("up", ThumbsUp)}
        {threadId && thumb("down", ThumbsDown)}
        <span role="status" className="ml-1">
          {status}
        </span>
        {counted && (
          <span title={chat("checkedTip")} className="ml-auto tabular-nums">
            {counted}
          </span>
        )}
      </div>
      {isAsking && rating && (
        <Comment onSend={(reason) => void rate(rating, reason)} onClose={() => setIsAsking(false)} />
      )}
    </div>
  );
}

const MAX_CHARS = 1_000;

function Comment({ onSend, onClose }: { onSend(reason: string): void; onClose(): void }) {
  const [chat, ui] = [useWords("chat"), useWords("ui")];
  const [text, setText] = useState("");
  const id = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "") onSend(text.trim());
  };
  return (
    <form onSubmit={send} className="mt-1 flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="w-full">
        {chat("thanks")}
      </label>
      <input
        id={id}
        value={text}
        maxLength={MAX_CHARS}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && onClose()}
        className="min-h-10 min-w-0 flex-1 basis-52 rounded-lg border border-line-strong bg-surface px-3 text-sm text-ink pointer-coarse:min-h-11 pointer-coarse:text-base"
      />
      <Button type="submit" disabled={text.trim() === ""}>
        {chat("sendComment")}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {ui("close")}
      </Button>
    </form>
  );
}

/** Without the backslashes that keep signs from being read as Markdown. */
const plainOf = (markdown: string): string => markdown.replaceAll(/\\([!-/:-@[-`{-~])/g, "$1");
