/** Words and sentences of a text, the same way wherever texts are compared, indexed or asked for. Pure. */

/** Letters that Unicode does not take apart. */
const UNDECOMPOSED: Readonly<Record<string, string>> = { đ: "d", ø: "o", ł: "l", ß: "ss", æ: "ae", œ: "oe", ı: "i" };

/** Lower case without accents. Full-text search works on this form, so "Jokic" finds "Jokić" on every database. */
export const foldText = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[đøłßæœı]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
    .replace(/[’‘`]/g, "'")
    .replace(/[‐-―−]/g, "-");

/** Folded letter by letter, so that positions stay those of the text: what patterns are looked for in. */
export const foldAligned = (text: string): string =>
  text.toLowerCase().length === text.length && !/[^\0-\x7f]/.test(text)
    ? text.toLowerCase()
    : Array.from({ length: text.length }, (_, i) => foldText(text.charAt(i)).charAt(0) || " ").join("");

/** Words and numbers of a folded text; possessives lose their ending. */
export function contentWords(text: string): string[] {
  return (foldText(text).match(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu) ?? []).map((word) =>
    word.replace(/'s$/, "").replaceAll("'", ""),
  );
}

const STOP_WORDS = new Set(
  (
    "a an and are as at be been but by for from had has have he her his i if in into is it its just me my not of on or our " +
    "she so than that the their them then there they this to too up us was we were what when which who will with would you your"
  ).split(" "),
);
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

export type Span = { start: number; end: number };

const ABBREVIATED =
  /(?:^|[\s(.])(?:[A-Z]|Jr|Sr|St|Dr|Mr|Mrs|Ms|vs|No|Jan|Feb|Mar|Apr|Aug|Sept|Sep|Oct|Nov|Dec|a\.m|p\.m|approx)$/;
const END = /[.!?…]+["”’)\]]*(?=\s)|\s[|•]\s/g;

/** Sentences of a cleaned text as spans; together they cover every word. Initials ("P.J. Tucker", "Jr.") end none. */
export function sentenceSpans(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    if (match[0].startsWith(".") && ABBREVIATED.test(text.slice(Math.max(0, match.index - 8), match.index))) continue;
    // A small letter goes on with the sentence, unless quotes or an exclamation closed it.
    if (/^\s*\p{Ll}/u.test(text.slice(end, end + 3)) && match[0] === ".") continue;
    push(spans, text, start, end);
    start = end;
  }
  push(spans, text, start, text.length);
  return spans;
}

function push(spans: Span[], text: string, start: number, end: number): void {
  const part = text.slice(start, end);
  const lead = part.length - part.trimStart().length;
  const trimmed = part.trim();
  if (trimmed !== "") spans.push({ start: start + lead, end: start + lead + trimmed.length });
}
