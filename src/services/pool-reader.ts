/** Everyone that nobody owns, and the cards of those that somebody does: what moves and projections are made of. */
import type { PlayerId } from "@/domain/ids";
import type { PoolPlayer } from "@/domain/matchup";
import type { PlayerCard } from "@/domain/player";
import type { TeamScope } from "@/domain/scope";
import type { LeagueContext } from "./league.service";
import { LIFETIME_MS, type ServiceDeps } from "./ports";
import type { Reading } from "./source-reader";
import { notingStatuses } from "./status-noting";

export type PoolReader = {
  /** Free agents and players on waivers, of one slot or of all. */
  wire(scope: TeamScope, context: LeagueContext, slotId?: number, signal?: AbortSignal): Promise<Reading<PoolPlayer[]>>;
  /** Cards with every game of the season, in one request. Unknown ids are simply not in the answer. */
  cards(
    scope: TeamScope,
    context: LeagueContext,
    ids: readonly PlayerId[],
    signal?: AbortSignal,
  ): Promise<Reading<PlayerCard[]>>;
};

const POOL_SHAPE = 1;
const CARDS_SHAPE = 1;
/** More than a season. */
const ALL_GAMES = 100;

export function createPoolReader(deps: ServiceDeps): PoolReader {
  return {
    wire(scope, context, slotId, signal) {
      const { client, label } = deps.sourceOf(scope);
      const slot = slotId ?? "any";
      return deps.reader.read<PoolPlayer[]>({
        key: `pool:${scope.connectionId}:${context.todayPeriod}:${slot}`,
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
          (pool) => pool.map(({ player }) => player),
        ),
        signal,
      });
    },
    cards(scope, context, ids, signal) {
      const { client, label } = deps.sourceOf(scope);
      const wanted = [...new Set(ids)].sort((a, b) => a - b);
      // By whose view it is, not by ids: a changed roster replaces what was kept of the last one.
      const resource = `cards:${scope.teamId}:${context.matchupPeriod}`;
      return deps.reader.read<PlayerCard[]>({
        key: `${resource}:${scope.connectionId}:${context.todayPeriod}:${wanted.join()}`,
        source: label,
        ttlMs: LIFETIME_MS.playerCard,
        fetch: (fetchSignal) => client.getPlayerCards(wanted, ALL_GAMES, fetchSignal),
        store: notingStatuses(deps, scope, deps.store.snapshot<PlayerCard[]>(scope, resource, CARDS_SHAPE), (cards) =>
          cards.map(({ player }) => player),
        ),
        signal,
      });
    },
  };
}
