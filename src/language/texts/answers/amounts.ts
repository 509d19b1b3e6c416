/** How amounts of the engine are said. */
import type { Unit } from "./decisions";

/** Points to one decimal: more is less than their spread. Category value is small and keeps its decimals. */
export const amountOf = (value: number, unit: Unit): number =>
  unit === "points" ? Math.round(value * 10) / 10 || 0 : value;
