/** `npm start` builds when needed, says when the server answers, and leaves nothing behind. */
import assert from "node:assert/strict";
import { readFileSync, utimesSync } from "node:fs";
import { get } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { after, afterEach, before, test } from "node:test";
import { freePort, makeProject, run } from "./test-project.mjs";

let project;
let running;
before(() => {
  project = makeProject({ installed: true });
});
afterEach(() => running?.child.kill("SIGKILL"));
after(() => project.remove());

const builds = () => project.nextCalls().filter((call) => call === "build").length;

/** One whole life of the server: started, ready, asked to end. */
async function startAndStop(env = {}) {
  const port = await freePort();
  running = run(project, "start.mjs", { PORT: port, ...env });
  await running.until(`FanVise is ready: http://127.0.0.1:${port} (`);
  running.child.kill("SIGTERM");
  return { ...(await running.ended), port };
}

const isAnswering = (port) =>
  new Promise((resolve) => {
    const request = get(`http://127.0.0.1:${port}`, (response) => resolve(response.resume() !== undefined));
    request.once("error", () => resolve(false));
  });

test("the first start builds, the second does not, and neither does one after new file times", async () => {
  assert.match((await startAndStop()).output, /Building the app/);
  assert.doesNotMatch((await startAndStop()).output, /Building/);
  utimesSync(join(project.root, "src", "page.tsx"), 1, 1);
  await startAndStop();
  assert.equal(builds(), 1);
});

test("a changed source, a new file and changed settings are built; a changed test is not", async () => {
  await startAndStop();
  const before = builds();
  const changes = { "src/page.tsx": "export const a = 1;", "src/new.ts": "", "tsconfig.json": '{ "a": 1 }' };
  for (const [path, text] of Object.entries(changes)) {
    project.write(path, text);
    await startAndStop();
  }
  project.write("src/page.test.tsx", "");
  await startAndStop();
  assert.equal(builds() - before, 3);
});

test("steps of the server are shown, its other lines are not, unless asked for", async () => {
  const { output } = await startAndStop();
  assert.match(output, /^Preparing the database$/m);
  assert.doesNotMatch(output, /Next banner/);
  assert.match((await startAndStop({ FANVISE_LOG_LEVEL: "debug" })).output, /Next banner/);
});

test("SIGTERM is handed on and waited for", async () => {
  const { code, output, port } = await startAndStop();
  assert.equal(code, 0);
  assert.match(output, /Database closed\nFanVise has stopped\.\n$/);
  assert.equal(await isAnswering(port), false);
});

test("a taken port is named with the remedy, before anything is built", async () => {
  const taken = createServer();
  await new Promise((resume) => taken.listen(0, "127.0.0.1", resume));
  const { port } = taken.address();
  const before = project.nextCalls().length;
  running = run(project, "start.mjs", { PORT: String(port) });
  const { code, output } = await running.ended;
  await new Promise((resume) => taken.close(resume));
  assert.equal(code, 1);
  assert.match(output, new RegExp(`^Port ${port} is already in use\\.`));
  assert.match(output, new RegExp(`PORT=${port + 1} npm start`));
  assert.equal(project.nextCalls().length, before);
});

test("addresses that others can reach, and ports that are none, are refused", async () => {
  const refused = [
    [{ HOST: "0.0.0.0" }, /sign-in is not configured/],
    [{ HOST: "::" }, /sign-in is not configured/],
    [{ HOST: "127.evil.example" }, /sign-in is not configured/],
    [{ PORT: "0" }, /PORT must be a number from 1 to 65535/],
    [{ PORT: "80a" }, /PORT must be a number/],
  ];
  for (const [env, reason] of refused) {
    running = run(project, "start.mjs", { PORT: "65535", ...env });
    const { code, output } = await running.ended;
    assert.equal(code, 1);
    assert.match(output, reason);
  }
});

test("a server that ends by itself takes the command with it, its last words shown", async () => {
  running = run(project, "start.mjs", { PORT: await freePort(), START_FAILS: "1" });
  const { code, output } = await running.ended;
  assert.equal(code, 1);
  assert.match(output, /the data directory is in use/);
  assert.match(output, /Next banner\nThe server ended by itself \(exit 7\)\./);
});

test("a build that fails is shown, starts nothing and is tried again", async () => {
  project.write("src/page.tsx", "export const broken = 1;");
  running = run(project, "start.mjs", { PORT: await freePort(), BUILD_FAILS: "1" });
  const { code, output } = await running.ended;
  assert.equal(code, 1);
  assert.match(output, /Type error in page\.tsx\nThe build failed \(exit 1\)\./);
  assert.equal(project.nextCalls().at(-1), "build");
  assert.match((await startAndStop()).output, /Building the app/);
});

test("the build is remembered by the id that Next gave it", async () => {
  await startAndStop();
  const stamp = JSON.parse(readFileSync(join(project.root, ".next", "fanvise-build.json"), "utf8"));
  assert.equal(stamp.build, readFileSync(join(project.root, ".next", "BUILD_ID"), "utf8"));
  project.write(".next/BUILD_ID", "made by someone else");
  assert.match((await startAndStop()).output, /Building the app/);
});
