/**
 * Channels of the matchup optimizer.
 *
 * All of it belongs to one run of one thread, is stored after every node and survives JSON; the reading of the league,
 * services and scope travel in the run's context instead. Only one node runs at a time, so every channel but `messages`
 * is replaced whole by the node that writes it. Bump STATE_VERSION when a stored meaning changes: a gate of another
 * version is not resumed.
 */
import { MessagesValue, StateSchema } from "@langchain/langgraph";
import { z } from "zod";
import type { Language } from "@/contract/conversation/intent";
import type { ProposalCard } from "@/contract/planning/card";
import type { LineupOfDay, StandPat, WinProbability } from "@/contract/planning/optimizer-answer";
import type { OptimizerRequest } from "@/contract/planning/optimizer-request";
import type { DatedMove } from "@/domain/engine/week-moves";
import type { WeekPlayer } from "@/domain/engine/week-roster";
import type { EasternDay, PlayerId } from "@/domain/ids";

export const STATE_VERSION = 1;

/** Times that `validate_moves` may send the plan back. */
export const MAX_LOOPS = 3;
/** Maximum number of a roster's players in state: more than any league allows. */
export const MAX_ROSTER = 40;
/** Most candidates of a kind that are named. */
export const MAX_CANDIDATES = 8;

/** The user's request, as parsed. */
export type OptimizerOptions = {
  readonly window: { readonly from: EasternDay; readonly to: EasternDay } | null;
  readonly maxMoves: number | null;
  readonly untouchables: readonly PlayerId[];
  /** `null`: as the person prefers. */
  readonly allowKeeperDrops: boolean | null;
  /** Chosen by the person, in place of a plan of the engine's. */
  readonly moves?: OptimizerRequest["moves"];
};

export type RunRecord = {
  readonly version: number;
  readonly runId: string;
  readonly threadId: string;
  readonly language: Language;
  readonly wish: OptimizerOptions;
};

/** A player's status, and what the news of the last days say beside it. */
export type StatusReading = {
  readonly playerId: number;
  readonly name: string;
  readonly status: string;
  /** Why he must not be added now, in words; `null` when he may. */
  readonly ruledOut: string | null;
  /** Cut quotes of reports, with source and date. */
  readonly notes: readonly string[];
};

export type WeekWindow = {
  readonly from: EasternDay;
  readonly to: EasternDay;
  readonly days: readonly EasternDay[];
  /** `null` without a limit. */
  readonly addsLeft: number | null;
  readonly opponent: string | null;
};

/** Games of the days left, players on IR left out. */
export type ScheduleMatrix = {
  readonly mine: number;
  readonly theirs: number;
  readonly byDay: readonly { readonly day: EasternDay; readonly mine: number }[];
};

export type WeeklyLineup = { readonly days: readonly LineupOfDay[]; readonly winProbability: WinProbability };

export type Candidate = { readonly playerId: number; readonly name: string };

/** Where the run stands: the one field that edges read. */
export type OptimizerStatus =
  | { readonly stage: "searching"; readonly excludedAdds: readonly PlayerId[] }
  | {
      readonly stage: "planned";
      readonly moves: readonly DatedMove[];
      readonly excludedAdds: readonly PlayerId[];
      readonly isProven: boolean;
    }
  /** `isProven`: the engine's best, and neither the news nor the days that were chosen have bound it. */
  | { readonly stage: "validated"; readonly isProven: boolean }
  | { readonly stage: "standing_pat"; readonly standPat: StandPat; readonly isProven: boolean }
  /** Intent only: stored, and nothing has happened. */
  | { readonly stage: "proposed"; readonly proposalIds: readonly string[] }
  | { readonly stage: "decided"; readonly cards: readonly Pick<ProposalCard, "proposalId" | "status">[] };

/** Written by our own nodes only and typed by the compiler, so not validated again in every step. */
const ofRun = <T>() => z.custom<T>();

export const MatchupOptimizerAnnotation = new StateSchema({
  /** Append by id: what was asked for, and the answer. Written by parse_intent and by the node that ends the run. */
  messages: MessagesValue,
  /** The run's input. */
  run: ofRun<RunRecord>(),
  /** Written by gather_rosters. */
  myRoster: ofRun<readonly WeekPlayer[]>(),
  opponentRoster: ofRun<readonly WeekPlayer[]>(),
  weekWindow: ofRun<WeekWindow>(),
  /** Written by analyze_schedule. */
  scheduleMatrix: ofRun<ScheduleMatrix>(),
  /** Statuses by player id. Written by check_injuries; validate_moves adds to it. */
  injuryStatuses: ofRun<Readonly<Record<string, StatusReading>>>(),
  /** Written by identify_candidates. */
  dropCandidates: ofRun<readonly Candidate[]>(),
  addCandidates: ofRun<readonly Candidate[]>(),
  /** In the order in which they are made. Written by validate_moves. */
  validMoves: ofRun<readonly DatedMove[]>(),
  /** Written by compose_lineup. */
  weeklyLineup: ofRun<WeeklyLineup>(),
  /** Times the plan was sent back. Written by parse_intent and validate_moves. */
  iterationCount: ofRun<number>(),
  status: ofRun<OptimizerStatus>(),
});

export type OptimizerState = typeof MatchupOptimizerAnnotation.State;
export type OptimizerUpdate = typeof MatchupOptimizerAnnotation.Update;
