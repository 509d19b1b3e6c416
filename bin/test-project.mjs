/**
 * A small project for tests of the files in this folder: copies of them, a stand-in for npm that only notes its calls,
 * and a stand-in for Next that builds and serves at once.
 */
import { spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { carriedNode, projectRoot } from "./project-node.mjs";

const LOCK = JSON.stringify({ packages: { "": {}, "node_modules/next": { version: "16.0.0" } } });

const NPM = `
import { appendFileSync, mkdirSync, writeFileSync, copyFileSync } from "node:fs";
appendFileSync("npm-calls", process.argv[2] + "\\n");
if (process.env.NPM_FAILS) { console.error("npm error: no such package"); process.exit(1); }
await new Promise((resume) => setTimeout(resume, 300));
for (const bin of ["next", "tsx", "vitest", "biome", "tsc", "depcruise"]) {
  mkdirSync("node_modules/.bin", { recursive: true });
  writeFileSync("node_modules/.bin/" + bin, "");
}
mkdirSync("node_modules/next", { recursive: true });
copyFileSync("package-lock.json", "node_modules/.package-lock.json");
`;

const NEXT = `
const { appendFileSync, mkdirSync, writeFileSync } = require("node:fs");
const { createServer } = require("node:http");
const [command, , host, , port] = process.argv.slice(2);
appendFileSync("next-calls", command + "\\n");
if (command === "build") {
  if (process.env.BUILD_FAILS) { console.error("Type error in page.tsx"); process.exit(1); }
  mkdirSync(".next", { recursive: true });
  writeFileSync(".next/BUILD_ID", String(Math.random()));
} else {
  console.log("Next banner");
  console.log("[fanvise] Preparing the database");
  if (process.env.START_FAILS) { console.error("the data directory is in use"); process.exit(7); }
  let answers = 0;
  createServer((request, response) => { response.statusCode = ++answers < 3 ? 503 : 200; response.end(); }).listen(port, host);
  process.on("SIGTERM", () => { console.log("[fanvise] Database closed"); process.exit(0); });
}
`;

/** A folder that looks like a fresh clone. `installed` makes it one in which someone ran \`npm ci\`. */
export function makeProject({ installed }) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "fanvise-bin-")));
  const write = (path, text) => {
    mkdirSync(join(root, path, ".."), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  cpSync(join(projectRoot, "bin"), join(root, "bin"), { recursive: true });
  write("package.json", "{}");
  write("package-lock.json", LOCK);
  write("tsconfig.json", "{}");
  write("src/page.tsx", "export {};");
  write("npm-cli.js", "");
  write("stand-in/npm-cli.js", "import('../npm.mjs');");
  write("npm.mjs", NPM);
  if (installed) {
    for (const bin of ["next", "tsx", "vitest", "biome", "tsc", "depcruise"]) write(`node_modules/.bin/${bin}`, "");
    write("node_modules/.package-lock.json", LOCK);
    write("node_modules/next/dist/bin/next", NEXT);
    // Where the machine's own Node is old, the project is taken for one that already has its own.
    const node = carriedNode(root);
    mkdirSync(join(node, ".."), { recursive: true });
    symlinkSync(process.execPath, node);
    symlinkSync(process.execPath, join(root, "node_modules", ".bin", "node"));
  }
  const lines = (name) =>
    existsSync(join(root, name)) ? readFileSync(join(root, name), "utf8").trim().split("\n") : [];
  return {
    root,
    write,
    npmCalls: () => lines("npm-calls"),
    nextCalls: () => lines("next-calls"),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Starts one of the project's files. `until(text)` waits until its output holds the text, `ended` for its end. */
export function run(project, file, env = {}) {
  const { npm_lifecycle_event: _, FANVISE_LOG_LEVEL: __, ...outer } = process.env;
  const child = spawn(process.execPath, [join(project.root, "bin", file)], {
    cwd: project.root,
    env: { ...outer, npm_execpath: join(project.root, "stand-in", "npm-cli.js"), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const seen = { output: "" };
  const watchers = new Set();
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      seen.output += chunk;
      for (const watch of watchers) watch();
    });
  const ended = new Promise((resolve) => child.once("close", (code) => resolve({ code, output: seen.output })));
  const until = (text) =>
    new Promise((resolve, reject) => {
      const watch = () => seen.output.includes(text) && resolve();
      watchers.add(watch);
      watch();
      ended.then(() => reject(new Error(`ended without "${text}": ${seen.output}`)));
    });
  return { child, ended, until };
}

/** A port that was free a moment ago. */
export async function freePort() {
  const server = createServer();
  await new Promise((resume) => server.listen(0, "127.0.0.1", resume));
  const { port } = server.address();
  await new Promise((resume) => server.close(resume));
  return String(port);
}
