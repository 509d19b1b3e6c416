/** Proposals: stored, listed, looked for in the league, and settled. How they are decided: `proposal-decisions.ts`. */
import { type Kysely, sql } from "kysely";
import type { StatusReason } from "@/domain/proposals/proposal";
import { recordAudit } from "../account/audit";
import type { Schema } from "../schema";
import { type DecideRequest, decideProposals } from "./proposal-decisions";
import { createProposalLeagues } from "./proposal-leagues";
import { createOutcomeTables, isPastUndo } from "./proposal-outcomes";
import { inTurn, outdateDependents, settleRivals } from "./proposal-rivals";
import { expiry, type NewProposal, type StoredProposal, toRow } from "./proposal-rows";
import { isOpenToUndo } from "./proposal-undo";
import { createStoredProposals } from "./stored-proposals";

const NOBODY_DECIDED: StatusReason = "move.not_decided";

export type ProposalTables = ReturnType<typeof createProposalTables>;

export function createProposalTables(db: Kysely<Schema>) {
  return {
    ...createStoredProposals(db),
    ...createProposalLeagues(db),
    ...createProposalChanges(db),
    ...createOutcomeTables(db),
    decide: (request: DecideRequest) => decideProposals(db, request),
  };
}

/** What changes stored proposals beside the person's decisions and what was seen of their outcome. */
function createProposalChanges(db: Kysely<Schema>) {
  return {
    /**
     * Stores those of one run that are not stored yet: a node that runs again stores nothing twice. They take the place
     * of what earlier runs have waiting of the same players.
     */
    async store(proposals: readonly NewProposal[]): Promise<void> {
      const [first] = proposals;
      if (!first) return;
      await db.transaction().execute(async (trx) => {
        await inTurn(trx, first.connectionId, first.threadId);
        const rows = await trx
          .insertInto("proposals")
          .values(proposals.map(toRow))
          .onConflict((conflict) => conflict.column("id").doNothing())
          .returning("id")
          .execute();
        const stored = new Set(rows.map(({ id }) => id));
        await settleRivals(
          trx,
          first,
          proposals.filter(({ proposalId }) => stored.has(proposalId)),
          { status: "superseded", reason: "move.newer_plan", exceptThread: first.threadId },
        );
      });
    },

    /** Pending ones whose time has come by the league's clock, and what builds on them. @returns the threads of the former. */
    expire: (connectionId: string, leagueNow: string): Promise<string[]> =>
      db.transaction().execute(async (trx) => {
        await inTurn(trx, connectionId);
        const rows = await trx
          .updateTable("proposals")
          .set({ status: "expired", status_changed_at: sql`now()`, status_reason: NOBODY_DECIDED })
          .where("connection_id", "=", connectionId)
          .where("status", "=", "pending")
          .where("expires_at", "<=", leagueNow)
          .returning(["id", "owner_id", "thread_id"])
          .execute();
        const ids = rows.map(({ id }) => id);
        await outdateDependents(trx, ids, "move.parent_gone");
        await recordAudit(trx, ...rows.map((row) => expiry(row.owner_id, row.id, row.thread_id)));
        return [...new Set(rows.map((row) => row.thread_id))];
      }),

    async noteHandoffOpened(ownerId: string, proposalId: string): Promise<"noted" | "undo_open" | "missing"> {
      const approved = db
        .selectFrom("proposals")
        .select("id")
        .where("owner_id", "=", ownerId)
        .where("id", "=", proposalId)
        .where("status", "in", ["approved", "verified", "not_seen"]);
      const noted = await db
        .updateTable("proposals")
        .set({ handoff_opened_at: sql`coalesce(handoff_opened_at, now())` })
        .where("id", "in", approved)
        .where(isPastUndo)
        .returning("id")
        .executeTakeFirst();
      if (noted) return "noted";
      return (await approved.executeTakeFirst()) ? "undo_open" : "missing";
    },

    /** Ends the undo windows of one league early: its day is about to be moved, and what was approved is made first. */
    closeUndo: (connectionId: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await inTurn(trx, connectionId);
        await trx
          .updateTable("decisions")
          .set({ undo_until: sql`clock_timestamp()` })
          .where(isOpenToUndo)
          .where("proposal_id", "in", (query) =>
            query.selectFrom("proposals").select("id").where("connection_id", "=", connectionId),
          )
          .execute();
      }),

    /** Is the approval final? Waits for an undo in progress, so that an executed move cannot be undone. */
    mayCarryOut: ({
      connectionId,
      proposalId,
    }: Pick<StoredProposal, "connectionId" | "proposalId">): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        await inTurn(trx, connectionId);
        const row = await trx
          .selectFrom("proposals")
          .select("status")
          .where("id", "=", proposalId)
          .where(isPastUndo)
          .executeTakeFirst();
        return row?.status === "approved";
      }),
  };
}
