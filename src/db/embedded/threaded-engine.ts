/**
 * The embedded engine in a thread of its own.
 *
 * A statement is computed in the process itself, 1–10 ms of a core each. On the server's own thread that is time in
 * which no stream moves; here the two run side by side. The thread holds the process only while something is waited
 * for.
 */
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { parserOf } from "../value-parsers";
import type { Engine, EngineResult } from "./embedded-pool";
import { ENGINE_THREAD_SOURCE } from "./engine-thread";
import { WRITTEN_FILE } from "./files";
import { LOG_END_FILE } from "./log-end";

type Job = { text: string; values?: readonly (string | null)[] } | { end: true };

type Failure =
  | { kind: "sql"; message: string; fields: Readonly<Record<string, unknown>> }
  | { kind: "lost" | "other"; message: string };

/** Rows as lists of Postgres texts. */
type ThreadResult = {
  rows: (string | null)[][];
  fields: { name: string; dataTypeID: number }[];
  command?: string | undefined;
  rowCount?: number | undefined;
};

type Reply = { id: number; results?: ThreadResult[]; isInTransaction?: boolean; failure?: Failure };
/**
 * The engine's log could not be written, which it does not survive: its thread would compute for ever. Code of the
 * operating system.
 */
type LogFailure = { logFailure: string };

/** Opening answers as if it were a statement. */
const OPENING_ID = 0;

/**
 * @param directory of the database; made when it is not there
 * @param options.projectRoot folder from which the engine's packages are found
 * @throws Error when the directory cannot be opened
 */
export async function openThreadedEngine(directory: string, options: { projectRoot?: string } = {}): Promise<Engine> {
  const resolveFrom = join(options.projectRoot ?? process.cwd(), "package.json");
  // The process's own flags say how to read its program, not this one.
  const workerData = {
    resolveFrom,
    directory,
    logEndFile: join(directory, LOG_END_FILE),
    writtenFile: join(directory, WRITTEN_FILE),
  };
  const how = { eval: true, execArgv: [], workerData };
  const thread = new Worker(ENGINE_THREAD_SOURCE, how);
  const waiting = new Map<number, PromiseWithResolvers<ThreadResult[]>>();
  let lastId = OPENING_ID;
  let isInTransaction = false;
  let lost: Error | undefined;

  const awaitReply = (id: number): Promise<ThreadResult[]> => {
    const answer = Promise.withResolvers<ThreadResult[]>();
    waiting.set(id, answer);
    thread.ref();
    return answer.promise;
  };

  thread.on("message", (reply: Reply | LogFailure) => {
    if ("logFailure" in reply) {
      onLoss(
        Object.assign(new Error("the log of the embedded engine could not be written"), { code: reply.logFailure }),
      );
      void thread.terminate();
      return;
    }
    isInTransaction = reply.isInTransaction ?? false;
    const answer = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (waiting.size === 0) thread.unref();
    if (reply.failure) answer?.reject(asError(reply.failure));
    else answer?.resolve(reply.results ?? []);
  });
  const onLoss = (cause?: unknown): void => {
    lost ??= Object.assign(new WebAssembly.RuntimeError("the thread of the embedded engine ended"), { cause });
    for (const answer of waiting.values()) answer.reject(lost);
    waiting.clear();
  };
  thread.on("error", onLoss);
  thread.on("exit", onLoss);

  const ask = async (job: Job): Promise<EngineResult[]> => {
    if (lost) throw lost;
    const id = ++lastId;
    const reply = awaitReply(id);
    thread.postMessage({ id, ...job });
    return (await reply).map(read);
  };

  try {
    await awaitReply(OPENING_ID);
  } catch (error) {
    await thread.terminate();
    throw error;
  }
  return {
    query: async (text, values) => {
      const [result] = await ask({ text, values });
      if (!result) throw new Error("a statement without a result");
      return result;
    },
    exec: (text) => ask({ text }),
    terminate: () => thread.terminate(),
    isInTransaction: () => isInTransaction,
    async close() {
      try {
        await ask({ end: true });
      } finally {
        await thread.terminate();
      }
    },
  };
}

/** Rows as objects, their values as on a server. */
function read({ rows, fields, command, rowCount }: ThreadResult): EngineResult {
  const columns = fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }));
  return {
    fields,
    command,
    rowCount,
    rows: rows.map((texts) => {
      const row: Record<string, unknown> = {};
      columns.forEach(({ name, parse }, at) => {
        const text = texts[at];
        row[name] = text === null || text === undefined ? null : parse(text);
      });
      return row;
    }),
  };
}

function asError(failure: Failure): Error {
  if (failure.kind === "lost") return new WebAssembly.RuntimeError(failure.message);
  const error = new Error(failure.message);
  return failure.kind === "sql" ? Object.assign(error, failure.fields) : error;
}
