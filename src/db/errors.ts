/**
 * What can go wrong with the database in ways the product plans for.
 *
 * SQL faults (a violated constraint, a syntax error) keep the shape the driver gives them, with their SQLSTATE in
 * `code`, because callers decide on those. The classes here are about the database as a whole.
 */
import { AppError } from "@/lib/errors";

/** A statement waited its whole limit for the session or for a free connection. Nothing of it was run. */
export class DatabaseBusy extends AppError {
  readonly code = "database.busy";
  readonly status = 503;
  readonly userMessage = "The database is busy. Please try again in a moment.";
  override readonly isRetryable = true;
}

/** A statement arrived after the database was closed. It was not run. */
export class DatabaseClosed extends AppError {
  readonly code = "database.closed";
  readonly status = 503;
  readonly userMessage = "FanVise is shutting down. Please try again once it has started again.";
}

/** The database could not be opened or reached. */
export class DatabaseUnavailable extends AppError {
  readonly code = "database.unavailable";
  readonly status = 503;
  readonly userMessage: string;
  override readonly isRetryable = true;

  constructor(home: "embedded" | "postgres", options?: ErrorOptions) {
    super({ home }, options);
    this.userMessage =
      home === "postgres"
        ? "The database did not answer. Check DATABASE_URL and that its server is running."
        : "The data directory could not be opened. Check that it can be written and that the disk is not full.";
  }
}

/** Another live process owns the data directory. `pid` and `address` are absent while that process is still starting. */
export class DataDirectoryInUse extends AppError {
  readonly code = "database.directory_in_use";
  readonly status = 409;
  readonly userMessage: string;
  readonly pid: number | undefined;
  readonly address: string | undefined;

  constructor(owner: { pid?: number | undefined; address?: string | undefined }) {
    super({
      ...(owner.pid === undefined ? {} : { pid: owner.pid }),
      ...(owner.address === undefined ? {} : { address: owner.address }),
    });
    this.pid = owner.pid;
    this.address = owner.address;
    const who = owner.pid === undefined ? "Another process" : `Process ${owner.pid}`;
    const where = owner.address === undefined ? "" : ` at ${owner.address}`;
    this.userMessage = `${who}${where} is using this data directory. Use that one, stop it and try again, or set FANVISE_DATA_DIR to another folder.`;
  }
}

/** A migration that was applied here has different text now. */
export class MigrationChanged extends AppError {
  readonly code = "database.migration_changed";
  readonly status = 503;
  readonly userMessage: string;

  constructor(readonly migration: string) {
    super({ migration });
    this.userMessage = `The migration ${migration} was changed after it had been applied. Restore its text and put the change in a new migration.`;
  }
}

/** A migration did not run. Its whole file was rolled back; the ones before it stand. `cause` is the driver's error. */
export class MigrationFailed extends AppError {
  readonly code = "database.migration_failed";
  readonly status = 503;
  readonly userMessage: string;

  constructor(
    readonly migration: string,
    options: { sqlState: string; cause: unknown },
  ) {
    super({ migration, sqlState: options.sqlState }, { cause: options.cause });
    this.userMessage = `The migration ${migration} failed (SQLSTATE ${options.sqlState}) and was undone. Nothing of it was kept.`;
  }
}

/** The five-character SQLSTATE of a driver's error, on either home; undefined for anything else. */
export function sqlStateOf(thrown: unknown): string | undefined {
  if (typeof thrown !== "object" || thrown === null || !("code" in thrown)) return undefined;
  return typeof thrown.code === "string" && /^[0-9A-Z]{5}$/.test(thrown.code) ? thrown.code : undefined;
}
