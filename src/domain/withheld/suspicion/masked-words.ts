/** A sentence as the fitted weights read it: folded words without names, numbers and days. Pure. */
import { foldLetters } from "../../players/identity/name-words";
import type { About } from "../judgment";

/** Capital letters: folded words have none. */
const NAME = "P";
const NUMBER = "N";
const DAY = "D";

const TOKEN =
  /(?<number>\d[\d.,:%]*)|(?<word>\p{L}[\p{L}\p{M}\p{N}_]*(?:['’ʼ]\p{L}+)*)|(?<stop>[.:!?;|"“”«»()[\]{}<>]|^\s*[-*•])/gu;
const NO_NAMES = new Set("i espn fanvise nba ir il dtd".split(" "));
const DAYS =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tonight|tomorrow|yesterday|(?:jan|febr)uary|march|april|october|november|december|δευτερα|τριτη|τεταρτη|πεμπτη|παρασκευη|σαββατο|κυριακη|σημερα|αποψε|αυριο|χθεσ)$/;

/** Names are those of the sentence's players and whatever has a capital inside a sentence. */
export function maskedWords(sentence: string, { players }: Pick<About, "players">): string[] {
  const names = new Set(players.flatMap((player) => player.split(" ")));
  const masked: string[] = [];
  let isFirst = true;
  for (const { groups = {} } of sentence.matchAll(TOKEN)) {
    const { word, number } = groups;
    if (word !== undefined) {
      const next = maskOf(word, isFirst, names);
      if (next !== NAME || masked.at(-1) !== NAME) masked.push(next);
      isFirst = false;
    } else if (number !== undefined) masked.push(NUMBER);
    else isFirst = true;
  }
  return masked;
}

function maskOf(word: string, isFirst: boolean, names: ReadonlySet<string>): string {
  const normalized = foldLetters(word).replace(/['’ʼ]/g, "").replaceAll("ς", "σ");
  if (DAYS.test(normalized)) return DAY;
  if (names.has(normalized) || names.has(normalized.replace(/s$/, ""))) return NAME;
  const isTitled = /^\p{Lu}\p{Ll}/u.test(word);
  return isTitled && !isFirst && !NO_NAMES.has(normalized.replace(/(?:m|ve|d|ll|s)$/, "")) ? NAME : normalized;
}
