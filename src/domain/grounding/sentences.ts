/** Text cut into sentences and lines. Pure. */
import { isQuotationOpen } from "./quotations";

/** A dot after these, or between digits, does not end a sentence. */
const ABBREVIATIONS = /(?:\b(?:vs|jr|sr|no|st|approx|e\.g|i\.e)|\b\p{L})\.$/iu;

/** A list mark that has just begun its line: its dot does not end a sentence. */
const OPEN_LIST_MARK = /(?:^|\n)\s*\d{1,2}\.$/;

/** A row of a table is read whole: its cells belong to one subject. */
const TABLE_ROW = /(?:^|\n)\s*\|[^\n]*$/;

/** Text after a quotation in its sentence: "“…”; “…”". Without the line's head the speaker would be unknown. */
const AFTER_QUOTATION = /”\s*[;·]$/;

/**
 * Cuts text into sentences and lines, every character kept, so that the parts join to the text again. The last part is
 * incomplete unless the text ends with a line break or a finished sentence followed by a space.
 */
export function splitSentences(text: string): { complete: string[]; rest: string } {
  const complete: string[] = [];
  let start = 0;
  for (const match of text.matchAll(/\n+|[.!?;·](?=\s)\s?/g)) {
    const end = match.index + match[0].length;
    const isLineBreak = match[0].startsWith("\n");
    const upTo = text.slice(start, match.index + 1);
    if (!isLineBreak && (isQuotationOpen(upTo) || AFTER_QUOTATION.test(upTo))) continue;
    if (!isLineBreak && (ABBREVIATIONS.test(upTo) || OPEN_LIST_MARK.test(upTo) || TABLE_ROW.test(upTo))) continue;
    // A line break right after a sentence belongs to it, and may not have arrived yet.
    if (!isLineBreak && end === text.length && !/\s$/.test(match[0])) break;
    complete.push(text.slice(start, end));
    start = end;
  }
  return { complete, rest: text.slice(start) };
}
