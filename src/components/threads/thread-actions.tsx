"use client";
/** Actions on one conversation, as a row of buttons; the name is edited in place. */
import { History, Pencil, Pin, PinOff, Share2, Trash2 } from "lucide-react";
import dynamic from "next/dynamic";
import { type FormEvent, useId, useState } from "react";
import { Button } from "../ui/button";
import { useWords } from "../words/words";
import type { ThreadChange, ThreadSummary } from "./use-threads";

const ShareDialog = dynamic(() => import("./share-dialog").then((module) => module.ShareDialog), {
  loading: () => null,
});
const VersionsDialog = dynamic(() => import("./versions-dialog").then((module) => module.VersionsDialog), {
  loading: () => null,
});

type Props = {
  thread: ThreadSummary;
  onChange(change: ThreadChange): Promise<void>;
  onRemove(): void;
  /** Only of the conversation that is open, and while no answer runs. */
  onRestore?: ((checkpointId: string) => void) | undefined;
};

export function ThreadActions({ thread, onChange, onRemove, onRestore }: Props) {
  const say = useWords("threads");
  const [open, setOpen] = useState<"rename" | "share" | "versions" | null>(null);
  const close = () => setOpen(null);
  if (open === "rename") {
    return <Rename title={thread.title} onCancel={close} onSave={(title) => void onChange({ title }).then(close)} />;
  }
  const icon = "size-4 text-soft";
  return (
    <div className="flex flex-wrap gap-1">
      <Button size="small" variant="quiet" onClick={() => setOpen("rename")}>
        <Pencil aria-hidden="true" className={icon} />
        {say("rename")}
      </Button>
      <Button size="small" variant="quiet" onClick={() => void onChange({ isPinned: !thread.isPinned })}>
        {thread.isPinned ? <PinOff aria-hidden="true" className={icon} /> : <Pin aria-hidden="true" className={icon} />}
        {say(thread.isPinned ? "unpin" : "pin")}
      </Button>
      {onRestore && (
        <Button size="small" variant="quiet" onClick={() => setOpen("versions")}>
          <History aria-hidden="true" className={icon} />
          {say("versions")}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={() => setOpen("share")}>
        <Share2 aria-hidden="true" className={icon} />
        {say("share")}
      </Button>
      <Button size="small" variant="quiet" className="text-bad!" onClick={onRemove}>
        <Trash2 aria-hidden="true" className="size-4" />
        {say("remove")}
      </Button>
      {open === "share" && <ShareDialog threadId={thread.threadId} onClose={close} />}
      {open === "versions" && onRestore && (
        <VersionsDialog
          threadId={thread.threadId}
          onClose={close}
          onRestore={(checkpointId) => {
            close();
            onRestore(checkpointId);
          }}
        />
      )}
    </div>
  );
}

const MAX_TITLE_CHARS = 80;

function Rename({ title, onSave, onCancel }: { title: string; onSave(title: string): void; onCancel(): void }) {
  const [say, ui] = [useWords("threads"), useWords("ui")];
  const [text, setText] = useState(title);
  const id = useId();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "") onSave(text.trim());
  };
  return (
    <form onSubmit={save} className="flex flex-wrap gap-1.5">
      <label htmlFor={id} className="sr-only">
        {say("name")}
      </label>
      <input
        id={id}
        // It was asked for by the button that it takes the place of.
        // biome-ignore lint/a11y/noAutofocus: see above
        autoFocus
        value={text}
        maxLength={MAX_TITLE_CHARS}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && onCancel()}
        className="min-h-9 min-w-0 flex-1 basis-40 rounded-lg border border-line-strong bg-surface px-2.5 text-sm pointer-coarse:min-h-11 pointer-coarse:text-base"
      />
      <Button type="submit" size="small" variant="primary" disabled={text.trim() === ""}>
        {say("save")}
      </Button>
      <Button size="small" onClick={onCancel}>
        {ui("cancel")}
      </Button>
    </form>
  );
}
