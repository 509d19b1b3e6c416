/**
 * Extracts claims about a player's health from a text, sentence by sentence.
 *
 * Pure rules. A claim is a reporter's statement, stored with its sentence; it is never a status: the official one comes
 * from the league's source and outranks any claim. Precision before recall: denied, questioned, hypothetical and past
 * statements make no claim.
 */
import type { EasternDay } from "../ids";
import { expectedReturnIn } from "./expected-return";
import { AILMENTS, BODY_PARTS } from "./injury-lexicon";
import type { Mention } from "./mention";
import { foldAligned, type Span, sentenceSpans } from "./words";

const CLAIMED_STATUSES = [
  "season-ending",
  "out",
  "doubtful",
  "questionable",
  "probable",
  "day-to-day",
  "available",
  "returned",
] as const;
export type ClaimedStatus = (typeof CLAIMED_STATUSES)[number];

type ClaimBase = {
  /** Player the claim is about; `null` when the sentence and those before it name none or several. */
  playerKey: number | null;
  sentence: string;
  /** 0..1: how directly the words say it, not how true it is. */
  confidence: number;
};
type InjuryClaim = ClaimBase & { kind: "injury"; injury: string; bodyPart: string | null };
export type StatusClaim = ClaimBase & { kind: "status"; status: ClaimedStatus };
type ReturnClaim = ClaimBase & {
  kind: "return";
  /** The words, such as "two to three weeks". */
  timing: string;
  /** Days counted from the day of publication; null when the words give none. */
  earliestDay: EasternDay | null;
  latestDay: EasternDay | null;
};
export type Claim = InjuryClaim | StatusClaim | ReturnClaim;

const MAX_CLAIMS = 24;
const MAX_SENTENCE_CHARS = 400;
const CARRIED_CONFIDENCE = 0.55;
/** A pronoun reaches back this many sentences and no further. */
const CARRIED_SENTENCES = 2;

type Sentence = { span: Span; text: string; normalized: string; named: readonly Mention[]; carried: number | null };
type Found = { at: number; end: number; confidence: number };

