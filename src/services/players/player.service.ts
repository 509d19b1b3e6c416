/** Who a name means, and who is free to add. */

import type { FreeAgentCandidate, FreeAgentsOutput, NotFoundOutput } from "@/contract/tool-outputs";
import type { EasternDay } from "@/domain/ids";
import { isCategoryFormat } from "@/domain/league/league";
import { dayOf } from "@/domain/league/league-snapshot";
import type { PoolPlayer } from "@/domain/league/matchup";
import type { TeamScope } from "@/domain/league/scope";
import type { WhosePlayer } from "@/domain/players/identity/meant-player";
import { isInDoubt, type Player } from "@/domain/players/player";
import { gameLabel } from "@/domain/players/player-labels";
import { changeOf } from "@/domain/roster/timeline";
import { gamesOfTeam } from "@/domain/season/calendar";
import { gamesByProTeam, isUpcoming } from "@/domain/season/pro-schedule";
import { proTeamLabel } from "@/domain/season/pro-teams";
import { STAT, statLabel } from "@/domain/stats/stats";
import type { LeagueContext, LeagueService } from "../league/league.service";
import { poolLabel } from "../league/ownership";
import type { PoolReader } from "../league/pool-reader";
import type { RosterReader } from "../league/roster-reader";
import type { RosterTimelines } from "../league/roster-timeline";
import { type DayWindow, windowOf } from "../league/schedule-window";
import type { OptimizerService } from "../planning/optimizer.service";
import type { ServiceDeps } from "../ports";
import { provenanceOf, type Reading } from "../sources/source-reader";
import { orUndefinedOnFailure } from "../unless-failed";
import { idOfName, type KnownPlayersReader } from "./known-players";
import { chooseOrder, compareValues, type ListOrder, sortedBy } from "./list-order";
import { playerRow, SLOT_OF_POSITION } from "./player-rows";

type FreeAgentFilter = {
  position?: string | undefined;
  /** Leaves out everyone known to be in doubt or out. An unknown status stays, labeled as unknown. */
  healthyOnly?: boolean | undefined;
  gamesInWindow?: number | undefined;
  /** Only who has a game then that has not begun; until `playsUntil` where that is given. */
  playsOn?: EasternDay | undefined;
  playsUntil?: EasternDay | undefined;
  targetCategories?: readonly string[] | undefined;
  /** "gain": by what adding him brings; as without it where nothing can be added or forecast. */
  sort?: "gain" | "points" | "owned" | "games" | undefined;
  limit: number;
};

type PlayerFound =
  | {
      kind: "one";
      player: Player;
      /** When he was found in the pool and not on the list. */
      pool?: Reading<Player>;
      readings: readonly Reading<unknown>[];
      context: LeagueContext;
    }
  | { kind: "unclear"; output: NotFoundOutput; isCached: boolean };

export type PlayerService = {
  /** One player, or the candidates. `name` may also be `#` and an ESPN id, for one of several who share a name. */
  find(scope: TeamScope, name: string, signal?: AbortSignal, whose?: WhosePlayer): Promise<PlayerFound>;
  /** @throws DayOutsideSeason, WindowReversed, WindowTooLong for the days, and the source's errors */
  getTopFreeAgents(
    scope: TeamScope,
    filter: FreeAgentFilter,
    signal?: AbortSignal,
  ): Promise<{ output: FreeAgentsOutput; isCached: boolean }>;
};

