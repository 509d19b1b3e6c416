/**
 * The one retry layer and the circuit breaker of a model.
 *
 * Retries: at most two, for 429, 5xx and network, and only while no text has left the call. The breaker counts calls
 * (not attempts), so one bad second cannot open it: five failed calls in a row do, and after the break a single call is
 * let through as a trial while the others fail at once with "model unavailable".
 */
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  type IRetryBackoffContext,
  retry,
} from "cockatiel";
import { failureCode } from "@/lib/errors";
import { type Logger, silentLogger } from "@/lib/log";
import type { ModelHealth } from "./chat-model";
import { ModelAborted, ModelBadAnswer, ModelBusy, ModelFailure, ModelTimeout, ModelUnavailable } from "./errors";

export type FailurePolicyOptions = {
  /** Retries after the first attempt. Default 2. */
  readonly maxRetries?: number;
  /** Wait before retry 1, 2, …, when the provider did not name one. Default: about 250 and 500 ms with jitter. */
  readonly retryDelayMs?: (retry: number) => number;
  /** The longest wait a provider may ask for; when it asks for more, the call fails as busy. Default 5 s. */
  readonly maxRetryAfterMs?: number;
  /** Failed calls in a row that open the breaker. Default 5. */
  readonly breakAfterFailures?: number;
  /** How long the breaker stays open. Default 30 s. */
  readonly breakMs?: number;
  readonly log?: Logger;
};

export type FailurePolicy = {
  run<T>(attempt: () => Promise<T>, signal: AbortSignal): Promise<T>;
  health(): ModelHealth;
};

const CIRCUIT_NAMES: Record<CircuitState, ModelHealth["circuit"]> = {
  [CircuitState.Closed]: "closed",
  [CircuitState.Open]: "open",
  [CircuitState.HalfOpen]: "half-open",
  [CircuitState.Isolated]: "open",
};

const COUNTED = [ModelBusy, ModelUnavailable, ModelTimeout, ModelBadAnswer];

/** Wait before a retry: doubling from 250 ms, each between half and one and a half times that. */
const jitteredDelayMs =
  (random: () => number) =>
  (retryNumber: number): number =>
    250 * 2 ** (retryNumber - 1) * (0.5 + random());

export function createFailurePolicy(modelId: string, options: FailurePolicyOptions = {}): FailurePolicy {
  const { maxRetries = 2, maxRetryAfterMs = 5_000, breakAfterFailures = 5, breakMs = 30_000 } = options;
  const delayMs = options.retryDelayMs ?? jitteredDelayMs(Math.random);
  const log = options.log ?? silentLogger;

  const mayRetry = (error: unknown): boolean =>
    error instanceof ModelFailure &&
    error.releasedText === "" &&
    (error instanceof ModelUnavailable || (error instanceof ModelBusy && (error.retryAfterMs ?? 0) <= maxRetryAfterMs));
  const backoff = new DelegateBackoff((context: IRetryBackoffContext<unknown>) => {
    const error = "error" in context.result ? context.result.error : undefined;
    const askedMs = error instanceof ModelBusy ? error.retryAfterMs : undefined;
    return askedMs ?? delayMs(context.attempt);
  });
  // The call's own time limit keeps the process alive while somebody waits; a retry of an abandoned call must not.
  const retries = retry(handleWhen(mayRetry), { maxAttempts: maxRetries, backoff }).dangerouslyUnref();
  retries.onRetry((event) => {
    const code = failureCode("error" in event ? event.error : undefined);
    log.log("warn", "model.retry", { model: modelId, code, retry: event.attempt, delayMs: Math.round(event.delay) });
  });

  const consecutive = new ConsecutiveBreaker(breakAfterFailures);
  const counts = (error: unknown): boolean =>
    COUNTED.some((kind) => error instanceof kind) ||
    // A trial that the person stopped has shown nothing, so it must not close the breaker.
    (error instanceof ModelAborted && breaker.state === CircuitState.HalfOpen);
  const breaker = circuitBreaker(handleWhen(counts), { halfOpenAfter: breakMs, breaker: consecutive });
  breaker.onStateChange((state) => log.log("warn", "model.circuit", { model: modelId, circuit: CIRCUIT_NAMES[state] }));

  const circuitOpen = () => new ModelUnavailable({ model: modelId, detail: "circuit-open" });
  return {
    async run(attempt, signal) {
      // Half-open means that a trial is running; waiting for it would cost the person up to a whole time limit.
      if (breaker.state === CircuitState.HalfOpen) throw circuitOpen();
      try {
        return await breaker.execute(() => retries.execute(attempt, signal));
      } catch (error) {
        throw error instanceof BrokenCircuitError ? circuitOpen() : error;
      }
    },
    health() {
      const last = breaker.lastFailure;
      return {
        circuit: CIRCUIT_NAMES[breaker.state],
        consecutiveFailures: consecutive.state,
        lastFailureCode: last !== undefined && "error" in last ? failureCode(last.error) : null,
      };
    },
  };
}
