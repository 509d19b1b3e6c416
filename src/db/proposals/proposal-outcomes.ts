/**
 * Outcomes of approved proposals: verified against the league until they show, then settled by the points they
 * delivered.
 */
import type { ExpressionBuilder, Kysely } from "kysely";
import type { ProposalStatus } from "@/domain/proposals/proposal";
import { toJson } from "../parameters";
import type { Schema } from "../schema";
import { inTurn, outdateDependents } from "./proposal-rivals";
import { type AfterDecision, fromRow, moveOn, NO_ID, type ProposalBasis, type StoredProposal } from "./proposal-rows";
import { isOpenToUndo } from "./proposal-undo";

/** An approved proposal with how often the league was read for it. */
export type VerifiedProposal = StoredProposal & {
  attempts: number;
  /** Verification attempts on the move's day or later, when the league could already show it. */
  attemptsOnDay: number;
  /** The approval's own time before the first. */
  lastAttemptAt: string;
};

export type VerificationRecord = {
  proposal: Pick<StoredProposal, "proposalId" | "ownerId" | "connectionId" | "threadId">;
  attempt: number;
  at: string;
  result: "seen" | "too_early" | "not_yet" | "unreadable" | "not_seen";
  detail: string | null;
  verdict: "verified" | "not_seen" | null;
};

export type Settlement = {
  proposalId: string;
  ownerId: string;
  claimed: number;
  /** `null` when it cannot be counted. */
  delivered: number | null;
  unit: string;
  /** Result of the matchup: won 1, tied 0.5, lost 0; `null` without an opponent. */
  result: number | null;
};

export type SettledProposal = {
  status: ProposalStatus;
  claimed: number;
  delivered: number | null;
  unit: string;
  stated: number | null;
  result: number | null;
};

/** No decision on the proposal can be undone any more. */
export const isPastUndo = ({ not, exists, selectFrom }: ExpressionBuilder<Schema, "proposals">) =>
  not(
    exists(
      selectFrom("decisions")
        .select("proposal_id")
        .whereRef("decisions.proposal_id", "=", "proposals.id")
        .where(isOpenToUndo),
    ),
  );

