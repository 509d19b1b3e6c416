/**
 * Database errors that the product plans for.
 *
 * SQL faults (a violated constraint, a syntax error) keep the shape the driver gives them, with their SQLSTATE in
 * `code`, because callers decide on those. The classes here are about the database as a whole.
 */
import { AppError } from "@/lib/errors";

/** The statement timed out waiting for a connection. It was not executed. */
export class DatabaseBusy extends AppError {
  static override readonly code = "database.busy";
  static override readonly status = 503;
  static override readonly isRetryable = true;
}

/** The disk has no room for more: nothing is written until there is. Reading goes on. */
export class DatabaseDiskFull extends AppError {
  static override readonly code = "database.disk_full";
  static override readonly status = 503;
  static override readonly isRetryable = true;
}

/** The disk, or the folder, takes no writes: nothing is written until it does. Reading goes on. */
export class DatabaseReadOnly extends AppError {
  static override readonly code = "database.read_only";
  static override readonly status = 503;
  static override readonly isRetryable = true;
}

/** Why nothing can be written. */
export type WriteRefusal = "disk_full" | "read_only";

export const refusedWrite = (why: WriteRefusal, options?: ErrorOptions): AppError =>
  why === "read_only" ? new DatabaseReadOnly({}, options) : new DatabaseDiskFull({}, options);

const REFUSAL_OF: Readonly<Record<string, WriteRefusal>> = {
  ENOSPC: "disk_full",
  EDQUOT: "disk_full",
  EROFS: "read_only",
  EACCES: "read_only",
  EPERM: "read_only",
};

/** Disk problem behind a failed write, by its operating system code; `undefined` for another failure. */
export function writeRefusalOf(error: unknown): WriteRefusal | undefined {
  return error instanceof Error && "code" in error ? REFUSAL_OF[String(error.code)] : undefined;
}

/** A statement arrived after the database was closed. It was not run. */
export class DatabaseClosed extends AppError {
  static override readonly code = "database.closed";
  static override readonly status = 503;
}

/** The database could not be opened or reached. */
export class DatabaseUnavailable extends AppError {
  static override readonly code = "database.unavailable";
  static override readonly status = 503;
  static override readonly isRetryable = true;

  constructor(backend: "embedded" | "postgres", options?: ErrorOptions) {
    super(
      { backend },
      { ...options, ...(backend === "postgres" && { text: "database.unavailable.postgres" as const }) },
    );
  }
}

/** Findings about a damaged database. `files` are paths in its folder. */
export type Damage =
  | { readonly what: "no-folder" | "no-version" | "cannot-open" | "unreadable" }
  /** `note` is the file to remove, by its path in the data folder, for going on all the same. */
  | { readonly what: "log-cut"; readonly note: string }
  | { readonly what: "files-changed"; readonly files: readonly string[] };

const DAMAGE = {
  "no-folder": "The database's folder is missing, empty or not a folder, but there are backups of it",
  "no-version": "The database's folder holds files, but PG_VERSION is missing",
  "cannot-open": "The database cannot be opened: files of it are missing or damaged",
  "log-cut":
    "The log of the database is missing or damaged from some point on, and with it the changes made shortly before it stopped",
  unreadable: "A part of the database cannot be read: a file of it is missing or damaged",
} as const;

function foundOf(damage: Damage): string {
  if (damage.what !== "files-changed") return DAMAGE[damage.what];
  const [first, ...more] = damage.files;
  return `Files of the database are missing or damaged: ${first}${more.length > 0 ? ` and ${more.length} more` : ""}`;
}

/**
 * Files of the embedded database are missing or damaged. None of its data was changed; where its log is cut, Postgres
 * has read what is left of it.
 */
export class DatabaseDamaged extends AppError {
  static override readonly code = "database.damaged";
  static override readonly status = 503;

