/** LangGraph's saver over the pool of either home. */
import { emptyCheckpoint } from "@langchain/langgraph-checkpoint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DATABASE_BACKENDS, type RunningDatabase } from "#test/database";
import type { Database } from "../database";
import { createCheckpointSaver, setUpCheckpoints } from "./checkpoints";

describe.each(DATABASE_BACKENDS.map((backend) => [backend.name, backend] as const))(
  "the checkpoint saver, %s",
  (_, backend) => {
    describe.skipIf(!backend.isPresent)("over our pool", () => {
      let running: RunningDatabase;
      let database: Database;

      beforeAll(async () => {
        running = await backend.start();
        database = await running.openMigrated();
      });
      afterAll(async () => {
        await database.close();
        await running.stop();
      });

      const checkpointOf = (id: string, text: string) => ({
        ...emptyCheckpoint(),
        id,
        channel_values: { messages: [{ text }], count: 3 },
        channel_versions: { messages: 1, count: 1 },
      });
      const metadata = { source: "loop" as const, step: 1, parents: {} };

      it("gives back what was put, with its pending writes", async () => {
        const saver = createCheckpointSaver(database.pool);
        await setUpCheckpoints(database.pool);
        const text = 'Jokić: "out"\\ {1,2}\n';
        const config = { configurable: { thread_id: "t1", checkpoint_ns: "" } };
        const put = await saver.put(config, checkpointOf("1", text), metadata, { messages: 1, count: 1 });
        await saver.putWrites(put, [["messages", { text: "pending" }]], "task-1");
        const got = await saver.getTuple(config);
        expect(got?.checkpoint.channel_values).toEqual({ messages: [{ text }], count: 3 });
        expect(got?.metadata).toEqual(metadata);
        expect(got?.pendingWrites).toEqual([["task-1", "messages", { text: "pending" }]]);
      });

      it("keeps 40 simultaneous writers apart and deletes one thread alone", async () => {
        const saver = createCheckpointSaver(database.pool);
        const threads = Array.from({ length: 40 }, (_unused, i) => `many-${i}`);
        const config = (thread_id: string) => ({ configurable: { thread_id, checkpoint_ns: "" } });
        await Promise.all(
          threads.map((t) => saver.put(config(t), checkpointOf("1", t), metadata, { messages: 1, count: 1 })),
        );
        const read = await Promise.all(threads.map((t) => saver.getTuple(config(t))));
        expect(read.map((tuple) => tuple?.checkpoint.channel_values.messages)).toEqual(
          threads.map((text) => [{ text }]),
        );
        await saver.deleteThread("many-0");
        expect(await saver.getTuple(config("many-0"))).toBeUndefined();
        expect((await saver.getTuple(config("many-1")))?.checkpoint.channel_values).toMatchObject({
          messages: [{ text: "many-1" }],
        });
      });
    });
  },
);
