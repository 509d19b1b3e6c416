/** API tokens on both homes of the database: shown once, in force until revoked or expired, at most twenty. */
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DATABASE_BACKENDS, type RunningDatabase } from "#test/database";
import { MAX_TOKENS, tokenRequest } from "@/contract/account/api-token";
import { createApiTokenTable } from "@/db/account/api-tokens";
import { createConnectionTables } from "@/db/account/connections";
import type { Database } from "@/db/database";
import { type ApiTokenService, createApiTokenService } from "./api-tokens.service";

const ANN = "a0000000-0000-4000-8000-00000000000a";
const BEN = "b0000000-0000-4000-8000-00000000000b";
const START = Date.parse("2026-03-01T12:00:00.000Z");
const DAY_MS = 86_400_000;
const ask = (body: object = {}) => tokenRequest.parse({ label: "a program", ...body });

describe.each(DATABASE_BACKENDS.map((product) => [product.name, product] as const))("API tokens, %s", (_, product) => {
  describe.skipIf(!product.isPresent)("of two people", () => {
    let running: RunningDatabase;
    let database: Database;
    let tokens: ApiTokenService;
    let now = START;

    beforeAll(async () => {
      running = await product.start();
      database = await running.openMigrated();
      for (const person of [ANN, BEN]) await createConnectionTables(database.kysely).ensureProfile(person);
      tokens = createApiTokenService({ table: createApiTokenTable(database.kysely), systemClock: { now: () => now } });
    });
    afterAll(async () => {
      await database.close();
      await running.stop();
    });

    const clear = () => database.pool.query("delete from api_tokens");

    it("signs its owner in with its scopes, and keeps nothing that would let another in", async () => {
      const made = await tokens.create(ANN, ask({ scopes: ["chat", "read", "chat"] }));
      expect(made.token).toMatch(/^fv_[\w-]{43}$/);
      expect(await tokens.signIn(made.token)).toEqual({ personId: ANN, scopes: ["chat", "read"] });
      const { rows } = await database.pool.query("select * from api_tokens");
      expect(JSON.stringify(rows)).not.toContain(made.token.slice(3));
      expect(JSON.stringify(await tokens.list(ANN))).not.toMatch(/sha256|fv_/);
      expect((await tokens.create(ANN, ask())).token).not.toBe(made.token);
      await clear();
    });

    it("says the same nothing to every token that is not in force", async () => {
      const made = await tokens.create(ANN, ask({ expiresInDays: 1 }));
      const others = [
        `fv_${randomBytes(32).toString("base64url")}`,
        made.token.slice(0, -1),
        `${made.token}x`,
        made.token.toUpperCase(),
        "fv_",
        `fv_${"'; drop table api_tokens; --".padEnd(43, "x")}`,
      ];
      for (const other of others) expect(await tokens.signIn(other)).toBeUndefined();
      now = START + DAY_MS - 1;
      expect(await tokens.signIn(made.token)).toBeDefined();
      now = START + DAY_MS;
      expect(await tokens.signIn(made.token)).toBeUndefined();
      now = START;
      expect(await tokens.revoke(BEN, made.tokenId)).toBe(false);
      expect(await tokens.signIn(made.token)).toBeDefined();
      expect(await tokens.revoke(ANN, made.tokenId)).toBe(true);
      expect(await tokens.signIn(made.token)).toBeUndefined();
      expect(await tokens.revoke(ANN, made.tokenId)).toBe(false);
    });

    it("notes the last use to the minute", async () => {
      const { token } = await tokens.create(ANN, ask());
      const lastUsed = async () => (await tokens.list(ANN))[0]?.lastUsedAt;
      expect(await lastUsed()).toBeNull();
      await tokens.signIn(token);
      expect(await lastUsed()).toBe("2026-03-01T12:00:00.000Z");
      now = START + 59_999;
      await tokens.signIn(token);
      expect(await lastUsed()).toBe("2026-03-01T12:00:00.000Z");
      now = START + 60_000;
      await tokens.signIn(token);
      expect(await lastUsed()).toBe("2026-03-01T12:01:00.000Z");
      now = START;
      await clear();
    });

    // Two tabs, or a script that asks at once for many, must not get past the limit.
    it("gives one person at most twenty, however many are asked for at once", async () => {
      const made = await Promise.allSettled(
        Array.from({ length: MAX_TOKENS + 5 }, () => tokens.create(ANN, ask({ expiresInDays: 1 }))),
      );
      const refused = made.flatMap((each) => (each.status === "rejected" ? [each.reason.code] : []));
      expect(refused).toEqual(Array(5).fill("token.too_many"));
      expect(await tokens.list(ANN)).toHaveLength(MAX_TOKENS);
      expect(await tokens.create(BEN, ask())).toMatchObject({ label: "a program" });
      // Expired ones make place.
      now = START + DAY_MS;
      await tokens.create(ANN, ask());
      expect(await tokens.list(ANN)).toHaveLength(1);
      now = START;
      await clear();
    });
  });
});
