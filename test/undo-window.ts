/** The ten seconds in which a decision can be undone are the database's own: tests end them instead of waiting. */
import type { Database } from "@/db/database";

export async function closeUndoWindows({ pool }: Pick<Database, "pool">): Promise<void> {
  await pool.query("update decisions set undo_until = clock_timestamp() where undo_until > clock_timestamp()");
}
