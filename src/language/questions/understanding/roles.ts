/**
 * Who is to come and who is to go: "drop Poole for Wells", "Wells instead of Poole", "is he worth adding over Poole?".
 *
 * Pure. The word before a name decides, then the word after it; "for" and "instead of" turn the role of the other
 * round.
 */
import type { Concept } from "./concept";
import type { OwnReading } from "./reading";

export type Roles = { add: readonly string[]; drop: readonly string[] };
/** Both sides of a trade as named: whose they are is not read from the words. */
export type TradeSides = { readonly give: readonly string[]; readonly get: readonly string[] };
type Role = "add" | "drop";

const TURNS = new Set("for over instead rather with αντι για στη με by from".split(" "));
const JOINS = new Set("or and vs versus η h i και ειτε either plus".split(" "));
const other = (role: Role): Role => (role === "add" ? "drop" : "add");

export function rolesOf(own: Pick<OwnReading, "mentions" | "byWord" | "text">): Roles {
  const { mentions } = own;
  const roles: (Role | undefined)[] = [];
  for (const [index, mention] of mentions.entries()) {
    const before = mentions[index - 1];
    const from = before === undefined ? 0 : before.last + 1;
    const keyword = lastCue(own, from, mention.first);
    const known = roles[index - 1];
    const isTurned = known !== undefined && TURNS.has(own.text.words[mention.first - 1]?.normalized ?? "");
    if (isTurned) roles.push(other(known));
    else if (keyword !== undefined) roles.push(keyword);
    else if (known !== undefined && saysAny(own, from, mention.first, TURNS)) roles.push(other(known));
    else if (known !== undefined && saysAny(own, from, mention.first, JOINS)) roles.push(known);
    else roles.push(cueAfter(own, index));
  }
  // "Wells instead of Poole", "is Wells worth dropping Poole for": who has no word of his own is the other one.
  const [only] = roles.filter((role) => role !== undefined);
  if (mentions.length === 2 && only !== undefined && roles.includes(undefined)) {
    const between = mentions.map((mention) => mention.first).sort((a, b) => a - b);
    if (!saysAny(own, between[0] ?? 0, between[1] ?? 0, JOINS)) roles[roles.indexOf(undefined)] = other(only);
  }
  const named = (role: Role) => mentions.filter((_, index) => roles[index] === role).map((each) => each.searchFor);
  return { add: named("add"), drop: named("drop") };
}

const CUES: readonly (readonly [Concept, Role])[] = [
  ["add", "add"],
  ["drop", "drop"],
];

const TAKES_OUT = /^(?:βγαλε|βγαλω|vgale|vgalw|vgalo|bgale|bgalw)$/;
const TAKES = /^(?:παρε|παρω|pare|parw|paro)$/;

function cueAt({ byWord, text }: Pick<OwnReading, "byWord" | "text">, at: number): Role | undefined {
  // "Instead of", "to make room for": what follows is the other one.
  const messageText = text.words[at]?.normalized ?? "";
  if (/^(?:instead|αντι)$/.test(messageText)) return "drop";
  if (messageText === "room" || messageText === "χωρο") return undefined;
  // "Πάρε τον ένα και βγάλε τον άλλον"; alone it is about the lineup.
  if (TAKES_OUT.test(messageText))
    return text.words.some(({ normalized }) => TAKES.test(normalized)) ? "drop" : undefined;
  return CUES.find(([phraseGroup]) => byWord[at]?.has(phraseGroup))?.[1];
}

/** The nearest word before the name; "make room for Wells" and "drop for Wells" turn round. */
function lastCue(own: Pick<OwnReading, "byWord" | "text">, from: number, to: number): Role | undefined {
  for (let at = to - 1; at >= from; at -= 1) {
    const keyword = cueAt(own, at);
    if (keyword === undefined) continue;
    const between = own.text.words.slice(at + 1, to).map((word) => word.normalized);
    const isTurned = keyword === "drop" && between.some((word) => word === "for" || word === "για" || word === "gia");
    return isTurned ? "add" : keyword;
  }
  return undefined;
}

function cueAfter({ mentions, byWord, text }: Pick<OwnReading, "mentions" | "byWord" | "text">, index: number) {
  const from = (mentions[index]?.last ?? 0) + 1;
  const next = mentions[index + 1];
  for (let at = from; at < (next?.first ?? text.words.length); at += 1) {
    // "Clingan instead": nobody is named after it.
    if (text.words[at]?.normalized === "instead" && text.words[at + 1]?.normalized !== "of") continue;
    const keyword = cueAt({ byWord, text }, at);
    // "Who do I cut for him?": he is the one to come.
    if (keyword === "drop" && FOR_HIM.test(lineAfter(text, at))) return "add";
    // A word right before the next name is that one's.
    if (keyword !== undefined) return next !== undefined && at >= next.first - 2 ? undefined : keyword;
  }
  return undefined;
}

const FOR_HIM = /^ (?:\S+ ){0,2}(?:for|instead of|για|gia) (?:him|his|that guy|αυτον|afton|auton) /;
const lineAfter = ({ words }: OwnReading["text"], at: number): string =>
  ` ${words
    .slice(at + 1)
    .map(({ normalized }) => normalized)
    .join(" ")} `;

const saysAny = ({ text }: Pick<OwnReading, "text">, from: number, to: number, words: ReadonlySet<string>): boolean =>
  text.words.slice(from, to).some((word) => words.has(word.normalized));