export function createPlayerService(
  deps: ServiceDeps,
  league: LeagueService,
  sources: {
    readCached: KnownPlayersReader;
    rosters: Pick<RosterReader, "readAll">;
    timelines: RosterTimelines;
    pools: PoolReader;
    optimizer: Pick<OptimizerService, "open">;
  },
): PlayerService {
  const { readCached, rosters, timelines, pools, optimizer } = sources;
  /** Changes of free agents by approved moves; empty while the rosters cannot be read. */
  async function changesIn(scope: TeamScope, context: LeagueContext, signal?: AbortSignal) {
    const rostered = await orUndefinedOnFailure(rosters.readAll(scope, context.todayPeriod, signal));
    const team = rostered && (await orUndefinedOnFailure(timelines.of(scope, context, rostered.value, { signal })));
    return (playerId: number) => (team ? changeOf(team.timeline, playerId) : null);
  }
  /** `undefined` where no free agent can be added on the days asked about, or nothing is forecast. */
  async function gainsFor(scope: TeamScope, { sort, playsOn }: FreeAgentFilter, signal?: AbortSignal) {
    if (sort !== "gain") return undefined;
    const week = await orUndefinedOnFailure(optimizer.open(scope, signal));
    if (!week || (playsOn !== undefined && !week.days.includes(playsOn))) return undefined;
    const gains: ReadonlyMap<number, number> = week.gainsOfAdds(playsOn);
    return gains.size === 0 ? undefined : { gains, unit: week.unit, isCached: week.isCached };
  }
  return {
    async find(scope, name, signal, whose) {
      const known = await readCached(scope, signal);
      const { context, readings } = known;
      const match = known.resolve(name, whose);
      if (match.kind === "one") return { kind: "one", player: match.player, readings, context };
      const id = idOfName(name);
      if (id !== undefined) {
        // Somebody signed today is in the pool before the list, which is read once a day.
        const pool = await pools.freeAgents(scope, context, undefined, signal);
        const free = pool.value.find(({ player }) => player.playerId === id);
        if (free) {
          const { player } = free;
          return { kind: "one", player, pool: { ...pool, value: player }, readings: [...readings, pool], context };
        }
      }
      const candidates = match.kind === "several" ? match.candidates : [];
      return {
        kind: "unclear",
        isCached: readings.every((reading) => reading.isCached),
        output: {
          ...provenanceOf([known.list], readings, deps.systemClock),
          found: false,
          query: name,
          candidates: candidates.map((player) => ({
            playerId: Number(player.playerId),
            name: player.fullName,
            proTeam: proTeamLabel(player.proTeamId),
          })),
          nearest: match.kind === "none" ? (match.nearest ?? []).map((player) => player.fullName) : [],
        },
      };
    },

    async getTopFreeAgents(scope, filter, signal) {
      const context = await league.buildIntelligenceSnapshot(scope, signal);
      const { leagueClock } = deps.sourceOf(scope);
      const slotId = filter.position === undefined ? undefined : SLOT_OF_POSITION[filter.position];
      const [pool, valued, changeFor] = await Promise.all([
        pools.freeAgents(scope, context, slotId, signal),
        gainsFor(scope, filter, signal),
        changesIn(scope, context, signal),
      ]);
      const readings = [...context.readings, pool];
      const nowMs = leagueClock.now();
      const window = playsIn(context, filter);
      const gamesOfProTeam = gamesByProTeam(context.games);
      const rows = pool.value
        .filter((each) => !filter.healthyOnly || !isInDoubt(each.player.availability.status))
        .map((each): FreeAgentCandidate => {
          const change = changeFor(each.player.playerId);
          const row = {
            ...freeAgentRow(context, each, nowMs),
            ...(change && { comingMove: change }),
            ...(valued && { gain: valued.gains.get(each.player.playerId) ?? null }),
          };
          return window
            ? { ...row, playsOn: gamesIn(context, each.player.proTeamId, window, gamesOfProTeam, nowMs) }
            : row;
        });
      const matched = rows.filter(
        (row) => (gamesOf(row) ?? 0) >= (filter.gamesInWindow ?? 0) && row.playsOn?.length !== 0,
      );
      const targets = (filter.targetCategories ?? []).map((category) => category.toUpperCase());
      const requested = ordersOf(context, filter, { targets, rows: matched, isValued: valued !== undefined });
      const { order, orderNote } = chooseOrder(requested, matched);
      const ranked = [...matched].sort(
        (a, b) => compareValues(order.value(a), order.value(b)) || (b.percentOwned ?? 0) - (a.percentOwned ?? 0),
      );
      return {
        output: {
          ...provenanceOf([pool], readings, deps.systemClock),
          players: ranked.slice(0, filter.limit),
          shown: Math.min(filter.limit, ranked.length),
          matched: ranked.length,
          sortedBy: sortedBy(order),
          ...(orderNote && { orderNote }),
          ...(valued && { gainUnit: valued.unit }),
          filters: {
            position: filter.position ?? null,
            healthyOnly: filter.healthyOnly ?? false,
            targetCategories: targets,
            playsOn: window ? { from: window.from, to: window.to } : null,
          },
        },
        isCached: readings.every((reading) => reading.isCached) && (valued?.isCached ?? true),
      };
    },
  };
}

