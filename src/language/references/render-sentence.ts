/** A sentence of a model with its references rendered: what is shown, where each value comes from, and what is wrong. */
import type { Language } from "@/contract/conversation/intent";
import { evaluate, type FactBook, isBroken, parseExpression, scanReferences, type Value } from "@/domain/facts";
import { valueText } from "./value-text";

/** A value in the sentence. Offsets are UTF-16 units of the rendered text. */
export type RenderedReference = {
  readonly start: number;
  readonly end: number;
  readonly value: Value;
  readonly formula: string;
};
type BrokenReference = { readonly start: number; readonly end: number };

export type RenderedSentence = {
  readonly text: string;
  readonly references: readonly RenderedReference[];
  readonly broken: readonly BrokenReference[];
};

/** What is shown of a reference that means nothing. */
const NO_VALUE = "–";

export function renderSentence(sentence: string, facts: FactBook, language: Language): RenderedSentence {
  const references: RenderedReference[] = [];
  const broken: BrokenReference[] = [];
  let text = "";
  let at = 0;
  for (const scanned of scanReferences(sentence)) {
    const expression = scanned.isClosed ? parseExpression(scanned.inside) : undefined;
    const evaluated = expression && evaluate(expression, facts);
    const isValue = evaluated !== undefined && !isBroken(evaluated);
    if (scanned.isSingle && !isValue) continue;
    text += sentence.slice(at, scanned.start);
    const start = text.length;
    at = scanned.end;
    if (isValue) {
      const after = sentence.slice(scanned.end);
      const shown = valueText(evaluated, language, { before: text, after });
      text += shown.text;
      references.push({ start, end: text.length, value: evaluated, formula: scanned.inside });
      at += shown.replaces;
    } else {
      text += NO_VALUE;
      broken.push({ start, end: text.length });
    }
  }
  return { text: text + sentence.slice(at), references, broken };
}