  /** @param backup day of the newest one; `undefined` when there is none */
  constructor(damage: Damage, backup: string | undefined, options?: ErrorOptions) {
    const way =
      backup === undefined
        ? "There is no backup. Put a copy of the folder back, or move it away to begin anew."
        : `The newest backup is of ${backup}: npm run fanvise -- restore`;
    const left =
      damage.what === "log-cut"
        ? `To go on without those changes, remove ${damage.note}.`
        : "None of your data was changed.";
    super(
      { what: damage.what, ...(backup !== undefined && { backup }) },
      { ...options, userMessage: `${foundOf(damage)}. ${left} ${way}` },
    );
  }
}

/** Files of a backup are missing or damaged. It was not put in the database's place. */
export class BackupDamaged extends AppError {
  static override readonly code = "database.backup_damaged";
  static override readonly status = 503;

  /** @param others days of the other backups, the newest first */
  constructor(day: string, others: readonly string[]) {
    const way =
      others[0] === undefined ? "There is no other one." : `Take another one: npm run fanvise -- restore ${others[0]}`;
    super(
      { day },
      { userMessage: `Files of the backup of ${day} are missing or damaged. Nothing was changed. ${way}` },
    );
  }
}

/** There is no backup, or none of the day asked for. */
export class BackupMissing extends AppError {
  static override readonly code = "database.backup_missing";
  static override readonly status = 404;
}

/**
 * Another live process owns the data directory. `pid` and `address` are absent while that process is still starting.
 */
export class DataDirectoryInUse extends AppError {
  static override readonly code = "database.directory_in_use";
  static override readonly status = 409;
  readonly pid: number | undefined;
  readonly address: string | undefined;

  constructor(owner: { pid?: number | undefined; address?: string | undefined }) {
    const who = owner.pid === undefined ? "Another process" : `Process ${owner.pid}`;
    const where = owner.address === undefined ? "" : ` at ${owner.address}`;
    const userMessage = `${who}${where} is using this data directory. Use that one, stop it and try again, or set FANVISE_DATA_DIR to another folder.`;
    super(
      {
        ...(owner.pid === undefined ? {} : { pid: owner.pid }),
        ...(owner.address === undefined ? {} : { address: owner.address }),
      },
      { userMessage },
    );
    this.pid = owner.pid;
    this.address = owner.address;
  }
}

/** A newer version has migrated this database. Nothing was changed. */
export class DatabaseNewer extends AppError {
  static override readonly code = "database.newer";
  static override readonly status = 503;

  /** @param backup name of one from before the upgrade; `undefined` when this home has none */
  constructor(
    readonly migrations: readonly string[],
    backup: string | undefined,
  ) {
    const way =
      backup === undefined
        ? "restore a backup from before the upgrade (docs/runbooks/upgrade.md)."
        : `go back to before the upgrade: npm run fanvise -- restore ${backup}`;
    super(
      { migrations: migrations.join(" "), ...(backup !== undefined && { backup }) },
      {
        userMessage: `A newer FanVise has upgraded this database (${migrations[0]}), which this one does not know. Nothing was changed. Start the newer one again, or ${way}`,
      },
    );
  }
}

/** Before an upgrade the embedded database is copied; that failed. Nothing was changed. */
export class UpgradeNotBackedUp extends AppError {
  static override readonly code = "database.upgrade_not_backed_up";
  static override readonly status = 503;
}

/** A migration that was applied here has different text now. */
export class MigrationChanged extends AppError {
  static override readonly code = "database.migration_changed";
  static override readonly status = 503;

  constructor(readonly migration: string) {
    const userMessage = `The migration ${migration} was changed after it had been applied. Restore its text and put the change in a new migration.`;
    super({ migration }, { userMessage });
  }
}

/** A migration did not run. Its whole file was rolled back; the ones before it stand. `cause` is the driver's error. */
export class MigrationFailed extends AppError {
  static override readonly code = "database.migration_failed";
  static override readonly status = 503;

  constructor(
    readonly migration: string,
    options: { sqlState: string; cause: unknown },
  ) {
    const userMessage = `The migration ${migration} failed (SQLSTATE ${options.sqlState}) and was undone. Nothing of it was kept.`;
    super({ migration, sqlState: options.sqlState }, { cause: options.cause, userMessage });
  }
}

/** The five-character SQLSTATE of a driver's error, on either home; undefined for anything else. */
export function sqlStateOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined;
}
