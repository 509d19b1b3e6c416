/**
 * Text that people, sources and models wrote, put into reports. Pure.
 *
 * Reports hold the very answers and look-ups that attacks were planted in. In Markdown such text stands only inside
 * code, where nothing is a link, a mention or HTML; in HTML every sign that means something is written out.
 */

/** Controls but tab and newline, signs that turn the direction of writing, and those that are not seen. */
const UNSEEN = /(?![\t\n])[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Names invisible characters: "⟨U+202E⟩". */
const seen = (text: string): string =>
  text
    .replaceAll("\r\n", "\n")
    .replace(UNSEEN, (sign) => `⟨U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}⟩`);

const WRITTEN_OUT: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
export const htmlText = (text: string): string => seen(text).replace(/[&<>"']/g, (sign) => WRITTEN_OUT[sign] ?? sign);

/** Inline code on one line. @param isInTable a bar would end the cell there, even in code */
export function markdownCode(text: string, isInTable = false): string {
  const line = seen(text).replace(/\s+/g, " ").trim();
  if (line === "") return "(empty)";
  const fence = "`".repeat(longestRun(line) + 1);
  // A space keeps the text's own backticks apart from the fence; renderers take one off at either side.
  const code = `${fence} ${line} ${fence}`;
  return isInTable ? code.replaceAll("|", "\\|") : code;
}

/** A code block of its own, with the lines as they are. */
export function markdownBlock(text: string, language = "text"): string {
  const fence = "`".repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language}\n${seen(text)}\n${fence}`;
}

const longestRun = (text: string): number =>
  Math.max(0, ...[...text.matchAll(/`+/g)].map(([backticks]) => backticks.length));

export const prettyJson = (value: unknown): string => JSON.stringify(value, null, 2) ?? "undefined";
