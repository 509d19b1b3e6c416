/**
 * The product opened on a frozen world as its server opens it, by environment variables alone, and used over its own
 * routes.
 *
 * One at a time in a process. Nothing of it is faked: model, graphs, database, clients and routes are the product's.
 */
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { holdCompiledEngine } from "#test/compiled-engine";
import { migrationsKey } from "#test/database";
import { POST as chat } from "@/app/api/agent/chat/route";
import { POST as decide } from "@/app/api/agent/matchup-optimizer/[threadId]/decisions/route";
import { GET as plan } from "@/app/api/agent/matchup-optimizer/[threadId]/route";
import { POST as moveClock } from "@/app/api/demo/clock/route";
import { PUT as prefer } from "@/app/api/preferences/route";
import { closeRunning, runningFanVise } from "@/server/running";
import { LOCAL_OWNER_ID } from "@/server/session/local-owner";
import type { FanVise } from "@/server/wiring/composition";
import type { OpenWorld } from "../worlds/world";

const HOST = "127.0.0.1:3000";
/** Environment variables that are withheld: only a world's own settings reach the product. */
const OURS =
  /^(?:FANVISE_|ESPN_|NEWS_|GOOGLE_|OLLAMA_|OPENAI_|SUPABASE_|DATABASE_URL|LANGSMITH_|LANGCHAIN_|OTEL_|CRON_)/;
const LIMITS = { FANVISE_CHATS_PER_MINUTE: "100000", FANVISE_CHATS_AT_ONCE: "100", FANVISE_LOG_LEVEL: "error" };
/** A golden world holds the news that its case loads, and no others. */
const WITHOUT_DEMO_NEWS = { FANVISE_DEMO_NEWS: "off" };

export type Answered = { status: number; body: unknown };

export type Product = {
  fanvise: FanVise;
  ask(body: object): Promise<Answered>;
  decide(threadId: string, body: object, key: string): Promise<Answered>;
  planOf(threadId: string): Promise<Answered>;
  prefer(body: object): Promise<Answered>;
  moveClock(day: string): Promise<Answered>;
  close(): Promise<void>;
};

/** @param model of the product's choice, such as "rules"; with variables of its own, such as a key. */
export async function openProduct(
  world: OpenWorld,
  model: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<Product> {
  await holdCompiledEngine();
  const dataDir = await freshDataDir();
  const retained = { ...process.env };
  for (const name of Object.keys(process.env)) if (OURS.test(name)) delete process.env[name];
  Object.assign(process.env, LIMITS, WITHOUT_DEMO_NEWS, variables, { FANVISE_MODEL: model }, world.env, {
    FANVISE_DATA_DIR: dataDir,
  });
  const close = async () => {
    await closeRunning();
    for (const name of Object.keys(process.env)) if (!(name in retained)) delete process.env[name];
    Object.assign(process.env, retained);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const fanvise = await quietly(runningFanVise);
    if (world.kind === "demo") await fanvise.demo.moveTo(world.today);
    if (world.news.length > 0) {
      await fanvise.newsLoading.load(await fanvise.scopeFor(LOCAL_OWNER_ID, {}), [...world.news]);
    }
    const params = (threadId: string) => ({ params: Promise.resolve({ threadId }) });
    return {
      fanvise,
      close,
      ask: (body) => answered(chat(post(body))),
      decide: (threadId, body, key) => answered(decide(post(body, { "idempotency-key": key }), params(threadId))),
      planOf: (threadId) =>
        answered(plan(new Request(`http://${HOST}/`, { headers: { host: HOST } }), params(threadId))),
      prefer: (body) => answered(prefer(post(body, {}, "PUT"))),
      moveClock: (day) => answered(moveClock(post({ day }))),
    };
  } catch (failure) {
    await close();
    throw failure;
  }
}

const post = (body: object, headers: Readonly<Record<string, string>> = {}, method = "POST"): Request =>
  new Request(`http://${HOST}/api/eval`, {
    method,
    body: JSON.stringify(body),
    headers: { host: HOST, "content-type": "application/json", accept: "application/json", ...headers },
  });

async function answered(answer: Promise<Response>): Promise<Answered> {
  const response = await answer;
  return { status: response.status, body: await response.json() };
}

/** Opening tells its steps on standard output, which is the report's. */
async function quietly<Value>(work: () => Promise<Value>): Promise<Value> {
  const write = process.stdout.write;
  process.stdout.write = () => true;
  try {
    return await work();
  } finally {
    process.stdout.write = write;
  }
}

const IN_MEMORY = "/dev/shm";
const ROOM_BYTES = 1_000_000_000;

/** Short-lived databases use memory where the machine has room for them: files took a third of a run's time. */
function scratch(): string {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= ROOM_BYTES ? IN_MEMORY : tmpdir();
}

/** A migrated, empty data directory: made once per state of the migrations, then copied. */
async function freshDataDir(): Promise<string> {
  const room = scratch();
  const template = join(room, `fanvise-eval-${process.getuid?.() ?? 0}-${await migrationsKey()}`);
  if (!existsSync(template)) {
    const draft = mkdtempSync(join(room, "fanvise-eval-draft-"));
    await migrateInto(draft);
    try {
      renameSync(draft, template);
    } catch {
      // Another worker was first.
      rmSync(draft, { recursive: true, force: true });
    }
  }
  const fresh = mkdtempSync(join(room, "fanvise-eval-"));
  cpSync(template, fresh, { recursive: true });
  return fresh;
}

async function migrateInto(directory: string): Promise<void> {
  const [{ openDatabase }, { migrate }, { silentLogger }] = await Promise.all([
    import("@/db/database"),
    import("@/db/migrate"),
    import("@/lib/log"),
  ]);
  const database = await openDatabase({
    url: undefined,
    dataDir: directory,
    log: silentLogger,
    onStep: () => undefined,
  });
  try {
    await migrate({ pool: database.pool, backend: database.backend, log: silentLogger });
  } finally {
    await database.close();
  }
}
