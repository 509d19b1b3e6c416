/**
 * Who sees what: the schema's promises to the people in it, on both homes.
 *
 * Written by hand, so that a wrong line of the matrix (`row-security-matrix.test.ts`) is not the only word on it.
 */

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asPerson } from "#test/as-person";
import type { Database } from "../../src/db/database";
import { createNewsTables } from "../../src/db/news/news";
import { toJson } from "../../src/db/parameters";
import { DATABASE_BACKENDS, type RunningDatabase } from "../database";

const ANN = "a0000000-0000-4000-8000-00000000000a";
const BEN = "b0000000-0000-4000-8000-00000000000b";
const AT = "2025-01-15T12:00:00.000Z";

/** One person with a connection, a snapshot, a thread, a run with an event, and usage. */
async function givenPerson(
  database: Database,
  id: string,
): Promise<{ connectionId: string; threadId: string; runId: string }> {
  const db = database.kysely;
  await db
    .insertInto("profiles")
    .values({ id, display_name: `person ${id[0]}` })
    .execute();
  const connection = await db
    .insertInto("league_connections")
    .values({
      owner_id: id,
      provider: "espn",
      league_key: "1234",
      season: 2025,
      team_id: 6,
      credentials_ciphertext: new Uint8Array([1, 2, 3]),
      credentials_key_id: "k1",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("league_snapshots")
    .values({
      connection_id: connection.id,
      resource_key: "settings",
      shape_version: 1,
      payload: toJson([1]),
      source: "espn",
      fetched_at: AT,
    })
    .execute();
  const thread = await db
    .insertInto("threads")
    .values({ owner_id: id, connection_id: connection.id, team_id: 6 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const run = await db
    .insertInto("runs")
    .values({ thread_id: thread.id, owner_id: id, question: "Who is hurt?", model: "rules" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("run_events")
    .values({ run_id: run.id, seq: 1, type: "start", payload: toJson({}) })
    .execute();
  await db
    .insertInto("api_tokens")
    .values({
      owner_id: id,
      label: "a program",
      token_sha256: id[0]?.repeat(64) ?? "",
      scopes: ["read"],
      expires_at: "2999-01-01T00:00:00.000Z",
    })
    .execute();
  await db
    .insertInto("usage")
    .values({
      owner_id: id,
      run_id: run.id,
      model: "rules",
      model_calls: 1,
      input_tokens: 0,
      output_tokens: 0,
      cost_usd: 0,
      ms: 5,
    })
    .execute();
  return { connectionId: connection.id, threadId: thread.id, runId: run.id };
}

describe.each(DATABASE_BACKENDS.map((product) => [product.name, product] as const))(
  "row level security, %s",
  (_, product) => {
    describe.skipIf(!product.isPresent)("with two people", () => {
      let running: RunningDatabase;
      let database: Database;
      let ann: Awaited<ReturnType<typeof givenPerson>>;
      let ben: Awaited<ReturnType<typeof givenPerson>>;

      beforeAll(async () => {
        running = await product.start();
        database = await running.openMigrated();
        ann = await givenPerson(database, ANN);
        ben = await givenPerson(database, BEN);
        await database.kysely
          .insertInto("players")
          .values({
            universe: "demo",
            player_id: 1,
            full_name: "A Player",
            default_position_id: 1,
            pro_team_id: 1,
            eligible_slots: [0, 5],
          })
          .execute();
        await createNewsTables(database.kysely).insert("espn", [
          {
            reportKey: "a".repeat(64),
            sourceItemId: "n1",
            source: "ESPN",
            trust: "outlet",
            title: null,
            text: "A Player is out.",
            url: null,
            canonicalUrl: null,
            publishedAt: AT,
            simhash: "0".repeat(16),
            injuryWeight: 0.5,
            claims: [],
            searchText: "a player is out.",
            looseNames: [],
            players: [{ playerKey: 1, spans: [{ start: 0, end: 8 }], salience: 1, injuryWeight: 0.5 }],
            embedding: null,
          },
        ]);
        await database.kysely
          .insertInto("app_settings")
          .values({ key: "secret", value: toJson("x") })
          .execute();
      });

      afterAll(async () => {
        await database.close();
        await running.stop();
      });

      const countAs = (person: string, table: string) =>
        asPerson(database, person, async (trx) => {
          const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(trx);
          return rows[0]?.n;
        });

      it("is on for every public table", async () => {
        const { rows } = await database.pool.query<{ name: string; on: boolean }>(
          `select relname::text as name, relrowsecurity as "on" from pg_catalog.pg_class
         where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`,
        );
        expect(rows.length).toBeGreaterThanOrEqual(16);
        expect(rows.filter((row) => !row.on)).toEqual([]);
      });

      it.each(["profiles", "threads", "runs", "run_events", "usage", "league_snapshots", "api_tokens"])(
        "shows each person exactly their own row of %s",
        async (table) => {
          const total = (await database.pool.query<{ n: number }>(`select count(*) as n from ${table}`)).rows[0]?.n;
          expect([total, await countAs(ANN, table), await countAs(BEN, table)]).toEqual([2, 1, 1]);
        },
      );

      it("shows a stranger nothing of others and everything that is shared", async () => {
        const otherUser = "c0000000-0000-4000-8000-00000000000c";
        expect(await countAs(otherUser, "threads")).toBe(0);
        expect(await countAs(otherUser, "players")).toBe(1);
        for (const table of ["news_items", "news_players", "news_reports"])
          expect(await countAs(otherUser, table)).toBe(1);
      });

      it("never shows stored credentials, not even to their owner", async () => {
        const columns = ["id", "owner_id", "league_key"] as const;
        const own = await asPerson(database, ANN, (trx) =>
          trx.selectFrom("league_connections").select(columns).execute(),
        );
        expect(own).toEqual([{ id: ann.connectionId, owner_id: ANN, league_key: "1234" }]);
        for (const column of ["credentials_ciphertext", "credentials_key_id"] as const) {
          const reading = asPerson(database, ANN, (trx) =>
            trx.selectFrom("league_connections").select(column).execute(),
          );
          await expect(reading).rejects.toMatchObject({ code: "42501" });
        }
        const server = await database.kysely
          .selectFrom("league_connections")
          .select("credentials_ciphertext")
          .where("id", "=", ann.connectionId)
          .executeTakeFirstOrThrow();
        expect(server.credentials_ciphertext).toEqual(Buffer.from([1, 2, 3]));
      });

      it.each([
        "select token_sha256 from api_tokens",
        "insert into api_tokens (owner_id, label, token_sha256, scopes, expires_at) values (auth.uid(), 'x', repeat('e', 64), '{read}', now() + interval '1 day')",
        "delete from api_tokens",
        "select * from app_settings",
        "select * from langgraph.checkpoints",
        "select * from fanvise.schema_migrations",
      ])("refuses people: %s", async (statement) => {
        const reading = asPerson(database, ANN, (trx) => sql.raw(statement).execute(trx));
        await expect(reading).rejects.toMatchObject({ code: "42501" });
      });

      it.each([
        "insert into players (universe, player_id, full_name, default_position_id, pro_team_id) values ('demo', 2, 'B', 1, 1)",
        "update runs set status = 'failed'",
        "delete from run_events",
        "insert into usage (owner_id, model, model_calls, input_tokens, output_tokens, cost_usd, ms) values (auth.uid(), 'm', 1, 1, 1, 0, 1)",
        "update profiles set id = gen_random_uuid()",
        "update news_items set trust = 'official'",
        "delete from news_items",
        "insert into news_players (news_id, universe, player_id, spans, salience, injury_weight) values (1, 'espn', 2, '[]', 1, 1)",
        "update news_reports set url = 'https://elsewhere.example'",
      ])("lets people not write what is the server's: %s", async (statement) => {
        const writing = asPerson(database, ANN, (trx) => sql.raw(statement).execute(trx));
        await expect(writing).rejects.toMatchObject({ code: "42501" });
      });

      it("lets a person change their own thread and not another's", async () => {
        const rename = (id: string) =>
          asPerson(database, ANN, async (trx) => {
            const done = await trx
              .updateTable("threads")
              .set({ title: "mine" })
              .where("id", "=", id)
              .executeTakeFirst();
            return Number(done.numUpdatedRows);
          });
        expect([await rename(ann.threadId), await rename(ben.threadId)]).toEqual([1, 0]);
      });

      it("refuses a thread in another's name or on another's league", async () => {
        const open = (owner_id: string, connection_id: string) =>
          asPerson(database, ANN, (trx) =>
            trx.insertInto("threads").values({ owner_id, connection_id, team_id: 6 }).execute(),
          );
        await expect(open(BEN, ben.connectionId)).rejects.toMatchObject({ code: "42501" });
        await expect(open(ANN, ben.connectionId)).rejects.toMatchObject({ code: "23503" });
      });

      it("allows one running run a thread, and a second once the first is over", async () => {
        const start = () =>
          database.kysely
            .insertInto("runs")
            .values({ thread_id: ann.threadId, owner_id: ANN, question: "Again?", model: "rules" })
            .returning("id")
            .executeTakeFirstOrThrow();
        await expect(start()).rejects.toMatchObject({ code: "23505", constraint: "runs_one_running_per_thread" });
        await database.kysely.updateTable("runs").set({ status: "completed" }).where("id", "=", ann.runId).execute();
        const second = await start();
        await database.kysely.deleteFrom("runs").where("id", "=", second.id).execute();
      });

      it("leaves the server its own rights after a person's transaction, also a failed one", async () => {
        await expect(asPerson(database, ANN, (trx) => sql`select 1 / 0`.execute(trx))).rejects.toMatchObject({
          code: "22012",
        });
        const { rows } = await database.pool.query(
          "select auth.uid() as uid, current_user::text = session_user::text as own",
        );
        expect(rows).toEqual([{ uid: null, own: true }]);
      });

      it("rolls a person's transaction back whole when the work throws", async () => {
        const work = asPerson(database, BEN, async (trx) => {
          await trx.updateTable("profiles").set({ display_name: "changed" }).where("id", "=", BEN).execute();
          throw new Error("changed my mind");
        });
        await expect(work).rejects.toThrow("changed my mind");
        const retained = await database.kysely
          .selectFrom("profiles")
          .select("display_name")
          .where("id", "=", BEN)
          .executeTakeFirst();
        expect(retained).toEqual({ display_name: "person b" });
      });

      it("takes only a uuid as a person", async () => {
        await expect(asPerson(database, "1' or true", async () => 1)).rejects.toThrow(RangeError);
      });

      it("deletes everything of a person with their profile, and nothing of others", async () => {
        const gone = "d0000000-0000-4000-8000-00000000000d";
        await givenPerson(database, gone);
        await database.kysely.deleteFrom("profiles").where("id", "=", gone).execute();
        expect([await countAs(gone, "runs"), await countAs(gone, "usage"), await countAs(BEN, "runs")]).toEqual([
          0, 0, 1,
        ]);
      });
    });
  },
);
