/** The bodies that the interface's description names. What is not named here is written out where it is used. */
import { z } from "zod";
import { activityOutput } from "@/contract/activity-output";
import { newTokenOutput, tokenDeletion, tokenRequest, tokensOutput } from "@/contract/api-token";
import { decisionsAnswer, decisionsRequest, proposalCard } from "@/contract/card";
import { chatAnswer } from "@/contract/chat-answer";
import { chatRequest } from "@/contract/chat-request";
import { errorBody } from "@/contract/error";
import { leagueOutput } from "@/contract/league-output";
import { ingestReport, newsItems } from "@/contract/news-items";
import { newsOutput } from "@/contract/news-output";
import { optimizerAnswer } from "@/contract/optimizer-answer";
import { optimizerRequest } from "@/contract/optimizer-request";
import { playerResearchOutput, playerResearchRequest } from "@/contract/player-research";
import { playersOutput, playerWithNewsOutput, rosterPageOutput } from "@/contract/players-output";
import { scheduleOutput } from "@/contract/schedule-output";
import * as service from "@/contract/service-answers";
import { streamEvent } from "@/contract/stream-event";
import { matchupOutput } from "@/contract/tool-outputs";

/** A message of the Model Context Protocol; its own specification describes the rest. */
const jsonRpc = z.looseObject({ jsonrpc: z.literal("2.0") });

export const REQUESTS = {
  ChatRequest: chatRequest,
  OptimizerRequest: optimizerRequest,
  DecisionsRequest: decisionsRequest,
  PlayerResearchRequest: playerResearchRequest,
  NewsItems: newsItems,
  TokenRequest: tokenRequest,
  JsonRpcRequest: jsonRpc,
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
  Threads: service.threadsOutput,
  Thread: service.threadOutput,
  League: leagueOutput,
  Roster: rosterPageOutput,
  Matchup: matchupOutput,
  Players: playersOutput,
  Player: playerWithNewsOutput,
  Activity: activityOutput,
  PlayerResearch: playerResearchOutput,
  Schedule: scheduleOutput,
  News: newsOutput,
  IngestReport: ingestReport,
  Tokens: tokensOutput,
  NewToken: newTokenOutput,
  RevokedToken: tokenDeletion,
  JsonRpcAnswer: jsonRpc.clone(),
  DemoDay: service.demoDayOutput,
  Job: service.jobOutput,
  Health: service.healthOutput,
  Ready: service.readyOutput,
  OpenApi: z.looseObject({ openapi: z.string() }),
} as const satisfies Record<string, z.ZodType>;

export type RequestName = keyof typeof REQUESTS;
export type AnswerName = keyof typeof ANSWERS;
