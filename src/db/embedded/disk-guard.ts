/**
 * Stops writes before the disk is full or while it rejects writes, and resumes when it accepts them again.
 *
 * An embedded Postgres that cannot write its log panics, and its thread does not recover. So the guard acts earlier:
 * the session rejects writes, and reads go on. A disk that fills faster than the guard checks crashes the engine, which
 * is then reopened once the disk accepts writes.
 */
import { constants } from "node:fs";
import { access, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { failureCode } from "@/lib/errors";
import type { Logger } from "@/lib/log";
import { type WriteRefusal, writeRefusalOf } from "../errors";

/** Left free for the engine's own writing while it reads, for a checkpoint and the log: four of its 16 MB log files. */
export const RESERVE_BYTES = 64 * 1_048_576;
/** Room for an hour of use, so that the guard does not go back and forth. */
const ENOUGH_BYTES = 2 * RESERVE_BYTES;
const CHECK_EVERY_MS = 2_000;
/** Checks between two attempts to reopen a failed engine; an attempt takes most of a second of CPU. */
const CHECKS_BETWEEN_RENEWALS = 15;
/** More than a file system keeps beside a file's name. */
const TRIED_BYTES = 65_536;

export type DiskGuard = {
  /** Why nothing is written; undefined while everything is. */
  readonly refusal: WriteRefusal | undefined;
  /** Checks now. Never rejects. */
  check(): Promise<void>;
  stop(): void;
};

/** Actions of the guard on the database. */
export type GuardedEngine = {
  /** Before anything else is let in. Nothing to do for an engine that is lost. */
  refuseWrites(why: WriteRefusal | undefined): Promise<unknown>;
  readonly isLost: boolean;
  /** Replaces an engine that crashed or that opened its files read-only. */
  renew(): Promise<void>;
};

export type DiskState = {
  /** Free bytes on the folder's disk. */
  freeBytes(): Promise<number>;
  /**
   * Rejects with the operating system's error where the folder cannot be written to. @param isSure by writing to it,
   * which costs more
   */
  assertWritable(isSure: boolean): Promise<void>;
};

/** @throws what the operating system says of it */
export async function tryToWrite(folder: string): Promise<void> {
  const file = join(folder, `write-test-${process.pid}`);
  try {
    await writeFile(file, Buffer.alloc(TRIED_BYTES));
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}

/** Disk functions backed by the operating system. */
export const diskOf = (folder: string): DiskState => ({
  async freeBytes() {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
  // A file system that has failed may deny only the writing itself.
  assertWritable: (isSure) => (isSure ? tryToWrite(folder) : access(folder, constants.W_OK)),
});

export function watchDisk(options: { disk: DiskState; log: Logger; engine: GuardedEngine }): DiskGuard {
  const { disk, log, engine } = options;
  let refusal: WriteRefusal | undefined;
  let checksToWait = 0;

  async function stateOf(): Promise<{ now: WriteRefusal | undefined; freeMb: number }> {
    const free = await disk.freeBytes();
    const freeMb = Math.round(free / 1_048_576);
    try {
      await disk.assertWritable(refusal !== undefined || engine.isLost);
    } catch (error) {
      const now = writeRefusalOf(error);
      if (now === undefined) throw error;
      return { now, freeMb };
    }
    return { now: free < (refusal === "disk_full" ? ENOUGH_BYTES : RESERVE_BYTES) ? "disk_full" : undefined, freeMb };
  }

  async function checkDisk(): Promise<void> {
    const { now, freeMb } = await stateOf();
    const wasLost = engine.isLost;
    if (now === refusal && !(wasLost && now === undefined)) return;
    if (now === undefined && (wasLost || refusal === "read_only")) {
      checksToWait -= 1;
      if (checksToWait > 0) return;
      checksToWait = CHECKS_BETWEEN_RENEWALS;
      await engine.renew();
      checksToWait = 0;
    }
    await engine.refuseWrites(now);
    refusal = now;
    if (now !== undefined) log.log("error", `database.${now}`, { freeMb });
    else log.log("info", "database.writable", { freeMb, isEngineNew: wasLost });
  }

  let looking: Promise<void> | undefined;
  const check = (): Promise<void> => {
    looking ??= checkDisk()
      .catch((error: unknown) => log.log("warn", "database.disk_unknown", { code: failureCode(error) }))
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };
  const timer = setInterval(() => void check(), CHECK_EVERY_MS);
  timer.unref();
  return {
    get refusal() {
      return refusal;
    },
    check,
    stop: () => clearInterval(timer),
  };
}
