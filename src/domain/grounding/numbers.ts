/** Numbers as they are shown, and how a fact is compared with one. Pure. */

export type ShownNumber = {
  readonly isPercent: boolean;
  /** "1.040" may be a decimal or a Greek thousand. */
  readonly readings: readonly { value: number; decimals: number }[];
};

export function readNumber(raw: string): ShownNumber {
  const isPercent = raw.endsWith("%");
  const digits = raw.replace("%", "").trim();
  // Greek decimals use a comma; any other comma separates thousands.
  const hasDecimalComma = /^\d+,\d{1,2}$/.test(digits);
  const plain = hasDecimalComma ? digits.replace(",", ".") : digits.replaceAll(",", "");
  const readings = /^\d{1,3}(?:\.\d{3})+$/.test(plain)
    ? [reading(plain), reading(plain.replaceAll(".", ""))]
    : [reading(plain)];
  return { isPercent, readings };
}

const reading = (digits: string) => ({ value: Number(digits), decimals: digits.split(".")[1]?.length ?? 0 });

/**
 * Whether a fact, rounded as the number is shown, is that number. Signs are left to the words ("down by 104").
 *
 * @param isShare the fact is a part of one, so that 0.467 is also 46.7%.
 */
export function isShownAs(fact: number, shown: ShownNumber, isShare: boolean): boolean {
  const compared = Math.abs(shown.isPercent && isShare ? fact * 100 : fact);
  return shown.readings.some(({ value, decimals }) => Math.abs(compared - value) <= 0.5 * 10 ** -decimals + 1e-9);
}

/** Numbers in words that stand before a counted thing; "one" is too common a word to count. */
const SPELLED: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  δυο: 2,
  τρεισ: 3,
  τρια: 3,
  τεσσερισ: 4,
  τεσσερα: 4,
  πεντε: 5,
  εξι: 6,
  επτα: 7,
  εφτα: 7,
  οκτω: 8,
  οχτω: 8,
  εννεα: 9,
  εννια: 9,
  δεκα: 10,
  εντεκα: 11,
  δωδεκα: 12,
};

export const spelledNumber = (normalized: string): number | undefined => SPELLED[normalized];
