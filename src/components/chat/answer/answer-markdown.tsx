/** An answer's Markdown in full: loaded with the first answer, after the plain text is on the page. */
import { type KeyboardEvent, memo } from "react";
import Markdown, { type Components } from "react-markdown";
import rehypeSanitize from "rehype-sanitize";
import { useWords } from "@/components/words/words";
import type { GroundingReference } from "@/contract/conversation/grounding";
import { type CellPlace, pathSteps } from "./cell-place";
import {
  ALLOWED,
  isTooDeep,
  ownPath,
  partsOfMarkdown,
  rehypeMarks,
  rehypeReferences,
  remarkPlainText,
} from "./markdown-plugins";
import { PlainText } from "./plain-text";
import { Unverified } from "./unverified";

export type AnswerMarkdownProps = {
  /** With the signs of `marked-text`. */
  markdown: string;
  /** What the references of the text come from, by their number. */
  references: readonly GroundingReference[];
  onFigure: (place: CellPlace) => void;
};

export const AnswerMarkdown = memo(function AnswerMarkdown({ markdown, references, onFigure }: AnswerMarkdownProps) {
  const parts = partsOfMarkdown(markdown);
  return (
    // The keys only move between the figures, which are buttons.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div className="space-y-2 leading-normal wrap-anywhere" onKeyDown={moveBetweenFigures}>
      {parts.map((part, at) => (
        <Part
          // biome-ignore lint/suspicious/noArrayIndexKey: a part's place is its identity; answers grow at their end
          key={at}
          markdown={part}
          references={references}
          onFigure={onFigure}
        />
      ))}
    </div>
  );
});

const Part = memo(function Part({ markdown: part, references, onFigure }: AnswerMarkdownProps) {
  const chat = useWords("chat");
  if (isTooDeep(part)) return <PlainText markdown={part} markLabel={chat("unverified")} />;
  return (
    <Markdown
      remarkPlugins={[remarkPlainText]}
      rehypePlugins={[[rehypeSanitize, ALLOWED], rehypeMarks, rehypeReferences]}
      components={{
        ...COMPONENTS,
        mark: ({ children }) => <Unverified label={chat("unverified")}>{children}</Unverified>,
        data: ({ value, children }) => (
          <Figure reference={references[Number(value)]} onFigure={onFigure} text={children} />
        ),
      }}
      // `ownPath` alone decides on the addresses that the allow-list lets through.
      urlTransform={(address) => address}
    >
      {part.replaceAll(/^(\s{0,8})•(?=\s)/gm, "$1-")}
    </Markdown>
  );
});

function Figure({
  reference,
  text,
  onFigure,
}: {
  reference: GroundingReference | undefined;
  text: React.ReactNode;
  onFigure(place: CellPlace): void;
}) {
  const chat = useWords("chat");
  if (!reference) return text;
  const { toolCallId, path, label, source } = reference;
  return (
    <button
      type="button"
      data-figure={path}
      title={chat("figureFrom", { figure: [label, source].filter((part) => part !== "").join(", ") })}
      onClick={() => onFigure({ toolCallId, path: pathSteps(path) })}
      className="cursor-pointer rounded-xs tabular-nums underline decoration-line-strong decoration-dotted underline-offset-3 hover:bg-accent-wash hover:decoration-accent"
    >
      {text}
    </button>
  );
}

/** Many figures, one stop of the Tab key each would be too many: arrows lead from one to the next. */
function moveBetweenFigures(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const figures = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-figure]")];
  const at = figures.indexOf(event.target as HTMLElement);
  const next = step === undefined || at < 0 ? undefined : figures[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const heading: Components["h1"] = ({ children }) => <p className="pt-1 font-semibold">{children}</p>;

/** Styled like the plain text (`answer-text.tsx`), so that nothing moves when this replaces it. */
const COMPONENTS: Components = {
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  p: ({ children }) => <p>{children}</p>,
  ul: ({ children }) => <ul className="list-disc space-y-0.5 pl-5 marker:text-soft">{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className="list-decimal space-y-0.5 pl-5 marker:text-soft">
      {children}
    </ol>
  ),
  a: ({ children, href }) => {
    const path = ownPath(href);
    if (path === undefined) return <span>{children}</span>;
    return (
      <a href={path} className="text-accent underline underline-offset-3">
        {children}
      </a>
    );
  },
  code: ({ children }) => <code className="rounded bg-raised px-1 font-mono text-[0.9em]">{children}</code>,
  pre: ({ children }) => (
    // A box that scrolls has to be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <pre tabIndex={0} className="overflow-x-auto rounded-lg bg-raised p-3 text-sm">
      {children}
    </pre>
  ),
  blockquote: ({ children }) => <blockquote className="border-l-2 border-line pl-3 text-soft">{children}</blockquote>,
  hr: () => <hr className="border-line" />,
  table: ({ children }) => (
    <div className="scrolls-x overflow-x-auto rounded-lg border border-line">
      <table className="w-full text-sm tabular-nums">{children}</table>
    </div>
  ),
  th: ({ children }) => <th className="bg-raised px-3 py-1.5 text-left font-medium">{children}</th>,
  td: ({ children }) => <td className="border-t border-line px-3 py-1.5">{children}</td>,
};
