/**
 * One owner process per data directory.
 *
 * Two processes on one embedded database lose each other's writes without an error, so the second must be refused. A
 * killed owner does not block: the next process that asks takes over.
 *
 * Ownership is a claim file with a number, `owner-7.lock`, created exclusively. The owner is the process in the claim
 * with the highest number. A dead owner's claim is never removed or rewritten by others, only outnumbered: the process
 * that creates the next number wins, and of any number of processes that try, the file system lets one do it. (Removing
 * a dead lock and creating a new one cannot be made safe: a slow process would remove the new one.)
 *
 * `owner.json` has the owner's address and a token for local calls, for other processes of the same user.
 */
import { randomBytes } from "node:crypto";
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, statSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Clock, isoNow, systemClock } from "@/lib/clock";
import { DataDirectoryInUse, writeRefusalOf } from "../errors";
import { isRunning, ownIdentity } from "./process-identity";

const identity = z.object({ pid: z.number().int().positive(), processStart: z.string().max(200).nullable() });
const claim = z.union([z.object({ released: z.literal(true) }), identity]);
const ownerRecord = identity.extend({
  startedAt: z.string(),
  /** Where the owner answers, `http://127.0.0.1:3000`; null until it listens, and for a command that never does. */
  address: z.string().max(200).nullable(),
  /** Proves to the owner that a caller can read this file: 64 hexadecimal digits. A secret. */
  localToken: z.string().regex(/^[0-9a-f]{64}$/),
});

export type OwnerRecord = Readonly<z.infer<typeof ownerRecord>>;

export type DirectoryLock = {
  readonly owner: OwnerRecord;
  /** Tells other processes where this one answers. */
  publish(reported: { address: string }): void;
  /** Gives the directory up. May be called again. */
  release(): void;
};

/**
 * A claim that cannot be read is taken for dead only from this age on: where links are missing, it may be in the
 * making.
 */
const UNREADABLE_GRACE_MS = 3_000;
const MAX_ATTEMPTS = 100;
const CLAIM_NAME = /^owner-(\d{1,12})\.lock$/;

const ownerPath = (directory: string) => join(directory, "owner.json");
const claimPath = (directory: string, number: number) => join(directory, `owner-${number}.lock`);

function readJson<T>(path: string, schema: z.ZodType<T>): T | "missing" | "unreadable" {
  try {
    const read = schema.safeParse(JSON.parse(readFileSync(path, "utf8")));
    return read.success ? read.data : "unreadable";
  } catch (error) {
    return hasCode(error, "ENOENT") ? "missing" : "unreadable";
  }
}

const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && "code" in error && codes.includes(String(error.code));

function claimNumbers(directory: string): number[] {
  const numbers = readdirSync(directory).flatMap((name) => {
    const digits = CLAIM_NAME.exec(name)?.[1];
    return digits === undefined ? [] : [Number(digits)];
  });
  return numbers.sort((a, b) => b - a);
}

/** Creates the file with its whole text at once; false when it exists. */
function createExclusively(path: string, text: string): boolean {
  const draft = `${path}.${process.pid}.${randomBytes(6).toString("hex")}`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    if (!hasCode(error, "EPERM", "ENOTSUP", "ENOSYS", "EOPNOTSUPP")) throw error;
    return createWithoutLinks(path, text);
  } finally {
    rmSync(draft, { force: true });
  }
}

function createWithoutLinks(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { mode: 0o600, flag: "wx" });
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  }
}

/** `rmSync` loses the code of an error. */
function removeFile(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if (!hasCode(error, "ENOENT")) throw error;
  }
}

function replace(path: string, text: string): void {
  const draft = `${path}.${process.pid}.${randomBytes(6).toString("hex")}`;
  writeFileSync(draft, text, { mode: 0o600 });
  renameSync(draft, path);
}

/** Throws when the claim belongs to a live process, or may be about to. */
function assertClaimIsFree(directory: string, number: number, clock: Clock): void {
  const path = claimPath(directory, number);
  const held = readJson(path, claim);
  if (held === "missing") return;
  if (held === "unreadable") {
    const age = clock.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age < UNREADABLE_GRACE_MS) throw new DataDirectoryInUse({});
    return;
  }
  if ("released" in held || !isRunning(held)) return;
  const published = readOwner(directory);
  throw new DataDirectoryInUse({
    pid: held.pid,
    address: published?.pid === held.pid ? (published.address ?? undefined) : undefined,
  });
}

function winClaim(directory: string, clock: Clock): number {
  const own = JSON.stringify(ownIdentity());
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const highest = claimNumbers(directory)[0] ?? 0;
    if (highest > 0) assertClaimIsFree(directory, highest, clock);
    const number = highest + 1;
    if (!createExclusively(claimPath(directory, number), own)) continue;
    const numbers = claimNumbers(directory);
    if (numbers[0] !== number) {
      // Others went on meanwhile and tidied the numbers up to here away; this claim is behind and means nothing.
      rmSync(claimPath(directory, number), { force: true });
      continue;
    }
    for (const lower of numbers.slice(1)) rmSync(claimPath(directory, lower), { force: true });
    return number;
  }
  throw new DataDirectoryInUse({});
}

/**
 * Makes this process the owner of the directory, which must exist.
 *
 * @throws DataDirectoryInUse when a live process owns it, this very process included.
 */
export function acquireDirectoryLock(directory: string, clock: Clock = systemClock): DirectoryLock {
  const published = readOwner(directory);
  if (published !== undefined) {
    throw new DataDirectoryInUse({ pid: published.pid, address: published.address ?? undefined });
  }
  const number = winClaim(directory, clock);
  let owner: OwnerRecord = {
    ...ownIdentity(),
    startedAt: isoNow(clock),
    address: null,
    localToken: randomBytes(32).toString("hex"),
  };
  let isHeld = true;
  replace(ownerPath(directory), JSON.stringify(owner));
  return {
    get owner() {
      return owner;
    },
    publish({ address }) {
      if (!isHeld) return;
      owner = { ...owner, address };
      replace(ownerPath(directory), JSON.stringify(owner));
    },
    release() {
      if (!isHeld) return;
      isHeld = false;
      try {
        removeFile(ownerPath(directory));
        // The number stays: numbers must never start again while a slow process may still hold an old one.
        replace(claimPath(directory, number), JSON.stringify({ released: true }));
      } catch (error) {
        // On a disk that takes no writes the claim stays until the process ends, whose death gives it up.
        if (writeRefusalOf(error) === undefined) throw error;
      }
    },
  };
}

/** The live owner of a directory, with its address and token; undefined when there is none. Never throws. */
export function readOwner(directory: string): OwnerRecord | undefined {
  const record = readJson(ownerPath(directory), ownerRecord);
  return typeof record === "object" && isRunning(record) ? record : undefined;
}
