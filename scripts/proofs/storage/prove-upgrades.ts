/**
 * Proof that every past schema is upgraded with nothing lost, and that an older version refuses a newer schema.
 *
 * The rows are those of a product that worked: conversations, a plan with one card decided and the rest waiting, turns
 * that were under way when their server went, and an example of every table. Each trial writes them into the schema of
 * one past version, in its shape, upgrades, opens the product and goes on with the waiting cards. Then that version is
 * started on the result.
 */
import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { preparedDirectory } from "#test/database";
import { REFERENCE_DEMO } from "#test/leagues/reference-demo";
import { hasPostgres15, startPostgres15, type TestPostgres } from "#test/postgres";
import { chatRequest } from "@/contract/conversation/chat-request";
import { optimizerRequest } from "@/contract/planning/optimizer-request";
import { type Database, openDatabase } from "@/db/database";
import { restoreBackup } from "@/db/embedded/backups";
import { upgradeBackups } from "@/db/embedded/upgrade-backups";
import { DatabaseNewer } from "@/db/errors";
import { migrate } from "@/db/migrate";
import { readEnv } from "@/lib/env";
import { silentLogger } from "@/lib/log";
import { LOCAL_OWNER_ID } from "@/server/session/local-owner";
import { type FanVise, openFanVise } from "@/server/wiring/composition";
import type { TrialOutcome } from "../suite";
import { addExampleRows } from "./example-schema-rows";
import {
  type AllRows,
  contentsOf,
  lostSince,
  MIGRATIONS,
  readAllRows,
  supabaseOfVersion,
  writeRows,
} from "./past-schema";

const me = LOCAL_OWNER_ID;
const ENDED_WITHIN_MS = 20_000;
const POLL_MS = 200;
const EXAMPLES_FROM = 1_000_000;

type Source = {
  readonly rows: AllRows;
  readonly threadId: string;
  readonly waiting: readonly string[];
  readonly left: string;
};
type Shared = { folder: string; source: Source; empty: string; postgres: TestPostgres | undefined };

let shared: Promise<Shared> | undefined;

export async function closeUpgrades(): Promise<void> {
  const open = await shared?.catch(() => undefined);
  await open?.postgres?.stop();
  if (open) rmSync(open.folder, { recursive: true, force: true });
}

const openProduct = (place: Readonly<Record<string, string>>): Promise<FanVise> => {
  const demo = { FANVISE_MODEL: "rules", FANVISE_JOBS: "off", FANVISE_DEMO_MOVES: "ignored", ...REFERENCE_DEMO };
  return openFanVise({ env: readEnv({ ...demo, ...place }), log: silentLogger });
};

const scopeFor = (fanvise: FanVise) => (options: Parameters<FanVise["scopeFor"]>[1]) => fanvise.scopeFor(me, options);

const decide = (fanvise: FanVise, threadId: string, proposalId: string, action: "approve" | "decline") =>
  fanvise.optimizerRuns.decide(
    me,
    threadId,
    { request: { decisions: [{ proposalId, action }] }, idempotencyKey: randomUUID() },
    scopeFor(fanvise),
  );

/** A product that worked, and whose server went in the middle of a turn. */
async function makeSource(): Promise<Source> {
  const directory = await preparedDirectory();
  const fanvise = await openProduct({ FANVISE_DATA_DIR: directory.path });
  await fanvise.people.welcome(me);
  let left = "";
  for (const message of ["Who is on my roster?", "Who is hurt?"]) {
    const run = await fanvise.chats.start(me, chatRequest.parse({ message }), scopeFor(fanvise));
    await run.finished;
    left = run.runId;
  }
  const plan = await (await fanvise.optimizerRuns.start(me, optimizerRequest.parse({}), scopeFor(fanvise))).finished;
  const [first, ...rest] = plan.cards.filter(({ dependsOn }) => dependsOn.length === 0);
  if (!first || rest.length === 0) throw new Error("the plan has too few cards");
  await decide(fanvise, plan.threadId, first.proposalId, "approve");
  await fanvise.close();
  const database = await openDatabase({ dataDir: directory.path, log: silentLogger });
  try {
    const gone =
      "status = 'running', finished_at = null, result = null, answer = null, heartbeat_at = now() - interval '1 hour'";
    await database.pool.query(`update runs set ${gone} where id = $1`, [left]);
    await database.pool.query("delete from run_events where run_id = $1 and seq > 1", [left]);
    await addExampleRows(database.pool, (table, _whose, row) => ({
      ...row,
      // Beside the product's own rows, whose numbers begin at 1.
      ...Object.fromEntries(
        ["id", "news_id"].flatMap((name) => (typeof row[name] === "number" ? [[name, row[name] + EXAMPLES_FROM]] : [])),
      ),
      // An example has one event.
      ...(table === "runs" && { last_seq: 1 }),
      ...(table === "proposals" && { expires_at: "2999-01-01T00:00:00Z" }),
    }));
    const waiting = rest.map(({ proposalId }) => proposalId);
    return { rows: await readAllRows(database.pool), threadId: plan.threadId, waiting, left };
  } finally {
    await database.close();
    directory.remove();
  }
}

