/**
 * The engine over a real league: today's lineup, what a move is worth, the best moves, and a plan for the days left.
 *
 * Everything is computed from one reading of the matchup (`matchup-outlook.ts`), with its age beside it. Nothing here has an
 * effect: the person makes the moves.
 */
import type { Provenance } from "@/contract/tool-outputs";
import { daysBetween } from "@/domain/eastern-day";
import { type EasternDay, type PlayerId, scoringPeriodId } from "@/domain/ids";
import { type LeagueWeek, leagueWeek } from "@/domain/league-week";
import { bestLineup } from "@/domain/lineup/daily-lineup";
import type { LineupPlayer } from "@/domain/lineup/day";
import type { Outcome } from "@/domain/lineup/fault";
import { type Move, valueMoves } from "@/domain/moves/move-table";
import type { GameOutlook } from "@/domain/outlook";
import type { PlannedMove } from "@/domain/plan/dated-plan";
import type { ProgramSolver } from "@/domain/plan/linear-program";
import { quickWeekPlan, type StandPatReason, solveWeekPlan } from "@/domain/plan/solve-week-plan";
import { notProjected } from "@/domain/projection/points-of-line";
import type { TeamScope } from "@/domain/scope";
import { isStartingSlot, slotLabel } from "@/domain/slots";
import { statLabel } from "@/domain/stats";
import { AppError } from "@/lib/errors";
import { must } from "./engine-refused";
import { dayOf } from "./league.service";
import { clearsOnDay, type MatchupOutlook, type OutlookSources, readMatchupOutlook } from "./matchup-outlook";
import { type MatchupWorth, matchupWorth } from "./matchup-worth";
import { availabilityOf, gameLabel, labelOf, round1, round3 } from "./player-labels";
import type { ServiceDeps } from "./ports";
import { provenanceOf } from "./source-reader";

type Labelled = ReturnType<typeof labelOf> & ReturnType<typeof availabilityOf>;

export type LineupMan = Labelled & {
  readonly game: string | null;
  /** Expected, the chance to play included; `null` when nothing is known of him. */
  readonly expected: number | null;
  readonly chanceToPlay: number | null;
  readonly isLocked: boolean;
  readonly slotNow: string;
};

type Unit = {
  /** "points", or "category value" where a start is worth what it does to the matchup. */
  readonly unit: MatchupWorth["unit"];
  /** Scoring items of the league that no projection answers, such as technical fouls. */
  readonly notProjected: readonly string[];
};

export type LineupAdvice = Provenance &
  Unit & {
    readonly day: EasternDay;
    readonly starters: readonly (LineupMan & { readonly slot: string })[];
    readonly bench: readonly LineupMan[];
    readonly total: number;
    /** What the lineup as it stands is expected to bring. */
    readonly totalNow: number;
    /** Starters who stand elsewhere now. */
    readonly changes: number;
  };

export type MoveAdvice = {
  readonly drop: Labelled | null;
  readonly add: Labelled;
  readonly day: EasternDay;
  /** Over the days left, lineups chosen anew with and without the move. */
  readonly gain: number;
  /** What the season after this matchup gains or loses by it. */
  readonly gainAfter: number;
};

export type RankedMoves = Provenance & Unit & { readonly moves: readonly MoveAdvice[] };

export type PlanAdvice = Provenance &
  Unit & {
    readonly from: EasternDay;
    readonly to: EasternDay;
    readonly addsLeft: number | null;
    readonly moves: readonly {
      readonly day: EasternDay;
      readonly drop: Labelled | null;
      readonly add: Labelled | null;
    }[];
    readonly standPat: StandPatReason | null;
    readonly gain: number;
    readonly gainAfter: number;
    readonly proven: boolean;
    /** 0 to 1; `null` without an opponent. `after` is known in points leagues, where a gain is a margin. */
    readonly winProbability: { readonly before: number | null; readonly after: number | null };
  };

export type PlanOptions = {
  readonly maxMoves?: number | undefined;
  readonly untouchables?: readonly PlayerId[] | undefined;
  readonly allowKeeperDrops?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
};

export type OptimizerService = {
  /** @param day today or a later day of this matchup; today when left out. */
  composeLineup(scope: TeamScope, day?: EasternDay, signal?: AbortSignal): Promise<LineupAdvice>;
  /** What one move is worth; `null` when it is not legal. */
  simulateMove(
    scope: TeamScope,
    move: { drop: PlayerId | null; add: PlayerId; day?: EasternDay | undefined },
    signal?: AbortSignal,
  ): Promise<Provenance & { readonly move: MoveAdvice | null }>;
  /** The best moves first, one for each man added. */
  rankCandidates(scope: TeamScope, limit: number, signal?: AbortSignal): Promise<RankedMoves>;
  planWeek(scope: TeamScope, options?: PlanOptions): Promise<PlanAdvice>;
};

