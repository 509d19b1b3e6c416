/**
 * Days and matchups of a season, worked out from the NBA's schedule on the wire and ESPN's calendar as its help pages
 * tell it.
 */
import type { Json } from "../worlds/world";

type Game = {
  readonly period: number;
  readonly startsAt: number;
  readonly opponentId: number;
  readonly isHome: boolean;
};

export type Calendar = {
  dayOf(period: number): string;
  periodOf(day: string): number;
  /** An NBA team's games of a day: one, or none. */
  gameOf(proTeamId: number, period: number): Game | undefined;
  /** When the first game of a day begins; `undefined` on a day without games. */
  firstTipOf(period: number): number | undefined;
  /** First and last scoring period of a matchup. */
  rangeOf(weeks: readonly number[]): { first: number; last: number };
  /** "LAL", "Lakers" and the like. */
  proTeamOf(proTeamId: number): { abbreviation: string; location: string; name: string };
};

const DAY_MS = 86_400_000;
const easternDay = (epochMs: number): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(new Date(epochMs));
const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
/** 0 Monday to 6 Sunday. */
const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

export function readCalendar(season: Json): Calendar {
  const proTeams: Json[] = season.settings.proTeams;
  const games = new Map<string, Game>();
  const tips = new Map<number, number>();
  let anchor: { period: number; day: string } | undefined;
  for (const proTeam of proTeams) {
    for (const [key, ofDay] of Object.entries<Json[]>(proTeam.proGamesByScoringPeriod)) {
      const period = Number(key);
      for (const { date, homeProTeamId, awayProTeamId } of ofDay) {
        const isHome = homeProTeamId === proTeam.id;
        const opponentId = isHome ? awayProTeamId : homeProTeamId;
        games.set(`${proTeam.id} ${period}`, { period, startsAt: date, opponentId, isHome });
        tips.set(period, Math.min(tips.get(period) ?? Number.POSITIVE_INFINITY, date));
        anchor ??= { period, day: easternDay(date) };
      }
    }
  }
  if (!anchor) throw new Error("the season has no games");
  const { period: knownPeriod, day: knownDay } = anchor;
  const dayOf = (period: number): string => shifted(knownDay, period - knownPeriod);
  const periodOf = (day: string): number => knownPeriod + daysBetween(knownDay, day);
  const weeks = weeksOf([...tips.keys()], dayOf);
  return {
    dayOf,
    periodOf,
    gameOf: (proTeamId, period) => games.get(`${proTeamId} ${period}`),
    firstTipOf: (period) => tips.get(period),
    rangeOf(ids) {
      const found = ids.flatMap((id) => weeks[id - 1] ?? []);
      if (found.length === 0) throw new Error(`weeks ${ids.join(", ")} are not in the season`);
      return { first: Math.min(...found.map(({ first }) => first)), last: Math.max(...found.map(({ last }) => last)) };
    },
    proTeamOf(proTeamId) {
      const { abbrev = "", location = "", name = "" } = proTeams.find(({ id }) => id === proTeamId) ?? {};
      return { abbreviation: String(abbrev), location: String(location), name: String(name) };
    },
  };
}

/** Weeks run Monday to Sunday, the first from opening day on; the two that share the All-Star break are one. */
function weeksOf(withGames: readonly number[], dayOf: (period: number) => string): { first: number; last: number }[] {
  const played = new Set(withGames);
  const final = Math.max(...withGames);
  const start = Math.min(...withGames);
  const isFebruary = (period: number) => dayOf(period).slice(5, 7) === "02";
  const breakDays = Array.from({ length: final }, (_, at) => at + 1).filter(
    (period) => isFebruary(period) && !played.has(period),
  );
  const weeks: { first: number; last: number }[] = [];
  for (let first = start; first <= final; ) {
    const last = first + (6 - weekdayOf(dayOf(first)));
    const before = weeks.at(-1);
    // The break runs over a Sunday night: it has days in both weeks.
    if (before && breakDays.includes(first) && breakDays.includes(before.last)) before.last = last;
    else weeks.push({ first, last });
    first = last + 1;
  }
  return weeks;
}
