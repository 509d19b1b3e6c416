/** Clauses about players that must be named. Pure. */
import { met, nothing, type Reading, type Setting } from "./check";
import { leftOver } from "./clauses";
import { holdsWords, isAskedAbout, isNamedIn, namesIn } from "./named";

const NAMES_THEM = /\b(?:mention|nam|identif|includ|refer|list|say|state)\p{L}*\b|αναφέρ|ονομάζ/iu;

/** A name that stands alone is the answer to a question. */
export const readBareName = (clause: string, setting: Setting): Reading =>
  isBareName(clause, setting) ? readNames(clause, setting) : nothing(clause);

function isBareName(clause: string, { foreign }: Setting): boolean {
  const names = namesIn(clause, foreign.input);
  return names.length === 1 && leftOver(clause.replace(names[0] ?? "", " ")).length === 0;
}

export function readNames(clause: string, setting: Setting): Reading {
  const { foreign, answer, isNegative } = setting;
  const names = namesIn(clause, foreign.input);
  if (names.length === 0 || !(NAMES_THEM.test(clause) || isBareName(clause, setting))) return nothing(clause);
  const consumed = names
    .reduce((text, name) => text.replace(name, " "), clause)
    .replace(/\bby name\b|\bplayers?\b/gi, " ");
  if (isNegative) {
    return {
      checks: names.map((name) => met("forbidden", `does not name ${name}`, !holdsWords(answer.answer, name))),
      consumed,
      isOpen: false,
    };
  }
  const isNamed = (name: string) => isNamedIn(answer.answer, name);
  // A player nobody asked about may be of another league's rosters: named is enough, but not to be named is no fault.
  const checked = names.filter((name) => isNamed(name) || isAskedAbout(name, foreign.input));
  return {
    checks: checked.map((name) => met("information", `names ${name}`, isNamed(name))),
    consumed,
    // A bare name is the answer to a question: that it stands somewhere does not make it the answer.
    isOpen: checked.length < names.length || !NAMES_THEM.test(clause),
  };
}
