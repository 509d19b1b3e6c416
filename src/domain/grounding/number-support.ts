/**
 * Whether a number is what the facts say of this subject and measure, and otherwise why not.
 *
 * Pure. Of the facts of the subject, those are meant that share the unit and contradict no qualifier; where some say a
 * qualifier outright ("season"), only they are.
 */
import type { About } from "./about";
import type { NumberFact } from "./facts";
import type { Why } from "./inquiry";
import type { GroundingFacts } from "./knowledge";
import { EXPLICIT_MEASURES, FAMILIES, isUnit, LOOSE, ROLES, TEAM_ONLY } from "./measure-words";
import { isShownAs } from "./numbers";
import type { ShownClaimNumber } from "./shown-numbers";
import { isPlayer, ME, OPPONENT, STRANGER, type SubjectKey } from "./subjects";

export type Sentence = {
  /** Days that the sentence writes out; a fact of another day is not meant. */
  readonly isOnDay: (day: string) => boolean;
  readonly hasDays: boolean;
  /** "Sat 18 Jan @ POR": the days say when somebody plays, not when a number came about. */
  readonly isBeforeGame: boolean;
  /** "If", "would", "worth": the question's own numbers and the calculator's may be repeated. */
  readonly isHypothetical: boolean;
};

type NumberVerdict = { readonly isSupported: true } | { readonly isSupported: false; readonly why: Why };

export function judgeNumber(
  written: ShownClaimNumber,
  about: About,
  sentence: Sentence,
  facts: GroundingFacts,
): NumberVerdict {
  const claim = inParallel(written, about, sentence, facts);
  const bears = (pool: readonly NumberFact[], seenFrom?: SubjectKey) =>
    pool.some((fact) => isValue(claim, fact)) &&
    meantFacts(claim, pool, sentence).some((fact) => isValue(claim, fact) && isRightWay(claim, fact, seenFrom));
  if (about.all.includes(STRANGER))
    return bears(ofQuestion(facts)) ? { isSupported: true } : { isSupported: false, why: "no_fact" };
  if (about.all.length > 0 && about.all.every((key) => bears(poolOf(key, claim, facts), key)))
    return { isSupported: true };
  if (about.others.some((key) => bears(poolOf(key, claim, facts), key))) return { isSupported: true };
  if (about.isOpen || about.all.length === 0) {
    if (bears(facts.numbersOfTurn.filter(({ origin }) => origin !== "question"))) return { isSupported: true };
    if (bears(facts.numbersAbout.get(ME) ?? [], ME)) return { isSupported: true };
  }
  const mayRepeat = sentence.isHypothetical || about.all.length === 0;
  if (mayRepeat && bears([...ofQuestion(facts), ...facts.numbersOfTurn])) return { isSupported: true };
  if (isAge(claim) && bears(facts.numbers)) return { isSupported: true };
  return { isSupported: false, why: whyNot(claim, about, sentence, facts) };
}

/** The unit of the number before, where the subject has such a fact at all. */
function inParallel(
  claim: ShownClaimNumber,
  { all }: About,
  sentence: Sentence,
  facts: GroundingFacts,
): ShownClaimNumber {
  const parallel = claim.inherited && { ...claim, measures: claim.inherited };
  const isKnown =
    parallel && all.some((key) => meantFacts(parallel, facts.numbersAbout.get(key) ?? [], sentence).length > 0);
  return isKnown ? parallel : claim;
}

const ofQuestion = ({ numbers }: GroundingFacts) => numbers.filter(({ origin }) => origin === "question");
const isAge = ({ measures }: ShownClaimNumber) => measures.has("age");

/** The subject's own facts, and those of the viewed team where only a team has such a thing. */
function poolOf(key: SubjectKey, claim: ShownClaimNumber, facts: GroundingFacts): readonly NumberFact[] {
  const own = facts.numbersAbout.get(key) ?? [];
  const isOfTeam = [...claim.measures].some((measure) => TEAM_ONLY.has(measure));
  const ofTurn = facts.numbersOfTurn.filter(({ origin }) => origin !== "question");
  if (key === ME) return [...own, ...ofTurn];
  const ofMine = facts.numbersAbout.get(ME) ?? [];
  if (key === OPPONENT) {
    const shared = ofMine.filter(
      ({ measures }) => measures.has("difference") || measures.has("days") || measures.has("tied"),
    );
    return [...own, ...shared];
  }
  if (isPlayer(key) && isOfTeam) return [...own, ...ofTurn, ...ofMine];
  return claim.measures.has("days") ? [...own, ...ofMine] : own;
}

