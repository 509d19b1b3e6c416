/**
 * Players that the last answer named, and words that point at them: "the second one", "him", "why him?".
 *
 * Pure. Read from the answer as it was shown: names stand in bold, the added player of a move after "add".
 */
import type { OwnReading } from "../reading";
import { fold } from "../text";
import type { AdvisedMove } from "../understood-question";
import { namesSounding } from "./name-sounds";

/** A name stands right at its stars; the words between two names in bold do not. */
const NAME = "\\*\\*(?! )([\\p{L}'’.\\- ]{3,60})(?<! )\\*\\*";
const IN_BOLD = new RegExp(NAME, "gu");
const IN_A_LIST = new RegExp(`^- (?:[^*\\n]{0,40}: )?${NAME}`, "gmu");
/** "add **B**", "έρχεται ο **B**"; a list's lines; any other name in bold. The first that finds some is taken. */
const WAYS_TO_NAME: readonly RegExp[] = [
  new RegExp(`(?:add:?|προσθήκη:?|έρχεται|πάρε|πρόσθεσε) ${NAME}`, "giu"),
  IN_A_LIST,
  IN_BOLD,
];

/** @returns each once, in the order told */
export function namedInAnswer(answer: string | undefined): readonly string[] {
  for (const way of WAYS_TO_NAME) {
    const names = namesBy(way, answer);
    if (names.length > 0) return names;
  }
  return [];
}

const namesBy = (way: RegExp, answer = ""): readonly string[] => [
  ...new Set([...answer.matchAll(way)].map(([, name = ""]) => name.trim())),
];

/** The names that the lines of its list begin with, in their order. */
export const namesListed = (answer: string | undefined): readonly string[] => namesBy(IN_A_LIST, answer);

/** Every name that an answer has in bold, each once. */
export const namesInAnswer = (answer: string | undefined): readonly string[] => namesBy(IN_BOLD, answer);

const MOVES: readonly (readonly [RegExp, "add-first" | "drop-first"])[] = [
  [new RegExp(`\\badd ${NAME}(?: and drop ${NAME})?`, "iu"), "add-first"],
  [new RegExp(`drop ${NAME}[^*\\n]{0,30}, add ${NAME}`, "iu"), "drop-first"],
  [new RegExp(`πάρε ${NAME}(?: και άφησε ${NAME})?`, "iu"), "add-first"],
  [new RegExp(`φεύγει ${NAME}[^*\\n]{0,30}, έρχεται ${NAME}`, "iu"), "drop-first"],
];
const AGAINST = /(?:^|\n)(?:Don't|Not worth|Μην το κάνεις|Δεν αξίζει)/u;

/** The first move that an answer advises; none where it advises against. */
export function moveInAnswer(answer: string | undefined): AdvisedMove | undefined {
  if (answer === undefined || AGAINST.test(answer)) return undefined;
  const found = MOVES.flatMap(([pattern, order]) => {
    const match = pattern.exec(answer);
    return match ? [{ match, order, at: match.index }] : [];
  }).toSorted((one, other) => one.at - other.at);
  const [first] = found;
  if (!first) return undefined;
  const [, one = "", other] = first.match;
  return first.order === "add-first" ? { add: one, drop: other ?? null } : { add: other ?? "", drop: one };
}

const GIVES = /(?: gives | δίνει )(?<given>[^\n]+?)(?: and gets | και παίρνει )/u;

/** My side of the trade that an answer tells of, whose first side is mine. */
export const givenInAnswer = (answer: string | undefined): readonly string[] =>
  namesBy(IN_BOLD, GIVES.exec(answer ?? "")?.groups?.given);

/** "Jones", "Χερμπ" right after an answer about Herbert Jones: the one name of the answer that it is a part of. */
export function withFullNames(
  question: string,
  { mentions, text }: Pick<OwnReading, "mentions" | "text">,
  names: readonly string[],
): string {
  if (names.length === 0 || OTHER.test(` ${fold(question)} `)) return question;
  return mentions.toReversed().reduce((written, { searchFor, first, last }) => {
    const meant = names.filter((name) => isPartOf(fold(searchFor), fold(name)));
    const [name] = meant;
    const [from, to] = [text.words[first]?.start, text.words[last]?.end];
    if (name === undefined || meant.length > 1 || from === undefined || to === undefined) return written;
    return `${written.slice(0, from)}${name}${written.slice(to)}`;
  }, question);
}
const OTHER = / (?:other|another|different|αλλον?|αλλοσ|allon|allos) /;
/** Letters that a first name has to have in common with a longer one: Herb and Herbert. */
const MIN_COMMON = 4;

function isPartOf(asked: string, whole: string): boolean {
  if (asked === whole || asked.length < 3 || asked.includes(" ")) return false;
  const sounds = [asked, ...namesSounding(asked)];
  return whole
    .split(" ")
    .some((word) => sounds.some((sound) => word === sound || (sound.length >= MIN_COMMON && word.startsWith(sound))));
}

const ORDINALS: readonly RegExp[] = [
  /(?:\bthe )?\b(?:first|1st) (?:one|guy|player|name|option)\b|(?:^|\s)(?:τον?|ο) πρώτος?(?!\S)|\b(?:ton?|o) (?:proto|prwto|1o|1os|protos|prwtos)\b/iu,
  /(?:\bthe )?\b(?:second|2nd|other) (?:one|guy|player|name|option)\b|(?:^|\s)(?:τον?|ο) δεύτερος?(?!\S)|\b(?:ton|o) (?:deftero|deytero|deutero|defteros|deyteros|deuteros|2o|2os)\b/iu,
  /(?:\bthe )?\b(?:third|3rd) (?:one|guy|player|name|option)\b|(?:^|\s)(?:τον?|ο) τρίτος?(?!\S)|\b(?:ton|o) (?:trito|tritos|3o)\b/iu,
];

/** The question with the names in place of "the first one", "the second one". */
export const withOrdinals = (question: string, named: readonly string[]): string =>
  ORDINALS.reduce((text, ordinal, at) => {
    const name = named[at];
    return name === undefined ? text : text.replace(ordinal, (found) => `${/^\s/.test(found) ? " " : ""}${name}`);
  }, question);

const WHY_HIM =
  /^ (?:(?:but|and|ok|so|και|κι|k|ki) )?(?:why|how come|γιατι|giati) (?:(?:not|just|exactly|οχι|oxi|ton|τον|ο) )*(?:him|he|her|that one|this one|that guy|them|those|αυτον|αυτοσ|αυτουσ|εκεινον|afton|auton|[\p{L}.'’-]+)(?: |$)/u;

/** "Why him?", "γιατί αυτόν και όχι τον Camara;": the reasons of what was just proposed are asked for. */
export const asksWhy = (question: string): boolean => {
  const line = ` ${fold(question)
    .replace(/[^\p{L}\p{N}'’.-]+/gu, " ")
    .trim()} `;
  return WHY_HIM.test(line) && line.trim().split(" ").length <= 9;
};
