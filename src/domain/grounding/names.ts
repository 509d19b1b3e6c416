/**
 * Finds names in a sentence that are not in the facts.
 *
 * Pure. A capitalized word is a name unless it is a basketball term, begins the sentence, or is in the turn's texts. A
 * name that only the question contains may be repeated, but no claim may be made about it.
 */
import type { GroundingFacts } from "./knowledge";
import { OPENING_WORDS, TRADE_WORDS, VERBS_OF_SOMEBODY } from "./plain-words";
import type { Reading } from "./reading";
import { type Mention, proTeamOf, STRANGER } from "./subjects";
import type { Token } from "./text";

type NameCheck = { readonly mentions: readonly Mention[]; readonly unknown: readonly string[] };

const GREEK = /\p{Script=Greek}/u;
const stranger = (from: number, to: number): Mention => ({
  from,
  to,
  subjects: [{ key: STRANGER, kind: "stranger", name: "", words: [] }],
  isComplete: true,
  isNamed: true,
});

export function checkNames(reading: Reading, facts: GroundingFacts): NameCheck {
  const { tokens, mentions } = reading;
  const isShouted = !tokens.some((token) => token.kind === "word" && !token.isCapital && token.raw.length > 2);
  const found: Mention[] = [...mentions];
  const unknown: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token?.isCapital || reading.isTaken(at) || isCommon(token, isShouted)) continue;
    const to = endOfRun(reading, at, isShouted);
    const run = tokens.slice(at, to + 1);
    const greek = GREEK.test(token.raw) ? facts.subjects.inGreek(run.map((each) => each.raw).join(" ")) : undefined;
    if (greek) found.push({ from: at, to, subjects: [greek], isComplete: true, isNamed: true });
    else if (run.every(({ normalized }) => facts.askedWords.has(normalized) && !isInSources(normalized, facts))) {
      if (!isOpening(tokens, at) || run.length > 1 || beginsWithVerb(tokens[to + 1])) found.push(stranger(at, to));
    } else if (isUnknown(reading, at, run, facts)) unknown.push(run.map(({ raw }) => raw).join(" "));
    at = to;
  }
  unknown.push(...joinedNames(reading));
  return { mentions: found.sort((a, b) => a.from - b.from), unknown };
}

/** Known from the question alone. */
const isInSources = (normalized: string, facts: GroundingFacts): boolean =>
  facts.sourceTexts.includes(` ${normalized} `);

function isCommon(token: Token, isShouted: boolean): boolean {
  if (token.raw.length === 1 || proTeamOf(token) !== undefined || TRADE_WORDS.has(token.normalized)) return true;
  // Emphasis in capitals: "DO NOT DROP HIM".
  const isAllCapitals = token.raw === token.raw.toUpperCase() && token.raw.length > 1;
  return isAllCapitals && (OPENING_WORDS.has(token.normalized) || isShouted);
}

function endOfRun({ tokens, isTaken }: Reading, from: number, isShouted: boolean): number {
  let to = from;
  for (let at = from + 1; at < tokens.length; at++) {
    const [token, before] = [tokens[at], tokens[to]];
    if (!token || !before || isTaken(at)) break;
    if (token.kind === "mark" && /^[-.]$/.test(token.raw) && tokens[at + 1]?.start === token.end) continue;
    if (!token.isCapital || token.start - before.end > 2 || isCommon(token, isShouted)) break;
    to = at;
  }
  return to;
}

function isUnknown(
  { tokens, mentions, numbers, statuses, owners, days }: Reading,
  at: number,
  run: readonly Token[],
  facts: GroundingFacts,
): boolean {
  const words = run.filter(({ kind }) => kind === "word");
  if (words.every(({ normalized }) => facts.words.has(normalized))) return false;
  const next = tokens[at + run.length];
  const isBeforeName = mentions.some(({ from, isNamed }) => isNamed && from === at + run.length);
  if (!isOpening(tokens, at)) return true;
  const [first, ...rest] = words;
  if (rest.length > 0)
    return !(OPENING_WORDS.has(first?.normalized ?? "") && rest.every(({ normalized }) => facts.words.has(normalized)));
  const before = mentions.find(({ from }) => from === at + run.length);
  if (isBeforeName) return !OPENING_WORDS.has(first?.normalized ?? "") && before?.isComplete === false;
  // "Zebulon is a free agent": somebody, when the sentence claims something and names nobody else.
  const claimsSomething = numbers.length + statuses.length + owners.length + days.length > 0;
  const isSubject = beginsWithVerb(next) || next?.raw === ":";
  return (
    isSubject &&
    claimsSomething &&
    !mentions.some(({ isNamed }) => isNamed) &&
    !OPENING_WORDS.has(first?.normalized ?? "") &&
    !isAboutThings(first?.normalized ?? "")
  );
}

const beginsWithVerb = (token: Token | undefined): boolean =>
  token !== undefined && VERBS_OF_SOMEBODY.has(token.normalized);

/** Common subjects of a sentence that are nobody. */
const THINGS = new Set(
  "there that this here everyone nobody none nothing everything someone both each another neither one all most some many other others anyone hes shes minutes usage volume depth rest scoring shooting production workload role upside κανεισ ολοι αυτο εκεινοσ αυτοσ".split(
    " ",
  ),
);
const isAboutThings = (normalized: string): boolean => THINGS.has(normalized);

/** The first word, or the first after a colon, a list mark, a quote or a dash. */
function isOpening(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return (
    before === undefined ||
    (before.kind === "mark" && /^[:\-–—•·"“«(|?!]$/.test(before.raw) && before.end !== tokens[at]?.start) ||
    (before.kind === "mark" && /^["“«(|]$/.test(before.raw))
  );
}

/** "Devin Monk": parts of two players' names as one. */
function joinedNames({ tokens, mentions }: Reading): string[] {
  return mentions.flatMap((mention, place) => {
    const next = mentions[place + 1];
    const isJoined =
      next && next.from === mention.to + 1 && (tokens[next.from]?.start ?? 0) - (tokens[mention.to]?.end ?? 0) <= 1;
    const arePlayers = [mention, next].every(
      (each) => each?.isNamed && each.subjects.every(({ kind }) => kind === "player"),
    );
    // A report's mention of a third player is not read as two of ours.
    const isReported = tokens[mention.from]?.kind === "mark";
    const isPossessive = /['’ʼ]s$/.test(tokens[mention.to]?.raw ?? "");
    if (!next || isReported || !isJoined || !arePlayers || isPossessive || (mention.isComplete && next.isComplete))
      return [];
    return [
      tokens
        .slice(mention.from, next.to + 1)
        .map(({ raw }) => raw)
        .join(" "),
    ];
  });
}
