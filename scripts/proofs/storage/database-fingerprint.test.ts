/** The comparison behind the restore rehearsal: it sees one changed, missing or added row, and nothing else. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import type { Database } from "@/db/database";
import { differences, fingerprint } from "./database-fingerprint";

describe("the fingerprint of a database", () => {
  let database: Database;
  const run = (statement: string) => database.pool.query(statement);
  const seen = async (statement: string): Promise<string[]> => {
    const before = await fingerprint(database.pool);
    await run(statement);
    return differences(before, await fingerprint(database.pool)).map((line) => line.replace(/:.*/, ""));
  };
  beforeAll(async () => {
    database = await openTestDatabase();
    await run("insert into app_settings (key, value, updated_at) values ('a', '1', 'epoch'), ('b', '2', 'epoch')");
  });
  afterAll(() => database.close());

  it("holds every table of every schema of ours", async () => {
    const names = [...(await fingerprint(database.pool)).keys()];
    for (const name of ["public.runs", "langgraph.checkpoints", "pgboss.job_common", "fanvise.schema_migrations"])
      expect(names).toContain(name);
  });

  it("sees a changed, a removed and an added row", async () => {
    expect(await seen("update app_settings set value = '3' where key = 'b'")).toEqual(["public.app_settings"]);
    expect(await seen("delete from app_settings where key = 'b'")).toEqual(["public.app_settings"]);
    expect(await seen("insert into app_settings (key, value) values ('c', '1')")).toEqual(["public.app_settings"]);
    expect(await seen("create table public.more (id int)")).toEqual(["public.more"]);
  });

  it("does not mind where rows lie", async () => {
    expect(await seen("update app_settings set value = value")).toEqual([]);
    expect(await seen("vacuum full app_settings")).toEqual([]);
  });
});
