/**
 * A head-to-head season as the odds see it: teams with their records, the regular-season matchups, and the rules of seeding.
 *
 * Pure shapes. A record counts what the league counts: matchups, or categories where each category is a win.
 */

export type Tally = { readonly wins: number; readonly losses: number; readonly ties: number };

export type SeasonTeam = {
  readonly teamId: number;
  readonly divisionId: number;
  readonly record: Tally;
  /** Fantasy points of the regular season; 0 in category leagues. */
  readonly pointsFor: number;
  readonly pointsAgainst: number;
};

export type SeasonMatchup = {
  readonly period: number;
  readonly home: number;
  readonly away: number;
  /** What the home team won, lost and tied; `null` until the matchup is over. */
  readonly result: Tally | null;
};

/** In ESPN's words: which tiebreaker comes first when teams are level on record. */
export const SEEDING_RULES = [
  "H2H_RECORD",
  "TOTAL_POINTS_SCORED",
  "INTRA_DIVISION_RECORD",
  "TOTAL_POINTS_AGAINST",
] as const;
export type SeedingRule = (typeof SEEDING_RULES)[number];

type SeasonRules = {
  readonly playoffTeams: number;
  readonly seedingRule: SeedingRule;
  /** The best seed left meets the worst one left in every round. */
  readonly isReseeded: boolean;
  /** What a matchup adds to a record: 1, or the number of categories where each counts. */
  readonly unitsPerMatchup: number;
};

export type Season = {
  readonly teams: readonly SeasonTeam[];
  /** Regular season only, byes left out. */
  readonly matchups: readonly SeasonMatchup[];
  readonly rules: SeasonRules;
};

/** Half a win is one: a tie counts as many for both sides. */
export const halvesOf = ({ wins, ties }: Tally): number => 2 * wins + ties;

export const unitsOf = ({ wins, losses, ties }: Tally): number => wins + losses + ties;

/** Half-wins against each team in the matchups that are over, at team × teams + opponent, teams by position. */
export function halvesAgainst({ teams, matchups }: Season): Float64Array {
  const count = teams.length;
  const indexOf = new Map(teams.map(({ teamId }, index) => [teamId, index]));
  const against = new Float64Array(count * count);
  for (const { home, away, result } of matchups) {
    const [one, other] = [indexOf.get(home), indexOf.get(away)];
    if (!result || one === undefined || other === undefined) continue;
    against[one * count + other] = (against[one * count + other] ?? 0) + halvesOf(result);
    against[other * count + one] = (against[other * count + one] ?? 0) + 2 * unitsOf(result) - halvesOf(result);
  }
  return against;
}

/** Half-wins that each team can have when all of its matchups are over. */
export function possibleHalves({ teams, matchups, rules }: Season): number[] {
  return teams.map(({ teamId, record }) => {
    const toCome = matchups.filter(({ result, home, away }) => !result && (home === teamId || away === teamId)).length;
    return 2 * (unitsOf(record) + toCome * rules.unitsPerMatchup);
  });
}

/** Half-wins over those possible; 0 before the first matchup. */
export function winShare(record: Tally): number {
  const units = unitsOf(record);
  return units === 0 ? 0 : halvesOf(record) / (2 * units);
}

/** ESPN's "games behind" the leader: half of the wins and losses that lie between. */
export const gamesBehind = (leader: Tally, record: Tally): number =>
  Math.max(0, (leader.wins - record.wins + record.losses - leader.losses) / 2);
