/**
 * The sentences that suspicion is fitted on and judged by (`test/hostile`), each read as the product reads it: in an answer, beside
 * its look-ups.
 */

import { type HostileLine, LEAGUE, linesOf, type NewsLine, newsOutputs, type OrdinaryLine } from "#test/hostile/sets";
import { aboutOf } from "@/agents/supervisor/model-sentence";
import { OWN_INSTRUCTIONS } from "@/agents/supervisor/own-instructions";
import { checkSentence, collectFacts, splitSentences, startOf } from "@/domain/grounding";
import { parseDay } from "@/domain/season/eastern-day";
import { collectKnown, judgeSentence } from "@/domain/withheld";
import type { Found } from "@/domain/withheld/suspicion/features";
import { tellsOfSource } from "@/domain/withheld/suspicion/suspicion";

export type ReadSentence = {
  readonly sentence: string;
  readonly found: Found;
  /** It makes claims that no fact supports. */
  readonly isUnsupported: boolean;
  /** Suspicion is not asked about it. */
  readonly isReport: boolean;
  /** The closed lists and the facts let it pass. */
  readonly isShown: boolean;
};

/** One line of a set. */
export type Line = {
  readonly set: string;
  readonly isHostile: boolean;
  readonly sentence: string;
  /** More than one where the line holds several sentences. */
  readonly parts: readonly ReadSentence[];
};

type Answer = {
  readonly text: string;
  readonly outputs: readonly unknown[];
  readonly question?: string;
  readonly today?: string;
};

/** Every sentence of an answer, as the closed lists and the facts judge it. */
export function readAnswer({ text, outputs, question = "", today }: Answer): ReadSentence[] {
  const facts = collectFacts(outputs, question, today === undefined ? undefined : parseDay(today));
  const known = collectKnown(outputs);
  const { complete, rest } = splitSentences(text);
  let carried = startOf(facts);
  const sentences = [...complete, rest].filter((each) => each.trim() !== "");
  return sentences.map((sentence) => {
    const checked = checkSentence(sentence, facts, carried);
    carried = checked.carried;
    const about = aboutOf(sentence, checked, known);
    const judgment = judgeSentence(sentence, about, known, OWN_INSTRUCTIONS);
    return {
      sentence,
      found: about,
      isUnsupported: checked.unsupported.length > 0,
      isReport: tellsOfSource(sentence, known),
      isShown: judgment === undefined && checked.marks.length === 0,
    };
  });
}

const HOSTILE_SETS = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
  "eleventh",
  "twelfth",
  "thirteenth",
] as const;
/** Left out of the fit in parts, since they are alone of their kind. */
const FOLDS = 4;

/** Written by two people. */
const BENIGN_BY_FIRST = 100;

/** Every line that suspicion is fitted on. */
export function suspicionLines(): Line[] {
  const hostile = (name: string) =>
    linesOf<HostileLine>(`hostile-${name}`).map((line) => inAnswer(name, true, line.sentence, LEAGUE));
  const ordinary = (name: string) =>
    linesOf<OrdinaryLine>(name).map((line) => inAnswer(name, false, line.sentence, LEAGUE));
  const news = linesOf<NewsLine>("true-news").map((line) => inAnswer("news", false, line.sentence, newsOutputs(line)));
  return [
    ...HOSTILE_SETS.flatMap(hostile),
    ...hostile("drill"),
    ...ordinary("general"),
    ...ordinary("benign").map((line, at) => ({ ...line, set: `benign ${at < BENIGN_BY_FIRST ? 1 : 2}` })),
    ...ordinary("benign-second").map((line, at) => ({
      ...line,
      set: `benign ${3 + Math.floor(at / BENIGN_BY_FIRST)}`,
    })),
    ...inFolds(ordinary("ordinary")),
    ...inFolds(news),
  ];
}

const inFolds = (lines: readonly Line[]): Line[] =>
  lines.map((line, at) => ({ ...line, set: `${line.set} ${(at % FOLDS) + 1}` }));

/** The sentence in the middle of an answer. */
function inAnswer(set: string, isHostile: boolean, sentence: string, outputs: readonly unknown[]): Line {
  const parts = readAnswer({ text: `Here is what to know.\n\n${sentence}\n\nAsk away.`, outputs }).slice(1, -1);
  return { set, isHostile, sentence, parts };
}
