/** Choosing by closeness without guessing. Pure. */
import type { NamedPlayer, NameEntry } from "./named-player";

/** How far each player is from what was asked; 0 is exact. */
export type Costs<T extends NamedPlayer> = Map<NameEntry<T>, number>;

export function keepLeast<T extends NamedPlayer>(costs: Costs<T>, entry: NameEntry<T>, cost: number): void {
  if (cost < (costs.get(entry) ?? Number.POSITIVE_INFINITY)) costs.set(entry, cost);
}

/** The one who is nearer than every other by at least `lead`; else all within that of the nearest, nearest first. */
export function nearestOf<T extends NamedPlayer>(costs: Costs<T>, lead: number): readonly NameEntry<T>[] {
  const min = Math.min(...costs.values());
  return [...costs]
    .filter(([, cost]) => cost < min + lead)
    .sort(([a, costA], [b, costB]) => costA - costB || a.rank - b.rank)
    .map(([entry]) => entry);
}
