/** The services of one home, wired to each other and to what they need from outside. */
import type { AgentServices } from "@/agents/shared/types";
import type { ApprovedMovesReader } from "@/db/proposals/approved-moves";
import type { ProgramSolver } from "@/domain/plan/linear-program";
import type { PreferencesReader } from "@/services/account/preferences.service";
import { createActivityService } from "@/services/league/activity.service";
import { createLeagueService, type LeagueService } from "@/services/league/league.service";
import { createLeagueViewService } from "@/services/league/league-view.service";
import { createPlayerSchedules } from "@/services/league/player-schedule";
import { createPoolReader } from "@/services/league/pool-reader";
import { createRosterService } from "@/services/league/roster.service";
import { createRosterPageService } from "@/services/league/roster-page.service";
import { createRosterReader } from "@/services/league/roster-reader";
import { createRosterTimelines, NO_APPROVED_MOVES } from "@/services/league/roster-timeline";
import { createScheduleService } from "@/services/league/schedule.service";
import { createScoringService } from "@/services/league/scoring.service";
import { createSeasonMatchups } from "@/services/league/season/season-reader";
import { createStandingsService } from "@/services/league/season/standings.service";
import { createTransactionsReader } from "@/services/league/transactions-reader";
import type { ChanceHistory } from "@/services/matchup/chance-history.service";
import { createMatchupReader, createMatchupService } from "@/services/matchup/matchup.service";
import { createNewsAnswers } from "@/services/news/news-answer.service";
import { createAbsenceService } from "@/services/planning/absence.service";
import { createBidAdviceService } from "@/services/planning/bid-advice.service";
import { type BidReader, createBidReader } from "@/services/planning/bid-reader";
import { createEngineAnswers } from "@/services/planning/engine-answers.service";
import { createOpponentService } from "@/services/planning/opponent.service";
import { createOptimizerService, type OptimizerService } from "@/services/planning/optimizer.service";
import { createGameLogService } from "@/services/players/game-log.service";
import { createGameLogReader } from "@/services/players/game-log-reader";
import { createKnownPlayersReader, type KnownPlayersReader } from "@/services/players/known-players";
import { createPlayerService } from "@/services/players/player.service";
import { createPlayerDirectory } from "@/services/players/player-directory.service";
import { createPlayerPageService } from "@/services/players/player-page.service";
import { createPlayerProspects, type PlayerProspects } from "@/services/players/player-prospects.service";
import { createPlayerReports } from "@/services/players/player-report.service";
import { createPlayerStatusService } from "@/services/players/player-status.service";
import { createStatusHistoryService } from "@/services/players/status-history.service";
import type { ServiceDeps } from "@/services/ports";
import { createDecisionsAnswers, NO_PROPOSALS } from "@/services/recommendation/decisions-answer.service";
import type { DeclinesReader } from "@/services/recommendation/declined-moves";
import { createTradesService } from "@/services/trades/trades.service";

export type WiredServices = {
  league: LeagueService;
  optimizer: OptimizerService;
  services: AgentServices;
  prospects: PlayerProspects;
  knownPlayers: KnownPlayersReader;
  bids: BidReader;
};

/** Data behind the news answers of these leagues. */
export type NewsSource = Pick<Parameters<typeof createNewsAnswers>[0], "news" | "freshness" | "log">;

/** Without a solver plans are near the best, and unproven. */
export function composeServices(
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
    readCached: knownPlayers,
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
  const transactions = createTransactionsReader(deps);
  const bids = createBidReader({ league, pools, transactions });
  const logs = createGameLogReader(deps);
  const gameLogs = createGameLogService(deps, { league, players, rosters, matchups: matchupReader, logs });
  const prospects = createPlayerProspects(deps, league, optimizer);
  const newsAnswers = createNewsAnswers({ deps, readCached: knownPlayers, playerStatus, ...news });
  return {
    league,
    knownPlayers,
    optimizer,
    prospects,
    bids,
    services: {
      news: newsAnswers,
      engine: createEngineAnswers(optimizer, players),
      bids: createBidAdviceService(deps, { bids, rosters: rosterReader, players, optimizer }),
      opponents: createOpponentService(optimizer),
      absences: createAbsenceService(optimizer, players),
      // Recommendations need these services; the code that wires them replaces this placeholder.
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
      activity: createActivityService(deps, knownPlayers, transactions),
      scoring: createScoringService(deps, league),
      leagueViews: createLeagueViewService(deps, league, timelines),
      standings: createStandingsService(deps, {
        league,
        matchups: createSeasonMatchups(deps),
        rosters: rosterReader,
        timelines,
        pools,
        players,
      }),
      schedules: createScheduleService(
        deps,
        league,
        createPlayerSchedules(deps, knownPlayers, { rosters: rosterReader, timelines, matchups: matchupReader }),
      ),
      directory: createPlayerDirectory(deps, {
        league,
        readCached: knownPlayers,
        rosters: rosterReader,
        timelines,
        matchups: matchupReader,
        pools,
      }),
      playerPages: createPlayerPageService(deps, { players, playerStatus, gameLogs, statusHistory }),
      rosterPages: createRosterPageService(league, rosters, matchupReader),
      trades: createTradesService(
        deps,
        { league, rosters: rosterReader, pools, readCached: knownPlayers, players },
        { preferencesOf },
      ),
    },
  };
}
