/**
 * Rehearses docs/runbooks/backup-and-restore.md: back up, lose everything, restore, compare every table.
 *
 *     npm run rehearse:restore
 *
 * On a throw-away Postgres 15 with Debian's pg_dump and pg_restore, into another server, and on the embedded home with
 * a copy of its folder. Both are filled with a demo league, conversations, a plan with one card decided and the rest
 * waiting, and a sealed key. Without Postgres 15 that half is skipped, in words. Prints figures; exit 1 when anything
 * differs.
 */
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { REFERENCE_DEMO } from "#test/leagues/reference-demo";
import { hasPostgres15, startPostgres15 } from "#test/postgres";
import { chatRequest } from "@/contract/conversation/chat-request";
import { optimizerRequest } from "@/contract/planning/optimizer-request";
import { openDatabase } from "@/db/database";
import { readEnv } from "@/lib/env";
import { createLogger } from "@/lib/log";
import { LOCAL_OWNER_ID } from "@/server/session/local-owner";
import { type FanVise, openFanVise } from "@/server/wiring/composition";
import { differences, type Fingerprint, fingerprint, rowCount } from "../proofs/storage/database-fingerprint";

const BINARIES = "/usr/lib/postgresql/15/bin";
const prelude = fileURLToPath(new URL("../../supabase/prelude.sql", import.meta.url));
/** Key used only by the rehearsal. */
const SECRET_KEY = Buffer.alloc(32, 7).toString("base64");
const MODEL_KEY = "a key of the rehearsal";
const me = LOCAL_OWNER_ID;

const problems: string[] = [];
const say = (text: string): void => console.log(text);
const promise = (text: string, isRetained: boolean, detail = ""): void => {
  say(`  ${isRetained ? "ok" : "FAILED"}  ${text}${isRetained || detail === "" ? "" : `\n${detail}`}`);
  if (!isRetained) problems.push(text);
};
const ms = (sinceMs: number): string => `${Math.round(performance.now() - sinceMs)} ms`;

const open = (variables: Readonly<Record<string, string>>): Promise<FanVise> =>
  openFanVise({
    env: readEnv({
      FANVISE_MODEL: "rules",
      FANVISE_JOBS: "off",
      FANVISE_DEMO_MOVES: "ignored",
      ...REFERENCE_DEMO,
      ...variables,
    }),
    log: createLogger({ minLevel: "error" }),
  });

const scopeFor = (fanvise: FanVise) => (options: Parameters<FanVise["scopeFor"]>[1]) => fanvise.scopeFor(me, options);

type Plan = { readonly threadId: string; readonly waiting: readonly string[] };

/** A little of everything. @returns the plan, with cards that wait */
async function fill(fanvise: FanVise): Promise<Plan> {
  await fanvise.people.welcome(me);
  for (const message of ["Who is on my roster?", "How is my matchup going?", "Who is hurt?"])
    await (await fanvise.chats.start(me, chatRequest.parse({ message }), scopeFor(fanvise))).finished;
  const plan = await (await fanvise.optimizerRuns.start(me, optimizerRequest.parse({}), scopeFor(fanvise))).finished;
  const [first, ...rest] = plan.cards.filter(({ dependsOn }) => dependsOn.length === 0);
  if (!first || rest.length === 0) throw new Error("the plan has too few cards");
  await decide(fanvise, plan.threadId, first.proposalId, "approve");
  await fanvise.modelKeys.keep(me, "google-genai", MODEL_KEY);
  await fanvise.jobs.start();
  await fanvise.jobs.runNow("prune");
  return { threadId: plan.threadId, waiting: rest.map(({ proposalId }) => proposalId) };
}

const decide = (fanvise: FanVise, threadId: string, proposalId: string, action: "approve" | "decline") =>
  fanvise.optimizerRuns.decide(
    me,
    threadId,
    { request: { decisions: [{ proposalId, action }] }, idempotencyKey: randomUUID() },
    scopeFor(fanvise),
  );

/** The product on what was restored. */
async function use(fanvise: FanVise, { threadId, waiting }: Plan): Promise<void> {
  promise(
    "no migration is missing, and none is unknown",
    fanvise.migrations.applied.length + fanvise.migrations.unknown.length === 0,
  );
  const run = await fanvise.optimizerRuns.read(me, threadId);
  const statuses = run.cards.map(({ status }) => status).sort();
  promise(
    `the decision is there, and ${waiting.length} cards wait`,
    statuses.includes("approved") && statuses.filter((each) => each === "pending").length >= waiting.length,
    statuses.join(),
  );
  for (const proposalId of waiting) await decide(fanvise, threadId, proposalId, "decline");
  const { status } = await fanvise.optimizerRuns.read(me, threadId);
  promise("the waiting cards are decided, and the plan ends", status === "completed", status);
  promise("a sealed key opens", (await fanvise.modelKeys.find(me, "google-genai"))?.key === MODEL_KEY);
}