/** The day asked about is over or beyond this matchup. */
export class DayOutsideMatchup extends AppError {
  readonly code = "matchup.day_outside";
  readonly status = 422;
  readonly userMessage = "That day is not one of the days left in this matchup.";
}

const PLAN_TIME_LIMIT_MS = 5_000;

export function createOptimizerService(
  deps: ServiceDeps,
  sources: OutlookSources,
  solver?: ProgramSolver,
): OptimizerService {
  const prepare = async (scope: TeamScope, options: PlanOptions = {}) => {
    const outlook = await readMatchupOutlook(deps, sources, scope, options.signal);
    const worth = matchupWorth(outlook, scope.teamId);
    const problem = must(problemOf(outlook, worth, options));
    const missing = notProjected(outlook.context.league.settings.scoringItems);
    const unit: Unit = { unit: worth.unit, notProjected: missing.map(({ statId }) => statLabel(statId)) };
    return {
      outlook,
      worth,
      problem,
      unit,
      provenance: provenanceOf(outlook.main, outlook.readings, deps.systemClock),
    };
  };
  return {
    async composeLineup(scope, day, signal) {
      const { outlook, unit, problem, provenance } = await prepare(scope, { signal });
      const offset = day === undefined ? 0 : daysBetween(outlook.context.today, day);
      if (offset < 0 || offset >= problem.week.dayCount) throw new DayOutsideMatchup();
      return { ...provenance, ...unit, ...lineupOn(outlook, problem, offset) };
    },
    async simulateMove(scope, { drop, add, day }, signal) {
      const { outlook, problem, provenance } = await prepare(scope, { signal, allowKeeperDrops: true });
      const from = day === undefined ? 0 : daysBetween(outlook.context.today, day);
      for (const move of must(valueMoves({ ...problem.week, addPrice: 0 })).moves()) {
        const leaver = move.place.by === "drop" ? move.place.playerId : null;
        if (move.add === add && leaver === drop && move.day >= from) {
          return { ...provenance, move: moveAdvice(outlook, move) };
        }
      }
      return { ...provenance, move: null };
    },
    async rankCandidates(scope, limit, signal) {
      const { outlook, unit, problem, provenance } = await prepare(scope, { signal });
      const best = new Map<PlayerId, Move>();
      for (const move of must(valueMoves(problem.week)).moves()) {
        if (move.delta > (best.get(move.add)?.delta ?? 0)) best.set(move.add, move);
      }
      const ranked = [...best.values()].sort((a, b) => b.delta - a.delta || a.add - b.add).slice(0, limit);
      return { ...provenance, ...unit, moves: ranked.flatMap((move) => moveAdvice(outlook, move) ?? []) };
    },
    async planWeek(scope, options = {}) {
      const { outlook, worth, unit, problem, provenance } = await prepare(scope, options);
      const addsAllowed = Math.min(problem.week.addsLeft, options.maxMoves ?? Number.POSITIVE_INFINITY);
      const week = { ...problem.week, addsLeft: addsAllowed };
      const plan = must(
        solver
          ? await solveWeekPlan(week, { solver, timeLimitMs: PLAN_TIME_LIMIT_MS, signal: options.signal })
          : quickWeekPlan(week),
      );
      const { setting } = outlook;
      return {
        ...provenance,
        ...unit,
        from: dayOf(outlook.context, setting.today),
        to: dayOf(outlook.context, setting.last),
        addsLeft: outlook.addsLeft,
        moves: plan.moves.map((move) => plannedMove(outlook, move)),
        standPat: plan.standPat,
        gain: rounded(plan.weekGain),
        gainAfter: rounded(plan.gainAfter),
        proven: plan.proven,
        winProbability: { before: worth.winProbability, after: worth.winProbabilityWith(plan.weekGain) },
      };
    },
  };
}

/** Category values are small. */
const rounded = (value: number): number => (Math.abs(value) < 10 ? round3(value) : round1(value));

