/** The log of each run, and what the run cost. */
import { type Kysely, sql } from "kysely";
import type { Usage } from "@/contract/conversation/chat-answer";
import { type LoggedEvent, type StreamEvent, streamEvent } from "@/contract/conversation/stream-event";
import { toJson } from "../parameters";
import type { Schema } from "../schema";

export function createRunEvents(db: Kysely<Schema>) {
  return {
    /**
     * Events of several runs in one statement, with each run's last sequence number. All or none.
     *
     * @returns those that were new, as they are stored, by run in order.
     */
    async appendEvents(
      events: readonly (LoggedEvent & { runId: string })[],
    ): Promise<(LoggedEvent & { runId: string })[]> {
      if (events.length === 0) return [];
      const given = events.map(({ runId, seq, event }) => ({ run_id: runId, seq, type: event.type, payload: event }));
      const { rows } = await sql<{ runId: string; seq: number; payload: unknown }>`
        with appended as (
          insert into run_events (run_id, seq, type, payload)
          select e.run_id, e.seq, e.type, e.payload
          from jsonb_to_recordset(${toJson(given)}::jsonb) as e(run_id uuid, seq int, type text, payload jsonb)
          -- A write whose commit was not heard of is tried again.
          on conflict (run_id, seq) do nothing
          returning run_id, seq, payload
        ), noted as (
          update runs set last_seq = greatest(runs.last_seq, latest.seq), heartbeat_at = now()
          from (select run_id, max(seq) as seq from appended group by run_id) as latest
          where runs.id = latest.run_id
        )
        select run_id as "runId", seq, payload from appended order by run_id, seq
      `.execute(db);
      return rows.map(({ runId, seq, payload }) => ({ runId, seq, event: streamEvent.parse(payload) }));
    },

    async eventsAfter(runId: string, seq: number): Promise<LoggedEvent[]> {
      const rows = await db
        .selectFrom("run_events")
        .select(["seq", "payload"])
        .where("run_id", "=", runId)
        .where("seq", ">", seq)
        .orderBy("seq")
        .execute();
      return rows.flatMap(({ seq, payload }) => readable(payload).map((event) => ({ seq, event })));
    },

    async recordUsage(ownerId: string, runId: string, usage: Usage): Promise<void> {
      await db
        .insertInto("usage")
        .values({
          owner_id: ownerId,
          run_id: runId,
          model: usage.model,
          model_calls: usage.modelCalls,
          input_tokens: usage.inputTokens,
          output_tokens: usage.outputTokens,
          cost_usd: usage.costUsd ?? 0,
          ms: Math.round(usage.ms),
        })
        .execute();
    },
  };
}

/** None for an event in a shape that only another version knows: a run whose log holds one must still be readable, and end. */
function readable(payload: unknown): StreamEvent[] {
  const read = streamEvent.safeParse(payload);
  return read.success ? [read.data] : [];
}
