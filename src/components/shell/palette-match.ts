/** What of the palette answers to the letters typed. Pure. */

/** Without accents and case, so that "Πινακας" finds "Πίνακας". */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Every word typed stands in the text, in any order; nothing typed is in every text. */
export function isMatch(text: string, typed: string): boolean {
  const searched = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
