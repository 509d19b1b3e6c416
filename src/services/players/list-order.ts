/**
 * In which order a list of players stands: the one asked for where it exists, else the next that does.
 *
 * An order exists while at least one player has a value in it. Before the season's first games nobody has points a
 * game, and a list "by points a game" would be one by chance.
 */
import type { ListOrderCode } from "@/language/texts/en/move-reasons";
import { MOVE_REASONS } from "@/language/texts/move-reasons";

export type ListOrder<Row, Code extends string> = {
  readonly code: Code;
  /** With the code `categories`: the averages that are added up. */
  readonly stats?: readonly string[];
  /** From stats of this season, which nobody has on opening days. */
  readonly isOfStats?: boolean;
  /** `null` where it is not known of him. */
  value(row: Row): number | string | null;
};

export type ChosenOrder<Row, Code extends string> = {
  readonly order: ListOrder<Row, Code>;
  /** Why it is not the order asked for: nobody in the list has stats this season. */
  readonly orderNote?: "no_stats_yet";
};

/** @param orders as wanted, the first most; the last is taken whether or not anybody has a value in it. */
export function chooseOrder<Row, Code extends string>(
  orders: readonly [ListOrder<Row, Code>, ...ListOrder<Row, Code>[]],
  rows: readonly Row[],
): ChosenOrder<Row, Code> {
  const [request] = orders;
  const existing = orders.find(({ value }) => rows.some((row) => value(row) !== null));
  const order = rows.length === 0 ? request : (existing ?? orders.at(-1) ?? request);
  const isMissed = orders.slice(0, orders.indexOf(order)).some(({ isOfStats }) => isOfStats);
  return { order, ...(isMissed && { orderNote: "no_stats_yet" as const }) };
}

/** Completes "sorted by", for models: English. */
export const sortedBy = ({
  code,
  stats = [],
}: {
  readonly code: ListOrderCode;
  readonly stats?: readonly string[];
}): string => MOVE_REASONS.en.sortedBy[code](stats);

/** Names from A, numbers from the highest, the unknown last. */
export function compareValues(a: number | string | null, b: number | string | null): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  if (typeof a === "number" && typeof b === "number") return b - a;
  return String(a) < String(b) ? -1 : 1;
}
