/** Moves that are being tried out, in the order in which they were picked. Pure. */

import type { WeekGridOutput } from "@/contract/planning/week-grid";
import type { WhatIfOutput } from "@/contract/planning/what-if";

export type ChosenMove = {
  day: string;
  add: { playerId: number; name: string } | null;
  drop: { playerId: number; name: string } | null;
};

/** Moves in the order they would be made: by day, those of one day as they were picked. */
export const inOrder = (picked: readonly ChosenMove[]): ChosenMove[] =>
  picked.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));

/** Request body of `POST /api/what-if`. */
export const ask = (picked: readonly ChosenMove[]) =>
  inOrder(picked).map(({ day, add, drop }) => ({
    day,
    addPlayerId: add?.playerId ?? null,
    dropPlayerId: drop?.playerId ?? null,
  }));

/**
 * The week to show: with all that was picked, or while that is being worked out or cannot be, with as many of the first
 * picks as are known to be possible.
 */
export function weekOf(
  picked: readonly ChosenMove[],
  base: WeekGridOutput,
  answerTo: (picked: readonly ChosenMove[]) => WhatIfOutput | undefined,
): WeekGridOutput {
  if (picked.length === 0) return base;
  return answerTo(picked)?.week ?? weekOf(picked.slice(0, -1), base, answerTo);
}
