/**
 * Which player a spelling means.
 *
 * Pure. Ways of writing a name are tried from the surest to the least sure, and the first that finds anyone decides.
 * Two players who fit equally well are candidates to ask about; the better known one only stands first among them.
 */

import { resolveGreek } from "./greek-names";
import { resolveMisspelt } from "./misspelt-names";
import type { NameIndex } from "./name-index";
import { nicknameKey } from "./name-index";
import { type FoldedName, foldLetters, foldName, suffixOf } from "./name-words";
import type { NamedPlayer, NameEntry } from "./named-player";
import { NEVER_A_NAME_ALONE, NEVER_MISSPELT, WORDS_AROUND_A_NAME } from "./plain-words";
import { inGreekLetters, isGreek } from "./sounds";

/** In which way the spelling was understood. */
type HowNamed = "full-name" | "nickname" | "short-form" | "one-name" | "misspelt" | "greek";

export type Resolved<T> =
  | { readonly kind: "one"; readonly player: T; readonly how: HowNamed }
  /** Two to eight, best fit first, then best known. */
  | { readonly kind: "several"; readonly candidates: readonly T[]; readonly how: HowNamed }
  /** `nearest`: players with one of the words in their name; to suggest, never to assume. At most three. */
  | { readonly kind: "none"; readonly nearest?: readonly T[] };

type Found<T extends NamedPlayer> = { readonly entries: readonly NameEntry<T>[]; readonly how: HowNamed };

const MAX_CANDIDATES = 8;
const MAX_NEAREST = 3;
/** Longer texts are no names. */
const MAX_QUERY_CHARS = 120;
const MAX_QUERY_WORDS = 8;

/** Never throws, whatever the text; a text that names nobody is `none`. */
export function resolveName<T extends NamedPlayer>(query: string, index: NameIndex<T>): Resolved<T> {
  if (query.length > MAX_QUERY_CHARS) return { kind: "none" };
  if (isGreek(query)) return answer({ entries: resolveGreek(query, index), how: "greek" });
  const request = foldName(query);
  if (request.words.length > MAX_QUERY_WORDS) return { kind: "none" };
  for (const reading of readingsOf(query, request)) {
    if (NEVER_A_NAME_ALONE.has(reading.words.join(""))) continue;
    const found = findBySurestWay(reading, index);
    if (found) return answer(found);
  }
  const [heard, ...others] = byEar(request, index);
  if (heard && others.length === 0) return answer({ entries: [heard], how: "greek" });
  return withNearest(request, index);
}

/** Fewer letters sound like too many names. */
const MIN_HEARD_LETTERS = 5;

/**
 * Resolves a Greek spelling by ear in Latin letters, "giokits", "westbruk". A query with one name spelled as it is
 * written is not by ear: "Jordan Bell" is somebody else's name.
 */
function byEar<T extends NamedPlayer>({ words }: FoldedName, index: NameIndex<T>): readonly NameEntry<T>[] {
  const isWritten = words.some((word) => index.byFirst.has(word) || index.byLast.has(word) || NEVER_MISSPELT.has(word));
  if (isWritten || words.join("").length < MIN_HEARD_LETTERS) return [];
  return resolveGreek(words.map(inGreekLetters).join(" "), index);
}

type Reading = FoldedName & { readonly nickname: string };

/** The words as written; without the words around a name; without a suffix that stands first. */
function readingsOf(query: string, request: FoldedName): Reading[] {
  const readings: Reading[] = [{ ...request, nickname: nicknameKey(query) }];
  const retained = request.words.filter((word) => !WORDS_AROUND_A_NAME.has(word));
  if (retained.length > 0 && retained.length < request.words.length) {
    const bare = foldLetters(query).split(/\s+/);
    const nickname = nicknameKey(bare.filter((word) => !WORDS_AROUND_A_NAME.has(nicknameKey(word))).join(""));
    readings.push({ words: retained, suffix: request.suffix, nickname });
  }
  const [first = "", ...rest] = request.words;
  const leading = suffixOf(first);
  if (leading !== undefined && rest.length > 0)
    readings.push({ words: rest, suffix: request.suffix ?? leading, nickname: "" });
  return readings;
}

function findBySurestWay<T extends NamedPlayer>(request: Reading, index: NameIndex<T>): Found<T> | undefined {
  return (
    byFullName(request, index) ??
    byNickname(request, index) ??
    byShortForm(request, index) ??
    byOneName(request, index) ??
    bySpelling(request, index)
  );
}

function byFullName<T extends NamedPlayer>(request: Reading, index: NameIndex<T>): Found<T> | undefined {
  const key = request.words.join("");
  const named = index.byFullName.get(key) ?? (request.words.length > 1 ? index.byReversedName.get(key) : undefined);
  if (!named) return undefined;
  // Father and son: "Gary Payton" is the one without a suffix when the list has both.
  const exact = named.filter((entry) => entry.suffix === request.suffix);
  return { entries: exact.length > 0 ? exact : named, how: "full-name" };
}

