/** Clauses about figures, where the question itself holds all that is needed. Pure. */
import { met, nothing, type Reading, type Setting } from "./check";
import { expectedResult, type Found, isSameNumber, numbersOf, resultNumbers } from "./result-numbers";

const TOLERANCE = /(?:±|\+\/-|within|tolerance(?: of)?)\s*(\d+(?:\.\d+)?)/i;
export const withoutTolerance = (clause: string): string => clause.replace(TOLERANCE, " ");
const OF_THE_RESULT =
  /\b(?:correct|accurat|exact|right|match|equal)\p{L}*.*\b(?:total|sum|number|score|value|result|answer|calculation|arithmetic|math|points|output)\b|\bcorrectly (?:calculat|comput|add|sum)|σωστ\p{L}+.*(?:αποτέλεσμα|σύνολο|υπολογι\p{L}+)/iu;

export function readNumbers(clause: string, { foreign, answer, result, isNegative }: Setting): Reading {
  const numbers = numbersOf(withoutTolerance(clause));
  // Without figures in the question they are of another league.
  if (result === null || isNegative) return nothing(clause);
  const tolerance = Number(TOLERANCE.exec(clause)?.[1] ?? 0);
  const isMet = (requested: Found, among: readonly Found[]) =>
    among.some((found) => isSameNumber(requested, found) || Math.abs(found.value - requested.value) <= tolerance);
  const reports = resultNumbers(answer.answer, foreign.input);
  const requestedItems = expectedResult(withoutTolerance(clause), foreign.input);
  if (numbers.length === 0 && !OF_THE_RESULT.test(clause)) return nothing(clause);
  if (numbers.length === 0 || (requestedItems && requestedItems.value === result.value)) {
    const check = met("information", `the result ${result.text}`, isMet(result, reports));
    return { checks: [check], consumed: withoutNumbers(clause), isOpen: false };
  }
  // A figure on the way, such as a product: anywhere.
  const figures = numbers.filter(({ value }) => value !== result.value);
  const checks = figures.map((figure) =>
    met("information", `the figure ${figure.text}`, isMet(figure, numbersOf(answer.answer))),
  );
  const isResultThere = numbers.length > figures.length;
  return {
    checks: [
      ...checks,
      ...(isResultThere ? [met("information", `the result ${result.text}`, isMet(result, reports))] : []),
    ],
    consumed: withoutNumbers(clause),
    isOpen: false,
  };
}

/** The result alone: what stands on the way to it is the expectation's own way. */
export function readResult(clause: string, setting: Setting): Reading {
  const { foreign, result } = setting;
  const reported = expectedResult(withoutTolerance(clause), foreign.input);
  return result && reported?.value === result.value ? readNumbers(clause, setting) : nothing(clause);
}

const withoutNumbers = (clause: string): string =>
  clause
    .replace(TOLERANCE, " ")
    .replace(/[-+−]?\d[\d.,]*%?/g, " ")
    .replace(/[=×*+]|\bx\b/g, " ");
