/** How the solver can fail. The plan found without it stands; only the proof that it is the best one is missing. */
import { AppError } from "@/lib/errors";

export abstract class SolverFailure extends AppError {}

/** The solver's thread could not start, or died: not installed, out of memory. */
export class SolverCrashed extends SolverFailure {
  static override readonly code = "solver.crashed";
  static override readonly status = 503;
  static override readonly isRetryable = true;
}

/** The solver rejected the program: a bug of the code that built it. */
export class SolverRefused extends SolverFailure {
  static override readonly code = "solver.refused";
  static override readonly status = 422;
}

/** Neither an answer nor its own time-out came in time, so its thread was ended. */
export class SolverOverdue extends SolverFailure {
  static override readonly code = "solver.overdue";
  static override readonly status = 504;
  static override readonly isRetryable = true;
}

/** The caller's signal ended the solve, or the solver was closed under it. Not a failure: nothing falls back. */
export class SolverAborted extends AppError {
  static override readonly code = "solver.aborted";
  static override readonly status = 409;
}
