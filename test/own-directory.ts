/**
 * A process of its own for tests of ownership, steered over standard input, answering in JSON lines.
 *
 * `lock DIR` takes the directory's lock, `open DIR` opens the database, `write WORD` commits a row there, `publish URL`
 * tells the address, `release` gives the lock up. It ends when its input does.
 */
import { createInterface } from "node:readline";
import { type Database, openDatabase } from "@/db/database";
import { acquireDirectoryLock, type DirectoryLock } from "@/db/embedded/directory-lock";
import { DataDirectoryInUse } from "@/db/errors";
import { silentLogger } from "@/lib/log";

let lock: DirectoryLock | undefined;
let database: Database | undefined;

const commands: Record<string, (argument: string) => Promise<object>> = {
  async lock(directory) {
    lock = acquireDirectoryLock(directory);
    return { won: true };
  },
  async open(dataDir) {
    database = await openDatabase({ dataDir, log: silentLogger });
    lock = database.ownerLock;
    await database.pool.query("create table if not exists words (word text)");
    return { won: true };
  },
  async write(word) {
    await database?.pool.query("insert into words values ($1)", [word]);
    return { written: word };
  },
  async publish(address) {
    lock?.publish({ address });
    return { token: lock?.owner.localToken };
  },
  async release() {
    lock?.release();
    return { released: true };
  },
};

function answer(result: object): void {
  process.stdout.write(`${JSON.stringify({ pid: process.pid, ...result })}\n`);
}

answer({ ready: true });
for await (const line of createInterface({ input: process.stdin })) {
  const [command = "", argument = ""] = line.split(" ");
  try {
    answer((await commands[command]?.(argument)) ?? { unknown: command });
  } catch (error) {
    if (!(error instanceof DataDirectoryInUse)) throw error;
    answer({ won: false, code: error.code, ownerPid: error.pid, message: error.userMessage });
  }
}
process.exit(0);
