/** Pages of the audit log, on both homes. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DATABASE_BACKENDS, type RunningDatabase } from "#test/database";
import { auditOutput } from "@/contract/account/audit";
import { createAuditTable, recordAudit } from "@/db/account/audit";
import { createConnectionTables } from "@/db/account/connections";
import type { Database } from "@/db/database";
import { createAuditService } from "./audit.service";

const ANN = "a0000000-0000-4000-8000-00000000000a";
const BEN = "b0000000-0000-4000-8000-00000000000b";

describe.each(DATABASE_BACKENDS.map((product) => [product.name, product] as const))(
  "a person's audit log, %s",
  (_, product) => {
    describe.skipIf(!product.isPresent)("with seven acts among another's", () => {
      let running: RunningDatabase;
      let database: Database;

      beforeAll(async () => {
        running = await product.start();
        database = await running.openMigrated();
        for (const person of [ANN, BEN]) await createConnectionTables(database.kysely).ensureProfile(person);
        for (let at = 1; at <= 7; at += 1) {
          for (const ownerId of [ANN, BEN]) {
            const act = { ownerId, action: "token.create" as const, subjectId: `${at}`, detail: { label: ownerId } };
            await database.kysely.transaction().execute((trx) => recordAudit(trx, act));
          }
        }
      });
      afterAll(async () => {
        await database.close();
        await running.stop();
      });

      it.each([
        [3, [3, 3, 1]],
        [7, [7]],
        [1, [1, 1, 1, 1, 1, 1, 1]],
        [100, [7]],
      ])("comes in pages of %i, newest first, each entry once and none of another's", async (limit, sizes) => {
        const audit = createAuditService({ table: createAuditTable(database.kysely) });
        const pages: string[][] = [];
        let cursor: string | undefined;
        do {
          const page = auditOutput.parse(await audit.list(ANN, { cursor, limit }));
          expect(page.entries.every(({ detail }) => detail.label === ANN)).toBe(true);
          pages.push(page.entries.map(({ subject }) => subject.id));
          cursor = page.nextCursor ?? undefined;
        } while (cursor !== undefined);
        expect(pages.map((page) => page.length)).toEqual(sizes);
        expect(pages.flat()).toEqual(["7", "6", "5", "4", "3", "2", "1"]);
      });

      it("is empty behind its end, and for somebody who did nothing", async () => {
        const audit = createAuditService({ table: createAuditTable(database.kysely) });
        const nothing = { entries: [], nextCursor: null };
        expect(await audit.list(ANN, { cursor: "0", limit: 5 })).toEqual(nothing);
        expect(await audit.list("c0000000-0000-4000-8000-00000000000c", { limit: 5 })).toEqual(nothing);
      });
    });
  },
);
