/**
 * Judges of what no rule can check: whether an answer helps the person who asked.
 *
 * A judge is pinned by its name: another model, or another prompt, is another judge, whose agreement with people is not
 * known yet. `npm run eval -- --check-judge` prints it (`agreement.ts`).
 */
import { z } from "zod";
import { language } from "@/contract/conversation/intent";

const judgeQuestion = z.strictObject({
  question: z.string().min(1),
  language,
  /** What the look-ups said, a line each. Without a line the question needs none, or nothing is known. */
  facts: z.array(z.string().min(1)),
  answer: z.string(),
});
export type JudgeQuestion = z.infer<typeof judgeQuestion>;

export const ruling = z.strictObject({ label: z.enum(["helpful", "not"]), why: z.string().min(1).max(1_000) });
export type Verdict = z.infer<typeof ruling>;

export type Judge = {
  readonly name: string;
  judge(question: JudgeQuestion): Promise<Verdict | "needs judge">;
};

/** Answers labeled by hand, for checking judges. */
export const labelledAnswer = judgeQuestion.extend({ id: z.string().min(1), ...ruling.shape });
export type LabelledAnswer = z.infer<typeof labelledAnswer>;
