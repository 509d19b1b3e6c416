/** What the opponent is likely to do, from one reading of the matchup. Nothing here has an effect. */
import type { OpponentOutlookOutput } from "@/contract/planning/opponent-output";
import type { OpponentOutlook } from "@/domain/engine/opponent-outlook";
import type { TeamScope } from "@/domain/league/scope";
import { round3 } from "@/domain/players/player-labels";
import type { OptimizerService } from "./optimizer.service";

export type OpponentService = {
  /** @throws NoDaysLeft, StatisticsMissing, EngineRefused and the source's errors */
  outlook(scope: TeamScope, signal?: AbortSignal): Promise<{ output: OpponentOutlookOutput; isCached: boolean }>;
};

export function createOpponentService(optimizer: Pick<OptimizerService, "open">): OpponentService {
  return {
    async outlook(scope, signal) {
      const week = await optimizer.open(scope, signal);
      const found = await week.opponentOutlook();
      return {
        isCached: week.isCached,
        output: {
          ...week.provenance,
          teamName: week.team.teamName,
          unit: week.unit,
          winProbability: week.chances.winProbability,
          opponent: found && week.opponent && { ...week.opponent, ...teamOutput(found) },
          blocks: (found?.blocks ?? []).map(({ player, drop, day, myChange }) => ({
            day,
            player,
            drop,
            winProbability: { change: round3(myChange) },
          })),
        },
      };
    },
  };
}

const teamOutput = ({ addsLeft, openSlots, likely, streamers }: OpponentOutlook) => ({
  addsLeft,
  openSlots: openSlots.map(({ day, count }) => ({ day, slots: count })),
  likely: likely.map(({ move, gain, myChange }) => ({ ...move, gain, winProbability: mine(myChange) })),
  streamers: streamers.map(({ player, gamesLeft, gain, myChange }) => ({
    player,
    gamesLeft,
    gain,
    winProbability: mine(myChange),
  })),
});

const mine = (change: number | null) => (change === null ? null : { change: round3(change) });
