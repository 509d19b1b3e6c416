/** Shared input and output of the claim judges: the sentence with its facts, and a claim with its verdict. Pure. */
import type { DiscourseState } from "./about";
import type { GroundingFacts } from "./knowledge";
import type { Reading } from "./reading";

/** Why nothing bears a claim out. */
export type Why = "name" | "no_fact" | "other_value" | "other_subject" | "direction" | "day" | "status";

/** One claim of the sentence. */
export type Judged = {
  readonly raw: string;
  readonly isSupported: boolean;
  readonly why?: Why;
  readonly isName?: boolean;
};

export type Inquiry = {
  readonly sentence: string;
  readonly reading: Reading;
  readonly discourseState: DiscourseState;
  readonly facts: GroundingFacts;
};

export const rawOf = ({ tokens }: Pick<Reading, "tokens">, { from, to }: { from: number; to: number }): string =>
  tokens
    .slice(from, to + 1)
    .map(({ raw }) => raw)
    .join(" ");
