/**
 * Every check that needs no browser.
 *
 *     node bin/check.mjs [part…]
 *
 * `slow` and `coverage` run only when named. Parts run one after the other and all of them run, so one call shows every fault.
 * The last line is `N passed, N failed`: tests count one each, the other parts count as one. Exit 1 when anything
 * failed.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { runNode, Stopped } from "./child.mjs";
import { projectRoot } from "./project-node.mjs";
import { SetupFailed, setUp } from "./setup.mjs";
import { seconds } from "./steps.mjs";
import { WATCH_FLAGS } from "./unhandled.mjs";

const program = (...path) => join(projectRoot, "node_modules", ...path);

const FILES_AT_ONCE = 300;

/** Characters of what a failed test says, in the list at the end. */
const WHY_LENGTH = 120;

/** A fault that fails everything need not be named a thousand times. */
const NAMES_AT_THE_END = 40;

/** Runs a program quietly; its output is shown only when it fails. */
async function runQuietly(args) {
  const lines = [];
  const { code } = await runNode(args, { onLine: (line) => lines.push(line) });
  if (code !== 0) process.stdout.write(`${lines.join("\n")}\n`);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/** Route types and `next-env.d.ts` are generated, so a fresh clone has none. */
async function checkTypes() {
  if (existsSync(join(projectRoot, "src", "app"))) {
    const generated = await runQuietly([program("next", "dist", "bin", "next"), "typegen"]);
    if (generated.failed > 0) return generated;
  }
  return runQuietly([program("typescript", "bin", "tsc"), "--noEmit"]);
}

/** Looks for secrets in every file that is or could be committed. */
async function checkSecrets() {
  const git = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: projectRoot,
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  if (git.status !== 0) {
    process.stdout.write("SKIPPED: this is no git checkout\n");
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const files = git.stdout.split("\0").filter((name) => name !== "" && existsSync(join(projectRoot, name)));
  // Windows takes command lines of 32,000 characters.
  for (let at = 0; at < files.length; at += FILES_AT_ONCE) {
    const some = files.slice(at, at + FILES_AT_ONCE);
    const result = await runQuietly([program("secretlint", "bin", "secretlint.js"), "--no-glob", ...some]);
    if (result.failed > 0) return result;
  }
  return { passed: 1, failed: 0, skipped: 0 };
}

/** Counts of Node's own runner, from the lines at its end: `# pass 12` or `ℹ pass 12`. */
async function runNodeTests() {
  const counts = { pass: 0, fail: 0, skipped: 0, cancelled: 0 };
  const lines = [];
  const { code } = await runNode([...WATCH_FLAGS, "--test", "--test-reporter=spec", "bin/*.test.mjs"], {
    onLine: (line) => {
      lines.push(line);
      const [, name, count] = /^(?:#|ℹ) (pass|fail|skipped|cancelled) (\d+)$/.exec(line) ?? [];
      if (name) counts[name] = Number(count);
    },
  });
  if (code !== 0 || counts.pass === 0) process.stdout.write(`${lines.join("\n")}\n`);
  const failed = counts.fail + counts.cancelled;
  return {
    passed: counts.pass,
    failed: minOneIf(code !== 0 || counts.pass === 0, failed),
    skipped: counts.skipped,
  };
}

const minOneIf = (isBad, count) => (isBad ? Math.max(1, count) : count);

/**
 * @param {string} project of `vitest.config.ts`
 * @param {string[]} flags more flags for Vitest
 */
async function runVitest(project, ...flags) {
  const folder = mkdtempSync(join(tmpdir(), "fanvise-check-"));
  const file = join(folder, "tests.json");
  try {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const { code } = await runNode([
      program("vitest", "vitest.mjs"),
      "run",
      "--project",
      project,
      ...flags,
      ...reporters,
    ]);
    if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
    const report = JSON.parse(readFileSync(file, "utf8"));
    // A file that cannot be loaded has no tests to fail; it counts as one.
    const broken = report.testResults.filter((one) => one.status === "failed" && one.assertionResults.length === 0);
    const failed = report.numFailedTests + broken.length;
    const hasRun = report.numPassedTests > 0;
    return {
      passed: report.numPassedTests,
      failed: minOneIf(code !== 0 || !hasRun, failed),
      skipped: report.numPendingTests + report.numTodoTests,
      names: failedNames(report, broken),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A line for each test that failed, and for each file that could not be loaded, with its first words of why. */
function failedNames({ testResults }, broken) {
  const line = (file, name, why = "") =>
    `FAILED ${relative(projectRoot, file)}: ${name}${why === "" ? "" : ` (${why.split("\n")[0].slice(0, WHY_LENGTH)})`}`;
  const tests = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ title, failureMessages }) => line(file, title, failureMessages[0])),
  );
  return [...broken.map(({ name, message }) => line(name, "could not be loaded", message)), ...tests];
}

const PARTS = {
  style: {
    is: "format and lint (Biome)",
    run: () => runQuietly([program("@biomejs", "biome", "bin", "biome"), "check"]),
  },
  types: { is: "types (tsc)", run: checkTypes },
  imports: {
    is: "import directions",
    run: () =>
      runQuietly([
        program("dependency-cruiser", "bin", "dependency-cruiser.mjs"),
        "src",
        "--config",
        ".dependency-cruiser.cjs",
      ]),
  },
  unused: {
    is: "nothing unused (knip)",
    run: () => runQuietly([program("knip", "bin", "knip.js"), "--no-progress", "--no-config-hints"]),
  },
  secrets: { is: "no secrets (secretlint)", run: checkSecrets },
  start: { is: "set-up and start", run: runNodeTests },
  unit: { is: "tests without I/O (Vitest)", run: () => runVitest("unit") },
  integration: { is: "tests with database and servers (Vitest)", run: () => runVitest("integration") },
  coverage: {
    is: "lines that tests without I/O run (Vitest)",
    run: () => runVitest("unit", "--coverage"),
    isLeftOut: true,
  },
  slow: { is: "fits, backtests, proofs' own tests (Vitest)", run: () => runVitest("slow"), isLeftOut: true },
};
const USUAL_PARTS = Object.keys(PARTS).filter((name) => !PARTS[name].isLeftOut);

function outcomeOf({ passed, failed, skipped }) {
  if (passed + failed === 1 && skipped === 0) return failed === 0 ? "ok" : "FAILED";
  return `${failed === 0 ? "ok" : "FAILED"}, ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

async function main(names) {
  await setUp();
  const unknown = names.filter((name) => !(name in PARTS));
  if (unknown.length > 0)
    throw new SetupFailed(`No part ${unknown.join(", ")}. There are: ${Object.keys(PARTS).join(", ")}.`);
  const summary = [];
  const failures = [];
  const total = { passed: 0, failed: 0 };
  for (const name of names.length > 0 ? names : USUAL_PARTS) {
    const part = PARTS[name];
    const beganAt = performance.now();
    process.stdout.write(`${part.is}…\n`);
    const result = await part.run();
    total.passed += result.passed;
    total.failed += result.failed;
    failures.push(...(result.names ?? []));
    const line = `${part.is.padEnd(26)} ${outcomeOf(result)} (${seconds(performance.now() - beganAt)})`;
    summary.push(line);
  }
  for (const line of failures.slice(0, NAMES_AT_THE_END)) process.stdout.write(`\n${line}`);
  process.stdout.write(`\n${summary.join("\n")}\n${total.passed} passed, ${total.failed} failed\n`);
  return total.failed === 0;
}

try {
  if (!(await main(process.argv.slice(2)))) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof SetupFailed || error instanceof Stopped)) throw error;
  process.stderr.write(`${error.message || "Stopped."}\n`);
  process.exitCode = 1;
}
