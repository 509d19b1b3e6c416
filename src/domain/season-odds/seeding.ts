/**
 * ESPN's order of teams: division winners first, then by winning percentage, ties broken one seed at a time.
 *
 * Source: "Playoff Seeding: How Regular Season Standings Tiebreakers Work" (support.espn.com, article 360036952471). The head-to-head
 * record counts only when all tied teams have met equally often. The league's rule moves one tiebreaker to the front; a coin flip is last.
 */
import { SEEDING_RULES, type Season, type SeedingRule } from "./season";

/** The final state of a regular season, by a team's position in `Season.teams`. */
type FinalTable = {
  /** Half-wins, and those possible. */
  readonly halves: ArrayLike<number>;
  readonly possible: ArrayLike<number>;
  readonly pointsFor: ArrayLike<number>;
  readonly pointsAgainst: ArrayLike<number>;
  /** Half-wins against each team, at team × teams + opponent. */
  readonly against: ArrayLike<number>;
  /** Ends what no tiebreaker decides, higher first. */
  readonly coins: ArrayLike<number>;
};

export type Seeder = {
  /** Positions of the teams, best seed first. */
  order(table: FinalTable): number[];
};

/** @param season its matchups tell how often teams meet; their results are read from each table. */
export function createSeeder({ teams, matchups, rules }: Season): Seeder {
  const count = teams.length;
  const indexOf = new Map(teams.map(({ teamId }, index) => [teamId, index]));
  const meetings = new Int32Array(count * count);
  for (const { home, away } of matchups) {
    const [one, other] = [indexOf.get(home), indexOf.get(away)];
    if (one === undefined || other === undefined) continue;
    for (const at of [one * count + other, other * count + one]) meetings[at] = (meetings[at] ?? 0) + 1;
  }
  const divisions = teams.map(({ divisionId }) => divisionId);
  const hasDivisions = new Set(divisions).size > 1;
  const chain = [rules.seedingRule, ...SEEDING_RULES.filter((rule) => rule !== rules.seedingRule)];
  const measures = measuresOf({ count, meetings, divisions, hasDivisions });

  /** The next seed among teams level on record. */
  const nextOf = (tied: readonly number[], table: FinalTable): number => {
    let left = tied;
    for (const rule of chain) {
      const measure = measures[rule](left, table);
      if (measure) left = bestOf(left, measure);
      if (left.length === 1) break;
    }
    return bestOf(left, (team) => table.coins[team] ?? 0)[0] ?? 0;
  };

  const byRecord = (among: readonly number[], table: FinalTable): number[] => {
    const share = (team: number) => (table.halves[team] ?? 0) / Math.max(1, table.possible[team] ?? 0);
    const sorted = [...among].sort((a, b) => share(b) - share(a) || a - b);
    const order: number[] = [];
    for (let from = 0; from < sorted.length; ) {
      const first = sorted[from] ?? 0;
      let to = from + 1;
      while (to < sorted.length && share(sorted[to] ?? 0) === share(first)) to++;
      let tied = sorted.slice(from, to);
      while (tied.length > 1) {
        const next = nextOf(tied, table);
        order.push(next);
        tied = tied.filter((team) => team !== next);
      }
      order.push(...tied);
      from = to;
    }
    return order;
  };

  const everyone = teams.map((_, index) => index);
  return {
    order(table) {
      const order = byRecord(everyone, table);
      if (!hasDivisions) return order;
      const led = new Set<number>();
      const winners = order.filter((team) => {
        const division = divisions[team] ?? 0;
        return !led.has(division) && led.add(division);
      });
      return [...winners, ...order.filter((team) => !winners.includes(team))];
    },
  };
}

type Measure = (team: number) => number;

type Layout = {
  readonly count: number;
  readonly meetings: Int32Array;
  readonly divisions: readonly number[];
  readonly hasDivisions: boolean;
};

/** What each tiebreaker compares, higher first; `undefined` where it does not apply to the tied teams. */
function measuresOf({
  count,
  meetings,
  divisions,
  hasDivisions,
}: Layout): Record<SeedingRule, (tied: readonly number[], table: FinalTable) => Measure | undefined> {
  const haveMetEqually = (tied: readonly number[]): boolean => {
    const met = meetings[(tied[0] ?? 0) * count + (tied[1] ?? 0)] ?? 0;
    return met > 0 && tied.every((a) => tied.every((b) => a === b || meetings[a * count + b] === met));
  };
  const sumOver = (others: readonly number[], { against }: FinalTable): Measure => {
    return (team) => others.reduce((sum, other) => sum + (against[team * count + other] ?? 0), 0);
  };
  return {
    H2H_RECORD: (tied, table) => (tied.length > 1 && haveMetEqually(tied) ? sumOver(tied, table) : undefined),
    TOTAL_POINTS_SCORED: (_, table) => (team) => table.pointsFor[team] ?? 0,
    INTRA_DIVISION_RECORD: (tied, table) => {
      const [division] = tied.map((team) => divisions[team]);
      if (!hasDivisions || tied.some((team) => divisions[team] !== division)) return undefined;
      const rivals = divisions.flatMap((each, team) => (each === division ? [team] : []));
      const games = (team: number) => rivals.reduce((sum, other) => sum + (meetings[team * count + other] ?? 0), 0);
      const won = sumOver(rivals, table);
      return (team) => won(team) / Math.max(1, games(team));
    },
    TOTAL_POINTS_AGAINST: (_, table) => (team) => table.pointsAgainst[team] ?? 0,
  };
}

function bestOf(among: readonly number[], measure: Measure): number[] {
  const best = Math.max(...among.map(measure));
  return among.filter((team) => measure(team) === best);
}
