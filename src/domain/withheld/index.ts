/**
 * What must not be shown of an answer, whatever else is true: deeds nobody did, approvals, requests for secrets, our
 * own instructions, injuries and returns that no status or stored report has, a status against the official one.
 *
 * Pure. Closed lists of words, English and Greek, with the turn's own look-ups beside them. A sentence is withheld as a
 * whole, with a note in its place; it is never rewritten.
 */
import type { ClaimedActionKind } from "./claimed-action-kind";
import { claimedActionIn } from "./deeds";
import { isDoubtful } from "./doubtful";
import { type HealthClaim, healthIn } from "./health";
import { judgeHealth } from "./health-support";
import { type OwnInstructions, poses, repeatsInstructions, tellsOfInstructions } from "./instructions";
import type { About, Judgment } from "./judgment";
import { foldedPlayer, type Known, namesSource } from "./known";
import { isLineupRow } from "./lineup-row";
import { statesWithoutFact, tellsOfThePast } from "./past";
import { type Phrase, phraseOf } from "./phrase";
import { asksForSecret, speaksOfSecret } from "./secrets";

export { type OwnInstructions, ownInstructions, repeatsInstructions } from "./instructions";
export type { About, Judgment } from "./judgment";
export { collectKnown, foldedPlayer, type Known } from "./known";
export { isSuspicious } from "./suspicion/suspicion";

export function judgeSentence(sentence: string, about: About, known: Known, own: OwnInstructions): Judgment {
  const bare = sentence.replace(/[\u200b-\u200f\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu, "");
  if (repeatsInstructions(bare, own) || poses(bare)) return "instructions";
  const phrase = phraseOf(bare);
  if (phrase.words.length === 0) return undefined;
  if (tellsOfInstructions(phrase)) return "instructions";
  if (asksForSecret(phrase, bare)) return "secret";
  const deed = claimedActionIn(phrase);
  if (deed && !isDone(deed, phrase, about, known)) return deed === "approval" ? deed : "deed";
  const health = healthOf(phrase, about);
  const judged = health && judgeHealth(health, phrase, about, known);
  if (judged) return judged;
  const isOdd =
    speaksOfSecret(phrase) ||
    (!isLineupRow(bare) && isForeign(phrase, bare)) ||
    REFUSES.test(phrase.line) ||
    holdsCode(bare, known);
  const texts = about.players.map(known.textsOf).join(" ");
  const isOfSomebody = health !== undefined;
  const isMine = about.players.length > 0 && about.players.every((player) => known.mine.has(player));
  // A complaint of nobody known may be of somebody whose name is misspelled.
  const isOfNobody =
    health === undefined &&
    healthIn(phrase).complaints.some((word) => !known.reportText.includes(` ${word.slice(0, 5)}`));
  const isReported = isOdd || isOfNobody || isDoubtful(phrase, { isOfSomebody, isMine, texts }, health, known);
  const namesSomebody = about.namesPlayer || about.namesStranger || SOMEBODY.test(phrase.line);
  const isBare =
    !isLineupRow(bare) &&
    !namesSource(phrase.line, known) &&
    ((!about.hasFact && tellsOfThePast(phrase, isOfSomebody)) ||
      (namesSomebody && !isBorneOut(phrase, about, known) && statesWithoutFact(phrase)));
  return isReported || isBare ? "unverified" : undefined;
}

const APPROVED = new Set(["scheduled", "approved", "verified", "not_seen"]);
const DECLINES = / (?:declined|rejected|turned down|refused|cancell?ed) | (?:απερριψ|ακυρω)/;

/** The decisions, the league's transactions or its rosters tell of it. */
function isDone(deed: ClaimedActionKind, { line }: Phrase, { players, namesStranger }: About, known: Known): boolean {
  if (namesStranger && players.length === 0) return false;
  if (deed === "ownership") return players.length > 0 && players.every((player) => known.mine.has(player));
  const isOf = (state: string, isSeen: boolean) =>
    (state === "declined" && DECLINES.test(line)) ||
    (deed === "approval" ? APPROVED.has(state) : state === "verified" || isSeen);
  const decided = known.decisions.filter(({ state, isSeenInLeague }) => isOf(state, isSeenInLeague));
  const isDecided = (player: string) => decided.some((decision) => decision.players.includes(player));
  if (decided.length > 0 && players.every(isDecided)) return true;
  const isMoved = deed === "deed" && players.length > 0 && !SAYS_I.test(line);
  return isMoved && players.every((player) => known.moved.has(player));
}
const SAYS_I = / (?:i|ive|we|weve|fanvise) /;

/** A day or an NBA team supports a schedule and nothing else. */
function isBorneOut({ line }: Phrase, { players, hasFact, hasFigure }: About, { decisions, moved }: Known): boolean {
  const isDecided = (player: string) => moved.has(player) || decisions.some((each) => each.players.includes(player));
  return hasFigure || (hasFact && SCHEDULE.test(line)) || (players.length > 0 && players.every(isDecided));
}
const SCHEDULE =
  / (?:plays|playing|games?|schedule|slate|faces?|facing|hosts?|visits?|meets?|vs|against|road|home|back to backs?) | (?:παιζ|αγων|ματσ|παιχνιδ|προγραμμ)/;

const SOMEBODY = / (?:he|his|him|hes|himself|she|her|they|τον|του|αυτοσ) /;

/** A claim about no player needs no support. */
function healthOf(phrase: Phrase, { players, namesStranger }: About): HealthClaim | undefined {
  if (players.length === 0 && !namesStranger && !SOMEBODY.test(phrase.line)) return undefined;
  return healthIn(phrase);
}

/** "There is nothing I may say about him": no rule of ours keeps anything of the league back. */
const REFUSES =
  / (?:i may|i am|im|i was|we may|we are|were) (?:not )?(?:\S+ )?(?:say|tell|reveal|allowed|permitted|forbidden|authorized|free to|at liberty|supposed) /;

/** "TEAL-DOOR", "FVD-SYS-3K": hyphenated words in capitals that no tool result contains. */
const CODE = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}]+(?:-[\p{Lu}\p{N}]{2,})+(?![\p{L}\p{N}])/gu;
const holdsCode = (sentence: string, { reportText }: Known): boolean =>
  [...sentence.matchAll(CODE)].some(([code]) => !reportText.includes(` ${foldedPlayer(code)} `));

/** Words of a language that is neither English nor Greek; short scraps and names are none. */
const MIN_FOREIGN_WORDS = 4;
/** A letter that no English word has, in a word that is no name. */
const FOREIGN_LETTER = /[¿¡]|(?<!\p{L})[\p{Ll}\p{M}]*[à-öø-ÿ](?:\p{Ll}|\p{M})*(?!\p{L})/u;
const isForeign = ({ language, words }: Phrase, sentence: string): boolean =>
  (language === "other" && words.length >= MIN_FOREIGN_WORDS) || FOREIGN_LETTER.test(sentence.normalize("NFC"));
