/**
 * The rest of a season played many times: playoffs, seeds, byes and titles as shares of the draws.
 *
 * Pure. Luck is drawn by name (`draws.ts`), so the same draws serve before and after a move. A team's luck in a matchup has two parts: one of
 * its own, and one that lasts for the rest of the season, because rosters turn out better or worse than forecast.
 */
import { byesOf, champion, roundsOf } from "./bracket";
import { luckOf } from "./draws";
import type { Season, SeasonMatchup } from "./season";
import { halvesAgainst, halvesOf, possibleHalves } from "./season";
import { createSeeder } from "./seeding";

/** A matchup to come. */
export type ContestForecast = {
  /** Expected margin of the home team in deviations of the margin: one for the matchup, or one a category. */
  readonly edges: readonly number[];
  /** Expected points of both sides and the deviation of one side's; absent in category leagues. */
  readonly points?: { readonly home: number; readonly away: number; readonly deviation: number };
};

export type SeasonForecast = {
  contest(matchup: SeasonMatchup): ContestForecast;
  /** Expected margin in deviations of a playoff matchup, teams by position in `Season.teams`, rounds from 0. */
  playoffEdge(round: number, team: number, other: number): number;
  /** The winner of a playoff matchup that is over; `null` while it is not. */
  playoffWinner(round: number, team: number, other: number): number | null;
  /** Share of a margin's variance that lasts, 0 to 1. */
  readonly lastingShare: number;
  /** Seeds once they are final, positions best first; `null` in the regular season. */
  readonly finalSeeds: readonly number[] | null;
};

/** Chances, 0 to 1. */
export type TeamOdds = {
  readonly teamId: number;
  readonly playoffs: number;
  readonly bye: number;
  readonly title: number;
  /** Chance of each final place of the regular season, first place first. */
  readonly places: readonly number[];
  /** Wins of the regular season, a tie half of one, in the record's unit. */
  readonly expectedWins: number;
  /** The playoffs by wins of the regular season, fewest wins first; only records that some draw ends with. */
  readonly byWins: readonly WinsOdds[];
};

type WinsOdds = {
  readonly wins: number;
  /** Draws that end with so many wins, as a share of all. */
  readonly share: number;
  /** Chance of the playoffs among those draws. */
  readonly playoffs: number;
};

export const DRAWS = 5_000;

type Draws = {
  readonly count: number;
  /** At draw × teams + team. */
  readonly halves: Float32Array;
  readonly pointsFor: Float64Array;
  readonly pointsAgainst: Float64Array;
  /** At (draw × teams + team) × teams + opponent. */
  readonly against: Float32Array;
};

/** Draws that end with the same wins. */
type RecordCount = { draws: number; inPlayoffs: number };

/** @param drawCount even */
export function simulateSeason(season: Season, forecast: SeasonForecast, drawCount: number = DRAWS): TeamOdds[] {
  const { teams, rules } = season;
  const played = playRegularSeason(season, forecast, drawCount);
  const seeder = createSeeder(season);
  const possible = possibleHalves(season);
  const count = teams.length;
  const places = teams.map(() => new Float64Array(count));
  const titles = new Float64Array(count);
  const records = teams.map(() => new Map<number, RecordCount>());
  const byes = byesOf(rules.playoffTeams);
  const coins = teams.map(({ teamId }) => luckOf(drawCount, "coin", teamId));
  const winners = playoffWinners(season, forecast, drawCount);
  for (let draw = 0; draw < drawCount; draw++) {
    const row = <Values extends Float32Array | Float64Array>(values: Values, width: number) =>
      values.subarray(draw * width, (draw + 1) * width);
    const order =
      forecast.finalSeeds ??
      seeder.order({
        halves: row(played.halves, count),
        possible,
        pointsFor: row(played.pointsFor, count),
        pointsAgainst: row(played.pointsAgainst, count),
        against: row(played.against, count * count),
        coins: coins.map((luck) => luck[draw] ?? 0),
      });
    for (const [place, team] of order.entries()) {
      const counts = places[team];
      if (counts) counts[place] = (counts[place] ?? 0) + 1;
      const halves = played.halves[draw * count + team] ?? 0;
      const record = records[team]?.get(halves) ?? { draws: 0, inPlayoffs: 0 };
      record.draws += 1;
      if (place < rules.playoffTeams) record.inPlayoffs += 1;
      records[team]?.set(halves, record);
    }
    if (rules.playoffTeams < 2) continue;
    const best = champion(rules.playoffTeams, rules.isReseeded, (round, better, worse) =>
      winners(draw, round, order[better] ?? 0, order[worse] ?? 0),
    );
    const team = order[best] ?? 0;
    titles[team] = (titles[team] ?? 0) + 1;
  }
  return teams.map(({ teamId }, team) => {
    const shares = Array.from(places[team] ?? [], (times) => times / drawCount);
    const upTo = (seeds: number) => shares.slice(0, seeds).reduce((sum, share) => sum + share, 0);
    const byHalves = [...(records[team] ?? [])].sort(([one], [other]) => one - other);
    const halves = byHalves.reduce((sum, [each, { draws }]) => sum + each * draws, 0);
    return {
      teamId,
      playoffs: Math.min(1, upTo(rules.playoffTeams)),
      bye: Math.min(1, upTo(byes)),
      title: (titles[team] ?? 0) / drawCount,
      places: shares,
      expectedWins: halves / drawCount / 2,
      byWins: byHalves.map(([each, { draws, inPlayoffs }]) => ({
        wins: each / 2,
        share: draws / drawCount,
        playoffs: inPlayoffs / draws,
      })),
    };
  });
}

