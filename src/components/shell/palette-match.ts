/** Palette entries that match the typed letters. Pure. */

/** Without accents and case, so that "Πινακας" finds "Πίνακας". */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Does the text contain every typed word, in any order? An empty query matches every text. */
export function isMatch(text: string, typed: string): boolean {
  const searched = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
