/**
 * Every player of the league's pool, owned or not, in pages.
 *
 * A page begins after the last player of the one before, by value and id, so that pages neither repeat nor skip anyone
 * while the readings stay the same.
 */
import { z } from "zod";
import type {
  DirectoryRow,
  HEALTH_FILTERS,
  OWNERSHIP_FILTERS,
  PLAYER_SORTS,
  PlayersOutput,
  POSITION_FILTERS,
} from "@/contract/players/players-output";
import type { PlayerId } from "@/domain/ids";
import { isPointsFormat } from "@/domain/league/league";
import type { PoolPlayer } from "@/domain/league/matchup";
import type { TeamScope } from "@/domain/league/scope";
import { nameWords } from "@/domain/players/identity/name-words";
import { type Availability, isInDoubt, type Player, type StatRow } from "@/domain/players/player";
import { seasonRow } from "@/domain/players/player-labels";
import { changeOf } from "@/domain/roster/timeline";
import { AppError } from "@/lib/errors";
import type { LeagueContext, LeagueService } from "../league/league.service";
import { ownershipLabel, poolLabel, teamNameOf } from "../league/ownership";
import type { PoolReader } from "../league/pool-reader";
import type { RosterReader } from "../league/roster-reader";
import type { RosterTimelines } from "../league/roster-timeline";
import type { MatchupReader } from "../matchup/matchup-reader";
import { LIFETIME_MS, type ServiceDeps } from "../ports";
import { provenanceOf, type Reading } from "../sources/source-reader";
import type { KnownPlayersReader } from "./known-players";
import { chooseOrder, compareValues, type ListOrder, sortedBy } from "./list-order";
import { playerRow, SLOT_OF_POSITION } from "./player-rows";

/** A cursor that this list did not give, or gave for another order. */
export class CursorUnknown extends AppError {
  static override readonly code = "players.cursor_unknown";
  static override readonly status = 404;
}

type Sort = (typeof PLAYER_SORTS)[number];
type PlayersQuestion = {
  query?: string | undefined;
  position?: (typeof POSITION_FILTERS)[number] | undefined;
  status?: (typeof OWNERSHIP_FILTERS)[number] | undefined;
  health?: (typeof HEALTH_FILTERS)[number] | undefined;
  sort?: Sort | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
};

export type PlayerDirectory = {
  /** @throws CursorUnknown and the source's errors */
  search(
    scope: TeamScope,
    question: PlayersQuestion,
    signal?: AbortSignal,
  ): Promise<{ output: PlayersOutput; isCached: boolean }>;
};

type Listed = {
  player: Player;
  rows: readonly StatRow[];
  ownership: Pick<DirectoryRow, "ownership" | "team" | "waiverClearsAt">;
};

const PAGE_SIZE = 50;
const OWNED_SHAPE = 1;

export function createPlayerDirectory(
  deps: ServiceDeps,
  services: {
    league: LeagueService;
    readCached: KnownPlayersReader;
    rosters: Pick<RosterReader, "readAll">;
    timelines: RosterTimelines;
    matchups: MatchupReader;
    pools: PoolReader;
  },
): PlayerDirectory {
  const { league, readCached, rosters, timelines, matchups, pools } = services;

  /** Season rows of everyone owned: rosters carry only their own day's. */
  function ownedRows(scope: TeamScope, context: LeagueContext, ids: readonly PlayerId[], signal?: AbortSignal) {
    const { client, label } = deps.sourceOf(scope);
    const requested = [...new Set(ids)].sort((a, b) => a - b);
    return deps.reader.read<(readonly [number, StatRow[]])[]>({
      key: `owned:${scope.connectionId}:${context.todayPeriod}:${requested.join()}`,
      source: label,
      ttlMs: LIFETIME_MS.freeAgents,
      fetch: async (fetchSignal) => {
        const cards = await client.getPlayerCards(requested, 1, fetchSignal);
        return cards.map(({ player, rows }) => {
          const season = seasonRow(rows, scope.season);
          return [Number(player.playerId), season ? [season] : []] as const;
        });
      },
      store: deps.store.snapshot(scope, "owned", OWNED_SHAPE),
      signal,
    });
  }

  async function everyone(scope: TeamScope, context: LeagueContext, signal?: AbortSignal) {
    const [pool, rostered, matchup] = await Promise.all([
      pools.freeAgents(scope, context, undefined, signal),
      rosters.readAll(scope, context.todayPeriod, signal),
      matchups.opponentId(scope, context, signal),
    ]);
    const held = rostered.value.flatMap(({ teamId, entries }) => entries.map(({ player }) => ({ player, teamId })));
    const owned = await ownedRows(
      scope,
      context,
      held.map(({ player }) => player.playerId),
      signal,
    );
    const { timeline } = await timelines.of(scope, context, rostered.value, { signal });
    const rowsOf = new Map(owned.value);
    const listed = new Map<number, Listed>();
    for (const each of pool.value) listed.set(each.player.playerId, unowned(each));
    // Rosters are read more often than the pool, so a player just added counts as rostered.
    for (const { player, teamId } of held) {
      const ownership = ownershipLabel(context, teamId, { mine: scope.teamId, opponentId: matchup.opponentId });
      listed.set(player.playerId, {
        player,
        rows: rowsOf.get(player.playerId) ?? [],
        ownership: {
          ownership,
          team: { teamId: Number(teamId), teamName: teamNameOf(context, teamId) },
          waiverClearsAt: null,
        },
      });
    }
    return {
      timeline,
      listed: [...listed.values()],
      pool,
      rostered,
      readings: [...context.readings, pool, rostered, ...matchup.readings, owned],
    };
  }

  return {
    async search(scope, question, signal) {
      const context = await league.buildIntelligenceSnapshot(scope, signal);
      const all = await everyone(scope, context, signal);
      const named = question.query === undefined ? undefined : await namedBy(question.query, scope, signal);
      const nowMs = deps.sourceOf(scope).leagueClock.now();
      const readings: Reading<unknown>[] = [...all.readings, ...(named?.readings ?? [])];
      const matched = all.listed
        .filter((each) => fits(each, question) && (named === undefined || named.isMeant(each.player)))
        .map((each): DirectoryRow => {
          const change = changeOf(all.timeline, each.player.playerId);
          return {
            ...playerRow(context, each, nowMs),
            ...each.ownership,
            ...(change && { comingMove: change }),
          };
        });
      const { order, orderNote } = chooseOrder(ordersOf(context, question.sort), matched);
      matched.sort((a, b) => compare(slotOf(order, a), slotOf(order, b)));
      const start = question.cursor === undefined ? undefined : readCursor(question.cursor, order.code);
      const rest = start === undefined ? matched : matched.filter((row) => compare(slotOf(order, row), start) > 0);
      const page = rest.slice(0, question.limit ?? PAGE_SIZE);
      const last = page.at(-1);
      return {
        output: {
          ...provenanceOf([all.pool, all.rostered], readings, deps.systemClock),
          players: page,
          shown: page.length,
          matched: matched.length,
          sortedBy: sortedBy(order),
          sort: order.code,
          ...(orderNote && { orderNote }),
          filters: {
            query: question.query ?? null,
            position: question.position ?? null,
            status: question.status ?? "all",
            health: question.health ?? "all",
          },
          nextCursor: last && page.length < rest.length ? writeCursor(slotOf(order, last), order.code) : null,
        },
        isCached: readings.every((reading) => reading.isCached),
      };
    },
  };

  /** Players whose name starts with every word of the query, and players that a misspelled query means. */
  async function namedBy(query: string, scope: TeamScope, signal?: AbortSignal) {
    const known = await readCached(scope, signal);
    const found = known.resolve(query, "anyone");
    const meant = found.kind === "one" ? [found.player] : found.kind === "several" ? found.candidates : [];
    const ids = new Set<number>(meant.map(({ playerId }) => playerId));
    const words = nameWords(query);
    const beginsSo = ({ fullName }: Player) => {
      const own = nameWords(fullName);
      return words.length > 0 && words.every((word) => own.some((each) => each.startsWith(word)));
    };
    return {
      readings: known.readings,
      isMeant: (player: Player) => ids.has(player.playerId) || beginsSo(player),
    };
  }
}

