/** Threads, runs, the log of each run, and what they cost. */
import type { Kysely } from "kysely";
import type { Language } from "@/contract/conversation/intent";
import { storable } from "../parameters";
import type { Schema } from "../schema";
import { createRunEvents } from "./run-events";
import { createRunSignals } from "./run-signals";
import { createRunTables } from "./run-tables";

export type { RunRow } from "./run-tables";

export type ThreadKind = "chat" | "optimizer";
type ThreadRow = { threadId: string; connectionId: string; teamId: number; title: string; language: Language };

const TITLE_CHARS = 80;

export type ConversationTables = ReturnType<typeof createConversationTables>;

export function createConversationTables(db: Kysely<Schema>) {
  return { ...createOwnedThreads(db), ...createRunTables(db), ...createRunSignals(db), ...createRunEvents(db) };
}

function createOwnedThreads(db: Kysely<Schema>) {
  return {
    /** @returns `false` when the id is already taken, by any user. */
    async createThread(thread: ThreadRow & { ownerId: string; kind?: ThreadKind }): Promise<boolean> {
      const made = await db
        .insertInto("threads")
        .values({
          id: thread.threadId,
          owner_id: thread.ownerId,
          connection_id: thread.connectionId,
          team_id: thread.teamId,
          title: storable(thread.title.slice(0, TITLE_CHARS)),
          language: thread.language,
          kind: thread.kind ?? "chat",
        })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .returning("id")
        .executeTakeFirst();
      return made !== undefined;
    },

    /** `undefined` for a thread that does not exist or belongs to someone else: the response is the same. */
    async findThread(
      ownerId: string,
      threadId: string,
    ): Promise<(ThreadRow & { kind: ThreadKind; isPinned: boolean }) | undefined> {
      const row = await db
        .selectFrom("threads")
        .select(["id", "connection_id", "team_id", "title", "language", "kind", "pinned_at"])
        .where("id", "=", threadId)
        .where("owner_id", "=", ownerId)
        .executeTakeFirst();
      return (
        row && {
          threadId: row.id,
          connectionId: row.connection_id,
          teamId: row.team_id,
          title: row.title,
          language: asLanguage(row.language),
          kind: asKind(row.kind),
          isPinned: row.pinned_at !== null,
        }
      );
    },
  };
}

// Check constraints of the tables hold these to the listed words.
const asKind = (kind: string) => kind as ThreadKind;
const asLanguage = (language: string) => language as Language;