export function createOutcomeTables(db: Kysely<Schema>) {
  return {
    /** Verification and outcome by proposal id; proposals without either are left out. */
    async afterDecision(ids: readonly string[]): Promise<Map<string, AfterDecision>> {
      if (ids.length === 0) return new Map();
      const [open, verifications, outcomes] = await Promise.all([
        db
          .selectFrom("decisions")
          .select(["proposal_id", "undo_until"])
          .where("proposal_id", "in", [...ids])
          .where(isOpenToUndo)
          .execute(),
        db
          .selectFrom("verifications")
          .selectAll()
          .where("proposal_id", "in", [...ids])
          .orderBy("attempt")
          .execute(),
        db
          .selectFrom("outcomes")
          .selectAll()
          .where("proposal_id", "in", [...ids])
          .execute(),
      ]);
      const after = new Map<string, AfterDecision>();
      const add = (id: string, change: Partial<AfterDecision>) =>
        after.set(id, { verification: null, outcome: null, undoUntil: null, ...after.get(id), ...change });
      for (const { proposal_id: id, undo_until } of open) add(id, { undoUntil: undo_until });
      for (const { proposal_id: id, result, checked_at, attempt, detail } of verifications) {
        add(id, { verification: { result, checkedAt: checked_at, attempts: attempt, detail } });
      }
      for (const { proposal_id: id, claimed, delivered, unit } of outcomes) {
        add(id, { outcome: { claimed, delivered, unit } });
      }
      return after;
    },

    /**
     * Approved ones that were not seen yet and can no longer be undone, those looked at longest ago first.
     *
     * @param connectionId of this league alone.
     */
    async awaitingVerification(connectionId?: string): Promise<VerifiedProposal[]> {
      const rows = await db
        .selectFrom("proposals")
        .selectAll()
        .where("status", "=", "approved")
        .$if(connectionId !== undefined, (query) => query.where("connection_id", "=", connectionId ?? NO_ID))
        .where(isPastUndo)
        .execute();
      const attempts = await db
        .selectFrom("verifications")
        .select(["proposal_id", "checked_at", "result"])
        .where("proposal_id", "in", [...rows.map(({ id }) => id), NO_ID])
        .execute();
      const byProposal = Map.groupBy(attempts, ({ proposal_id }) => proposal_id);
      return rows
        .map((row) => {
          const own = byProposal.get(row.id) ?? [];
          const lastAttemptAt = own.reduce(
            (last, attempt) => (attempt.checked_at > last ? attempt.checked_at : last),
            row.status_changed_at,
          );
          const attemptsOnDay = own.filter(({ result }) => result === "not_yet").length;
          return { ...fromRow(row), attempts: own.length, attemptsOnDay, lastAttemptAt };
        })
        .sort((a, b) => a.lastAttemptAt.localeCompare(b.lastAttemptAt));
    },

    /**
     * Stores one verification attempt, the resulting status, and the proposals it invalidates; all or none. The same
     * attempt by a second server changes nothing.
     */
    async recordAttempt({ proposal, attempt, at, result, detail, verdict }: VerificationRecord): Promise<void> {
      await db.transaction().execute(async (trx) => {
        if (verdict === "not_seen") await inTurn(trx, proposal.connectionId, proposal.threadId);
        const isFirst = await trx
          .insertInto("verifications")
          .values({
            proposal_id: proposal.proposalId,
            owner_id: proposal.ownerId,
            attempt,
            checked_at: at,
            result,
            detail,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning("attempt")
          .executeTakeFirst();
        if (!isFirst || !verdict) return;
        await moveOn(trx, [proposal.proposalId], verdict, detail);
        if (verdict === "not_seen") await outdateDependents(trx, [proposal.proposalId], "move.parent_gone");
      });
    },

    /** Proposals of earlier matchups whose outcome is not counted yet; superseded ones never were anybody's advice. */
    async unsettled(connectionId: string, before: number): Promise<StoredProposal[]> {
      const rows = await db
        .selectFrom("proposals")
        .selectAll()
        .where("connection_id", "=", connectionId)
        .where("matchup_period", "<", before)
        .where("status", "<>", "superseded")
        .where((where) =>
          where.not(
            where.exists(
              where.selectFrom("outcomes").select("proposal_id").whereRef("outcomes.proposal_id", "=", "proposals.id"),
            ),
          ),
        )
        .orderBy("created_at")
        .limit(100)
        .execute();
      return rows.map(fromRow);
    },

    /** Counted once. */
    async settle(outcome: Settlement): Promise<void> {
      await db
        .insertInto("outcomes")
        .values({
          proposal_id: outcome.proposalId,
          owner_id: outcome.ownerId,
          claimed: outcome.claimed,
          delivered: outcome.delivered,
          unit: outcome.unit,
          detail: toJson({ result: outcome.result }),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** Everything counted of a person, with what was decided. */
    async settled(ownerId: string): Promise<SettledProposal[]> {
      const rows = await db
        .selectFrom("outcomes")
        .innerJoin("proposals", "proposals.id", "outcomes.proposal_id")
        .select(["proposals.status", "proposals.basis", "outcomes.claimed", "outcomes.delivered", "outcomes.unit"])
        .select("outcomes.detail")
        .where("outcomes.owner_id", "=", ownerId)
        .execute();
      return rows.map((row) => ({
        status: row.status as ProposalStatus,
        claimed: row.claimed,
        delivered: row.delivered,
        unit: row.unit,
        stated: (row.basis as unknown as ProposalBasis).winProbability,
        result: (row.detail as { result: number | null }).result, // written by `settle` alone
      }));
    },
  };
}
