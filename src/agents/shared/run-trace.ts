/** What a run is made of, told as it happens: its nodes, its look-ups, its calls of models. Watching changes nothing. */

type StepKind = "node" | "tool" | "model";

/** A call's input as it was sent, cut where it is longer than is kept. */
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

/** What is known of a step once it is over. */
export type StepFacts = {
  /** Of a step that ended without throwing and failed all the same. */
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
