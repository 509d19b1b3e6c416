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

const NOTHING: OpponentOutlook = { addsLeft: null, openSlots: [], likely: [], streamers: [], blocks: [] };

export function createOpponentService(optimizer: Pick<OptimizerService, "open">): OpponentService {
  return {
    async outlook(scope, signal) {
      const week = await optimizer.open(scope, signal);
      const found = await week.opponentOutlook();
      const { addsLeft, openSlots, likely, streamers, blocks } = found ?? NOTHING;
      return {
        isCached: week.isCached,
        output: {
          ...week.provenance,
          teamName: week.team.teamName,
          opponent: found && week.opponent,
          unit: week.unit,
          winProbability: week.chances.winProbability,
          addsLeft,
          openSlots: [...openSlots],
          likely: likely.map(({ move, gain, myChange }) => ({ ...move, gain, myChange: roundedChange(myChange) })),
          streamers: streamers.map((each) => ({ ...each, myChange: roundedChange(each.myChange) })),
          blocks: blocks.map((each) => ({ ...each, myChange: round3(each.myChange) })),
        },
      };
    },
  };
}

const roundedChange = (change: number | null): number | null => change && round3(change);
