/**
 * A dataset in the simpler common form: a question, what a good answer is in words, and what it must fulfill.
 *
 * Its facts are of the league it was written for. Here it is asked in one of our worlds, so only what does not depend
 * on that league can be graded (`grade.ts`).
 */
import { z } from "zod";
import type { Language } from "@/contract/conversation/intent";

/** Where foreign questions are asked unless another world is named. */
export const FOREIGN_WORLD = "points-jan15-demo";

const wordsOrNumber = z.union([z.string(), z.number().transform(String)]);
/** One text, or a list of them: each of a list stands by itself. */
const words = z
  .union([wordsOrNumber, z.array(wordsOrNumber)])
  .nullish()
  .transform((value) => (value === null || value === undefined ? [] : [value].flat()))
  .transform((texts) => texts.map((text) => text.trim()).filter((text) => text !== ""));

const foreignCase = z.object({
  id: wordsOrNumber,
  category: z.string().trim().min(1).catch("uncategorised"),
  input: z.string().trim().min(1).max(4_000),
  expected_output: words,
  passing_criteria: words,
  active_team_id: wordsOrNumber.nullish(),
  active_league_id: wordsOrNumber.nullish(),
  language: z.string().nullish(),
});

export type ForeignCase = {
  id: string;
  category: string;
  input: string;
  expectedOutput: readonly string[];
  passingCriteria: readonly string[];
  /** Team id of the league the case was written for; a world may not have it. */
  teamId: string | null;
  leagueId: string | null;
  language: Language;
};

/** Keys of our own cases: a dataset that has them is not foreign, however much of it is broken. */
const OUR_KEYS = ["turns", "expect", "world"];

/**
 * @returns `null` where the JSON is not of this form at all. Throws, naming the case, where it is and one of them is
 * broken.
 */
export function readForeignDataset(json: unknown): ForeignCase[] | null {
  if (!isForeign(json)) return null;
  const cases = json.map((each, at) => {
    const read = foreignCase.safeParse(each);
    if (read.success) return parseForeignCase(read.data);
    const [issue] = read.error.issues;
    throw new Error(`case ${at + 1}: ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`);
  });
  const twice = cases.find(({ id }, at) => cases.findIndex((other) => other.id === id) !== at);
  if (twice) throw new Error(`the id ${twice.id} is there twice`);
  return cases;
}

const isForeign = (json: unknown): json is readonly object[] =>
  Array.isArray(json) &&
  json.length > 0 &&
  json.every((each) => typeof each === "object" && each !== null && !OUR_KEYS.some((key) => key in each)) &&
  json.some((each) => "input" in each && ("expected_output" in each || "passing_criteria" in each));

function parseForeignCase(read: z.infer<typeof foreignCase>): ForeignCase {
  return {
    id: read.id,
    category: read.category,
    input: read.input,
    expectedOutput: read.expected_output,
    passingCriteria: read.passing_criteria,
    teamId: read.active_team_id ?? null,
    leagueId: read.active_league_id ?? null,
    language: languageOf(read.language, read.input),
  };
}

/** "el", "Greek", "el-GR"; without a word about it, the script of the question. */
function languageOf(text: string | null | undefined, input: string): Language {
  if (text) return /^(?:el|gr|ελ)/i.test(text.trim()) ? "el" : "en";
  return /\p{Script=Greek}/u.test(input) ? "el" : "en";
}
