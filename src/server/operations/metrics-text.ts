/** Metrics in Prometheus' text format (version 0.0.4). Pure. */
import type { OperationCounts } from "@/db/account/operation-counts";

export type ProcessCounts = { uptimeSeconds: number; residentBytes: number; heapBytes: number; startedRuns: number };

type Sample = { labels?: Readonly<Record<string, string>>; value: number };
type Metric = { name: string; help: string; type: "counter" | "gauge"; samples: readonly Sample[] };

export function metricsText(counts: OperationCounts, process: ProcessCounts): string {
  const { runs, models, proposals, steps } = counts;
  const metrics: Metric[] = [
    gauge("fanvise_uptime_seconds", "Since this process opened the product.", process.uptimeSeconds),
    gauge("fanvise_resident_memory_bytes", "Memory of this process.", process.residentBytes),
    gauge("fanvise_heap_bytes", "JavaScript heap in use.", process.heapBytes),
    gauge("fanvise_runs_active", "Runs that this process carries now.", process.startedRuns),
    {
      name: "fanvise_runs",
      help: "Runs in the database, by kind of thread and status.",
      type: "gauge",
      samples: runs.map(({ kind, status, count }) => ({ labels: { kind, status }, value: count })),
    },
    {
      name: "fanvise_run_seconds",
      help: "How long ended runs took together.",
      type: "gauge",
      samples: runs.map(({ kind, status, seconds }) => ({ labels: { kind, status }, value: seconds })),
    },
    {
      name: "fanvise_model_calls_total",
      help: "Calls of chat models.",
      type: "counter",
      samples: models.map(({ model, calls }) => ({ labels: { model }, value: calls })),
    },
    {
      name: "fanvise_model_tokens_total",
      help: "Tokens of chat models.",
      type: "counter",
      samples: models.flatMap(({ model, inputTokens, outputTokens }) => [
        { labels: { model, direction: "input" }, value: inputTokens },
        { labels: { model, direction: "output" }, value: outputTokens },
      ]),
    },
    {
      name: "fanvise_model_cost_usd_total",
      help: "Cost of chat models at list price.",
      type: "counter",
      samples: models.map(({ model, costUsd }) => ({ labels: { model }, value: costUsd })),
    },
    {
      name: "fanvise_proposals",
      help: "Recommendations by status.",
      type: "gauge",
      samples: proposals.map(({ status, count }) => ({ labels: { status }, value: count })),
    },
    {
      name: "fanvise_steps_day",
      help: "Nodes, look-ups and model calls of the last day.",
      type: "gauge",
      samples: steps.flatMap(({ kind, name, count, failed }) => [
        { labels: { kind, name, outcome: "done" }, value: count - failed },
        { labels: { kind, name, outcome: "failed" }, value: failed },
      ]),
    },
    {
      name: "fanvise_step_day_seconds",
      help: "How long they took together.",
      type: "gauge",
      samples: steps.map(({ kind, name, ms }) => ({ labels: { kind, name }, value: ms / 1_000 })),
    },
  ];
  return `${metrics.map(textOf).join("\n")}\n`;
}

const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: "gauge",
  samples: [{ value }],
});

function textOf({ name, help, type, samples }: Metric): string {
  const lines = samples.map(({ labels = {}, value }) => {
    const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
    return `${name}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${value}`;
  });
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines].join("\n");
}

const escaped = (text: string): string => text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
