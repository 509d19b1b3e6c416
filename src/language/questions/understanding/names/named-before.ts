/**
 * Players that the last answer named, and words that point at them: "the second one", "him", "why him?".
 *
 * Pure. Read from the answer as it was shown: names stand in bold, the added player of a move after "add".
 */
import { fold } from "../text";

const NAME = "\\*\\*([\\p{L}'’.\\- ]{3,60})\\*\\*";
/** "add **B**", "έρχεται ο **B**"; a list's lines; any other name in bold. The first that finds some is taken. */
const WAYS_TO_NAME: readonly RegExp[] = [
  new RegExp(`(?:add:?|προσθήκη:?|έρχεται|πάρε|πρόσθεσε) ${NAME}`, "giu"),
  new RegExp(`^- (?:[^*\\n]{0,40}: )?${NAME}`, "gmu"),
  new RegExp(NAME, "gu"),
];

/** @returns each once, in the order told */
export function namedInAnswer(answer: string | undefined): readonly string[] {
  if (answer === undefined) return [];
  for (const way of WAYS_TO_NAME) {
    const names = [...answer.matchAll(way)].map(([, name = ""]) => name.trim());
    if (names.length > 0) return [...new Set(names)];
  }
  return [];
}

const ORDINALS: readonly RegExp[] = [
  /(?:\bthe )?\b(?:first|1st) (?:one|guy|player|name|option)\b|(?:^|\s)(?:τον?|ο) πρώτος?(?!\S)|\bton? (?:proto|1o|protos)\b/iu,
  /(?:\bthe )?\b(?:second|2nd|other) (?:one|guy|player|name|option)\b|(?:^|\s)(?:τον?|ο) δεύτερος?(?!\S)|\b(?:ton|o) (?:deftero|deytero|defteros|deyteros|2o)\b/iu,
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
