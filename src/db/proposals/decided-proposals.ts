/** When the person decided which proposal, and what they wrote with it. */
import type { Kysely } from "kysely";
import type { Schema } from "../schema";

export type DecidedProposals = ReturnType<typeof createDecidedProposals>;

export function createDecidedProposals(db: Kysely<Schema>) {
  return {
    /** Decided proposals of the owner by proposal id; undecided ones are left out. */
    async decided(
      ownerId: string,
      ids: readonly string[],
    ): Promise<Map<string, { decidedAt: string; note: string | null }>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom("decisions")
        .select(["proposal_id", "decided_at", "reason"])
        .where("owner_id", "=", ownerId)
        .where("proposal_id", "in", [...ids])
        .execute();
      return new Map(rows.map((row) => [row.proposal_id, { decidedAt: row.decided_at, note: row.reason }]));
    },
  };
}
