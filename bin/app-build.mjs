/**
 * The production build, made only when the sources are not those of the last one.
 *
 * Contents are compared, not times, since a checkout or a copy changes the times of files that it does not change.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FOLDERS = ["src", "public"];
const FILES = /^(package-lock\.json|next\.config\..+|postcss\.config\..+)$/;
/** Read by a page, though not of its folders. */
const BESIDE = ["fanvise_eval/scoreboard.json"];
const NOT_BUILT = /\.(test\.tsx?|md)$/;

const readText = (path) => {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  }
};

function sourceFiles(root) {
  const inFolders = FOLDERS.flatMap((folder) => {
    try {
      return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !NOT_BUILT.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name));
    } catch (error) {
      if (error.code === "ENOENT") return [];
      throw error;
    }
  });
  const atRoot = readdirSync(root).filter((name) => FILES.test(name));
  const beside = BESIDE.filter((name) => existsSync(join(root, name)));
  return [...inFolders, ...[...atRoot, ...beside].map((name) => join(root, name))].sort();
}

/** Hash of everything the build reads, names and contents. */
export function hashSources(root) {
  const hash = createHash("sha256");
  for (const path of sourceFiles(root)) {
    const content = readFileSync(path);
    hash.update(`${path.slice(root.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

const stampPath = (root) => join(root, ".next", "fanvise-build.json");
const buildIdOf = (root) => readText(join(root, ".next", "BUILD_ID"));
const settingsOf = (root) => readText(join(root, "tsconfig.json")) ?? "";

/** Whether `.next` holds a finished build of the sources as they are. */
export function isBuilt(root) {
  const stamp = readText(stampPath(root));
  const buildId = buildIdOf(root);
  if (stamp === undefined || buildId === undefined) return false;
  const { sources, settings, build } = JSON.parse(stamp);
  return build === buildId && settings === settingsOf(root) && sources === hashSources(root);
}

/**
 * Runs `work`, which builds, and remembers what was built.
 *
 * Sources are hashed before, so that an edit during the build counts as a change; tsconfig.json afterward, because the
 * first build of Next rewrites it.
 */
export async function recordBuild(root, work) {
  const sources = hashSources(root);
  await work();
  const stamp = { sources, settings: settingsOf(root), build: buildIdOf(root) };
  writeFileSync(stampPath(root), JSON.stringify(stamp));
}
