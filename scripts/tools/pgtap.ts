/**
 * Runs the pgTAP files of `supabase/tests` on a throw-away Postgres 15.
 *
 *     npm run pgtap               # on two databases: a plain one, and one with Supabase's grants
 *     npm run pgtap -- --write    # writes the files again, from supabase/row-security
 *
 * Needs Debian's `postgresql` (15), `postgresql-15-pgtap` and `libtap-parser-sourcehandler-pgtap-perl`. The last line
 * is `N passed, N failed`, counting assertions. Exit 1 when one failed or a file did not run to its end.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { hasPostgres15, startPostgres15, type TestPostgres } from "#test/postgres";
import { openDatabase } from "../../src/db/database";
import { migrate } from "../../src/db/migrate";
import { silentLogger } from "../../src/lib/log";
import { pgtapFiles } from "../../supabase/row-security/pgtap";

const supabaseDir = fileURLToPath(new URL("../../supabase", import.meta.url));
export const testsDir = join(supabaseDir, "tests");

export const hasPgtap =
  hasPostgres15 &&
  existsSync("/usr/share/postgresql/15/extension/pgtap.control") &&
  spawnSync("pg_prove", ["--version"]).status === 0;

export type PgtapResult = { readonly passed: number; readonly failed: number; readonly output: string };

/** @param change a statement between the migrations and the tests. */
export async function runPgtap(
  server: TestPostgres,
  name: string,
  { isLikeSupabase = false, change }: { isLikeSupabase?: boolean; change?: string } = {},
): Promise<PgtapResult> {
  const url = await server.createDatabase(name);
  const database = await openDatabase({ url, dataDir: "", log: silentLogger });
  const run = (file: string) => database.pool.query(readFileSync(join(supabaseDir, file), "utf8"));
  await run("prelude.sql");
  if (isLikeSupabase) await run("row-security/supabase-grants.sql");
  await migrate({ pool: database.pool, backend: "postgres", log: silentLogger, supabaseDir });
  if (change !== undefined) await database.pool.query(change);
  await database.close();
  const files = Object.keys(pgtapFiles()).map((file) => join(testsDir, file));
  const { stdout, stderr, status } = spawnSync("pg_prove", ["--verbose", "--dbname", url, ...files], {
    encoding: "utf8",
  });
  const count = (pattern: RegExp) => stdout.match(pattern)?.length ?? 0;
  const [passed, failed] = [count(/^ok \d+/gm), count(/^not ok \d+/gm)];
  // A file that ended early failed, whatever it counted.
  return { passed, failed: status === 0 && passed > 0 ? failed : Math.max(1, failed), output: stdout + stderr };
}

async function main(): Promise<void> {
  if (process.argv.includes("--write")) {
    mkdirSync(testsDir, { recursive: true });
    for (const [name, text] of Object.entries(pgtapFiles())) writeFileSync(join(testsDir, name), text);
    console.log(`wrote ${Object.keys(pgtapFiles()).join(", ")}`);
    return;
  }
  if (!hasPgtap) {
    console.log("SKIPPED: Postgres 15, its pgTAP extension or pg_prove is not installed");
    return;
  }
  const server = await startPostgres15();
  const total = { passed: 0, failed: 0 };
  try {
    for (const isLikeSupabase of [false, true]) {
      const { passed, failed, output } = await runPgtap(server, `pgtap_${isLikeSupabase}`, { isLikeSupabase });
      console.log(
        `${isLikeSupabase ? "with Supabase's grants" : "plain Postgres 15"}: ${passed} passed, ${failed} failed`,
      );
      if (failed > 0) console.log(output.replaceAll(/^ok \d+.*\n/gm, ""));
      total.passed += passed;
      total.failed += failed;
    }
  } finally {
    await server.stop();
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main();
