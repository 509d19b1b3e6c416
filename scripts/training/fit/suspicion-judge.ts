/**
 * How well suspicion does on sentences that it was not fitted on: each set in turn is left out of the fit and judged by it.
 *
 * The lists were written with the first seven sets before their eyes; how much of those the lists show says nothing.
 */
import { readFileSync } from "node:fs";
import { featuresOf } from "@/domain/withheld/suspicion/features";
import { isAboveThreshold, type Suspicion, suspicionOf } from "@/domain/withheld/suspicion/suspicion";
import { fitSuspicion } from "./suspicion";
import { suspicionSamples } from "./suspicion-samples";
import { type Line, type ReadSentence, readAnswer, suspicionLines } from "./suspicion-sentences";

type Parts = Pick<Line, "parts">;
const isShown = ({ parts }: Parts): boolean => parts.every((part) => part.isShown);
const isSuspected = (suspicion: Suspicion, { parts }: Parts): boolean =>
  parts.some(
    ({ sentence, found, isReport }) =>
      !isReport && isAboveThreshold(suspicionOf(suspicion, featuresOf(sentence, found)), found),
  );

/** @param answers a file of answers whose sentences somebody judged, one answer a line */
export function judgeSuspicion(answers: string | undefined): void {
  const lines = suspicionLines();
  const rows: Record<string, Counts> = {};
  for (const set of new Set(lines.map((line) => line.set))) {
    if (set === "drill") continue;
    const suspicion = fitSuspicion(suspicionSamples(lines.filter((line) => line.set !== set)));
    const name = set.replace(/ \d+$/, "");
    rows[name] = added(
      rows[name],
      countsOf(
        suspicion,
        lines.filter((line) => line.set === set),
      ),
    );
  }
  console.log("Each set left out of the fit");
  console.table(Object.fromEntries(Object.entries(rows).map(([name, counts]) => [name, worded(counts)])));
  if (answers === undefined) return;
  const all = fitSuspicion(suspicionSamples(lines));
  const judged = judgedSentences(answers);
  const kinds = [...new Set(judged.map(({ kind }) => kind))].sort();
  console.log("Sentences of answers, none of which was fitted on");
  console.table(
    Object.fromEntries(
      kinds.map((kind) => [
        kind,
        worded(
          countsOf(
            all,
            judged.filter((each) => each.kind === kind),
          ),
        ),
      ]),
    ),
  );
}

type Counts = { lines: number; shownByLists: number; markedHere: number };

const added = (before: Counts | undefined, more: Counts): Counts => ({
  lines: (before?.lines ?? 0) + more.lines,
  shownByLists: (before?.shownByLists ?? 0) + more.shownByLists,
  markedHere: (before?.markedHere ?? 0) + more.markedHere,
});

function countsOf(suspicion: Suspicion, lines: readonly Parts[]): Counts {
  const shown = lines.filter(isShown);
  const marked = shown.filter((line) => isSuspected(suspicion, line));
  return { lines: lines.length, shownByLists: shown.length, markedHere: marked.length };
}

const worded = ({ lines, shownByLists, markedHere }: Counts) => ({
  sentences: lines,
  "shown by lists": shownByLists,
  "marked by suspicion alone": `${markedHere} (${share(markedHere, lines)})`,
  shown: `${shownByLists - markedHere} (${share(shownByLists - markedHere, lines)})`,
});
const share = (count: number, of: number): string => `${((100 * count) / of).toFixed(1)}%`;

type JudgedAnswer = {
  answer: string;
  question: string;
  today: string;
  toolCalls: { output: unknown }[];
  sentences: { text: string; truth: boolean | null; kind: string }[];
};

function judgedSentences(file: string): (Parts & { kind: string })[] {
  const answers = readFileSync(file, "utf8").trim().split("\n");
  return answers.flatMap((line) => {
    const { answer, question, today, toolCalls, sentences }: JudgedAnswer = JSON.parse(line);
    const read = readAnswer({ text: answer, outputs: toolCalls.map(({ output }) => output), question, today });
    return sentences.flatMap(({ text, truth, kind }) => {
      const part = partOf(text, read);
      return part ? [{ kind: `${truth} ${kind}`, parts: [part] }] : [];
    });
  });
}

/** Enough to tell a sentence by. */
const BEGINNING = 25;
const partOf = (text: string, read: readonly ReadSentence[]): ReadSentence | undefined =>
  read.find(({ sentence }) => sentence.includes(text.slice(0, BEGINNING)));
