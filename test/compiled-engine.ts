/**
 * The embedded engine's program, compiled once for a whole process.
 *
 * The runtime finds what it compiled before, and made fast since, by the bytes, in every thread, but only while
 * something still holds it. Opening a product again took 1.3 s of a core without and 0.5 s with it.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

let held: Promise<WebAssembly.Module> | undefined;

/** From the first call to the process's end. */
export async function holdCompiledEngine(): Promise<void> {
  const folder = dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"));
  held ??= readFile(join(folder, "pglite.wasm")).then((program) => WebAssembly.compile(program));
  await held;
}
