/** Whatever rejects or throws with nobody listening fails the run that it happened in. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { projectRoot } from "./project-node.mjs";
import { WATCH_FLAGS } from "./unhandled.mjs";

const folder = mkdtempSync(join(tmpdir(), "fanvise-unhandled-test-"));
after(() => rmSync(folder, { recursive: true, force: true }));
const watch = pathToFileURL(join(projectRoot, "bin", "unhandled.mjs")).href;

function write(name, text) {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

function run(args) {
  const { FANVISE_UNHANDLED_FILE: _, NODE_OPTIONS: __, NODE_TEST_CONTEXT: ___, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: "utf8" });
  return { status, output: stdout + stderr };
}

/** A run that starts one program, which goes on after its error, and ends well. */
const runOf = (child) => `
import { spawnSync } from "node:child_process";
import { watchChildren } from ${JSON.stringify(watch)};
watchChildren();
const { status } = spawnSync(process.execPath, [${JSON.stringify(child)}], { stdio: "inherit" });
console.log("child ended with", status);
process.exit(0);
`;

const GOES_ON = `process.on("unhandledRejection", () => console.log("a server logs it and goes on"));`;

test("a rejection in a program that goes on fails the run that started it", () => {
  const child = write("server.mjs", `${GOES_ON} Promise.reject(new Error("planted"));`);
  const { status, output } = run([write("run.mjs", runOf(child))]);
  assert.match(output, /child ended with 0/);
  assert.match(output, /unhandled rejection in process \d+: Error: planted/);
  assert.equal(status, 1);
});

test("a rejection in the run itself fails it, and ends it as it always does", () => {
  const { status, output } = run([
    write("own.mjs", `import ${JSON.stringify(watch)}; Promise.reject(new Error("planted"));`),
  ]);
  assert.match(output, /1 errors were handled by nobody/);
  assert.equal(status, 1);
});

test("an error thrown out of a timer fails the run though somebody swallows it", () => {
  const swallowed = `process.on("uncaughtException", () => {}); setTimeout(() => { throw new Error("planted"); });`;
  const { status, output } = run([write("run.mjs", runOf(write("timer.mjs", swallowed)))]);
  assert.match(output, /child ended with 0[\s\S]*uncaught exception in process \d+: Error: planted/);
  assert.equal(status, 1);
});

test("a run without such errors ends well, with rejections that are handled late too", () => {
  const late = `process.on("unhandledRejection", () => {}); Promise.reject(new Error("handled")).catch(() => {});`;
  assert.equal(run([write("run.mjs", runOf(write("fine.mjs", late)))]).status, 0);
});

test("Node's own tests fail for a rejection after the last test has ended", () => {
  const text = `import { test } from "node:test"; test("fine", () => { setTimeout(() => Promise.reject(new Error("planted")), 20); });`;
  const { status } = run([...WATCH_FLAGS, "--test", write("late.test.mjs", text)]);
  assert.equal(status, 1);
});

test("Vitest fails for a rejection that no test waits for", () => {
  for (const name of ["src", "test"]) mkdirSync(join(folder, name));
  const planted = `it("is fine", async () => { void Promise.reject(new Error("planted")); await new Promise(setImmediate); });`;
  write("src/planted.test.ts", planted);
  write("test/setup.ts", `import ${JSON.stringify(join(projectRoot, "test", "setup.ts"))};`);
  const vitest = join(projectRoot, "node_modules", "vitest", "vitest.mjs");
  const config = join(projectRoot, "vitest.config.ts");
  const { status, output } = run([vitest, "run", "--config", config, "--globals", "--root", folder]);
  assert.match(output, /1 passed/);
  assert.match(output, /planted/);
  assert.equal(status, 1);
});
