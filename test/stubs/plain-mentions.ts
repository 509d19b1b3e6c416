/** A finder of names for tests of the news alone: full names, and last names that only one player has. */
import type { Mention, MentionFinder } from "@/domain/news/mention";
import { foldText } from "@/domain/news/words";
import { nameWords } from "@/domain/players/identity/name-words";

export function plainMentions(players: readonly { playerKey: number; name: string }[]): MentionFinder {
  const byFull = new Map<string, number>();
  const byLast = new Map<string, number[]>();
  for (const { playerKey, name } of players) {
    const words = nameWords(name);
    if (!byFull.has(words.join(" "))) byFull.set(words.join(" "), playerKey);
    const last = words.slice(1).join(" ");
    byLast.set(last, [...(byLast.get(last) ?? []), playerKey]);
  }
  return (text) => {
    const words = [...text.matchAll(/[\p{L}\p{M}]+(?:[.'’-][\p{L}\p{M}]+)*\.?/gu)].flatMap((match) => {
      const parts = match[0].replace(/['’]s$/, "").split("-");
      let at = match.index;
      return parts.map((part) => {
        const word = {
          normalized: foldText(part).replace(/[.']/g, ""),
          isUpper: /^\p{Lu}/u.test(part),
          start: at,
          end: at + part.length,
        };
        at += part.length + 1;
        return word;
      });
    });
    const taken: Mention[] = [];
    const full = new Set<number>();
    const isFree = (start: number, end: number) => taken.every((m) => end <= m.start || start >= m.end);
    for (const length of [4, 3, 2]) {
      for (let i = 0; i + length <= words.length; i += 1) {
        const run = words.slice(i, i + length);
        const key = byFull.get(run.map(({ normalized }) => normalized).join(" "));
        const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
        if (key === undefined || !isFree(start, end)) continue;
        taken.push({ playerKey: key, start, end });
        full.add(key);
      }
    }
    for (const [i, word] of words.entries()) {
      const keys = byLast.get(word.normalized) ?? [];
      const known = keys.filter((key) => full.has(key));
      const before = words[i - 1];
      const isOtherPerson =
        before?.isUpper === true &&
        !/[\p{L}]{2}\.$/u.test(text.slice(before.start, before.end)) &&
        before.end + 1 === word.start &&
        text[before.end] === " " &&
        !/^(the|coach|but|and|with|for|star|if|as|on|forward|guard|center)$/.test(before.normalized);
      const after = words[i + 1];
      const isFirstName = after?.isUpper === true && after.start === word.end + 1 && text[word.end] === " ";
      if (isFirstName) continue;
      const key = known.length === 1 ? known[0] : keys.length === 1 && !isOtherPerson ? keys[0] : undefined;
      if (key === undefined || !word.isUpper || word.normalized.length < 4 || !isFree(word.start, word.end)) continue;
      taken.push({ playerKey: key, start: word.start, end: word.end });
    }
    return taken.sort((a, b) => a.start - b.start);
  };
}
