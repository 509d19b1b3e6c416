/** The trades of one league as it was read: all rosters, everybody's cards, the free agents. Nothing here has an effect. */
import type { Provenance } from "@/contract/tool-outputs";
import { EngineRefusal } from "@/domain/engine/engine-refusal";
import { settingOf } from "@/domain/engine/matchup-outlook";
import type { PlayerOutlook } from "@/domain/engine/outlook";
import { type PlayerId, playerId, type TeamId } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import { dayEt } from "@/domain/season/eastern-day";
import { type LeagueTrades, leagueTrades } from "@/domain/trades/league-trades";
import { writeRecent } from "@/lib/recent";
import type { LeagueContext, LeagueService } from "../league/league.service";
import type { PoolReader } from "../league/pool-reader";
import type { RosterReader } from "../league/roster-reader";
import { EngineRefused } from "../planning/week-session";
import { cachedOutlooks } from "../players/outlook-cache";
import type { ServiceDeps } from "../ports";
import { provenanceOf, type Reading } from "../sources/source-reader";
import { TradeDeadlinePast, TradeSeasonOver } from "./trade-refusals";

export type LeagueTrading = {
  readonly context: LeagueContext;
  readonly trades: LeagueTrades;
  /** Everybody on a roster. */
  readonly outlooks: ReadonlyMap<PlayerId, PlayerOutlook>;
  readonly ownerOf: ReadonlyMap<PlayerId, TeamId>;
  readonly provenance: Provenance;
  /** True when no request was made for it. */
  readonly isCached: boolean;
};

export type TradingSources = {
  readonly league: LeagueService;
  readonly rosters: Pick<RosterReader, "readAll">;
  readonly pools: PoolReader;
};

/** Leagues whose prepared trades are kept: some megabytes each. */
const MAX_LEAGUES = 4;

/**
 * Keeps each league's prepared trades until something is read again: preparing them takes a second, and a page asks about a dozen partners one
 * after the other.
 */
export function createTradingReader(deps: ServiceDeps, { league, rosters, pools }: TradingSources) {
  const prepared = new Map<string, { readonly version: string; readonly trades: LeagueTrades }>();

  function tradesOf(key: string, version: string, prepare: () => LeagueTrades): LeagueTrades {
    const known = prepared.get(key);
    const trades = known?.version === version ? known.trades : namingRefusals(prepare);
    writeRecent(prepared, key, { version, trades }, MAX_LEAGUES);
    return trades;
  }

  /**
   * Five requests when nothing is cached, and one per further page of free agents or of cards.
   *
   * @throws TradeDeadlinePast, TradeSeasonOver, EngineRefused and the source's errors
   */
  return async (scope: TeamScope, signal?: AbortSignal): Promise<LeagueTrading> => {
    const context = await league.buildIntelligenceSnapshot(scope, signal);
    const nowMs = deps.sourceOf(scope).leagueClock.now();
    refuseWhenClosed(context, nowMs);
    const [held, free] = await Promise.all([
      rosters.readAll(scope, context.todayPeriod, signal),
      pools.freeAgents(scope, context, undefined, signal),
    ]);
    const ids = held.value.flatMap(({ entries }) => entries.map(({ player }) => player.playerId));
    const cards = await pools.leagueCards(scope, context, ids, signal);
    const rowsOf = new Map(cards.value.map((card) => [card.player.playerId, card.rows]));
    // Later days are samples, so nobody is looked at further than today.
    const setting = settingOf(context, context.todayPeriod, nowMs);
    const outlook = cachedOutlooks(context, setting);
    const teams = held.value.map(({ teamId, entries }) => ({
      teamId,
      players: entries.map((entry) => ({
        entry,
        outlook: outlook(entry.player, rowsOf.get(entry.player.playerId) ?? []),
      })),
    }));
    const main = [held, free, cards] as const;
    const readings: readonly Reading<unknown>[] = [...context.readings, ...main];
    const version = [context.todayPeriod, context.leagueReading, ...main]
      .map((each) => (typeof each === "object" ? each.fetchedAt : each))
      .join();
    const trades = tradesOf(scope.connectionId, version, () =>
      leagueTrades({
        context,
        setting,
        teams,
        freeAgents: free.value.map((pool) => ({ pool, outlook: outlook(pool.player, pool.rows) })),
      }),
    );
    if (trades.weeksLeft === 0) throw new TradeSeasonOver();
    return {
      context,
      trades,
      outlooks: new Map(
        teams.flatMap(({ players }) => players.map((each) => [each.outlook.player.playerId, each.outlook])),
      ),
      ownerOf: new Map(
        held.value.flatMap(({ teamId, entries }) =>
          entries.map(({ player }) => [playerId.parse(player.playerId), teamId]),
        ),
      ),
      provenance: provenanceOf(main, readings, deps.systemClock),
      isCached: readings.every((reading) => reading.isCached),
    };
  };
}

function refuseWhenClosed({ league: { settings, status }, calendarPeriod }: LeagueContext, nowMs: number): void {
  if (calendarPeriod >= status.finalScoringPeriod) throw new TradeSeasonOver();
  const { tradeDeadlineAt } = settings;
  const deadlineMs = tradeDeadlineAt === null ? Number.POSITIVE_INFINITY : Date.parse(tradeDeadlineAt);
  if (deadlineMs <= nowMs) throw new TradeDeadlinePast({}, { words: { day: dayEt(deadlineMs) } });
}

function namingRefusals<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof EngineRefusal) throw new EngineRefused({ ...error.fault }, { cause: error });
    throw error;
  }
}
