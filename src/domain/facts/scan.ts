/**
 * Where references stand in a text that may still be growing. Pure.
 *
 * A reference ends at its braces, at a line break or after `MAX_REFERENCE_CHARS`; what does not end as it should is
 * broken, and never shown.
 */
import { MAX_REFERENCE_CHARS } from "./expression/parse";

export type Scanned = {
  /** Offsets of the whole, signs that stand right around it included: `` `$+%``. */
  readonly start: number;
  readonly end: number;
  /** Between the braces. */
  readonly inside: string;
  /** It is closed by its braces. */
  readonly isClosed: boolean;
  /** Between single braces: a reference only if it can be computed, else text. */
  readonly isSingle: boolean;
};

const DECORATION_BEFORE = /[`$+]+$/;
const DECORATION_AFTER = /^[`%]+/;

export function scanReferences(text: string): Scanned[] {
  const found: Scanned[] = [];
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf("{", at);
    if (open < 0) break;
    const isSingle = text[open + 1] !== "{";
    const begin = open + (isSingle ? 1 : 2);
    const closing = isSingle ? "}" : "}}";
    const limit = endOfReach(text, begin);
    const close = text.slice(begin, limit).indexOf(closing);
    const isNested = isSingle && text.slice(begin, begin + Math.max(0, close)).includes("{");
    if (isSingle && (close < 0 || isNested)) {
      at = begin;
      continue;
    }
    const isClosed = close >= 0;
    const insideEnd = isClosed ? begin + close : limit;
    let end = isClosed ? insideEnd + closing.length : insideEnd;
    while (!isSingle && text[end] === "}") end += 1;
    found.push(decorated(text, { start: open, end, inside: text.slice(begin, insideEnd).trim(), isClosed, isSingle }));
    at = found.at(-1)?.end ?? end;
  }
  return found;
}

function endOfReach(text: string, begin: number): number {
  const reach = text.slice(begin, begin + MAX_REFERENCE_CHARS + 1);
  const lineBreak = reach.indexOf("\n");
  return begin + (lineBreak < 0 ? reach.length : lineBreak);
}

/** Signs that a model sets around a value are dropped with the braces. */
function decorated(text: string, scanned: Scanned): Scanned {
  const before = DECORATION_BEFORE.exec(text.slice(0, scanned.start))?.[0].length ?? 0;
  const after = DECORATION_AFTER.exec(text.slice(scanned.end))?.[0].length ?? 0;
  return { ...scanned, start: scanned.start - before, end: scanned.end + after };
}

/**
 * The same text with every sign inside of references made a letter, so that no sentence ends within one. Same length.
 */
export function withReferencesMasked(text: string): string {
  let masked = text;
  for (const { start, end, isSingle, isClosed } of scanReferences(text)) {
    if (isSingle && !isClosed) continue;
    masked = masked.slice(0, start) + "x".repeat(end - start) + masked.slice(end);
  }
  return masked;
}
