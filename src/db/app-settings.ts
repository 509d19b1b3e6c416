/** The server's own settings, such as the day of the demo league's clock. */
import { type Kysely, sql } from "kysely";
import { toJson } from "./parameters";
import type { Schema } from "./schema";

export type AppSettingTable = ReturnType<typeof createAppSettingTable>;

export function createAppSettingTable(db: Kysely<Schema>) {
  return {
    /** The stored value, to be parsed by the caller; `undefined` when never set. */
    async get(key: string): Promise<unknown> {
      const row = await db.selectFrom("app_settings").select("value").where("key", "=", key).executeTakeFirst();
      return row?.value;
    },
    async set(key: string, value: unknown): Promise<void> {
      const content = { value: toJson(value), updated_at: sql<string>`now()` };
      await db
        .insertInto("app_settings")
        .values({ key, ...content })
        .onConflict((conflict) => conflict.column("key").doUpdateSet(content))
        .execute();
    },
  };
}
