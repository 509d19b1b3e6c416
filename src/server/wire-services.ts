/** The services of one home, wired to each other and to what they need from outside. */
import type { AgentServices } from "@/agents/shared/types";
import type { ApprovedMovesReader } from "@/db/approved-moves";
import type { ProgramSolver } from "@/domain/plan/linear-program";
import { createActivityService } from "@/services/activity.service";
import type { ChanceHistory } from "@/services/chance-history.service";
import { createDecisionsAnswers, NO_PROPOSALS } from "@/services/decisions-answer.service";
import { createEngineAnswers } from "@/services/engine-answers.service";
import { createGameLogService } from "@/services/game-log.service";
import { createGameLogReader } from "@/services/game-log-reader";
import { createKnownPlayersReader, type KnownPlayersReader } from "@/services/known-players";
import { createLeagueService, type LeagueService } from "@/services/league.service";
import { createLeagueViewService } from "@/services/league-view.service";
import { createMatchupReader, createMatchupService } from "@/services/matchup.service";
import { createNewsAnswers } from "@/services/news-answer.service";
import { createOptimizerService, type OptimizerService } from "@/services/optimizer.service";
import { createPlayerService } from "@/services/player.service";
import { createPlayerDirectory } from "@/services/player-directory.service";
import { createPlayerPageService } from "@/services/player-page.service";
import { createPlayerProspects, type PlayerProspects } from "@/services/player-prospects.service";
import { createPlayerReports } from "@/services/player-report.service";
import { createPlayerSchedules } from "@/services/player-schedule";
import { createPlayerStatusService } from "@/services/player-status.service";
import { createPoolReader } from "@/services/pool-reader";
import type { ServiceDeps } from "@/services/ports";
import type { PreferencesReader } from "@/services/preferences.service";
import type { DeclinesReader } from "@/services/recommendation/declined-moves";
import { createRosterService } from "@/services/roster.service";
import { createRosterPageService } from "@/services/roster-page.service";
import { createRosterReader } from "@/services/roster-reader";
import { createRosterTimelines, NO_APPROVED_MOVES } from "@/services/roster-timeline";
import { createScheduleService } from "@/services/schedule.service";
import { createScoringService } from "@/services/scoring.service";
import { createStatusHistoryService } from "@/services/status-history.service";

export type WiredServices = {
  league: LeagueService;
  optimizer: OptimizerService;
  services: AgentServices;
  prospects: PlayerProspects;
  knownPlayers: KnownPlayersReader;
};

/** What the news of these leagues are answered from. */
export type NewsSource = Pick<Parameters<typeof createNewsAnswers>[0], "news" | "freshness" | "log">;

/** Without a solver plans are near the best, and unproven. */
export function wireServices(
  deps: ServiceDeps,
  news: NewsSource,
  {
    preferencesOf,
    approvedMovesOf = NO_APPROVED_MOVES,
    declinesOf,
    solver,
    chances,
  }: {
    preferencesOf?: PreferencesReader;
    approvedMovesOf?: ApprovedMovesReader;
    declinesOf?: DeclinesReader;
    solver?: ProgramSolver;
    chances?: Pick<ChanceHistory, "note">;
  } = {},
): WiredServices {
  const league = createLeagueService(deps);
  const matchupReader = createMatchupReader(deps);
  const rosterReader = createRosterReader(deps);
  const pools = createPoolReader(deps, rosterReader);
  const timelines = createRosterTimelines(deps, { rosters: rosterReader, pools }, approvedMovesOf);
  const rosters = createRosterService(deps, { league, matchups: matchupReader, rosters: rosterReader, timelines });
  const knownPlayers = createKnownPlayersReader(deps, league, rosterReader);
  const optimizer = createOptimizerService(
    deps,
    { league, rosters: rosterReader, timelines, matchups: matchupReader, pools },
    { preferencesOf, declinesOf, chances, ...(solver && { solver }) },
  );
  const players = createPlayerService(deps, league, {
    readKnown: knownPlayers,
    rosters: rosterReader,
    timelines,
    pools,
    optimizer,
  });
  const statusHistory = createStatusHistoryService(deps);
  const playerStatus = createPlayerStatusService(deps, players, {
    rosters,
    timelines,
    matchups: matchupReader,
    history: statusHistory,
  });
  const logs = createGameLogReader(deps);
  const gameLogs = createGameLogService(deps, { league, players, rosters, matchups: matchupReader, logs });
  const prospects = createPlayerProspects(deps, league, optimizer);
  const newsAnswers = createNewsAnswers({ deps, readKnown: knownPlayers, playerStatus, ...news });
  return {
    league,
    knownPlayers,
    optimizer,
    prospects,
    services: {
      news: newsAnswers,
      engine: createEngineAnswers(optimizer, players),
      // Recommendations need these services; whoever wires those puts their decisions in its place.
      decisions: createDecisionsAnswers(deps, league, NO_PROPOSALS),
      rosters,
      matchups: createMatchupService(deps, {
        league,
        reader: matchupReader,
        rosters: rosterReader,
        timelines,
        optimizer,
      }),
      players,
      playerStatus,
      playerReports: createPlayerReports(deps, { playerStatus, prospects, news: newsAnswers }),
      statusHistory,
      gameLogs,
      activity: createActivityService(deps, knownPlayers),
      scoring: createScoringService(deps, league),
      leagueViews: createLeagueViewService(deps, league, timelines),
      schedules: createScheduleService(
        deps,
        league,
        createPlayerSchedules(deps, knownPlayers, { rosters: rosterReader, timelines, matchups: matchupReader }),
      ),
      directory: createPlayerDirectory(deps, {
        league,
        readKnown: knownPlayers,
        rosters: rosterReader,
        timelines,
        matchups: matchupReader,
        pools,
      }),
      playerPages: createPlayerPageService(deps, { players, playerStatus, gameLogs, statusHistory }),
      rosterPages: createRosterPageService(league, rosters, matchupReader),
    },
  };
}
