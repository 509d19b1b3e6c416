/**
 * The grade of a foreign case, by rules alone. Pure.
 *
 * Passed: every clause of its criteria was understood whole, checked and met. Failed: something that could be checked
 * was not met. Everything else needs a judge, and is never counted as passed. What depends on the facts of the league
 * it was written for is not checked: our world has others.
 */
import type { ChatAnswer } from "@/contract/conversation/chat-answer";
import { withDetails } from "../gates/case-facts";
import type { GateName, Judgement } from "../runner/trace";
import type { ForeignCase } from "./case";
import type { ForeignCheck, Reader, Reading, Setting } from "./check";
import { clausesOf, isNegated, leftOver } from "./clauses";
import { readBareName, readNames } from "./read-names";
import { readNumbers, readResult, withoutTolerance } from "./read-numbers";
import { readCounts, readIntent, readTools } from "./read-tools";
import { readLanguage, readQuoted, readRefusal, readSecrecy } from "./read-words";
import { expectedResult, type Found, isArithmetic, isStep } from "./result-numbers";

export type ForeignGrade = {
  grade: "passed" | "failed" | "needs judge";
  checks: readonly ForeignCheck[];
  /** Clauses that rules do not understand, or that depend on another league. */
  unchecked: readonly string[];
  verdict: Judgement;
};

/** @param answer `null` when the product answered with an error */
export function gradeForeign(foreign: ForeignCase, given: ChatAnswer | null): ForeignGrade {
  if (given === null || given.status === "failed" || given.status === "stopped") {
    return graded([{ gate: "end_state", what: "an answer", isMet: false }], []);
  }
  const answer = withDetails(given);
  const expected = clausesOf(foreign.expectedOutput);
  const result = isArithmetic(foreign.input) ? firstResult(foreign) : null;
  const read = (clauses: readonly string[], readers: readonly Reader[]) =>
    clauses.map((clause) => ({ clause, ...readClause(clause, readers, { foreign, answer, result }) }));
  const criteria = read(clausesOf(foreign.passingCriteria), READERS);
  const reports = read(expected, EXPECTATION_READERS);
  const isUnchecked = ({ checks, consumed, isOpen }: Reading) =>
    isOpen || checks.length === 0 || leftOver(consumed).length > 0;
  // Without criteria the expectation is all there is to fulfill; beside them its prose asks for nothing more.
  const demanded = foreign.passingCriteria.length > 0 ? criteria : reports;
  const checks = distinct([...criteria, ...reports].flatMap((reading) => reading.checks));
  return graded(
    checks,
    demanded.filter(isUnchecked).map(({ clause }) => clause),
  );
}

function graded(checks: readonly ForeignCheck[], unchecked: readonly string[]): ForeignGrade {
  const isBroken = checks.some(({ isMet }) => !isMet);
  const isComplete = unchecked.length === 0 && checks.length > 0;
  const reasons = (gate: GateName) =>
    checks.filter((check) => check.gate === gate && !check.isMet).map(({ what }) => `not met: ${what}`);
  return {
    grade: isBroken ? "failed" : isComplete ? "passed" : "needs judge",
    checks,
    unchecked,
    verdict: {
      end_state: reasons("end_state"),
      forbidden: reasons("forbidden"),
      trajectory: reasons("trajectory"),
      grounding: [],
      invariants: [],
      budget: reasons("budget"),
      information: [...reasons("information"), ...unchecked.map((clause) => `needs a judge: ${clause}`)],
    },
  };
}

const distinct = (checks: readonly ForeignCheck[]): ForeignCheck[] =>
  checks.filter((check, at) => checks.findIndex(({ what }) => what === check.what) === at);

function firstResult({ expectedOutput, passingCriteria, input }: ForeignCase): Found | null {
  const clauses = [...clausesOf(expectedOutput), ...clausesOf(passingCriteria)];
  for (const clause of [...clauses.filter((each) => !isStep(each)), ...clauses.filter(isStep)]) {
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

/** An expected answer is an example: its figure, look-ups, refusal or bare name are demands, its own words are not. */
const EXPECTATION_READERS: readonly Reader[] = [readTools, readRefusal, readResult, readBareName];

function readClause(clause: string, readers: readonly Reader[], of: Omit<Setting, "isNegative">): Reading {
  const setting = { ...of, isNegative: isNegated(clause) };
  return readers.reduce<Reading>(
    (before, read) => {
      const now = read(before.consumed, setting);
      return { ...now, checks: [...before.checks, ...now.checks], isOpen: before.isOpen || now.isOpen };
    },
    { checks: [], consumed: clause, isOpen: false },
  );
}
