/**
 * What the engine's proposals would have brought: replayed leagues, every team and week, scored with what really
 * happened.
 *
 * Every team-week starts from the roster that the league has then without any advice, so that weeks do not feed on each
 * other and all ways of acting start alike. One lineup rule for all of them (`delivered-points.ts`).
 */
import type { ProgramSolver } from "@/domain/plan/linear-program";
import { quickWeekPlan, solveWeekPlan, type WeekPlan } from "@/domain/plan/solve-week-plan";
import {
  decisionEngine,
  type EngineRules,
  type Proposal,
  type TeamWeek,
  type WeekPlayers,
  withMoves,
} from "./decision-course";
import { dayScore } from "./delivered-points";
import { asReplayMoves } from "./proposed-week";
import { type ClusteredMean, clusteredMean } from "./reliability";
import { drawUnit } from "./replay-draws";
import { type ForecastBook, PLAN_DAYS, type PlanDay } from "./replay-forecasts";
import { type ReplayLeague, replayLeague } from "./replay-league";
import { DAYS_PER_WEEK, type ReplaySeason } from "./replay-season";
import type { ReplaySettings } from "./replayed-matchups";

type ProposalTally = {
  readonly planDay: PlanDay;
  /** Proposals that were not to stand pat. */
  readonly proposals: number;
  /** Points a proposal over all team-weeks, as claimed and as delivered when followed to Sunday. */
  readonly claimed: number;
  readonly delivered: number;
};

export type DecisionReport = {
  readonly forecaster: string;
  readonly teamWeeks: number;
  readonly leagues: number;
  readonly weeks: number;
  /** Points a team-week without any move. */
  readonly pointsDoingNothing: number;
  /** Points a team-week against doing nothing, over the moves carried out. */
  readonly claimed: number;
  readonly delivered: ClusteredMean;
  readonly deliveredOverClaimed: number;
  /** Share of all team-weeks without a loss; a week without a move counts as none. */
  readonly shareNotNegative: number;
  readonly shareWithMoves: number;
  readonly shareNotNegativeWithMoves: number;
  readonly addsPerTeamWeek: number;
  /** Drop the worst season average, add the best on the wire, as many on Monday as the engine added in the week. */
  readonly bestAverage: { readonly gain: ClusteredMean; readonly shareNotNegative: number };
  /** The engine's points less those of the best average. */
  readonly overBestAverage: ClusteredMean;
  readonly byPlanDay: readonly ProposalTally[];
};

/** One team's week as judged. */
export type JudgedTeamWeek = {
  readonly seed: number;
  readonly week: number;
  readonly team: number;
  readonly proposals: readonly Proposal[];
  /** Points each proposal would have delivered, followed to Sunday. */
  readonly actualByProposal: readonly number[];
  readonly adds: number;
  readonly claimed: number;
  readonly nothing: number;
  readonly engine: number;
  readonly bestAverage: number;
};

export function decisionBacktest(book: ForecastBook, settings: ReplaySettings, rules: EngineRules): DecisionReport {
  return reportOf(book, settings, judgedTeamWeeks(book, settings, rules));
}

export function judgedTeamWeeks(book: ForecastBook, settings: ReplaySettings, rules: EngineRules): JudgedTeamWeek[] {
  const engine = decisionEngine(book, rules);
  const scored = weekScore(book);
  return teamWeeksOf(book.season, settings).map(({ seed, team, ...start }) => {
    const { week, roster } = start;
    const proposals = engine.proposals(start);
    const nothing: WeekPlayers = Array.from({ length: DAYS_PER_WEEK }, () => roster);
    const adds = proposals.reduce((sum, { before, after }) => sum + addsBetween(before, after), 0);
    const simple = bestAveragePlayers(book.season, start, adds);
    return {
      seed,
      week,
      team,
      proposals,
      adds,
      actualByProposal: proposals.map(({ before, followed }) => scored(followed, week) - scored(before, week)),
      claimed: proposals.reduce((sum, { claimedCarriedOut }) => sum + claimedCarriedOut, 0),
      nothing: scored(nothing, week),
      engine: scored(proposals.at(-1)?.after ?? nothing, week),
      bestAverage: scored(
        Array.from(nothing, () => simple),
        week,
      ),
    };
  });
}

