/**
 * Time up to which this browser had seen the league's moves before this visit.
 *
 * A visit ends after half an hour without a page view: a reload within it shows the same moves as new.
 */
const VISIT_MS = 30 * 60_000;

export type Remembered = {
  /** Up to here they were seen before this visit; `null` on the first one. */
  before: string | null;
  /** The newest that was shown. */
  newest: string;
  atMs: number;
};

/** Pure. @param newest instant or day of the newest move that is shown now. */
export function nextVisit(known: Remembered | null, newest: string, nowMs: number): Remembered {
  if (!known) return { before: null, newest, atMs: nowMs };
  const before = nowMs - known.atMs > VISIT_MS ? known.newest : known.before;
  return { before, newest: newest > known.newest ? newest : known.newest, atMs: nowMs };
}

/** Pure. Of the first visit nothing is new. */
export const isNew = (at: string, { before }: Pick<Remembered, "before">): boolean => before !== null && at > before;

/** Stores this visit. A browser without storage remembers no earlier one. */
export function rememberVisit(place: string, newest: string, nowMs: number): Remembered {
  const key = `fanvise-seen-${place}`;
  const visit = nextVisit(readStored(key), newest, nowMs);
  try {
    localStorage.setItem(key, JSON.stringify(visit));
  } catch {
    // Storage is refused or full: the next visit is a first one again.
  }
  return visit;
}

function readStored(key: string): Remembered | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isRemembered(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isRemembered(stored: unknown): stored is Remembered {
  if (typeof stored !== "object" || stored === null) return false;
  const { before, newest, atMs }: Partial<Record<keyof Remembered, unknown>> = stored;
  return (before === null || typeof before === "string") && typeof newest === "string" && typeof atMs === "number";
}
