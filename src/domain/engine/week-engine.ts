/**
 * Everything the engine can say about one reading of a matchup: candidates, plans, what moves are worth, lineups.
 *
 * All answers of an engine come from the same outlook, so that they agree with each other. Pure.
 */

import { type EasternDay, type PlayerId, scoringPeriodId, type TeamId } from "../ids";
import { isRankedTable } from "../league/league";
import { opponentOf } from "../league/matchup";
import { isStartingSlot, SLOT, slotLabel } from "../lineup/slots";
import type { ProgramSolver } from "../plan/linear-program";
import { worthOfMoves } from "../plan/moves-value";
import { notProjected } from "../projection/points-of-line";
import type { DeclinedMove } from "../proposals/declined-move";
import { type CountedPlayer, countedPlayer, gamesLeftIn, type TeamGames } from "../roster/games-left";
import { type LapsedLabel, lapsedLabel } from "../roster/timeline";
import { statLabel } from "../stats/stats";
import { type HeldPlayer, rosterRoom } from "../week/league-week";
import { restingInIr } from "../week/resting-in-ir";
import { type DayLineup, type DayPlayer, dayLineup, type Labelled } from "./day-lineup";
import { must } from "./engine-refusal";
import type { MatchupOutlook } from "./matchup-outlook";
import type { MatchupChances, MatchupValue } from "./matchup-value";
import { moveEffects } from "./move-effects";
import { declinesNow, type ReopenedMoves } from "./move-inputs";
import { createMoveSearch } from "./move-search";
import { once } from "./once";
import type { OwnedPlayer } from "./outlook";
import { planWeek } from "./plan-week";
import type { EnginePreferences } from "./preferences";
import { breaksPositionLimit } from "./roster-holding";
import { type LaterUnit, laterUnitOf, seasonWorth } from "./season-worth";
import { type Start, startsOf } from "./starts";
import { createWeekLookup } from "./week-lookup";
import type { DatedMove, MoveAdvice, MoveEffect, PlannedWeek, PlanOptions } from "./week-moves";
import { areTodaysMovesClosed, type MatchupScore, problemOf, scoreOf } from "./week-problem";
import { type WeekRoster, weekRoster } from "./week-roster";
import { isWidelyRostered, tooGoodToDrop } from "./widely-rostered";

