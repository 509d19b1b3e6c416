/**
 * Probability that a player plays on a day, from his official status, how long he has been out, and his own attendance
 * record.
 *
 * The status applies to today and the return curve to the days after it; a dated return from a trusted source overrides
 * the curve; for an available player the attendance record decides. The usual guide of 75, 50 and 25 % is wrong:
 * questionable players play 55 % of the time, doubtful ones 6 %.
 */
import type { InjuryStatus } from "../players/player";
import { chanceFromPresence, type ParticipationInput } from "./participation";
import { chanceBackWithin } from "./return-curve";

const PLAYED_NEXT_DOUBTFUL = 0.059;
/**
 * Share that played the next game, by status on the morning of it (published by the Full Court Press project from
 * official reports). ESPN's day-to-day stands nearest to questionable. Listed as available: 0.923.
 */
const PLAYED_NEXT: Readonly<Partial<Record<InjuryStatus, number>>> = {
  OUT: 0.007,
  INJURY_RESERVE: 0.007,
  SUSPENSION: 0.007,
  BEREAVEMENT: 0.007,
  PATERNITY: 0.007,
  DOUBTFUL: PLAYED_NEXT_DOUBTFUL,
  QUESTIONABLE: 0.552,
  DAY_TO_DAY: 0.552,
};
/** Before the day that a trusted source names. */
const SURELY_OUT = 0.007;
/** Probable players against available ones, same source: 0.910 / 0.923. */
const PROBABLE_SHARE = 0.986;

export type PlayQuestion = {
  /** His status as read today. */
  readonly status: InjuryStatus;
  /** Days since his last game or since the status began, when known. */
  readonly daysOut: number | null;
  /** Days from today to the return that a trusted source names, 0 for today; `null` without one. */
  readonly returnsInDays: number | null;
  readonly presence: ParticipationInput;
};

/** 0 to 1. @throws `RangeError` for days that are negative or not finite, and as `chanceFromPresence` does. */
export function chanceToPlay({ status, daysOut, returnsInDays, presence }: PlayQuestion): number {
  for (const days of [daysOut ?? 0, returnsInDays ?? 0]) {
    if (!Number.isFinite(days) || days < 0) throw new RangeError(`${days} is not a number of days`);
  }
  const { daysAhead } = presence;
  const unlisted = chanceFromPresence(presence);
  if (status === "UNKNOWN") return unlisted;
  const available = chanceFromPresence({ ...presence, missed: 0 });
  if (status === "ACTIVE") return available;
  if (status === "PROBABLE") return daysAhead === 0 ? available * PROBABLE_SHARE : available;
  const tonight = PLAYED_NEXT[status] ?? 0;
  if (returnsInDays !== null && daysAhead < returnsInDays) return Math.min(tonight, SURELY_OUT);
  if (daysAhead === 0) return tonight;
  if (returnsInDays !== null) return available;
  // Who is fit tonight is fit later too; the others follow the curve. What keeps fit players off the floor is in both
  // chances.
  const fit = Math.min(1, tonight / chanceFromPresence({ ...presence, missed: 0, daysAhead: 0 }));
  return available * (fit + (1 - fit) * chanceBackWithin(Math.max(1, daysOut ?? daysSeen(presence)), daysAhead));
}

/**
 * Chance to play by official status alone, for a player without games. `null` where the status does not decide it: a
 * player listed as able to play, or due back by then, plays as often as his team wants, which is unknown.
 */
export function chanceByStatus({
  status,
  returnsInDays,
  daysAhead,
}: Pick<PlayQuestion, "status" | "returnsInDays"> & { readonly daysAhead: number }): number | null {
  const tonight = PLAYED_NEXT[status];
  if (tonight === undefined) return null;
  if (returnsInDays !== null && daysAhead < returnsInDays) return Math.min(tonight, SURELY_OUT);
  if (daysAhead === 0) return tonight;
  // A day-to-day player is not out on later days; one who is out stays so until a return is named.
  return returnsInDays !== null || tonight > PLAYED_NEXT_DOUBTFUL ? null : tonight;
}

/** An NBA team plays about every other day. */
const daysSeen = ({ missed }: ParticipationInput): number => 2 * missed;
