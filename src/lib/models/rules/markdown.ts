/** Strangers' text (names of players and teams) made harmless inside Markdown. */

const MAX_NAME_CHARS = 60;

/**
 * A name to show: one line, at most 60 characters cut at a word, every sign that begins something in Markdown escaped
 * (a round bracket only does so after a square one).
 * "?" for a name without a visible character.
 */
export function safeName(name: string): string {
  const line = name.replace(/[\p{C}\p{Z}\s]+/gu, " ").trim();
  if (line === "") return "?";
  return shortened(line)
    .replace(/[\\`*_[\]<>|#~&]/g, "\\$&")
    .replace(/:\/\//g, "\\://")
    .replace(/(www)\./gi, "$1\\.");
}

/** Cut before the word that does not fit; a number is never cut in two, since half of it is another number. */
function shortened(line: string): string {
  const characters = [...line];
  if (characters.length <= MAX_NAME_CHARS) return line;
  const cut = characters.slice(0, MAX_NAME_CHARS - 1).join("");
  const atWord = cut.lastIndexOf(" ") > 0 ? cut.slice(0, cut.lastIndexOf(" ")) : cut.replace(/[\d.,]+$/, "");
  return `${atWord}…`;
}

/** The name in bold, so that the person finds it at a glance. */
export const boldName = (name: string): string => `**${safeName(name)}**`;
