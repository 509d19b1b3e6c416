/** Trace of a case: everything that gates judge and reports show. */
import type { ChatAnswer } from "@/contract/conversation/chat-answer";
import type { Turn } from "../cases/schema";

/** One step, and what the product gave back. Exactly one of `answer` and `refusal` for a question. */
export type Step = {
  turn: Turn;
  answer?: ChatAnswer;
  /** An error body of a route: code and words. */
  refusal?: { status: number; code: string; message: string };
  /** Names of the events of the run in their order: nodes, look-ups, cards, gates. Of questions only. */
  events?: readonly string[];
  ms: number;
};

export type Trace = {
  steps: readonly Step[];
  /** The cards of the newest plan after the last step, by rank. */
  cards: readonly { rank: number; status: string; title: string; drop: string | null; add: string | null }[];
  /** Decisions the database holds. */
  decisionCount: number;
  /** Player ids of the person's roster by the wire, before and after. */
  rosterBefore: readonly number[];
  rosterAfter: readonly number[];
};

export const GATES = [
  "end_state",
  "information",
  "forbidden",
  "trajectory",
  "grounding",
  "invariants",
  "budget",
] as const;
export type GateName = (typeof GATES)[number];

/** Reasons in words; none: the gate is open. */
export type Judgement = Record<GateName, readonly string[]>;

export const NOTHING_BROKEN: Judgement = {
  end_state: [],
  information: [],
  forbidden: [],
  trajectory: [],
  grounding: [],
  invariants: [],
  budget: [],
};

export type CaseResult = {
  id: string;
  category: string;
  riskLevel: "critical" | "high" | "medium";
  scenario: string;
  world: string;
  language: string;
  /** Scores by repetition: the product of its gates, 1 or 0. */
  scores: readonly number[];
  /** Judgment of the first failing repetition, otherwise of the first. */
  verdict: Judgement;
  trace: Trace;
  usage: {
    modelCalls: number;
    toolCalls: number;
    inputTokens: number;
    outputTokens: number;
    costUsd: number | null;
    ms: number;
  };
  /** "needs judge": a foreign case of which nothing could be checked by rule. Never counted as passed. */
  grade: "passed" | "failed" | "needs judge";
};

export type EvalRun = {
  dataset: string;
  model: string;
  commit: string;
  startedAt: string;
  repeat: number;
  results: readonly CaseResult[];
};