type Order = ListOrder<
  FreeAgentCandidate,
  "gain" | "categories" | "points" | "games" | "gamesOnDays" | "owned" | "name"
>;

const BY_GAIN: Order = {
  code: "gain",
  value: ({ gain }) => gain ?? null,
};
const BY_POINTS: Order = {
  code: "points",
  isOfStats: true,
  value: ({ pointsPerGame }) => pointsPerGame,
};
/** Games on the days that were asked for; without any, those left in the matchup. */
const gamesOf = ({ playsOn, gamesLeftInMatchup }: FreeAgentCandidate): number | null =>
  playsOn?.length ?? gamesLeftInMatchup;
const byGames = (isOnDays: boolean): Order => ({ code: isOnDays ? "gamesOnDays" : "games", value: gamesOf });
const BY_OWNED: Order = {
  code: "owned",
  value: ({ percentOwned }) => percentOwned,
};
const BY_NAME: Order = { code: "name", value: ({ name }) => name };

function playsIn(context: LeagueContext, { playsOn, playsUntil }: FreeAgentFilter): DayWindow | undefined {
  return playsOn === undefined ? undefined : windowOf(context, { from: playsOn, to: playsUntil ?? playsOn });
}

function gamesIn(
  context: LeagueContext,
  proTeam: number,
  window: DayWindow,
  gamesOfProTeam: ReturnType<typeof gamesByProTeam>,
  nowMs: number,
): string[] {
  return gamesOfTeam(gamesOfProTeam(proTeam), proTeam, window)
    .filter((game) => isUpcoming(game, nowMs))
    .map((game) => `${dayOf(context, game.scoringPeriod)} ${gameLabel(game, proTeam)}`)
    .sort();
}

function freeAgentRow(context: LeagueContext, pool: PoolPlayer, nowMs: number): FreeAgentCandidate {
  return {
    ...playerRow(context, pool, nowMs),
    ownership: poolLabel(pool.poolStatus),
    waiverClearsAt: pool.waiverClearsAt,
  };
}

/**
 * Sort order for "best": the gain from adding him where requested, the requested categories, the requested order, else
 * points per game, else % rostered. By name alone where none of it is known.
 */
function ordersOf(
  context: LeagueContext,
  filter: FreeAgentFilter,
  { targets, rows, isValued }: { targets: readonly string[]; rows: readonly FreeAgentCandidate[]; isValued: boolean },
): [Order, ...Order[]] {
  const isInCategories = isCategoryFormat(context.league.settings.format);
  const byStats = isInCategories ? [] : [BY_POINTS];
  const known = targets.filter((target) => LISTED_AVERAGES.has(target));
  if (isValued) return [BY_GAIN, ...byStats, BY_OWNED, BY_NAME];
  if (known.length > 0) return [byCategories(known, rows), BY_OWNED, BY_NAME];
  if (filter.sort === "games") return [byGames(filter.playsOn !== undefined), BY_OWNED, BY_NAME];
  if (filter.sort === "owned" || isInCategories) return [BY_OWNED, BY_NAME];
  return [BY_POINTS, BY_OWNED, BY_NAME];
}

/** Each category in shares of what these players average in it: a steal is rarer than a rebound. */
function byCategories(known: readonly string[], rows: readonly FreeAgentCandidate[]): Order {
  const meanOf = (category: string): number => {
    const known = rows.flatMap(({ averages }) => averages[category] ?? []);
    return known.reduce((sum, each) => sum + each, 0) / Math.max(1, known.length);
  };
  const means = new Map(known.map((category) => [category, meanOf(category) || 1]));
  return {
    code: "categories",
    stats: known,
    isOfStats: true,
    value: ({ averages }) =>
      known.every((category) => averages[category] === undefined)
        ? null
        : known.reduce((sum, category) => sum + (averages[category] ?? 0) / (means.get(category) ?? 1), 0),
  };
}

const LISTED_AVERAGES: ReadonlySet<string> = new Set(
  [STAT.PTS, STAT.REB, STAT.AST, STAT.STL, STAT.BLK, STAT.THREE_PM, STAT.FG_PCT, STAT.FT_PCT].map(statLabel),
);
