/** Figures of a backtest as a person reads them. */
import type { ClusteredMean } from "@/backtest/reliability";

export const fixed = (value: number, digits: number): string => value.toFixed(digits);
export const percent = (share: number): string => `${fixed(100 * share, 1)} %`;
export const signed = (value: number): string => `${value < 0 ? "" : "+"}${fixed(value, 2)}`;

export const interval = ({ mean, interval95 }: ClusteredMean, digits = 1): string =>
  `${fixed(mean, digits)} (95 % ${fixed(interval95[0], digits)} to ${fixed(interval95[1], digits)})`;

/** @param mean a share, 0 to 1 */
export const shareInterval = ({ mean, interval95: [low, high] }: ClusteredMean): string =>
  `${percent(mean)} (95 % ${percent(low)} to ${percent(high)})`;
