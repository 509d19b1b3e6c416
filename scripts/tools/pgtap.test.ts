/** The pgTAP files are those of the matrix, hold on a real Postgres, and can fail. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres15, type TestPostgres } from "#test/postgres";
import { pgtapFiles } from "../../supabase/row-security/pgtap";
import { hasPgtap, runPgtap, testsDir } from "./pgtap";

it("supabase/tests is what the matrix gives (else run: npm run pgtap -- --write)", () => {
  const files = pgtapFiles();
  expect(readdirSync(testsDir).sort()).toEqual(Object.keys(files).sort());
  for (const [name, text] of Object.entries(files)) expect(readFileSync(join(testsDir, name), "utf8")).toBe(text);
});

describe.skipIf(!hasPgtap)(`pgTAP${hasPgtap ? "" : " (SKIPPED: it is not installed)"}`, () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startPostgres15();
  });
  afterAll(() => server.stop());

  const planned = Object.values(pgtapFiles()).reduce(
    (sum, text) => sum + Number(/select plan\((\d+)\)/.exec(text)?.[1]),
    0,
  );

  it.each([
    ["a plain Postgres", { isLikeSupabase: false }],
    ["a Postgres with Supabase's grants", { isLikeSupabase: true }],
  ])("holds on %s", async (_, options) => {
    const { passed, failed } = await runPgtap(server, `like_supabase_${options.isLikeSupabase}`, options);
    expect({ passed, failed }).toEqual({ passed: planned, failed: 0 });
  });

  it.each([
    ["a dropped policy", "drop policy threads_read_own on threads"],
    ["an opened policy", "alter policy runs_read_own on runs using (true)"],
    ["a table without row level security", "alter table api_tokens disable row level security"],
    ["a column too many", "grant select (token_sha256) on api_tokens to authenticated"],
    ["a schema that is open", "grant usage on schema pgboss to authenticated"],
  ])("fails on %s", async (name, change) => {
    expect((await runPgtap(server, name.replaceAll(" ", "_"), { change })).failed).toBeGreaterThan(0);
  });
});