async function makeShared(): Promise<Shared> {
  const folder = mkdtempSync(join(tmpdir(), "fanvise-upgrades-"));
  const empty = join(folder, "empty");
  await (await openDatabase({ dataDir: empty, log: silentLogger })).close();
  return { folder, empty, source: await makeSource(), postgres: hasPostgres15 ? await startPostgres15() : undefined };
}

/** One database, opened again and again by versions of different age. */
type Place = {
  backend: Database["backend"];
  env: Readonly<Record<string, string>>;
  dataDir: string;
  open(): Promise<Database>;
};

async function freshPlace(
  index: number,
  instance: Database["backend"],
  { folder, empty, postgres }: Shared,
): Promise<Place> {
  const dataDir = join(folder, String(index));
  if (instance === "embedded") cpSync(empty, dataDir, { recursive: true });
  const url = instance === "postgres" ? await postgres?.createDatabase(`upgrade_${index}`) : undefined;
  const env = { FANVISE_DATA_DIR: dataDir, ...(url !== undefined && { DATABASE_URL: url }) };
  return { backend: instance, env, dataDir, open: () => openDatabase({ url, dataDir, log: silentLogger }) };
}

/** Migrates as a version of `supabaseDir` does at its start. */
const migrateAs = (database: Database, dataDir: string, supabaseDir?: string) =>
  migrate({
    pool: database.pool,
    backend: database.backend,
    log: silentLogger,
    backups: upgradeBackups(database, dataDir),
    ...(supabaseDir !== undefined && { supabaseDir }),
  });

/** @param index odd: embedded, even: Postgres 15; the version grows every second trial. */
export async function upgradesTrial(index: number): Promise<TrialOutcome> {
  const instance = index % 2 === 1 ? "embedded" : "postgres";
  if (instance === "postgres" && !hasPostgres15) return { ok: true, line: "SKIPPED: no Postgres 15 here" };
  // The newest past versions first, since those are out there.
  const count = MIGRATIONS.length - Math.ceil(index / 2) + 1;
  shared ??= makeShared();
  const all = await shared;
  const place = await freshPlace(index, instance, all);
  const version = supabaseOfVersion(count);
  try {
    return await judged(place, version.path, count, all.source);
  } finally {
    version.remove();
    rmSync(place.dataDir, { recursive: true, force: true });
  }
}

async function judged(place: Place, supabaseDir: string, count: number, source: Source): Promise<TrialOutcome> {
  const problems: string[] = [];
  const past = await place.open();
  await migrateAs(past, place.dataDir, supabaseDir);
  const { written, refused } = await writeRows(past.pool, source.rows);
  const before = await contentsOf(past.pool);
  await past.close();

  const upgrading = await place.open();
  const { applied } = await migrateAs(upgrading, place.dataDir);
  problems.push(...(await lostSince(upgrading.pool, before)).map((each) => `lost: ${each}`));
  await upgrading.close();

  const { decided, ended } = await used(place, source, before.has("public.proposals"), problems);
  problems.push(...(await olderRefuses(place, supabaseDir, count, before)));
  return {
    ok: problems.length === 0,
    line:
      `${place.backend} from ${MIGRATIONS[count - 1]}: ${applied.length} migrations over ${written} rows in ${before.size} tables ` +
      `(${refused.length} rows of later versions left out); ${decided} waiting cards decided, ${ended} turns ended by name` +
      problems.map((each) => `\n    ${each}`).join(""),
    figures: { written, decided, ended, lost: problems.filter((each) => each.startsWith("lost")).length },
  };
}

