/**
 * How deep and how large a JSON text is, found in one pass over it, before a parser makes objects of it. Pure.
 *
 * A few kilobytes of brackets become thousands of nested arrays, and whatever walks them afterward runs out of stack.
 */

export type JsonShapeLimits = {
  /** Maximum nesting of arrays and objects. */
  maxDepth: number;
  /** Values and keys, counted by what separates them. */
  maxParts: number;
};

/** Our deepest body has seven levels, with what the AI SDK sends along. */
export const BODY_SHAPE_LIMITS: JsonShapeLimits = { maxDepth: 32, maxParts: 10_000 };

const [QUOTE, BACKSLASH, COMMA, COLON, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\,:[]{}'].map(
  (sign) => sign.charCodeAt(0),
);

/** Says nothing about whether the text is JSON: what is not keeps its own refusal. */
export function isWithinShape(text: string, { maxDepth, maxParts }: JsonShapeLimits): boolean {
  let depth = 0;
  let parts = 1;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfString(text, at);
    else if (sign === COMMA || sign === COLON) parts += 1;
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) depth += 1;
    else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth -= 1;
    if (depth > maxDepth || parts > maxParts) return false;
  }
  return true;
}

/** The place of the closing quotation mark; the text's end when there is none. */
function endOfString(text: string, opening: number): number {
  for (let at = opening + 1; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) return at;
    if (sign === BACKSLASH) at += 1;
  }
  return text.length;
}
