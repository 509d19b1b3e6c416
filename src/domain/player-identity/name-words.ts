/** Names as comparable words, whatever accents, case, punctuation or suffix they are written with. Pure. */

/** Letters that Unicode does not take apart. */
const UNDECOMPOSED: Readonly<Record<string, string>> = { đ: "d", ø: "o", ł: "l", ß: "ss", æ: "ae", œ: "oe" };
const SUFFIXES = new Set(["jr", "sr", "ii", "iii", "iv", "v"]);

/** Lower-case words without accents, punctuation or suffix: "Luka Dončić" → ["luka", "doncic"]. */
export function nameWords(name: string): string[] {
  const folded = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[đøłßæœ]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
    .replace(/['’.]/g, "")
    .replace(/[^a-z\s-]/g, " ");
  return folded.split(/[\s-]+/).filter((word) => word !== "" && !SUFFIXES.has(word));
}
