/** Finds the cues in a row of folded words. Pure. */
import { CUE_LEXICON } from "./cue-lexicon";

type Way = { words: readonly string[]; keyword: string };

const EXACT = new Map<string, Way[]>();
/** Prefixes grouped by first letter, since every word is compared with them. */
const BEGINNINGS = new Map<string, { begin: string; keyword: string }[]>();
for (const [keyword, ways] of Object.entries(CUE_LEXICON)) {
  for (const way of ways.split(",").map((each) => each.trim())) {
    if (way.endsWith("*")) {
      const letter = way.charAt(0);
      BEGINNINGS.set(letter, [...(BEGINNINGS.get(letter) ?? []), { begin: way.slice(0, -1), keyword }]);
      continue;
    }
    const words = way.split(" ");
    const first = words[0] ?? "";
    EXACT.set(first, [...(EXACT.get(first) ?? []), { words, keyword }]);
  }
}

/** For each word, the cues that begin there. */
export function cuesByWord(words: readonly string[]): string[][] {
  return words.map((word, at) => {
    const started = (BEGINNINGS.get(word.charAt(0)) ?? []).filter(({ begin }) => word.startsWith(begin));
    const texts = (EXACT.get(word) ?? []).filter((way) =>
      way.words.every((each, offset) => words[at + offset] === each),
    );
    return [...new Set([...started, ...texts].map(({ keyword }) => keyword))];
  });
}
