/** A league's reading as a season: records, matchups over and to come, and what the playoffs have decided so far. */

import { matchupPeriodId } from "../ids";
import type { LeagueTeam, ScoringFormat } from "../league/league";
import type { LeagueSnapshot } from "../league/league-snapshot";
import type { Matchup, MatchupSide } from "../league/matchup";
import { type PeriodRange, periodsOfMatchup } from "../season/calendar";
import { roundsOf } from "./bracket";
import { halvesAgainst, halvesOf, SEEDING_RULES, type Season, type SeasonMatchup, type Tally, unitsOf } from "./season";
import { createSeeder } from "./seeding";

export type LeagueSeason = Season & {
  /** Positions of the teams, best first: as ESPN seeds them, or by its rules while it has not. */
  readonly order: readonly number[];
  /** The regular season is over. */
  readonly isSeeded: boolean;
  /** Matchup period of each playoff round that the league has. */
  readonly playoffPeriods: readonly number[];
  /** The row of a matchup of the current period. */
  rowOf(period: number, home: number, away: number): Matchup | undefined;
  /** Winner by position; `null` while it is not decided. */
  playoffWinner(round: number, team: number, other: number): number | null;
};

/** Formats whose matchups have winners. */
export const hasMatchups = (format: ScoringFormat): boolean =>
  format === "points" || format === "each-category" || format === "most-categories";

export function leagueSeason(context: LeagueSnapshot, rows: readonly Matchup[]): LeagueSeason {
  const { settings } = context.league;
  const { schedule } = settings;
  const current = Number(context.matchupPeriod);
  const paired = rows.filter(({ sides }) => sides.length === 2);
  const regular = paired.filter(({ matchupPeriod }) => matchupPeriod <= schedule.regularSeasonMatchups);
  const each = settings.format === "each-category";
  const isOver = (row: Matchup) =>
    row.winner !== "UNDECIDED" ||
    row.matchupPeriod < current ||
    context.calendarPeriod > context.league.status.finalScoringPeriod;
  const matchups = regular.map((row): SeasonMatchup => {
    const [home, away] = [Number(row.sides[0]?.teamId), Number(row.sides[1]?.teamId)];
    return { period: Number(row.matchupPeriod), home, away, result: isOver(row) ? resultOf(row, each) : null };
  });
  const over = regular.filter(isOver);
  const teams = context.league.teams.map((team) => {
    const { pointsFor, pointsAgainst } = pointsOf(over, team.teamId);
    const record = recordOf(team, matchups);
    return { teamId: Number(team.teamId), divisionId: team.divisionId ?? 0, record, pointsFor, pointsAgainst };
  });
  const season: Season = {
    teams,
    matchups,
    rules: {
      playoffTeams: Math.min(schedule.playoffTeamCount, teams.length),
      seedingRule: SEEDING_RULES.find((rule) => rule === schedule.seedingRule) ?? "H2H_RECORD",
      isReseeded: schedule.isReseeded,
      unitsPerMatchup: each ? Math.max(1, settings.scoringItems.length) : 1,
    },
  };
  const playoffPeriods = Object.keys(schedule.matchupPeriods)
    .map(Number)
    .filter((period) => period > schedule.regularSeasonMatchups)
    .sort((a, b) => a - b)
    .slice(0, roundsOf(season.rules.playoffTeams));
  const rowOf = (period: number, home: number, away: number) =>
    paired.find(
      ({ matchupPeriod, sides }) =>
        matchupPeriod === period && [home, away].every((id) => sides.some(({ teamId }) => teamId === id)),
    );
  return {
    ...season,
    order: orderOf(season, context.league.teams),
    isSeeded: matchups.every(({ result }) => result !== null) && current > schedule.regularSeasonMatchups,
    playoffPeriods,
    rowOf,
    playoffWinner(round, team, other) {
      const row = rowOf(playoffPeriods[round] ?? 0, teams[team]?.teamId ?? 0, teams[other]?.teamId ?? 0);
      if (!row || !isOver(row)) return null;
      const { wins, losses } = resultOf(row, each);
      const winner = wins === losses ? undefined : row.sides[wins > losses ? 0 : 1]?.teamId;
      // A tie is the better seed's, and the caller names it first.
      return winner === undefined ? team : teams[team]?.teamId === winner ? team : other;
    },
  };
}

/** The result of the home team. The score decides a matchup that is over and that ESPN has not decided yet. */
function resultOf({ winner, sides }: Matchup, eachCategory: boolean): Tally {
  const [home, away] = sides;
  if (eachCategory && home && home.wins + home.losses + home.ties > 0) {
    return { wins: home.wins, losses: home.losses, ties: home.ties };
  }
  const score = (side: MatchupSide | undefined) => (side ? side.totalPoints + side.wins : 0);
  const lead = winner === "UNDECIDED" ? score(home) - score(away) : winner === "HOME" ? 1 : winner === "AWAY" ? -1 : 0;
  return { wins: Number(lead > 0), losses: Number(lead < 0), ties: Number(lead === 0) };
}

/** ESPN's record, or what the matchups say where ESPN has not counted the last of them. */
function recordOf({ teamId, record }: LeagueTeam, matchups: readonly SeasonMatchup[]): Tally {
  const counted = matchups.reduce(
    (sum, { home, away, result }) => {
      if (!result || (home !== teamId && away !== teamId)) return sum;
      const [won, lost] = home === teamId ? [result.wins, result.losses] : [result.losses, result.wins];
      return { wins: sum.wins + won, losses: sum.losses + lost, ties: sum.ties + result.ties };
    },
    { wins: 0, losses: 0, ties: 0 },
  );
  return record && unitsOf(record) >= unitsOf(counted) ? record : counted;
}

function pointsOf(over: readonly Matchup[], teamId: number) {
  let [pointsFor, pointsAgainst] = [0, 0];
  for (const { sides } of over) {
    const own = sides.find((side) => side.teamId === teamId);
    if (!own) continue;
    pointsFor += own.totalPoints;
    pointsAgainst += sides.find((side) => side !== own)?.totalPoints ?? 0;
  }
  return { pointsFor, pointsAgainst };
}

function orderOf(season: Season, teams: readonly LeagueTeam[]): number[] {
  const places = teams.map(({ playoffSeed }) => playoffSeed ?? 0);
  const isComplete = new Set(places).size === places.length && places.every((place) => place > 0);
  // ESPN numbers teams before the first matchup too; that order is nobody's place.
  const hasBegun = season.teams.some(({ record }) => unitsOf(record) > 0);
  const everyone = teams.map((_, team) => team);
  if (isComplete && hasBegun) return everyone.sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  return orderByRules(season);
}

/** The order of the present records by ESPN's rules; teams that nothing separates stay in the league's order. */
function orderByRules(season: Season): number[] {
  const { teams } = season;
  return createSeeder(season).order({
    halves: teams.map(({ record }) => halvesOf(record)),
    possible: teams.map(({ record }) => 2 * unitsOf(record)),
    pointsFor: teams.map(({ pointsFor }) => pointsFor),
    pointsAgainst: teams.map(({ pointsAgainst }) => pointsAgainst),
    against: halvesAgainst(season),
    coins: teams.map((_, team) => -team),
  });
}

/** Days of a matchup period; `undefined` where the calendar does not know them. */
export function rangeOfPeriod({ calendar, league }: LeagueSnapshot, period: number): PeriodRange | undefined {
  const matchup = matchupPeriodId.safeParse(period);
  return matchup.success ? periodsOfMatchup(calendar, league.settings.schedule, matchup.data) : undefined;
}
