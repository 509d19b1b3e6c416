/**
 * Everything the engine can say about one reading of a matchup: candidates, plans, what moves are worth, lineups.
 *
 * All answers of an engine come from the same outlook, so that they agree with each other. Pure.
 */

import { type EasternDay, type PlayerId, scoringPeriodId, type TeamId } from "../ids";
import { isRankedTable } from "../league/league";
import { dayOf } from "../league/league-snapshot";
import { opponentOf } from "../league/matchup";
import { movesCloseAtMs } from "../lineup/roster-lock";
import { isStartingSlot, SLOT, slotLabel } from "../lineup/slots";
import { type Move, valueMoves } from "../moves/move-table";
import type { ProgramSolver } from "../plan/linear-program";
import { worthOfMoves } from "../plan/moves-worth";
import { availabilityOf, labelOf, roundedWorth } from "../players/player-labels";
import { notProjected } from "../projection/points-of-line";
import type { DeclinedMove } from "../proposals/declined-move";
import { type CountedPlayer, countedPlayer, gamesLeftIn, type TeamGames } from "../roster/games-left";
import { type LapsedLabel, lapsedLabel } from "../roster/timeline";
import { daysBetween, endOfDay } from "../season/eastern-day";
import { statLabel } from "../stats/stats";
import { type HeldPlayer, isGoneForSeason, isLineupLocked, rosterRoom } from "../week/league-week";
import { readWeek } from "../week/open-week";
import { type DayLineup, type DayPlayer, dayLineup, type Labelled } from "./day-lineup";
import { DayOutsideWeek, must } from "./engine-refusal";
import type { MatchupOutlook } from "./matchup-outlook";
import type { MatchupChances, MatchupWorth } from "./matchup-worth";
import { moveEffects } from "./move-effects";
import { declinesNow, type ReopenedMoves } from "./move-inputs";
import type { PlayerOutlook } from "./outlook";
import type { OwnedPlayer } from "./owned-player";
import { planWeek } from "./plan-week";
import type { EnginePreferences } from "./preferences";
import { breaksPositionLimit, restingInIr } from "./roster-holding";
import { ownedOn, type Start, startsOf } from "./starts";
import type { DatedMove, MoveAdvice, MoveEffect, PlannedWeek, PlanOptions } from "./week-moves";
import { areTodaysMovesClosed, type MatchupScore, problemOf, scoreOf } from "./week-problem";
import { type WeekRoster, weekRoster } from "./week-roster";

export type WeekEngine = WeekRoster & {
  readonly unit: MatchupWorth["unit"];
  /** Scoring items of the league that no projection answers, such as technical fouls. */
  readonly notProjected: readonly string[];
  /**
   * Slots whose games the league limits. Not part of the engine's problem: over which days ESPN counts them is not in
   * its settings.
   */
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
  /** `null` without an opponent. */
  readonly score: MatchupScore | null;
  /** Games left of my team with the moves made; the same two numbers on every surface. */
  games(moves?: readonly DatedMove[]): TeamGames;
  /** `null` without an opponent. */
  readonly opponentGames: TeamGames | null;
  /** The best moves first, one for each player added. */
  candidates(limit: number): readonly MoveAdvice[];
  /**
   * Gain over the days left from the best way to add each free agent, on `from` or later, by player id. Free agents
   * without a legal move are absent.
   *
   * @throws DayOutsideWeek
   */
  gainsOfAdds(from?: EasternDay): ReadonlyMap<PlayerId, number>;
  /**
   * Advice on one move; `null` when it is not legal. A named drop ignores the protection of the team's best players,
   * since the user asked for it. Without one (`undefined`) it is the best drop that may be proposed; `null` is an open
   * roster spot.
   */
  single(move: { drop: PlayerId | null | undefined; add: PlayerId; from?: EasternDay | undefined }): MoveAdvice | null;
  /**
   * The best move that drops a player, with any replacement; `null` when none is legal. Ignores the protection of the
   * team's best players.
   */
  bestWithout(drop: PlayerId): MoveAdvice | null;
  /**
   * Proposes no pair that was declined in this matchup, unless what it rested on has changed. @throws DayOutsideWeek
   */
  plan(options?: PlanOptions): Promise<PlannedWeek>;
  /** Changes since a pair was declined, by `pairKey`, for the card that proposes it again. */
  reopened(): ReopenedMoves;
  /** One after the other. @throws EngineRefusal for moves that cannot be. */
  effects(moves: readonly DatedMove[]): readonly MoveEffect[];
  /** @throws DayOutsideWeek */
  lineup(day: EasternDay, moves?: readonly DatedMove[]): DayLineup & { readonly day: EasternDay };
  shown(id: PlayerId): Labelled | null;
  /** Days left in the matchup on which the player has a game, ascending; none where the schedule is not known. */
  gameDaysOf(id: PlayerId): readonly EasternDay[];
  /** Is the player a free agent or on waivers? */
  isFree(id: PlayerId): boolean;
  /** Expected back only after the last day of the season. */
  isGoneForSeason(id: PlayerId): boolean;
  /**
   * The first day left on which he can be gone, or be had if he is nobody's; `null` when there is none. Guards of one's
   * best are lifted.
   */
  possibleFrom(id: PlayerId): EasternDay | null;
  /** Whether an add leaves more players of its position than the league lets a team have. @param moves by day */
  breaksPositionLimit(moves: readonly DatedMove[]): boolean;
  /** Slots that start, of a day. */
  readonly startingPlaces: number;
};

