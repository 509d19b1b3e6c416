/** Context of a turn of any agent. Passed in, never stored in state: state survives JSON, these do not. */
import type { Language } from "@/contract/conversation/intent";
import type { StreamEvent } from "@/contract/conversation/stream-event";
import type { TeamScope } from "@/domain/league/scope";
import type { Clock } from "@/lib/clock";
import type { ChatModelPort } from "@/lib/models/chat-model";
import type { ActivityService } from "@/services/league/activity.service";
import type { LeagueViewService } from "@/services/league/league-view.service";
import type { RosterService } from "@/services/league/roster.service";
import type { RosterPageService } from "@/services/league/roster-page.service";
import type { ScheduleService } from "@/services/league/schedule.service";
import type { ScoringService } from "@/services/league/scoring.service";
import type { StandingsService } from "@/services/league/season/standings.service";
import type { MatchupService } from "@/services/matchup/matchup.service";
import type { NewsAnswers } from "@/services/news/news-answer.service";
import type { AbsenceService } from "@/services/planning/absence.service";
import type { BidAdviceService } from "@/services/planning/bid-advice.service";
import type { EngineAnswers } from "@/services/planning/engine-answers.service";
import type { OpponentService } from "@/services/planning/opponent.service";
import type { GameLogService } from "@/services/players/game-logs";
import type { PlayerService } from "@/services/players/player.service";
import type { PlayerDirectory } from "@/services/players/player-directory.service";
import type { PlayerPageService } from "@/services/players/player-page.service";
import type { PlayerReports } from "@/services/players/player-report.service";
import type { PlayerStatusService } from "@/services/players/player-status.service";
import type { StatusHistoryService } from "@/services/players/status-history.service";
import type { DecisionsAnswers } from "@/services/recommendation/decisions-answer.service";
import type { TradesService } from "@/services/trades/trades.service";

import type { RunTrace } from "./run-trace";
import type { ModelSpend } from "./spend";

export type AgentServices = {
  rosters: RosterService;
  matchups: MatchupService;
  players: PlayerService;
  playerStatus: PlayerStatusService;
  playerReports: PlayerReports;
  statusHistory: StatusHistoryService;
  gameLogs: GameLogService;
  activity: ActivityService;
  scoring: ScoringService;
  leagueViews: LeagueViewService;
  standings: StandingsService;
  schedules: ScheduleService;
  directory: PlayerDirectory;
  playerPages: PlayerPageService;
  rosterPages: RosterPageService;
  news: NewsAnswers;
  engine: EngineAnswers;
  bids: BidAdviceService;
  opponents: OpponentService;
  absences: AbsenceService;
  decisions: DecisionsAnswers;
  trades: TradesService;
};

export type TurnContext = {
  scope: TeamScope;
  services: AgentServices;
  model: ChatModelPort;
  /** Progress, tool results and checked text, as they happen. */
  emit: (event: StreamEvent) => void;
  /** Called with the cost of each model call as it happens: a turn that ends early has spent it too. */
  onSpend: (spend: ModelSpend) => void;
  /** Records nodes and tool calls; no record when left out. */
  trace?: RunTrace;
  /** The person's stop. */
  signal: AbortSignal;
  clock: Clock;
  /** Language of the reason for a failed tool call; English when left out. */
  language?: Language | undefined;
};