/** Every claim of a cleaned text, in order. `mentions` are positions in `text`; `publishedDay` dates relative words. */
export function extractClaims(text: string, mentions: readonly Mention[], publishedDay: EasternDay): Claim[] {
  const claims = sentencesOf(text, mentions).flatMap((sentence) => [
    ...statusClaims(sentence),
    ...injuryClaims(sentence),
    ...returnClaims(sentence, publishedDay),
  ]);
  const seen = new Set<string>();
  return claims
    .filter((claim) => {
      const key = JSON.stringify({ ...claim, sentence: "", confidence: 0 });
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MAX_CLAIMS);
}

function sentencesOf(text: string, mentions: readonly Mention[]): Sentence[] {
  let carried: number | null = null;
  let age = 0;
  return sentenceSpans(text).map((span) => {
    const named = mentions
      .filter(({ start }) => start >= span.start && start < span.end)
      .map((mention) => ({ ...mention, start: mention.start - span.start, end: mention.end - span.start }))
      .sort((a, b) => a.start - b.start);
    const keys = new Set(named.map(({ playerKey }) => playerKey));
    if (keys.size > 0) {
      carried = keys.size === 1 ? (named[0]?.playerKey ?? null) : null;
      age = 0;
    } else if (++age > CARRIED_SENTENCES) carried = null;
    const own = text.slice(span.start, span.end);
    return { span, text: own.slice(0, MAX_SENTENCE_CHARS), normalized: foldAligned(own), named, carried };
  });
}

/** A question or a condition states nothing yet. */
const UNCERTAIN_SENTENCE = /\?\s*["”']?$|\b(?:if|unless|whether|in case|assuming|hypothetically)\b/;
const UNCERTAIN_BEFORE =
  /\b(?:could|might|may|would|should|fear(?:s|ed)?|rumou?r(?:s|ed)?|avoid(?:s|ed)?|until|before|when|instead of|rather than|no longer|risk(?:s|ed|ing)?)\b[^,;:.]{0,40}$|\bfrom\s+$/;
/** "Was out" is in the past; "was ruled out" is how today's news is reported. */
const PAST_BEFORE = /\b(?:had|was|were|been)\b[^,;:.]{0,40}$/;
const DENIED_BEFORE = /\b(?:not|never|isn't|wasn't|aren't|won't|n't|no longer|without|unlikely)\b(?:\s+\w+){0,4}\s*$/;

type StatusRule = {
  status: ClaimedStatus;
  pattern: RegExp;
  confidence: number;
  mayBeDenied?: boolean;
  isReported?: boolean;
};

/**
 * Earlier rules win where two match the same words. `mayBeDenied`: holds its own "not". `isReported`: news also in the
 * past tense.
 */
const STATUS_RULES: readonly StatusRule[] = [
  {
    status: "season-ending",
    confidence: 0.9,
    pattern:
      /\bseason-ending\b|\b(?:out|miss(?:es|ing)?|done|sidelined|shut down|lost) (?:for )?(?:the )?(?:(?:rest|remainder) of (?:the|this) (?:\S+ )?(?:season|year)|(?:entire|whole|full) (?:\S+ )?season)\b|\b(?:out|done) for the (?:season|year)\b|\bmiss the season\b/g,
  },
  {
    status: "out",
    confidence: 0.9,
    mayBeDenied: true,
    pattern:
      /\b(?:will not|won't|cannot|can't|(?:is|are|'s)(?: not|n't) (?:going to|expected to|available to|able to)?)\s?(?:play|playing|suit up|suiting up|be available|dress)\b|\b(?:is|are) (?:not|un)\s?available\b|\bunavailable\b|\bnot available\b/g,
  },
  {
    status: "out",
    confidence: 0.9,
    isReported: true,
    pattern:
      /\b(?:ruled|listed as|remains?|remain|considered|declared|downgraded to|as) out\b|\bout indefinitely\b|\bsidelined\b|\binactive\b/g,
  },
  {
    status: "out",
    confidence: 0.8,
    pattern:
      /\b(?:is|are|be|'s|he's|also|both|status:|update:)\s(?:also |both |still |officially |now )?out\b(?! (?:of (?:the (?:question|picture|running|way|gate|league|playoff|rotation)|sync|control|character|options|shape)|here|there|on the (?:court|floor)|to (?:be|prove|get)|loud))/g,
  },
  {
    status: "out",
    confidence: 0.75,
    pattern:
      /\bout\b(?= (?:tonight|tomorrow|for (?:tonight|tomorrow|at least|about|approximately|\w+ (?:weeks?|games?|months?)|game|the (?:next|game))|at least|vs\.?|against|with (?:a|an|left|right|lower|injur\w*|ill\w*))\b)/g,
  },
  {
    status: "out",
    confidence: 0.75,
    pattern:
      /\b(?:will|to|expected to|set to|going to) miss\b(?= (?:\S+ ){0,4}(?:games?|weeks?|months?|time|tonight|contest|matchup|trip)\b|$)/g,
  },
  { status: "out", confidence: 0.85, pattern: /\bout(?=[.;,)]?$)|(?<=[(:])\s?out\b|^out(?=:)/g },
  { status: "doubtful", confidence: 0.9, pattern: /\bdoubtful\b(?! that)/g },
  {
    status: "questionable",
    confidence: 0.9,
    pattern: /\bquestionable\b(?! (?:call|decision|foul|officiating|shot|judgment))|\bgame-?time decision\b/g,
  },
  { status: "probable", confidence: 0.9, pattern: /\bprobable\b(?! (?:that|starters))/g },
  { status: "day-to-day", confidence: 0.9, pattern: /\bday[- ]to[- ]day\b(?! (?:basis|operations|life|running))/g },
  {
    status: "returned",
    confidence: 0.8,
    pattern:
      /\b(?:has |have )?returned (?:to (?:action|the (?:lineup|court|floor|game)|play)|from (?:a|an|his|the|injury)\b)|\b(?:is|are|'s) (?:officially )?back (?:in (?:the lineup|action|uniform)|tonight|on the (?:court|floor))|\b(?:will return|returns|makes his return|is returning|set to return|will make his return) (?:tonight|to the lineup|to action|against|vs\.?|from (?:a|an|his|injury))/g,
  },
  {
    status: "available",
    confidence: 0.85,
    isReported: true,
    pattern:
      /\b(?:is|are|be|'s|to|as|listed|now|will be) (?:officially )?available\b(?! (?:to (?:\w+ )?(?:teams|trade|media|reporters)|via|in (?:a )?trade|on|for trade))|\bcleared (?:to (?:play|return)|for (?:contact|tonight|game|full))|\boff the injury report\b|\bnot (?:listed )?on the injury report\b|\b(?:will|is going to|'s going to|is set to|is expected to|good to) (?:play|go|start) (?:tonight|tomorrow|against|vs\.?)/g,
  },
];

function statusClaims(sentence: Sentence): StatusClaim[] {
  if (UNCERTAIN_SENTENCE.test(sentence.normalized)) return [];
  const found: (Found & { status: ClaimedStatus })[] = [];
  for (const { status, pattern, confidence, mayBeDenied, isReported } of STATUS_RULES) {
    for (const match of sentence.normalized.matchAll(pattern)) {
      const [at, end] = [match.index, match.index + match[0].length];
      const before = sentence.normalized.slice(Math.max(0, at - 60), at);
      if (found.some((known) => at < known.end && end > known.at)) continue;
      if (UNCERTAIN_BEFORE.test(before) || (!isReported && PAST_BEFORE.test(before))) continue;
      if (!mayBeDenied && !/^not\b/.test(match[0]) && DENIED_BEFORE.test(before)) continue;
      found.push({ at, end, confidence, status });
    }
  }
  found.sort((a, b) => a.at - b.at);
  return found.flatMap(({ at, status, confidence }, i) =>
    subjectsOf(sentence, at, found[i - 1]?.end ?? 0, found[i + 1]?.at ?? sentence.normalized.length).map((subject) => ({
      kind: "status" as const,
      playerKey: subject.playerKey,
      status,
      sentence: sentence.text,
      confidence: round(confidence * subject.share),
    })),
  );
}

type Subject = { playerKey: number | null; share: number };

/**
 * Who a status word is about: everyone named since the status before it ("A, B and C are out"), else everyone named
 * after it ("Out: A, B"), else the one player the sentences before spoke of.
 */
function subjectsOf({ named, carried }: Sentence, at: number, from: number, to: number): Subject[] {
  const before = named.filter(({ start }) => start >= from && start < at);
  const group = before.length > 0 ? before : from === 0 ? named.filter(({ start }) => start > at && start < to) : [];
  const keys = [...new Set(group.map(({ playerKey }) => playerKey))];
  if (keys.length > 0) return keys.map((playerKey) => ({ playerKey, share: keys.length > 3 ? 0.8 : 1 }));
  // A second status of the same sentence goes on about the last player named in it.
  const last = named.filter(({ start }) => start < at).at(-1);
  if (last) return [{ playerKey: last.playerKey, share: 0.7 }];
  return [{ playerKey: carried, share: CARRIED_CONFIDENCE }];
}

const part = [...new Set<string>(BODY_PARTS)].sort((a, b) => b.length - a.length).join("|");
const ailment = [...new Set<string>(AILMENTS)]
  .filter((word) => !["break", "tight", "repair", "rehab", "sore"].includes(word))
  .sort((a, b) => b.length - a.length)
  .join("|");
const SIDE =
  "(?:left|right|both|bilateral|lower|upper|mild|minor|grade \\w+|high|sore|bruised|sprained|strained|broken|fractured|torn|partially|hyperextended|dislocated)";
const INJURY_PATTERNS: readonly { pattern: RegExp; confidence: number }[] = [
  {
    confidence: 0.9,
    pattern: new RegExp(
      `\\b(?:${SIDE}[ -]){0,3}(?:${part})(?:[ -](?:muscle|ligament|tendon|bone|joint|stress|facial))?[ -](?:${ailment})\\b(?: (?:management|recovery|surgery))?`,
      "g",
    ),
  },
  {
    confidence: 0.85,
    pattern: new RegExp(
      `\\b(?:sore|bruised|sprained|strained|broken|fractured|torn|ruptured|injured|hyperextended|dislocated|surgically repaired) (?:(?:left|right|lower|his|her) ){0,2}(?:${part})\\b`,
      "g",
    ),
  },
  {
    confidence: 0.8,
    pattern: new RegExp(
      `\\b(?:${ailment}) (?:of|to|in|on) (?:his |the |a )?(?:(?:left|right|lower|upper) )?(?:${part})\\b`,
      "g",
    ),
  },
  {
    confidence: 0.75,
    pattern: new RegExp(
      `\\b(?:tore|sprained|strained|broke|fractured|injured|hurt|bruised|hyperextended|dislocated|ruptured) his (?:(?:left|right|lower|upper) )?(?:${part})\\b`,
      "g",
    ),
  },
  { confidence: 0.85, pattern: new RegExp(`(?<=\\()(?:(?:left|right|lower) )?(?:${part})(?=[),;])`, "g") },
  {
    confidence: 0.7,
    pattern:
      /\b(?:illness|concussion(?: protocol)?|flu(?:-like symptoms)?|covid(?:-19)?|blood clots?|plantar fasciitis|sciatica|tendin(?:itis|opathy)|food poisoning)\b/g,
  },
];
const NO_INJURY_BEFORE =
  /\b(?:no|not|never|avoid(?:s|ed)?|ruled out|without|negative for|isn't|wasn't|clear of|rather than)\b(?: (?:a|an|any|the|of|have|serious|major|structural|ligament|muscle|tendon|bone|significant|further|been|diagnosed|with|suffered|suffer|dealing))*\s*$/;
const CLAIMED_PART = new RegExp(`\\b(?:${part})\\b`);

function injuryClaims(sentence: Sentence): InjuryClaim[] {
  if (UNCERTAIN_SENTENCE.test(sentence.normalized) && /\?|\bif\b/.test(sentence.normalized)) return [];
  const found: Found[] = [];
  for (const { pattern, confidence } of INJURY_PATTERNS) {
    for (const match of sentence.normalized.matchAll(pattern)) {
      const [at, end] = [match.index, match.index + match[0].length];
      const before = sentence.normalized.slice(Math.max(0, at - 60), at);
      if (found.some((known) => at < known.end && end > known.at) || NO_INJURY_BEFORE.test(before)) continue;
      if (/\b(?:could|might|may|fear\w*|possible|potential)\b[^,;:.]{0,30}$/.test(before)) continue;
      found.push({ at, end, confidence });
    }
  }
  return found
    .sort((a, b) => a.at - b.at)
    .map(({ at, end, confidence }) => {
      const nearest = sentence.named.filter(({ start }) => start < at).at(-1) ?? sentence.named[0];
      const words = sentence.normalized.slice(at, end);
      return {
        kind: "injury" as const,
        playerKey: nearest?.playerKey ?? sentence.carried,
        injury: words,
        bodyPart: CLAIMED_PART.exec(words)?.[0] ?? null,
        sentence: sentence.text,
        confidence: round(confidence * (nearest ? 1 : CARRIED_CONFIDENCE)),
      };
    });
}

function returnClaims(sentence: Sentence, publishedDay: EasternDay): ReturnClaim[] {
  if (UNCERTAIN_SENTENCE.test(sentence.normalized)) return [];
  return expectedReturnIn(sentence.normalized, publishedDay).flatMap(({ at, confidence, ...expected }) => {
    const before = sentence.normalized.slice(Math.max(0, at - 60), at);
    if ([UNCERTAIN_BEFORE, PAST_BEFORE, DENIED_BEFORE].some((pattern) => pattern.test(before))) return [];
    return subjectsOf(sentence, at, 0, sentence.normalized.length)
      .slice(0, 3)
      .map((subject) => ({
        kind: "return" as const,
        playerKey: subject.playerKey,
        ...expected,
        sentence: sentence.text,
        confidence: round(confidence * subject.share),
      }));
  });
}

const round = (share: number): number => Math.round(share * 100) / 100;