type StartOfWeek = TeamWeek & { readonly seed: number; readonly team: number };

function teamWeeksOf(season: ReplaySeason, { seeds, fromWeek, rules }: ReplaySettings): StartOfWeek[] {
  return seeds.flatMap((seed) => {
    const league = replayLeague(season, seed, rules);
    const weeks = Array.from({ length: season.weekCount }, (_, week) => week);
    return weeks
      .filter((week) => week >= Math.max(fromWeek, league.draftWeek))
      .flatMap((week) => startsOf(season, league, week));
  });
}

function startsOf(season: ReplaySeason, league: ReplayLeague, week: number): StartOfWeek[] {
  const rosters = league.rosters[week] ?? [];
  const owned = new Set(rosters.flat());
  const monday = week * DAYS_PER_WEEK;
  const freeAgents = [...season.players.entries()]
    .filter(([player, { inPoolFromDay }]) => inPoolFromDay <= monday && !owned.has(player))
    .map(([player]) => player);
  return rosters.map((roster, team) => ({ seed: league.seed, week, team, roster, freeAgents }));
}

function weekScore(book: ForecastBook): (players: WeekPlayers, week: number) => number {
  const score = dayScore(book);
  return (players, week) =>
    players.reduce((sum, owned, dayIndex) => sum + score(owned, week * DAYS_PER_WEEK + dayIndex), 0);
}

/** Players who come in between two courses of a week. */
function addsBetween(before: WeekPlayers, after: WeekPlayers): number {
  const had = new Set(before.flat());
  return new Set(after.flat().filter((player) => !had.has(player))).size;
}

/** A player without a game in this many days is never added, whatever his average. */
const SEEN_WITHIN_DAYS = 7;

/** Players without a game this season count as averaging nothing. */
function bestAveragePlayers(
  season: ReplaySeason,
  { week, roster, freeAgents }: TeamWeek,
  moves: number,
): readonly number[] {
  const at = (player: number) => week * season.players.length + player;
  const average = (player: number) => season.averages[at(player)] || 0;
  const isSeen = (player: number) => week * DAYS_PER_WEEK - (season.lastPlayed[at(player)] ?? -1) <= SEEN_WITHIN_DAYS;
  const worst = [...roster].sort((a, b) => average(a) - average(b) || a - b).slice(0, moves);
  const best = freeAgents
    .filter(isSeen)
    .sort((a, b) => average(b) - average(a) || a - b)
    .slice(0, moves);
  return [...roster.filter((player) => !worst.includes(player)), ...best];
}

function reportOf(book: ForecastBook, settings: ReplaySettings, judged: readonly JudgedTeamWeek[]): DecisionReport {
  const mean = (of: (one: JudgedTeamWeek) => number) => judged.reduce((sum, one) => sum + of(one), 0) / judged.length;
  const byWeek = (of: (one: JudgedTeamWeek) => number) =>
    clusteredMean(judged.map((one) => ({ value: of(one), cluster: one.week })));
  const gainOf = ({ engine, nothing }: JudgedTeamWeek) => engine - nothing;
  const simpleGainOf = ({ bestAverage, nothing }: JudgedTeamWeek) => bestAverage - nothing;
  const moved = judged.filter(({ adds }) => adds > 0);
  const claimed = mean((one) => one.claimed);
  const delivered = byWeek(gainOf);
  return {
    forecaster: book.name,
    teamWeeks: judged.length,
    leagues: settings.seeds.length,
    weeks: delivered.clusters,
    pointsDoingNothing: mean(({ nothing }) => nothing),
    claimed,
    delivered,
    deliveredOverClaimed: ratio(delivered.mean, claimed),
    shareNotNegative: mean((one) => Number(gainOf(one) >= 0)),
    shareWithMoves: moved.length / judged.length,
    shareNotNegativeWithMoves: ratio(moved.filter((one) => gainOf(one) >= 0).length, moved.length),
    addsPerTeamWeek: mean(({ adds }) => adds),
    bestAverage: { gain: byWeek(simpleGainOf), shareNotNegative: mean((one) => Number(simpleGainOf(one) >= 0)) },
    overBestAverage: byWeek((one) => one.engine - one.bestAverage),
    byPlanDay: PLAN_DAYS.map((planDay, index) => ({
      planDay,
      proposals: judged.filter(({ proposals }) => (proposals[index]?.moves.length ?? 0) > 0).length,
      claimed: mean(({ proposals }) => proposals[index]?.claimed ?? 0),
      delivered: mean(({ actualByProposal }) => actualByProposal[index] ?? 0),
    })),
  };
}