/** Resolves a nickname; a player whose first name is the same word is equally likely. */
function byNickname<T extends NamedPlayer>(request: Reading, index: NameIndex<T>): Found<T> | undefined {
  const nicknamed = index.byNickname.get(request.nickname) ?? index.byNickname.get(request.words.join(""));
  if (!nicknamed) return undefined;
  const namesakes = (index.byFirst.get(request.nickname) ?? []).filter((entry) => entry.first === request.nickname);
  return { entries: union(nicknamed, namesakes), how: "nickname" };
}

/** "J. Tatum", "Nick Claxton", "Shai Alexander", "Nikola J", and the same with the last name first. */
function byShortForm<T extends NamedPlayer>(request: Reading, index: NameIndex<T>): Found<T> | undefined {
  const splits = splitsOf(request.words);
  for (const { isLike, whose } of SHORT_FORMS) {
    for (const isReversed of [false, true]) {
      const entries = splits.flatMap(({ head, tail }) => {
        const [first, last] = isReversed ? [tail, head] : [head, tail];
        return whose(index, first, last).filter((entry) => isLike(entry, first, last));
      });
      if (entries.length > 0) return { entries: bySuffix(union(entries), request.suffix), how: "short-form" };
    }
  }
  return undefined;
}

type ShortForm = {
  whose: <T extends NamedPlayer>(index: NameIndex<T>, first: string, last: string) => readonly NameEntry<T>[];
  isLike: (entry: NameEntry<NamedPlayer>, first: string, last: string) => boolean;
};

const MIN_BEGINNING = 3;
const beginsWith = (whole: string, beginning: string) =>
  (beginning.length === 1 || beginning.length >= MIN_BEGINNING) && whole.startsWith(beginning);

/** Surest first. */
const SHORT_FORMS: readonly ShortForm[] = [
  {
    whose: (index, _first, last) => index.byLast.get(last) ?? [],
    isLike: (entry, first) => entry.firstForms.has(first),
  },
  {
    whose: (index, _first, last) => index.byLastPart.get(last) ?? [],
    isLike: (entry, first) => entry.firstForms.has(first),
  },
  {
    whose: (index, _first, last) => [...(index.byLast.get(last) ?? []), ...(index.byLastPart.get(last) ?? [])],
    isLike: (entry, first) => beginsWith(entry.first, first),
  },
  {
    whose: (index, first) => index.byFirst.get(first) ?? [],
    isLike: (entry, _first, last) => beginsWith(entry.last, last),
  },
];

/** A last or a first name alone; nobody says which, so both count: "Jordan" is two kinds of player. */
function byOneName<T extends NamedPlayer>(request: Reading, index: NameIndex<T>): Found<T> | undefined {
  const name = request.words.join("");
  const first = index.byFirst.get(name) ?? [];
  const whole = union(
    index.byLast.get(name) ?? [],
    first.filter((entry) => entry.first === name),
  );
  const entries = union([...whole].sort(byRank), [...(index.byLastPart.get(name) ?? []), ...first].sort(byRank));
  return entries.length === 0 ? undefined : { entries: bySuffix(entries, request.suffix), how: "one-name" };
}

function bySpelling<T extends NamedPlayer>(request: Reading, index: NameIndex<T>): Found<T> | undefined {
  const entries = resolveMisspelt(request.words, index);
  return entries.length === 0 ? undefined : { entries: bySuffix(entries, request.suffix), how: "misspelt" };
}

/** A suffix that fits some of them chooses those; one that fits none is taken for a slip. */
function bySuffix<T extends NamedPlayer>(entries: readonly NameEntry<T>[], suffix: string | undefined) {
  const fitting = suffix === undefined ? [] : entries.filter((entry) => entry.suffix === suffix);
  return fitting.length > 0 ? fitting : entries;
}

const byRank = (a: NameEntry<NamedPlayer>, b: NameEntry<NamedPlayer>) => a.rank - b.rank;

const union = <T extends NamedPlayer>(...lists: readonly (readonly NameEntry<T>[])[]): NameEntry<T>[] => [
  ...new Set(lists.flat()),
];

/** Every way to cut the words into two names, each joined. */
function splitsOf(words: readonly string[]): { head: string; tail: string }[] {
  return words.slice(1).map((_, index) => ({
    head: words.slice(0, index + 1).join(""),
    tail: words.slice(index + 1).join(""),
  }));
}

function answer<T extends NamedPlayer>(found: Found<T> | undefined): Resolved<T> {
  const [only] = found?.entries ?? [];
  if (!found || !only) return { kind: "none" };
  if (found.entries.length === 1) return { kind: "one", player: only.player, how: found.how };
  const candidates = found.entries.slice(0, MAX_CANDIDATES).map(({ player }) => player);
  return { kind: "several", candidates, how: found.how };
}

function withNearest<T extends NamedPlayer>(request: FoldedName, index: NameIndex<T>): Resolved<T> {
  const words = request.words.filter((word) => word.length > 2 && !WORDS_AROUND_A_NAME.has(word));
  const named = (by: ReadonlyMap<string, readonly NameEntry<T>[]>) => words.flatMap((word) => by.get(word) ?? []);
  const near = union(named(index.byLast), named(index.byFirst)).slice(0, MAX_NEAREST);
  return near.length === 0 ? { kind: "none" } : { kind: "none", nearest: near.map(({ player }) => player) };
}
