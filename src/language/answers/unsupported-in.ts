/** For tests: sentences that the check of an answer would cut, given the tool results. */
import { checkSentence, collectFacts, splitSentences, startOf } from "@/domain/grounding";

export function unsupportedIn(text: string, outputs: readonly unknown[]): string[] {
  const facts = collectFacts(outputs, "");
  let carried = startOf(facts);
  const { complete, rest } = splitSentences(text);
  return [...complete, rest].flatMap((sentence) => {
    const checked = checkSentence(sentence, facts, carried);
    carried = checked.carried;
    return checked.unsupported.map((raw) => `${raw} in ${sentence.trim()}`);
  });
}