/**
 * The product of today: what waits can be decided, what was under way has an end with a name, and a new turn goes
 * through.
 */
async function used(place: Place, source: Source, hasCards: boolean, problems: string[]) {
  const fanvise = await openProduct(place.env);
  let decided = 0;
  try {
    if (fanvise.migrations.applied.length > 0) problems.push("the product found something to migrate");
    for (const [at, proposalId] of (hasCards ? source.waiting : []).entries()) {
      const action = at === 0 ? "approve" : "decline";
      const { cards } = await decide(fanvise, source.threadId, proposalId, action);
      const status = cards.find((card) => card.proposalId === proposalId)?.status;
      if (status === `${action}d`) decided += 1;
      else problems.push(`a waiting card is ${status} after ${action}`);
    }
    const ask = chatRequest.parse({ message: "Who is on my roster?" });
    const { status } = await (await fanvise.chats.start(me, ask, scopeFor(fanvise))).finished;
    if (status !== "completed") problems.push(`a new turn ends as ${status}`);
    const untilMs = performance.now() + ENDED_WITHIN_MS;
    while ((await stillRunning(place, fanvise)) > 0 && performance.now() < untilMs) await wait(POLL_MS);
    const running = await stillRunning(place, fanvise);
    if (running > 0) problems.push(`${running} turns are still running`);
  } finally {
    await fanvise.close();
  }
  const database = await place.open();
  try {
    const { rows } = await database.pool.query<{ id: string; status: string; error_code: string | null }>(
      "select id, status, error_code from runs where id = $1 or owner_id <> $2",
      [source.left, me],
    );
    const ended = rows.filter(({ status, error_code }) => status === "failed" && error_code !== null);
    if (rows.length === 0 || ended.length !== rows.length) problems.push(`turns under way are ${JSON.stringify(rows)}`);
    return { decided, ended: ended.length };
  } finally {
    await database.close();
  }
}

async function stillRunning(_place: Place, fanvise: FanVise): Promise<number> {
  const { rows } = await fanvise.database.pool.query<{ count: number }>(
    "select count(*)::int as count from runs where status = 'running'",
  );
  return rows[0]?.count ?? 0;
}

/** The version of before, on what the newer one left: it refuses, names the way back, and that way leads back. */
async function olderRefuses(
  place: Place,
  supabaseDir: string,
  count: number,
  before: Awaited<ReturnType<typeof contentsOf>>,
): Promise<string[]> {
  if (count === MIGRATIONS.length) return [];
  const newer = await place.open();
  const fault = await migrateAs(newer, place.dataDir, supabaseDir).catch((error: unknown) => error);
  await newer.close();
  if (!(fault instanceof DatabaseNewer)) return [`the older version says ${JSON.stringify(fault)}`];
  if (place.backend === "postgres") return [];
  const name = /restore (\S+)$/.exec(fault.userMessage)?.[1];
  if (name === undefined) return [`no backup is named: ${fault.userMessage}`];
  await restoreBackup(place.dataDir, { day: name, stamp: "proof" });
  const back = await place.open();
  try {
    await migrateAs(back, place.dataDir, supabaseDir);
    return (await lostSince(back.pool, before)).map((each) => `lost on the way back: ${each}`);
  } finally {
    await back.close();
  }
}

export function upgradesSummary(outcomes: readonly TrialOutcome[]): string[] {
  const of = (figure: string) => outcomes.reduce((sum, { figures }) => sum + (figures?.[figure] ?? 0), 0);
  return [
    `${of("written")} rows written in the shape of past schemas, ${of("lost")} tables with a row lost or changed`,
    `${of("decided")} waiting cards decided after the upgrade, ${of("ended")} turns under way ended by name`,
  ];
}
