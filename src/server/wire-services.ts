/** The services of one home, wired to each other and to what they need from outside. */
import type { AgentServices } from "@/agents/shared/types";
import { createGameLogService } from "@/services/game-log.service";
import { createLeagueService, type LeagueService } from "@/services/league.service";
import { createMatchupReader, createMatchupService } from "@/services/matchup.service";
import { createOptimizerService, type OptimizerService } from "@/services/optimizer.service";
import { createPlayerService } from "@/services/player.service";
import { createPlayerStatusService } from "@/services/player-status.service";
import { createPoolReader } from "@/services/pool-reader";
import type { ServiceDeps } from "@/services/ports";
import { createRosterService } from "@/services/roster.service";
import { createScoringService } from "@/services/scoring.service";

export type WiredServices = { league: LeagueService; optimizer: OptimizerService; services: AgentServices };

export function wireServices(deps: ServiceDeps): WiredServices {
  const league = createLeagueService(deps);
  const matchupReader = createMatchupReader(deps);
  const rosters = createRosterService(deps, league, matchupReader);
  const pools = createPoolReader(deps);
  const players = createPlayerService(deps, league, rosters, pools);
  return {
    league,
    optimizer: createOptimizerService(deps, { league, rosters, matchups: matchupReader, pools }),
    services: {
      rosters,
      matchups: createMatchupService(deps, league, matchupReader, rosters),
      players,
      playerStatus: createPlayerStatusService(deps, players, rosters, matchupReader),
      gameLogs: createGameLogService(deps, players),
      scoring: createScoringService(deps, league),
    },
  };
}
