/** Runtime of the optimizer's nodes within one run: the given context, the one reading of the league, and progress. */
import type { Language } from "@/contract/conversation/intent";
import type { StreamEvent } from "@/contract/conversation/stream-event";
import type { TeamScope } from "@/domain/league/scope";
import type { Clock } from "@/lib/clock";
import { failureCode, failureMessage } from "@/lib/errors";
import type { NewsService } from "@/services/news/news.service";
import type { OptimizerService } from "@/services/planning/optimizer.service";
import type { WeekSession } from "@/services/planning/week-session";
import type { RecommendationService } from "@/services/recommendation/recommendation.service";
import { createNarration, type Narration } from "../shared/narration";
import type { RunTrace } from "../shared/run-trace";

export type OptimizerContext = {
  scope: TeamScope;
  optimizer: Pick<OptimizerService, "open">;
  recommendations: Pick<RecommendationService, "present">;
  /** The news index. It reads no league; without it only statuses speak. */
  news?: Pick<NewsService, "searchNews"> | undefined;
  leagueClock: Clock;
  systemClock: Clock;
  emit: (event: StreamEvent) => void;
  /** Watches nodes; nobody does when left out. */
  trace?: RunTrace;
  /** The person's stop. */
  signal: AbortSignal;
};

/** Id of the tool call that a card's evidence points to: one reading per run. */
export const ENGINE_CALL_ID = "engine-1";

export type OptimizerRuntime = OptimizerContext &
  Narration & {
    /** The one reading of the league, opened at the first call. */
    week(): Promise<WeekSession>;
    /** The reading and planning as a tool call of the run's record. */
    engine: {
      asked(input: object): void;
      answered(output: object): void;
      failed(failure: unknown, language: Language): void;
    };
    warn(code: string, message: string): void;
  };

export function startOptimizerRuntime(context: OptimizerContext): OptimizerRuntime {
  const { emit, systemClock } = context;
  let week: Promise<WeekSession> | undefined;
  let askedAt = systemClock.now();
  let warnings = 0;
  const provenance = (label: { source?: string; fetchedAt?: string }) => ({
    ms: systemClock.now() - askedAt,
    cached: false,
    source: label.source ?? null,
    fetchedAt: label.fetchedAt ?? null,
  });
  return {
    ...context,
    ...createNarration(emit),
    week() {
      week ??= context.optimizer.open(context.scope, context.signal);
      return week;
    },
    engine: {
      asked(input) {
        askedAt = systemClock.now();
        emit({
          type: "tool-input-available",
          toolCallId: ENGINE_CALL_ID,
          dynamic: true,
          toolName: "plan_week",
          input,
        });
      },
      answered(output: { source?: string; fetchedAt?: string }) {
        emit({
          type: "tool-output-available",
          toolCallId: ENGINE_CALL_ID,
          dynamic: true,
          output,
          toolMetadata: provenance(output),
        });
      },
      failed(failure, language) {
        emit({
          type: "tool-output-error",
          toolCallId: ENGINE_CALL_ID,
          dynamic: true,
          errorText: failureMessage(failure, language),
          toolMetadata: { ...provenance({}), code: failureCode(failure) },
        });
      },
    },
    warn(code, message) {
      warnings += 1;
      emit({ type: "data-warning", id: `warning-${warnings}`, data: { code, message } });
    },
  };
}
