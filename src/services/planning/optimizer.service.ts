/**
 * The engine over a real league: today's lineup, what a move is worth, the best moves, and a plan for the days left.
 *
 * Everything is computed from one reading of the matchup (`week-session.ts`), with its age beside it. Nothing here has
 * an effect: the person makes the moves.
 */

import type { WhatIfRequest } from "@/contract/planning/what-if";
import type { Provenance } from "@/contract/tool-outputs";
import type { DayLineup } from "@/domain/engine/day-lineup";
import type { MatchupValue } from "@/domain/engine/matchup-value";
import type { DatedMove, MoveAdvice, PlannedStandPat, PlanOptions, ShownMove } from "@/domain/engine/week-moves";
import type { EasternDay } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import type { ProgramSolver } from "@/domain/plan/linear-program";
import type { PreferencesReader } from "../account/preferences.service";
import type { ChanceHistory } from "../matchup/chance-history.service";
import type { OutlookSources } from "../matchup/matchup-outlook";
import type { ServiceDeps } from "../ports";
import type { DeclinesReader } from "../recommendation/declined-moves";
import { datedMoves, valuedMoves } from "./valued-moves";
import { openWeekSession, type WeekSession } from "./week-session";

type Unit = {
  /** "points", or "category value" where a start is worth what it does to the matchup. */
  readonly unit: MatchupValue["unit"];
  /** Unit of what comes after the matchup. */
  readonly laterUnit: WeekSession["laterUnit"];
  /** Scoring items of the league that no projection answers, such as technical fouls. */
  readonly notProjected: readonly string[];
};

type LineupAdvice = Provenance & Unit & DayLineup & { readonly day: EasternDay };

type RankedMoves = Provenance & Unit & { readonly moves: readonly MoveAdvice[] };

type PlanAdvice = Provenance &
  Unit & {
    readonly from: EasternDay;
    readonly to: EasternDay;
    readonly addsLeft: number | null;
    readonly moves: readonly ShownMove[];
    readonly standPat: PlannedStandPat | null;
    readonly gain: number;
    readonly gainAfter: number;
    readonly proven: boolean;
    /** 0 to 1; `null` without an opponent. */
    readonly winProbability: { readonly before: number | null; readonly after: number | null };
  };

type SimulatedMoves = ReturnType<typeof valuedMoves> & {
  /** The reading that they are valued in. */
  readonly week: WeekSession;
  readonly moves: readonly DatedMove[];
};

export type OptimizerService = {
  /** One reading of the matchup, for several questions about it. */
  open(scope: TeamScope, signal?: AbortSignal): Promise<WeekSession>;
  /** The same as if one approved move had not been: for a change of mind. @param proposalId the approved one */
  openWithout(scope: TeamScope, proposalId: string, signal?: AbortSignal): Promise<WeekSession>;
  /** @param day today or a later day of this matchup; today when left out. */
  composeLineup(scope: TeamScope, day?: EasternDay, signal?: AbortSignal): Promise<LineupAdvice>;
  /**
   * Effects of the user's own moves, one after the other, or the reason against them; on the first day left where none
   * is named.
   *
   * @throws DayOutsideMatchup, NoDaysLeft and the source's errors
   */
  simulateMoves(scope: TeamScope, request: WhatIfRequest["moves"], signal?: AbortSignal): Promise<SimulatedMoves>;
  /** The best moves first, one for each player added. A standing name of the service: runs rank over the reading they have open already. */
  rankCandidates(scope: TeamScope, limit: number, signal?: AbortSignal): Promise<RankedMoves>;
  planWeek(scope: TeamScope, options?: PlanOptions): Promise<PlanAdvice>;
};

export function createOptimizerService(
  deps: ServiceDeps,
  sources: OutlookSources,
  options: {
    solver?: ProgramSolver;
    preferencesOf?: PreferencesReader | undefined;
    declinesOf?: DeclinesReader | undefined;
    chances?: Pick<ChanceHistory, "note"> | undefined;
  } = {},
): OptimizerService {
  const openWeek = async (scope: TeamScope, request: { signal?: AbortSignal | undefined; setAside?: string }) => {
    const preferences = await options.preferencesOf?.(scope);
    const { solver, declinesOf } = options;
    return openWeekSession(deps, sources, scope, { solver, preferences, declinesOf, ...request });
  };
  const open = async (scope: TeamScope, signal?: AbortSignal) => {
    const week = await openWeek(scope, { signal });
    options.chances?.note(scope, week);
    return week;
  };
  const unitOf = ({ unit, laterUnit, notProjected }: WeekSession): Unit => ({ unit, laterUnit, notProjected });
  return {
    open,
    openWithout: (scope, proposalId, signal) => openWeek(scope, { setAside: proposalId, signal }),
    async composeLineup(scope, day, signal) {
      const week = await open(scope, signal);
      return { ...week.provenance, ...unitOf(week), ...week.lineup(day ?? firstDay(week)) };
    },
    async simulateMoves(scope, request, signal) {
      const week = await open(scope, signal);
      const moves = datedMoves(week, request);
      return { week, moves, ...valuedMoves(week, moves) };
    },
    async rankCandidates(scope, limit, signal) {
      const week = await open(scope, signal);
      return { ...week.provenance, ...unitOf(week), moves: week.candidates(limit) };
    },
    async planWeek(scope, options = {}) {
      const week = await open(scope, options.signal);
      const plan = await week.plan(options);
      const effects = week.effects(plan.moves);
      const after = effects.at(-1)?.winProbability?.after ?? week.chances.winProbability;
      return {
        ...week.provenance,
        ...unitOf(week),
        from: firstDay(week),
        to: week.days.at(-1) ?? firstDay(week),
        addsLeft: week.addsLeft,
        ...plan,
        moves: effects.map(({ move }) => move),
        winProbability: { before: week.chances.winProbability, after },
      };
    },
  };
}

function firstDay({ days }: WeekSession): EasternDay {
  const [day] = days;
  if (!day) throw new TypeError("a week has days");
  return day;
}
