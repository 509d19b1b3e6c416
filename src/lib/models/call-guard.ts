/**
 * Ends a wait even when the awaited work ignores its signal.
 *
 * Providers are asked to stop by an abort signal, but not every client listens. A guard therefore does both: it aborts
 * the signal that the work was given, and it rejects the wait itself. A result that comes later is dropped, and a
 * rejection that comes later is already handled, so it cannot end the process.
 */

const ignore = (): void => undefined;

export class CallGuard {
  readonly #controller = new AbortController();
  readonly #stopped: Promise<never>;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #unlink: () => void;

  /** @param toReason turns the parent's abort into the error that waits reject with. */
  constructor(parent: AbortSignal, toReason: (parent: AbortSignal) => unknown) {
    const signal = this.#controller.signal;
    this.#stopped = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    });
    this.#stopped.catch(ignore);
    const follow = () => this.#controller.abort(toReason(parent));
    parent.addEventListener("abort", follow, { once: true });
    this.#unlink = () => parent.removeEventListener("abort", follow);
    if (parent.aborted) follow();
  }

  /** For the work: aborted when the guard stops or closes. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Stops with this error after a time. @returns a function that takes the limit away. */
  stopAfter(limitMs: number, reason: () => Error): () => void {
    const timer = setTimeout(() => this.#controller.abort(reason()), limitMs);
    this.#timers.add(timer);
    return () => clearTimeout(timer);
  }

  /** The work's own outcome, or the guard's error when that comes first. */
  race<T>(work: PromiseLike<T>): Promise<T> {
    return Promise.race([work, this.#stopped]);
  }

  /** Drops timers and listeners, and tells work that is still running that nobody waits for it. */
  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#unlink();
    this.#controller.abort(new Error("the call is over"));
  }
}
