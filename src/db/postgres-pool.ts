/**
 * The pool over a real Postgres.
 *
 * Same parsers, same parameter rules and same named failures as the embedded home. A connection that dies, idle or in
 * use, is a log line and a failed statement, never the end of the process.
 */
import pg from "pg";
import type { Logger } from "@/lib/log";
import { DatabaseBusy, DatabaseClosed, DatabaseUnavailable, sqlStateOf } from "./errors";
import type { DatabasePool, PoolClient, QueryConfig, QueryResult } from "./pool";
import { parserOf } from "./value-parsers";

// A Date parameter is its UTC instant on the embedded home; node-postgres would use the machine's zone.
pg.defaults.parseInputDatesAsUTC = true;

export type PostgresPoolOptions = {
  readonly url: string;
  readonly log: Logger;
  /** Longest wait for a free connection, milliseconds. */
  readonly waitLimitMs: number;
  /** Longest run of one statement, milliseconds; 0 for none. */
  readonly statementTimeoutMs: number;
  readonly maxConnections: number;
};

const SILENCE_GRACE_MS = 2_000;

export class PostgresPool implements DatabasePool {
  readonly #pool: pg.Pool;
  #ending: Promise<void> | undefined;

  constructor(options: PostgresPoolOptions) {
    this.#pool = new pg.Pool({
      connectionString: options.url,
      application_name: "fanvise",
      max: options.maxConnections,
      connectionTimeoutMillis: options.waitLimitMs,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      ...(options.statementTimeoutMs > 0
        ? {
            statement_timeout: options.statementTimeoutMs,
            // Where the network is silent, nobody hears the server's own limit.
            query_timeout: options.statementTimeoutMs + SILENCE_GRACE_MS,
          }
        : {}),
      // Cast: the library's type also offers binary results, which nothing here asks for.
      types: { getTypeParser: (oid: number) => parserOf(oid) } as pg.CustomTypesConfig,
    });
    const lost = (error: Error) =>
      options.log.log("warn", "database.connection_lost", { code: sqlStateOf(error) ?? "unknown" });
    // The pool listens to a client only while it is idle; one that dies between two statements would end the process.
    this.#pool.on("connect", (client) => client.on("error", lost));
    // The same fault again, which without a listener would end the process too.
    this.#pool.on("error", () => undefined);
  }

  get options(): object {
    return this.#pool.options;
  }

  on(event: "error", listener: (error: Error) => void): this {
    this.#pool.on(event, listener);
    return this;
  }

  async connect(): Promise<PoolClient> {
    if (this.#ending !== undefined) throw new DatabaseClosed();
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw connectFault(error);
    });
    return shapedClient(client);
  }

  async query<Row = Record<string, unknown>>(
    text: string | QueryConfig,
    values?: readonly unknown[],
  ): Promise<QueryResult<Row>> {
    const client = await this.connect();
    try {
      return await client.query<Row>(text, values);
    } finally {
      client.release();
    }
  }

  /** Waits for the clients in use. May be called again. */
  end(): Promise<void> {
    this.#ending ??= this.#pool.end();
    return this.#ending;
  }
}

/** node-postgres tells a full pool only by its sentence. */
function connectFault(error: unknown): unknown {
  if (error instanceof Error && error.message.includes("timeout exceeded when trying to connect")) {
    return new DatabaseBusy({}, { cause: error });
  }
  return sqlStateOf(error) === undefined ? new DatabaseUnavailable("postgres", { cause: error }) : nameOfLoss(error);
}

/** A server that ends, has crashed or is starting up, and connections that were broken (class 08). */
const LOSS_STATES = /^(57P0[123]|08...)$/;
/** Messages of node-postgres and the operating system for a broken connection, which has no SQLSTATE. */
const LOSS_WORDS =
  /^(Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed)/;
const LOSS_CODES = ["ECONNRESET", "EPIPE", "ETIMEDOUT"];

/**
 * The fault, or the one name for every way in which a connection ends under a statement. Whether that was run, nobody
 * knows.
 */
function nameOfLoss(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = "code" in error ? String(error.code) : "";
  const isLoss = LOSS_STATES.test(code) || LOSS_CODES.includes(code) || LOSS_WORDS.test(error.message);
  return isLoss ? new DatabaseUnavailable("postgres", { cause: error }) : error;
}

function shapedClient(client: pg.PoolClient): PoolClient {
  let pending = 0;
  let hasFailed = false;
  let isReleased = false;
  const giveBack = (destroy?: boolean | Error) => {
    // The driver reports a failure before it knows whether a transaction is open; a ROLLBACK settles it either way.
    if (hasFailed && !destroy)
      client.query("rollback").then(
        () => client.release(),
        (error) => client.release(error),
      );
    // A connection with an open transaction is closed, which rolls back; the pool itself would lend it out as it is.
    else client.release(destroy || client.getTransactionStatus() !== "I");
  };
  return {
    async query<Row>(text: string | QueryConfig, values?: readonly unknown[]): Promise<QueryResult<Row>> {
      if (isReleased) throw new Error("a statement was given to a client that had been released");
      const config = typeof text === "string" ? { text, values } : { text: text.text, values: values ?? text.values };
      pending += 1;
      try {
        const result: QueryResult<unknown> = await client.query(config.text, [...(config.values ?? [])]);
        hasFailed = false;
        // The caller states the row's shape, as with node-postgres; nothing checks it at run time.
        return result as QueryResult<Row>;
      } catch (error) {
        hasFailed = true;
        throw nameOfLoss(error);
      } finally {
        pending -= 1;
        if (isReleased && pending === 0) giveBack();
      }
    },
    release(destroy) {
      if (isReleased) throw new Error("a client was released twice");
      isReleased = true;
      if (pending === 0) giveBack(destroy);
    },
  };
}
