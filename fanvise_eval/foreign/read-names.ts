/** Clauses about players that must be named. Pure. */
import { met, nothing, type Reading, type Setting } from "./check";
import { leftOver } from "./clauses";
import { holdsWords, isAskedAbout, namesIn } from "./named";

const NAMES_THEM = /\b(?:mention|nam|identif|includ|refer|list|say|state)\p{L}*\b|αναφέρ|ονομάζ/iu;

export function readNames(clause: string, { foreign, answer, isNegative }: Setting): Reading {
  const names = namesIn(clause, foreign.input);
  const isBare = names.length === 1 && leftOver(clause.replace(names[0] ?? "", " ")).length === 0;
  if (names.length === 0 || !(NAMES_THEM.test(clause) || isBare)) return nothing(clause);
  const struck = names
    .reduce((text, name) => text.replace(name, " "), clause)
    .replace(/\bby name\b|\bplayers?\b/gi, " ");
  if (isNegative) {
    return {
      checks: names.map((name) => met("forbidden", `does not name ${name}`, !holdsWords(answer.answer, name))),
      ...{ struck, isOpen: false },
    };
  }
  const isNamed = (name: string) => holdsWords(answer.answer, name);
  // A man nobody asked about may be of another league's rosters: named is enough, but not to be named is no fault.
  const checked = names.filter((name) => isNamed(name) || isAskedAbout(name, foreign.input));
  return {
    checks: checked.map((name) => met("information", `names ${name}`, isNamed(name))),
    struck,
    // A bare name is the answer to a question: that it stands somewhere does not make it the answer.
    isOpen: checked.length < names.length || !NAMES_THEM.test(clause),
  };
}
