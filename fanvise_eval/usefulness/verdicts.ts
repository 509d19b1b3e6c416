/**
 * Verdicts of people on answers, stored by what they saw: the conversation's questions, the league and the answer.
 *
 * An answer that has changed has no verdict until somebody judges it again, and does not count as useful until then.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import type { UsefulnessAnswer } from "./ask";

const VERDICTS_FILE = new URL("verdicts.jsonl", import.meta.url);

const VERDICTS = ["useful", "unhelpful", "misunderstood", "wrong", "honest_cannot"] as const;
export type Verdict = (typeof VERDICTS)[number];

const givenVerdict = z.strictObject({
  /** SHA-256 over what was judged, in hexadecimal. */
  key: z.string().regex(/^[0-9a-f]{64}$/),
  question: z.string().min(1),
  /** One who judged; the same person's verdicts share it. */
  judge: z.string().min(1),
  verdict: z.enum(VERDICTS),
  why: z.string().max(600),
});
export type GivenVerdict = z.infer<typeof givenVerdict>;

/** What a judge writes, a line an answer. */
export const judgedLine = givenVerdict.pick({ question: true, verdict: true, why: true });

export function keyOf({ question, earlier, answer, cards }: UsefulnessAnswer): string {
  const seen = JSON.stringify([question.world, ...earlier, question.question, answer, ...cards]);
  return createHash("sha256").update(seen).digest("hex");
}

export const readVerdicts = (file: URL | string = VERDICTS_FILE): GivenVerdict[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => givenVerdict.parse(JSON.parse(line)));

/** Keeps one verdict a judge and answer: the last. Sorted, so that a change is read in a diff. */
export function writeVerdicts(verdicts: readonly GivenVerdict[], file: URL | string = VERDICTS_FILE): void {
  const last = new Map(verdicts.map((given) => [`${given.question} ${given.key} ${given.judge}`, given]));
  const sorted = [...last].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, given]) => JSON.stringify(given));
  writeFileSync(file, sorted.map((line) => `${line}\n`).join(""));
}

export type Settled = Verdict | "differ" | "to_be_judged";

/** Verdict of two judges who agree, or of the two of three who do: `differ` until then. */
export function settled(given: readonly Verdict[]): Settled {
  if (given.length < 2) return "to_be_judged";
  const twice = given.find((verdict, at) => given.indexOf(verdict) !== at);
  if (twice) return twice;
  if (given.length < 3) return "differ";
  // Three of three kinds: at most one of them found it useful.
  return given.includes("wrong") ? "wrong" : given.includes("misunderstood") ? "misunderstood" : "unhelpful";
}
