/**
 * The grade of a foreign case, by rules alone. Pure.
 *
 * Passed: every clause of its criteria was understood whole, checked and met. Failed: something that could be checked was not met.
 * Everything else needs a judge, and is never counted as passed. What depends on the facts of the league it was written for is not
 * checked: our world has others.
 */
import type { ChatAnswer } from "@/contract/chat-answer";
import type { GateName, Judgement } from "../runner/trace";
import type { ForeignCase } from "./case";
import type { ForeignCheck, Reader, Reading } from "./check";
import { clausesOf, isNegated, leftOver } from "./clauses";
import { readNames } from "./read-names";
import { readNumbers, withoutTolerance } from "./read-numbers";
import { readCounts, readIntent, readTools } from "./read-tools";
import { readLanguage, readQuoted, readRefusal, readSecrecy } from "./read-words";
import { expectedResult, type Found, isArithmetic } from "./result-numbers";

export type ForeignGrade = {
  grade: "passed" | "failed" | "needs judge";
  checks: readonly ForeignCheck[];
  /** Clauses that rules do not understand, or that depend on another league. */
  unchecked: readonly string[];
  judgement: Judgement;
};

/** @param answer `null` when the product answered with an error */
export function gradeForeign(foreign: ForeignCase, answer: ChatAnswer | null): ForeignGrade {
  if (answer === null || answer.status === "failed" || answer.status === "stopped") {
    return graded([{ gate: "end_state", what: "an answer", isMet: false }], []);
  }
  const expected = clausesOf(foreign.expectedOutput);
  const result = isArithmetic(foreign.input) ? firstResult(foreign) : null;
  const criteria = foreign.passingCriteria.length > 0 ? clausesOf(foreign.passingCriteria) : expected;
  const readings = criteria.map((clause) => ({ clause, ...readClause(clause, foreign, answer, result) }));
  const unchecked = readings
    .filter(({ checks, struck, isOpen }) => isOpen || checks.length === 0 || leftOver(struck).length > 0)
    .map(({ clause }) => clause);
  // Beside criteria, what is expected adds its figure, its look-ups and its refusal; its prose is an example, not a demand.
  const added =
    foreign.passingCriteria.length > 0 ? expected.flatMap((clause) => besides(clause, foreign, answer, result)) : [];
  return graded(distinct([...readings.flatMap(({ checks }) => checks), ...added]), unchecked);
}

function graded(checks: readonly ForeignCheck[], unchecked: readonly string[]): ForeignGrade {
  const isBroken = checks.some(({ isMet }) => !isMet);
  const isWhole = unchecked.length === 0 && checks.length > 0;
  const reasons = (gate: GateName) =>
    checks.filter((check) => check.gate === gate && !check.isMet).map(({ what }) => `not met: ${what}`);
  return {
    grade: isBroken ? "failed" : isWhole ? "passed" : "needs judge",
    ...{ checks, unchecked },
    judgement: {
      ...{ end_state: reasons("end_state"), forbidden: reasons("forbidden"), trajectory: reasons("trajectory") },
      ...{ grounding: [], invariants: [], budget: reasons("budget") },
      information: [...reasons("information"), ...unchecked.map((clause) => `needs a judge: ${clause}`)],
    },
  };
}

const distinct = (checks: readonly ForeignCheck[]): ForeignCheck[] =>
  checks.filter((check, at) => checks.findIndex(({ what }) => what === check.what) === at);

function firstResult({ expectedOutput, passingCriteria, input }: ForeignCase): Found | null {
  for (const clause of [...clausesOf(expectedOutput), ...clausesOf(passingCriteria)]) {
    const found = expectedResult(withoutTolerance(clause), input);
    if (found) return found;
  }
  return null;
}

const READERS: readonly Reader[] = [
  readTools,
  readCounts,
  readIntent,
  readRefusal,
  readSecrecy,
  readLanguage,
  readQuoted,
  readNumbers,
  readNames,
];

function readClause(clause: string, foreign: ForeignCase, answer: ChatAnswer, result: Found | null): Reading {
  const setting = { foreign, answer, result, isNegative: isNegated(clause) };
  return READERS.reduce<Reading>(
    (before, read) => {
      const now = read(before.struck, setting);
      return { ...now, checks: [...before.checks, ...now.checks], isOpen: before.isOpen || now.isOpen };
    },
    { checks: [], struck: clause, isOpen: false },
  );
}

function besides(clause: string, foreign: ForeignCase, answer: ChatAnswer, result: Found | null): ForeignCheck[] {
  const setting = { foreign, answer, result, isNegative: isNegated(clause) };
  const readers: readonly Reader[] = [
    readTools,
    readRefusal,
    ...(result && expectedResult(clause, foreign.input) ? [readNumbers] : []),
  ];
  return readers.flatMap((read) => read(clause, setting).checks);
}