/** The facts that could be meant, whatever their value. */
function meantFacts(claim: ShownClaimNumber, pool: readonly NumberFact[], sentence: Sentence): readonly NumberFact[] {
  const units = [...claim.measures].filter(isUnit);
  let meant = pool.filter((fact) => hasUnit(claim, units, fact) && isOfItsDay(fact, sentence));
  // Without a key of its own a number is of points rather than of anything else.
  const isOfPoints = units.every((unit) => unit === "points");
  const named = isOfPoints ? [] : meant.filter((fact) => fact.units.length > 0);
  if (named.length > 0) meant = named;
  for (const qualifier of claim.measures) {
    if (isUnit(qualifier)) continue;
    const outright = meant.filter(({ measures }) => measures.has(qualifier));
    const rivals = FAMILIES.find((family) => family.includes(qualifier)) ?? [];
    meant =
      outright.length > 0 && !LOOSE.has(qualifier)
        ? outright
        : meant.filter(({ measures }) => !rivals.some((rival) => rival !== qualifier && measures.has(rival)));
  }
  if (![...claim.measures].some((measure) => ROLES.has(measure))) {
    const plain = meant.filter(({ measures }) => ![...measures].some((measure) => ROLES.has(measure)));
    if (plain.length > 0) meant = plain;
  }
  const isOfDay = sentence.hasDays && !sentence.isBeforeGame && units.length > 0;
  const ofDay = isOfDay ? meant.filter(({ day }) => day !== undefined) : [];
  return ofDay.length > 0 && !claim.measures.has("average") ? ofDay : meant;
}

const DEFAULT_UNITS = new Set(["points", "players", "games", "categories"]);

function hasUnit(claim: ShownClaimNumber, units: readonly string[], fact: NumberFact): boolean {
  if (claim.shown.isPercent && !fact.isShare && !fact.measures.has("owned")) return false;
  if (claim.isArithmetic) return fact.about.length === 0;
  for (const unit of fact.measures) {
    const isStated = claim.measures.has(unit) || (unit === "difference" && claim.isSigned);
    if (EXPLICIT_MEASURES.has(unit) && !isStated) return false;
  }
  if (fact.units.length === 0) {
    const isNear = fact.unread.some((word) => claim.near.some((near) => near.startsWith(word.slice(0, 5))));
    if (fact.unread.length > 0 && !fact.isUsualUnit) return isNear && units.length === 0;
    return units.every((unit) => DEFAULT_UNITS.has(unit));
  }
  // A difference in points is written with or without its unit.
  const isPlainDifference = fact.units.every((unit) => unit === "difference");
  return units.every((unit) => fact.measures.has(unit) || (isPlainDifference && DEFAULT_UNITS.has(unit)));
}

function isOfItsDay(fact: NumberFact, { hasDays, isOnDay }: Sentence): boolean {
  return fact.day === undefined || !hasDays || isOnDay(fact.day);
}

const isValue = (claim: ShownClaimNumber, fact: NumberFact): boolean =>
  isShownAs(fact.value, claim.shown, fact.isShare);

/** Checks the direction of a lead against the fact, as seen from the sentence's subject. */
function isRightWay(claim: ShownClaimNumber, fact: NumberFact, seenFrom: SubjectKey | undefined): boolean {
  if (claim.direction === 0 || fact.direction === 0 || !fact.measures.has("difference")) return true;
  const isSeenAcross = seenFrom === OPPONENT && !fact.about.includes(OPPONENT);
  return claim.direction === (isSeenAcross ? -fact.direction : fact.direction);
}

function whyNot(claim: ShownClaimNumber, { all }: About, sentence: Sentence, facts: GroundingFacts): Why {
  const own = all.flatMap((key) => poolOf(key, claim, facts));
  if (own.some((fact) => isValue(claim, fact) && !isRightWay(claim, fact, all[0]))) return "direction";
  if (
    all.length > 0 &&
    facts.numbers.some((fact) => fact.about.length > 0 && isValue(claim, fact) && !own.includes(fact))
  )
    return "other_subject";
  return meantFacts(claim, own, sentence).length > 0 ? "other_value" : "no_fact";
}
