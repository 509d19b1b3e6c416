/** What only a server can do to its clients: kill a connection, stop a statement, be away. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasPostgres15, startPostgres15, type TestPostgres } from "#test/postgres";
import { createLogger, silentLogger } from "@/lib/log";
import { openDatabase } from "./database";
import { DatabaseUnavailable } from "./errors";

const until = async (isTrue: () => boolean | Promise<boolean>) => {
  await expect.poll(isTrue, { interval: 10 }).toBe(true);
};

describe("a server that is not there", () => {
  it("is a named failure that tells what to check", async () => {
    // Port 9 of the loopback is the discard service, which nothing here offers.
    const opening = openDatabase({ url: "postgresql://nobody@127.0.0.1:9/none", dataDir: "", log: silentLogger });
    const error = await opening.catch((failure) => failure);
    expect(error).toBeInstanceOf(DatabaseUnavailable);
    expect(error.userMessage).toContain("DATABASE_URL");
  });
});

describe.skipIf(!hasPostgres15)(`a pool over a server${hasPostgres15 ? "" : " (SKIPPED: no Postgres 15)"}`, () => {
  let server: TestPostgres;
  let url: string;

  beforeAll(async () => {
    server = await startPostgres15();
    url = await server.createDatabase("pool");
  });

  afterAll(() => server.stop());

  // An 'error' event without a listener would end the process.
  it("survives the death of an idle and of a busy connection, and logs both", async () => {
    const lines: string[] = [];
    const log = createLogger({ minLevel: "warn", write: (line) => lines.push(line) });
    const victim = await openDatabase({ url, dataDir: "", log });
    const killer = await openDatabase({ url, dataDir: "", log: silentLogger });
    const kill = (pid: number) => killer.pool.query("select pg_terminate_backend($1)", [pid]);
    const pidOf = "select pg_backend_pid() as pid";

    const idle = (await victim.pool.query<{ pid: number }>(pidOf)).rows[0]?.pid ?? 0;
    await kill(idle);
    await until(() => lines.length > 0);
    lines.length = 0;
    expect((await victim.pool.query("select 1 as v")).rows).toEqual([{ v: 1 }]);

    const client = await victim.pool.connect();
    await client.query("begin");
    const busy = (await client.query<{ pid: number }>(pidOf)).rows[0]?.pid ?? 0;
    await kill(busy);
    await until(() => lines.length > 0);
    await expect(client.query("select 1")).rejects.toThrow();
    client.release();
    expect((await victim.pool.query("select 1 as v")).rows).toEqual([{ v: 1 }]);
    expect(lines.every((line) => line.includes("database.connection_lost"))).toBe(true);

    await victim.close();
    await killer.close();
  });

  // What a person is told, and whether a client tries again, follows from the name.
  it.each(["fast", "immediate"] as const)(
    "names every statement that a restart of the server (%s) takes with it",
    async (how) => {
      const database = await openDatabase({ url, dataDir: "", log: silentLogger });
      const client = await database.pool.connect();
      const isSleeping = async () =>
        (await database.pool.query("select 1 from pg_stat_activity where query like 'select pg_sleep%'")).rows.length >
        0;
      const asleep = client.query("select pg_sleep(30)").catch((error: unknown) => error);
      await until(isSleeping);
      const restarted = server.restart(how);
      expect(await asleep).toBeInstanceOf(DatabaseUnavailable);
      expect(await client.query("select 1").catch((error: unknown) => error)).toBeInstanceOf(DatabaseUnavailable);
      client.release();
      await restarted;
      await until(async () => (await database.pool.query("select 1 as v").catch(() => undefined)) !== undefined);
      await database.close();
    },
  );

  it("stops a statement at its time limit", async () => {
    const limited = await openDatabase({ url, dataDir: "", log: silentLogger, statementTimeoutMs: 50 });
    await expect(limited.pool.query("select pg_sleep(10)")).rejects.toMatchObject({ code: "57014" });
    expect((await limited.pool.query("select 1 as v")).rows).toEqual([{ v: 1 }]);
    await limited.close();
  });
});
