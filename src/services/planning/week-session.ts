/**
 * One reading of a matchup, and everything the engine can say about it: candidates, plans, what moves are worth, lineups.
 *
 * All answers of a session come from the same reading, so that they agree with each other. Nothing here has an effect.
 */
import type { Provenance } from "@/contract/tool-outputs";
import type { PlayerOutlook } from "@/domain/engine/outlook";
import { type EnginePreferences, NO_PREFERENCES } from "@/domain/engine/preferences";
import { type EasternDay, easternDay, type PlayerId, scoringPeriodId, type TeamId } from "@/domain/ids";
import { isCategoryFormat, isRankedTable } from "@/domain/league/league";
import { opponentOf } from "@/domain/league/matchup";
import type { TeamScope } from "@/domain/league/scope";
import type { Outcome } from "@/domain/lineup/fault";
import { areMovesClosed, movesCloseAtMs } from "@/domain/lineup/roster-lock";
import { isStartingSlot, SLOT, slotLabel } from "@/domain/lineup/slots";
import { judgeMove, type MoveJudgment } from "@/domain/moves/judge-move";
import { type Move, valueMoves } from "@/domain/moves/move-table";
import type { ProgramSolver } from "@/domain/plan/linear-program";
import { worthOfMoves } from "@/domain/plan/moves-worth";
import { type LeftAlone, planAvoiding } from "@/domain/plan/plan-avoiding";
import { quickWeekPlan, type StandPatReason, solveWeekPlan } from "@/domain/plan/solve-week-plan";
import { notProjected } from "@/domain/projection/points-of-line";
import { type CountedPlayer, countedPlayer, type TeamGames } from "@/domain/roster/games-left";
import { daysBetween, endOfDay } from "@/domain/season/eastern-day";
import { statLabel } from "@/domain/stats/stats";
import {
  type HeldPlayer,
  isGoneForSeason,
  isLineupLocked,
  type LeagueWeek,
  leagueWeek,
  type PlannedChange,
  rosterRoom,
} from "@/domain/week/league-week";
import { readWeek } from "@/domain/week/open-week";
import type { Week } from "@/domain/week/week";
import { chanceAboveZero } from "@/domain/win-probability/normal";
import { forecastPointsMatchup, POINTS_CALIBRATION } from "@/domain/win-probability/points-matchup";
import { AppError } from "@/lib/errors";
import { dayOf, teamOf } from "../league/league.service";
import { type LapsedLabel, lapsedLabel } from "../league/roster-timeline";
import { gamesLeftIn } from "../matchup/games-left";
import { clearsOnDay, type MatchupOutlook, type OutlookSources, readMatchupOutlook } from "../matchup/matchup-outlook";
import { availabilityOf, labelOf, roundedWorth } from "../players/player-labels";
import type { ServiceDeps } from "../ports";
import type { DeclinesReader } from "../recommendation/declined-moves";
import { declinesNow, type ReopenedMoves } from "../recommendation/move-inputs";
import { provenanceOf } from "../sources/source-reader";
import { type DayLineup, type DayPlayer, dayLineup, type Labelled } from "./day-lineup";
import { must } from "./engine-refused";
import { planForMatchup } from "./matchup-plan";
import { isForeseeable, type MatchupChances, type MatchupWorth, matchupWorth } from "./matchup-worth";
import { breaksPositionLimit, restingInIr, withLeastDrops, withoutIdleDrops } from "./week-holding";
import { type WeekRoster, weekRoster } from "./week-roster";
import { asPoints, type OwnedPlayer, ownedOn, type Start, startsOf } from "./week-starts";

export type DatedMove = { readonly day: EasternDay; readonly drop: PlayerId | null; readonly add: PlayerId | null };

export type ShownMove = { readonly day: EasternDay; readonly drop: Labelled | null; readonly add: Labelled | null };

export type MoveAdvice = {
  readonly drop: Labelled | null;
  readonly add: Labelled;
  readonly day: EasternDay;
  /** Over the days left, lineups chosen anew with and without the move. */
  readonly gain: number;
  /** What the season after this matchup gains or loses by it. */
  readonly gainAfter: number;
};

