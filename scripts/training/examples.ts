/** Questions to learn from, as `training/questions/*.jsonl` holds them: judged by hand, one a line. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { queryIntent } from "@/contract/conversation/intent";
import { ASK_NAMES } from "@/language/questions/asks/asks";
import { readLabeledLines } from "./labeled-lines";

const example = z.strictObject({
  /** Any of them answers rightly. */
  asks: z.array(z.enum(ASK_NAMES)).min(1),
  /** The question, after those before it in the conversation. */
  questions: z.array(z.string().min(1)).min(1),
  /** Where they are others than those of the asks. */
  intents: z.array(queryIntent).min(1).optional(),
});
export type Example = z.output<typeof example>;

export const EXAMPLE_LANGUAGES = ["en", "el"] as const;

/** @throws Error that names the line which is no example */
export const readExamples = (text: string): Example[] => readLabeledLines(text, example, "example");

export const examplesIn = (language: (typeof EXAMPLE_LANGUAGES)[number]): Example[] =>
  readExamples(readFileSync(new URL(`../../training/questions/${language}.jsonl`, import.meta.url), "utf8"));
