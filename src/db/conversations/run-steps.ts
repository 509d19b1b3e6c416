/** The steps of runs: nodes, tool calls and model calls, with each model call's input. */
import { type Kysely, sql } from "kysely";
import type { RunStep } from "@/contract/conversation/run-record";
import { toJson } from "../parameters";
import type { Schema } from "../schema";

export type RunStepTable = ReturnType<typeof createRunStepTable>;

export function createRunStepTable(db: Kysely<Schema>) {
  return {
    /** All or none; storing a step again changes nothing. */
    async add(runId: string, steps: readonly RunStep[]): Promise<void> {
      if (steps.length === 0) return;
      await sql`
        insert into run_steps (run_id, seq, kind, name, started_at, ms, error_code, model, input_tokens, output_tokens, cost_usd, model_input)
        select ${runId}::uuid, s.seq, s.kind, s.name, s."startedAt", s.ms, s."errorCode", s.model, s."inputTokens", s."outputTokens", s."costUsd",
          nullif(s.input, 'null'::jsonb)
        from jsonb_to_recordset(${toJson(steps)}::jsonb) as s(seq int, kind text, name text, "startedAt" timestamptz, ms float8,
          "errorCode" text, model text, "inputTokens" int, "outputTokens" int, "costUsd" float8, input jsonb)
        on conflict (run_id, seq) do nothing`.execute(db);
    },

    /** In the order in which they began. */
    async of(runId: string): Promise<RunStep[]> {
      const rows = await db.selectFrom("run_steps").selectAll().where("run_id", "=", runId).orderBy("seq").execute();
      return rows.map((row) => ({
        seq: row.seq,
        kind: row.kind as RunStep["kind"],
        name: row.name, // held to the words by a check constraint
        startedAt: row.started_at,
        ms: row.ms,
        errorCode: row.error_code,
        model: row.model,
        inputTokens: row.input_tokens,
        outputTokens: row.output_tokens,
        costUsd: row.cost_usd,
        input: row.model_input as RunStep["input"], // written by `add` only
      }));
    },
  };
}
