/**
 * The part of Markdown that answers use, as blocks.
 *
 * Pure. Paragraphs, line breaks, bullet lists, **bold**, and the backslash that takes a sign its meaning. Everything
 * else stays the text that it is: no links, no images, no HTML, so that nothing an answer quotes can load or hide
 * anything.
 */
export type Span = { text: string; isBold: boolean };
export type Line = readonly Span[];
export type Block =
  | { kind: "paragraph"; lines: readonly Line[] }
  | { kind: "list"; items: readonly (readonly Line[])[] };

const BULLET = /^\s{0,8}[-*•]\s+(\S.*)$/;
const CONTINUATION = /^\s{2,}\S/;
const MARKS = /\\([!-/:-@[-`{-~])|\*\*/g;

export function blocksOf(markdown: string): Block[] {
  const blocks: { kind: Block["kind"]; items: Line[][] }[] = [];
  let isAfterBlank = true;
  for (const line of markdown.split(/\r?\n/)) {
    if (line.trim() === "") {
      isAfterBlank = true;
      continue;
    }
    const last = blocks.at(-1);
    const lastItem = last?.items.at(-1);
    const bullet = BULLET.exec(line)?.[1];
    if (bullet !== undefined) {
      if (last?.kind === "list") last.items.push([spansOf(bullet)]);
      else blocks.push({ kind: "list", items: [[spansOf(bullet)]] });
    } else if (last && lastItem && !isAfterBlank && (last.kind === "paragraph" || CONTINUATION.test(line))) {
      lastItem.push(spansOf(line.trim()));
    } else {
      blocks.push({ kind: "paragraph", items: [[spansOf(line.trim())]] });
    }
    isAfterBlank = false;
  }
  return blocks.map(({ kind, items }) =>
    kind === "list" ? { kind, items } : { kind: "paragraph", lines: items[0] ?? [] },
  );
}

/** The line's text in pieces. A pair of asterisks encloses text without a space at its ends; any other is text. */
export function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  const add = (text: string, isBold: boolean) => {
    const last = spans.at(-1);
    if (last?.isBold === isBold) last.text += text;
    else if (text !== "") spans.push({ text, isBold });
  };
  const pairs = boldPairs(line);
  let end = 0;
  let isBold = false;
  for (const match of line.matchAll(MARKS)) {
    add(line.slice(end, match.index), isBold);
    end = match.index + match[0].length;
    if (match[1] !== undefined) add(match[1], isBold);
    else if (pairs.has(match.index)) isBold = !isBold;
    else add(match[0], isBold);
  }
  add(line.slice(end), isBold);
  return spans;
}

/** Where the asterisks of pairs stand. Only neighbors make a pair, so a hostile line costs one walk. */
function boldPairs(line: string): Set<number> {
  const pairs = new Set<number>();
  let opening: number | undefined;
  for (const { 0: mark, index } of line.matchAll(MARKS)) {
    if (mark !== "**") continue;
    const closes = opening !== undefined && index > opening + 2 && !/\s/.test(line.charAt(index - 1));
    if (opening !== undefined && closes) {
      pairs.add(opening).add(index);
      opening = undefined;
    } else {
      opening = /\S/.test(line.charAt(index + 2)) ? index : undefined;
    }
  }
  return pairs;
}