export type WeekEngine = WeekRoster & {
  readonly unit: MatchupValue["unit"];
  /** Unit of what comes after the matchup. */
  readonly laterUnit: LaterUnit;
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
   * since the user asked for it. Without one (`undefined`) it is the best drop that may be proposed, of those not to be
   * spared; `null` is an open roster spot.
   */
  single(move: {
    drop: PlayerId | null | undefined;
    add: PlayerId;
    from?: EasternDay | undefined;
    sparing?: ReadonlySet<PlayerId> | undefined;
  }): MoveAdvice | null;
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
  value: MatchupValue,
  teamId: TeamId,
  { preferences, solver, elapsedMs, declined, newsIds }: WeekEngineOptions,
): WeekEngine {
  const { context, setting } = outlook;
  const season = seasonWorth(outlook, value);
  const worth = { value, season };
  const preferred = ({ untouchables = [], allowKeeperDrops = preferences.allowKeeperDrops, ...options }: PlanOptions) =>
    must(
      problemOf(outlook, worth, {
        ...options,
        allowKeeperDrops,
        untouchables: [...preferences.untouchables, ...untouchables],
      }),
    );
  const base = preferred({});
  const lookup = createWeekLookup(outlook, base.week.dayCount);
  const { everyone, isInIr, lineupLocked, onWaivers, offsetOf, dayAt, shown, ownedWith, lockOf } = lookup;
  const givesUpTooMuch = tooGoodToDrop(lookup);
  const search = createMoveSearch({
    week: base.week,
    anyDropWeek: () => must(problemOf(outlook, worth, { allowKeeperDrops: true })).week,
    lookup,
    isLeftAlone: (pair) => declines().isDeclined(pair) || givesUpTooMuch(pair),
    winsPerUnit: season.winsPerUnit,
  });
  const opponentId = opponentOf(outlook.matchup, teamId)?.teamId;
  const room = rosterRoom(context.league.settings);
  const keeps = new Map(base.keeps.map((verdict) => [verdict.playerId, verdict]));
  const nameOf = (id: TeamId): string => context.league.teams.find((team) => team.teamId === id)?.teamName ?? "";
  const gamesOf = gamesLeftIn(context, { first: setting.today, last: setting.last, nowMs: setting.nowMs });
  const startsWith = (moves: readonly DatedMove[]): Start[] => startsOf(ownedWith(moves), outlook, value.ofStart);
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
    breaksPositionLimit: (moves) => breaksPositionLimit(base.week, moves),
    startingPlaces: Object.entries(context.league.settings.slotCounts)
      .filter(([slot]) => isStartingSlot(Number(slot)))
      .reduce((sum, [, count]) => sum + count, 0),
    unit: value.unit,
    laterUnit: laterUnitOf(context.league.settings.format),
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
    chances: value.chances,
    score: scoreOf(outlook, teamId),
    ...weekRoster(outlook, value, keeps),
    opponentGames: gamesOf(outlook.theirs.map(counted), null),
    shown,
    gameDaysOf: lookup.gameDaysOf,
    isGoneForSeason: lookup.isGoneForSeason,
    ...search,

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

    reopened: () => declines().reopened,

    plan: async ({ signal, ...options } = {}) =>
      planWeek(
        { ...options, signal },
        {
          base: base.week,
          open: preferred(options).week,
          isSeason: isRankedTable(context.league.settings.format),
          addPrice: value.addPrice,
          winsPerUnit: season.winsPerUnit,
          solver,
          elapsedMs,
          isDeclined: declines().isDeclined,
          winProbability: value.chances.winProbability,
          givesUpTooMuch,
          rankOf: (id) => keeps.get(id)?.valueRank ?? 0,
          offsetOf,
          dayAt,
        },
      ),

    effects: (moves) =>
      moveEffects(moves, {
        value: { ...value, winsPerUnit: season.winsPerUnit },
        isInIr,
        weekWith(made) {
          const starts = startsWith(made);
          return { starts, value: worthWith(made), chances: value.chancesWith(starts) };
        },
        shown,
        keepReasonsOf: (id) => keeps.get(id)?.reasons ?? [],
        lockOf,
        isOnWaivers: (id) => onWaivers.get(id) ?? false,
        rosteredPercentOf(id) {
          const player = everyone.get(id);
          return player && isWidelyRostered(player) ? player.player.percentOwned : null;
        },
        dayOf: setting.dayOf,
      }),

    lineup(day, moves = []) {
      const offset = offsetOf(day);
      const period = scoringPeriodId.parse(setting.today + offset);
      const held = new Map(base.week.roster.map((player) => [player.playerId, player]));
      const free = new Map(base.week.freeAgents.map((player) => [player.playerId, player]));
      const ownedIn = ownedWith(moves);
      const days = Array.from({ length: base.week.dayCount }, (_, at) => ownedIn(setting.today + at));
      const worthOf = ({ outlook: { player } }: OwnedPlayer, at: number) =>
        (held.get(player.playerId) ?? free.get(player.playerId))?.values[at] ?? 0;
      const resting = restingInIr(days, { room, today: context.today, worthOf });
      const players = (days[offset] ?? []).map((player): DayPlayer => {
        const id = player.outlook.player.playerId;
        const isResting = resting[offset]?.has(id) ?? false;
        const isLocked = offset === 0 && lineupLocked.has(id);
        return { ...player, isLocked, isResting, value: isResting ? 0 : worthOf(player, offset) };
      });
      return { day, ...dayLineup(players, { slotCounts: context.league.settings.slotCounts, period }) };
    },
  };
  return engine;
}

const counted = ({ entry, outlook }: HeldPlayer): CountedPlayer =>
  countedPlayer(outlook.player, { isInIr: entry.slotId === SLOT.IR });
