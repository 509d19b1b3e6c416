/**
 * Finds which player a spelling means.
 *
 * Pure. Accents, case, punctuation and suffixes are folded away. One match is a player, several are candidates to ask
 * about, none is nobody: the first one with a similar name is never taken for granted.
 */

import { nameWords } from "./player-identity/name-words";

export type Named = { fullName: string };

export type NameMatch<T> = { kind: "one"; player: T } | { kind: "several"; candidates: T[] } | { kind: "none" };

const MAX_CANDIDATES = 8;

/** The best kind of match wins: the whole name, then last name with initial, then one of the two alone. */
export function findByName<T extends Named>(query: string, players: readonly T[]): NameMatch<T> {
  const asked = nameWords(query);
  if (asked.length === 0) return { kind: "none" };
  const indexed = players.map((player) => ({ player, words: nameWords(player.fullName) }));
  const kinds: ((words: string[]) => boolean)[] = [
    (words) => words.join(" ") === asked.join(" "),
    (words) => asked.length > 1 && startsLike(words, asked),
    // A word alone may be a last or a first name, and nobody says which: "Jordan" is two kinds of player.
    (words) => endsWith(words, asked) || (asked.length === 1 && words[0] === asked[0]),
  ];
  for (const isMatch of kinds) {
    const found = indexed.filter(({ words }) => isMatch(words)).map(({ player }) => player);
    const [only] = found;
    if (found.length === 1 && only) return { kind: "one", player: only };
    if (found.length > 1) return { kind: "several", candidates: found.slice(0, MAX_CANDIDATES) };
  }
  return { kind: "none" };
}

/** Same last name and a first name that begins alike: "g antetokounmpo", "nic claxton" for Nicolas. */
function startsLike(words: readonly string[], asked: readonly string[]): boolean {
  const [first = "", askedFirst = ""] = [words[0], asked[0]];
  return (
    words.slice(1).join(" ") === asked.slice(1).join(" ") &&
    (first.startsWith(askedFirst) || askedFirst.startsWith(first))
  );
}

function endsWith(words: readonly string[], asked: readonly string[]): boolean {
  return asked.length < words.length && words.slice(-asked.length).join(" ") === asked.join(" ");
}
