"use client";
/** The open conversation's name, and what is done with it. */
import { Ellipsis, MessagesSquare, SquarePen } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { ThreadActions } from "../threads/thread-actions";
import type { ThreadSummary, Threads } from "../threads/use-threads";
import { IconButton } from "../ui/button";
import { useWords } from "../words/words";

const ThreadsDialog = dynamic(() => import("../threads/threads-dialog").then((module) => module.ThreadsDialog), {
  loading: () => null,
});

type Props = {
  thread: ThreadSummary | undefined;
  /** While the list does not know it yet. */
  title: string;
  list: Threads;
  nowMs: number;
  onRestore: ((checkpointId: string) => void) | undefined;
};

export function ConversationHeader({ thread, title, list, nowMs, onRestore }: Props) {
  const say = useWords("threads");
  const [isOpen, setIsOpen] = useState(false);
  const [isListOpen, setIsListOpen] = useState(false);
  const name = thread?.title ?? title;
  return (
    <div className="border-b border-line">
      <div className="flex min-h-12 items-center gap-1">
        <h1 className="min-w-0 flex-1 truncate text-sm font-medium text-soft">{name}</h1>
        <IconButton label={say("conversations")} onClick={() => setIsListOpen(true)} className="lg:hidden">
          <MessagesSquare aria-hidden="true" className="size-4.5" />
        </IconButton>
        {/* Loaded as a whole, so that nothing of this conversation is left. */}
        <a
          href="/chat"
          aria-label={say("newOne")}
          title={say("newOne")}
          className="inline-flex size-10 shrink-0 items-center justify-center rounded-lg text-soft hover:bg-raised hover:text-ink lg:hidden pointer-coarse:size-11"
        >
          <SquarePen aria-hidden="true" className="size-4.5" />
        </a>
        <IconButton
          label={say("actions", { title: name })}
          aria-expanded={isOpen}
          disabled={!thread}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Ellipsis aria-hidden="true" className="size-4.5" />
        </IconButton>
      </div>
      {isOpen && thread && (
        <div className="pb-2">
          <ThreadActions
            thread={thread}
            onChange={(change) => list.change(thread.threadId, change)}
            onRemove={() => list.remove(thread)}
            onRestore={onRestore}
          />
        </div>
      )}
      {isListOpen && (
        <ThreadsDialog list={list} currentId={thread?.threadId} nowMs={nowMs} onClose={() => setIsListOpen(false)} />
      )}
    </div>
  );
}
