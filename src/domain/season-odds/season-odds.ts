/**
 * The whole answer about a season: each team's odds, the places it can still finish in, and how hard its schedule is.
 *
 * Pure. What a draw says and what is proven are kept apart: clinched and eliminated rest on the possible places alone.
 */
import type { PeriodRange } from "../season/calendar";
import { byesOf, possibleChampions } from "./bracket";
import { rangeOfPeriod } from "./league-season";
import { possiblePlaces } from "./possible-places";
import type { SeasonMatchup } from "./season";
import { type LeagueForecast, leagueForecast, type SeasonView } from "./season-forecast";
import { DRAWS, simulateSeason, type TeamOdds } from "./simulate";

/** Where each category is a win, a matchup takes as many numbers as there are categories. */
const CATEGORY_DRAWS = 2_000;

export type TeamSeason = TeamOdds & {
  /** Best and worst place that is still possible. */
  readonly best: number;
  readonly worst: number;
  readonly hasClinched: boolean;
  readonly hasClinchedBye: boolean;
  readonly isEliminated: boolean;
  /** Whether the title is still possible, and whether no other team can win it. */
  readonly canWinTitle: boolean;
  readonly hasWonTitle: boolean;
  /** Regular-season matchups after the current one. */
  readonly matchupsLater: number;
  /** Points that those opponents score, as a share over the league's average; `null` without any. */
  readonly opponentsOverAverage: number | null;
};

export type SeasonOdds = {
  readonly draws: number;
  /** In the order of the season's teams. */
  readonly teams: readonly TeamSeason[];
  /** Matchups of the regular season to come of one team, with its chance to win each. */
  matchupsOf(teamId: number): readonly { readonly matchup: SeasonMatchup; readonly winProbability: number }[];
  /**
   * A team's odds where its current matchup is won, and where it is lost, by the same draws; `null` once that is over,
   * in the playoffs, and where each category is a win.
   */
  byResultOf(teamId: number): ByResult | null;
};

type ByResult = { readonly ifWon: TeamOdds; readonly ifLost: TeamOdds };

export function seasonOdds(view: SeasonView): SeasonOdds {
  const { season } = view;
  const forecast = leagueForecast(view);
  const draws = season.rules.unitsPerMatchup > 1 ? CATEGORY_DRAWS : DRAWS;
  const odds = simulateSeason(season, forecast, draws);
  const places = possiblePlaces(season, forecast.finalSeeds);
  const byes = byesOf(season.rules.playoffTeams);
  const strength = strengthOf(view, forecast);
  const champions = championsOf(season.rules, forecast);
  /** Two more simulations of the season, so run once and only when asked for. */
  const byResults = new Map<number, ByResult | null>();
  return {
    draws,
    teams: odds.map((team, index) => {
      const { best, worst } = places[index] ?? { best: 1, worst: odds.length };
      return {
        ...team,
        best,
        worst,
        hasClinched: worst <= season.rules.playoffTeams,
        hasClinchedBye: byes > 0 && worst <= byes,
        isEliminated: best > season.rules.playoffTeams,
        canWinTitle: champions?.has(index) ?? best <= season.rules.playoffTeams,
        hasWonTitle: champions?.size === 1 && champions.has(index),
        ...scheduleOf(view, team.teamId, strength),
      };
    }),
    matchupsOf: (teamId) =>
      season.matchups
        .filter(({ result, home, away }) => !result && (home === teamId || away === teamId))
        .sort((a, b) => a.period - b.period)
        .map((matchup) => {
          const chance = forecast.chanceOf(matchup);
          return { matchup, winProbability: matchup.home === teamId ? chance : 1 - chance };
        }),
    byResultOf: (teamId) => {
      const known = byResults.get(teamId);
      if (known !== undefined) return known;
      const result = byResult(view, forecast, { teamId, draws });
      byResults.set(teamId, result);
      return result;
    },
  };
}

/** An edge of so many deviations decides a matchup in every draw. */
const DECIDED = 1_000;

function byResult(
  { context, season }: SeasonView,
  forecast: LeagueForecast,
  { teamId, draws }: { readonly teamId: number; readonly draws: number },
): ByResult | null {
  const current = season.matchups.find(
    ({ period, result, home, away }) =>
      !result && period === Number(context.matchupPeriod) && (home === teamId || away === teamId),
  );
  const at = season.teams.findIndex((team) => team.teamId === teamId);
  if (!current || forecast.finalSeeds || season.rules.unitsPerMatchup > 1) return null;
  const decided = (isWon: boolean): TeamOdds | undefined => {
    const edge = (current.home === teamId) === isWon ? DECIDED : -DECIDED;
    const contest: LeagueForecast["contest"] = (matchup) =>
      matchup === current ? { ...forecast.contest(matchup), edges: [edge] } : forecast.contest(matchup);
    return simulateSeason(season, { ...forecast, contest }, draws)[at];
  };
  const [ifWon, ifLost] = [decided(true), decided(false)];
  return ifWon && ifLost ? { ifWon, ifLost } : null;
}

/** Teams that can still win the title, by position; `undefined` while seeds are not final. */
function championsOf(
  { playoffTeams, isReseeded }: SeasonView["season"]["rules"],
  { finalSeeds, playoffWinner }: LeagueForecast,
): ReadonlySet<number> | undefined {
  if (!finalSeeds || playoffTeams < 2) return undefined;
  const teamAt = (seed: number): number => finalSeeds[seed] ?? 0;
  const seeds = possibleChampions(playoffTeams, isReseeded, (round, better, worse) => {
    const winner = playoffWinner(round, teamAt(better), teamAt(worse));
    return winner === null ? null : winner === teamAt(better);
  });
  return new Set([...seeds].map(teamAt));
}

/** Expected points over what is left of the season after the current matchup, as a share over the average. */
function strengthOf({ context, setting, season }: SeasonView, { weeks }: LeagueForecast): ReadonlyMap<number, number> {
  const regularEnd = rangeOfPeriod(context, context.league.settings.schedule.regularSeasonMatchups)?.last;
  const last = regularEnd && regularEnd > setting.last ? regularEnd : context.league.status.finalScoringPeriod;
  const range = { first: setting.last + 1, last } as PeriodRange; // periods of the same season
  const points = season.teams.map((_, team) => weeks.points(team, range));
  const mean = points.reduce((sum, each) => sum + each, 0) / Math.max(1, points.length);
  return new Map(
    season.teams.map(({ teamId }, team) => [teamId, mean > 0 ? (points[team] ?? 0) / mean - 1 : 0] as const),
  );
}

function scheduleOf({ context, season }: SeasonView, teamId: number, strength: ReadonlyMap<number, number>) {
  const opponents = season.matchups.flatMap(({ period, home, away, result }) => {
    if (result || period <= context.matchupPeriod || (home !== teamId && away !== teamId)) return [];
    return home === teamId ? away : home;
  });
  const total = opponents.reduce((sum, opponent) => sum + (strength.get(opponent) ?? 0), 0);
  return {
    matchupsLater: opponents.length,
    opponentsOverAverage: opponents.length === 0 ? null : total / opponents.length,
  };
}
