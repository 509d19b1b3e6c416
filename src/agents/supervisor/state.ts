/**
 * Channels of the supervisor.
 *
 * Two groups. The conversation (`messages`) and what was found in it (`facts`) live as long as the thread and are stored. Everything
 * else belongs to one turn: `classify_intent` resets it before anything reads it, so it is not stored (each stored channel costs a
 * write a turn). All that is stored survives JSON; services, models and scope travel in the turn's context instead.
 *
 * Only one node runs at a time, so every turn channel is replaced whole by the node that writes it.
 */
import { MessagesValue, ReducedValue, StateSchema, UntrackedValue } from "@langchain/langgraph";
import { z } from "zod";
import type { Tone } from "@/contract/account/preferences";
import type { ToolCallRecord, Warning } from "@/contract/conversation/chat-answer";
import { type Grounding, NOTHING_CHECKED } from "@/contract/conversation/grounding";
import type { Language, QueryIntent } from "@/contract/conversation/intent";
import { understand } from "@/language/questions/understanding/understanding";
import type { Understanding } from "@/language/questions/understanding/understood-question";
import { type Facts, mergeFacts } from "./facts";
import type { Misreading } from "./misreading";

/** Merges the groundings of two consecutive texts of one answer. */
export function joined(a: Grounding, b: Grounding): Grounding {
  return {
    claims: a.claims + b.claims,
    supported: a.supported + b.supported,
    references: [...a.references, ...b.references],
    unverified: [...a.unverified, ...b.unverified],
    withheld: [...a.withheld, ...b.withheld],
  };
}

/**
 * The supervisor's own record of the turn, in one channel: LangGraph pays for every channel in every step, and only one
 * node runs at a time, so the node that runs replaces the record.
 */
export type TurnRecord = {
  // The turn's input.
  question: string;
  /** What the question asks for. Of the question alone at first; classify_intent reads it in the light of the conversation. */
  understood: Understanding;
  language: Language;
  /** The league's day at the start of the turn. */
  today: string;
  /** Length of answers the user prefers. */
  tone: Tone;
  /** When the person's preferences changed last, `""` for never: what was found under others is looked up again. */
  preferencesAt: string;
  /** The routing signal: written by a node, read by an edge. */
  next: "classify_intent" | "agent" | "tools" | "synthesize";
  /** `true` when the words of the question, or the tool calls since, leave no doubt about the intent. */
  isIntentSure: boolean;
  /** Names of the tools that the model is shown; grows in a turn and never shrinks. */
  offered: readonly string[];
  /** Evidence that the first intent was wrong, at most once; `null` without any. Written by tools. */
  misreading: Misreading | null;
  /** The matchup optimizer has been asked in this turn. Written by tools. */
  isHandedOff: boolean;
  /** In the order they were asked for. Written by tools. */
  toolCalls: readonly ToolCallRecord[];
  /** The model's own words, before the last checks. Written by agent. */
  draft: string;
  /** Which model wrote the draft. Written by agent. */
  answeredBy: string;
  /** Released part of the draft, without the notes on withheld sentences. Written by agent. */
  released: string;
  /** Grounding of the text released so far. */
  grounding: Grounding;
  /** What the rules found beside their answer, in Markdown; `""` for nothing. Written by synthesize. */
  details: string;
  /** Notes for the person: stale data, a fallback model, a limit reached. */
  warnings: readonly Warning[];
};

/** A turn as it begins. */
export const newTurn = (
  input: Pick<TurnRecord, "question" | "language" | "today"> &
    Partial<Pick<TurnRecord, "understood" | "tone" | "preferencesAt">>,
): TurnRecord => ({
  tone: "full",
  preferencesAt: "",
  ...input,
  understood: input.understood ?? understand(input.question),
  next: "agent",
  isIntentSure: false,
  offered: [],
  misreading: null,
  isHandedOff: false,
  toolCalls: [],
  draft: "",
  answeredBy: "",
  released: "",
  grounding: NOTHING_CHECKED,
  details: "",
  warnings: [],
});

/** Written by our own nodes only and typed by the compiler, so not validated again in every step. */
const ofTurn = <T>() => new UntrackedValue<T>();

export const SupervisorAnnotation = new StateSchema({
  /**
   * Append by id. The questions and answers of the thread, and this turn's calls. Cut to recent turns by
   * classify_intent.
   */
  messages: MessagesValue,
  /** Merged, the newest within limits. Written by tools; classify_intent takes out what is too old to be said again. */
  facts: new ReducedValue(z.custom<Facts>().default({}), { reducer: mergeFacts }),
  teamId: ofTurn<number>(),
  leagueId: ofTurn<string>(),
  /** Written by classify_intent. */
  intent: ofTurn<QueryIntent>(),
  /** Checked text released so far; whole after synthesize. */
  answer: ofTurn<string>(),
  /** Tool calls answered in this turn, refused ones left out. Written by tools. */
  toolCallCount: ofTurn<number>(),
  /** Why the turn could not be answered as asked; `code` "" when it could. */
  error: ofTurn<Warning>(),
  turn: ofTurn<TurnRecord>(),
});

export type SupervisorState = typeof SupervisorAnnotation.State;
export type SupervisorUpdate = typeof SupervisorAnnotation.Update;
