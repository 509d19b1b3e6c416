/**
 * Releases a model's text sentence by sentence, each after its grounding check.
 *
 * Text that has not been checked never leaves the server: what the turn's tool results do not bear out is put right from
 * them or cut, and counted; what repeats our instructions or leads elsewhere is cut. What was released cannot be taken back, so a
 * failure later in the answer ends it honestly instead.
 */
import type { GroundingCounts } from "@/contract/stream-event";
import { checkSentence, type GroundingFacts, splitSentences, startOf } from "@/domain/grounding";
import { leadsOutside } from "./outside-address";
import { repeatsInstructions } from "./own-instructions";

export type CheckedText = {
  push(delta: string): void;
  /** Checks and releases what is left. */
  finish(): void;
  /** Our own last words, which need no check. */
  close(words: string): void;
  /** Everything released so far. */
  readonly released: string;
  readonly counts: GroundingCounts;
};

/** @param factsOf asked when there is something to check: most steps of a turn write nothing. */
export function createCheckedText(factsOf: () => GroundingFacts, release: (text: string) => void): CheckedText {
  const counts = { claims: 0, supported: 0, corrected: 0, removed: 0 };
  let pending = "";
  let released = "";
  let carried: ReturnType<typeof startOf> | undefined;

  const check = (sentence: string) => {
    if (repeatsInstructions(sentence) || leadsOutside(sentence)) {
      counts.claims += 1;
      counts.removed += 1;
      return;
    }
    const facts = factsOf();
    carried ??= startOf(facts);
    const checked = checkSentence(sentence, facts, carried);
    const wrong = checked.unsupported.length;
    counts.claims += checked.claims;
    counts.supported += checked.claims - wrong;
    counts.corrected += checked.corrected;
    counts.removed += wrong - checked.corrected;
    carried = checked.carried;
    if (checked.text !== "") return hand(checked.text);
    // What it leaves is one line break at most where it ended its line, so that the next item does not join the last.
    const hasBreak = /\n\s*$/.test(sentence);
    if (hasBreak && released !== "" && !released.endsWith("\n")) hand(sentence.includes("\n\n") ? "\n\n" : "\n");
  };
  const hand = (text: string) => {
    released += text;
    release(text);
  };

  return {
    push(delta) {
      const { complete, rest } = splitSentences(pending + delta);
      pending = rest;
      for (const sentence of complete) check(sentence);
    },
    finish() {
      if (pending.trim() !== "") check(pending);
      pending = "";
    },
    close: hand,
    get released() {
      return released;
    },
    get counts() {
      return { ...counts };
    },
  };
}
