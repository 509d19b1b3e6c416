/**
 * An answer as text, with what answers mostly use of Markdown: on the page at once, and wherever the full parser is
 * not.
 */
import { Fragment, memo } from "react";
import { isMarkOpenAfter, markedPieces, withoutReferences } from "@/contract/conversation/marked-text";
import { blocksOf, type Line } from "./answer-blocks";
import { Unverified } from "./unverified";

// Blocks and lines have no identity but their place: a stream only ever adds at the end.
export const PlainText = memo(function PlainText({ markdown, markLabel }: { markdown: string; markLabel: string }) {
  return (
    <div className="space-y-2 leading-normal wrap-anywhere">
      {blocksOf(withoutReferences(markdown)).map((block, at) =>
        block.kind === "list" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block's place is its identity
          <ul key={at} className="list-disc space-y-0.5 pl-5 marker:text-soft">
            {block.items.map((lines, item) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={item}>
                <Lines lines={lines} markLabel={markLabel} />
              </li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <p key={at}>
            <Lines lines={block.lines} markLabel={markLabel} />
          </p>
        ),
      )}
    </div>
  );
});

function Lines({ lines, markLabel }: { lines: readonly Line[]; markLabel: string }) {
  return lines.map((spans, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line's place is its identity
    <Fragment key={at}>
      {at > 0 && <br />}
      {markedSpans(spans).map(({ text, isBold, isMarked }, place) => {
        const Emphasis = isBold ? "strong" : Fragment;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Emphasis key={place}>{isMarked ? <Unverified label={markLabel}>{text}</Unverified> : text}</Emphasis>
        );
      })}
    </Fragment>
  ));
}

/** A mark may run through bold and plain text of its line. */
function markedSpans(spans: Line): { text: string; isBold: boolean; isMarked: boolean }[] {
  let isOpen = false;
  return spans.flatMap(({ text, isBold }) => {
    const pieces = markedPieces(text, isOpen);
    isOpen = isMarkOpenAfter(text, isOpen);
    return pieces.map((piece) => ({ ...piece, isBold }));
  });
}