export type PlannedWeek = {
  readonly moves: readonly DatedMove[];
  readonly standPat: StandPatReason | null;
  readonly gain: number;
  readonly gainAfter: number;
  /**
   * No legal plan is worth more, but for two that are left out on purpose: drops that bring less than the price of an add, and adds for
   * the season alone where the matchup has a use for them.
   */
  readonly proven: boolean;
};

export type PlanOptions = {
  readonly maxMoves?: number | undefined;
  /** Besides those of the person's preferences. Who comes or goes by an approved move is never moved again. */
  readonly untouchables?: readonly PlayerId[] | undefined;
  /** As the person prefers, when left out. */
  readonly allowKeeperDrops?: boolean | undefined;
  /** Free agents that must not be added. */
  readonly excludedAdds?: readonly PlayerId[] | undefined;
  /** Days left on which players may be added and dropped, both included; every day when left out. */
  readonly moveDays?: { readonly from: EasternDay; readonly to: EasternDay } | undefined;
  readonly signal?: AbortSignal | undefined;
};

type StartOfDay = { readonly playerId: number; readonly period: number };

/** What one move of a sequence does, after the moves before it. */
export type MoveEffect = {
  readonly move: ShownMove;
  readonly gain: number;
  readonly gainAfter: number;
  /** Where the gain falls four times of five; `null` where it is not in points. */
  readonly interval80: readonly [number, number] | null;
  /** That the games it brings beat those it costs, 0 to 1. */
  readonly probabilityGain: number;
  /** `null` without an opponent. */
  readonly winProbability: { readonly before: number; readonly after: number } | null;
  /** Change of the chance to win, by category label; empty in points leagues. */
  readonly categories: Readonly<Record<string, number>>;
  /** Starts that the move brings and costs, of whoever makes them. */
  readonly starts: { readonly gained: readonly StartOfDay[]; readonly lost: readonly StartOfDay[] };
  /** Who stands in injured reserve and starts once the move has made room for him. */
  readonly leavesIr: readonly Labelled[];
  /** What speaks for or against it, as everywhere. */
  readonly judgment: MoveJudgment;
  /** The player added, when his status is less than active: that the one dropped is out is why, not a warning. */
  readonly inDoubt: readonly Labelled[];
  /** When it can no longer be done: the day's first tip-off where the league closes moves then, else that of either player, else the end of the day. ISO 8601. */
  readonly expiresAt: string;
  /** `null` when nobody is added. */
  readonly addIsOnWaivers: boolean | null;
};

