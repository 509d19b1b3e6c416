/** Steps of a run, reported as they happen: its nodes, tool calls and model calls. Tracing changes nothing. */

type StepKind = "node" | "tool" | "model";

/** Input of a model call as sent, truncated at the stored limit. */
export type ModelInput = {
  readonly messages: readonly {
    readonly role: string;
    readonly text: string;
    readonly toolCalls?: readonly { readonly id: string; readonly name: string; readonly args: unknown }[];
    readonly toolCallId?: string;
  }[];
  /** Names of the tools that were offered. */
  readonly tools: readonly string[];
  /** Characters of all texts before any was cut. */
  readonly chars: number;
  readonly isCut: boolean;
};

/** Facts about a step, known once it is over. */
export type StepFacts = {
  /** Error code of a step that failed without throwing. */
  readonly errorCode?: string;
  readonly model?: string;
  readonly inputTokens?: number;
  readonly outputTokens?: number;
  /** `null` when the price of the model is not known. */
  readonly costUsd?: number | null;
};

export type Step<T> = {
  readonly kind: StepKind;
  readonly name: string;
  readonly work: () => Promise<T> | T;
  readonly factsOf?: (result: T) => StepFacts;
  readonly input?: () => ModelInput;
};

export type RunTrace = {
  /** Does the step's work and gives its result, or throws what it throws. */
  step<T>(step: Step<T>): Promise<T>;
};

export const NO_TRACE: RunTrace = { step: async ({ work }) => work() };

/** A node of a graph as a step of the run that it works for. */
export const asNode = <T>(name: string, { trace = NO_TRACE }: { trace?: RunTrace }, work: () => Promise<T> | T) =>
  trace.step({ kind: "node", name, work });
