/** Names in criteria and answers, without regard to case and accents. Pure. */
import { normalized } from "./folded";
import { isPlayer } from "./player-names";

/** Does the text contain the words as whole words? "Bam" is not in "bamboo". */
export function holdsWords(text: string, words: string): boolean {
  const [haystack, needle] = [normalized(text), normalized(words).replace(/[.*+?^${}()|[\]\\]/g, "\\$&")];
  return new RegExp(`(?<![\\p{L}\\p{N}])${needle}(?![\\p{L}\\p{N}])`, "u").test(haystack);
}

const CAPITALISED = "\\p{Lu}[\\p{L}'’-]*\\.?(?:\\p{Lu}\\.)?";
const NAME = new RegExp(`(?<!\\p{L})${CAPITALISED}(?:\\s+${CAPITALISED})*`, "gu");
/** Capitalized where a sentence begins, or as terms: no one's name. */
const NO_NAMES = new Set(
  (
    "must should shall the a an it answer response agent assistant model names name mentions mention identifies identify " +
    "includes include states state says say refers refer lists list correctly explicitly clearly and or not no never any both " +
    "espn nba fanvise ir dtd out day-to-day questionable doubtful probable active pts reb ast stl blk to fg ft 3pm gp min " +
    "english greek el en tool tools i pg sg sf pf c g f util faab αναφέρει πρέπει η ο το οι"
  ).split(" "),
);

/**
 * People that a clause names: two capitalized words, or one that the question has as well, if they are a player's.
 * "Fantasy Points" is capitalized too, and nobody's name.
 */
export function namesIn(clause: string, input: string): string[] {
  return [...clause.matchAll(NAME)].flatMap(([found]) => {
    const words = found.split(/\s+/);
    while (words[0] !== undefined && NO_NAMES.has(normalized(words[0]).replace(/\.$/, ""))) words.shift();
    while (NO_NAMES.has(normalized(words.at(-1) ?? "-"))) words.pop();
    const name = words.join(" ").replace(/['’]s$|\.$/u, (end) => (/^\.$/.test(end) && /r\.$/.test(found) ? end : ""));
    if (words.length === 0 || !isPlayer(name)) return [];
    return words.length > 1 || holdsWords(input, name) ? [name] : [];
  });
}

/** The question gave a part of the name at least: then whose name it is does not depend on another league. */
export const isAskedAbout = (name: string, input: string): boolean =>
  name.split(/\s+/).some((word) => word.length > 2 && holdsWords(input, word));

/** Is the name in the text, in full or by its last word? "Morant" names Ja Morant. */
export const isNamedIn = (text: string, name: string): boolean =>
  [name, surnameOf(name)].some((words) => holdsWords(text, words));

const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/i;
const surnameOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => !SUFFIX.test(word))
    .at(-1) ?? name;

export const holdsText = (text: string, part: string): boolean => normalized(text).includes(normalized(part.trim()));
