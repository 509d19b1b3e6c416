/**
 * Makes the folder ready to run: packages from the lockfile, and a new enough Node where the machine's is too old.
 *
 *     node bin/setup.mjs [--quiet]
 *
 * Every npm script but `sbom` runs it first, so it costs a few milliseconds when nothing is to do. Plain Node from 20
 * on, no packages. Install scripts of packages are never run.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { carriedNode, isNewEnough, machineNode, nodePackage, projectRoot } from "./project-node.mjs";

const NEEDED_BINS = ["next", "tsx", "vitest", "biome", "tsc", "depcruise"];
const NPM_OPTIONS = [
  "--ignore-scripts",
  "--no-audit",
  "--no-fund",
  "--prefer-offline",
  "--include=dev",
  "--loglevel=error",
];

const MAX_LINES = 20;

/** What stops the set-up, said for the person who typed the command. */
export class SetupFailed extends Error {}

const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
};

/** What an installation is known by. npm rewrites its hidden lockfile at every change of `node_modules`. */
function fingerprint(root) {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const hidden = statSync(join(root, "node_modules", ".package-lock.json"), { throwIfNoEntry: false });
  return {
    lock,
    platform: `${process.platform}-${process.arch}`,
    installedMs: hidden ? Math.floor(hidden.mtimeMs) : 0,
  };
}

const stampPath = (root) => join(root, "node_modules", ".fanvise-setup.json");
const hasBins = (root) => NEEDED_BINS.every((name) => existsSync(join(root, "node_modules", ".bin", name)));

function isStamped(root) {
  const stamp = readJson(stampPath(root));
  const now = fingerprint(root);
  return stamp !== undefined && Object.keys(now).every((key) => stamp[key] === now[key]) && hasBins(root);
}

/** Whether someone already installed exactly what the lockfile says, by `npm ci` or `npm install`. */
function isInstalled(root) {
  const requested = readJson(join(root, "package-lock.json"))?.packages ?? {};
  const present = readJson(join(root, "node_modules", ".package-lock.json"))?.packages;
  if (present === undefined || !hasBins(root)) return false;
  return Object.entries(requested).every(([path, entry]) => {
    if (path === "") return true;
    const found = present[path];
    if (found === undefined) return entry.optional === true || entry.devOptional === true;
    return found.version === entry.version && existsSync(join(root, path));
  });
}

function isCarried(root) {
  const node = carriedNode(root);
  return node !== undefined && existsSync(node) && existsSync(join(root, "node_modules", ".bin", "node"));
}

/** The Node package that is missing here, or undefined. Only an old machine needs one. */
async function missingNode(root) {
  const machine = machineNode(root);
  const version = machine === process.execPath ? process.versions.node : await versionOf(machine);
  if (version !== undefined && isNewEnough(version)) return undefined;
  const found = nodePackage();
  if (found === undefined)
    throw new SetupFailed(
      `FanVise needs Node 22.12 or newer. This machine has Node ${version ?? "?"} (${process.platform}-${process.arch}), and npm has ` +
        "no newer Node for it.\nInstall Node 24 from https://nodejs.org and run the same command again.",
    );
  return isCarried(root) ? undefined : found;
}

async function versionOf(node) {
  if (node === undefined) return undefined;
  const { status, stdout } = (await import("node:child_process")).spawnSync(node, ["--version"], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Runs npm on the machine's Node, since the project's own may be what npm replaces. Throws `SetupFailed` with npm's
 * last words.
 */
async function npm(root, args) {
  const { spawn } = await import("node:child_process");
  const cli = process.env.npm_execpath?.endsWith("npm-cli.js") ? process.env.npm_execpath : undefined;
  const node = machineNode(root) ?? process.execPath;
  const [command, first] = cli ? [node, [cli]] : ["npm", []];
  const child = spawn(command, [...first, ...args, ...NPM_OPTIONS], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    shell: !cli && process.platform === "win32",
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += chunk));
  const code = await new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("close", resolve);
  });
  if (code === 0) return;
  // After the reason npm prints its whole manual page of the command.
  const reason = text.trim().split("\n").slice(0, MAX_LINES).join("\n");
  throw new SetupFailed(
    `${reason}\n\nnpm ${args[0]} did not succeed (${code}). Is the npm registry reachable from here?`,
  );
}

async function step(text, ended, quiet, work) {
  const { beginStep } = await import("./steps.mjs");
  const running = quiet ? undefined : beginStep(text, process.stderr);
  try {
    await work();
  } catch (error) {
    running?.end();
    throw error;
  }
  running?.end(ended);
}

async function install(root, quiet) {
  if (!isStamped(root) && !isInstalled(root))
    await step("Installing packages (about half a minute)", "Packages installed", quiet, () => npm(root, ["ci"]));
  const requested = await missingNode(root);
  if (requested !== undefined) {
    const name = `${requested.name}@${requested.version}`;
    const text = `Adding Node ${requested.version}, since this machine's is older than 22.12`;
    await step(text, `Node ${requested.version} added`, quiet, () => npm(root, ["install", "--no-save", name]));
    if (!isNewEnough((await versionOf(carriedNode(root))) ?? "0"))
      throw new SetupFailed(`${name} was installed but does not start here. Install Node 24 from https://nodejs.org.`);
  }
  writeFileSync(stampPath(root), `${JSON.stringify(fingerprint(root))}\n`);
}

/**
 * Makes the project ready; a few milliseconds when it is.
 *
 * @param {{ root?: string, quiet?: boolean }} options progress goes to standard error, so that standard output stays an
 * answer's
 */
export async function setUp({ root = projectRoot, quiet = false } = {}) {
  const hasNode = () => isNewEnough(process.versions.node) || isCarried(root);
  if (isStamped(root) && hasNode()) return;
  await missingNode(root); // a machine that cannot run the app gets its error before anything is downloaded
  const { oneAtATime } = await import("./one-at-a-time.mjs");
  const wait = () => quiet || process.stderr.write("Another process is installing packages; waiting for it…\n");
  await oneAtATime(join(root, ".fanvise", "setup"), wait, () => install(root, quiet));
  adoptHooks(root);
}

/** Commits are looked at by `bin/hooks`, unless the person has hooks of their own, or nobody commits here. */
function adoptHooks(root) {
  if (process.env.CI || !existsSync(join(root, ".git")) || !existsSync(join(root, "bin", "hooks"))) return;
  const git = (...args) => spawnSync("git", ["config", ...args], { cwd: root, stdio: "ignore" }).status;
  if (git("--get", "core.hooksPath") !== 0) git("core.hooksPath", "bin/hooks");
}

async function main() {
  if (Number(process.versions.node.split(".")[0]) < 20) {
    process.stderr.write(
      `FanVise needs Node 20 or newer to begin with; this is ${process.version}. See https://nodejs.org.\n`,
    );
    process.exit(1);
  }
  try {
    await setUp({ quiet: process.argv.includes("--quiet") });
  } catch (error) {
    if (!(error instanceof SetupFailed)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
