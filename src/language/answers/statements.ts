/**
 * Statements of an answer beside its text: each phrase that was worded, with its subject, value and day.
 *
 * For comparing an answer with other surfaces without parsing its prose.
 */
import type { Phrases } from "../texts/answers/phrases";

export type Statement = {
  /** The phrase of the catalog, such as "gamesLeft". */
  readonly phrase: string;
  /** In the phrase's own order: its subject, value, day. Names may carry markup. */
  readonly given: readonly unknown[];
  readonly text: string;
};

/** The same phrases; every one that is worded is noted. */
export function notingPhrases(phrases: Phrases): { readonly phrases: Phrases; readonly noted: readonly Statement[] } {
  const noted: Statement[] = [];
  const proxy = new Proxy(phrases, {
    get(target, phrase, receiver) {
      const value: unknown = Reflect.get(target, phrase, receiver);
      if (typeof value !== "function" || typeof phrase !== "string") return value;
      return (...given: unknown[]) => {
        const text: unknown = value.apply(target, given);
        if (typeof text === "string") noted.push({ phrase, given, text });
        return text;
      };
    },
  });
  return { phrases: proxy, noted };
}

/** Statements whose text the answer contains. */
export const statedIn = (answer: string, noted: readonly Statement[]): readonly Statement[] =>
  noted.filter(({ text }) => text !== "" && answer.includes(text));
