/** The roster timeline of a viewed team, over the league as it was read and the moves that the person has approved. */
import type { ApprovedMovesReader } from "@/db/proposals/approved-moves";
import { playerId } from "@/domain/ids";
import type { DayRoster, RosterEntry } from "@/domain/league/matchup";
import type { TeamScope } from "@/domain/league/scope";
import type { PlayerCard } from "@/domain/players/player";
import { type ApprovedMove, type RosterTimeline, rosterTimeline } from "@/domain/roster/timeline";
import { isoNow } from "@/lib/clock";
import type { ServiceDeps } from "../ports";
import type { Reading } from "../sources/source-reader";
import { addsLeftNow } from "./adds-left";
import type { LeagueContext } from "./league.service";
import type { PoolReader } from "./pool-reader";
import type { RosterReader } from "./roster-reader";

/** The viewed team from today on. */
export type TeamTimeline = {
  readonly timeline: RosterTimeline;
  /** The team's roster as the league shows it today. */
  readonly entries: readonly RosterEntry[];
  /** Who joins by an approved move, with his stat rows. */
  readonly joining: readonly PlayerCard[];
  /** Readings made besides the given rosters. */
  readonly readings: readonly Reading<unknown>[];
};

export type RosterTimelines = {
  /**
   * @param rosters all teams of today's scoring period.
   * @param options.setAside an approved move under reconsideration; the days are computed without it.
   * @throws the source's errors when the league must be asked for an added player.
   */
  of(
    scope: TeamScope,
    context: LeagueContext,
    rosters: readonly DayRoster[],
    options?: { readonly signal?: AbortSignal | undefined; readonly setAside?: string | undefined },
  ): Promise<TeamTimeline>;
  /** Limit less made less planned; `null` without a limit. Rosters are read only where something was approved. */
  addsLeft(scope: TeamScope, context: LeagueContext, signal?: AbortSignal): Promise<number | null>;
};

export function createRosterTimelines(
  deps: ServiceDeps,
  { rosters, pools }: { rosters: Pick<RosterReader, "readAll">; pools: PoolReader },
  approvedMovesOf: ApprovedMovesReader,
): RosterTimelines {
  // Includes the previous matchup: a move approved late in it may take effect, or fail to appear, on the first day of
  // this one.
  const movesOf = (scope: TeamScope, context: LeagueContext) =>
    approvedMovesOf(scope, Math.max(1, Number(context.matchupPeriod) - 1));
  const made = (scope: TeamScope, context: LeagueContext): number | null => {
    const adds = addsLeftNow(context, scope.teamId);
    return adds.ok ? adds.value.left : 0;
  };

  function normalized(
    scope: TeamScope,
    context: LeagueContext,
    allRosters: readonly DayRoster[],
    moves: readonly ApprovedMove[],
  ): RosterTimeline {
    const owners = new Map(
      allRosters.flatMap(({ teamId, entries }) =>
        entries.map(({ player }) => [Number(player.playerId), Number(teamId)] as const),
      ),
    );
    const mine = [...owners].flatMap(([playerId, teamId]) => (teamId === scope.teamId ? [playerId] : []));
    return rosterTimeline({
      today: context.today,
      now: isoNow(deps.sourceOf(scope).leagueClock),
      playerIds: new Set(mine),
      isTaken: (playerId) => (owners.get(playerId) ?? scope.teamId) !== scope.teamId,
      addsLeft: made(scope, context),
      moves,
    });
  }

  /** Reads cards from the free agent pool; a player already rostered by the team has his card. */
  async function cardsOf(scope: TeamScope, context: LeagueContext, ids: readonly number[], signal?: AbortSignal) {
    if (ids.length === 0) return { cards: [], readings: [] };
    const pool = await pools.freeAgents(scope, context, undefined, signal);
    const free = pool.value.filter(({ player }) => ids.includes(player.playerId));
    const missing = ids.filter((id) => !free.some(({ player }) => player.playerId === id));
    if (missing.length === 0) return { cards: free, readings: [pool] };
    const cards = await pools.cards(
      scope,
      context,
      missing.map((id) => playerId.parse(id)),
      signal,
    );
    return { cards: [...free, ...cards.value], readings: [pool, cards] };
  }

  return {
    async of(scope, context, allRosters, { signal, setAside } = {}) {
      const moves = (await movesOf(scope, context)).filter(({ proposalId }) => proposalId !== setAside);
      const timeline = normalized(scope, context, allRosters, moves);
      const isAdded = timeline.planned.flatMap((move) => move.isAdded ?? []);
      const { cards, readings } = await cardsOf(scope, context, isAdded, signal);
      const entries = allRosters.find(({ teamId }) => teamId === scope.teamId)?.entries ?? [];
      return { timeline, entries, joining: cards, readings };
    },
    async addsLeft(scope, context, signal) {
      const moves = await movesOf(scope, context);
      if (moves.length === 0) return made(scope, context);
      const read = await rosters.readAll(scope, context.todayPeriod, signal);
      return normalized(scope, context, read.value, moves).addsLeft;
    },
  };
}

/** Where nobody can approve anything. */
export const NO_APPROVED_MOVES: ApprovedMovesReader = async () => [];
