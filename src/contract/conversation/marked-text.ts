/**
 * A text with its unverified parts between two signs of the private use area, for renderers that parse it: the signs
 * survive Markdown, and no model's text holds them. Pure; imported by pages, so without a schema library.
 */
type Span = { readonly start: number; readonly end: number };

export const MARK_START = "\uE000";
export const MARK_END = "\uE001";

/** Prefix that makes a line a list item, a heading, a quotation or a table row; a mark begins after it. */
const LINE_OPENING = /^\s*(?:(?:[-*+•]|\d{1,9}[.)]|#{1,6}|>)\s+|\|\s*)*/;

/** @param spans offsets in the text in UTF-16 units. A span over several lines is marked line by line. */
export function withMarks(text: string, spans: readonly Span[]): string {
  let marked = "";
  let at = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    if (start < at || end > text.length || end <= start) continue;
    marked += text.slice(at, start);
    const isLineStart = start === 0 || text[start - 1] === "\n";
    marked += text
      .slice(start, end)
      .split("\n")
      .map((line, place) => markedLine(line, isLineStart || place > 0))
      .join("\n");
    at = end;
  }
  return marked + text.slice(at);
}

function markedLine(line: string, isLineStart: boolean): string {
  const opening = isLineStart ? (LINE_OPENING.exec(line)?.[0] ?? "") : "";
  const rest = line.slice(opening.length);
  return rest.trim() === "" ? line : `${opening}${MARK_START}${rest}${MARK_END}`;
}

/** The parts of a text between and outside of the signs. @param isOpen the text begins inside a mark. */
export function markedPieces(text: string, isOpen = false): { text: string; isMarked: boolean }[] {
  let isMarked = isOpen;
  return text.split(/([\uE000\uE001])/).flatMap((piece) => {
    if (piece === MARK_START || piece === MARK_END) {
      isMarked = piece === MARK_START;
      return [];
    }
    return piece === "" ? [] : [{ text: piece, isMarked }];
  });
}

/** Whether a mark is open after this text. */
export function isMarkOpenAfter(text: string, isOpen: boolean): boolean {
  const [last] = [...text.matchAll(/[\uE000\uE001]/g)].slice(-1);
  return last === undefined ? isOpen : last[0] === MARK_START;
}

export const withoutMarks = (text: string): string => text.replace(/[\uE000\uE001]/g, "");
