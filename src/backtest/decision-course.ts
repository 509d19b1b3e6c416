/**
 * One team's week under the engine's proposals: planned on Monday, made again on Wednesday and Friday from the roster
 * as it is then, moves of days gone by carried out.
 *
 * A claim and what it delivered are about the same thing: the players of the days left with the moves carried out,
 * against the players before them. The claims of a week therefore add up to what the whole course is compared with.
 */
import { quickWeekPlan } from "@/domain/plan/solve-week-plan";
import type { Week } from "@/domain/week/week";
import { asReplayMoves, asWeek, type ReplayMove } from "./proposed-week";
import { type ForecastBook, PLAN_DAYS, type PlanDay, type WeekView } from "./replay-forecasts";
import { type StarterChooser, starterChooser } from "./replay-lineup";
import { DAYS_PER_WEEK, type ReplaySeason } from "./replay-season";

export type EngineRules = {
  readonly addsPerWeek: number;
  /** Points that a claim must reach for each add. */
  readonly minGainPerAdd: number;
  /** Best players of Monday's roster that are not dropped all week. */
  readonly keepBest: number;
  /** Free agents considered, best forecast first. */
  readonly freeAgents: number;
  /** Factor on the plan's own gain before it is claimed: the best of many noisy forecasts is partly luck. */
  readonly claimShrink: number;
};

/** Players of each day of the week. */
export type WeekPlayers = readonly (readonly number[])[];

export type Proposal = {
  readonly planDay: PlanDay;
  readonly moves: readonly ReplayMove[];
  /** Gain of the whole plan as the engine would say it. */
  readonly claimed: number;
  /** The same of those moves that are carried out before the next plan. */
  readonly claimedCarriedOut: number;
  /** Players of the week before the proposal, with all of it, and with the moves carried out. */
  readonly before: WeekPlayers;
  readonly followed: WeekPlayers;
  readonly after: WeekPlayers;
};

export type TeamWeek = {
  readonly week: number;
  readonly roster: readonly number[];
  /** Players on no roster of the league. */
  readonly freeAgents: readonly number[];
};

export type DecisionEngine = {
  proposals(team: TeamWeek): Proposal[];
  /** The problem that Monday's proposal answers. */
  mondayWeek(team: TeamWeek): Week;
};

type Standing = {
  readonly planDay: PlanDay;
  readonly players: WeekPlayers;
  readonly gone: ReadonlySet<number>;
  readonly addsLeft: number;
};

export function decisionEngine(book: ForecastBook, rules: EngineRules): DecisionEngine {
  const { season } = book;
  const chooser = starterChooser((player) => season.players[player]?.positionBits ?? 0);
  const monday = (team: TeamWeek): Standing => ({
    planDay: 0,
    players: Array.from({ length: DAYS_PER_WEEK }, () => team.roster),
    gone: new Set(),
    addsLeft: rules.addsPerWeek,
  });
  const problem = (team: TeamWeek, standing: Standing) =>
    weekOf(season, { view: book.ahead(team.week, standing.planDay), team, standing, rules });
  return {
    mondayWeek: (team) => problem(team, monday(team)),
    proposals(team) {
      let standing = monday(team);
      return PLAN_DAYS.map((planDay, index) => {
        standing = { ...standing, planDay };
        const nextDay = PLAN_DAYS[index + 1] ?? DAYS_PER_WEEK;
        const plan = quickWeekPlan(problem(team, standing));
        if (!plan.ok) throw new RangeError(`${plan.error.code}: ${plan.error.detail}`);
        const moves = asReplayMoves(plan.value.moves);
        const carriedOut = moves.filter(({ day }) => planDay + day < nextDay);
        const after = withMoves(standing.players, carriedOut, planDay);
        const expected = expectation(book.ahead(team.week, planDay), chooser, planDay);
        const proposal: Proposal = {
          planDay,
          moves,
          before: standing.players,
          after,
          followed: withMoves(standing.players, moves, planDay),
          claimed: rules.claimShrink * plan.value.weekGain,
          claimedCarriedOut: rules.claimShrink * (expected(after) - expected(standing.players)),
        };
        standing = {
          ...standing,
          players: after,
          gone: new Set([...standing.gone, ...carriedOut.flatMap(({ drop }) => (drop === null ? [] : [drop]))]),
          addsLeft: standing.addsLeft - carriedOut.filter(({ add }) => add !== null).length,
        };
        return proposal;
      });
    },
  };
}

/** Players of the week when the moves are made, each from its day on. */
export function withMoves(players: WeekPlayers, moves: readonly ReplayMove[], firstDay: number): WeekPlayers {
  let days = players;
  for (const { day, drop, add } of moves) {
    days = days.map((owned, dayIndex) => {
      if (dayIndex < firstDay + day) return owned;
      const stay = owned.filter((player) => player !== drop);
      return add === null ? stay : [...stay, add];
    });
  }
  return days;
}

type Problem = {
  readonly view: WeekView;
  readonly team: TeamWeek;
  readonly standing: Standing;
  readonly rules: EngineRules;
};

function weekOf(season: ReplaySeason, { view, team, standing, rules }: Problem): Week {
  const { planDay, players, gone, addsLeft } = standing;
  const roster = players[planDay] ?? [];
  const dayCount = DAYS_PER_WEEK - planDay;
  const worthOn = (player: number, day: number) => valueAt(view, player, planDay + day);
  const total = (player: number) => {
    let sum = 0;
    for (let day = 0; day < dayCount; day++) sum += worthOn(player, day);
    return sum;
  };
  const free = team.freeAgents
    .filter((player) => !roster.includes(player) && !gone.has(player))
    .map((player) => ({ player, total: total(player) }))
    .filter((one) => one.total > 0)
    .sort((a, b) => b.total - a.total || a.player - b.player)
    .slice(0, rules.freeAgents)
    .map(({ player }) => player);
  return asWeek({
    season,
    dayCount,
    worthOn,
    roster,
    freeAgents: free,
    addsLeft,
    retained: bestPlayers(season, team, rules.keepBest),
    addPrice: rules.minGainPerAdd / rules.claimShrink,
  });
}

export const valueAt = (view: WeekView, player: number, dayIndex: number): number => {
  const at = player * DAYS_PER_WEEK + dayIndex;
  return (view.pPlay[at] ?? 0) * (view.mean[at] ?? 0);
};

/** Best players of Monday's roster by season average so far, or by last season's until there is one. */
export function bestPlayers(
  { players, averages }: ReplaySeason,
  { roster, week }: Pick<TeamWeek, "roster" | "week">,
  count: number,
): Set<number> {
  const level = (player: number) => {
    const average = averages[week * players.length + player] ?? Number.NaN;
    return Number.isNaN(average) ? (players[player]?.priorValue ?? 0) : average;
  };
  return new Set([...roster].sort((a, b) => level(b) - level(a) || a - b).slice(0, count));
}

/** Expected points from a day of the week to Sunday, each day's lineup by expectation, as plans count them. */
function expectation(view: WeekView, chooser: StarterChooser, fromDay: number): (players: WeekPlayers) => number {
  return (players) => {
    let total = 0;
    for (let dayIndex = fromDay; dayIndex < DAYS_PER_WEEK; dayIndex++) {
      const value = (player: number) => valueAt(view, player, dayIndex);
      const able = (players[dayIndex] ?? []).filter((player) => value(player) > 0);
      able.sort((a, b) => value(b) - value(a) || a - b);
      chooser.choose(able, (player) => {
        total += value(player);
      });
    }
    return total;
  };
}
