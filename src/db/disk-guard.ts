/**
 * Stops writing before the disk is full, and goes on when there is room again.
 *
 * An embedded Postgres whose log cannot grow ends in a panic, from which its thread does not come back. So it is never let
 * so far: below the reserve the session takes no writes, and everything that reads goes on.
 */
import { statfs } from "node:fs/promises";
import { failureCode } from "@/lib/errors";
import type { Logger } from "@/lib/log";

/** Left free for the engine's own writing while it reads, for a checkpoint and the log: four of its 16 MB log files. */
export const RESERVE_BYTES = 64 * 1_048_576;
/** Room for an hour of use, so that the guard does not go back and forth. */
const ENOUGH_BYTES = 2 * RESERVE_BYTES;
const CHECK_EVERY_MS = 2_000;

export type DiskGuard = {
  readonly isFull: boolean;
  /** Looks now. Never rejects. */
  check(): Promise<void>;
  stop(): void;
};

/** @param options.freeBytes of the disk that the folder is on; the system's answer when left out */
export function watchDisk(options: {
  folder: string;
  log: Logger;
  /** Before anything else is let in. */
  setReadOnly(isReadOnly: boolean): Promise<unknown>;
  freeBytes?: (() => Promise<number>) | undefined;
}): DiskGuard {
  const { folder, log, setReadOnly } = options;
  const freeBytes =
    options.freeBytes ??
    (async () => {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    });
  let isFull = false;
  const check = async () => {
    try {
      const free = await freeBytes();
      const isNowFull = free < (isFull ? ENOUGH_BYTES : RESERVE_BYTES);
      if (isNowFull === isFull) return;
      await setReadOnly(isNowFull);
      isFull = isNowFull;
      const freeMb = Math.round(free / 1_048_576);
      if (isFull) log.log("error", "database.disk_full", { freeMb });
      else log.log("info", "database.disk_has_room", { freeMb });
    } catch (thrown) {
      log.log("warn", "database.disk_unknown", { code: failureCode(thrown) });
    }
  };
  const timer = setInterval(() => void check(), CHECK_EVERY_MS);
  timer.unref();
  return {
    get isFull() {
      return isFull;
    },
    check,
    stop: () => clearInterval(timer),
  };
}