export type WeekSession = WeekRoster & {
  readonly provenance: Provenance;
  /** True when no request was made for it. */
  readonly isCached: boolean;
  readonly unit: MatchupWorth["unit"];
  /** Scoring items of the league that no projection answers, such as technical fouls. */
  readonly notProjected: readonly string[];
  /** Slots whose games the league limits. Not part of the engine's problem: over which days ESPN counts them is not in its settings. */
  readonly gamesLimits: readonly { readonly slot: string; readonly games: number }[];
  /** For everybody: the day's first game has begun, and the league closes adds and drops then. */
  readonly areMovesClosedToday: boolean;
  readonly team: { readonly teamId: number; readonly teamName: string };
  readonly opponent: { readonly teamId: number; readonly teamName: string } | null;
  readonly matchupPeriod: number;
  readonly days: readonly EasternDay[];
  /** Limit less made less planned; `null` without a limit. */
  readonly addsLeft: number | null;
  /** Adds of approved moves that the league has not counted yet. */
  readonly addsPlanned: number;
  /** Approved moves that count for nothing any more, and why. */
  readonly lapsedMoves: readonly LapsedLabel[];
  readonly chances: MatchupChances;
  /** Points banked, or categories won so far; `null` without an opponent. */
  readonly score: { readonly mine: number; readonly theirs: number } | null;
  /** Of my team, with moves made: the same two numbers on every surface. */
  games(moves?: readonly DatedMove[]): TeamGames;
  /** `null` without an opponent. */
  readonly opponentGames: TeamGames | null;
  /** The best moves first, one for each player added. */
  candidates(limit: number): readonly MoveAdvice[];
  /**
   * What the best way to add each free agent gains over the days left, on `from` or later; nobody for whom no move is legal.
   *
   * @throws DayOutsideMatchup
   */
  gainsOfAdds(from?: EasternDay): ReadonlyMap<PlayerId, number>;
  /**
   * What one move is worth; `null` when it is not legal. The guard of one's best is lifted for a drop that is named: who asks,
   * wants to know. Without one (`undefined`) it is the best drop that may be proposed; `null` is an open place.
   */
  single(move: { drop: PlayerId | null | undefined; add: PlayerId; from?: EasternDay | undefined }): MoveAdvice | null;
  /** The best move that drops a player, whoever comes for him; `null` when none is legal. The guard of one's best is lifted. */
  bestWithout(drop: PlayerId): MoveAdvice | null;
  /** Proposes no pair that was declined in this matchup, unless what it rested on has changed. @throws DayOutsideMatchup */
  plan(options?: PlanOptions): Promise<PlannedWeek>;
  /** By `pairKey`: what has changed since a pair was declined, for the card that proposes it again. */
  reopened(): ReopenedMoves;
  /** One after the other. @throws EngineRefused for moves that cannot be. */
  effects(moves: readonly DatedMove[]): readonly MoveEffect[];
  /** @throws DayOutsideMatchup */
  lineup(day: EasternDay, moves?: readonly DatedMove[]): DayLineup & { readonly day: EasternDay };
  shown(id: PlayerId): Labelled | null;
  /** Days left in the matchup on which the player has a game, ascending; none where the schedule is not known. */
  gameDaysOf(id: PlayerId): readonly EasternDay[];
  /** Nobody's, or on waivers. */
  isFree(id: PlayerId): boolean;
  /** Expected back only after the last day of the season. */
  isGoneForSeason(id: PlayerId): boolean;
  /** The first day left on which he can be gone, or be had if he is nobody's; `null` when there is none. Guards of one's best are lifted. */
  possibleFrom(id: PlayerId): EasternDay | null;
  /** Whether an add leaves more players of its position than the league lets a team have. @param moves by day */
  breaksPositionLimit(moves: readonly DatedMove[]): boolean;
  /** Slots that start, of a day. */
  readonly startingPlaces: number;
};

/** The day asked about is over or beyond this matchup. */
export class DayOutsideMatchup extends AppError {
  static override readonly code = "matchup.day_outside";
  static override readonly status = 409;
  static override readonly userMessage = "That day is not one of the days left in this matchup.";
}

/** A league whose data says nothing of most of its players: what is unknown is not worth nothing. */
class StatisticsMissing extends AppError {
  static override readonly code = "matchup.no_statistics";
  static override readonly status = 502;
  static override readonly userMessage =
    "The league's data holds no statistics of most of your players, so nothing can be worked out for the days left.";
}

/** All that one plan may take, however often it is solved. */
const PLAN_TIME_LIMIT_MS = 5_000;

/** Adds of a plan for a season, or without a limit: nobody carries out two dozen at one sitting, and the next plan goes on from there. */
const ADDS_AT_ONE_SITTING = 6;
/** Half of an interval that holds four outcomes of five, in deviations. */
const HALF_OF_80 = 1.2816;

