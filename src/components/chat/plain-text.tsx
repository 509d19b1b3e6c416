/** An answer as text, with what answers mostly use of Markdown: on the page at once, and wherever the full parser is not. */
import { Fragment, memo } from "react";
import { blocksOf, type Line } from "./answer-blocks";

// Blocks and lines have no identity but their place: a stream only ever adds at the end.
export const PlainText = memo(function PlainText({ markdown }: { markdown: string }) {
  return (
    <div className="space-y-2 leading-normal wrap-anywhere">
      {blocksOf(markdown).map((block, at) =>
        block.kind === "list" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block's place is its identity
          <ul key={at} className="list-disc space-y-0.5 pl-5 marker:text-soft">
            {block.items.map((lines, item) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={item}>
                <Lines lines={lines} />
              </li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <p key={at}>
            <Lines lines={block.lines} />
          </p>
        ),
      )}
    </div>
  );
});

function Lines({ lines }: { lines: readonly Line[] }) {
  return lines.map((spans, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line's place is its identity
    <Fragment key={at}>
      {at > 0 && <br />}
      {spans.map((span, place) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        span.isBold ? <strong key={place}>{span.text}</strong> : <Fragment key={place}>{span.text}</Fragment>,
      )}
    </Fragment>
  ));
}
