/** Counts over everybody's rows, for the operator's metrics. Nothing in them says whose they are. */
import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema";

export type OperationCounts = {
  /** Runs by kind of thread and status. */
  readonly runs: readonly { kind: string; status: string; count: number; seconds: number }[];
  /** Spend by model, since ever. */
  readonly models: readonly {
    model: string;
    calls: number;
    inputTokens: number;
    outputTokens: number;
    costUsd: number;
  }[];
  readonly proposals: readonly { status: string; count: number }[];
  /** Steps of the last day: `ms` is their sum. */
  readonly steps: readonly { kind: string; name: string; count: number; failed: number; ms: number }[];
};

export async function readOperationCounts(db: Kysely<Schema>): Promise<OperationCounts> {
  const [runs, models, proposals, steps] = await Promise.all([
    sql<OperationCounts["runs"][number]>`
      select t.kind, r.status, count(*)::int as count,
        coalesce(sum(extract(epoch from r.finished_at - r.started_at)), 0)::float8 as seconds
      from runs r join threads t on t.id = r.thread_id group by 1, 2 order by 1, 2`.execute(db),
    sql<OperationCounts["models"][number]>`
      select model, sum(model_calls)::float8 as calls, sum(input_tokens)::float8 as "inputTokens",
        sum(output_tokens)::float8 as "outputTokens", sum(cost_usd)::float8 as "costUsd"
      from usage group by 1 order by 1`.execute(db),
    sql<OperationCounts["proposals"][number]>`
      select status, count(*)::int as count from proposals group by 1 order by 1`.execute(db),
    sql<OperationCounts["steps"][number]>`
      select kind, name, count(*)::int as count, count(error_code)::int as failed, sum(ms)::float8 as ms
      from run_steps where started_at > now() - interval '1 day' group by 1, 2 order by 1, 2`.execute(db),
  ]);
  return { runs: runs.rows, models: models.rows, proposals: proposals.rows, steps: steps.rows };
}
