/**
 * A pool over the embedded database, shaped like node-postgres' pool.
 *
 * PGlite has one session and would let two callers' statements fall into each other's transactions. Here every client
 * sees the behavior of a connection of its own, in turns (`SessionQueue`): a transaction excludes the others until it
 * ends, and a client given back inside a transaction is rolled back. Values go in and come out exactly as on a server
 * (`parameters`, `value-parsers`).
 *
 * A caller that holds a transaction and waits for work outside it waits for itself; the wait limit turns that into
 * `DatabaseBusy`.
 */
import { EventEmitter } from "node:events";
import type { AppError } from "@/lib/errors";
import {
  DatabaseClosed,
  DatabaseUnavailable,
  refusedWrite,
  sqlStateOf,
  type WriteRefusal,
  writeRefusalOf,
} from "../errors";
import { toParameter } from "../parameters";
import type { DatabasePool, PoolClient, QueryConfig, QueryResult } from "../pool";
import { SessionQueue } from "./session-queue";

export const DEFAULT_WAIT_LIMIT_MS = 10_000;

export type EngineResult = {
  readonly rows: readonly unknown[];
  readonly fields: QueryResult["fields"];
  readonly command?: string | undefined;
  readonly rowCount?: number | undefined;
};

/** One session of Postgres. Values come out as `VALUE_PARSERS` reads them. */
export type Engine = {
  /** One statement; values as finished text. */
  query(text: string, values: (string | null)[]): Promise<EngineResult>;
  /** One or several statements, a result each. */
  exec(text: string): Promise<EngineResult[]>;
  /** Transaction state after the last statement. */
  isInTransaction(): boolean;
  close(): Promise<void>;
  /**
   * Ends it as a crash does: nothing more is written, and what was acknowledged is found in the log by the next one.
   */
  terminate?(): Promise<unknown>;
};

export type EmbeddedPoolOptions = {
  /** Longest time a statement may wait for its turn, milliseconds. */
  readonly waitLimitMs?: number;
  /** Makes the error for a statement that met a damaged or missing file. Without it the driver's own is thrown. */
  readonly onDamage?: ((cause: unknown) => Error) | undefined;
  /** Opens the engine again on the same directory. Without it a lost engine stays lost. */
  readonly reopen?: () => Promise<Engine>;
};

/** The engine's own word for a full disk. */
const FULL_DISK = "53100";
/** A write while the disk's guard lets none in: nothing else makes the session read only. */
const REFUSED_WRITE = "25006";
/**
 * A file that could not be opened or written, by the system's text: the engine has one SQLSTATE for these and for
 * missing rights.
 */
const READ_ONLY_DISK = /: (Read-only file system|Permission denied|Bad file descriptor)$/;
/** data_corrupted, index_corrupted, undefined_file. */
const DAMAGE: ReadonlySet<string> = new Set(["XX001", "XX002", "58P01"]);

export class EmbeddedPool extends EventEmitter implements DatabasePool {
  readonly options: { readonly waitLimitMs: number };
  readonly #onDamage: EmbeddedPoolOptions["onDamage"];
  readonly #queue: SessionQueue;
  readonly #reopen: (() => Promise<Engine>) | undefined;
  #engine: Engine;
  #fault: AppError | undefined;
  #refusal: WriteRefusal | undefined;
  #ending: Promise<void> | undefined;

  /** Takes the engine over: nothing else may use it from now on, and `end()` closes it. */
  constructor(engine: Engine, options: EmbeddedPoolOptions = {}) {
    super();
    this.options = { waitLimitMs: options.waitLimitMs ?? DEFAULT_WAIT_LIMIT_MS };
    this.#engine = engine;
    this.#onDamage = options.onDamage;
    this.#reopen = options.reopen;
    this.#queue = new SessionQueue(
      {
        isInTransaction: () => this.#fault === undefined && this.#engine.isInTransaction(),
        rollback: async () => void (await this.#execute("rollback", [])),
      },
      this.options,
    );
  }

  /** Statements waiting for their turn. */
  get waitingCount(): number {
    return this.#queue.waitingCount;
  }

  /** Nothing works any more until `renew`. */
  get isLost(): boolean {
    return this.#fault !== undefined;
  }

  /** From now on writes are refused with the failure of that name; `undefined` lets them in again. */
  async refuseWrites(why: WriteRefusal | undefined): Promise<void> {
    if (!this.isLost) await this.query(`set default_transaction_read_only = ${why ? "on" : "off"}`);
    this.#refusal = why;
  }

