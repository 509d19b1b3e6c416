/** Durations of a player's recorded statuses, and the start of his absence. Pure. */

import type { EasternDay } from "../ids";
import { addDays, dayEt, endOfDay } from "../season/eastern-day";
import { type Availability, CANNOT_PLAY, type InjuryStatus } from "./player";

export type StatusReading = Availability & { playerId: number };

/**
 * One noted state. `observedAt` is when it was first seen, `lastSeenAt` when it was last; ISO 8601 UTC, league time.
 */
export type StatusRow = Availability & { source: string; observedAt: string; lastSeenAt: string };

/** `isAtLeast`: the change itself was not seen, so it may have come earlier. */
export type StatusStart = { since: string; isAtLeast: boolean };

export type StatusPeriod = StatusStart & {
  status: InjuryStatus;
  lastSeenAt: string;
  /** The latest estimate given while it lasted. */
  expectedReturnDay: Availability["expectedReturnDay"];
  source: string;
};

export const isNotPlaying = (status: InjuryStatus): boolean => CANNOT_PLAY.has(status);

/** Statuses are looked at every day, so a longer silence before a change leaves open when it came. */
const MAX_SILENCE_MS = 36 * 3_600_000;

/**
 * Stretches of one status, oldest first. `rows` in the order they were observed.
 *
 * @param playedDays on which he took part in a game: no absence reaches back over one.
 */
export function historyOf(rows: readonly StatusRow[], playedDays: readonly EasternDay[] = []): StatusPeriod[] {
  const periods: StatusPeriod[] = [];
  for (const [at, row] of rows.entries()) {
    const { status, lastSeenAt, expectedReturnDay, source } = row;
    const open = periods.at(-1);
    if (open?.status === status) Object.assign(open, { lastSeenAt, expectedReturnDay });
    else periods.push({ status, ...startOf(rows, at), lastSeenAt, expectedReturnDay, source });
  }
  return periods.map((period) =>
    isNotPlaying(period.status) ? { ...period, ...afterGames(period, period.lastSeenAt, playedDays) } : period,
  );
}

/**
 * Since when he has not played, over changes from one such status to another; `null` when he was last seen fit to play.
 */
export function outSince(rows: readonly StatusRow[], playedDays: readonly EasternDay[] = []): StatusStart | null {
  const firstOut = rows.findLastIndex((row) => !isNotPlaying(row.status)) + 1;
  const last = rows.at(-1);
  return last && firstOut < rows.length ? afterGames(startOf(rows, firstOut), last.lastSeenAt, playedDays) : null;
}

/**
 * Since when a status that holds now has held; `null` when the last one noted is another. Kinds of absence count as
 * one.
 */
export function heldSince(
  rows: readonly StatusRow[],
  status: InjuryStatus,
  playedDays: readonly EasternDay[] = [],
): StatusStart | null {
  if (isNotPlaying(status)) return outSince(rows, playedDays);
  const last = historyOf(rows).at(-1);
  return last?.status === status ? { since: last.since, isAtLeast: last.isAtLeast } : null;
}

function startOf(rows: readonly StatusRow[], at: number): StatusStart {
  const [before, first] = [rows[at - 1], rows[at]];
  if (!first) throw new RangeError(`no row ${at}`);
  const silenceMs = before ? Date.parse(first.observedAt) - Date.parse(before.lastSeenAt) : Number.POSITIVE_INFINITY;
  return { since: first.observedAt, isAtLeast: silenceMs > MAX_SILENCE_MS };
}

/**
 * The start of an absence, not before the day after his last game: who scored on Tuesday is out since Wednesday, not
 * "or earlier". A game on the day of the last look says nothing, since he may have been hurt in it.
 */
function afterGames(
  { since, isAtLeast }: StatusStart,
  lastSeenAt: string,
  playedDays: readonly EasternDay[],
): StatusStart {
  const lastDay = dayEt(Date.parse(lastSeenAt));
  const played = playedDays
    .filter((day) => day < lastDay)
    .toSorted()
    .at(-1);
  if (played === undefined) return { since, isAtLeast };
  const [first, noted] = [addDays(played, 1), dayEt(Date.parse(since))];
  if (first > noted) return { since: new Date(endOfDay(played)).toISOString(), isAtLeast: false };
  return { since, isAtLeast: isAtLeast && first < noted };
}
