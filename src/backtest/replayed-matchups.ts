/**
 * Every pair of teams in every week of replayed leagues: what was forecast of the margin and what it became.
 *
 * Two views of a matchup, both as of Monday. `gamesKnown`: who plays which games is known, not how well; lineups are
 * set by Monday's expectations. `monday`: nothing is known but the schedule; lineups are set each morning, knowing who
 * plays that evening. What happened is one truth, made by the lineups of the first forecaster; all are judged on it.
 */
import {
  forecastPointsMatchup,
  type GameForecast,
  type PointsCalibration,
  UNCALIBRATED,
} from "@/domain/win-probability/points-matchup";
import { dayScore } from "./delivered-points";
import { type ExpectedStart, startExpectation } from "./expected-starts";
import { drawUnit } from "./replay-draws";
import type { ForecastBook, WeekView } from "./replay-forecasts";
import { type LeagueRules, replayLeague } from "./replay-league";
import { STARTERS } from "./replay-lineup";
import { DAYS_PER_WEEK, type ReplaySeason } from "./replay-season";

export const VIEWS = ["gamesKnown", "monday"] as const;
export type MatchupView = (typeof VIEWS)[number];

/**
 * A normal margin before calibration: the mean is `mean - doubt × doubted`, the variance
 * `scale² × (ownVar + tau² × sharedVar + runs × runsVar)`.
 */
export type MarginForecast = {
  readonly mean: number;
  /** Fantasy points subtracted from the mean at full doubt. */
  readonly doubted: number;
  /** Games independent of each other. */
  readonly ownVar: number;
  /** Variance added by a shared error of one point per game of each player. */
  readonly sharedVar: number;
  /** Variance added when all of a player's absences in the week coincide. */
  readonly runsVar: number;
};

type ReplayedView = {
  /** Home less away. */
  readonly margin: number;
  /** One for each forecaster, in the order given. */
  readonly forecasts: readonly MarginForecast[];
};

export type ReplayedMatchup = {
  readonly week: number;
  /** Distance of the two teams' ten best season averages, as a share of their mean. */
  readonly strengthGap: number;
} & Readonly<Record<MatchupView, ReplayedView>>;

export type ReplaySettings = {
  /** Seeds of the drafts, one league each. */
  readonly seeds: readonly number[];
  /** First week judged, counted from 0. */
  readonly fromWeek: number;
  readonly rules: LeagueRules;
};

/** @param books of one season; the first sets the lineups. Throws `RangeError` without any. */
export function replayedMatchups(books: readonly ForecastBook[], settings: ReplaySettings): ReplayedMatchup[] {
  const [main] = books;
  if (!main) throw new RangeError("no forecaster to judge");
  const totals = weekTotals(main, books);
  return settings.seeds.flatMap((seed) => {
    const league = replayLeague(main.season, seed, settings.rules);
    const matchups: ReplayedMatchup[] = [];
    for (let week = Math.max(settings.fromWeek, league.draftWeek); week < main.season.weekCount; week++) {
      const teams = (league.rosters[week] ?? []).map((players) => ({
        strength: strengthOf(main.season, players, week),
        totals: totals(players, week),
      }));
      for (const [index, one] of teams.entries()) {
        for (const [distance, other] of teams.slice(index + 1).entries()) {
          const isHome = drawUnit(seed, week, index, distance) < 0.5;
          matchups.push(asMatchup(week, isHome ? [one, other] : [other, one]));
        }
      }
    }
    return matchups;
  });
}

type TeamTotals = Readonly<
  Record<MatchupView, { readonly scored: number; readonly forecasts: readonly MarginForecast[] }>
>;
type Side = { readonly strength: number; readonly totals: TeamTotals };

function asMatchup(week: number, [home, away]: readonly [Side, Side]): ReplayedMatchup {
  const between = (view: MatchupView): ReplayedView => ({
    margin: home.totals[view].scored - away.totals[view].scored,
    forecasts: home.totals[view].forecasts.map((mine, book) => {
      const theirs = away.totals[view].forecasts[book] ?? NOTHING;
      return {
        mean: mine.mean - theirs.mean,
        doubted: mine.doubted - theirs.doubted,
        ownVar: mine.ownVar + theirs.ownVar,
        sharedVar: mine.sharedVar + theirs.sharedVar,
        runsVar: mine.runsVar + theirs.runsVar,
      };
    }),
  });
  const strengthGap = (2 * Math.abs(home.strength - away.strength)) / (home.strength + away.strength);
  return { week, strengthGap, gamesKnown: between("gamesKnown"), monday: between("monday") };
}

const NOTHING: MarginForecast = { mean: 0, doubted: 0, ownVar: 0, sharedVar: 0, runsVar: 0 };

function strengthOf({ players, averages }: ReplaySeason, rostered: readonly number[], week: number): number {
  return rostered
    .map((player) => averages[week * players.length + player] || 0)
    .sort((a, b) => b - a)
    .slice(0, STARTERS)
    .reduce((sum, average) => sum + average, 0);
}

function weekTotals(main: ForecastBook, books: readonly ForecastBook[]) {
  const { players, points } = main.season;
  const expected = startExpectation(main.season);
  const scoreOf = dayScore(main);
  return (rostered: readonly number[], week: number): TeamTotals => {
    const starts = expected(rostered, week, main.playedAsOfMonday(week));
    const scoredKnown = starts.reduce((sum, { player, weekday: dayIndex }) => {
      return sum + (points[(week * DAYS_PER_WEEK + dayIndex) * players.length + player] ?? 0);
    }, 0);
    let scored = 0;
    for (let dayIndex = 0; dayIndex < DAYS_PER_WEEK; dayIndex++)
      scored += scoreOf(rostered, week * DAYS_PER_WEEK + dayIndex);
    return {
      gamesKnown: {
        scored: scoredKnown,
        forecasts: books.map((book) => totalForecast(starts, book.playedAsOfMonday(week))),
      },
      monday: {
        scored,
        forecasts: books.map((book) => {
          const view = book.ahead(week, 0);
          return totalForecast(expected(rostered, week, view), view);
        }),
      },
    };
  };
}

/** One team's total through the product's closed form, as a matchup against nobody. */
function totalForecast(starts: readonly ExpectedStart[], view: WeekView): MarginForecast {
  const games = starts.map(({ player, weekday: dayIndex, chance }): GameForecast => {
    const at = player * DAYS_PER_WEEK + dayIndex;
    return { mean: view.mean[at] ?? 0, sd: view.sd[at] ?? 0, pPlay: chance, player: String(player) };
  });
  const forecastWith = (part: Partial<PointsCalibration>) => {
    const matchup = { myBanked: 0, oppBanked: 0, myGames: games, oppGames: [] };
    const forecast = forecastPointsMatchup(matchup, { ...UNCALIBRATED, ...part });
    if (!forecast.ok) throw new RangeError(`${forecast.error.code}: ${forecast.error.detail}`);
    return forecast.value;
  };
  const own = forecastWith({});
  return {
    mean: own.marginMean,
    doubted: own.marginMean - forecastWith({ doubt: 1 }).marginMean,
    ownVar: own.marginVar,
    sharedVar: forecastWith({ tau: 1 }).marginVar - own.marginVar,
    runsVar: forecastWith({ runs: 1 }).marginVar - own.marginVar,
  };
}
