/**
 * Source text of the solver's worker thread.
 *
 * Text and not a module: a thread starts from a file or from text, and a bundler leaves no file to start from. It is
 * plain JavaScript, takes one program per message, and answers each with the same id.
 */
export const THREAD_SOURCE = `
"use strict";
const { parentPort, workerData } = require("node:worker_threads");
const { createRequire } = require("node:module");
const loading = createRequire(workerData.resolveFrom)("highs")();

const OPTIONS = { output_flag: false, log_to_console: false, mip_rel_gap: 0, mip_abs_gap: 1e-6, random_seed: 1 };

function answer(highs, program, options) {
  const { optimal, empty, timeLimit, infeasible } = highs.constants.modelStatus;
  const model = highs.createModel();
  try {
    model.options.set({ ...OPTIONS, ...options.settings, time_limit: options.timeLimitMs / 1000 });
    model.passModel({
      numCols: program.columnCount,
      numRows: program.rowCount,
      sense: highs.constants.objectiveSense.maximize,
      colCost: program.cost,
      colLower: program.columnLower,
      colUpper: program.columnUpper,
      rowLower: program.rowLower,
      rowUpper: program.rowUpper,
      matrix: {
        format: "csr",
        numRows: program.rowCount,
        numCols: program.columnCount,
        starts: program.rowStarts,
        indices: program.indices,
        values: program.values,
      },
      ...(options.isRelaxed ? {} : { integrality: program.isInteger }),
    });
    model.run();
    const code = model.getModelStatus();
    const isSolved = code === optimal || code === empty;
    const status = isSolved ? "optimal" : code === timeLimit ? "time-limit" : code === infeasible ? "infeasible" : "other";
    const hasValues = isSolved || model.info.get("primal_solution_status") === 2;
    const solution = hasValues ? model.getSolution() : null;
    const objective = hasValues ? model.getObjectiveValue() : -Infinity;
    const dualBound = options.isRelaxed ? (isSolved ? objective : Infinity) : model.info.get("mip_dual_bound");
    return {
      status,
      objective,
      bound: isSolved ? Math.max(objective, dualBound) : dualBound,
      columnValues: solution && solution.colValue,
      rowPrices: solution && options.isRelaxed && isSolved ? solution.rowDual : null,
    };
  } finally {
    model.dispose();
  }
}

parentPort.on("message", async ({ id, program, options }) => {
  const highs = await loading;
  const begunAt = performance.now();
  try {
    const value = answer(highs, program, options);
    parentPort.postMessage({ id, value: { ...value, elapsedMs: performance.now() - begunAt } });
  } catch (thrown) {
    parentPort.postMessage({ id, refused: thrown instanceof Error ? thrown.name : "unknown" });
  }
});
loading.then(() => parentPort.postMessage({ ready: true }));
`;
