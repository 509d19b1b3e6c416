/**
 * Whole seasons of replayed leagues with one team advised: its roster is carried over from week to week, every plan is followed, and the
 * other nine managers act by rule. The same league without advice is played beside it.
 *
 * Points leagues. Every morning's lineups are chosen by the rule of all backtests (`delivered-points.ts`).
 */
import { quickWeekPlan } from "@/domain/plan/solve-week-plan";
import { chanceAboveZero } from "@/domain/win-probability/normal";
import { type DayScore, dayScore } from "../delivered-points";
import { asReplayMoves, type ReplayMove } from "../proposed-week";
import { drawUnit } from "../replay-draws";
import { type ForecastBook, PLAN_DAYS, type PlanDay } from "../replay-forecasts";
import { draftedTeams, withoutAbsent } from "../replay-league";
import { DAYS_PER_WEEK, type ReplaySeason } from "../replay-season";
import { type MatchupState, matchupStates } from "./matchup-state";

export type AdvisedMorning = {
  readonly week: number;
  readonly planDay: PlanDay;
  readonly roster: readonly number[];
  /** Players on no roster, without those dropped this week. */
  readonly freeAgents: readonly number[];
  readonly addsLeft: number;
  /** The matchup as it stands that morning. */
  readonly matchup: MatchupState;
};

/** Moves of one morning, days counted from it; those of the days before the next plan morning are made. */
export type Policy = { moves(morning: AdvisedMorning): readonly ReplayMove[] };

export type SeasonMove = {
  readonly week: number;
  readonly drop: number | null;
  readonly add: number | null;
  /** Chance to win the matchup on the morning of the plan. */
  readonly winProbability: number;
};

export type SeasonRun = {
  readonly seed: number;
  readonly seat: number;
  /** Points of the team and of its opponent, week by week. */
  readonly weeks: readonly { readonly week: number; readonly mine: number; readonly theirs: number }[];
  /** Place in the league's final table, from 1: matchups won, then points. */
  readonly place: number;
  readonly moves: readonly SeasonMove[];
};

export type SeasonSettings = {
  readonly fromWeek: number;
  readonly lastWeek: number;
  readonly addsPerWeek: number;
  /** A manager by rule replaces a player who has not played for so many days. */
  readonly replaceAfterDays: number;
};

export type RuleWeek = {
  readonly week: number;
  readonly teams: readonly (readonly number[])[];
  readonly totals: readonly number[];
};

export type SeasonReplay = {
  /** @param policy `null`: the team is managed by rule like the others. */
  play(league: { readonly seed: number; readonly seat: number }, policy: Policy | null): SeasonRun;
  /** The league without advice, by week from `fromWeek`: rosters of Monday, and what each team scores in the week. */
  weeksByRule(seed: number): readonly RuleWeek[];
  /** Players on a roster of the league without advice, by week from `fromWeek`. */
  rosters(seed: number): readonly ReadonlySet<number>[];
};

export function seasonReplay(book: ForecastBook, settings: SeasonSettings): SeasonReplay {
  const { season } = book;
  const score = dayScore(book);
  const matchups = matchupStates(book);
  return {
    play({ seed, seat }, policy) {
      let teams: readonly (readonly number[])[] = teamsAt(season, seed, settings);
      const table = leagueTable(teams.length);
      const weeks: SeasonRun["weeks"][number][] = [];
      const moves: SeasonMove[] = [];
      const locked = policy ? new Set([seat]) : undefined;
      for (let week = settings.fromWeek; week <= settings.lastWeek; week++) {
        if (week > settings.fromWeek)
          teams = withoutAbsent(season, teams, { week, days: settings.replaceAfterDays, ...(locked && { locked }) });
        const opposing = opponentOf(seed, week, seat, teams.length);
        const opponent = teams[opposing] ?? [];
        const start = { week, seat, teams, opponent };
        const { days, made } = policy
          ? advisedWeek(season, start, { policy, settings, score, matchups })
          : { days: weekOf(teams[seat] ?? []), made: [] };
        const totals = teams.map((players, team) =>
          weekTotal(score, week, (dayIndex) => (team === seat ? (days[dayIndex] ?? []) : players)),
        );
        table.add(totals, (team) => opponentOf(seed, week, team, teams.length));
        weeks.push({ week, mine: totals[seat] ?? 0, theirs: totals[opposing] ?? 0 });
        moves.push(...made);
        teams = teams.map((players, team) => (team === seat ? (days.at(-1) ?? players) : players));
      }
      return { seed, seat, weeks, place: table.placeOf(seat), moves };
    },
    weeksByRule: (seed) =>
      teamsByRule(season, seed, settings).map((teams, index) => {
        const week = settings.fromWeek + index;
        return { week, teams, totals: teams.map((players) => weekTotal(score, week, () => players)) };
      }),
    rosters: (seed) => teamsByRule(season, seed, settings).map((teams) => new Set(teams.flat())),
  };
}

