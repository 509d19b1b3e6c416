/**
 * The process that `prove-crash` kills, and the one that looks afterward what is there.
 *
 * `prove-crash-writer.ts write DIR TRIAL` commits rows for ever and prints a row's id once its COMMIT has been
 * answered. `prove-crash-writer.ts read DIR` prints the id of every row that is there whole, then `end`.
 */
import { createHash } from "node:crypto";
import { writeSync } from "node:fs";
import { type Database, openDatabase } from "../../../src/db/database";
import { silentLogger } from "../../../src/lib/log";

const [mode = "", dataDir = "", trial = "0"] = process.argv.slice(2);

const FULL_PIPE_WAIT_MS = 2;
const pause = new Int32Array(new SharedArrayBuffer(4));

/**
 * Written past Node's streams: a line is in the pipe before the next statement begins, so a kill cannot take it back.
 */
function say(line: string): void {
  for (;;) {
    try {
      writeSync(1, `${line}\n`);
      return;
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EAGAIN")) throw error;
      Atomics.wait(pause, 0, 0, FULL_PIPE_WAIT_MS);
    }
  }
}

const digestOf = (body: string) => createHash("sha256").update(body).digest("hex");

/** Every third row is several statements in one transaction, with an update; sizes reach beyond one 8 kB page. */
async function writeRow({ pool }: Database, id: string, count: number): Promise<void> {
  const body = `${id} `.repeat(1 + ((count * 37) % 1500));
  const values = [id, body, digestOf(body)];
  if (count % 3 !== 0) {
    await pool.query("insert into crash.rows (id, body, digest) values ($1, $2, $3)", values);
    return;
  }
  const client = await pool.connect();
  await client.query("begin");
  await client.query("insert into crash.rows (id, body, digest) values ($1, '', '')", [id]);
  await client.query("update crash.rows set body = $2, digest = $3 where id = $1", values);
  await client.query("update crash.tally set n = n + 1");
  await client.query("commit");
  client.release();
}

async function write(database: Database): Promise<void> {
  await database.pool.query(`
    create schema if not exists crash;
    create table if not exists crash.rows (id text primary key, body text not null, digest text not null);
    create table if not exists crash.tally (n int not null);
    insert into crash.tally select 0 where not exists (select from crash.tally)`);
  say("ready");
  for (let count = 1; ; count += 1) {
    await writeRow(database, `${trial}-${count}`, count);
    say(`${trial}-${count}`);
  }
}

/**
 * Reads through the table and through its index, since a crash may break either, and checks that transactions are
 * whole.
 */
async function read(database: Database): Promise<void> {
  const client = await database.pool.connect();
  const { rowCount } = await client.query("select from pg_tables where schemaname = 'crash' and tablename = 'rows'");
  if (rowCount === 1) {
    await client.query("begin; set local enable_seqscan = off");
    const indexed = await client.query<{ id: string }>("select id from crash.rows order by id");
    await client.query("commit");
    const inIndex = new Set(indexed.rows.map(({ id }) => id));
    const { rows } = await client.query<{ id: string; body: string; digest: string }>("select * from crash.rows");
    for (const { id, body, digest } of rows) if (inIndex.has(id) && digestOf(body) === digest) say(id);
    const tally = await client.query<{ n: number }>("select coalesce(sum(n), 0) as n from crash.tally");
    const expected = rows.filter(({ id }) => Number(id.split("-")[1]) % 3 === 0).length;
    if (tally.rows[0]?.n !== expected) throw new Error(`half a transaction: ${tally.rows[0]?.n} of ${expected}`);
  }
  client.release();
  say("end");
  await database.close();
}

const database = await openDatabase({ dataDir, log: silentLogger });
await (mode === "write" ? write(database) : read(database));
