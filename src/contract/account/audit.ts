/** A user's actions in the audit log: the body of `/api/audit`. */
import { z } from "zod";

export const AUDIT_PAGE = { limit: 50, most: 100 } as const;

const auditEntry = z.object({
  /** ISO 8601 UTC. */
  at: z.string(),
  /** Such as "proposal.approve", "token.create", "connection.remove". */
  action: z.string(),
  /** Object of the action. */
  subject: z.object({ kind: z.string(), id: z.string() }),
  /** Id of the request that caused the entry; entries of one request share it. `null` for background jobs. */
  requestId: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
});

export const auditOutput = z.object({
  /** Newest first. */
  entries: z.array(auditEntry),
  /** Gives the next page; `null` after the last. */
  nextCursor: z.string().nullable(),
});
export type AuditOutput = z.infer<typeof auditOutput>;
