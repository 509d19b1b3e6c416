/** One owner per data directory, whatever happened to the owner before. */
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { temporaryDirectory } from "#test/database";
import { startOwner } from "#test/processes";
import { fixedClock } from "@/lib/clock";
import { DataDirectoryInUse } from "../errors";
import { acquireDirectoryLock, readOwner } from "./directory-lock";
import { isRunning, ownIdentity } from "./process-identity";

describe("the lock of a data directory", () => {
  let folder: ReturnType<typeof temporaryDirectory>;
  let directory: string;

  beforeEach(() => {
    folder = temporaryDirectory();
    directory = folder.path;
  });
  afterEach(() => folder.remove());

  /** A process that has ended, and so a pid that names nothing. */
  const deadPid = () => spawnSync("true").pid;

  const plant = (where: string, owner: { pid: number; processStart: string | null }) => {
    writeFileSync(join(where, "owner-4.lock"), JSON.stringify(owner));
    const reported = {
      ...owner,
      startedAt: "2025-01-15T00:00:00.000Z",
      address: "http://127.0.0.1:3000",
      localToken: "0".repeat(64),
    };
    writeFileSync(join(where, "owner.json"), JSON.stringify(reported));
  };

  it("tells other processes pid, address and token, to the same person only", () => {
    const lock = acquireDirectoryLock(directory, fixedClock(Date.UTC(2025, 0, 15)));
    expect(readOwner(directory)).toEqual({
      ...ownIdentity(),
      startedAt: "2025-01-15T00:00:00.000Z",
      address: null,
      localToken: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    lock.publish({ address: "http://127.0.0.1:3000" });
    expect(readOwner(directory)?.address).toBe("http://127.0.0.1:3000");
    expect(readOwner(directory)).toEqual(lock.owner);
    for (const name of readdirSync(directory)) expect(statSync(join(directory, name)).mode & 0o077, name).toBe(0);
  });

  it("refuses a second owner in the same process, and is free after release", () => {
    const lock = acquireDirectoryLock(directory);
    expect(() => acquireDirectoryLock(directory)).toThrow(DataDirectoryInUse);
    lock.release();
    lock.release();
    expect(readOwner(directory)).toBeUndefined();
    const next = acquireDirectoryLock(directory);
    expect(next.owner.localToken).not.toBe(lock.owner.localToken);
    // What was released must not speak for the next owner.
    lock.publish({ address: "http://127.0.0.1:1" });
    lock.release();
    expect(readOwner(directory)).toEqual(next.owner);
    next.release();
  });

  it("names the live owner and what to do, also before that owner has said where it answers", async () => {
    const owner = await startOwner();
    await owner.ask(`lock ${directory}`);
    const early = (() => {
      try {
        return acquireDirectoryLock(directory);
      } catch (error) {
        return error;
      }
    })();
    expect(early).toMatchObject({ code: "database.directory_in_use", status: 409, pid: owner.pid, address: undefined });
    const { token } = await owner.ask("publish http://127.0.0.1:3123");
    expect(() => acquireDirectoryLock(directory)).toThrow(
      `Process ${owner.pid} at http://127.0.0.1:3123 is using this data directory`,
    );
    expect(readOwner(directory)?.localToken).toBe(token);
    await owner.kill();
    expect(readOwner(directory)).toBeUndefined();
    acquireDirectoryLock(directory).release();
  });

  it("takes over from a process that is gone", () => {
    plant(directory, { pid: deadPid(), processStart: null });
    expect(readOwner(directory)).toBeUndefined();
    expect(acquireDirectoryLock(directory).owner.pid).toBe(process.pid);
  });

  it.skipIf(process.platform !== "linux")("takes over when the pid belongs to a later process", () => {
    plant(directory, { pid: process.ppid, processStart: "last-boot/1" });
    expect(readOwner(directory)).toBeUndefined();
    expect(acquireDirectoryLock(directory).owner.pid).toBe(process.pid);
  });

  it("refuses while the same pid and start still run", () => {
    plant(directory, ownIdentity());
    expect(() => acquireDirectoryLock(directory)).toThrow(DataDirectoryInUse);
  });

  it.skipIf(process.platform !== "linux")(
    "takes over from a zombie, which keeps its pid and runs nothing",
    async () => {
      // Killed once the shell has turned into another program, which knows nothing of this child and never collects it.
      const shell = spawn("sh", ["-c", "sleep 60 & echo $!; exec sleep 60"], { stdio: ["ignore", "pipe", "ignore"] });
      const { value } = await createInterface({ input: shell.stdout })[Symbol.asyncIterator]().next();
      const pid = Number(value);
      await expect.poll(() => readFileSync(`/proc/${shell.pid}/comm`, "utf8")).toBe("sleep\n");
      process.kill(pid, "SIGKILL");
      await expect.poll(() => readFileSync(`/proc/${pid}/stat`, "utf8")).toContain(") Z ");
      plant(directory, { pid, processStart: null });
      expect(isRunning({ pid, processStart: null })).toBe(false);
      expect(acquireDirectoryLock(directory).owner.pid).toBe(process.pid);
      shell.kill("SIGKILL");
    },
  );

  it.each(["", '{"pid": 12', "null", "[]", '{"pid":"x"}'])(
    "takes over from an unreadable claim once it is old: %s",
    (text) => {
      const path = join(directory, "owner-1.lock");
      writeFileSync(path, text);
      writeFileSync(join(directory, "owner.json"), text);
      const written = 1_700_000_000;
      utimesSync(path, written, written);
      // It may be half a claim of a process that is writing it this very moment.
      expect(() => acquireDirectoryLock(directory, fixedClock((written + 1) * 1000))).toThrow(DataDirectoryInUse);
      expect(acquireDirectoryLock(directory, fixedClock((written + 10) * 1000)).owner.pid).toBe(process.pid);
    },
  );

  it("lets exactly one of several processes take a dead owner's directory, every time", async () => {
    const children = await Promise.all(Array.from({ length: 5 }, startOwner));
    try {
      for (let round = 0; round < 40; round += 1) {
        const contested = join(directory, `round-${round}`);
        mkdirSync(contested);
        // Every third round nobody ever owned it.
        if (round % 3 !== 0) plant(contested, { pid: deadPid(), processStart: "gone" });
        const answers = await Promise.all(children.map((child) => child.ask(`lock ${contested}`)));
        const winners = answers.filter(({ won }) => won === true).map(({ pid }) => pid);
        expect(winners, `round ${round}: ${JSON.stringify(answers)}`).toHaveLength(1);
        expect(readOwner(contested)?.pid).toBe(winners[0]);
        await Promise.all(children.map((child) => child.ask("release")));
      }
    } finally {
      await Promise.all(children.map((child) => child.kill()));
    }
  });
});
