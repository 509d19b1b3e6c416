/**
 * Everyone a name or an id may mean: the season's list, with those on the league's rosters laid over it.
 *
 * Rosters carry statuses and may hold someone whom the list misses, so they win. The name index is built once a list.
 */
import type { Player } from "@/domain/player";
import { buildNameIndex, type NameIndex } from "@/domain/player-identity/name-index";
import { type Resolved, resolveName } from "@/domain/player-identity/resolve-name";
import type { TeamScope } from "@/domain/scope";
import type { LeagueContext, LeagueService } from "./league.service";
import { LIFETIME_MS, type ServiceDeps } from "./ports";
import type { RosterService } from "./roster.service";
import type { Reading } from "./source-reader";

export type KnownPlayers = {
  context: LeagueContext;
  /** By ESPN's id. `UNKNOWN` as the status of those on no roster: the list carries none. */
  byId: ReadonlyMap<number, Player>;
  /** Whom a spelling means; `#` and an id means exactly that player. */
  resolve(name: string): Resolved<Player>;
  list: Reading<Player[]>;
  readings: readonly Reading<unknown>[];
};

export type KnownPlayersReader = (scope: TeamScope, signal?: AbortSignal) => Promise<KnownPlayers>;

/** How a player is asked for by id where a name is expected: names may be shared, ids are not. */
export const nameOfId = (playerId: number): string => `#${playerId}`;
const ID_AS_NAME = /^#(\d{1,12})$/;

export function createKnownPlayersReader(
  deps: ServiceDeps,
  league: LeagueService,
  rosters: RosterService,
): KnownPlayersReader {
  const indexOf = createIndexCache();
  return async (scope, signal) => {
    const context = await league.context(scope, signal);
    const { client, label } = deps.sourceOf(scope);
    const [list, rostered] = await Promise.all([
      deps.reader.read<Player[]>({
        key: `players:${scope.universe}:${scope.season}`,
        source: label,
        ttlMs: LIFETIME_MS.playerList,
        fetch: (fetchSignal) => client.getPlayerList(fetchSignal),
        store: deps.store.playerList(scope.universe),
        signal,
      }),
      rosters.readAll(scope, context.todayPeriod, signal),
    ]);
    const byId = new Map<number, Player>(list.value.map((player) => [player.playerId, player]));
    const strangers: Player[] = [];
    for (const { player } of rostered.value.flatMap((roster) => roster.entries)) {
      if (!byId.has(player.playerId)) strangers.push(player);
      byId.set(player.playerId, player);
    }
    return {
      context,
      byId,
      resolve: (name) => {
        const id = ID_AS_NAME.exec(name.trim())?.[1];
        if (id !== undefined) return exactly(byId.get(Number(id)));
        return resolveName(name, indexOf(`${scope.universe}:${scope.season}`, list, strangers), byId);
      },
      list,
      readings: [...context.readings, list, rostered],
    };
  };
}
