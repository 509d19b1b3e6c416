/**
 * Determines which players a text is about, how much, and how much of it is about their health.
 *
 * Pure. `MentionFinder` resolves the names; this module weighs them: a player who opens the text and recurs in its
 * sentences is its subject, one named in passing is not.
 */

import type { Claim } from "./claims";
import { injuryWeight } from "./injury-lexicon";
import type { Mention } from "./mention";
import { contentWords, foldText, isStopWord, type Span, sentenceSpans } from "./words";

export type PlayerLink = {
  playerKey: number;
  spans: readonly Span[];
  /** 0..1, how much the text is about this player. */
  salience: number;
  /** Share, 0 to 1, of the text about this player that concerns health or availability. */
  injuryWeight: number;
};

/** A sentence without a name still speaks of the last one named; after so many, of nobody in particular. */
const CARRIED_SENTENCES = 3;
/** A note about an injury is short. A long passage collects such words by chance. */
const NOTE_WORDS = 60;
const LENGTH_POWER = 0.35;
const CLAIM_SHARE = 0.4;

/** One link a player, the most salient first. Spans are positions in `text`; `claims` are those of the same text. */
export function linkPlayers(text: string, found: readonly Mention[], claims: readonly Claim[]): PlayerLink[] {
  const mentions = [...found].sort((a, b) => a.start - b.start);
  const keys = [...new Set(mentions.map(({ playerKey }) => playerKey))];
  const scopes = scopesOf(text, mentions, keys);
  return keys
    .map((playerKey) => {
      const own = mentions.filter((mention) => mention.playerKey === playerKey);
      const spans = own.map(({ start, end }) => ({ start, end }));
      const scope = scopes.get(playerKey) ?? "";
      return {
        playerKey,
        spans,
        salience: salienceOf(spans, mentions.length, keys.length, scope.length, text.length),
        injuryWeight: healthWeight(
          scope,
          claims.filter((claim) => claim.playerKey === playerKey),
        ),
      };
    })
    .sort((a, b) => b.salience - a.salience || a.playerKey - b.playerKey);
}

/** Health weight of the text about a player: its health words, less for long passages, and the most certain claim. */
export function healthWeight(scope: string, claims: readonly Claim[]): number {
  const length = contentWords(scope).length;
  const words = injuryWeight(foldText(scope)) * Math.min(1, NOTE_WORDS / Math.max(1, length)) ** LENGTH_POWER;
  const surest = Math.max(0, ...claims.map(({ confidence }) => confidence));
  return (1 - CLAIM_SHARE) * words + CLAIM_SHARE * surest;
}

function salienceOf(
  spans: readonly Span[],
  total: number,
  players: number,
  scopeChars: number,
  textChars: number,
): number {
  const earliness = 1 - (spans[0]?.start ?? 0) / Math.max(1, textChars);
  const share = spans.length / total;
  const coverage = Math.min(1, scopeChars / Math.max(1, textChars));
  return 0.3 * earliness + 0.3 * share + 0.2 * coverage + 0.2 / players;
}

/**
 * The sentences that speak of each player, joined: those that name them and those that follow without naming anybody.
 */
function scopesOf(text: string, mentions: readonly Mention[], keys: readonly number[]): Map<number, string> {
  const [only] = keys;
  if (keys.length === 1 && only !== undefined) return new Map([[only, text]]);
  const scopes = new Map<number, string>();
  let current: readonly number[] = [];
  let carried = 0;
  for (const sentence of sentenceSpans(text)) {
    const named = mentions.filter(({ start }) => start >= sentence.start && start < sentence.end);
    carried = named.length > 0 ? 0 : carried + 1;
    if (named.length > 0) current = [...new Set(named.map(({ playerKey }) => playerKey))];
    else if (carried > CARRIED_SENTENCES) current = [];
    const words = text.slice(sentence.start, sentence.end);
    for (const key of current) scopes.set(key, `${scopes.get(key) ?? ""} ${words}`);
  }
  return scopes;
}

const MAX_LOOSE_NAMES = 80;

/** Folded words with a capital that belong to no found name, of three letters or more. Most are no player's at all. */
export function looseNames(text: string, mentions: readonly Mention[]): string[] {
  const names = [...text.matchAll(/\p{Lu}[\p{L}'’]{2,}/gu)]
    .filter((match) => mentions.every(({ start, end }) => match.index >= end || match.index + match[0].length <= start))
    .flatMap((match) => contentWords(match[0]))
    .filter((word) => word.length >= 3 && !isStopWord(word));
  return [...new Set(names)].slice(0, MAX_LOOSE_NAMES);
}
