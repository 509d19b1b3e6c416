"use client";
/** The list of conversations in the browser: found, changed, and deleted with a while to take it back. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { ThreadsOutput } from "@/contract/conversation/threads";
import { failureText, request } from "../api/request";
import { useWords } from "../words/words";

export type ThreadSummary = ThreadsOutput["threads"][number];
export type ThreadChange = { title?: string; isPinned?: boolean };

export type Threads = {
  threads: readonly ThreadSummary[];
  query: string;
  search(query: string): void;
  /** Absent at the end of the list. */
  more: (() => void) | undefined;
  change(threadId: string, change: ThreadChange): Promise<void>;
  remove(thread: ThreadSummary): void;
  /** The conversation about to be deleted, which can still be restored. */
  removed: ThreadSummary | null;
  undo(): void;
  /** Why the latest request was not done; empty without one. */
  failure: string;
  /** Reloads the list. */
  refresh(): void;
};

const PAGE = 20;
const TYPING_PAUSE_MS = 250;
/** Long enough to read the line and to reach the button. */
const UNDO_MS = 8_000;

export function useThreads(initial: ThreadsOutput, onRemoved: (threadId: string) => void): Threads {
  const ui = useWords("ui");
  const [page, setPage] = useState(initial);
  const [query, setQuery] = useState("");
  const [failure, setFailure] = useState("");
  const [removed, setRemoved] = useState<ThreadSummary | null>(null);
  const latest = useRef<AbortController>(undefined);
  const pending = useRef<ThreadSummary>(undefined);
  const say = useCallback((error: unknown) => setFailure(failureText(error, ui)), [ui]);

  const read = useCallback(
    async (words: string, cursor?: string) => {
      latest.current?.abort();
      const control = new AbortController();
      latest.current = control;
      try {
        const found = await request<ThreadsOutput>("/api/threads", {
          query: { limit: PAGE, query: words, cursor },
          signal: control.signal,
        });
        setPage((before) => (cursor ? { ...found, threads: [...before.threads, ...found.threads] } : found));
        setFailure("");
      } catch (error) {
        if (!control.signal.aborted) say(error);
      }
    },
    [say],
  );

  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const timer = setTimeout(() => void read(query.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query, read]);

  /** Deletes for good what was put aside. */
  const commit = useCallback(
    async (isLeaving = false) => {
      const thread = pending.current;
      if (!thread) return;
      pending.current = undefined;
      setRemoved(null);
      const path = `/api/threads/${thread.threadId}`;
      // A request of a page that is left lives on only so.
      if (isLeaving) return void fetch(path, { method: "DELETE", keepalive: true });
      try {
        await request(path, { method: "DELETE" });
        onRemoved(thread.threadId);
      } catch (error) {
        say(error);
        await read(query.trim());
      }
    },
    [onRemoved, query, read, say],
  );

  useEffect(() => {
    if (!removed) return;
    const timer = setTimeout(() => void commit(), UNDO_MS);
    const leave = () => void commit(true);
    window.addEventListener("pagehide", leave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", leave);
    };
  }, [removed, commit]);

  return {
    threads: page.threads.filter(({ threadId }) => threadId !== removed?.threadId),
    query,
    search: setQuery,
    more: page.nextCursor === null ? undefined : () => void read(query.trim(), page.nextCursor ?? undefined),
    async change(threadId, change) {
      try {
        await request<ThreadSummary>(`/api/threads/${threadId}`, { method: "PATCH", body: change });
        await read(query.trim());
      } catch (error) {
        say(error);
      }
    },
    remove(thread) {
      void commit();
      pending.current = thread;
      setRemoved(thread);
    },
    removed,
    undo() {
      pending.current = undefined;
      setRemoved(null);
    },
    failure,
    refresh: useCallback(() => void read(query.trim()), [query, read]),
  };
}
