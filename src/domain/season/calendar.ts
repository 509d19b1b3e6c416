/**
 * Scoring periods, days, weeks and matchup periods of one season.
 *
 * Pure. ESPN's reads never send the table from weeks to days, so it is rebuilt from the pro schedule: weeks run Monday
 * to Sunday, the first begins with the season, and the week that holds All-Star Sunday is joined with the one after it.
 * Checked against the 2026-27 table of ESPN's web client and the recorded 2022-23 season (final period 175).
 */

import type { EasternDay, MatchupPeriodId, ScoringPeriodId } from "../ids";
import type { LeagueSettings } from "../league/league";
import type { ProGame } from "../league/matchup";
import { addDays, dayEt, daysBetween, weekdayOf } from "./eastern-day";

export type PeriodRange = { first: ScoringPeriodId; last: ScoringPeriodId };

export type SeasonCalendar = {
  /** The day of period 1. Opening night itself may be period 1 or 2. */
  firstDay: EasternDay;
  openingDay: EasternDay;
  /** Week number (from 1) → its periods. */
  weeks: readonly PeriodRange[];
};

/**
 * Why a calendar could not be built: no games yet, games that contradict each other about which day a period is, a game
 * without a real date or period, or a final period that no season has.
 */
export type CalendarFault = "no-games" | "inconsistent-periods" | "bad-games" | "bad-final-period";

/**
 * Games of one night may be stored a day off after a postponement, so a few outliers are outvoted, many are a fault.
 */
const MIN_AGREEING_SHARE = 0.95;
/** The only break of this length in a season is the All-Star one; Christmas Eve and Thanksgiving are single days. */
const ALL_STAR_BREAK_MIN_DAYS = 4;
/** A season takes some 175 days; a period beyond a year is a misread number. */
const MAX_PERIODS = 366;
/** Days are written with four digits of the year. */
const LAST_INSTANT_MS = Date.UTC(9_000, 0);

/** Builds the calendar up to `finalPeriod`, 1 or later, or says why it cannot. */
export function buildCalendar(games: readonly ProGame[], finalPeriod: ScoringPeriodId): SeasonCalendar | CalendarFault {
  if (!isPeriod(finalPeriod) || finalPeriod === 0) return "bad-final-period";
  if (games.length === 0) return "no-games";
  if (!games.every(hasRealDay)) return "bad-games";
  const votes = new Map<EasternDay, number>();
  for (const game of games) {
    const first = addDays(dayEt(Date.parse(game.tipoffAt)), 1 - game.scoringPeriod);
    votes.set(first, (votes.get(first) ?? 0) + 1);
  }
  const [firstDay, agreeing] = [...votes].sort((a, b) => b[1] - a[1])[0] ?? [];
  if (!firstDay || !agreeing || agreeing < MIN_AGREEING_SHARE * games.length) return "inconsistent-periods";

  const gamePeriods = [...new Set(games.map((game) => Number(game.scoringPeriod)))].sort((a, b) => a - b);
  const openingPeriod = gamePeriods[0] ?? 1;
  const calendar = { firstDay, openingDay: addDays(firstDay, openingPeriod - 1) };
  return { ...calendar, weeks: weeksOf(firstDay, finalPeriod, allStarPeriod(gamePeriods)) };
}

const isPeriod = (period: number): boolean => Number.isInteger(period) && period >= 0 && period <= MAX_PERIODS;

function hasRealDay({ tipoffAt, scoringPeriod }: ProGame): boolean {
  const instant = Date.parse(tipoffAt);
  return isPeriod(scoringPeriod) && instant > 0 && instant < LAST_INSTANT_MS;
}

/** The first period of the longest run of days without games, `undefined` when no run is long enough. */
function allStarPeriod(gamePeriods: readonly number[]): number | undefined {
  let longest = { start: 0, days: 0 };
  gamePeriods.forEach((period, index) => {
    const next = gamePeriods[index + 1];
    if (next !== undefined && next - period - 1 > longest.days)
      longest = { start: period + 1, days: next - period - 1 };
  });
  return longest.days >= ALL_STAR_BREAK_MIN_DAYS ? longest.start : undefined;
}

function weeksOf(firstDay: EasternDay, finalPeriod: number, breakStart: number | undefined): PeriodRange[] {
  const weeks: PeriodRange[] = [];
  let first = 1;
  while (first <= finalPeriod) {
    const sundayFirst = first + daysToSunday(addDays(firstDay, first - 1));
    const holdsBreak = breakStart !== undefined && breakStart >= first && breakStart <= sundayFirst;
    const last = Math.min(sundayFirst + (holdsBreak ? 7 : 0), finalPeriod);
    weeks.push({ first: asPeriod(first), last: asPeriod(last) });
    first = last + 1;
  }
  return weeks;
}

const asPeriod = (period: number): ScoringPeriodId => period as ScoringPeriodId; // a whole number by construction

function daysToSunday(day: EasternDay): number {
  return (7 - weekdayOf(day)) % 7;
}

/** The day of a scoring period. */
export function dayOfPeriod(calendar: SeasonCalendar, period: ScoringPeriodId): EasternDay {
  return addDays(calendar.firstDay, period - 1);
}

/** The scoring period of a day; 0 or less before the season, past the final period after it. */
export function periodOfDay(calendar: SeasonCalendar, day: EasternDay): number {
  return daysBetween(calendar.firstDay, day) + 1;
}

/** First and last scoring period of a matchup period, `undefined` for a matchup the season does not have. */
export function periodsOfMatchup(
  calendar: SeasonCalendar,
  schedule: LeagueSettings["schedule"],
  matchup: MatchupPeriodId,
): PeriodRange | undefined {
  const listed = schedule.matchupPeriods[String(matchup)];
  if (!listed || listed.length === 0) return undefined;
  if (schedule.periodType === "scoring-period") {
    return { first: asPeriod(Math.min(...listed)), last: asPeriod(Math.max(...listed)) };
  }
  if (schedule.periodType === "season") {
    const lastWeek = calendar.weeks.at(-1);
    return lastWeek && { first: asPeriod(1), last: lastWeek.last };
  }
  const first = calendar.weeks[Math.min(...listed) - 1];
  const last = calendar.weeks[Math.max(...listed) - 1];
  return first && last && { first: first.first, last: last.last };
}

/** The matchup period that holds a scoring period, `undefined` outside the season. */
export function matchupOfPeriod(
  calendar: SeasonCalendar,
  schedule: LeagueSettings["schedule"],
  period: number,
): MatchupPeriodId | undefined {
  for (const key of Object.keys(schedule.matchupPeriods)) {
    const matchup = Number(key) as MatchupPeriodId; // keys of ESPN's own map of matchup periods
    const range = periodsOfMatchup(calendar, schedule, matchup);
    if (range && period >= range.first && period <= range.last) return matchup;
  }
  return undefined;
}

/** Games of an NBA team within the range, both ends included. Unknown NBA teams have none. */
export function gamesOfTeam(
  games: readonly ProGame[],
  proTeamId: number,
  range: { first: number; last: number },
): ProGame[] {
  return games.filter(
    (game) =>
      (game.homeProTeamId === proTeamId || game.awayProTeamId === proTeamId) &&
      game.scoringPeriod >= range.first &&
      game.scoringPeriod <= range.last,
  );
}