  /**
   * Opens a new engine in the place of this one, as after a crash. Waits for its turn; an open transaction is lost with
   * the old one.
   */
  async renew(): Promise<void> {
    const reopen = this.#reopen;
    if (!reopen) throw this.#fault ?? new DatabaseUnavailable("embedded");
    const client = {};
    await this.#queue.run(client, async () => {
      await this.#engine.terminate?.();
      this.#fault ??= new DatabaseUnavailable("embedded");
      this.#engine = await reopen();
      this.#fault = undefined;
    });
  }

  async connect(): Promise<PoolClient> {
    if (this.#ending !== undefined) throw new DatabaseClosed();
    return this.#client();
  }

  async query<Row = Record<string, unknown>>(
    text: string | QueryConfig,
    values?: readonly unknown[],
  ): Promise<QueryResult<Row>> {
    const client = this.#client();
    try {
      return await client.query<Row>(text, values);
    } finally {
      client.release();
    }
  }

  /**
   * Finishes the statements that had arrived, rolls back an open transaction, closes the engine. May be called again.
   */
  end(): Promise<void> {
    this.#ending ??= this.#queue.end().then(() => (this.#fault === undefined ? this.#engine.close() : undefined));
    return this.#ending;
  }

  #client(): PoolClient {
    const queue = this.#queue;
    const execute = this.#execute.bind(this);
    let isReleased = false;
    const client: PoolClient = {
      async query<Row>(text: string | QueryConfig, values?: readonly unknown[]): Promise<QueryResult<Row>> {
        if (isReleased) throw new Error("a statement was given to a client that had been released");
        const config = typeof text === "string" ? { text, values } : { text: text.text, values: values ?? text.values };
        const result = await queue.run(client, () => execute(config.text, config.values ?? []));
        // The caller states the row's shape, as with node-postgres; nothing checks it at run time.
        return result as QueryResult<Row>;
      },
      release() {
        if (isReleased) throw new Error("a client was released twice");
        isReleased = true;
        queue.leave(client);
      },
    };
    return client;
  }

  async #execute(text: string, values: readonly unknown[]): Promise<QueryResult> {
    if (this.#fault !== undefined) throw this.#fault;
    try {
      // Like node-postgres: only text without values may hold several statements.
      if (values.length > 0) return toQueryResult(await this.#engine.query(text, values.map(toParameter)));
      const results = (await this.#engine.exec(text)).map(toQueryResult);
      const [only] = results;
      // Several statements give several results; see `Queryable.query`.
      return results.length === 1 && only !== undefined ? only : (results as unknown as QueryResult);
    } catch (error) {
      throw this.#examined(error);
    }
  }

  #refusalIn(error: object): WriteRefusal | undefined {
    const state = sqlStateOf(error);
    if (state === FULL_DISK) return "disk_full";
    if (state === REFUSED_WRITE) return this.#refusal ?? "disk_full";
    return error instanceof Error && READ_ONLY_DISK.test(error.message) ? "read_only" : undefined;
  }

  /** A SQL error is the statement's own affair; anything else means that the engine itself is lost. */
  #examined(error: unknown): unknown {
    if (typeof error === "object" && error !== null && sqlStateOf(error) !== undefined) {
      const refusal = this.#refusalIn(error);
      if (refusal) return refusedWrite(refusal, { cause: error });
      // PGlite hangs the statement and its values on the error, from where they would reach a log.
      for (const key of ["query", "params", "queryOptions"]) Reflect.deleteProperty(error, key);
      if (this.#onDamage && DAMAGE.has(sqlStateOf(error) ?? "")) return this.#onDamage(error);
      return error;
    }
    if (!(error instanceof WebAssembly.RuntimeError)) return error;
    const why = writeRefusalOf(error.cause);
    this.#fault = why ? refusedWrite(why, { cause: error }) : new DatabaseUnavailable("embedded", { cause: error });
    if (this.listenerCount("error") > 0) this.emit("error", this.#fault);
    return this.#fault;
  }
}

function toQueryResult(result: EngineResult): QueryResult {
  return {
    command: result.command ?? "",
    rowCount: result.rowCount ?? null,
    // Rows in object mode, which is the only one asked for.
    rows: result.rows as Record<string, unknown>[],
    fields: result.fields,
  };
}
