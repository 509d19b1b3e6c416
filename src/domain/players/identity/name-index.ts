/**
 * Players by every way their names are written, prepared once for a list.
 *
 * Pure. Entries stand best known first (by ownership, then by name and id), whatever order the list had, so that
 * answers do not depend on it.
 */

import { letterMask } from "./edit-distance";
import { withoutMarkUp } from "./mark-up";
import { foldLetters, foldName } from "./name-words";
import type { NamedPlayer, NameEntry } from "./named-player";
import { NICKNAMES } from "./nicknames";
import { formsOfFirstName } from "./short-names";
import { soundMask, soundsOfLatin } from "./sounds";
import { type TextForms, textFormsOf } from "./text-forms";

type Entries<T extends NamedPlayer> = readonly NameEntry<T>[];

/** One distinct word to compare misspellings with, and whose it is. */
export type Spelled<T extends NamedPlayer> = {
  readonly word: string;
  /** `letterMask` of the word, or `soundMask` of its sounds. */
  readonly mask: number;
  readonly entries: Entries<T>;
};

type Spellings<T extends NamedPlayer> = {
  readonly lasts: readonly Spelled<T>[];
  readonly firsts: readonly Spelled<T>[];
  readonly nicknames: readonly Spelled<T>[];
};

/** The same by sound. */
type Sounds<T extends NamedPlayer> = {
  readonly lasts: readonly Spelled<T>[];
  readonly firsts: readonly Spelled<T>[];
  /** First name of each player with its short and long forms. */
  readonly firstForms: ReadonlyMap<NameEntry<T>, readonly string[]>;
};

export type NameIndex<T extends NamedPlayer> = {
  readonly entries: Entries<T>;
  /** First and last name joined, and last and first. */
  readonly byFullName: ReadonlyMap<string, Entries<T>>;
  readonly byReversedName: ReadonlyMap<string, Entries<T>>;
  /** Letters and digits joined: "cp3", "greekfreak". */
  readonly byNickname: ReadonlyMap<string, Entries<T>>;
  readonly byLast: ReadonlyMap<string, Entries<T>>;
  readonly byLastPart: ReadonlyMap<string, Entries<T>>;
  /** Every form of the first name and the parts of a double one. */
  readonly byFirst: ReadonlyMap<string, Entries<T>>;
  /** The rest is made when it is first asked for: most names are found without it. */
  readonly spellings: () => Spellings<T>;
  readonly sounds: () => Sounds<T>;
  readonly textForms: () => TextForms<T>;
};

/** Letters and digits of a folded text, joined: the key of nicknames ("PG-13" → "pg13"). */
export const nicknameKey = (text: string): string => foldLetters(text).replace(/[^a-z0-9]/g, "");

const nicknamesByPlayer: ReadonlyMap<string, readonly string[]> = new Map(
  NICKNAMES.map(({ player, inText = [], whenAsked = [] }) => [
    foldName(player).words.join(""),
    [...inText, ...whenAsked],
  ]),
);

export function buildNameIndex<T extends NamedPlayer>(players: readonly T[]): NameIndex<T> {
  const entries = [...players]
    .sort(bestKnownFirst)
    .map(entryOf)
    .filter((entry) => entry.words.length > 0);
  const byLast = group(entries, ({ last }) => (last === "" ? [] : [last]));
  const byLastPart = group(entries, ({ lastParts }) => lastParts);
  const byFirst = group(entries, ({ first, firstParts }) => [...formsOfFirstName(first), ...firstParts]);
  const byNickname = group(entries, (entry) => nicknamesOf(entry).map(nicknameKey));
  const byWrittenFirst = () => group(entries, ({ first, firstParts }) => [first, ...firstParts]);
  return {
    entries,
    byFullName: group(entries, ({ first, last }) => [first + last]),
    byReversedName: group(entries, ({ first, last }) => [last + first]),
    byNickname,
    byLast,
    byLastPart,
    byFirst,
    spellings: lazily(() => ({
      lasts: spelled(letterMask, byLast, byLastPart),
      firsts: spelled(letterMask, byWrittenFirst()),
      nicknames: spelled(letterMask, byNickname),
    })),
    sounds: lazily(() => ({
      lasts: spelled(soundMask, bySound(byLast), bySound(byLastPart)),
      firsts: spelled(soundMask, bySound(byWrittenFirst())),
      firstForms: new Map(entries.map((entry) => [entry, formsOfFirstName(entry.first).map(soundsOfLatin)])),
    })),
    textForms: lazily(() => textFormsOf(entries)),
  };
}

function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const bySound = <T extends NamedPlayer>(words: ReadonlyMap<string, Entries<T>>): [string, Entries<T>][] =>
  [...words].map(([word, entries]) => [soundsOfLatin(word), entries]);

function bestKnownFirst(a: NamedPlayer, b: NamedPlayer): number {
  return (
    (b.percentOwned ?? 0) - (a.percentOwned ?? 0) ||
    order(a.fullName, b.fullName) ||
    order(String(a.playerId ?? ""), String(b.playerId ?? ""))
  );
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const nicknamesOf = ({ first, last }: NameEntry<NamedPlayer>): readonly string[] =>
  nicknamesByPlayer.get(first + last) ?? [];

function entryOf<T extends NamedPlayer>(player: T, rank: number): NameEntry<T> {
  const [head = ""] = withoutMarkUp(player.fullName).trim().split(/\s+/);
  const { words, suffix } = foldName(player.fullName);
  const firstWords = foldName(head).words;
  const lastWords = words.slice(firstWords.length);
  const first = firstWords.join("");
  const last = lastWords.join("");
  const ownNicknames = (nicknamesByPlayer.get(first + last) ?? []).map(nicknameKey);
  return {
    player,
    rank,
    first,
    last,
    suffix,
    // "Steph Curry" is a nickname with the last name; "Steph" alone stands before it as well.
    firstForms: new Set([first, ...formsOfFirstName(first), ...ownNicknames]),
    firstParts: firstWords.length > 1 ? firstWords : [],
    lastParts: lastWords.length > 1 ? lastWords.filter((word) => word.length > 2) : [],
    words,
  };
}

function group<T extends NamedPlayer>(
  entries: Entries<T>,
  keysOf: (entry: NameEntry<T>) => readonly string[],
): ReadonlyMap<string, Entries<T>> {
  const groups = new Map<string, NameEntry<T>[]>();
  for (const entry of entries) {
    for (const key of new Set(keysOf(entry))) {
      const found = groups.get(key);
      if (found) found.push(entry);
      else groups.set(key, [entry]);
    }
  }
  return groups;
}

function spelled<T extends NamedPlayer>(
  maskOf: (word: string) => number,
  ...lists: readonly Iterable<readonly [string, Entries<T>]>[]
): readonly Spelled<T>[] {
  const wordsOf = new Map<string, Set<NameEntry<T>>>();
  for (const [word, entries] of lists.flatMap((list) => [...list]))
    wordsOf.set(word, new Set([...(wordsOf.get(word) ?? []), ...entries]));
  return [...wordsOf].map(([word, entries]) => ({ word, mask: maskOf(word), entries: [...entries] }));
}