/** @throws NoDaysLeft, TeamNotInLeague, StatisticsMissing and the source's errors. */
export async function openWeekSession(
  deps: ServiceDeps,
  sources: OutlookSources,
  scope: TeamScope,
  options: {
    solver?: ProgramSolver | undefined;
    preferences?: EnginePreferences | undefined;
    /** Without it nothing is known to be declined. */
    declinesOf?: DeclinesReader | undefined;
    /** An approved move that is thought about again: the week is the one without it. */
    setAside?: string | undefined;
    signal?: AbortSignal | undefined;
  } = {},
): Promise<WeekSession> {
  const outlook = await readMatchupOutlook(deps, sources, scope, options);
  if (outlook.mine.length === 0 || !isForeseeable(outlook.mine)) throw new StatisticsMissing();
  const { preferences = NO_PREFERENCES } = options;
  const worth = matchupWorth(outlook, scope.teamId, preferences);
  const { context, setting } = outlook;
  const { declined = [], newsIds = {} } = (await options.declinesOf?.(scope, Number(context.matchupPeriod))) ?? {};
  const preferred = ({ untouchables = [], allowKeeperDrops = preferences.allowKeeperDrops, ...wish }: PlanOptions) =>
    must(
      problemOf(outlook, worth, {
        ...wish,
        allowKeeperDrops,
        untouchables: [...preferences.untouchables, ...untouchables],
      }),
    );
  const base = preferred({});
  const opponentId = opponentOf(outlook.matchup, scope.teamId)?.teamId;
  const everyone = new Map(
    [
      ...outlook.wire.map(outlookOf),
      ...outlook.mine.map(outlookOf),
      ...outlook.theirs.map(outlookOf),
      ...outlook.joining,
    ].map((one) => [one.player.playerId, one]),
  );
  const room = rosterRoom(context.league.settings);
  const standsInIr = new Set(
    outlook.mine.filter(({ entry }) => entry.slotId === SLOT.IR).map((one) => one.outlook.player.playerId),
  );
  const lineupLocked = new Set(
    outlook.mine.filter((one) => isLineupLocked(one, setting.today)).map((one) => one.outlook.player.playerId),
  );
  const keeps = new Map(base.keeps.map((verdict) => [verdict.playerId, verdict]));
  const onWaivers = new Map(outlook.wire.map(({ pool }) => [pool.player.playerId, pool.poolStatus === "WAIVERS"]));
  const offsetOf = (day: EasternDay): number => {
    const offset = daysBetween(context.today, day);
    if (offset < 0 || offset >= base.week.dayCount) throw new DayOutsideMatchup();
    return offset;
  };
  const dayAt = (offset: number): EasternDay => dayOf(context, setting.today + offset);
  const shown = (id: PlayerId): Labelled | null => {
    const player = everyone.get(id)?.player;
    return player ? { ...labelOf(player), ...availabilityOf(player.availability) } : null;
  };
  const moveAdvice = ({ place, add, day, weekDelta, deltaAfter }: Move): MoveAdvice | null => {
    const added = shown(add);
    return (
      added && {
        drop: place.by === "drop" ? shown(place.playerId) : null,
        add: added,
        day: dayAt(day),
        gain: roundedWorth(weekDelta),
        gainAfter: roundedWorth(deltaAfter),
      }
    );
  };
  /** Who is owned in a period once the moves are made, those approved before them. */
  const ownedWith = (moves: readonly DatedMove[]) => (period: number) => {
    const made = moves.filter(({ day }) => setting.today + offsetOf(day) <= period);
    const gone = new Set(made.map(({ drop }) => drop));
    const joined = made.flatMap(({ add }): OwnedPlayer[] => {
      const player = add === null || gone.has(add) ? undefined : everyone.get(add);
      return player ? [{ outlook: player, slotNow: null }] : [];
    });
    return [...ownedOn(outlook, period).filter(({ outlook: player }) => !gone.has(player.player.playerId)), ...joined];
  };
  const lockOf = (day: EasternDay, ids: readonly (PlayerId | null)[]): number => {
    const period = setting.today + offsetOf(day);
    const tipOffs = ids
      .flatMap((id) => (id === null ? [] : (everyone.get(id)?.games ?? [])))
      .filter((game) => game.period === period && !game.game.isTimeTbd)
      .map(({ game }) => Date.parse(game.tipoffAt));
    const closeAtMs = movesCloseAtMs(context.league.settings, context.games, period);
    return Math.min(endOfDay(day), ...tipOffs, closeAtMs ?? Number.POSITIVE_INFINITY);
  };
  const gamesOf = gamesLeftIn(context, { first: setting.today, last: setting.last, nowMs: setting.nowMs });
  const startsWith = (moves: readonly DatedMove[]): Start[] => startsOf(ownedWith(moves), outlook, worth.ofStart);
  // Each takes some milliseconds, and one answer asks for several moves of it.
  const proposable = once(() => must(valueMoves(base.week)));
  const proposableAtNoPrice = once(() => must(valueMoves({ ...base.week, addPrice: 0 })));
  /** Of each free agent, whatever he gains. */
  const bestWays = (from: EasternDay | undefined): ReadonlyMap<PlayerId, Move> => {
    const first = from === undefined ? 0 : offsetOf(from);
    const best = new Map<PlayerId, Move>();
    for (const move of proposableAtNoPrice().moves()) {
      const known = best.get(move.add);
      if (move.day >= first && (!known || move.delta > known.delta)) best.set(move.add, move);
    }
    return best;
  };
  const weekOfAnyDrop = once(() => must(problemOf(outlook, worth, { allowKeeperDrops: true })).week);
  const anyDrop = once(() => must(readWeek(weekOfAnyDrop())));
  const anyDropAtNoPrice = once(() => must(valueMoves({ ...weekOfAnyDrop(), addPrice: 0 })));
  const worthWith = (moves: readonly DatedMove[]) =>
    must(
      worthOfMoves(
        base.week,
        moves.map(({ day, drop, add }) => ({ day: offsetOf(day), drop, add })),
      ),
    );

  // Each declined pair is valued again: only where something is proposed.
  const declines = once(() => declinesNow(session, declined, newsIds));

  const session: WeekSession = {
    provenance: provenanceOf(outlook.main, outlook.readings, deps.systemClock),
    isCached: outlook.readings.every((reading) => reading.isCached),
    isFree: (id) => onWaivers.has(id),
    isGoneForSeason(id) {
      const player = everyone.get(id);
      const { finalScoringPeriod: finalPeriod } = context.league.status;
      return (
        player !== undefined && isGoneForSeason(player, { today: setting.today, todayDay: context.today, finalPeriod })
      );
    },
    possibleFrom(id) {
      const { days, roster, freeAgents } = anyDrop();
      const player = [...roster, ...freeAgents].find(({ playerId }) => playerId === id);
      return player && player.fromDay < days ? dayAt(player.fromDay) : null;
    },
    breaksPositionLimit: (moves) => breaksPositionLimit(base.week, moves),
    startingPlaces: Object.entries(context.league.settings.slotCounts)
      .filter(([slot]) => isStartingSlot(Number(slot)))
      .reduce((sum, [, count]) => sum + count, 0),
    unit: worth.unit,
    notProjected: notProjected(context.league.settings.scoringItems).map(({ statId }) => statLabel(statId)),
    areMovesClosedToday: areTodaysMovesClosed(outlook),
    gamesLimits: Object.entries(context.league.settings.slotGamesLimits).map(([slot, games]) => ({
      slot: slotLabel(Number(slot)),
      games,
    })),
    team: { teamId: Number(scope.teamId), teamName: teamOf(context, scope.teamId).teamName },
    opponent:
      opponentId === undefined ? null : { teamId: Number(opponentId), teamName: teamOf(context, opponentId).teamName },
    days: Array.from({ length: base.week.dayCount }, (_, offset) => dayAt(offset)),
    matchupPeriod: Number(context.matchupPeriod),
    addsLeft: outlook.addsLeft,
    addsPlanned: outlook.timeline.addsPlanned,
    lapsedMoves: outlook.timeline.lapsed.map(lapsedLabel),
    chances: worth.chances,
    score: scoreOf(outlook, scope.teamId),
    ...weekRoster(outlook, worth, keeps),
    opponentGames: gamesOf(outlook.theirs.map(counted), null),
    shown,
    gameDaysOf: (id) =>
      (everyone.get(id)?.games ?? []).flatMap(({ period, isUpcoming }) =>
        isUpcoming ? [dayAt(Number(period) - setting.today)] : [],
      ),

    games(moves = []) {
      const owned = ownedWith(moves);
      const added = moves.flatMap(({ add }) => (add === null ? [] : (everyone.get(add) ?? [])));
      const joining = [...outlook.joining, ...added].map(({ player }) => countedPlayer(player, { isInIr: false }));
      const games = gamesOf(
        [...outlook.mine.map(counted), ...joining],
        (period) => new Set(owned(period).map(({ outlook: one }) => one.player.playerId)),
      );
      if (!games) throw new TypeError("a week has players");
      return games;
    },

    candidates(limit) {
      const best = new Map<PlayerId, Move>();
      for (const move of proposable().moves()) {
        if (declines().isDeclined(pairOf(move))) continue;
        if (move.delta > (best.get(move.add)?.delta ?? 0)) best.set(move.add, move);
      }
      const ranked = [...best.values()].sort((a, b) => b.delta - a.delta || a.add - b.add).slice(0, limit);
      return ranked.flatMap((move) => moveAdvice(move) ?? []);
    },

    gainsOfAdds: (from) => new Map([...bestWays(from)].map(([add, { weekDelta }]) => [add, roundedWorth(weekDelta)])),

    single({ drop, add, from }) {
      if (drop === undefined) {
        const best = bestWays(from).get(add);
        return best ? moveAdvice(best) : null;
      }
      const first = from === undefined ? 0 : offsetOf(from);
      // A named drop is asked about on the first day it can be done, an open question about the best way.
      for (const move of anyDropAtNoPrice().moves()) {
        const leaver = move.place.by === "drop" ? move.place.playerId : null;
        if (move.add === add && move.day >= first && leaver === drop) return moveAdvice(move);
      }
      return null;
    },

    bestWithout(drop) {
      let best: Move | undefined;
      for (const move of anyDropAtNoPrice().moves()) {
        if (move.place.by === "drop" && move.place.playerId === drop && (!best || move.delta > best.delta)) best = move;
      }
      return best ? moveAdvice(best) : null;
    },

    reopened: () => declines().reopened,

    async plan(wish = {}) {
      const { week } = preferred(wish);
      const { solver } = options;
      const isSeason = isRankedTable(context.league.settings.format);
      const areAllPlanned = Number.isFinite(week.addsLeft) && !isSeason;
      const endsAtMs = performance.now() + PLAN_TIME_LIMIT_MS;
      const solve = async (some: Week) => {
        const timeLimitMs = Math.max(1, endsAtMs - performance.now());
        return must(
          solver ? await solveWeekPlan(some, { solver, timeLimitMs, signal: wish.signal }) : quickWeekPlan(some),
        );
      };
      const excluded = new Set<number>(wish.excludedAdds ?? []);
      const open = {
        ...week,
        addsLeft: Math.min(week.addsLeft, wish.maxMoves ?? (areAllPlanned ? week.addsLeft : ADDS_AT_ONE_SITTING)),
        freeAgents: week.freeAgents.filter(({ playerId }) => !excluded.has(playerId)),
        moveDays: wish.moveDays && { first: offsetOf(wish.moveDays.from), last: offsetOf(wish.moveDays.to) },
      };
      const planWithout = ({ adds, drops }: LeftAlone<PlayerId>) => {
        const left = {
          ...open,
          roster: open.roster.map((player) =>
            drops.has(player.playerId) ? { ...player, isDroppable: false } : player,
          ),
          freeAgents: open.freeAgents.filter(({ playerId }) => !adds.has(playerId)),
        };
        // Where the season is the contest, what comes after the days planned is no less its goal.
        return isSeason ? solve(left) : planForMatchup(left, { whole: base.week, addPrice: worth.addPrice, solve });
      };
      const { isDeclined } = declines();
      const { plan, isBest } = await planAvoiding(planWithout, isDeclined);
      const rankOf = (id: PlayerId) => keeps.get(id)?.valueRank ?? 0;
      const needed = withoutIdleDrops(base.week, plan.moves, worth.addPrice);
      const moves = withLeastDrops(week, needed, { price: worth.addPrice, rankOf, isDeclined });
      const [now, then] = [must(worthOfMoves(base.week, [])), must(worthOfMoves(base.week, moves))];
      return {
        moves: moves.map(({ day, drop, add }) => ({ day: dayAt(day), drop, add })),
        standPat: moves.length < plan.moves.length && moves.length === 0 ? "below-price" : plan.standPat,
        gain: roundedWorth(then.weekTotal - now.weekTotal),
        gainAfter: roundedWorth(then.after - now.after),
        proven: plan.proven && isBest,
      };
    },

    effects(moves) {
      const prefixes = Array.from({ length: moves.length + 1 }, (_, count) => moves.slice(0, count));
      const states = prefixes.map((prefix) => {
        const starts = startsWith(prefix);
        return { starts, worth: worthWith(prefix), chances: worth.chancesWith(starts) };
      });
      return moves.flatMap(({ day, drop, add }, i) => {
        const [before, after] = [states[i], states[i + 1]];
        if (!before || !after) return [];
        const gain = after.worth.weekTotal - before.worth.weekTotal;
        const gainAfter = after.worth.after - before.worth.after;
        const added = add === null ? null : shown(add);
        const startedBefore = new Set(before.starts.map(({ player }) => player.player.playerId));
        const startsNow = new Set(after.starts.map(({ player }) => player.player.playerId));
        const isFreed = (id: PlayerId) => startsNow.has(id) && !startedBefore.has(id);
        return {
          move: { day, drop: drop === null ? null : shown(drop), add: added },
          gain: roundedWorth(gain),
          gainAfter: roundedWorth(gainAfter),
          leavesIr: [...standsInIr].flatMap((id) => (isFreed(id) && shown(id)) || []),
          judgment: judgeMove({
            gain: roundedWorth(gain),
            gainAfter: roundedWorth(gainAfter),
            addPrice: add === null ? 0 : worth.addPrice,
            keeps: drop === null ? [] : (keeps.get(drop)?.reasons ?? []),
          }),
          ...spreadOf(gain, before.starts, after.starts, worth.unit),
          winProbability: chancePair(before.chances, after.chances),
          categories: categoryChanges(before.chances, after.chances),
          inDoubt: added && added.status !== "ACTIVE" ? [added] : [],
          expiresAt: new Date(lockOf(day, [drop, add])).toISOString(),
          addIsOnWaivers: add === null ? null : (onWaivers.get(add) ?? false),
        };
      });
    },

    lineup(day, moves = []) {
      const offset = offsetOf(day);
      const period = scoringPeriodId.parse(setting.today + offset);
      const held = new Map(base.week.roster.map((player) => [player.playerId, player]));
      const free = new Map(base.week.freeAgents.map((player) => [player.playerId, player]));
      const owned = ownedWith(moves)(period);
      const worthOf = ({ outlook: { player } }: OwnedPlayer) =>
        (held.get(player.playerId) ?? free.get(player.playerId))?.values[offset] ?? 0;
      const resting = restingInIr(owned, room, worthOf);
      const players = owned.map((player): DayPlayer => {
        const id = player.outlook.player.playerId;
        const isResting = resting.has(id);
        const isLocked = offset === 0 && lineupLocked.has(id);
        return { ...player, isLocked, isResting, worth: isResting ? 0 : worthOf(player) };
      });
      return { day, ...dayLineup(players, { slotCounts: context.league.settings.slotCounts, period }) };
    },
  };
  return session;
}