/** Ratio of two sums; 0 of 0 counts as 1. */
const ratio = (part: number, whole: number): number => (part === 0 && whole === 0 ? 1 : part / whole);

/** Delivered for each point of the plans' own gains: the factor on claims, fitted on one season for the next. */
export function fitClaimShrink(book: ForecastBook, settings: ReplaySettings, rules: EngineRules): number {
  const judged = judgedTeamWeeks(book, settings, { ...rules, claimShrink: 1 });
  const claimed = judged.reduce((sum, one) => sum + one.claimed, 0);
  if (claimed <= 0) throw new RangeError("no claims to fit on");
  return judged.reduce((sum, { engine, nothing }) => sum + engine - nothing, 0) / claimed;
}

export type ProvenSample = {
  readonly weeks: number;
  /** Weeks whose plan was proven within the time. */
  readonly proven: number;
  /** Points a week that Monday's quick plan falls short of the best one found, and the most of any week. */
  readonly meanGap: number;
  readonly worstGap: number;
  /** The mean gap as a share of the mean gain of the better plans. */
  readonly gapShare: number;
  /** Mean points a week of both, as claimed (prices paid taken off) and as delivered when followed to Sunday. */
  readonly quick: PlanOutcome;
  readonly best: PlanOutcome;
};

export type ProvenOptions = {
  readonly solver: ProgramSolver;
  readonly timeLimitMs: number;
  readonly weeks: number;
};

type PlanOutcome = { readonly claimed: number; readonly delivered: number };
type ComparedPlans = { readonly isProven: boolean; readonly quick: PlanOutcome; readonly best: PlanOutcome };

/** Monday's quick plan beside the proven one, on team-weeks drawn from all. */
export async function provenSample(
  book: ForecastBook,
  settings: ReplaySettings,
  rules: EngineRules,
  { solver, timeLimitMs, weeks }: ProvenOptions,
): Promise<ProvenSample> {
  const engine = decisionEngine(book, rules);
  const scored = weekScore(book);
  const drawn = teamWeeksOf(book.season, settings)
    .map((start) => ({ start, draw: drawUnit(start.seed, start.week, start.team) }))
    .sort((a, b) => a.draw - b.draw)
    .slice(0, weeks);
  const compared: ComparedPlans[] = [];
  for (const { start } of drawn) {
    const week = engine.mondayWeek(start);
    const [quick, best] = [quickWeekPlan(week), await solveWeekPlan(week, { solver, timeLimitMs })];
    if (!quick.ok || !best.ok) throw new RangeError("a week that cannot be planned");
    const nothing: WeekPlayers = Array.from({ length: DAYS_PER_WEEK }, () => start.roster);
    const outcome = ({ gain, moves }: WeekPlan): PlanOutcome => ({
      claimed: rules.claimShrink * gain,
      delivered: scored(withMoves(nothing, asReplayMoves(moves), 0), start.week) - scored(nothing, start.week),
    });
    compared.push({ isProven: best.value.proven, quick: outcome(quick.value), best: outcome(best.value) });
  }
  const mean = (of: (one: ComparedPlans) => number) =>
    compared.reduce((sum, one) => sum + of(one), 0) / Math.max(1, compared.length);
  const gapOf = (one: ComparedPlans) => one.best.claimed - one.quick.claimed;
  const side = (of: "quick" | "best") => ({
    claimed: mean((one) => one[of].claimed),
    delivered: mean((one) => one[of].delivered),
  });
  return {
    weeks: compared.length,
    proven: compared.filter(({ isProven }) => isProven).length,
    meanGap: mean(gapOf),
    worstGap: compared.reduce((max, one) => Math.max(max, gapOf(one)), 0),
    gapShare:
      mean(gapOf) /
      Math.max(
        Number.MIN_VALUE,
        mean((one) => one.best.claimed),
      ),
    quick: side("quick"),
    best: side("best"),
  };
}
