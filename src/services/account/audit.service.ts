/** A person's own audit log, in pages. */
import type { AuditOutput } from "@/contract/account/audit";
import type { AuditTable } from "@/db/account/audit";

export type AuditService = {
  /** Newest first. @param page.cursor the `nextCursor` of the page before, a number in digits. */
  list(personId: string, page: { cursor?: string | undefined; limit: number }): Promise<AuditOutput>;
};

export function createAuditService({ table }: { table: AuditTable }): AuditService {
  return {
    async list(personId, { cursor, limit }) {
      const before = cursor === undefined ? undefined : Number(cursor);
      // One more than is shown tells whether there is another page.
      const found = await table.list(personId, { before, limit: limit + 1 });
      const shown = found.slice(0, limit);
      return {
        entries: shown.map(({ at, action, subjectKind, subjectId, requestId, detail }) => ({
          at,
          action,
          requestId,
          detail,
          subject: { kind: subjectKind, id: subjectId },
        })),
        nextCursor: found.length > limit ? String(shown.at(-1)?.entryId) : null,
      };
    },
  };
}
