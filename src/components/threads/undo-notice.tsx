"use client";
/** Says what is about to be deleted, and takes it back. */
import { Button } from "../ui/button";
import { useWords } from "../words/words";
import type { Threads } from "./use-threads";

export function UndoNotice({ list: { removed, undo } }: { list: Threads }) {
  const say = useWords("threads");
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-bar)+6rem)] z-30 flex justify-center"
    >
      {removed && (
        <div className="pointer-events-auto flex max-w-full items-center gap-3 rounded-xl border border-line bg-surface py-2 pr-2 pl-4 text-sm shadow-layer">
          <span className="min-w-0 truncate">{say("removed", { title: removed.title })}</span>
          <Button size="small" onClick={undo}>
            {say("undo")}
          </Button>
        </div>
      )}
    </div>
  );
}
