/** A claim without a number of its own that the cells can tell true from false. */
export type Statement = {
  readonly isTrue: boolean;
  /** Offsets of its words in the sentence, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
};