function playRegularSeason(season: Season, forecast: SeasonForecast, drawCount: number): Draws {
  const { teams, matchups } = season;
  const count = teams.length;
  const draws: Draws = {
    count: drawCount,
    halves: new Float32Array(drawCount * count),
    pointsFor: new Float64Array(drawCount * count),
    pointsAgainst: new Float64Array(drawCount * count),
    against: new Float32Array(drawCount * count * count),
  };
  const indexOf = new Map(teams.map(({ teamId }, index) => [teamId, index]));
  const known = halvesAgainst(season);
  for (let draw = 0; draw < drawCount; draw++) {
    draws.against.set(known, draw * count * count);
    for (const [team, { record, pointsFor, pointsAgainst }] of teams.entries()) {
      draws.halves[draw * count + team] = halvesOf(record);
      draws.pointsFor[draw * count + team] = pointsFor;
      draws.pointsAgainst[draw * count + team] = pointsAgainst;
    }
  }
  if (forecast.finalSeeds) return draws;
  const luck = seasonLuck(drawCount, forecast.lastingShare);
  for (const matchup of matchups) {
    const [home, away] = [indexOf.get(matchup.home), indexOf.get(matchup.away)];
    if (matchup.result || home === undefined || away === undefined) continue;
    playContest(draws, { period: matchup.period, home, away, teams: season.teams }, forecast.contest(matchup), luck);
  }
  return draws;
}

type Pair = {
  readonly period: number;
  readonly home: number;
  readonly away: number;
  readonly teams: Season["teams"];
};

function playContest(
  { count: drawCount, halves, pointsFor, pointsAgainst, against }: Draws,
  { period, home, away, teams }: Pair,
  { edges, points }: ContestForecast,
  luckIn: SeasonLuck,
): void {
  const count = teams.length;
  for (const [unit, edge] of edges.entries()) {
    const ownLuck = luckIn(teams[home]?.teamId ?? 0, period, unit);
    const otherLuck = luckIn(teams[away]?.teamId ?? 0, period, unit);
    for (let draw = 0; draw < drawCount; draw++) {
      const [mine, theirs] = [ownLuck[draw] ?? 0, otherLuck[draw] ?? 0];
      const winner = edge * Math.SQRT2 + mine - theirs > 0 ? home : away;
      const loser = winner === home ? away : home;
      const at = draw * count;
      halves[at + winner] = (halves[at + winner] ?? 0) + 2;
      against[(at + winner) * count + loser] = (against[(at + winner) * count + loser] ?? 0) + 2;
      if (!points) continue;
      const [scored, allowed] = [points.home + points.deviation * mine, points.away + points.deviation * theirs];
      pointsFor[at + home] = (pointsFor[at + home] ?? 0) + scored;
      pointsFor[at + away] = (pointsFor[at + away] ?? 0) + allowed;
      pointsAgainst[at + home] = (pointsAgainst[at + home] ?? 0) + allowed;
      pointsAgainst[at + away] = (pointsAgainst[at + away] ?? 0) + scored;
    }
  }
}

/** A team's luck in one matchup, of variance 1, by draw. */
type SeasonLuck = (teamId: number, period: number | string, unit: number) => Float64Array;

function seasonLuck(drawCount: number, lastingShare: number): SeasonLuck {
  const lasting = new Map<string, Float64Array>();
  const lastingOf = (teamId: number, unit: number): Float64Array => {
    const key = `${teamId} ${unit}`;
    const luck = lasting.get(key) ?? luckOf(drawCount, "lasting", teamId, unit);
    lasting.set(key, luck);
    return luck;
  };
  const [own, shared] = [Math.sqrt(1 - lastingShare), Math.sqrt(lastingShare)];
  return (teamId, period, unit) => {
    const luck = luckOf(drawCount, "matchup", period, teamId, unit);
    if (lastingShare === 0) return luck;
    const over = lastingOf(teamId, unit);
    for (let draw = 0; draw < drawCount; draw++) luck[draw] = own * (luck[draw] ?? 0) + shared * (over[draw] ?? 0);
    return luck;
  };
}

/** Whether a team beats another in a playoff round of a draw. */
function playoffWinners({ teams, rules }: Season, forecast: SeasonForecast, drawCount: number) {
  const rounds = roundsOf(rules.playoffTeams);
  const count = teams.length;
  const luckIn = seasonLuck(drawCount, forecast.lastingShare);
  const luck = Array.from({ length: rounds }, (_, round) =>
    teams.map(({ teamId }) => luckIn(teamId, `round ${round}`, 0)),
  );
  const edges = new Float64Array(rounds * count * count).fill(Number.NaN);
  return (draw: number, round: number, team: number, other: number): boolean => {
    const decided = forecast.playoffWinner(round, team, other);
    if (decided !== null) return decided === team;
    const at = (round * count + team) * count + other;
    let edge = edges[at] ?? Number.NaN;
    if (Number.isNaN(edge)) {
      edge = forecast.playoffEdge(round, team, other);
      edges[at] = edge;
    }
    return edge * Math.SQRT2 + (luck[round]?.[team]?.[draw] ?? 0) - (luck[round]?.[other]?.[draw] ?? 0) > 0;
  };
}
