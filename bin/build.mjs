/**
 * Builds the app for production.
 *
 *     node bin/build.mjs
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isBuilt, recordBuild } from "./app-build.mjs";
import { runNode, Stopped } from "./child.mjs";
import { oneAtATime } from "./one-at-a-time.mjs";
import { projectRoot } from "./project-node.mjs";
import { beginStep } from "./steps.mjs";

export const nextProgram = join(projectRoot, "node_modules", "next", "dist", "bin", "next");

/** The build did not succeed; the message is what it printed last. */
export class BuildFailed extends Error {}

async function build(onLine) {
  await recordBuild(projectRoot, async () => {
    const { code, why, lastLines } = await runNode([nextProgram, "build"], { onLine });
    if (code !== 0) throw new BuildFailed(`${lastLines.join("\n")}\nThe build failed (${why}).`);
  });
}

const inTurn = (work) => {
  const wait = () => process.stdout.write("Another process is building the app; waiting for it…\n");
  return oneAtATime(join(projectRoot, ".fanvise", "build"), wait, work);
};

/** Builds when the sources changed since the last build. Throws `BuildFailed` or `Stopped`. */
export async function buildWhenNeeded() {
  if (isBuilt(projectRoot)) return;
  await inTurn(async () => {
    if (isBuilt(projectRoot)) return;
    const step = beginStep("Building the app (about half a minute)");
    try {
      await build(() => {});
    } catch (error) {
      step.end();
      throw error;
    }
    step.end("App built");
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await inTurn(() => build());
  } catch (error) {
    if (!(error instanceof BuildFailed || error instanceof Stopped)) throw error;
    process.exitCode = 1;
  }
}
