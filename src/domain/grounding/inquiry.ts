/** What the judges of single claims share: the sentence with its facts, and a claim with its verdict. Pure. */
import type { Bearings } from "./about";
import type { GroundingFacts } from "./knowledge";
import type { Reading } from "./reading";

/** One claim as it stands in the sentence. */
export type Judged = {
  readonly raw: string;
  readonly isSupported: boolean;
  /** Changes that put it right. */
  readonly changes?: readonly Change[];
  /** May not be put right beside advice: "start him, he is out". */
  readonly isPartOfAdvice?: boolean;
};
type Change = { readonly start: number; readonly end: number; readonly text: string };

export type Inquiry = {
  readonly sentence: string;
  readonly reading: Reading;
  readonly bearings: Bearings;
  readonly facts: GroundingFacts;
  readonly isGreek: boolean;
};

export const rawOf = ({ tokens }: Pick<Reading, "tokens">, { from, to }: { from: number; to: number }): string =>
  tokens
    .slice(from, to + 1)
    .map(({ raw }) => raw)
    .join(" ");
