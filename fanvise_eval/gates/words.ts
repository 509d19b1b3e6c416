/** Words of an answer: lines, numbers and dates, read apart from the product's own check. Pure. */

export type Language = "en" | "el";

/** Without emphasis and without the marks that keep names from being Markdown. */
export const plainLines = (answer: string): string[] =>
  answer
    .replaceAll("**", "")
    .replace(/\\([\\`*_{}[\]()#+\-.!|<>~])/g, "$1")
    .split(/\n+/)
    .filter((line) => line.trim() !== "");

/**
 * A text stands by itself when it is a number, in either decimal form (4 is not in 14, 4.5 or 40), or a word of up to
 * three letters.
 */
export function holds(line: string, text: string): boolean {
  if (/^\p{L}{1,3}$/u.test(text)) return new RegExp(`(?<!\\p{L})${text}(?!\\p{L})`, "iu").test(line);
  if (!/^[-+−]?\d+(?:\.\d+)?%?$/.test(text)) return line.toLowerCase().includes(text.toLowerCase());
  const written = text.replace(/^[-+−]/, "").replace(".", "[.,]");
  return new RegExp(`(?<![\\d]|\\d[.,])${written}(?![.,]?\\d)`).test(line);
}

const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  el: ["Ιαν", "Φεβ", "Μαρ", "Απρ", "Μα[ΐϊ]", "Ιουν", "Ιουλ", "Αυγ", "Σεπ", "Οκτ", "Νοε", "Δεκ"],
};
const ALL_MONTHS = [...MONTHS.en, ...MONTHS.el];
const WRITTEN_DAY = new RegExp(`(\\d{1,2})\\s+(${ALL_MONTHS.join("|")})[\\p{L}.]*(?:\\s+20\\d\\d)?`, "giu");
/** "January 29", as English also has it; not the "Jan 23" of "16 Jan 23.3%". */
const MONTH_FIRST = new RegExp(
  `(?<!\\d\\s+)\\b(${MONTHS.en.join("|")})[a-z]*\\.?\\s+(\\d{1,2})\\b(?:,\\s+20\\d\\d)?`,
  "gi",
);
const ISO_DAY = /\b20\d\d-(\d{2})-(\d{2})(?!\d)/g;

/** "1-15" for every day a text names, whatever the year. */
export function daysIn(text: string): string[] {
  const written = [...text.matchAll(WRITTEN_DAY)].map(([, day, month = ""]) => `${monthOf(month)}-${Number(day)}`);
  const iso = [...text.matchAll(ISO_DAY)].map(([, month, day]) => `${Number(month)}-${Number(day)}`);
  const monthFirst = [...text.matchAll(MONTH_FIRST)].map(([, month = "", day]) => `${monthOf(month)}-${Number(day)}`);
  return [...written, ...monthFirst, ...iso];
}
const monthOf = (word: string): number =>
  (ALL_MONTHS.findIndex((month) => new RegExp(`^${month}`, "iu").test(word)) % 12) + 1;

const withoutDays = (text: string): string =>
  text.replace(WRITTEN_DAY, " ").replace(MONTH_FIRST, " ").replace(ISO_DAY, " ");

/** Numbers as written, signs off: "13.4", "72". Those in names of stats and slots, clocks and list marks are none. */
export function numbersIn(text: string): string[] {
  const bare = withoutDays(text)
    .replace(/^\s*\d+[.)]\s/gm, " ")
    .replace(/\b\d{1,2}:\d{2}\b/g, " ")
    .replace(/\b(?:3PM|3PA|3P%|3PT|2PM|76ers|D2D)\b/gi, " ");
  return [...bare.matchAll(/(?<![\p{L}\d])\d+(?:[.,]\d+)*/gu)].map(([number]) => withoutThousands(number));
}
const withoutThousands = (number: string): string =>
  /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(number) ? number.replaceAll(",", "") : number.replace(",", ".");
