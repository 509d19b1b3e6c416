"use client";
/** The list of conversations over the page, where there is no room beside it. Loaded when it is first opened. */
import { Dialog } from "../ui/dialog";
import { useWords } from "../words/words";
import { ThreadList } from "./thread-list";
import type { Threads } from "./use-threads";

type Props = { list: Threads; currentId: string | undefined; nowMs: number; onClose(): void };

export function ThreadsDialog({ onClose, ...rest }: Props) {
  const say = useWords("threads");
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={say("conversations")} isTitleHidden>
      <ThreadList {...rest} />
    </Dialog>
  );
}
