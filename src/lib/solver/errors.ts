/** How the solver can fail. The plan found without it stands; only the proof that it is the best one is missing. */
import { AppError } from "@/lib/errors";

export abstract class SolverFailure extends AppError {}

/** The solver's thread could not start, or died: not installed, out of memory. */
export class SolverCrashed extends SolverFailure {
  readonly code = "solver.crashed";
  readonly status = 503;
  override readonly isRetryable = true;
  readonly userMessage = "The exact planner stopped unexpectedly. Ask again; the quick plan is not affected.";
}

/** The solver refused the program. A bug of whoever built it. */
export class SolverRefused extends SolverFailure {
  readonly code = "solver.refused";
  readonly status = 422;
  readonly userMessage = "The exact planner could not read this week. The quick plan is not affected.";
}

/** Neither an answer nor its own time-out came in time, so its thread was ended. */
export class SolverOverdue extends SolverFailure {
  readonly code = "solver.overdue";
  readonly status = 504;
  override readonly isRetryable = true;
  readonly userMessage = "The exact planner took too long. The quick plan is not affected.";
}

/** The caller's signal ended the solve, or the solver was closed under it. Not a failure: nothing falls back. */
export class SolverAborted extends AppError {
  readonly code = "solver.aborted";
  readonly status = 409;
  readonly userMessage = "The calculation was stopped.";
}
