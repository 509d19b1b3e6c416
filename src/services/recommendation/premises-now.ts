/**
 * Reads the league at the moment of a click, from the source itself and never from stored data, since the user acts on
 * it.
 */

import { playerId } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import { areMovesClosed } from "@/domain/lineup/roster-lock";
import type { PremisesNow } from "@/domain/proposals/proposal";
import { gamesOfTeam } from "@/domain/season/calendar";
import { isUpcoming } from "@/domain/season/pro-schedule";
import { addsLeftNow } from "../league/adds-left";
import type { LeagueService } from "../league/league.service";
import type { ServiceDeps } from "../ports";

export type PremisesReader = (
  scope: TeamScope,
  request: { addPlayerId: number | null; approvedEarlier: PremisesNow["approvedEarlier"] },
) => Promise<PremisesNow>;

/**
 * Clicks at the same time share one read of the league: a click during a read waits for it, and a finished read is not
 * reused.
 *
 * @throws the source's errors: without a read there is no decision. Two requests, three with a player to add.
 */
export function createPremisesReader(deps: ServiceDeps, leagues: LeagueService): PremisesReader {
  const underWay = new Map<string, ReturnType<typeof readRoster>>();

  async function readRoster(scope: TeamScope, addPlayerId: number | null) {
    const { client } = deps.sourceOf(scope);
    // The schedule and calendar change slowly; settings and team counters are read again below.
    const context = await leagues.buildIntelligenceSnapshot(scope);
    const [league, rosters, cards] = await Promise.all([
      client.getLeague(),
      client.getRosters(context.todayPeriod),
      addPlayerId === null ? [] : client.getPlayerCards([playerId.parse(addPlayerId)], 1),
    ]);
    return { context, league, rosters, cards };
  }

  function sharedRead(scope: TeamScope, addPlayerId: number | null): ReturnType<typeof readRoster> {
    const key = `${scope.connectionId} ${addPlayerId}`;
    const known = underWay.get(key);
    if (known) return known;
    const started = readRoster(scope, addPlayerId).finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  }

  return async (scope, { addPlayerId, approvedEarlier }) => {
    const { leagueClock } = deps.sourceOf(scope);
    const { context, league, rosters, cards } = await sharedRead(scope, addPlayerId);
    const mine = rosters.find((roster) => roster.teamId === scope.teamId)?.entries ?? [];
    const owner = rosters.find(({ entries }) => entries.some(({ player }) => Number(player.playerId) === addPlayerId));
    const card = cards.find(({ player }) => Number(player.playerId) === addPlayerId);
    const adds = addsLeftNow({ ...context, league }, scope.teamId);
    const today = { first: context.todayPeriod, last: context.todayPeriod };
    const isLocked = (proTeamId: number) =>
      gamesOfTeam(context.games, proTeamId, today).some((game) => !isUpcoming(game, leagueClock.now()));
    return {
      today: context.today,
      rosterPlayerIds: mine.map(({ player }) => Number(player.playerId)).sort((a, b) => a - b),
      addOwnerTeamId: owner ? Number(owner.teamId) : card ? card.onTeamId : undefined,
      addIsOnWaivers: card ? card.poolStatus === "WAIVERS" : null,
      addsLeft: adds.ok ? adds.value.left : 0,
      areMovesClosed: areMovesClosed(league.settings, context.games, {
        period: context.todayPeriod,
        nowMs: leagueClock.now(),
      }),
      lockedPlayerIds: [
        ...mine.filter((entry) => entry.isRosterLocked === true || isLocked(entry.player.proTeamId)),
        ...cards.filter(({ player }) => isLocked(player.proTeamId)),
      ].map(({ player }) => Number(player.playerId)),
      slots: Object.fromEntries(mine.map(({ player, slotId }) => [String(player.playerId), slotId])),
      approvedEarlier,
    };
  };
}
