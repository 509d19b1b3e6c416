/** The command's options: each does what it says or is refused by its name. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));
const EXAMPLE = fileURLToPath(new URL("./foreign/example.json", import.meta.url));

/** Of a run that ends before it asks anything. */
const refusal = (...options: string[]) =>
  promisify(execFile)(process.execPath, ["--import", "tsx", MAIN, ...options]).then(
    () => ({ code: 0, stderr: "" }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }),
  );

describe("an option that a run cannot honor", () => {
  it.each([
    ["--scoreboard", ["--dataset", EXAMPLE, "--scoreboard"]],
    ["--update-baseline", ["--dataset", EXAMPLE, "--update-baseline"]],
    ["--repeat", ["--dataset", EXAMPLE, "--repeat", "often"]],
    ["world", ["--dataset", EXAMPLE, "--world", "elsewhere"]],
  ])("%s is refused by name: %j", async (name, options) => {
    const { code, stderr } = await refusal(...options);
    expect(code).toBe(2);
    expect(stderr).toContain(name);
  });
});