/** A tie is half a win. */
function leagueTable(teams: number) {
  const rows = Array.from({ length: teams }, (_, team) => ({ team, won: 0, points: 0 }));
  return {
    add(totals: readonly number[], opponentOfTeam: (team: number) => number): void {
      for (const row of rows) {
        const [mine = 0, theirs = 0] = [totals[row.team], totals[opponentOfTeam(row.team)]];
        row.won += mine > theirs ? 1 : mine === theirs ? 0.5 : 0;
        row.points += mine;
      }
    },
    placeOf: (team: number): number =>
      rows.toSorted((a, b) => b.won - a.won || b.points - a.points).findIndex((row) => row.team === team) + 1,
  };
}

const weekOf = (players: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: DAYS_PER_WEEK }, () => players);

const weekTotal = (score: DayScore, week: number, on: (dayIndex: number) => readonly number[]): number =>
  weekOf([]).reduce((sum, _, dayIndex) => sum + score(on(dayIndex), week * DAYS_PER_WEEK + dayIndex), 0);

/** Monday's rosters of the league without advice, by week from `fromWeek`. */
function teamsByRule(
  season: ReplaySeason,
  seed: number,
  settings: SeasonSettings,
): readonly (readonly (readonly number[])[])[] {
  let teams: readonly (readonly number[])[] = teamsAt(season, seed, settings);
  return Array.from({ length: settings.lastWeek - settings.fromWeek + 1 }, (_, index) => {
    const week = settings.fromWeek + index;
    if (index > 0) teams = withoutAbsent(season, teams, { week, days: settings.replaceAfterDays });
    return teams;
  });
}

/** Rosters when the replay begins: drafted, then retained by rule. */
function teamsAt(season: ReplaySeason, seed: number, { fromWeek, replaceAfterDays }: SeasonSettings): number[][] {
  const draftWeek = season.hasPrior ? 0 : fromWeek;
  let teams = draftedTeams(season, seed, draftWeek);
  for (let week = draftWeek + 1; week <= fromWeek; week++)
    teams = withoutAbsent(season, teams, { week, days: replaceAfterDays });
  return teams;
}

/** A round robin by the circle method, in an order of its own for each league. */
export function opponentOf(seed: number, week: number, seat: number, teams: number): number {
  const rounds = teams - 1;
  const round = (week + Math.floor(drawUnit(seed, 17) * rounds)) % rounds;
  if (seat === rounds) return round;
  if (seat === round) return rounds;
  return (2 * round - seat + 2 * rounds) % rounds;
}

type WeekStart = {
  readonly week: number;
  readonly seat: number;
  readonly teams: readonly (readonly number[])[];
  readonly opponent: readonly number[];
};

type Advice = {
  readonly policy: Policy;
  readonly settings: SeasonSettings;
  readonly score: DayScore;
  readonly matchups: ReturnType<typeof matchupStates>;
};

function advisedWeek(
  season: ReplaySeason,
  { week, seat, teams, opponent }: WeekStart,
  { policy, settings, score, matchups }: Advice,
): { readonly days: readonly (readonly number[])[]; readonly made: readonly SeasonMove[] } {
  const others = new Set(teams.flatMap((players, team) => (team === seat ? [] : players)));
  const pool = [...season.players.entries()]
    .filter(([player, { inPoolFromDay }]) => inPoolFromDay <= week * DAYS_PER_WEEK && !others.has(player))
    .map(([player]) => player);
  const gone = new Set<number>();
  const made: SeasonMove[] = [];
  let days = weekOf(teams[seat] ?? []);
  for (const [index, planDay] of PLAN_DAYS.entries()) {
    const roster = days[planDay] ?? [];
    const banked = (of: (dayIndex: number) => readonly number[]) =>
      Array.from({ length: planDay }, (_, dayIndex) => score(of(dayIndex), week * DAYS_PER_WEEK + dayIndex)).reduce(
        (sum, points) => sum + points,
        0,
      );
    const matchup = matchups(week, planDay, {
      mine: roster,
      theirs: opponent,
      lead: banked((dayIndex) => days[dayIndex] ?? []) - banked(() => opponent),
    });
    const adds = made.filter(({ add }) => add !== null).length;
    const morning: AdvisedMorning = {
      week,
      planDay,
      roster,
      freeAgents: pool.filter((player) => !roster.includes(player) && !gone.has(player)),
      addsLeft: settings.addsPerWeek - adds,
      matchup,
    };
    const next = PLAN_DAYS[index + 1] ?? DAYS_PER_WEEK;
    for (const { day, drop, add } of policy.moves(morning).filter((move) => planDay + move.day < next)) {
      days = days.map((players, dayIndex) => {
        if (dayIndex < planDay + day) return players;
        const stay = players.filter((player) => player !== drop);
        return add === null ? stay : [...stay, add];
      });
      if (drop !== null) gone.add(drop);
      made.push({ week, drop, add, winProbability: chanceAboveZero(matchup.margin, matchup.variance) });
    }
  }
  return { days, made };
}

/** Moves of the engine's quick plan for a week. */
export function quickMoves(week: Parameters<typeof quickWeekPlan>[0]): readonly ReplayMove[] {
  const plan = quickWeekPlan(week);
  if (!plan.ok) throw new RangeError(`${plan.error.code}: ${plan.error.detail}`);
  return asReplayMoves(plan.value.moves);
}
