/**
 * A text with its unverified parts and its references between signs of the private use area, for renderers that parse
 * it: the signs survive Markdown, and no model's text holds them. Pure; imported by pages, so without a schema library.
 */
type Span = { readonly start: number; readonly end: number };

export const MARK_START = "\uE000";
export const MARK_END = "\uE001";
/** A reference is its start sign, its number in the list, the sign after the number, its text and its end sign. */
const REFERENCE_START = "\uE002";
const REFERENCE_NUMBERED = "\uE003";
const REFERENCE_END = "\uE004";

/** Prefix that makes a line a list item, a heading, a quotation or a table row; a mark begins after it. */
const LINE_OPENING = /^\s*(?:(?:[-*+•]|\d{1,9}[.)]|#{1,6}|>)\s+|\|\s*)*/;

/**
 * @param marks offsets in the text in UTF-16 units. A mark over several lines is marked line by line.
 * @param references offsets likewise; one whose text holds a line break is left out.
 */
export function withMarks(text: string, marks: readonly Span[], references: readonly Span[] = []): string {
  const inMarks = apart(text, marks).map(({ start, end }) => ({ start, end, reference: undefined }));
  const inReferences = references.flatMap(({ start, end }, reference) =>
    isInText(text, { start, end }) && !text.slice(start, end).includes("\n") ? [{ start, end, reference }] : [],
  );
  const isCut = ({ start, end }: Span) =>
    inMarks.some((mark) => start < mark.end && end > mark.start && (start < mark.start || end > mark.end));
  let signed = "";
  let at = 0;
  const all = [...inMarks, ...inReferences.filter((each) => !isCut(each))];
  for (const { at: place, sign } of all.flatMap(signsOf).toSorted((a, b) => a.at - b.at || a.order - b.order)) {
    signed += text.slice(at, place) + sign;
    at = place;
  }
  return signed + text.slice(at);
}

type Sign = { readonly at: number; readonly order: number; readonly sign: string };

/** At one place inner parts end before outer ones, and begin after them. */
function signsOf({ start, end, reference }: Span & { readonly reference: number | undefined }): Sign[] {
  return reference === undefined
    ? [
        { at: start, order: 2, sign: MARK_START },
        { at: end, order: 1, sign: MARK_END },
      ]
    : [
        { at: start, order: 3, sign: `${REFERENCE_START}${reference}${REFERENCE_NUMBERED}` },
        { at: end, order: 0, sign: REFERENCE_END },
      ];
}

const isInText = (text: string, { start, end }: Span): boolean => start >= 0 && end > start && end <= text.length;

/** Marks in order, none over another, each within one line and after what makes the line an item or a heading. */
function apart(text: string, marks: readonly Span[]): Span[] {
  const lines: Span[] = [];
  let at = 0;
  for (const { start, end } of [...marks].sort((a, b) => a.start - b.start)) {
    if (start < at || !isInText(text, { start, end })) continue;
    let begin = start;
    for (const line of text.slice(start, end).split("\n")) {
      const isLineStart = begin === 0 || text[begin - 1] === "\n";
      const opening = isLineStart ? (LINE_OPENING.exec(line)?.[0].length ?? 0) : 0;
      if (line.slice(opening).trim() !== "") lines.push({ start: begin + opening, end: begin + line.length });
      begin += line.length + 1;
    }
    at = end;
  }
  return lines;
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

/** The parts of a text with the number of the reference that each one is, `null` for those that are none. */
export function referencePieces(text: string): { text: string; reference: number | null }[] {
  return text.split(/(\uE002\d+\uE003[^\uE002-\uE004]*\uE004)/).flatMap((piece) => {
    const [, number, shown = ""] = /^\uE002(\d+)\uE003(.*)\uE004$/s.exec(piece) ?? [];
    const own = number === undefined ? withoutReferences(piece) : shown;
    return own === "" ? [] : [{ text: own, reference: number === undefined ? null : Number(number) }];
  });
}

export const withoutReferences = (text: string): string => text.replace(/\uE002\d*\uE003?|[\uE003\uE004]/g, "");

export const withoutMarks = (text: string): string => withoutReferences(text).replace(/[\uE000\uE001]/g, "");
