/**
 * Words one slip of the finger away, found without holding a word against all of them.
 *
 * Pure. Two words one slip apart have a form in common when each may lose a letter, so words are filed under those
 * forms.
 */
import { editDistance } from "@/domain/players/identity/edit-distance";

export type NearIndex = ReadonlyMap<string, readonly string[]>;

const withoutALetter = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

export function nearIndex(words: Iterable<string>): NearIndex {
  const index = new Map<string, string[]>();
  for (const word of words)
    for (const form of new Set(withoutALetter(word))) {
      const filed = index.get(form);
      if (filed) filed.push(word);
      else index.set(form, [word]);
    }
  return index;
}

/** The first word of the index one slip away that begins alike: hardly anybody slips at the first letter. */
export function nearest(word: string, index: NearIndex): string | undefined {
  for (const form of withoutALetter(word))
    for (const each of index.get(form) ?? []) if (each[0] === word[0] && editDistance(each, word, 1) <= 1) return each;
  return undefined;
}
