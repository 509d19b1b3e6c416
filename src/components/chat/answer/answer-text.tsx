"use client";
/**
 * An answer's Markdown on the page: at once as plain text with what answers mostly use, and in full as soon as the
 * parser is there, which is loaded with the first answer. In both, nothing in the text becomes markup of its own.
 */
import { type ComponentType, useEffect, useState } from "react";
import { useWords } from "@/components/words/words";
import type { AnswerMarkdownProps } from "./answer-markdown";
import { PlainText } from "./plain-text";

let loaded: ComponentType<AnswerMarkdownProps> | undefined;

export function AnswerText(props: AnswerMarkdownProps) {
  const chat = useWords("chat");
  const [Full, setFull] = useState(() => loaded);
  useEffect(() => {
    if (loaded) return setFull(() => loaded);
    let isGone = false;
    import("./answer-markdown").then(
      ({ AnswerMarkdown }) => {
        loaded = AnswerMarkdown;
        if (!isGone) setFull(() => AnswerMarkdown);
      },
      // Without it the plain text stays, which says the same.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return Full ? <Full {...props} /> : <PlainText markdown={props.markdown} markLabel={chat("unverified")} />;
}
