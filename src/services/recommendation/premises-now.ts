/** The league at the moment of a click: read from the source itself, never from what was kept, since somebody acts on it. */
import { gamesOfTeam } from "@/domain/calendar";
import { playerId } from "@/domain/ids";
import { isUpcoming } from "@/domain/pro-schedule";
import type { PremisesNow } from "@/domain/proposal";
import type { TeamScope } from "@/domain/scope";
import type { LeagueService } from "../league.service";
import { addsLeftNow } from "../matchup.service";
import type { ServiceDeps } from "../ports";

export type PremisesReader = (
  scope: TeamScope,
  asked: { addPlayerId: number | null; approvedEarlier: PremisesNow["approvedEarlier"] },
  signal?: AbortSignal,
) => Promise<PremisesNow>;

/** @throws the source's errors: what cannot be checked now is not decided now. Two requests, three with somebody to add. */
export function createPremisesReader(deps: ServiceDeps, leagues: LeagueService): PremisesReader {
  return async (scope, { addPlayerId, approvedEarlier }, signal) => {
    const { client, leagueClock } = deps.sourceOf(scope);
    // The schedule and the calendar change slowly; settings and counters of the teams are read anew below.
    const context = await leagues.context(scope, signal);
    const [league, rosters, cards] = await Promise.all([
      client.getLeague(signal),
      client.getRosters(context.todayPeriod, signal),
      addPlayerId === null ? [] : client.getPlayerCards([playerId.parse(addPlayerId)], 1, signal),
    ]);
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
      lockedPlayerIds: [
        ...mine.filter((entry) => entry.isRosterLocked === true || isLocked(entry.player.proTeamId)),
        ...cards.filter(({ player }) => isLocked(player.proTeamId)),
      ].map(({ player }) => Number(player.playerId)),
      slots: Object.fromEntries(mine.map(({ player, slotId }) => [String(player.playerId), slotId])),
      approvedEarlier,
    };
  };
}
