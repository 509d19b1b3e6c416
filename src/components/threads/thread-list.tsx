"use client";
/**
 * Conversations, pinned ones first, then the latest. Plain links: each opens with what is stored, not with what this
 * page remembers.
 */
import { clsx } from "clsx";
import { Ellipsis, Pin, Search, SquarePen } from "lucide-react";
import { useId, useState } from "react";
import { agoIn } from "../time/day-and-age";
import { Button, buttonVariant, IconButton } from "../ui/button";
import { useWords } from "../words/words";
import { ThreadActions } from "./thread-actions";
import type { ThreadSummary, Threads } from "./use-threads";

type Props = { list: Threads; currentId: string | undefined; nowMs: number };

export function ThreadList({ list, currentId, nowMs }: Props) {
  const say = useWords("threads");
  const ids = { heading: useId(), search: useId() };
  return (
    <nav aria-labelledby={ids.heading} className="space-y-2">
      <div className="flex items-center justify-between gap-2 pl-2">
        <h2 id={ids.heading} className="text-sm font-semibold text-soft">
          {say("recent")}
        </h2>
        {/* Loaded as a whole, so that nothing of another conversation is left. */}
        <a
          href="/chat"
          aria-label={say("newOne")}
          title={say("newOne")}
          className={buttonVariant({ variant: "quiet", size: "small" })}
        >
          <SquarePen aria-hidden="true" className="size-4" />
        </a>
      </div>
      <div className="relative px-2">
        <label htmlFor={ids.search} className="sr-only">
          {say("search")}
        </label>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-4.5 size-4 -translate-y-1/2 text-soft"
        />
        <input
          id={ids.search}
          type="search"
          value={list.query}
          onChange={(event) => list.search(event.target.value)}
          placeholder={say("search")}
          className="min-h-9 w-full rounded-lg border border-line bg-surface pr-2 pl-8.5 text-sm placeholder:text-soft pointer-coarse:min-h-11 pointer-coarse:text-base"
        />
      </div>
      <p role="status" className={clsx("px-2 text-sm", list.failure ? "text-bad" : "text-soft")}>
        {list.failure || (list.threads.length === 0 && say(list.query.trim() === "" ? "none" : "nothingFound"))}
      </p>
      <ul>
        {list.threads.map((thread) => (
          <Thread
            key={thread.threadId}
            thread={thread}
            list={list}
            nowMs={nowMs}
            isCurrent={thread.threadId === currentId}
          />
        ))}
      </ul>
      {list.more && (
        <Button size="small" variant="quiet" onClick={list.more} className="w-full">
          {say("more")}
        </Button>
      )}
    </nav>
  );
}

type ThreadProps = { thread: ThreadSummary; list: Threads; nowMs: number; isCurrent: boolean };

function Thread({ thread, list, nowMs, isCurrent }: ThreadProps) {
  const [say, time] = [useWords("threads"), useWords("time")];
  const [isOpen, setIsOpen] = useState(false);
  const { threadId, title, updatedAt, isPinned } = thread;
  return (
    <li className={clsx("group rounded-lg", isCurrent && "bg-raised")}>
      <div className="flex items-start">
        <a
          href={`/chat/${threadId}`}
          aria-current={isCurrent ? "page" : undefined}
          className="min-w-0 flex-1 rounded-lg px-2 py-2 text-sm hover:bg-raised aria-[current=page]:font-medium"
        >
          <span className="line-clamp-2 wrap-anywhere">{title}</span>
          <span className="flex items-center gap-1 text-xs font-normal text-soft">
            {isPinned && <Pin aria-label={say("pinned")} className="size-3" />}
            {agoIn(time, updatedAt, nowMs)}
          </span>
        </a>
        <IconButton
          label={say("actions", { title })}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="size-8! opacity-0 group-hover:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100 pointer-coarse:size-11! pointer-coarse:opacity-100"
        >
          <Ellipsis aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
      {isOpen && (
        <div className="px-1 pb-2">
          <ThreadActions
            thread={thread}
            onChange={(change) => list.change(threadId, change)}
            onRemove={() => list.remove(thread)}
          />
        </div>
      )}
    </li>
  );
}
