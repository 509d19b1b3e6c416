/** Who watches the runs of this home: nobody, unless the environment names someone. */
import type { Env } from "@/lib/env";
import type { Logger } from "@/lib/log";
import { createLangSmith, type LangSmith } from "@/lib/tracing/langsmith";
import { createSpanExporter, type SpanExporter } from "@/lib/tracing/otlp-exporter";

export type Tracing = {
  spans: SpanExporter | undefined;
  langSmith: LangSmith | undefined;
  close(): Promise<void>;
};

export function composeTracing(env: Env, log: Logger): Tracing {
  const spans = createSpanExporter(env, log);
  const langSmith = createLangSmith(env);
  return {
    spans,
    langSmith,
    async close() {
      await Promise.all([spans?.close(), langSmith?.close()]);
    },
  };
}