const counted = ({ entry, outlook }: HeldPlayer): CountedPlayer =>
  countedPlayer(outlook.player, { isInIr: entry.slotId === SLOT.IR });

const pairOf = ({ place, add }: Move) => ({ drop: place.by === "drop" ? place.playerId : null, add });

const outlookOf = ({ outlook }: { outlook: PlayerOutlook }): PlayerOutlook => outlook;

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function scoreOf({ context, matchup }: MatchupOutlook, teamId: TeamId): WeekSession["score"] {
  const mine = matchup?.sides.find((side) => side.teamId === teamId);
  const theirs = opponentOf(matchup, teamId);
  if (!mine || !theirs) return null;
  if (isCategoryFormat(context.league.settings.format)) return { mine: mine.wins, theirs: theirs.wins };
  return { mine: mine.totalPoints, theirs: theirs.totalPoints };
}

const areTodaysMovesClosed = ({ context, setting }: MatchupOutlook): boolean =>
  areMovesClosed(context.league.settings, context.games, { period: setting.today, nowMs: setting.nowMs });

/** The approved moves of the days left, as the engine counts them. */
function plannedChanges({ timeline, joining, context }: MatchupOutlook): PlannedChange[] {
  return timeline.planned.map(({ effectiveDay, leaves, joins }) => ({
    day: Math.max(0, daysBetween(context.today, easternDay.parse(effectiveDay))),
    leaves,
    joins: joining.find(({ player }) => player.playerId === joins) ?? null,
  }));
}

