/**
 * One database session shared by many clients.
 *
 * The embedded database has a single session. Statements run one at a time in order of arrival. A client whose
 * statement leaves a transaction open holds the session: only its statements run until the transaction ends, however
 * it ends. Whether one is open is asked of the database after each statement and never guessed from SQL text, so a
 * failed COMMIT, a `START TRANSACTION` and a BEGIN inside a longer text are all seen for what they are.
 */
import { DatabaseBusy, DatabaseClosed } from "../errors";

/** Identity of a client; only compared. */
export type SessionUser = object;

type Job = {
  readonly user: SessionUser;
  readonly start: () => Promise<() => void>;
  readonly reject: (reason: Error) => void;
  timer: NodeJS.Timeout | undefined;
};

export type Session = {
  isInTransaction(): boolean;
  /** Ends the open transaction. Must not throw when there is none. */
  rollback(): Promise<void>;
};

export class SessionQueue {
  readonly #session: Session;
  readonly #waitLimitMs: number;
  readonly #waiting: Job[] = [];
  readonly #drained = Promise.withResolvers<void>();
  #holder: SessionUser | undefined;
  #running: Job | undefined;
  #hasEnded = false;

  constructor(session: Session, options: { waitLimitMs: number }) {
    this.#session = session;
    this.#waitLimitMs = options.waitLimitMs;
  }

  /** Statements that have not started. */
  get waitingCount(): number {
    return this.#waiting.length;
  }

  /**
   * Runs `work` when it is this user's turn.
   *
   * Rejects with `DatabaseBusy` when the turn does not come within the wait limit, and with `DatabaseClosed` after
   * `end()`; in both cases `work` was never started.
   */
  run<T>(user: SessionUser, work: () => Promise<T>): Promise<T> {
    if (this.#hasEnded) return Promise.reject(new DatabaseClosed());
    return this.#enqueue(user, work, this.#holder !== user);
  }

  /** Rolls back what this user may have open or still be about to open. Waits without a limit, works after `end()`. */
  leave(user: SessionUser): void {
    const isInvolved =
      this.#holder === user || this.#running?.user === user || this.#waiting.some((j) => j.user === user);
    if (!isInvolved) return;
    const rollback = () => (this.#session.isInTransaction() ? this.#session.rollback() : Promise.resolve());
    // The fault of a failed rollback reaches the next statement through the session itself.
    this.#enqueue(user, rollback, false).catch(() => undefined);
  }

  /** Refuses new work, finishes what had arrived, rolls back a transaction left open. Resolves when nothing runs. */
  end(): Promise<void> {
    this.#hasEnded = true;
    this.#dispatch();
    return this.#drained.promise;
  }

  #enqueue<T>(user: SessionUser, work: () => Promise<T>, hasLimit: boolean): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const start = () =>
      work().then(
        (value) => () => resolve(value),
        (error) => () => reject(error),
      );
    const job: Job = { user, start, reject: reject, timer: undefined };
    this.#waiting.push(job);
    this.#dispatch();
    if (hasLimit && this.#waiting.includes(job)) {
      job.timer = setTimeout(() => this.#giveUp(job), this.#waitLimitMs);
    }
    return promise;
  }

  #giveUp(job: Job): void {
    const index = this.#waiting.indexOf(job);
    if (index < 0) return;
    this.#waiting.splice(index, 1);
    job.reject(new DatabaseBusy({ waitedMs: this.#waitLimitMs }));
  }

  #takeNext(): Job | undefined {
    const index = this.#holder === undefined ? 0 : this.#waiting.findIndex((job) => job.user === this.#holder);
    return index < 0 ? undefined : this.#waiting.splice(index, 1)[0];
  }

  #dispatch(): void {
    if (this.#running !== undefined) return;
    const next = this.#takeNext();
    if (next !== undefined) {
      this.#start(next);
    } else if (this.#hasEnded && this.#holder !== undefined) {
      const holder = this.#holder;
      this.#enqueue(holder, () => this.#session.rollback(), false).catch(() => undefined);
    } else if (this.#hasEnded) {
      this.#drained.resolve();
    }
  }

  #start(job: Job): void {
    this.#running = job;
    clearTimeout(job.timer);
    void job.start().then((settle) => {
      this.#running = undefined;
      this.#holder = this.#session.isInTransaction() ? job.user : undefined;
      // Settled before the next job starts, so that a client's next statement is in the queue in time.
      settle();
      this.#dispatch();
    });
  }
}
