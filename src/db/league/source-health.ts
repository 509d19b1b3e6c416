/** How each outside source fares: when it last answered, when and why it last did not. */
import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema";

export type SourceRecord = {
  sourceKey: string;
  /** `null` for a source that all leagues share. */
  connectionId: string | null;
  lastSuccessAt: string | null;
  lastFailure: { code: string; message: string; at: string } | null;
  consecutiveFailures: number;
};

export type SourceOutcome = {
  sourceKey: string;
  connectionId: string | null;
  /** ISO 8601. */
  at: string;
  failure: { code: string; message: string } | null;
};

export type SourceHealthTable = ReturnType<typeof createSourceHealthTable>;

export function createSourceHealthTable(db: Kysely<Schema>) {
  return {
    /** Sources that all leagues share, and those of one connection. */
    async of(connectionId: string): Promise<SourceRecord[]> {
      const rows = await db
        .selectFrom("source_health")
        .selectAll()
        .where((where) => where.or([where("connection_id", "is", null), where("connection_id", "=", connectionId)]))
        .orderBy("source_key")
        .execute();
      return rows.map((row) => ({
        sourceKey: row.source_key,
        connectionId: row.connection_id,
        lastSuccessAt: row.last_success_at,
        lastFailure:
          row.last_failure_at === null || row.last_failure_code === null
            ? null
            : { at: row.last_failure_at, code: row.last_failure_code, message: row.last_failure_message ?? "" },
        consecutiveFailures: row.consecutive_failures,
      }));
    },

    /** When each of the sources that all leagues share last answered, by its key; without those that never did. */
    async lastSuccesses(sourceKeys: readonly string[]): Promise<Map<string, string>> {
      if (sourceKeys.length === 0) return new Map();
      const rows = await db
        .selectFrom("source_health")
        .select(["source_key", "last_success_at"])
        .where("connection_id", "is", null)
        .where("source_key", "in", sourceKeys)
        .execute();
      return new Map(
        rows.flatMap((row) => (row.last_success_at === null ? [] : [[row.source_key, row.last_success_at]])),
      );
    },

    async record({ sourceKey, connectionId, at, failure }: SourceOutcome): Promise<void> {
      const columns = failure
        ? { last_failure_at: at, last_failure_code: failure.code, last_failure_message: failure.message }
        : { last_success_at: at };
      await db
        .insertInto("source_health")
        .values({
          source_key: sourceKey,
          connection_id: connectionId,
          consecutive_failures: failure ? 1 : 0,
          ...columns,
        })
        .onConflict((conflict) =>
          conflict.columns(["source_key", "connection_id"]).doUpdateSet({
            ...columns,
            consecutive_failures: failure ? sql<number>`source_health.consecutive_failures + 1` : 0,
          }),
        )
        .execute();
    },
  };
}
