/**
 * A linear program in numbers, and the interface of its solver.
 *
 * Arrays are flat because the program is copied into another thread. Always maximized.
 */

export type LinearProgram = {
  readonly columnCount: number;
  readonly rowCount: number;
  readonly cost: Float64Array;
  readonly columnLower: Float64Array;
  readonly columnUpper: Float64Array;
  /** 1 for a whole-number column, 0 otherwise. */
  readonly isInteger: Int32Array;
  readonly rowLower: Float64Array;
  readonly rowUpper: Float64Array;
  /** Row i holds entries `rowStarts[i]` to `rowStarts[i + 1]` of `indices` and `values`. */
  readonly rowStarts: Int32Array;
  readonly indices: Int32Array;
  readonly values: Float64Array;
};

export type SolverAnswer = {
  /** `time-limit` may still carry a feasible solution in `columnValues`. */
  readonly status: "optimal" | "time-limit" | "infeasible" | "other";
  readonly objective: number;
  /** No solution is worth more. */
  readonly bound: number;
  /** `null` when none was found. */
  readonly columnValues: Float64Array | null;
  /** Shadow price of each row's limit; only for relaxed solves. */
  readonly rowPrices: Float64Array | null;
  readonly elapsedMs: number;
};

export type SolverOptions = {
  readonly timeLimitMs: number;
  /** Ignore whole-number columns. */
  readonly isRelaxed: boolean;
  readonly signal?: AbortSignal | undefined;
};

type SolverOutcome =
  | { readonly ok: true; readonly value: SolverAnswer }
  | { readonly ok: false; readonly error: { readonly code: string } };

/** Solves one program. A failure of the solver is a value; an abort by `signal` rejects. */
export type ProgramSolver = {
  solve(program: LinearProgram, options: SolverOptions): Promise<SolverOutcome>;
};

/** Collects columns and rows. */
export class ProgramBuilder {
  readonly #cost: number[] = [];
  readonly #columnLower: number[] = [];
  readonly #columnUpper: number[] = [];
  readonly #isInteger: number[] = [];
  readonly #rowLower: number[] = [];
  readonly #rowUpper: number[] = [];
  readonly #rowStarts: number[] = [0];
  readonly #indices: number[] = [];
  readonly #values: number[] = [];

  /** @returns the column's index. */
  column(bounds: { cost?: number; lower?: number; upper?: number; isInteger?: boolean }): number {
    this.#cost.push(bounds.cost ?? 0);
    this.#columnLower.push(bounds.lower ?? 0);
    this.#columnUpper.push(bounds.upper ?? Number.POSITIVE_INFINITY);
    this.#isInteger.push(bounds.isInteger ? 1 : 0);
    return this.#cost.length - 1;
  }

  /** Sum of `[column, factor]` at most `upper`; each column once. @returns the row's index. */
  atMost(upper: number, terms: readonly (readonly [column: number, factor: number])[]): number {
    for (const [column, factor] of terms) {
      this.#indices.push(column);
      this.#values.push(factor);
    }
    this.#rowLower.push(Number.NEGATIVE_INFINITY);
    this.#rowUpper.push(upper);
    this.#rowStarts.push(this.#indices.length);
    return this.#rowUpper.length - 1;
  }

  build(): LinearProgram {
    return {
      columnCount: this.#cost.length,
      rowCount: this.#rowUpper.length,
      cost: Float64Array.from(this.#cost),
      columnLower: Float64Array.from(this.#columnLower),
      columnUpper: Float64Array.from(this.#columnUpper),
      isInteger: Int32Array.from(this.#isInteger),
      rowLower: Float64Array.from(this.#rowLower),
      rowUpper: Float64Array.from(this.#rowUpper),
      rowStarts: Int32Array.from(this.#rowStarts),
      indices: Int32Array.from(this.#indices),
      values: Float64Array.from(this.#values),
    };
  }
}
