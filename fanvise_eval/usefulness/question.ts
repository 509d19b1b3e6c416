/**
 * Questions written by people who had not seen the code, with what makes an answer to each of them useful.
 *
 * `questions.jsonl` holds a question a line, threads in the order of their turns. Nobody edits them to suit the product.
 */
import { readFileSync } from "node:fs";
import { z } from "zod";
import type { LeagueFormat } from "../worlds/world";

const QUESTIONS_FILE = new URL("questions.jsonl", import.meta.url);

const usefulnessQuestion = z.strictObject({
  id: z.string().min(1),
  /** Format of the demo league of 15 January 2025 in which it is asked. */
  world: z.enum(["points", "each", "most", "roto"] satisfies LeagueFormat[]),
  /** Questions of one conversation share it. */
  thread: z.string().min(1),
  /** From 1. */
  turn: z.number().int().positive(),
  /** `el` is Greek in Greek letters, `greeklish` Greek in Latin letters. */
  language: z.enum(["en", "el", "greeklish"]),
  kind: z.string().min(1),
  question: z.string().min(1),
  /** Elements that a useful answer has. */
  useful: z.array(z.string().min(1)).min(1),
  /** What makes an answer wrong or useless, whatever else it says. */
  mustNot: z.array(z.string().min(1)),
});
export type UsefulnessQuestion = z.infer<typeof usefulnessQuestion>;

/** @throws ZodError for a line that is no question. @throws RangeError for a thread whose turns are not 1, 2, 3 … */
export function readQuestions(file: URL | string = QUESTIONS_FILE): UsefulnessQuestion[] {
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  const questions = lines.map((line) => usefulnessQuestion.parse(JSON.parse(line)));
  for (const [thread, turns] of threadsOf(questions)) {
    const isInOrder = turns.every(({ turn, world }, at) => turn === at + 1 && world === turns[0]?.world);
    if (!isInOrder) throw new RangeError(`The turns of thread ${thread} are not 1, 2, 3 … of one league.`);
  }
  return questions;
}

export const threadsOf = (questions: readonly UsefulnessQuestion[]): Map<string, UsefulnessQuestion[]> =>
  Map.groupBy(questions, ({ thread }) => thread);