function problemOf(outlook: MatchupOutlook, worth: MatchupWorth, options: PlanOptions): Outcome<LeagueWeek> {
  const { context, setting } = outlook;
  return leagueWeek({
    settings: context.league.settings,
    today: setting.today,
    todayDay: context.today,
    last: setting.last,
    areMovesClosedToday: areTodaysMovesClosed(outlook),
    weeksAfter: Math.max(0, context.league.status.finalScoringPeriod - setting.last) / 7,
    finalPeriod: context.league.status.finalScoringPeriod,
    addsLeft: outlook.addsLeft ?? Number.POSITIVE_INFINITY,
    roster: outlook.mine,
    planned: plannedChanges(outlook),
    wire: outlook.wire,
    untouchables: new Set(options.untouchables ?? []),
    allowKeeperDrops: options.allowKeeperDrops,
    addPrice: worth.addPrice,
    clearsOnDay: ({ waiverClearsAt }) => clearsOnDay(outlook, waiverClearsAt),
    worthOf: worth.ofStart,
    worthOfOrdinary: worth.ofOrdinary,
  });
}

const startOfDay = ({ player, game }: Start): StartOfDay => ({
  playerId: Number(player.player.playerId),
  period: Number(game.period),
});

const keyOf = ({ player, game }: Start): string => `${player.player.playerId}:${game.period}`;

