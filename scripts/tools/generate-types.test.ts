/** The generated types and the schema are the same thing. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import { typesOf } from "./generate-types";

it("src/types/supabase.ts is what the migrations give (else run: tsx scripts/tools/generate-types.ts)", async () => {
  const database = await openTestDatabase();
  const committed = readFileSync(fileURLToPath(new URL("../../src/types/supabase.ts", import.meta.url)), "utf8");
  expect(await typesOf(database.pool)).toBe(committed);
  await database.close();
});
