/** Reads a run from the database, bypassing the product's services. */
import type { Database } from "@/db/database";

/** Nodes, look-ups, cards and gates of a thread's newest run, in their order. */
export async function eventsOf({ pool }: Database, threadId: string): Promise<string[]> {
  const { rows } = await pool.query<{ type: string; node: string | null; tool: string | null }>(
    `select type, payload->'data'->>'node' as node, payload->>'toolName' as tool from run_events
      where run_id = (select id from runs where thread_id = $1 order by started_at desc limit 1) order by seq`,
    [threadId],
  );
  return rows.flatMap(({ type, node, tool }) => {
    if (type === "data-status") return [`node:${node}`];
    if (type === "tool-input-available") return [`tool:${tool}`];
    return ["data-card", "data-interrupt", "finish", "text-start"].includes(type) ? [type] : [];
  });
}

export async function decisionCount({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: number }>("select count(*)::int as count from decisions");
  return rows[0]?.count ?? 0;
}
