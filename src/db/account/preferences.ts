/** Users' preferences for the advice, by league. */
import { type Kysely, sql } from "kysely";
import type { Tone } from "@/contract/account/preferences";
import type { Language } from "@/contract/conversation/intent";
import { type EnginePreferences, NO_PREFERENCES, type Risk } from "@/domain/engine/preferences";
import { playerId } from "@/domain/ids";
import type { Schema } from "../schema";

export type Preferences = EnginePreferences & {
  readonly tone: Tone;
  /** `null`: the language of the question. */
  readonly language: Language | null;
  /** `null` before the first change. */
  readonly updatedAt: string | null;
};

export const USUAL: Preferences = { ...NO_PREFERENCES, tone: "full", language: null, updatedAt: null };

/** Key of stored preferences: one user in one league. */
export type PreferencesKey = { readonly personId: string; readonly connectionId: string };

export type PreferenceTable = ReturnType<typeof createPreferenceTable>;

export function createPreferenceTable(db: Kysely<Schema>) {
  return {
    async read({ personId, connectionId }: PreferencesKey): Promise<Preferences> {
      const row = await db
        .selectFrom("preferences")
        .selectAll()
        .where("connection_id", "=", connectionId)
        .where("owner_id", "=", personId)
        .executeTakeFirst();
      if (!row) return USUAL;
      return {
        untouchables: row.untouchables.map((id) => playerId.parse(Number(id))),
        punts: row.punts,
        risk: row.risk as Risk, // held to the words by a check constraint, as those below
        tone: row.tone as Tone,
        allowKeeperDrops: row.allow_keeper_drops,
        language: row.language as Language | null,
        updatedAt: row.updated_at,
      };
    },

    /** Fields left out stay unchanged. */
    async change({ personId, connectionId }: PreferencesKey, change: Partial<Omit<Preferences, "updatedAt">>) {
      const columns = {
        ...(change.untouchables && { untouchables: [...change.untouchables] }),
        ...(change.punts && { punts: [...change.punts] }),
        ...(change.risk && { risk: change.risk }),
        ...(change.tone && { tone: change.tone }),
        ...(change.allowKeeperDrops !== undefined && { allow_keeper_drops: change.allowKeeperDrops }),
        ...(change.language !== undefined && { language: change.language }),
      };
      await db
        .insertInto("preferences")
        .values({ connection_id: connectionId, owner_id: personId, ...columns })
        .onConflict((conflict) =>
          conflict
            .column("connection_id")
            .doUpdateSet({ ...columns, updated_at: sql`clock_timestamp()` })
            .where("preferences.owner_id", "=", personId),
        )
        .execute();
    },
  };
}