function problemOf(outlook: MatchupOutlook, worth: MatchupWorth, options: PlanOptions): Outcome<LeagueWeek> {
  const { context, setting } = outlook;
  return leagueWeek({
    settings: context.league.settings,
    today: setting.today,
    todayDay: context.today,
    last: setting.last,
    weeksAfter: worth.unit === "points" ? Math.max(0, context.league.status.finalScoringPeriod - setting.last) / 7 : 0,
    addsLeft: outlook.addsLeft ?? Number.POSITIVE_INFINITY,
    roster: outlook.mine,
    wire: outlook.wire,
    untouchables: new Set(options.untouchables ?? []),
    allowKeeperDrops: options.allowKeeperDrops,
    addPrice: worth.addPrice,
    clearsOnDay: ({ waiverClearsAt }) => clearsOnDay(outlook, waiverClearsAt),
    worthOf: worth.ofStart,
  });
}

function labelled(outlook: MatchupOutlook, id: PlayerId): Labelled | null {
  const held = [...outlook.mine, ...outlook.wire].find((man) => man.outlook.player.playerId === id);
  return held ? { ...labelOf(held.outlook.player), ...availabilityOf(held.outlook.player.availability) } : null;
}

const dayAt = ({ context, setting }: MatchupOutlook, offset: number): EasternDay =>
  dayOf(context, setting.today + offset);

function moveAdvice(outlook: MatchupOutlook, { place, add, day, weekDelta, deltaAfter }: Move): MoveAdvice | null {
  const added = labelled(outlook, add);
  return (
    added && {
      drop: place.by === "drop" ? labelled(outlook, place.playerId) : null,
      add: added,
      day: dayAt(outlook, day),
      gain: rounded(weekDelta),
      gainAfter: rounded(deltaAfter),
    }
  );
}

const plannedMove = (outlook: MatchupOutlook, { day, drop, add }: PlannedMove) => ({
  day: dayAt(outlook, day),
  drop: drop === null ? null : labelled(outlook, drop),
  add: add === null ? null : labelled(outlook, add),
});

/** Nobody is told to start a man who is out, whatever the last half per cent would be worth. */
const isWorthASlot = (game: GameOutlook | undefined): boolean => (game?.pPlay ?? 0) >= 0.02;

function lineupOn(outlook: MatchupOutlook, { week }: LeagueWeek, offset: number) {
  const period = scoringPeriodId.parse(outlook.setting.today + offset);
  const values = new Map(week.roster.map((man) => [man.playerId, man]));
  const men = outlook.mine.map(({ entry, outlook: one }) => {
    const { player } = one;
    const game = one.games?.find((each) => each.period === period);
    const held = values.get(player.playerId);
    const isLocked = offset === 0 && (held?.isLockedToday ?? false);
    const asLineup: LineupPlayer = {
      playerId: player.playerId,
      eligibleSlots: player.eligibleSlots,
      value: isWorthASlot(game) ? (held?.values[offset] ?? 0) : 0,
      hasGame: game !== undefined,
      currentSlot: entry.slotId,
      isLocked,
      tipOffAtMs: game ? Date.parse(game.game.tipoffAt) : null,
    };
    const shown: LineupMan = {
      ...labelOf(player),
      ...availabilityOf(player.availability),
      game: game ? gameLabel(game.game, player.proTeamId) : null,
      expected: one.games === null ? null : rounded(asLineup.value),
      chanceToPlay: game ? round3(game.pPlay) : null,
      isLocked,
      slotNow: slotLabel(entry.slotId),
    };
    return { asLineup, shown, slotNow: entry.slotId };
  });
  const { slotCounts } = outlook.context.league.settings;
  const lineup = must(bestLineup({ slotCounts, maxStarts: null, players: men.map(({ asLineup }) => asLineup) }));
  const slotOf = new Map(lineup.slots.map(({ playerId, slotId }) => [playerId, slotId]));
  const placed = men.map((man) => ({ ...man, slotId: slotOf.get(man.asLineup.playerId) }));
  const worthNow = ({ asLineup }: (typeof men)[number]) => (asLineup.hasGame ? asLineup.value : 0);
  return {
    day: dayAt(outlook, offset),
    starters: placed
      .flatMap(({ shown, slotId }) => (slotId === undefined ? [] : [{ slotId, ...shown, slot: slotLabel(slotId) }]))
      .sort((a, b) => a.slotId - b.slotId)
      .map(({ slotId: _slotId, ...shown }) => shown),
    bench: placed.flatMap(({ shown, slotId }) => (slotId === undefined ? [shown] : [])),
    total: rounded(lineup.total),
    totalNow: rounded(
      men.filter(({ slotNow }) => isStartingSlot(slotNow)).reduce((sum, man) => sum + worthNow(man), 0),
    ),
    changes: placed.filter(({ slotId, slotNow }) => slotId !== undefined && slotId !== slotNow).length,
  };
}
