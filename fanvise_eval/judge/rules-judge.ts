/**
 * The pinned offline judge: plain rules about the form of an answer, and whether its figures are known.
 *
 * It sees neither a swapped name nor a wrong reason, so its agreement with people is modest;
 * `npm run eval -- --check-judge` says how modest. No case passes by its word alone.
 */
import { numbersIn } from "../gates/words";
import type { Judge, JudgeQuestion, Verdict } from "./judge";

const RULES_JUDGE = "rules/1";

/** About what fits a phone's screen. */
const MAX_WORDS = 120;

const VERDICT = {
  en: /^(?:yes|no|nobody|start|sit|bench|keep|hold|drop|add|stream|move|leave|wait|do not|don['’]t|as of)\b|\b(?:do not drop|keep your)\b/i,
  el: /^(?:ναι|όχι|κανέναν?|κράτα|κόψε|πάρε|βάλε|άφησε|περίμενε|μην|χάνεις|κερδίζεις)(?!\p{L})|κάθεται/iu,
} as const;
const NEXT_STEP = {
  en: /\b(?:put|set|move|add|look|check|keep|leave|ask|start|before|approve)\b/i,
  el: /(?<!\p{L})(?:βάλ\p{L}*|δες|πάρε|κράτα|κόψε|πριν|γράψε|εγκρίν\p{L}+|ρώτα|άφησε)(?!\p{L})/iu,
} as const;
const REFUSAL = /\bcan only help\b|\bcan(?:no|['’])t help\b|δεν μπορώ να βοηθήσω|βοηθήσω μόνο/i;

export const rulesJudge: Judge = { name: RULES_JUDGE, judge: async (question) => byRules(question) };

/** Returns the first fault found, otherwise "helpful". */
export function byRules(request: JudgeQuestion): Verdict {
  const against = errorOf(request);
  return against === null ? { label: "helpful", why: "Nothing speaks against it." } : { label: "not", why: against };
}

function errorOf({ question, language, facts, answer }: JudgeQuestion): string | null {
  const plain = answer.replaceAll("**", "").trim();
  if (plain === "") return "There is no answer.";
  if (REFUSAL.test(plain)) return facts.length === 0 ? null : "It refuses, though there are facts.";
  if (isGreek(plain) !== (language === "el")) return "It is not in the language that was asked.";
  if (plain.split(/\s+/).length > MAX_WORDS) return `It is longer than ${MAX_WORDS} words.`;
  const unknown = unknownNumbers(plain, [question, ...facts]);
  if (unknown.length > 0) return `No fact says ${unknown.join(", ")}.`;
  // Two of the three: a plain question needs no next step, and not every reason is a figure.
  const present = [VERDICT[language].test(plain), numbersIn(plain).length > 0, NEXT_STEP[language].test(plain)];
  if (present.filter(Boolean).length < 2) return "It lacks two of a verdict, a figure and a next step.";
  return null;
}

/** Players' names stay in Latin letters, so a third of the letters is Greek enough. */
function isGreek(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => /\p{Script=Greek}/u.test(letter)).length > letters.length / 3;
}

/** Numbers that are neither given nor the sum, difference or product of two given ones, to the whole number. */
function unknownNumbers(text: string, known: readonly string[]): string[] {
  const reports = known.flatMap(numbersIn).map(Number);
  const derived = reports.flatMap((a) => reports.flatMap((b) => [a + b, Math.abs(a - b), a * b]));
  const all = new Set([...reports, ...derived].map((value) => value.toFixed(1)));
  const whole = new Set(derived.map((value) => Math.round(value).toFixed(1)));
  return numbersIn(text).filter((number) => {
    const value = Number(number).toFixed(1);
    return !all.has(value) && !whole.has(value);
  });
}
