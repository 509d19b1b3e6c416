/**
 * The course of a replayed league through a season, whatever it scores: rosters carried over from week to week, one team advised or none,
 * the other managers by rule.
 */
import type { ReplayMove } from "../proposed-week";
import { drawUnit } from "../replay-draws";
import { PLAN_DAYS, type PlanDay } from "../replay-forecasts";
import { draftedTeams, withoutAbsent } from "../replay-league";
import { DAYS_PER_WEEK, type ReplaySeason } from "../replay-season";

export type SeasonSettings = {
  readonly fromWeek: number;
  readonly lastWeek: number;
  readonly addsPerWeek: number;
  /** A manager by rule replaces a player who has not played for so many days. */
  readonly replaceAfterDays: number;
};

/** @typeParam Standing what a policy is told of the contest. */
export type AdvisedMorning<Standing> = {
  readonly week: number;
  readonly planDay: PlanDay;
  readonly roster: readonly number[];
  /** Players on no roster, without those dropped this week. */
  readonly freeAgents: readonly number[];
  readonly addsLeft: number;
  /** The contest as it stands that morning. */
  readonly matchup: Standing;
};

/** Moves of one morning, days counted from it; those of the days before the next plan morning are made. */
export type Policy<Standing> = { moves(morning: AdvisedMorning<Standing>): readonly ReplayMove[] };

export type LeagueSeat = { readonly seed: number; readonly seat: number };

/** A week as far as it is played on a plan morning. */
export type WeekSoFar = LeagueSeat & {
  readonly week: number;
  readonly planDay: PlanDay;
  /** Monday's rosters of all teams; those of managers by rule stay for the week. */
  readonly teams: readonly (readonly number[])[];
  /** Players of the advised team by day of the week, moves made so far. */
  readonly days: readonly (readonly number[])[];
};

export type Advice<Standing> = {
  readonly policy: Policy<Standing>;
  standingOn(soFar: WeekSoFar): Standing;
};

type MadeMove<Standing> = {
  readonly drop: number | null;
  readonly add: number | null;
  /** The contest on the morning of the plan. */
  readonly matchup: Standing;
};

export type PlayedWeek<Standing> = {
  readonly week: number;
  readonly teamCount: number;
  playersOn(team: number, dayIndex: number): readonly number[];
  readonly made: readonly MadeMove<Standing>[];
};

/** Week by week; the next one is planned only when it is asked for. @param advice `null`: everybody is managed by rule */
export function* leagueCourse<Standing>(
  season: ReplaySeason,
  { seed, seat }: LeagueSeat,
  settings: SeasonSettings,
  advice: Advice<Standing> | null,
): Generator<PlayedWeek<Standing>> {
  let teams: readonly (readonly number[])[] = teamsAt(season, seed, settings);
  const locked = advice ? new Set([seat]) : undefined;
  for (let week = settings.fromWeek; week <= settings.lastWeek; week++) {
    if (week > settings.fromWeek)
      teams = withoutAbsent(season, teams, { week, days: settings.replaceAfterDays, ...(locked && { locked }) });
    const monday = teams;
    const { days, made } = advice
      ? advisedWeek(season, { seed, seat, week, teams }, { advice, addsPerWeek: settings.addsPerWeek })
      : { days: unchangedWeek(monday[seat] ?? []), made: [] };
    yield {
      week,
      teamCount: teams.length,
      playersOn: (team, dayIndex) => (team === seat ? days[dayIndex] : monday[team]) ?? [],
      made,
    };
    teams = monday.map((players, team) => (team === seat ? (days.at(-1) ?? players) : players));
  }
}

/** Monday's rosters of the league without advice, by week from `fromWeek`. */
export function teamsByRule(
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

const unchangedWeek = (players: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: DAYS_PER_WEEK }, () => players);

type WeekStart = LeagueSeat & { readonly week: number; readonly teams: readonly (readonly number[])[] };

function advisedWeek<Standing>(
  season: ReplaySeason,
  { seed, seat, week, teams }: WeekStart,
  { advice, addsPerWeek }: { readonly advice: Advice<Standing>; readonly addsPerWeek: number },
): { readonly days: readonly (readonly number[])[]; readonly made: readonly MadeMove<Standing>[] } {
  const others = new Set(teams.flatMap((players, team) => (team === seat ? [] : players)));
  const pool = [...season.players.entries()]
    .filter(([player, { inPoolFromDay }]) => inPoolFromDay <= week * DAYS_PER_WEEK && !others.has(player))
    .map(([player]) => player);
  const gone = new Set<number>();
  const made: MadeMove<Standing>[] = [];
  let days = unchangedWeek(teams[seat] ?? []);
  for (const [index, planDay] of PLAN_DAYS.entries()) {
    const roster = days[planDay] ?? [];
    const matchup = advice.standingOn({ seed, seat, week, planDay, teams, days });
    const morning: AdvisedMorning<Standing> = {
      week,
      planDay,
      roster,
      freeAgents: pool.filter((player) => !roster.includes(player) && !gone.has(player)),
      addsLeft: addsPerWeek - made.filter(({ add }) => add !== null).length,
      matchup,
    };
    const next = PLAN_DAYS[index + 1] ?? DAYS_PER_WEEK;
    for (const { day, drop, add } of advice.policy.moves(morning).filter((move) => planDay + move.day < next)) {
      days = days.map((players, dayIndex) => {
        if (dayIndex < planDay + day) return players;
        const stay = players.filter((player) => player !== drop);
        return add === null ? stay : [...stay, add];
      });
      if (drop !== null) gone.add(drop);
      made.push({ drop, add, matchup });
    }
  }
  return { days, made };
}
