/**
 * Source text of the embedded engine's worker thread.
 *
 * Text and not a module: a thread starts from a file or from text, and a bundler leaves no file to start from. It opens
 * `workerData.directory` and reports it, then takes one statement per message and answers each with the same id: its
 * values as Postgres writes them, and whether the session is in a transaction. `text` with `values` is one statement;
 * without, it may hold several. `end` closes the engine.
 *
 * The engine opens every file for reading and writing, so a read-only disk would end its reading too: there its files
 * are opened read-only. A failed write of its log is reported before the engine sees it, since it then panics, and in
 * this build a panic is an endless loop.
 */
export const ENGINE_THREAD_SOURCE = `
"use strict";
const { parentPort, workerData } = require("node:worker_threads");
const { createRequire } = require("node:module");
const packages = createRequire(workerData.resolveFrom);

const asIs = (text) => text;
const TEXTS = new Proxy({}, { get: () => asIs });
const OF_A_SQL_ERROR = ["code", "severity", "detail", "hint", "schema", "table", "column", "constraint", "position", "routine"];

function failure(error) {
  if (error instanceof WebAssembly.RuntimeError) return { kind: "lost", message: error.message };
  if (!(error instanceof Error)) return { kind: "other", message: String(error) };
  if (typeof error.code !== "string") return { kind: "other", message: error.message };
  return { kind: "sql", message: error.message, fields: Object.fromEntries(OF_A_SQL_ERROR.map((name) => [name, error[name]])) };
}

const fs = require("node:fs");
const TAKES_NO_WRITES = ["EROFS", "EACCES", "EPERM"];
const FATAL_TO_THE_LOG = [...TAKES_NO_WRITES, "ENOSPC", "EDQUOT", "EIO"];
const { O_RDWR, O_CREAT, O_RDONLY } = fs.constants;
const logFiles = new Set();
const unsynced = new Set();
const isLog = (path) => /[\\/](pg_wal[\\/]|global[\\/]pg_control)/.test(String(path));
const tell = (error) => {
  if (FATAL_TO_THE_LOG.includes(error.code)) parentPort.postMessage({ logFailure: error.code });
};

const { createHash } = require("node:crypto");
const { join, relative, resolve } = require("node:path");
const directory = resolve(workerData.directory);
const CONTROL = join(directory, "global", "pg_control");
const OWN = [workerData.writtenFile, workerData.logEndFile].map((path) => resolve(path));
const openFiles = new Map();
let written = new Set();
const add = (line) => fs.appendFileSync(workerData.writtenFile, line + "\\n", { mode: 0o600 });

/** A backup makes a new list, and this one starts over. */
function nameFirst(path) {
  if (path === undefined || !path.startsWith(directory) || OWN.includes(path)) return;
  if (!fs.existsSync(workerData.writtenFile)) written = new Set();
  if (written.has(path)) return;
  add(relative(directory, path).replaceAll("\\\\", "/"));
  written.add(path);
}

const hashControl = () => add("= " + createHash("sha256").update(fs.readFileSync(CONTROL)).digest("hex"));

function watchChanges() {
  const { ftruncateSync, truncateSync, renameSync, unlinkSync } = fs;
  fs.ftruncateSync = (file, ...rest) => {
    nameFirst(openFiles.get(file));
    return ftruncateSync(file, ...rest);
  };
  fs.truncateSync = (path, ...rest) => {
    nameFirst(String(path));
    return truncateSync(path, ...rest);
  };
  fs.renameSync = (from, to) => {
    nameFirst(String(from));
    nameFirst(String(to));
    return renameSync(from, to);
  };
  fs.unlinkSync = (path) => {
    nameFirst(String(path));
    return unlinkSync(path);
  };
}

function watchFiles() {
  const { openSync, writeSync, closeSync } = fs;
  fs.openSync = (path, flags, mode) => {
    let file;
    try {
      file = openSync(path, flags, mode);
    } catch (error) {
      const isToRead = (flags & 3) === O_RDWR && (flags & O_CREAT) === 0;
      if (!isToRead || !TAKES_NO_WRITES.includes(error.code)) throw error;
      file = openSync(path, O_RDONLY);
    }
    if ((flags & fs.constants.O_TRUNC) !== 0) nameFirst(String(path));
    openFiles.set(file, String(path));
    if (isLog(path)) logFiles.add(file);
    return file;
  };
  fs.writeSync = (file, ...rest) => {
    try {
      const path = openFiles.get(file);
      nameFirst(path);
      const count = writeSync(file, ...rest);
      if (logFiles.has(file)) unsynced.add(path);
      if (path === CONTROL) hashControl();
      return count;
    } catch (error) {
      if (logFiles.has(file)) tell(error.code === "EBADF" ? { code: "EROFS" } : error);
      throw error;
    }
  };
  fs.closeSync = (file) => {
    logFiles.delete(file);
    openFiles.delete(file);
    return closeSync(file);
  };
}
watchFiles();
watchChanges();
require("node:module").syncBuiltinESMExports();

const NOTED_AFTER_MS = 1000;
let noting;

function sync(path) {
  const file = fs.openSync(path, "r+");
  try {
    fs.fsyncSync(file);
  } finally {
    fs.closeSync(file);
  }
}

/** An end that could not be noted, on a full disk or within a transaction, is noted after a later statement. */
async function noteLogEnd(engine) {
  noting = undefined;
  const paths = [...unsynced];
  try {
    if (engine.isInTransaction()) return;
    unsynced.clear();
    const { rows } = await engine.query("select pg_current_wal_flush_lsn()", [], { rowMode: "array" });
    paths.filter((path) => fs.existsSync(path)).forEach(sync);
    fs.writeFileSync(workerData.logEndFile, JSON.stringify({ end: rows[0][0] }), { mode: 0o600 });
  } catch {
    paths.forEach((path) => unsynced.add(path));
  }
}

function noteSoon(engine) {
  if (unsynced.size > 0) noting ??= setTimeout(noteLogEnd, NOTED_AFTER_MS, engine);
}

const plain = ({ rows, fields, command, rowCount }) => ({ rows, fields, command, rowCount });

async function open() {
  const { PGlite } = packages("@electric-sql/pglite");
  const { vector } = packages("@electric-sql/pglite-pgvector");
  // Of the log no more than a few segments are kept: Postgres' own limit is 1 GB, and every backup would carry it.
  const startParams = [...PGlite.defaultStartParams, "-c", "max_wal_size=128MB"];
  const engine = await PGlite.create({
    dataDir: workerData.directory,
    extensions: { vector },
    relaxedDurability: false,
    startParams,
  });
  engine.parsers = TEXTS;
  engine.serializers = {};
  return engine;
}

async function run(engine, { text, values, end }) {
  if (end) return void (await engine.close());
  if (values) return [plain(await engine.query(text, values, { rowMode: "array" }))];
  return (await engine.exec(text, { rowMode: "array" })).map(plain);
}

const opening = open();
opening.then(
  () => parentPort.postMessage({ id: 0 }),
  (error) => parentPort.postMessage({ id: 0, failure: failure(error) }),
);
parentPort.on("message", async (job) => {
  const engine = await opening;
  try {
    const results = await run(engine, job);
    parentPort.postMessage({ id: job.id, results, isInTransaction: !job.end && engine.isInTransaction() });
    if (!job.end) noteSoon(engine);
  } catch (error) {
    const reported = failure(error);
    const isInTransaction = reported.kind !== "lost" && engine.isInTransaction();
    parentPort.postMessage({ id: job.id, failure: reported, isInTransaction });
  }
});
`;
