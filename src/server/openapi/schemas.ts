/** The bodies that the interface's description names. What is not named here is written out where it is used. */
import { z } from "zod";
import { newTokenOutput, tokenDeletion, tokenRequest, tokensOutput } from "@/contract/account/api-token";
import { auditOutput } from "@/contract/account/audit";
import * as connection from "@/contract/account/connection";
import * as person from "@/contract/account/person-export";
import { preferencesChange, preferencesOutput } from "@/contract/account/preferences";
import * as signIn from "@/contract/account/sign-in";
import { chatAnswer } from "@/contract/conversation/chat-answer";
import { chatRequest } from "@/contract/conversation/chat-request";
import { runRecordOutput } from "@/contract/conversation/run-record";
import { streamEvent } from "@/contract/conversation/stream-event";
import * as thread from "@/contract/conversation/threads";
import { errorBody } from "@/contract/error";
import { activityOutput } from "@/contract/league/activity-output";
import { leagueOutput } from "@/contract/league/league-output";
import { scheduleOutput } from "@/contract/league/schedule-output";
import { seasonOddsOutput, standingsOutput } from "@/contract/league/season-odds";
import { modelTestOutput, modelTestRequest } from "@/contract/model-test";
import { ingestReport, newsItems } from "@/contract/news/news-items";
import { newsOutput } from "@/contract/news/news-output";
import { decisionsAnswer, decisionsRequest, proposalCard } from "@/contract/planning/card";
import { dailyLineupOutput } from "@/contract/planning/engine-outputs";
import { optimizerAnswer } from "@/contract/planning/optimizer-answer";
import { optimizerRequest } from "@/contract/planning/optimizer-request";
import { weekOutput } from "@/contract/planning/week-grid";
import { whatIfOutput, whatIfRequest } from "@/contract/planning/what-if";
import { playerResearchOutput, playerResearchRequest } from "@/contract/players/player-research";
import { playersOutput, playerWithNewsOutput, rosterPageOutput } from "@/contract/players/players-output";
import * as service from "@/contract/service-answers";
import { matchupOutput } from "@/contract/tool-outputs";
import { tradeOffersOutput, tradeOutput, tradeRequest } from "@/contract/trades/trade";

/** A message of the Model Context Protocol; its own specification describes the rest. */
const jsonRpc = z.looseObject({ jsonrpc: z.literal("2.0") });
const jsonRpcId = z.union([z.string(), z.number().int()]);
const jsonRpcRequest = z.strictObject({
  jsonrpc: z.literal("2.0"),
  id: jsonRpcId.optional(),
  method: z.string().min(1),
  params: z.looseObject({}).optional(),
});
const jsonRpcError = z.looseObject({
  jsonrpc: z.literal("2.0"),
  id: jsonRpcId.nullable().optional(),
  error: z.looseObject({ code: z.number().int(), message: z.string() }),
});

export const REQUESTS = {
  ChatRequest: chatRequest,
  OptimizerRequest: optimizerRequest,
  DecisionsRequest: decisionsRequest,
  PlayerResearchRequest: playerResearchRequest,
  NewsItems: newsItems,
  TokenRequest: tokenRequest,
  PreferencesChange: preferencesChange,
  WhatIfRequest: whatIfRequest,
  TradeRequest: tradeRequest,
  ModelTestRequest: modelTestRequest,
  ThreadChange: thread.threadChange,
  FeedbackRequest: thread.feedbackRequest,
  CheckpointRequest: thread.checkpointRequest,
  ShareRequest: thread.shareRequest,
  PasswordRequest: signIn.passwordRequest,
  LinkRequest: signIn.linkRequest,
  ProviderRequest: signIn.providerRequest,
  SignOutRequest: signIn.signOutRequest,
  ConnectionRequest: connection.connectionRequest,
  ConnectionChange: connection.connectionChange,
  ModelKeyRequest: connection.modelKeyRequest,
  PersonImport: person.personImport,
  AccountDeletion: person.accountDeletionRequest,
  JsonRpcRequest: jsonRpcRequest,
  DemoDayRequest: service.demoDayRequest,
} as const satisfies Record<string, z.ZodType>;

export const ANSWERS = {
  Error: errorBody,
  ChatAnswer: chatAnswer,
  OptimizerAnswer: optimizerAnswer,
  /** Each event of a stream. */
  StreamEvent: streamEvent,
  Proposal: proposalCard,
  Decisions: decisionsAnswer,
  Proposals: z.object({ cards: z.array(proposalCard) }),
  Stopped: service.stoppedOutput,
  Handoff: service.handoffOutput,
  TrackRecord: service.trackRecordOutput,
  Threads: thread.threadsOutput,
  Thread: thread.threadOutput,
  RunRecord: runRecordOutput,
  ThreadSummary: thread.threadChanged,
  DeletedThread: thread.threadDeletion,
  Feedback: thread.feedbackOutput,
  Checkpoint: thread.checkpointOutput,
  Checkpoints: thread.checkpointsOutput,
  DeletedCheckpoint: thread.checkpointDeletion,
  Share: thread.shareOutput,
  Unshared: thread.sharesDeletion,
  SharedThread: thread.sharedThread,
  League: leagueOutput,
  Roster: rosterPageOutput,
  Matchup: matchupOutput,
  Players: playersOutput,
  Player: playerWithNewsOutput,
  Activity: activityOutput,
  PlayerResearch: playerResearchOutput,
  Schedule: scheduleOutput,
  Standings: standingsOutput,
  SeasonOdds: seasonOddsOutput,
  News: newsOutput,
  IngestReport: ingestReport,
  Lineup: dailyLineupOutput,
  Week: weekOutput,
  WhatIf: whatIfOutput,
  Trade: tradeOutput,
  TradeOffers: tradeOffersOutput,
  ModelTest: modelTestOutput,
  Preferences: preferencesOutput,
  Tokens: tokensOutput,
  NewToken: newTokenOutput,
  Audit: auditOutput,
  RevokedToken: tokenDeletion,
  SignedIn: signIn.signedInOutput,
  LinkSent: signIn.linkSentOutput,
  ProviderAddress: signIn.providerOutput,
  Connection: connection.connectionOutput,
  Connections: connection.connectionsOutput,
  Connected: connection.connectedOutput,
  ConnectionGone: connection.connectionQueryOutput,
  ModelKeys: connection.modelKeysOutput,
  PersonExport: person.personExport,
  ImportReport: person.importOutput,
  Account: person.accountOutput,
  JsonRpcAnswer: jsonRpc,
  JsonRpcError: jsonRpcError,
  DemoDay: service.demoDayOutput,
  Job: service.jobOutput,
  Health: service.healthOutput,
  Ready: service.readyOutput,
  OpenApi: z.looseObject({ openapi: z.string() }),
} as const satisfies Record<string, z.ZodType>;

export type RequestName = keyof typeof REQUESTS;
export type AnswerName = keyof typeof ANSWERS;
