/**
 * Proofs at full counts, in pieces of less than nine minutes.
 *
 *     npm run prove -- <suite>|all [--reduced] [--restart] [--minutes 8.5] [--seed 1]
 *     npm run prove -- --list
 *
 * A full run remembers its trials in `.fanvise/prove/<suite>.json`; the same command goes on where the last one
 * stopped, and shows the figures once all are done. `--reduced` runs the fixed short counts from nothing and must
 * finish in one call. The last line is `N passed, N failed`, counting trials. Exit 1 when one failed, or a reduced run
 * did not finish.
 */

import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { takeUnhandled, watchChildren } from "../../bin/unhandled.mjs";
import { clearProgress, describeRun, isComplete, runSuite } from "./prove-run";
import { revision } from "./revision";
import type { Suite } from "./suite";
import { SUITES } from "./suites";

const root = fileURLToPath(new URL("../../", import.meta.url));
const MAX_MINUTES = 9;
watchChildren();

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      reduced: { type: "boolean", default: false },
      restart: { type: "boolean", default: false },
      list: { type: "boolean", default: false },
      minutes: { type: "string", default: "8.5" },
      seed: { type: "string", default: "1" },
    },
  });
  const minutes = Number(values.minutes);
  const seed = Number(values.seed);
  if (!(minutes > 0 && minutes < MAX_MINUTES)) throw new Error(`--minutes must be between 0 and ${MAX_MINUTES}`);
  if (!Number.isSafeInteger(seed)) throw new Error("--seed must be a whole number");
  return { ...values, minutes, seed, names: positionals };
}

function chosen(names: readonly string[]): Suite[] {
  const known = SUITES.map(({ name }) => name).join(", ");
  if (names.length === 0) throw new Error(`Which suite? There are: ${known}, or all.`);
  if (names.includes("all")) return [...SUITES];
  return names.map((name) => {
    const suite = SUITES.find((one) => one.name === name);
    if (!suite) throw new Error(`There is no suite ${name}. There are: ${known}, or all.`);
    return suite;
  });
}

async function prove(): Promise<boolean> {
  const { reduced, restart, list, minutes, seed, names } = readArguments();
  if (list) {
    for (const s of SUITES) console.log(`${s.name}: ${s.claim} (${s.fullCount} trials, reduced ${s.reducedCount})`);
    return true;
  }
  const suites = chosen(names);
  const deadlineMs = performance.now() + minutes * 60_000;
  const done: string[] = [];
  let passed = 0;
  let failed = 0;
  for (const suite of suites) {
    const progressPath = join(root, ".fanvise", "prove", `${suite.name}.json`);
    if (restart) clearProgress(progressPath);
    const run = await runSuite(suite, {
      count: reduced ? suite.reducedCount : suite.fullCount,
      firstSeed: seed,
      revision: revision(),
      deadlineMs,
      now: () => performance.now(),
      say: console.log,
      takeUnhandled,
      ...(reduced ? {} : { progressPath }),
    });
    passed += run.trials.filter(({ ok }) => ok).length;
    failed += run.trials.filter(({ ok }) => !ok).length;
    done.push(...describeRun(suite, run));
    if (isComplete(run)) continue;
    if (reduced) failed += 1;
    done.push(reduced ? "  out of time: a reduced run must finish" : "  run the same command again to go on");
  }
  console.log(["", ...done, `${passed} passed, ${failed} failed`].join("\n"));
  return failed === 0;
}

const closeAll = async () => {
  for (const suite of SUITES) await suite.close?.();
};
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void closeAll().finally(() => process.exit(1)));
}
let isProved = false;
try {
  isProved = await prove();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}
await closeAll();
// A trial may leave timers behind, which would keep the process for as long as they are set.
process.exit(isProved ? 0 : 1);
