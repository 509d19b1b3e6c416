/**
 * Forecasts of every matchup to come: the current one as the matchup page has it, later ones from both rosters as they are.
 *
 * Pure. Points leagues compare expected points, category leagues each category over the games that both lineups start.
 */
import { must } from "../engine/engine-refusal";
import { sideOf } from "../engine/matchup-value";
import type { OutlookSetting } from "../engine/outlook";
import { asPoints, startsOf } from "../engine/starts";
import { isPointsFormat } from "../league/league";
import type { LeagueSnapshot } from "../league/league-snapshot";
import type { Matchup } from "../league/matchup";
import type { PeriodRange } from "../season/calendar";
import { forecastCategoryMatchup } from "../win-probability/category-matchup";
import { inverseNormal, normalCdf } from "../win-probability/normal";
import { forecastPointsMatchup, POINTS_CALIBRATION } from "../win-probability/points-matchup";
import { type LaterCategories, laterCategoryForecasts } from "./later-categories";
import { type LeagueSeason, rangeOfPeriod } from "./league-season";
import { LASTING_SHARE, laterEdge, pointsContest } from "./points-contest";
import type { SeasonMatchup } from "./season";
import type { ContestForecast, SeasonForecast } from "./simulate";
import { type SeasonRoster, type TeamWeeks, teamWeeks } from "./team-weeks";

export type SeasonView = {
  readonly context: LeagueSnapshot;
  /** Its last day is the current matchup's. */
  readonly setting: OutlookSetting;
  readonly season: LeagueSeason;
  /** In the order of the season's teams. */
  readonly rosters: readonly SeasonRoster[];
};

export type LeagueForecast = SeasonForecast & {
  readonly weeks: TeamWeeks;
  /** Chance of the home team to win a matchup to come, or to win more categories; a tie counted half. */
  chanceOf(matchup: SeasonMatchup): number;
};

/** Beyond so many deviations a matchup is decided. */
const MAX_EDGE = 8;

export function leagueForecast(view: SeasonView): LeagueForecast {
  const { context, season, rosters } = view;
  const { settings, status } = context.league;
  const weeks = teamWeeks(rosters, settings.slotCounts, status.finalScoringPeriod);
  const isPoints = isPointsFormat(settings.format);
  const weekly = weeklyPoints(view, weeks);
  const laterCategories = isPoints ? null : categoriesOf(view, weeks);
  const indexOf = new Map(season.teams.map(({ teamId }, index) => [teamId, index]));
  const current = Number(context.matchupPeriod);

  const laterOf = (period: number, one: number, other: number): Later => {
    const range = rangeOfPeriod(context, period);
    if (!range || range.last <= view.setting.last) return { points: [0, 0], categories: null };
    const points = [weeks.points(one, range), weeks.points(other, range)] as const;
    return { points, categories: laterCategories?.(range, one, other) ?? null };
  };
  const later = cached(laterOf);

  const now = cached((period: number, one: number, other: number): Now | null => {
    const row = season.rowOf(period, season.teams[one]?.teamId ?? 0, season.teams[other]?.teamId ?? 0);
    return row ? nowOf(view, row, { one, other, isPoints }) : null;
  });

  /** One margin for the whole matchup. */
  const edgeOf = (period: number, one: number, other: number): number => {
    if (period === current) {
      const standing = now(period, one, other);
      if (standing) return standing.edge;
    }
    const { points, categories } = later(period, one, other);
    if (!categories) return pointsContest(points[0], points[1], weekly).edges[0] ?? 0;
    return laterEdge(edgeOfChance(categories.matchup.win + categories.matchup.tie / 2));
  };

  return {
    weeks,
    lastingShare: LASTING_SHARE,
    finalSeeds: season.isSeeded ? season.order : null,
    playoffEdge: (round, team, other) => edgeOf(season.playoffPeriods[round] ?? 0, team, other),
    playoffWinner: season.playoffWinner,
    contest({ period, home, away }): ContestForecast {
      const [one, other] = [indexOf.get(home) ?? 0, indexOf.get(away) ?? 0];
      const standing = period === current ? now(period, one, other) : null;
      const each = settings.format === "each-category";
      if (standing) return each ? { edges: standing.categories } : contestNow(standing);
      const { points, categories } = later(period, one, other);
      if (!categories)
        return isPoints || !each ? contestOf(points, weekly, isPoints) : eachAlike(edgeOf(period, one, other), season);
      return each
        ? { edges: categories.categories.map(({ win, tie }) => laterEdge(edgeOfChance(win + tie / 2))) }
        : { edges: [edgeOf(period, one, other)] };
    },
    chanceOf: ({ period, home, away }) => normalCdf(edgeOf(period, indexOf.get(home) ?? 0, indexOf.get(away) ?? 0)),
  };
}

