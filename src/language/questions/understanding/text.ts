/**
 * A question as words.
 *
 * Pure. Words keep their place in the text, so that a name can be cut out exactly as it was written, and carry a folded
 * form (no accents, no case, no apostrophes, one sigma) for look-ups.
 */

export type Word = {
  /** The word as written, without a possessive ending. */
  raw: string;
  /** The form for look-ups: "Γιάννης" → "γιαννησ", "I'm" → "im", "who's" → "who". */
  normalized: string;
  start: number;
  end: number;
  /** Text between the previous word and this one. */
  gap: string;
  isCapitalised: boolean;
  isPossessive: boolean;
  isGreek: boolean;
  isSentenceStart: boolean;
  /** The amount, when the word is one: "1.2", "-1" (a minus that follows a blank), "ten". */
  amount: number | undefined;
};

export type Text = {
  source: string;
  words: readonly Word[];
  /** Greek in Latin letters: its known words are folded as Greek ones. */
  isGreeklish?: boolean;
};

/** Longer questions are cut: nothing useful comes after so many characters. */
const MAX_CHARS = 5_000;
const WORD = /\p{N}+(?:[.,]\p{N}+)?(?![\p{L}\p{N}])|(?:\p{L}\.){2,}|[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/** An image, a link or an address asks for nothing, whatever its words say, nor does how it is to be filled in. */
const LINK =
  /(?:!?\[[^\][]{0,300}\]\([^()\s]{0,2000}\)|https?:\/\/\S+)(?:\s+(?:with|where|όπου|με)\s[^.?!;\n]{0,300})?/giu;

const PLAIN = /^[A-Za-z0-9]+$/;

export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/ς/g, "σ").replace(/['’.]/g, "");
}

export function readText(question: string): Text {
  const source = question
    .slice(0, MAX_CHARS)
    .normalize("NFC")
    .replace(LINK, (link) => " ".repeat(link.length));
  // In a text all in capitals a capital says nothing.
  const isShouted = !/\p{Ll}/u.test(source);
  const words: Word[] = [];
  let previousEnd = 0;
  for (const match of source.matchAll(WORD)) {
    const gap = source.slice(previousEnd, match.index);
    words.push(wordOf(match[0], match.index, gap, words.length === 0, isShouted));
    previousEnd = match.index + match[0].length;
  }
  return { source, words };
}

function wordOf(found: string, start: number, gap: string, isFirst: boolean, isShouted: boolean): Word {
  const possessive = /^(.+)['’]s$/iu.exec(found);
  const raw = possessive?.[1] ?? found;
  const normalized = fold(raw);
  return {
    raw,
    normalized,
    start,
    end: start + raw.length,
    gap,
    isCapitalised: !isShouted && /^\p{Lu}/u.test(raw),
    isPossessive: possessive !== null,
    isGreek: /^\p{Script=Greek}/u.test(raw),
    // ";" is the Greek question mark.
    isSentenceStart: isFirst || /[.!?;·:\n]/.test(gap),
    amount: amountOf(raw, normalized, gap),
  };
}

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  [
    ["one", "ενα", "ενασ"],
    ["two", "δυο"],
    ["three", "τρια", "τρεισ"],
    ["four", "τεσσερα", "τεσσερισ"],
    ["five", "πεντε"],
    ["six", "εξι"],
    ["seven", "επτα", "εφτα"],
    ["eight", "οκτω", "οχτω"],
    ["nine", "εννεα", "εννια"],
    ["ten", "δεκα"],
    ["eleven", "εντεκα"],
    ["twelve", "δωδεκα"],
    ["thirteen"],
    ["fourteen"],
    ["fifteen", "δεκαπεντε"],
    ["sixteen"],
    ["seventeen"],
    ["eighteen"],
    ["nineteen"],
    ["twenty", "εικοσι"],
  ].flatMap((spellings, index) => spellings.map((spelling) => [spelling, index + 1] as const)),
)
  .set("thirty", 30)
  .set("forty", 40)
  .set("fifty", 50)
  .set("τριαντα", 30)
  .set("σαραντα", 40);

function amountOf(raw: string, normalized: string, gap: string): number | undefined {
  if (!/^\p{N}/u.test(raw)) return NUMBER_WORDS.get(normalized);
  const value = Number(raw.replace(",", "."));
  if (!Number.isFinite(value)) return undefined;
  const isNegative = /(?:^|[\s(=:])[-−]$/.test(gap);
  return isNegative ? -value : value;
}

/** The folded words in a row, for patterns that span words: " best free agents ". */
export function foldedLine(text: Text): string {
  return ` ${text.words.map((word) => word.normalized).join(" ")} `;
}
