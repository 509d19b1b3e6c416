/** A league as it is on one day: its rules and teams, the season's games and days, and where in them today is. */
import { type EasternDay, type MatchupPeriodId, type ScoringPeriodId, scoringPeriodId } from "../ids";
import { dayOfPeriod, type PeriodRange, type SeasonCalendar } from "../season/calendar";
import { gamesLeft } from "../season/pro-schedule";
import type { League } from "./league";
import type { ProGame } from "./matchup";

export type LeagueSnapshot = {
  readonly league: League;
  readonly games: readonly ProGame[];
  readonly calendar: SeasonCalendar;
  readonly today: EasternDay;
  /** Today's scoring period, held inside the season before it starts and after it ends. */
  readonly todayPeriod: ScoringPeriodId;
  readonly matchupPeriod: MatchupPeriodId;
  readonly matchupRange: PeriodRange | undefined;
  /** Today's period as the calendar has it: 0 or less before the season, past the final one after it. */
  readonly calendarPeriod: number;
};

/**
 * Games an NBA team still plays in this matchup, today's included until its tip-off; `null` when the matchup has no
 * known days.
 */
export function gamesLeftInMatchup(snapshot: LeagueSnapshot, proTeamId: number, nowMs: number): number | null {
  if (!snapshot.matchupRange) return null;
  // After a last matchup that ends before the season does, nothing of it is left.
  if (snapshot.todayPeriod > snapshot.matchupRange.last) return 0;
  const range = { first: snapshot.todayPeriod, last: snapshot.matchupRange.last };
  return gamesLeft(snapshot.games, proTeamId, range, nowMs);
}

/** The day of a scoring period in this season. */
export const dayOf = (snapshot: LeagueSnapshot, period: number): EasternDay =>
  dayOfPeriod(snapshot.calendar, scoringPeriodId.parse(period));