type Later = { readonly points: readonly [number, number]; readonly categories: LaterCategories | null };
type Now = {
  readonly edge: number;
  readonly categories: readonly number[];
  readonly points: ContestForecast["points"] | null;
};

const contestNow = ({ edge, points }: Now): ContestForecast => ({ edges: [edge], ...(points && { points }) });

function contestOf([home, away]: readonly [number, number], weekly: number, isPoints: boolean): ContestForecast {
  const contest = pointsContest(home, away, weekly);
  return isPoints ? contest : { edges: contest.edges };
}

/** Categories of which no line is known: each goes as the matchup does. */
const eachAlike = (edge: number, { rules }: LeagueSeason): ContestForecast => ({
  edges: Array.from({ length: rules.unitsPerMatchup }, () => edge),
});

const edgeOfChance = (chance: number): number =>
  chance <= 0 ? -MAX_EDGE : chance >= 1 ? MAX_EDGE : Math.min(MAX_EDGE, Math.max(-MAX_EDGE, inverseNormal(chance)));

/** The current matchup as it stands, home team first. */
function nowOf(
  { context, setting, rosters }: SeasonView,
  { sides }: Matchup,
  { one, other, isPoints }: { readonly one: number; readonly other: number; readonly isPoints: boolean },
): Now {
  const startsAt = (team: number) =>
    startsOf(
      (period) => rosters[team]?.playersOn(period) ?? [],
      { context, setting },
      (game) => game.projection.mean,
    );
  const sideAt = (team: number) => sides.find(({ teamId }) => teamId === rosters[team]?.teamId);
  const [mine, theirs] = [sideAt(one), sideAt(other)];
  if (!mine || !theirs) return { edge: 0, categories: [], points: null };
  if (isPoints) {
    const forecast = (oppBanked: number, oppGames: ReturnType<typeof asPoints>[]) =>
      must(
        forecastPointsMatchup(
          { myBanked: mine.totalPoints, oppBanked, myGames: startsAt(one).map(asPoints), oppGames },
          POINTS_CALIBRATION,
        ),
      );
    const { winProbability, marginMean, marginVar } = forecast(theirs.totalPoints, startsAt(other).map(asPoints));
    const home = forecast(0, []).marginMean;
    const deviation = Math.sqrt(marginVar / 2);
    return { edge: edgeOfChance(winProbability), categories: [], points: { home, away: home - marginMean, deviation } };
  }
  const result = forecastCategoryMatchup({
    categories: context.league.settings.scoringItems,
    mine: sideOf(mine, startsAt(one)),
    theirs: sideOf(theirs, startsAt(other)),
  });
  if (!result.ok) return { edge: 0, categories: context.league.settings.scoringItems.map(() => 0), points: null };
  const { matchup, categories } = result.value;
  return {
    edge: edgeOfChance(matchup.win + matchup.tie / 2),
    categories: categories.map(({ win, tie }) => edgeOfChance(win + tie / 2)),
    points: null,
  };
}

/** Forecasts from the seven days after the current matchup. */
function categoriesOf({ context, setting, season }: SeasonView, weeks: TeamWeeks) {
  const last = Math.min(setting.last + DAYS_A_WEEK, context.league.status.finalScoringPeriod);
  const typical = { first: setting.last + 1, last } as PeriodRange; // periods of the same season
  return laterCategoryForecasts(context.league.settings.scoringItems, weeks, {
    teamCount: season.teams.length,
    typical,
  });
}

const DAYS_A_WEEK = 7;

/** Points that a team scores in seven days, over all teams and what is left after the current matchup. */
function weeklyPoints({ context, setting, season }: SeasonView, weeks: TeamWeeks): number {
  const last = context.league.status.finalScoringPeriod;
  const range = { first: setting.last + 1, last } as PeriodRange; // periods of the same season
  const days = last - setting.last;
  if (days <= 0 || season.teams.length === 0) return 1;
  const total = season.teams.reduce((sum, _, team) => sum + weeks.points(team, range), 0);
  return Math.max(1, (total / season.teams.length / days) * DAYS_A_WEEK);
}

function cached<T>(
  find: (period: number, one: number, other: number) => T,
): (period: number, one: number, other: number) => T {
  const known = new Map<string, T>();
  return (period, one, other) => {
    const key = `${period} ${one} ${other}`;
    if (!known.has(key)) known.set(key, find(period, one, other));
    return known.get(key) as T; // set in the line above
  };
}
