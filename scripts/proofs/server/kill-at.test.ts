/**
 * The hook of the crash proofs ends a process at the statement it is told, before or after it, and by nothing but
 * SIGKILL.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { KILL_POINTS } from "../decisions/decision-points";

const root = fileURLToPath(new URL("../../../", import.meta.url));
/** Says after each statement how often the engine has counted. */
const PROGRAM = `
  import { mkdtempSync } from "node:fs";
  import { tmpdir } from "node:os";
  import { join } from "node:path";
  import { openThreadedEngine } from "./src/db/embedded/threaded-engine.ts";
  const engine = await openThreadedEngine(mkdtempSync(join(tmpdir(), "fanvise-test-")));
  await engine.exec("create sequence counted");
  setInterval(() => undefined, 1_000);
  process.once("message", async () => {
    for (const name of ["one", "two", "three"]) {
      const { rows } = await engine.query("select nextval('counted') as n, $1::text as name", [name]);
      console.log(name + " " + rows[0].n);
    }
    await engine.exec("begin; select 1");
    await engine.exec("commit");
    console.log("committed");
    process.exit(0);
  });
  process.send("ready");
`;
const LIVES_ON = `setInterval(() => {}, 1000); process.send("ready");`;

async function runArmed(point: object): Promise<{ signal: unknown; lines: string[] }> {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "--import", "./scripts/proofs/server/kill-at.mjs", "--input-type=module", "-e", PROGRAM],
    {
      cwd: root,
      stdio: ["ignore", "pipe", "inherit", "ipc"],
    },
  );
  const lines: string[] = [];
  if (child.stdout) createInterface({ input: child.stdout }).on("line", (line) => lines.push(line));
  const closed = once(child, "close");
  await once(child, "message");
  child.send(point);
  const [, signal] = await closed;
  return { signal, lines };
}

it.each([
  ["before the statement with that value", { at: "before", holds: ["nextval", "two"] }, ["one 1"]],
  [
    "before the commit that follows",
    { at: "before", holds: ["nextval", "two"], nextCommit: true },
    ["one 1", "two 2", "three 3"],
  ],
])("kills %s", async (_, point, texts) => {
  expect(await runArmed(point)).toEqual({ signal: "SIGKILL", lines: texts });
});

it("lets a process be that never comes to the point", async () => {
  const { signal, lines } = await runArmed({ at: "before", holds: ["nextval", "four"] });
  expect(signal).toBeNull();
  expect(lines.at(-1)).toBe("committed");
});

// Else every proof that is cut short leaves servers that hold their ports and directories.
it("ends a process whose proof is gone", async () => {
  const child = spawn(process.execPath, ["--import", "./scripts/proofs/server/kill-at.mjs", "-e", LIVES_ON], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const gone = once(child, "exit");
  await once(child, "message");
  child.disconnect();
  expect((await gone)[1]).toBe("SIGKILL");
});

it("has forty points, each with a name of its own and something to be known by", () => {
  expect(KILL_POINTS).toHaveLength(40);
  expect(new Set(KILL_POINTS.map(({ name }) => name)).size).toBe(40);
  for (const { holds } of KILL_POINTS) expect(holds.join("").length).toBeGreaterThan(5);
});
