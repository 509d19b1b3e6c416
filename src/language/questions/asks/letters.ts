/**
 * Weights as letters, which stand close together near nothing, where most weights are, and farther apart where they are
 * large. Pure.
 */

/** Places from -31 to 31; the one in the middle, V, is nothing. */
const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz";
const ZERO = 31;

const placeOf = (weight: number, highest: number): number =>
  Math.sign(weight) * Math.min(ZERO, Math.round(ZERO * Math.sqrt(Math.abs(weight) / highest)));

/** @param highest logits of the last letter */
export const letterOf = (weight: number, highest: number): string => LETTERS[ZERO + placeOf(weight, highest)] ?? "V";

/** Logits. */
export function weightOf(letter: string, highest: number): number {
  const place = LETTERS.indexOf(letter) - ZERO;
  return Math.sign(place) * highest * (place / ZERO) ** 2;
}

/** The largest weight of all, in logits to four digits: what the last letter stands for. */
export const highestOf = (rows: Iterable<ArrayLike<number>>): number =>
  Number([...rows].reduce((high, row) => Math.max(high, largestIn(row)), 0).toFixed(4));

export const largestIn = (row: ArrayLike<number>): number =>
  Array.from(row).reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);
