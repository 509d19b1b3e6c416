/**
 * The audit log: who did what, and when. The table refuses every change; rows go with their person alone.
 *
 * A row is written in the transaction of the act that it tells of, so neither is there without the other.
 */
import type { Kysely, Transaction } from "kysely";
import { currentRequestId } from "@/lib/request-id";
import { toJson } from "../parameters";
import type { Schema } from "../schema";

export type AuditAction =
  | `proposal.${"approve" | "decline" | "edit" | "expire" | "undo"}`
  | `connection.${"create" | "change_team" | "save_login" | "remove_login" | "remove"}`
  | `token.${"create" | "revoke"}`
  | `model_key.${"save" | "remove"}`
  | `share.${"create" | "remove"}`
  | "demo.reset"
  | `account.${"export" | "import" | "ask_deletion" | "keep"}`;

export type NewAuditEntry = {
  ownerId: string;
  action: AuditAction;
  subjectId: string;
  /** Small, and never a secret: the owner reads it, and nobody can take it back. At most 2,000 bytes as JSON. */
  detail: Readonly<Record<string, unknown>>;
};

export type AuditEntry = {
  /** Rises with time. */
  entryId: number;
  /** ISO 8601 UTC. */
  at: string;
  action: string;
  subjectKind: string;
  subjectId: string;
  requestId: string | null;
  detail: Record<string, unknown>;
};

/** In the transaction of the acts themselves. The request is the present one. */
export async function recordAudit(trx: Transaction<Schema>, ...entries: readonly NewAuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await trx
    .insertInto("audit_log")
    .values(
      entries.map(({ ownerId, action, subjectId, detail }) => ({
        owner_id: ownerId,
        action,
        subject_kind: action.slice(0, action.indexOf(".")),
        subject_id: subjectId,
        request_id: currentRequestId() ?? null,
        detail: toJson(detail),
      })),
    )
    .execute();
}

export type AuditTable = ReturnType<typeof createAuditTable>;

export function createAuditTable(db: Kysely<Schema>) {
  return {
    /** Newest first. @param page.before an entry's id: only what is older. */
    async list(ownerId: string, page: { before?: number | undefined; limit: number }): Promise<AuditEntry[]> {
      let query = db.selectFrom("audit_log").selectAll().where("owner_id", "=", ownerId);
      if (page.before !== undefined) query = query.where("id", "<", page.before);
      const rows = await query.orderBy("id", "desc").limit(page.limit).execute();
      return rows.map((row) => ({
        entryId: row.id,
        at: row.at,
        action: row.action,
        subjectKind: row.subject_kind,
        subjectId: row.subject_id,
        requestId: row.request_id,
        detail: row.detail as Record<string, unknown>, // an object, by the table's check
      }));
    },
  };
}
