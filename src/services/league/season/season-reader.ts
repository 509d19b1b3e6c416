/** Reads what the odds of a season rest on: every matchup that is paired, all rosters, and what is expected of everyone on them. */

import { settingOf } from "@/domain/engine/matchup-outlook";
import type { OutlookSetting, OwnedPlayer, PlayerOutlook } from "@/domain/engine/outlook";
import { ownedOn } from "@/domain/engine/starts";
import { scoringPeriodId } from "@/domain/ids";
import type { DayRoster, Matchup } from "@/domain/league/matchup";
import type { TeamScope } from "@/domain/league/scope";
import { playersOn } from "@/domain/roster/timeline";
import type { SeasonRoster } from "@/domain/season-odds/team-weeks";
import { cachedOutlooks } from "../../players/outlook-cache";
import { LIFETIME_MS, type ServiceDeps } from "../../ports";
import type { Reading } from "../../sources/source-reader";
import type { LeagueContext } from "../league.service";
import type { PoolReader } from "../pool-reader";
import type { RosterReader } from "../roster-reader";
import type { RosterTimelines } from "../roster-timeline";

export type SeasonMatchups = {
  /** All matchups of the season that are paired. */
  matchups(scope: TeamScope, context: LeagueContext, signal?: AbortSignal): Promise<Reading<Matchup[]>>;
};

export type LeagueRosters = {
  readonly setting: OutlookSetting;
  /** In the order of the league's teams. */
  readonly rosters: readonly SeasonRoster[];
  outlookOf(
    player: Parameters<ReturnType<typeof cachedOutlooks>>[0],
    rows: Parameters<ReturnType<typeof cachedOutlooks>>[1],
  ): PlayerOutlook;
  /** Fast-changing readings, rosters first. */
  readonly readings: readonly [Reading<unknown>, ...Reading<unknown>[]];
};

const SEASON_SHAPE = 1;

export function createSeasonMatchups(deps: ServiceDeps): SeasonMatchups {
  return {
    matchups(scope, context, signal) {
      const { client, label } = deps.sourceOf(scope);
      return deps.reader.read<Matchup[]>({
        key: `season-matchups:${scope.connectionId}:${context.today}`,
        source: label,
        ttlMs: LIFETIME_MS.matchup,
        fetch: async (fetchSignal) => (await client.getSeasonMatchups(fetchSignal)).map(withoutDetails),
        store: deps.store.snapshot<Matchup[]>(scope, "season-matchups", SEASON_SHAPE),
        signal,
      });
    },
  };
}

/** A decided matchup needs its totals only: a season of category scores is a hundred times as long. */
const withoutDetails = (matchup: Matchup): Matchup =>
  matchup.winner === "UNDECIDED"
    ? matchup
    : {
        ...matchup,
        sides: matchup.sides.map((side) => ({ ...side, pointsByScoringPeriod: {}, scoreByStat: {}, gamesBySlot: {} })),
      };

export type RosterSources = {
  readonly rosters: Pick<RosterReader, "readAll">;
  readonly pools: PoolReader;
  readonly timelines: RosterTimelines;
};

/** @throws the source's errors */
export async function readLeagueRosters(
  deps: ServiceDeps,
  { rosters, pools, timelines }: RosterSources,
  scope: TeamScope,
  context: LeagueContext,
  signal?: AbortSignal,
): Promise<LeagueRosters> {
  const all = await rosters.readAll(scope, context.todayPeriod, signal);
  const held = all.value.flatMap(({ entries }) => entries.map(({ player }) => player.playerId));
  const [cards, team] = await Promise.all([
    pools.leagueCards(scope, context, held, signal),
    timelines.of(scope, context, all.value, { signal }),
  ]);
  const rowsOf = new Map(cards.value.map((card) => [card.player.playerId, card.rows]));
  const last = context.matchupRange?.last ?? context.todayPeriod;
  const setting = settingOf(context, last, deps.sourceOf(scope).leagueClock.now());
  const outlookOf = cachedOutlooks(context, setting);
  const heldOf = (roster: DayRoster | undefined) =>
    (roster?.entries ?? []).map((entry) => ({
      entry,
      outlook: outlookOf(entry.player, rowsOf.get(entry.player.playerId) ?? []),
    }));
  const joining = team.joining.map(({ player, rows }) => outlookOf(player, rows));
  return {
    setting,
    outlookOf,
    rosters: context.league.teams.map(({ teamId }): SeasonRoster => {
      const mine = heldOf(all.value.find((roster) => roster.teamId === teamId));
      if (teamId === scope.teamId) {
        const { timeline } = team;
        const after = playersOn(timeline, setting.dayOf(scoringPeriodId.parse(setting.last)));
        return {
          teamId: Number(teamId),
          playersOn: (period) => ownedOn({ mine, joining, timeline, setting }, period),
          later: [...mine.map(({ outlook }) => outlook), ...joining].filter(({ player }) => after.has(player.playerId)),
        };
      }
      const owned = mine.map(({ entry, outlook }): OwnedPlayer => ({ outlook, slotNow: entry.slotId }));
      return { teamId: Number(teamId), playersOn: () => owned, later: owned.map(({ outlook }) => outlook) };
    }),
    readings: [all, cards, ...team.readings],
  };
}
