/** The disk under the embedded database, and who may write to it. */
import { execFileSync } from "node:child_process";
import { chmodSync, cpSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { errors } from "@/language/texts/en/errors";
import { canFailDisk, canMount, type DiskPlace, failingDisk, memoryDisk } from "./disk-place";
import { type Cell, GONE, refused, type Sight, type Trial } from "./fault-cell";

/** Longer than the interval of the disk's guard. */
const NOTICED_MS = 4_000;

const DISK = { dependency: "disk", isPossible: canMount } as const;
const RIGHTS = { dependency: "file permissions", isPossible: () => process.getuid?.() === 0 } as const;
const refusesWrites = (code: string): Sight => ({ pages: "shown", questions: code, ready: "degraded" });

async function onDisk(trial: Trial): Promise<{ disk: DiskPlace; env: Readonly<Record<string, string>> }> {
  const disk = memoryDisk();
  trial.finally(() => disk.remove());
  const { dataDir } = await trial.embedded();
  const fixture = join(disk.folder, "home");
  cpSync(dataDir, fixture, { recursive: true });
  return { disk, env: { FANVISE_DATA_DIR: fixture } };
}

/** The server of an account that is nobody's, on a folder of its own. */
async function asNobody(trial: Trial) {
  const uid = Number(execFileSync("id", ["-u", "nobody"], { encoding: "utf8" }));
  const { dataDir, env } = await trial.embedded();
  execFileSync("chown", ["-R", String(uid), dataDir]);
  chmodSync(dirname(dataDir), 0o711);
  return { env, dataDir, options: { uid } };
}

export const DISK_CELLS: readonly Cell[] = [
  {
    ...DISK,
    mode: "absent at start",
    how: "it is read-only",
    expects: GONE,
    log: `cannot start: ${errors["database.unavailable"]}`,
    recovery: "starts once it takes writes",
    withinSeconds: 60,
    async attempt(trial) {
      const { disk, env } = await onDisk(trial);
      await trial.start(env).then((server) => server.kill("SIGTERM"));
      disk.becomeReadOnly();
      await trial.startInVain(env);
      disk.becomeWritable();
      await trial.startsAgain(env);
    },
  },
  {
    ...DISK,
    mode: "lost in use",
    how: "it fills up to the last byte, and is freed",
    expects: refusesWrites("database.disk_full"),
    log: "database.disk_full",
    recovery: "by itself",
    withinSeconds: 15,
    async attempt(trial) {
      const { disk, env } = await onDisk(trial);
      const server = await trial.start(env);
      disk.fill();
      await wait(NOTICED_MS);
      await trial.check(server);
      disk.free();
      await trial.recovers(server);
    },
  },
  { dependency: "disk", mode: "slow", doesNotApply: "a slow disk is a slow engine, which is tried above" },
  {
    ...DISK,
    isPossible: canFailDisk,
    mode: "lying",
    how: "it says that it takes writes, and refuses each; what was written had reached it",
    expects: refused("database.read_only", "not ready"),
    log: "database.read_only",
    recovery: "starts again once the file system is repaired",
    withinSeconds: 60,
    async attempt(trial) {
      const disk = failingDisk();
      trial.finally(() => disk.remove());
      const { dataDir } = await trial.embedded();
      const env = { FANVISE_DATA_DIR: join(disk.folder, "home") };
      cpSync(dataDir, env.FANVISE_DATA_DIR, { recursive: true });
      const server = await trial.start(env);
      disk.fail();
      await wait(NOTICED_MS);
      await trial.check(server);
      await wait(NOTICED_MS);
      await trial.check(server);
      await server.kill("SIGTERM");
      disk.mend();
      await trial.startsAgain(env);
    },
  },
  {
    ...DISK,
    mode: "back again",
    how: "it becomes read-only, and writable again",
    expects: refusesWrites("database.read_only"),
    log: "database.read_only",
    recovery: "by itself",
    withinSeconds: 15,
    async attempt(trial) {
      const { disk, env } = await onDisk(trial);
      const server = await trial.start(env);
      disk.becomeReadOnly();
      await wait(NOTICED_MS);
      await trial.check(server);
      disk.becomeWritable();
      await trial.recovers(server);
    },
  },
  {
    ...RIGHTS,
    mode: "absent at start",
    how: "the data folder may not be written to",
    expects: GONE,
    log: `cannot start: ${errors["database.unavailable"]}`,
    recovery: "starts once it may",
    withinSeconds: 60,
    async attempt(trial) {
      const { env, dataDir, options } = await asNobody(trial);
      chmodSync(dataDir, 0o500);
      await trial.startInVain(env, options);
      chmodSync(dataDir, 0o700);
      await trial.startsAgain(env, options);
    },
  },
  {
    ...RIGHTS,
    mode: "lost in use",
    how: "the right to write to the data folder is taken away",
    expects: refusesWrites("database.read_only"),
    log: "database.read_only",
    recovery: "by itself",
    withinSeconds: 15,
    attempt: rightsTaken(1),
  },
  { dependency: "file permissions", mode: "slow", doesNotApply: "a right is there or it is not" },
  {
    ...RIGHTS,
    mode: "lying",
    how: "the folder may be written to, and the database's files not even read",
    expects: GONE,
    log: `cannot start: ${errors["database.unavailable"]}`,
    recovery: "starts once they may; they are not taken for damaged",
    withinSeconds: 60,
    async attempt(trial) {
      const { env, dataDir, options } = await asNobody(trial);
      chmodSync(join(dataDir, "postgres", "PG_VERSION"), 0o000);
      await trial.startInVain(env, options);
      chmodSync(join(dataDir, "postgres", "PG_VERSION"), 0o600);
      await trial.startsAgain(env, options);
    },
  },
  {
    ...RIGHTS,
    mode: "back again",
    how: "the right is taken away and given back three times",
    expects: refusesWrites("database.read_only"),
    log: "database.writable",
    recovery: "by itself, each time",
    withinSeconds: 15,
    attempt: rightsTaken(3),
  },
];

function rightsTaken(times: number) {
  return async (trial: Trial) => {
    const { env, dataDir, options } = await asNobody(trial);
    const server = await trial.start({ ...env, FANVISE_LOG_LEVEL: "info" }, options);
    for (let time = 0; time < times; time += 1) {
      chmodSync(dataDir, 0o500);
      await wait(NOTICED_MS);
      await trial.check(server);
      chmodSync(dataDir, 0o700);
      await trial.recovers(server);
    }
  };
}
