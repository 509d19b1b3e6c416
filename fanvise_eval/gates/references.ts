/** Facts named in braces: `{score:me}`. */
import type { Facts } from "../oracle/types";
import type { Language } from "./words";

const REFERENCE = /\{([^{}]+)\}/;

/** A text with one fact, in each form of the fact; any other text as it is. @throws UnknownFact */
export async function formsOf(text: string, facts: Facts, language: Language): Promise<readonly string[]> {
  const [whole, reference] = REFERENCE.exec(text) ?? [];
  if (whole === undefined || reference === undefined) return [text];
  const forms = await facts.textsOf(reference, language);
  return forms.map((form) => text.replace(whole, form));
}

/** Every fact in its first form. @throws UnknownFact */
export async function filledIn(text: string, facts: Facts, language: Language): Promise<string> {
  const [filled = text] = await formsOf(text, facts, language);
  return filled === text ? text : filledIn(filled, facts, language);
}