/**
 * How far the gain may fall from its expectation: as the margin between the games that come and those that go, with the
 * calibration of a matchup's margin. In category leagues the chance is that of their points, since a category value has no spread of its own.
 */
function spreadOf(gain: number, before: readonly Start[], after: readonly Start[], unit: MatchupWorth["unit"]) {
  const [had, has] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  const comes = after.filter((start) => !had.has(keyOf(start)));
  const goes = before.filter((start) => !has.has(keyOf(start)));
  const { marginMean, marginVar } = must(
    forecastPointsMatchup(
      { myBanked: 0, oppBanked: 0, myGames: comes.map(asPoints), oppGames: goes.map(asPoints) },
      POINTS_CALIBRATION,
    ),
  );
  const half = HALF_OF_80 * Math.sqrt(marginVar);
  const isInPoints = unit === "points";
  return {
    starts: { gained: comes.map(startOfDay), lost: goes.map(startOfDay) },
    interval80: isInPoints ? ([roundedWorth(gain - half), roundedWorth(gain + half)] as const) : null,
    probabilityGain: Math.round(chanceAboveZero(isInPoints ? gain : marginMean, marginVar) * 1_000) / 1_000,
  };
}

const chancePair = (before: MatchupChances, after: MatchupChances): MoveEffect["winProbability"] =>
  before.winProbability === null || after.winProbability === null
    ? null
    : { before: before.winProbability, after: after.winProbability };

function categoryChanges(before: MatchupChances, after: MatchupChances): Record<string, number> {
  return Object.fromEntries(
    Object.entries(after.categories).map(([statId, chance]) => [
      statLabel(Number(statId)),
      Math.round((chance - (before.categories[statId] ?? chance)) * 1_000) / 1_000 || 0,
    ]),
  );
}
