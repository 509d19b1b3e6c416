/** Proposals as the database keeps them and as the product knows them, and the one way in which their status moves. */
import { type Kysely, type Selectable, sql } from "kysely";
import type { CardContent, ProposalCard } from "@/contract/planning/card";
import type { MoveInputs } from "@/domain/proposals/declined-move";
import type { Premises, ProposalStatus } from "@/domain/proposals/proposal";
import type { NewAuditEntry } from "../account/audit";
import { toJson } from "../parameters";
import type { Schema } from "../schema";

/** Basis of the claimed gain, for counting what was delivered. Starts by player id and scoring period. */
export type ProposalBasis = {
  gained: readonly { playerId: number; period: number }[];
  lost: readonly { playerId: number; period: number }[];
  /** Claimed gain, in the unit. */
  claimed: number;
  unit: "points" | "category value";
  /** The chance to win that was stated with the move made; `null` without an opponent. */
  winProbability: number | null;
  /** Inputs the move was valued on. Absent in proposals of earlier versions. */
  inputs?: MoveInputs;
};

export type NewProposal = {
  proposalId: string;
  ownerId: string;
  threadId: string;
  runId: string | null;
  connectionId: string;
  teamId: number;
  dependsOn: readonly string[];
  content: CardContent;
  premises: Premises;
  basis: ProposalBasis;
  matchupPeriod: number;
  /** "sha256:…" of the premises. */
  preconditions: string;
  /** League time, ISO 8601. */
  expiresAt: string;
  replaces: string | null;
};

export type StoredProposal = NewProposal & {
  status: ProposalStatus;
  statusReason: string | null;
  createdAt: string;
  statusChangedAt: string;
  handoffOpenedAt: string | null;
};

/** An empty list is no list in SQL. */
export const NO_ID = "00000000-0000-0000-0000-000000000000";

/** Only where the status may still move: the trigger refuses the rest, so it is not asked. */
export async function moveOn(
  db: Kysely<Schema>,
  ids: readonly string[],
  status: ProposalStatus,
  reason: string | null,
): Promise<{ id: string; owner_id: string; thread_id: string }[]> {
  if (ids.length === 0) return [];
  const from = status === "verified" || status === "not_seen" ? "approved" : "pending";
  return db
    .updateTable("proposals")
    .set({ status, status_reason: reason, status_changed_at: sql`now()` })
    .where("id", "in", [...ids])
    .where("status", "=", from)
    .returning(["id", "owner_id", "thread_id"])
    .execute();
}

export const expiry = (ownerId: string, proposalId: string, threadId: string): NewAuditEntry => ({
  ownerId,
  action: "proposal.expire",
  subjectId: proposalId,
  detail: { threadId },
});

export const asStored = (proposal: NewProposal, at: string): StoredProposal => ({
  ...proposal,
  status: "pending",
  statusReason: null,
  createdAt: at,
  statusChangedAt: at,
  handoffOpenedAt: null,
});

export function toRow(proposal: NewProposal) {
  const { content, premises } = proposal;
  return {
    id: proposal.proposalId,
    owner_id: proposal.ownerId,
    thread_id: proposal.threadId,
    run_id: proposal.runId,
    connection_id: proposal.connectionId,
    team_id: proposal.teamId,
    kind: content.kind,
    rank: content.rank,
    drop_player_id: content.drop?.playerId ?? null,
    add_player_id: content.add?.playerId ?? null,
    effective_day: content.effectiveDay,
    depends_on: [...proposal.dependsOn],
    card: toJson(content),
    premises: toJson(premises),
    basis: toJson(proposal.basis),
    matchup_period: proposal.matchupPeriod,
    preconditions: proposal.preconditions,
    expires_at: proposal.expiresAt,
    replaces: proposal.replaces,
  };
}

export function fromRow(row: Selectable<Schema["proposals"]>): StoredProposal {
  return {
    proposalId: row.id,
    ownerId: row.owner_id,
    threadId: row.thread_id,
    runId: row.run_id,
    connectionId: row.connection_id,
    teamId: row.team_id,
    dependsOn: row.depends_on,
    matchupPeriod: row.matchup_period,
    // These are written by `toRow` alone.
    basis: row.basis as unknown as ProposalBasis,
    content: row.card as unknown as CardContent,
    premises: row.premises as unknown as Premises,
    preconditions: row.preconditions,
    expiresAt: row.expires_at,
    replaces: row.replaces,
    status: row.status as ProposalStatus, // checked by the table
    statusReason: row.status_reason,
    createdAt: row.created_at,
    statusChangedAt: row.status_changed_at,
    handoffOpenedAt: row.handoff_opened_at,
  };
}

/** State of a card after its decision. */
export type AfterDecision = Pick<ProposalCard, "verification" | "outcome"> & { undoUntil: string | null };

/** The card as people and programs see it. */
export const asCard = (proposal: StoredProposal, after: AfterDecision): ProposalCard => ({
  ...proposal.content,
  // The ESPN steps are shown only once the undo window is over.
  handoff: after.undoUntil === null ? proposal.content.handoff : null,
  proposalId: proposal.proposalId,
  threadId: proposal.threadId,
  dependsOn: [...proposal.dependsOn],
  status: proposal.status,
  statusReason: proposal.statusReason,
  replaces: proposal.replaces,
  connectionId: proposal.connectionId,
  teamId: proposal.teamId,
  createdAt: proposal.createdAt,
  statusChangedAt: proposal.statusChangedAt,
  expiresAt: proposal.expiresAt,
  preconditions: proposal.preconditions,
  isHandoffOpened: proposal.handoffOpenedAt !== null,
  ...after,
});
