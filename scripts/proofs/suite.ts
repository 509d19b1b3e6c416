/** A suite of proofs, and the outcome of one of its trials. */
export type TrialOutcome = {
  readonly ok: boolean;
  /** Result in one line for the log. */
  readonly line: string;
  readonly figures?: Readonly<Record<string, number>>;
};

export type Suite = {
  readonly name: string;
  /** Claim of the suite once every trial is ok. */
  readonly claim: string;
  /** Trials of a full proof, and of the short one, which CI runs of the suites that `.ci/run` names. */
  readonly fullCount: number;
  readonly reducedCount: number;
  /**
   * @param index from 1 on @param seed decides everything that is random in the trial. A thrown error is a failed
   * trial.
   */
  trial(index: number, seed: number): Promise<TrialOutcome>;
  /** Lines with the figures of the trials done so far, failed ones included. */
  summary(outcomes: readonly TrialOutcome[]): readonly string[];
  /** Ends what its trials share. */
  close?(): Promise<void>;
};
