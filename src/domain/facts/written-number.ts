/** Numbers as texts write them, in either language, and whether a value is one of them as it is rounded. Pure. */

export type WrittenNumber = { readonly value: number; readonly decimals: number; readonly isPercent: boolean };

/** @returns every reading of the text, since separators differ between languages; none for a text that is no number. */
export function writtenNumbers(text: string): WrittenNumber[] {
  const digits = text
    .trim()
    .replace(/^[+\-−]/, "")
    .replace(/\s?%$/, "");
  if (!/^\d+(?:[.,]\d+)*$/.test(digits)) return [];
  const isPercent = text.trimEnd().endsWith("%");
  return [digits.replaceAll(",", ""), digits.replaceAll(".", "").replace(",", ".")]
    .filter((plain, at, all) => /^\d+(?:\.\d+)?$/.test(plain) && all.indexOf(plain) === at)
    .map((plain) => ({ value: Number(plain), decimals: plain.split(".")[1]?.length ?? 0, isPercent }));
}

/** @param amount without its sign, in percent where the number is */
export const isRoundedTo = (amount: number, { value, decimals }: WrittenNumber): boolean =>
  Math.abs(amount - value) <= 0.5 * 10 ** -decimals + 1e-9;
