/** Quotations between “ and ”. Pure. */

export type Quotation = { readonly start: number; readonly end: number; readonly text: string };

/** The outermost quotations that are closed; one inside another is part of it. Offsets are those of the signs. */
export function quotationsIn(text: string): Quotation[] {
  const found: Quotation[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of text.matchAll(/[“”]/g)) {
    if (sign === "“") {
      if (depth === 0) start = index;
      depth += 1;
    } else if (depth > 0) {
      depth -= 1;
      if (depth === 0) found.push({ start, end: index + 1, text: text.slice(start + 1, index) });
    }
  }
  return found;
}

/** The text ends inside a quotation. */
export const isQuotationOpen = (text: string): boolean =>
  [...text.matchAll(/[“”]/g)].reduce((depth, [sign]) => (sign === "“" ? depth + 1 : Math.max(0, depth - 1)), 0) > 0;
