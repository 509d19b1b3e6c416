/** Questions to learn from, and how they are written down. */
import { type QueryIntent, queryIntent } from "@/contract/conversation/intent";
import { ASK_NAMES, type Ask } from "../asks";

/**
 * Pairs of asks and questions. Asks are separated by blanks: any of them answers rightly. Questions stand one a line;
 * `>>` parts a question from those before it in the conversation. The intents stand where they are others than those of the asks.
 */
export type Examples = readonly (readonly [asks: string, questions: string, intents?: string])[];

export type Example = {
  readonly asks: ReadonlySet<Ask>;
  readonly questions: readonly string[];
  readonly intents?: ReadonlySet<QueryIntent>;
};

/** @throws RangeError for an ask that is none, ZodError for an intent that is none. */
export function readExamples(examples: Examples): Example[] {
  return examples.flatMap(([named, lines, intents]) => {
    const asks = new Set(named.split(" ").map(askNamed));
    const about = intents && { intents: new Set(intents.split(" ").map((each) => queryIntent.parse(each))) };
    return lines
      .trim()
      .split("\n")
      .map((line) => ({ asks, questions: line.split(" >> "), ...about }));
  });
}

function askNamed(name: string): Ask {
  const ask = ASK_NAMES.find((each) => each === name);
  if (ask === undefined) throw new RangeError(`no ask is called ${name}`);
  return ask;
}
