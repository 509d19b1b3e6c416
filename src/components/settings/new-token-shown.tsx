"use client";
/** The only sight of a new token, with a line to try it. */
import { Check, Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { NewToken } from "@/contract/account/api-token";
import { Button, buttonVariant } from "../ui/button";
import { useWords } from "../words/words";

const COPIED_FOR_MS = 2_000;

export function NewTokenShown({ token, onDone }: { token: NewToken; onDone(): void }) {
  const say = useWords("settings");
  const [isCopied, setIsCopied] = useState(false);
  const text = useRef<HTMLInputElement>(null);
  useEffect(() => text.current?.focus(), []);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = () =>
    navigator.clipboard.writeText(token.token).then(
      () => setIsCopied(true),
      // Not allowed here: the text is selected, to be copied by hand.
      () => text.current?.select(),
    );
  return (
    <div className="space-y-3 rounded-lg border border-good/40 bg-good-wash p-3">
      <p role="status" className="text-sm font-medium text-good">
        {say("tokenMade")}
      </p>
      <div className="flex flex-wrap gap-2">
        <input
          ref={text}
          readOnly
          aria-label={token.label}
          value={token.token}
          onFocus={(event) => event.target.select()}
          className="min-h-10 min-w-0 flex-1 basis-64 rounded-lg border border-line-strong bg-surface px-3 font-mono text-xs"
        />
        <Button variant="primary" onClick={() => void copy()}>
          {isCopied ? <Check aria-hidden="true" className="size-4" /> : <Copy aria-hidden="true" className="size-4" />}
          <span aria-live="polite">{isCopied ? say("copied") : say("copy")}</span>
        </Button>
        <Button onClick={onDone}>{say("done")}</Button>
      </div>
      <div>
        <p className="text-xs text-soft">{say("tryIt")}</p>
        <pre className="overflow-x-auto text-xs">
          <code>{`curl -s ${location.origin}/api/matchup -H "authorization: Bearer $FANVISE_TOKEN"`}</code>
        </pre>
        <a href="/api/openapi.json" className={buttonVariant({ variant: "quiet", size: "small" }, "-ml-2.5")}>
          {say("interface")}
        </a>
      </div>
    </div>
  );
}
