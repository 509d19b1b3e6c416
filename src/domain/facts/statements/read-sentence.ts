/** A sentence as words with their places, and the players, sides and days it names. Pure. */
import type { FactBook } from "../fact-book";
import { foldedName } from "../row-ids";

type SentenceWord = {
  /** Folded: no accents, no case, one sigma. */
  readonly text: string;
  /** Offsets in the sentence, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
};

/** Somebody or some day that the sentence names, as a row of the sheets. */
export type Named = {
  readonly row: string;
  readonly kind: "player" | "side" | "day";
  /** Places of its first and last word. */
  readonly from: number;
  readonly to: number;
};

export type ReadSentence = {
  readonly sentence: string;
  readonly words: readonly SentenceWord[];
  /** In the order of the sentence. */
  readonly named: readonly Named[];
  /** Row of the one player named last before the sentence. */
  readonly before: string | undefined;
};

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}'’.%]|(?<=\d),(?=\d))*(?:-[\p{L}\p{N}][\p{L}\p{N}'’]*)*/gu;

export const folded = (text: string): string => foldedName(text.replace(/['’]s$/u, "")).replaceAll("ς", "σ");

const ME = /^(?:you|your|yours|youre|youve|εσυ|εσενα|σου|σε|εχεισ|εισαι|σασ)$/;
const OPPONENT =
  /^(?:they|them|their|theirs|theyre|opponent|opponents|εκεινοι|εκεινουσ|αυτοι|αντιπαλοσ|αντιπαλου|αντιπαλο)$/;
const WEEKDAYS: readonly RegExp[] = [
  /^(?:sunday|sun|κυριακη|κυριακησ)$/,
  /^(?:monday|mon|δευτερα|δευτερασ)$/,
  /^(?:tuesday|tue|τριτη|τριτησ)$/,
  /^(?:wednesday|wed|τεταρτη|τεταρτησ)$/,
  /^(?:thursday|thu|πεμπτη|πεμπτησ)$/,
  /^(?:friday|fri|παρασκευη|παρασκευησ)$/,
  /^(?:saturday|sat|σαββατο|σαββατου)$/,
];

/** @param earlier folded names of the players named last before the sentence */
export function readSentence(sentence: string, earlier: readonly string[], facts: FactBook): ReadSentence {
  const words = [...sentence.matchAll(WORD)].map((match): SentenceWord => {
    const text = match[0].replace(/[.'’]+$/u, "");
    return { text: folded(text), start: match.index, end: match.index + text.length };
  });
  const teams = teamsOf(facts);
  const named = words.flatMap((word, at): Named[] => {
    const player = facts.players.filter(({ last }) => last === word.text);
    const [one, ...others] = player;
    if (one && others.length === 0 && /^\p{Lu}/u.test(sentence.slice(word.start)))
      return [{ row: one.row, kind: "player", from: at, to: at }];
    const team = teams.find(({ words: name }) => name.every((part, place) => words[at + place]?.text === part));
    if (team) return [{ row: team.row, kind: "side", from: at, to: at + team.words.length - 1 }];
    if (ME.test(word.text)) return [{ row: "me", kind: "side", from: at, to: at }];
    if (OPPONENT.test(word.text)) return [{ row: "opp", kind: "side", from: at, to: at }];
    const weekday = WEEKDAYS.findIndex((pattern) => pattern.test(word.text));
    return weekday < 0 ? [] : [{ row: `weekday ${weekday}`, kind: "day", from: at, to: at }];
  });
  const last = earlier.flatMap((name) => facts.players.find((player) => player.name === name)?.row ?? []);
  return { sentence, words, named, before: last.length === 1 ? last[0] : undefined };
}

const teamWords = new WeakMap<FactBook, readonly { readonly row: string; readonly words: readonly string[] }[]>();

/** Fantasy teams of the sheets, by all the words of their names but those in brackets. */
function teamsOf(facts: FactBook) {
  const known = teamWords.get(facts);
  if (known) return known;
  const rows = facts.sheets.flatMap(({ tables }) => tables.flatMap((table) => table.rows));
  const found = new Map<string, { row: string; words: readonly string[] }>();
  for (const { row, subject, subjectKind } of rows) {
    if (subjectKind !== "team" || subject === "") continue;
    const words = folded(subject.replaceAll(/\([^)]*\)/g, " "))
      .split(" ")
      .filter(Boolean);
    if (words.length > 1) found.set(row, { row, words });
  }
  const teams = [...found.values()];
  teamWords.set(facts, teams);
  return teams;
}
