/** A cell of the fault matrix: a dependency, a fault, the promise for it, and the trial. */
import type { ProofServer, StartOptions } from "../server/proof-server";

export const MODES = ["absent at start", "lost in use", "slow", "lying", "back again"] as const;
export type Mode = (typeof MODES)[number];

export const DEPENDENCIES = [
  "Postgres server",
  "embedded engine",
  "disk",
  "ESPN",
  "news feeds",
  "model",
  "clock",
  "memory limit",
  "event loop",
  "port",
  "file permissions",
  "another process",
] as const;
export type Dependency = (typeof DEPENDENCIES)[number];

/**
 * View of users and operator. Codes are those of answers and log lines; "nothing answers" where the process is not
 * there.
 */
export type Sight = {
  /** `GET /api/roster`: "shown", "shown with its age", or the code of the refusal. */
  readonly pages: string;
  /** A question in the chat: "answered", "answered by the rules", or the code of the refusal. */
  readonly questions: string;
  /** The status of `GET /api/ready`. */
  readonly ready: string;
};

export type Trial = {
  /** Starts the product; it is ended with the trial. */
  start(env: Readonly<Record<string, string>>, options?: StartOptions): Promise<ProofServer>;
  /** The start must fail. */
  startInVain(env: Readonly<Record<string, string>>, options?: StartOptions): Promise<void>;
  /** Takes note of what is seen now, while the fault lasts. */
  check(server: ProofServer): Promise<void>;
  /** Ends the fault: measures the time until everything works, and checks that all acknowledged data is there. */
  recovers(server: ProofServer): Promise<void>;
  /** The same where the product is to be started again, from now on. */
  startsAgain(
    env: Readonly<Record<string, string>>,
    options?: StartOptions,
    /** What happens by itself with time. */
    pass?: (server: ProofServer) => Promise<void>,
  ): Promise<ProofServer>;
  /** A new home on the embedded database, as it is after a first start. */
  embedded(): Promise<{ env: Readonly<Record<string, string>>; dataDir: string }>;
  /** Done with the trial, whatever comes of it; the last one first. */
  finally(undo: () => unknown): void;
};

export type TriedCell = {
  readonly dependency: Dependency;
  readonly mode: Mode;
  /** What is done to it. */
  readonly how: string;
  readonly expects: Sight;
  /** A text of the log, or of what it says before it ends. */
  readonly log: string;
  readonly recovery: string;
  readonly withinSeconds: number;
  readonly isPossible?: () => boolean;
  attempt(trial: Trial): Promise<void>;
};

export type Cell = TriedCell | { readonly dependency: Dependency; readonly mode: Mode; readonly doesNotApply: string };

export const WELL: Sight = { pages: "shown", questions: "answered", ready: "ready" };
export const GONE: Sight = { pages: "nothing answers", questions: "nothing answers", ready: "nothing answers" };
export const refused = (code: string, ready: string): Sight => ({ pages: code, questions: code, ready });
