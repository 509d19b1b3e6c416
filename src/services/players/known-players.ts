/**
 * Players that a name or an id may mean: the season's list, overlaid with the league's rosters.
 *
 * Rosters carry statuses and may hold a player that the list lacks, so they win; without them the list is enough to
 * resolve a name. The name index is built once per list.
 */

import type { TeamScope } from "@/domain/league/scope";
import { meantPlayers, type WhosePlayer } from "@/domain/players/identity/meant-player";
import { buildNameIndex, type NameIndex } from "@/domain/players/identity/name-index";
import { type Resolved, resolveName } from "@/domain/players/identity/resolve-name";
import type { Player } from "@/domain/players/player";
import { EspnUnexpectedShape } from "@/lib/espn/errors";
import type { LeagueContext, LeagueService } from "../league/league.service";
import type { RosterReader } from "../league/roster-reader";
import { LIFETIME_MS, type ServiceDeps } from "../ports";
import type { Reading, StoredAnswer } from "../sources/source-reader";
import { orUndefinedOnFailure } from "../unless-failed";

export type KnownPlayers = {
  context: LeagueContext;
  /** Players by ESPN id. Players on no roster have status `UNKNOWN`: the list carries none. */
  byId: ReadonlyMap<number, Player>;
  /** Resolves a name to a player. `#` and an id means exactly that player; "my" prefers the viewed roster. */
  resolve(name: string, whose?: WhosePlayer): Resolved<Player>;
  list: Reading<Player[]>;
  readings: readonly Reading<unknown>[];
};

export type KnownPlayersReader = (scope: TeamScope, signal?: AbortSignal) => Promise<KnownPlayers>;

/** How a player is asked for by id where a name is expected: names may be shared, ids are not. */
export const nameOfId = (playerId: number): string => `#${playerId}`;
/** The id of such a name; `undefined` for every other. */
export function idOfName(name: string): number | undefined {
  const digits = /^#(\d{1,12})$/.exec(name.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Everyone of the season, who is on a roster or not. Needs no league and no login. */
export function readPlayerList(
  { sourceOf, reader, store }: Pick<ServiceDeps, "sourceOf" | "reader" | "store">,
  scope: TeamScope,
  signal?: AbortSignal,
): Promise<Reading<Player[]>> {
  const { client, label } = sourceOf(scope);
  const stored = store.playerList(scope.universe);
  return reader.read<Player[]>({
    key: `players:${scope.universe}:${scope.season}`,
    source: label,
    ttlMs: LIFETIME_MS.playerList,
    fetch: async (fetchSignal) => notHalved(await client.getPlayerList(fetchSignal), await stored.load()),
    store: stored,
    signal,
  });
}

export function createKnownPlayersReader(
  deps: ServiceDeps,
  league: LeagueService,
  rosters: Pick<RosterReader, "readAll">,
): KnownPlayersReader {
  const indexOf = createIndexCache();
  return async (scope, signal) => {
    const context = await league.buildIntelligenceSnapshot(scope, signal);
    const [list, rostered] = await Promise.all([
      readPlayerList(deps, scope, signal),
      orUndefinedOnFailure(rosters.readAll(scope, context.todayPeriod, signal)),
    ]);
    const byId = new Map<number, Player>(list.value.map((player) => [player.playerId, player]));
    const strangers: Player[] = [];
    const own = (rostered?.value ?? [])
      .filter(({ teamId }) => teamId === scope.teamId)
      .flatMap((roster) => roster.entries.map(({ player }) => player));
    const ownIds = new Set(own.map(({ playerId }) => playerId));
    for (const { player } of (rostered?.value ?? []).flatMap((roster) => roster.entries)) {
      if (!byId.has(player.playerId)) strangers.push(player);
      byId.set(player.playerId, player);
    }
    return {
      context,
      byId,
      resolve: (name, whose) => {
        const id = idOfName(name);
        if (id !== undefined) return exactly(byId.get(id));
        const bare = name.replace(POSSESSIVE, " ").trim();
        const all = resolveName(bare, indexOf(`${scope.universe}:${scope.season}`, list, strangers));
        const found = bare !== name.trim() && all.kind === "several" ? (ownOf(bare, own) ?? all) : all;
        const current = withPlayers(found, (player) => byId.get(player.playerId) ?? player);
        return whoIsMeant(current, ownIds, whose);
      },
      list,
      readings: [...context.readings, list, ...(rostered ? [rostered] : [])],
    };
  };
}

/** A list that has lost half of its players is damaged, not news, and would be believed for a day. */
function notHalved(list: Player[], stored: StoredAnswer<Player[]> | undefined): Player[] {
  const known = stored?.value.length ?? 0;
  if (list.length * 2 >= known) return list;
  throw new EspnUnexpectedShape({ what: "players_wl", path: "", players: list.length, known });
}

/** "My George", "ο Τζορτζ μου". */
const POSSESSIVE = /^(?:my|our)\s+|\s+(?:μου|μας)$/iu;

/** The only player of the user's roster that the name may mean. */
function ownOf(name: string, own: readonly Player[]): Resolved<Player> | undefined {
  const found = resolveName(name, buildNameIndex(own));
  return found.kind === "one" && found.how !== "misspelt" ? found : undefined;
}

/** Several players a misspelled name may mean are all asked about. */
function whoIsMeant(found: Resolved<Player>, own: ReadonlySet<number>, whose?: WhosePlayer): Resolved<Player> {
  if (found.kind !== "several" || found.how === "misspelt") return found;
  const [player, ...others] = meantPlayers(found.candidates, own, whose);
  if (player === undefined) return found;
  return others.length === 0 ? { kind: "one", player, how: found.how } : { ...found, candidates: [player, ...others] };
}

function exactly(player: Player | undefined): Resolved<Player> {
  return player ? { kind: "one", player, how: "full-name" } : { kind: "none" };
}

/** The index may be older than a roster; names do not change with it, statuses do. */
function withPlayers(found: Resolved<Player>, current: (player: Player) => Player): Resolved<Player> {
  if (found.kind === "one") return { ...found, player: current(found.player) };
  if (found.kind === "several") return { ...found, candidates: found.candidates.map(current) };
  return found.nearest ? { ...found, nearest: found.nearest.map(current) } : found;
}

type IndexOf = (season: string, list: Reading<Player[]>, strangers: readonly Player[]) => NameIndex<Player>;

/**
 * Caches one index per season. The list's time and length identify its version, since a stored list is loaded again
 * each time.
 */
function createIndexCache(): IndexOf {
  const built = new Map<string, { version: string; index: NameIndex<Player> }>();
  return (season, list, strangers) => {
    const version = [list.fetchedAt, list.value.length, ...strangers.map(({ playerId }) => playerId)].join();
    const known = built.get(season);
    if (known?.version === version) return known.index;
    const index = buildNameIndex([...list.value, ...strangers]);
    built.set(season, { version, index });
    return index;
  };
}