export type WeekEngineOptions = {
  readonly preferences: EnginePreferences;
  /** Without one a quick plan is made that is not proven best. */
  readonly solver?: ProgramSolver | undefined;
  /** A running clock in milliseconds, by which a plan ends in time. */
  readonly elapsedMs: () => number;
  /** Moves the user has declined in this matchup. */
  readonly declined: readonly DeclinedMove[];
  /** News of declined players by id, newest first; `null` when the index cannot be read. */
  readonly newsIds: Readonly<Record<string, readonly number[]>> | null;
};

export function createWeekEngine(
  outlook: MatchupOutlook,
  worth: MatchupWorth,
  teamId: TeamId,
  { preferences, solver, elapsedMs, declined, newsIds }: WeekEngineOptions,
): WeekEngine {
  const { context, setting } = outlook;
  const preferred = ({ untouchables = [], allowKeeperDrops = preferences.allowKeeperDrops, ...options }: PlanOptions) =>
    must(
      problemOf(outlook, worth, {
        ...options,
        allowKeeperDrops,
        untouchables: [...preferences.untouchables, ...untouchables],
      }),
    );
  const base = preferred({});
  const opponentId = opponentOf(outlook.matchup, teamId)?.teamId;
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
    if (offset < 0 || offset >= base.week.dayCount) throw new DayOutsideWeek();
    return offset;
  };
  const nameOf = (id: TeamId): string => context.league.teams.find((team) => team.teamId === id)?.teamName ?? "";
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
  /** The best way to add each free agent, whatever it gains, by player id. */
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
  const declines = once(() => declinesNow(engine, declined, newsIds));

  const engine: WeekEngine = {
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
    team: { teamId: Number(teamId), teamName: nameOf(teamId) },
    opponent: opponentId === undefined ? null : { teamId: Number(opponentId), teamName: nameOf(opponentId) },
    days: Array.from({ length: base.week.dayCount }, (_, offset) => dayAt(offset)),
    matchupPeriod: Number(context.matchupPeriod),
    addsLeft: outlook.addsLeft,
    addsPlanned: outlook.timeline.addsPlanned,
    lapsedMoves: outlook.timeline.lapsed.map(lapsedLabel),
    chances: worth.chances,
    score: scoreOf(outlook, teamId),
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

    plan: async ({ signal, ...options } = {}) =>
      planWeek(
        { ...options, signal },
        {
          base: base.week,
          open: preferred(options).week,
          isSeason: isRankedTable(context.league.settings.format),
          addPrice: worth.addPrice,
          solver,
          elapsedMs,
          isDeclined: declines().isDeclined,
          rankOf: (id) => keeps.get(id)?.valueRank ?? 0,
          offsetOf,
          dayAt,
        },
      ),

    effects: (moves) =>
      moveEffects(moves, {
        worth,
        standsInIr,
        weekWith(made) {
          const starts = startsWith(made);
          return { starts, worth: worthWith(made), chances: worth.chancesWith(starts) };
        },
        shown,
        keepReasonsOf: (id) => keeps.get(id)?.reasons ?? [],
        lockOf,
        isOnWaivers: (id) => onWaivers.get(id) ?? false,
        dayOf: setting.dayOf,
      }),

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
  return engine;
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