function tell(before: Fingerprint, after: Fingerprint): void {
  const differing = differences(before, after);
  promise(
    `${after.size} tables, ${rowCount(after)} rows: counts and hashes equal`,
    differing.length === 0 && before.size > 30 && rowCount(before) > 100,
    differing.join("\n"),
  );
}

/** Runs one of Postgres' own programs. @throws when it fails */
function run(program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(join(BINARIES, program), [...args], {
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error(`${program} ended with ${status}\n${stderr}`);
  return stdout;
}

/** `auth` is Supabase's own, or comes from the prelude. */
const WHAT = ["--exclude-schema=auth", "--no-owner"];
/** Tables, rules, rights and policies, without what differs between two dumps of the same. */
const definitionsOf = (url: string): string[] =>
  run("pg_dump", ["--schema-only", ...WHAT, url])
    .split("\n")
    .filter((line) => !/^\\(un)?restrict /.test(line))
    // A rule that was read back from a dump is written with fewer brackets.
    .map((line) => line.replace(/[()]/g, ""));

async function rehearsePostgres(folder: string): Promise<void> {
  say("Postgres 15: pg_dump, a new server, pg_restore");
  if (!hasPostgres15) return say("  SKIPPED: Postgres 15 is not installed here");
  const [first, second] = [await startPostgres15(), await startPostgres15()];
  const file = join(folder, "fanvise.dump");
  try {
    const variables = { FANVISE_SECRET_KEY: SECRET_KEY, FANVISE_DATA_DIR: folder };
    const url = await first.createDatabase("fanvise");
    const fanvise = await open({ ...variables, DATABASE_URL: url });
    const plan = await fill(fanvise);
    const dumpedAt = performance.now();
    await fanvise.close();
    const [before, definitions] = [await fingerprintOf({ url, dataDir: "" }), definitionsOf(url)];
    run("pg_dump", ["--format=custom", ...WHAT, `--file=${file}`, url]);
    say(`  backed up in ${ms(dumpedAt)}, ${(statSync(file).size / 1e6).toFixed(1)} MB`);
    await first.dropDatabase("fanvise");

    const restoredAt = performance.now();
    const target = await second.createDatabase("fanvise");
    run("psql", ["--quiet", "--set=ON_ERROR_STOP=1", `--file=${prelude}`, target]);
    run("pg_restore", ["--exit-on-error", "--single-transaction", "--no-owner", `--dbname=${target}`, file]);
    say(`  restored in ${ms(restoredAt)}`);
    tell(before, await fingerprintOf({ url: target, dataDir: "" }));
    const after = definitionsOf(target);
    const differing = [
      ...definitions.filter((line) => !after.includes(line)),
      ...after.filter((line) => !definitions.includes(line)),
    ];
    promise(
      "tables, rules, rights and policies are equal",
      differing.length === 0 && after.length === definitions.length && after.length > 1_000,
      differing.join("\n"),
    );
    const again = await open({ ...variables, DATABASE_URL: target });
    await use(again, plan);
    await again.close();
  } finally {
    await first.stop();
    await second.stop();
  }
}

/** Fingerprint of the stored database without starting the product, which would write to it. */
async function fingerprintOf(place: { url?: string; dataDir: string }): Promise<Fingerprint> {
  const database = await openDatabase({ ...place, log: createLogger({ minLevel: "error" }) });
  try {
    return await fingerprint(database.pool);
  } finally {
    await database.close();
  }
}

async function rehearseEmbedded(folder: string): Promise<void> {
  say("Embedded: a copy of the data directory, its loss, the copy put back");
  const dataDir = join(folder, "data");
  const archive = join(folder, "data.tar.gz");
  const tar = (args: readonly string[]) => {
    const { status, stderr } = spawnSync("tar", [...args], { encoding: "utf8" });
    if (status !== 0) throw new Error(`tar ended with ${status}\n${stderr}`);
  };
  const fanvise = await open({ FANVISE_DATA_DIR: dataDir });
  const plan = await fill(fanvise);
  await fanvise.close();
  const before = await fingerprintOf({ dataDir });
  const savedAt = performance.now();
  tar(["-C", folder, "-czf", archive, "data"]);
  say(`  backed up in ${ms(savedAt)}, ${(statSync(archive).size / 1e6).toFixed(1)} MB`);
  rmSync(dataDir, { recursive: true });
  const restoredAt = performance.now();
  tar(["-C", folder, "-xzf", archive]);
  say(`  restored in ${ms(restoredAt)}`);
  tell(before, await fingerprintOf({ dataDir }));
  const again = await open({ FANVISE_DATA_DIR: dataDir });
  await use(again, plan);
  await again.close();
}

const folder = mkdtempSync(join(tmpdir(), "fanvise-restore-"));
try {
  await rehearsePostgres(folder);
  await rehearseEmbedded(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
say(problems.length === 0 ? "Everything was restored." : `${problems.length} promises are not kept.`);
process.exitCode = problems.length === 0 ? 0 : 1;
