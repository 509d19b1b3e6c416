"use client";
/** What was found beside an answer, folded under it. */
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { useWords } from "@/components/words/words";
import type { AnswerMarkdownProps } from "./answer-markdown";
import { AnswerText } from "./answer-text";

export function Details(props: AnswerMarkdownProps) {
  const chat = useWords("chat");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)} className="group text-sm">
      <summary className="inline-flex min-h-6 items-center gap-1 rounded-md text-soft hover:text-ink pointer-coarse:min-h-11">
        <ChevronRight aria-hidden="true" className="size-3.5 group-open:rotate-90" />
        {chat("details")}
      </summary>
      {isOpen && (
        <div className="mt-2 border-l border-line pl-3">
          <AnswerText {...props} />
        </div>
      )}
    </details>
  );
}
