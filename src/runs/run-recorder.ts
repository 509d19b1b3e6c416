/**
 * Records the steps of a run. Steps are stored after each model call and at the end; a failure to store is logged and
 * never fails the run. The same steps are the spans of a trace, where a collector is configured.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import type { ModelInput, RunTrace, Step, StepFacts } from "@/agents/shared/run-trace";
import type { RunStep } from "@/contract/conversation/run-record";
import type { RunStepTable } from "@/db/conversations/run-steps";
import type { Clock } from "@/lib/clock";
import { failureCode } from "@/lib/errors";
import type { Logger } from "@/lib/log";
import { withoutSecrets } from "@/lib/secrets-in-text";
import type { SpanExporter } from "@/lib/tracing/otlp-exporter";
import type { Span } from "@/lib/tracing/span";

export type RunRecorder = {
  trace: RunTrace;
  /** The run is over. Resolves when everything is stored, or given up. `errorCode`: of a run that failed. */
  settled(errorCode?: string): Promise<void>;
};

/** A run has some dozen steps; whatever makes more of them is cut off here. */
const MAX_STEPS = 500;

export function createRunRecorder(
  deps: {
    steps: Pick<RunStepTable, "add">;
    spans?: Pick<SpanExporter, "export"> | undefined;
    systemClock: Clock;
    log: Logger;
  },
  runId: string,
): RunRecorder {
  const { steps, systemClock, log } = deps;
  const root = { traceId: hex(16), spanId: hex(8), startMs: systemClock.now() };
  /** The step within which something runs. */
  const within = new AsyncLocalStorage<string>();
  let started = 0;
  let unsaved: RunStep[] = [];
  let saving = Promise.resolve();

  const save = () => {
    saving = saving.then(async () => {
      const batch = unsaved;
      unsaved = [];
      await steps.add(runId, batch).catch((error: unknown) => {
        log.log("warn", "run.steps_lost", { runId, code: failureCode(error), steps: batch.length });
      });
    });
  };

  return {
    trace: {
      async step<T>({ kind, name, work, factsOf, input }: Step<T>): Promise<T> {
        started += 1;
        const seq = started;
        const [startMs, startedMs] = [systemClock.now(), performance.now()];
        const startedAt = new Date(startMs).toISOString();
        const [spanId, parentId] = [hex(8), within.getStore() ?? root.spanId];
        const over = (facts: StepFacts) => {
          if (seq > MAX_STEPS) return;
          const endMs = startMs + performance.now() - startedMs;
          const { errorCode } = facts;
          deps.spans?.export({
            traceId: root.traceId,
            spanId,
            parentId,
            name: `${kind} ${name}`,
            startMs,
            endMs,
            attributes: attributesOf(facts),
            errorCode,
          });
          const sent = input ? clean(input()) : null;
          unsaved.push({
            seq,
            kind,
            name,
            startedAt,
            ms: performance.now() - startedMs,
            ...known(facts),
            input: sent,
          });
          if (kind === "model") save();
        };
        try {
          const result = await within.run(spanId, async () => work());
          over(factsOf?.(result) ?? {});
          return result;
        } catch (error) {
          over({ errorCode: failureCode(error) });
          throw error;
        }
      },
    },
    async settled(errorCode) {
      deps.spans?.export({
        ...root,
        parentId: undefined,
        name: "run",
        endMs: systemClock.now(),
        errorCode,
        attributes: { "fanvise.steps": started },
      });
      save();
      await saving;
    },
  };
}

const hex = (bytes: number): string => randomBytes(bytes).toString("hex");

/** Span attributes under OpenTelemetry's names for generative AI calls. */
function attributesOf({ model, inputTokens, outputTokens, costUsd }: StepFacts): Span["attributes"] {
  return {
    ...(model === undefined ? {} : { "gen_ai.response.model": model }),
    ...(inputTokens === undefined ? {} : { "gen_ai.usage.input_tokens": inputTokens }),
    ...(outputTokens === undefined ? {} : { "gen_ai.usage.output_tokens": outputTokens }),
    ...(typeof costUsd === "number" ? { "fanvise.cost_usd": costUsd } : {}),
  };
}

const known = ({ errorCode, model, inputTokens, outputTokens, costUsd }: StepFacts) => ({
  errorCode: errorCode ?? null,
  model: model ?? null,
  inputTokens: inputTokens ?? null,
  outputTokens: outputTokens ?? null,
  costUsd: costUsd ?? null,
});

/** Arguments of calls are the model's own words, its texts may quote the person's. */
const clean = (input: ModelInput): RunStep["input"] => ({
  ...input,
  tools: [...input.tools],
  messages: input.messages.map(({ text, toolCalls, ...message }) => ({
    ...message,
    text: withoutSecrets(text),
    ...(toolCalls ? { toolCalls: [...toolCalls] } : {}),
  })),
});
