/**
 * Takes back everything that a person's demo leagues have led to: proposals with their decisions, verifications and
 * outcomes, and the course of the chance to win.
 *
 * Conversations stay. The cards in their answers say that the demo was reset, and nothing can be decided on them.
 */
import { type Kysely, sql } from "kysely";
import { DEMO_RESET_REASON } from "@/contract/planning/demo-reset-reason";
import { recordAudit } from "../account/audit";
import { toJson } from "../parameters";
import { inTurn } from "../proposals/proposal-rivals";
import type { Schema } from "../schema";

export type DemoResetTable = ReturnType<typeof createDemoResetTable>;

export function createDemoResetTable(db: Kysely<Schema>) {
  return {
    /** The person's conversations about these leagues in which an answer is being made. */
    async runningThreads(ownerId: string, connectionIds: readonly string[]): Promise<string[]> {
      const rows = await db
        .selectFrom("runs")
        .innerJoin("threads", "threads.id", "runs.thread_id")
        .select("threads.id")
        .where("runs.status", "=", "running")
        .where("threads.owner_id", "=", ownerId)
        .where("threads.connection_id", "=", sql<string>`any(${[...connectionIds]}::uuid[])`)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** All or nothing. @returns how many proposals went. */
    reset: (ownerId: string, connectionIds: readonly string[]): Promise<number> =>
      db.transaction().execute(async (trx) => {
        for (const connectionId of [...connectionIds].sort()) await inTurn(trx, connectionId);
        const isOfTheirs = sql<string>`any(${[...connectionIds]}::uuid[])`;
        const gone = await trx
          .deleteFrom("proposals")
          .where("owner_id", "=", ownerId)
          .where("connection_id", "=", isOfTheirs)
          .returning("id")
          .execute();
        const ids = gone.map(({ id }) => id);
        // A repeated request must not be answered from decisions that are gone.
        await trx
          .deleteFrom("decision_requests")
          .where("owner_id", "=", ownerId)
          .where(sql<boolean>`proposal_ids && ${ids}::uuid[]`)
          .execute();
        await trx
          .deleteFrom("matchup_chances")
          .where("owner_id", "=", ownerId)
          .where("connection_id", "=", isOfTheirs)
          .execute();
        const state = { status: "superseded", statusReason: DEMO_RESET_REASON, verification: null, outcome: null };
        await sql`
          update runs set
            status = case when status = 'awaiting_approval' then 'completed' else status end,
            result = jsonb_set(
              case when result->>'status' = 'awaiting_approval' then jsonb_set(result, '{status}', '"completed"') else result end,
              '{cards}',
              (select coalesce(jsonb_agg(card || ${toJson(state)}::jsonb order by place), '[]')
                from jsonb_array_elements(result->'cards') with ordinality as each(card, place)))
          where owner_id = ${ownerId} and jsonb_typeof(result->'cards') = 'array'
            and (status = 'awaiting_approval' or jsonb_array_length(result->'cards') > 0)
            and thread_id in (select id from threads where connection_id = ${isOfTheirs})`.execute(trx);
        await recordAudit(
          trx,
          ...connectionIds.map((subjectId) => ({
            ownerId,
            action: "demo.reset" as const,
            subjectId,
            detail: { provider: "demo" },
          })),
        );
        return ids.length;
      }),
  };
}
