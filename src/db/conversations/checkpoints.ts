/**
 * LangGraph's saver on our pool.
 *
 * Its tables live in a schema of their own, on which people's roles have no grants: a checkpoint holds everything that
 * a graph has seen. The saver must not make its own pool, which ends the process when an idle connection dies.
 */
import type { RunnableConfig } from "@langchain/core/runnables";
import type { ChannelVersions, Checkpoint, CheckpointMetadata } from "@langchain/langgraph-checkpoint";
import { PostgresSaver } from "@langchain/langgraph-checkpoint-postgres";
import { asPgPool, type DatabasePool } from "../pool";

const SCHEMA = "langgraph";

const PUT = `
  with blobs as (
    insert into ${SCHEMA}.checkpoint_blobs (thread_id, checkpoint_ns, channel, version, type, blob)
    select $1, $2, b.* from unnest($7::text[], $8::text[], $9::text[], $10::bytea[]) as b
    on conflict (thread_id, checkpoint_ns, channel, version) do nothing
  )
  insert into ${SCHEMA}.checkpoints (thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata)
  values ($1, $2, $3, $4, $5::jsonb, $6::jsonb)
  on conflict (thread_id, checkpoint_ns, checkpoint_id)
  do update set checkpoint = excluded.checkpoint, metadata = excluded.metadata`;

/**
 * Writes a checkpoint in one statement instead of one per channel, with the rows that the original would write.
 * Channels without a value need no row: loading joins on the rows there are and treats a missing one as empty.
 */
class OneStatementSaver extends PostgresSaver {
  readonly #pool: DatabasePool;

  constructor(pool: DatabasePool) {
    super(asPgPool(pool), undefined, { schema: SCHEMA });
    this.#pool = pool;
  }

  override async put(
    config: RunnableConfig,
    checkpoint: Checkpoint,
    metadata: CheckpointMetadata,
    newVersions: ChannelVersions,
  ): Promise<RunnableConfig> {
    const { thread_id, checkpoint_ns = "", checkpoint_id = null } = config.configurable ?? {};
    if (typeof thread_id !== "string") throw new TypeError("a checkpoint needs a thread");
    const [dumped, dumpedMetadata] = await Promise.all([
      this._dumpBlobs(thread_id, checkpoint_ns, checkpoint.channel_values, newVersions),
      this._dumpMetadata(metadata),
    ]);
    const blobs = dumped.filter(([, , , , type]) => type !== "empty");
    await this.#pool.query(PUT, [
      thread_id,
      checkpoint_ns,
      checkpoint.id,
      checkpoint_id,
      JSON.stringify(this._dumpCheckpoint(checkpoint)),
      JSON.stringify(dumpedMetadata),
      blobs.map(([, , channel]) => channel),
      blobs.map(([, , , version]) => version),
      blobs.map(([, , , , type]) => type),
      blobs.map(([, , , , , blob]) => Buffer.from(blob ?? [])),
    ]);
    return { configurable: { thread_id, checkpoint_ns, checkpoint_id: checkpoint.id } };
  }
}

/**
 * A saver for the graphs. Its tables exist once `migrate` has run. The pool is closed by its owner, not by the saver.
 */
export const createCheckpointSaver = (pool: DatabasePool): PostgresSaver => new OneStatementSaver(pool);

/** Creates and upgrades the saver's tables. May be called again, but not by two processes at once. */
export async function setUpCheckpoints(pool: DatabasePool): Promise<void> {
  await createCheckpointSaver(pool).setup();
  await pool.query(`revoke all on schema ${SCHEMA} from public`);
}
