/** The last good answers of a league: the newest is kept, and one that has not changed costs no second writing. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { DATABASE_BACKENDS, type RunningDatabase } from "#test/database";
import type { TeamScope } from "@/domain/league/scope";
import type { Database } from "../database";
import { createFactTables } from "./facts";

const ANN = "00000000-0000-4000-8000-000000000001";
const at = (minute: number) => new Date(Date.UTC(2025, 0, 12, 0, minute)).toISOString();

describe.each(DATABASE_BACKENDS)("a league's last good answers, $name", ({ isPresent, start }) => {
  let backend: RunningDatabase;
  let database: Database;
  let scope: TeamScope;

  beforeAll(async () => {
    if (!isPresent) return;
    backend = await start();
    database = await backend.openMigrated();
    await database.kysely.insertInto("profiles").values({ id: ANN }).execute();
    const { id } = await database.kysely
      .insertInto("league_connections")
      .values({ owner_id: ANN, provider: "espn", league_key: "1234", season: 2025, team_id: 6 })
      .returning("id")
      .executeTakeFirstOrThrow();
    // Only these two are read of a scope here.
    scope = { personId: ANN, connectionId: id, universe: "espn" } as unknown as TeamScope;
  });
  afterAll(async () => {
    await database?.close();
    await backend?.stop();
  });

  const ofServer = () => createFactTables(database.kysely).snapshot<unknown>(scope, "rosters", 3);

  it.skipIf(!isPresent)("are written once while they stay the same, with the time of the last reading", async () => {
    const value = { players: ["Ana", "Bo"], note: "an answer" };
    await ofServer().save({ value, fetchedAt: at(1) });
    const connect = vi.spyOn(database.pool, "connect");
    const sent: unknown[] = [];
    connect.mockImplementation(async () => {
      connect.mockRestore();
      const client = await database.pool.connect();
      const query = client.query.bind(client);
      client.query = ((text: string, values?: unknown[]) => {
        sent.push(...(values ?? []));
        return query(text, values);
      }) as typeof client.query;
      return client;
    });
    await ofServer().save({ value, fetchedAt: at(2) });
    expect(sent).toContain(at(2));
    expect(sent.filter((each) => String(each).includes("an answer"))).toEqual([]);
    expect(await ofServer().load()).toEqual({ value, fetchedAt: at(2) });
  });

  it.skipIf(!isPresent)(
    "are those of whoever read last, also when one comes back to what it had read before",
    async () => {
      const [here, there] = [ofServer(), ofServer()];
      await here.save({ value: { slot: "PG" }, fetchedAt: at(3) });
      await there.save({ value: { slot: "BE" }, fetchedAt: at(4) });
      await here.save({ value: { slot: "PG" }, fetchedAt: at(5) });
      expect(await there.load()).toEqual({ value: { slot: "PG" }, fetchedAt: at(5) });
    },
  );

  it.skipIf(!isPresent)("keep what a text may hold, without what no text can", async () => {
    await ofServer().save({ value: { name: "Nikola\u0000 \ud83d", slash: "\\u0000", ball: "🏀" }, fetchedAt: at(6) });
    expect((await ofServer().load())?.value).toEqual({ name: "Nikola \ufffd", slash: "\\u0000", ball: "🏀" });
  });
});
