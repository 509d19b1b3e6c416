/**
 * The pool as the rest of the program sees it: the part of node-postgres' pool that is used here, on either home.
 */
import type pg from "pg";

type QueryField = { readonly name: string; readonly dataTypeID: number };

export type QueryResult<Row = Record<string, unknown>> = {
  /** First word of the command tag: "SELECT", "INSERT", "BEGIN". A COMMIT that had to roll back says "ROLLBACK". */
  readonly command: string;
  /** Rows returned or changed; null for statements that count nothing. */
  readonly rowCount: number | null;
  readonly rows: Row[];
  readonly fields: readonly QueryField[];
};

export type QueryConfig = { readonly text: string; readonly values?: readonly unknown[] };

export interface Queryable {
  /**
   * Runs one statement. Text without values may hold several statements; the answer is then an array of results, as in
   * node-postgres, which the type does not show.
   */
  query<Row = Record<string, unknown>>(
    text: string | QueryConfig,
    values?: readonly unknown[],
  ): Promise<QueryResult<Row>>;
}

export interface PoolClient extends Queryable {
  /** Gives the client back. A transaction that is still open is rolled back. */
  release(destroy?: boolean | Error): void;
}

export interface DatabasePool extends Queryable {
  connect(): Promise<PoolClient>;
  end(): Promise<void>;
  /** Faults of the pool itself, such as an idle connection that died. They never end the process. */
  on(event: "error", listener: (error: Error) => void): unknown;
  readonly options: object;
}

/**
 * The pool under node-postgres' own type, for libraries that ask for it (LangGraph's saver, Kysely).
 *
 * The cast is sound for `connect`, `query`, `end`, `on` and a client's `query` and `release`, which is what those
 * libraries call; the tests run them on both homes.
 */
export const asPgPool = (pool: DatabasePool): pg.Pool => pool as unknown as pg.Pool;
