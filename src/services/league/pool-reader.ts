/** Everyone that nobody owns, and the cards of those that somebody does: what moves and projections are made of. */
import type { PlayerId } from "@/domain/ids";
import type { PoolPlayer } from "@/domain/league/matchup";
import type { TeamScope } from "@/domain/league/scope";
import type { PlayerCard } from "@/domain/players/player";
import { notingStatuses } from "../players/status-noting";
import { ALL_GAMES, LIFETIME_MS, type ServiceDeps } from "../ports";
import type { Reading } from "../sources/source-reader";
import { orUndefinedOnFailure } from "../unless-failed";
import type { LeagueContext } from "./league.service";
import type { RosterReader } from "./roster-reader";

export type PoolReader = {
  /**
   * Free agents and players on waivers, for one slot or all. Leaves out players on the rosters when those were read
   * later.
   */
  freeAgents(
    scope: TeamScope,
    context: LeagueContext,
    slotId?: number,
    signal?: AbortSignal,
  ): Promise<Reading<PoolPlayer[]>>;
  /** Cards with every game of the season. Unknown ids are simply not in the answer. */
  cards(
    scope: TeamScope,
    context: LeagueContext,
    ids: readonly PlayerId[],
    signal?: AbortSignal,
  ): Promise<Reading<PlayerCard[]>>;
  /** The same for everyone on a roster of the league. */
  leagueCards: PoolReader["cards"];
};

const POOL_SHAPE = 1;
const CARDS_SHAPE = 1;

export function createPoolReader(deps: ServiceDeps, rosters: Pick<RosterReader, "readAll">): PoolReader {
  /** @param resource where they are stored: the cards of the last roster give way to those of the next */
  const readCards = (
    resource: string,
    scope: TeamScope,
    context: LeagueContext,
    ids: readonly PlayerId[],
    signal: AbortSignal | undefined,
  ) => {
    const { client, label } = deps.sourceOf(scope);
    const requested = [...new Set(ids)].sort((a, b) => a - b);
    return deps.reader.read<PlayerCard[]>({
      key: `${resource}:${scope.connectionId}:${context.todayPeriod}:${requested.join()}`,
      source: label,
      ttlMs: LIFETIME_MS.playerCard,
      fetch: (fetchSignal) => client.getPlayerCards(requested, ALL_GAMES, fetchSignal),
      store: notingStatuses(deps, scope, deps.store.snapshot<PlayerCard[]>(scope, resource, CARDS_SHAPE), (cards) =>
        cards.map(({ player }) => player),
      ),
      signal,
    });
  };
  return {
    async freeAgents(scope, context, slotId, signal) {
      const { client, label } = deps.sourceOf(scope);
      const slot = slotId ?? "any";
      const rostered = await orUndefinedOnFailure(rosters.readAll(scope, context.todayPeriod, signal));
      const held = (rostered?.value ?? []).flatMap(({ entries }) => entries.map(({ player }) => player.playerId));
      const pool = await deps.reader.read<PoolPlayer[]>({
        // The key includes all rostered players: an add or drop makes a cached pool wrong even when it is minutes old.
        key: `pool:${scope.connectionId}:${context.todayPeriod}:${slot}:${held.toSorted((a, b) => a - b).join()}`,
        source: label,
        ttlMs: LIFETIME_MS.freeAgents,
        fetch: async (fetchSignal) => {
          const slotIds = slotId === undefined ? undefined : [slotId];
          return (await client.getFreeAgents({ period: context.todayPeriod, slotIds }, fetchSignal)).players;
        },
        store: notingStatuses(
          deps,
          scope,
          deps.store.snapshot<PoolPlayer[]>(scope, `pool:${slot}`, POOL_SHAPE),
          (read) => read.map(({ player }) => player),
        ),
        signal,
      });
      const taken = new Set(rostered && rostered.fetchedAt >= pool.fetchedAt ? held : []);
      const isFree = ({ player, poolStatus, onTeamId }: PoolPlayer) =>
        poolStatus !== "ONTEAM" && onTeamId === null && !taken.has(player.playerId);
      return { ...pool, value: pool.value.filter(isFree) };
    },
    // Keyed by the viewing team, not by player ids, so that a changed roster replaces the stored cards of the last one.
    cards: (scope, context, ids, signal) =>
      readCards(`cards:${scope.teamId}:${context.matchupPeriod}`, scope, context, ids, signal),
    leagueCards: (scope, context, ids, signal) =>
      readCards(`cards:league:${context.matchupPeriod}`, scope, context, ids, signal),
  };
}
