/** Who a name means, and who is free to add. */
import type { FreeAgentRow, FreeAgentsOutput, NotFoundOutput } from "@/contract/tool-outputs";
import { isCategoryFormat, isPointsFormat } from "@/domain/league";
import type { PoolPlayer } from "@/domain/matchup";
import { isInDoubt, type Player } from "@/domain/player";
import { buildNameIndex } from "@/domain/player-identity/name-index";
import { resolveName } from "@/domain/player-identity/resolve-name";
import { proTeamLabel } from "@/domain/pro-teams";
import type { TeamScope } from "@/domain/scope";
import { scoreLine } from "@/domain/scoring";
import { STAT, statLabel } from "@/domain/stats";
import { gamesLeftInMatchup, type LeagueContext, type LeagueService } from "./league.service";
import { availabilityOf, averagesOf, labelOf, round1, seasonRow } from "./player-labels";
import type { PoolReader } from "./pool-reader";
import { LIFETIME_MS, type ServiceDeps } from "./ports";
import type { RosterService } from "./roster.service";
import { provenanceOf, type Reading } from "./source-reader";

/** Base positions and combined slots a person may ask for, to ESPN's slot ids. Slots, not positions: PG is slot 0. */
const SLOT_OF_POSITION: Readonly<Record<string, number>> = { PG: 0, SG: 1, SF: 2, PF: 3, C: 4, G: 5, F: 6 };

export type FreeAgentFilter = {
  position?: string | undefined;
  /** Leaves out everyone known to be in doubt or out. An unknown status stays, labelled as unknown. */
  healthyOnly?: boolean | undefined;
  gamesInWindow?: number | undefined;
  targetCategories?: readonly string[] | undefined;
  sort?: "points" | "owned" | "games" | undefined;
  limit: number;
};

export type PlayerFound =
  | { kind: "one"; player: Player; readings: readonly Reading<unknown>[]; context: LeagueContext }
  | { kind: "unclear"; output: NotFoundOutput; isCached: boolean };

export type PlayerService = {
  /** One player, or the candidates; rosters are searched beside the season's list, which may miss someone. */
  find(scope: TeamScope, name: string, signal?: AbortSignal): Promise<PlayerFound>;
  getTopFreeAgents(
    scope: TeamScope,
    filter: FreeAgentFilter,
    signal?: AbortSignal,
  ): Promise<{ output: FreeAgentsOutput; isCached: boolean }>;
};

export function createPlayerService(
  deps: ServiceDeps,
  league: LeagueService,
  rosters: RosterService,
  pools: PoolReader,
): PlayerService {
  return {
    async find(scope, name, signal) {
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
      const known = new Map(list.value.map((player) => [player.playerId, player]));
      // Roster entries carry status, list rows do not: they come last and win.
      for (const entry of rostered.value.flatMap((roster) => roster.entries))
        known.set(entry.player.playerId, entry.player);
      const readings = [...context.readings, list, rostered];
      const match = resolveName(name, buildNameIndex([...known.values()]));
      if (match.kind === "one") return { kind: "one", player: match.player, readings, context };
      const candidates = match.kind === "several" ? match.candidates : [];
      return {
        kind: "unclear",
        isCached: readings.every((reading) => reading.isCached),
        output: {
          ...provenanceOf([list], readings, deps.systemClock),
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
      const context = await league.context(scope, signal);
      const { leagueClock } = deps.sourceOf(scope);
      const slotId = filter.position === undefined ? undefined : SLOT_OF_POSITION[filter.position];
      const pool = await pools.wire(scope, context, slotId, signal);
      const readings = [...context.readings, pool];
      const rows = pool.value
        .filter((each) => !filter.healthyOnly || !isInDoubt(each.player.availability.status))
        .map((each) => freeAgentRow(context, each, leagueClock.now()));
      const matched = rows.filter((row) => (row.gamesLeftInMatchup ?? 0) >= (filter.gamesInWindow ?? 0));
      const targets = (filter.targetCategories ?? []).map((category) => category.toUpperCase());
      const { sortedBy, value } = ordering(context, filter, targets);
      const ranked = [...matched].sort((a, b) => value(b) - value(a) || (b.percentOwned ?? 0) - (a.percentOwned ?? 0));
      return {
        output: {
          ...provenanceOf([pool], readings, deps.systemClock),
          players: ranked.slice(0, filter.limit),
          shown: Math.min(filter.limit, ranked.length),
          matched: ranked.length,
          sortedBy,
          filters: {
            position: filter.position ?? null,
            healthyOnly: filter.healthyOnly ?? false,
            targetCategories: targets,
          },
        },
        isCached: readings.every((reading) => reading.isCached),
      };
    },
  };
}

function freeAgentRow(context: LeagueContext, pool: PoolPlayer, nowMs: number): FreeAgentRow {
  const { player } = pool;
  const { settings } = context.league;
  const season = seasonRow(pool.rows, context.league.season);
  const games = season?.stats[String(STAT.GP)] ?? 0;
  const total =
    season && isPointsFormat(settings.format)
      ? scoreLine(season.stats, settings.scoringItems, player.defaultPositionId).total
      : undefined;
  return {
    ...labelOf(player),
    ...availabilityOf(player.availability),
    ownership: pool.poolStatus === "WAIVERS" ? "on waivers" : "free agent",
    waiverClearsAt: pool.waiverClearsAt,
    percentOwned: player.percentOwned === null ? null : round1(player.percentOwned),
    pointsPerGame: total === undefined || games === 0 ? null : round1(total / games),
    gamesPlayed: season ? games : null,
    averages: averagesOf(season?.stats ?? {}, games),
    gamesLeftInMatchup: gamesLeftInMatchup(context, player.proTeamId, nowMs),
  };
}

/** What "best" means: the asked categories, the asked order, else points a game, else how many leagues own him. */
function ordering(context: LeagueContext, filter: FreeAgentFilter, targets: readonly string[]) {
  const known = targets.filter((target) => LISTED_AVERAGES.has(target));
  if (known.length > 0) {
    return {
      sortedBy: `${known.join(" + ")} a game`,
      value: (row: FreeAgentRow) => known.reduce((sum, category) => sum + (row.averages[category] ?? 0), 0),
    };
  }
  if (filter.sort === "games") {
    return { sortedBy: "games left in this matchup", value: (row: FreeAgentRow) => row.gamesLeftInMatchup ?? 0 };
  }
  if (filter.sort === "owned" || isCategoryFormat(context.league.settings.format)) {
    return { sortedBy: "share of leagues that own him", value: (row: FreeAgentRow) => row.percentOwned ?? 0 };
  }
  return { sortedBy: "fantasy points a game this season", value: (row: FreeAgentRow) => row.pointsPerGame ?? -1 };
}

const LISTED_AVERAGES: ReadonlySet<string> = new Set(
  [STAT.PTS, STAT.REB, STAT.AST, STAT.STL, STAT.BLK, STAT.THREE_PM, STAT.FG_PCT, STAT.FT_PCT].map(statLabel),
);
