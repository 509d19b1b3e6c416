/**
 * The line that ends an answer a user may act on: check the official status first, and the age of the data.
 *
 * Pure. Due when the answer is about a drop, a hold or a rumor, or rests on old data; never for arithmetic or general
 * advice.
 */
import type { GroundingFacts } from "./knowledge";
import { readSentence } from "./reading";
import { splitSentences } from "./sentences";
import { isPlayer } from "./subjects";

type Source = { readonly ageSeconds: number; readonly age: string; readonly isStale: boolean };

const DROPS =
  /\b(?:drop|drops|dropped|dropping|release|waive|hold|rumou?rs?|unverified)\b|κόψ|κόβ|έκοβα|διώξ|φεύγ|άφησ|κράτ|φήμ|ανεπιβεβαίωτ/iu;

/** @returns one sentence in the answer's language, "" when none is due. */
export function safetyLine(
  turn: { answer: string; outputs: readonly unknown[]; facts: GroundingFacts },
  language: "en" | "el",
): string {
  const sources = turn.outputs.flatMap(sourceOf);
  const [first, ...rest] = sources;
  if (!first || !(sources.some(({ isStale }) => isStale) || speaksOfRisk(turn.answer, turn.facts))) return "";
  const oldest = rest.reduce((old, each) => (each.ageSeconds > old.ageSeconds ? each : old), first);
  return language === "el"
    ? `Δες την επίσημη κατάσταση πριν κόψεις κάποιον· τα στοιχεία ${inGreek(oldest)}.`
    : `Check the official status before you drop anyone; the data ${inEnglish(oldest)}.`;
}

function sourceOf(output: unknown): Source[] {
  if (typeof output !== "object" || output === null) return [];
  const { source, age, ageSeconds, stale } = output as Record<string, unknown>; // read field by field below
  if (typeof source !== "string" || source === "calculator" || typeof age !== "string") return [];
  return [{ age, ageSeconds: typeof ageSeconds === "number" ? ageSeconds : 0, isStale: stale === true }];
}

/** Does the answer speak of a drop, a hold or a rumor, of a player that it names? */
function speaksOfRisk(answer: string, facts: GroundingFacts): boolean {
  const { complete, rest } = splitSentences(answer);
  return [...complete, rest].some((sentence) => {
    const reading = readSentence(sentence, facts.subjects);
    const named = reading.mentions.flatMap(({ subjects }) => subjects.map(({ key }) => key)).filter(isPlayer);
    if (named.length === 0) return false;
    return DROPS.test(sentence);
  });
}

const inEnglish = ({ age }: Source): string => (age === "just now" ? "was read just now" : `is ${age} old`);

const GREEK_UNITS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  second: ["δευτερόλεπτο", "δευτερόλεπτα"],
  minute: ["λεπτό", "λεπτά"],
  hour: ["ώρα", "ώρες"],
  day: ["ημέρα", "ημέρες"],
};

function inGreek({ age }: Source): string {
  const [, amount, unit = ""] = /^(\d+) (second|minute|hour|day)s?$/.exec(age) ?? [];
  const words = GREEK_UNITS[unit];
  return words ? `διαβάστηκαν πριν από ${amount} ${words[amount === "1" ? 0 : 1]}` : "διαβάστηκαν μόλις τώρα";
}