const unowned = ({ player, rows, poolStatus, waiverClearsAt }: PoolPlayer): Listed => ({
  player,
  rows,
  ownership: { ownership: poolLabel(poolStatus), team: null, waiverClearsAt },
});

function fits({ player, ownership }: Listed, { position, status, health }: PlayersQuestion): boolean {
  const slotId = position === undefined ? undefined : SLOT_OF_POSITION[position];
  if (slotId !== undefined && !player.eligibleSlots.includes(slotId)) return false;
  if (status === "free" && ownership.ownership !== "free agent") return false;
  if (status === "waivers" && ownership.ownership !== "on waivers") return false;
  if (status === "owned" && ownership.team === null) return false;
  return hasHealth(player.availability, health);
}

function hasHealth({ status }: Availability, health: PlayersQuestion["health"]): boolean {
  return health === "hurt" ? isInDoubt(status) : health !== "healthy" || !isInDoubt(status);
}

const ORDERS: Readonly<Record<Sort, ListOrder<DirectoryRow, Sort>>> = {
  points: {
    code: "points",
    isOfStats: true,
    value: ({ pointsPerGame }) => pointsPerGame,
  },
  owned: { code: "owned", value: ({ percentOwned }) => percentOwned },
  games: { code: "games", value: ({ gamesLeftInMatchup }) => gamesLeftInMatchup },
  name: { code: "name", value: ({ name }) => nameWords(name).join(" ") },
};

function ordersOf(
  context: LeagueContext,
  request: Sort | undefined,
): [ListOrder<DirectoryRow, Sort>, ...ListOrder<DirectoryRow, Sort>[]] {
  const isPoints = isPointsFormat(context.league.settings.format);
  const sort = request === undefined || request === "points" ? (isPoints ? "points" : "owned") : request;
  return [ORDERS[sort], ORDERS.owned, ORDERS.name];
}

/** Where a row stands: its value, then its id. */
type Place = { value: number | string | null; playerId: number };

const slotOf = (order: ListOrder<DirectoryRow, Sort>, row: DirectoryRow): Place => ({
  value: order.value(row),
  playerId: row.playerId,
});

/** Equals by id. */
function compare(a: Place, b: Place): number {
  return compareValues(a.value, b.value) || a.playerId - b.playerId;
}

const cursorShape = z.tuple([
  z.enum(["points", "owned", "games", "name"]),
  z.union([z.number(), z.string(), z.null()]),
  z.number().int(),
]);

const writeCursor = ({ value, playerId }: Place, sort: Sort): string =>
  Buffer.from(JSON.stringify([sort, value, playerId])).toString("base64url");

function readCursor(cursor: string, sort: Sort): Place {
  let content: unknown;
  try {
    content = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  } catch {
    throw new CursorUnknown();
  }
  const read = cursorShape.safeParse(content);
  if (!read.success || read.data[0] !== sort) throw new CursorUnknown();
  return { value: read.data[1], playerId: read.data[2] };
}
