/**
 * The chance that a player plays on a day, from his official status, how long he has been out, and his own presence.
 *
 * The status speaks for today, the return curve for the days after it; a dated return from a trusted source beats the
 * curve; whoever is available is as likely to play as his presence says. The usual guide of 75, 50 and 25 % is wrong: questionable players play 55 % of the
 * time, doubtful ones 6 %.
 */
import type { InjuryStatus } from "../player";
import { chanceFromPresence, type ParticipationInput } from "./participation";
import { chanceBackWithin } from "./return-curve";

/**
 * Share that played the next game, by status on the morning of it (published by the Full Court Press project from official
 * reports). ESPN's day-to-day stands nearest to questionable. Listed as available: 0.923.
 */
const PLAYED_NEXT: Readonly<Partial<Record<InjuryStatus, number>>> = {
  OUT: 0.007,
  INJURY_RESERVE: 0.007,
  SUSPENSION: 0.007,
  BEREAVEMENT: 0.007,
  PATERNITY: 0.007,
  DOUBTFUL: 0.059,
  QUESTIONABLE: 0.552,
  DAY_TO_DAY: 0.552,
};
/** Probable players against available ones, same source: 0.910 / 0.923. */
const PROBABLE_SHARE = 0.986;

export type PlayQuestion = {
  /** His status as read today. */
  readonly status: InjuryStatus;
  /** Days since his last game or since the status began, when known. */
  readonly daysOut: number | null;
  /** Days from today to the return that a trusted source names; `null` without one. */
  readonly returnsInDays: number | null;
  readonly presence: ParticipationInput;
};

/** 0 to 1. @throws `RangeError` for days that are negative or not finite. */
export function chanceToPlay({ status, daysOut, returnsInDays, presence }: PlayQuestion): number {
  const { daysAhead } = presence;
  const available = chanceFromPresence({ ...presence, missed: 0 });
  if (status === "UNKNOWN") return chanceFromPresence(presence);
  if (status === "ACTIVE") return available;
  if (status === "PROBABLE") return daysAhead === 0 ? available * PROBABLE_SHARE : available;
  const tonight = PLAYED_NEXT[status] ?? 0;
  if (returnsInDays !== null) return daysAhead < returnsInDays ? tonight : available;
  if (daysAhead === 0) return tonight;
  const out = daysOut ?? daysSeen(presence);
  // Who would have played tonight is there later too; the others follow the curve.
  return available * (tonight + (1 - tonight) * chanceBackWithin(Math.max(1, out), daysAhead));
}

/** A club plays about every other day. */
const daysSeen = ({ missed }: ParticipationInput): number => 2 * missed;
