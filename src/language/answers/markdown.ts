/** Strangers' text (names of players and teams) made harmless inside Markdown. */

const MAX_NAME_CHARS = 60;

/**
 * A name to show: one line, at most 60 characters cut at a word, addresses left out, every sign that begins something
 * in Markdown escaped (a round bracket only does so after a square one). "?" for a name without a visible character.
 */
export const safeName = (name: string): string => safeText(name, MAX_NAME_CHARS);

/** A fantasy team's name must not contain a link. */
const ADDRESS = /(?<=\]\()[^()\s]*[:/.]\S*|(?:[a-z][a-z\d+.-]{0,20}:\/\/|\bwww\.)[^\s"'<>)\]]*/gi;

/** Any text of a stranger, as `safeName` shows a name. */
export function safeText(text: string, maxChars: number): string {
  const line = text
    .replace(/[\p{C}\p{Z}\s]+/gu, " ")
    .replace(ADDRESS, "…")
    .trim();
  if (line === "") return "?";
  return shortened(line, maxChars)
    .replace(/[\\`*_[\]<>|#~&]/g, "\\$&")
    .replace(/:\/\//g, "\\://")
    .replace(/(www)\./gi, "$1\\.");
}

/** Cut before the word that does not fit; a number is never cut in two, since half of it is another number. */
function shortened(line: string, maxChars: number): string {
  const characters = [...line];
  if (characters.length <= maxChars) return line;
  const cut = characters.slice(0, maxChars - 1).join("");
  const atWord = cut.lastIndexOf(" ") > 0 ? cut.slice(0, cut.lastIndexOf(" ")) : cut.replace(/[\d.,]+$/, "");
  return `${atWord}…`;
}

/** The name in bold, so that the person finds it at a glance. */
export const boldName = (name: string): string => `**${safeName(name)}**`;
