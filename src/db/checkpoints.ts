/**
 * LangGraph's saver on our pool.
 *
 * Its tables live in a schema of their own, on which people's roles have no grants: a checkpoint holds everything that
 * a graph has seen. The saver must not make its own pool, which ends the process when an idle connection dies.
 */
import { PostgresSaver } from "@langchain/langgraph-checkpoint-postgres";
import { asPgPool, type DatabasePool } from "./pool";

const SCHEMA = "langgraph";

/** A saver for the graphs. Its tables exist once `migrate` has run. The pool is closed by its owner, not by the saver. */
export const createCheckpointSaver = (pool: DatabasePool): PostgresSaver =>
  new PostgresSaver(asPgPool(pool), undefined, { schema: SCHEMA });

/** Creates and upgrades the saver's tables. May be called again, but not by two processes at once. */
export async function setUpCheckpoints(pool: DatabasePool): Promise<void> {
  await createCheckpointSaver(pool).setup();
  await pool.query(`revoke all on schema ${SCHEMA} from public`);
}
