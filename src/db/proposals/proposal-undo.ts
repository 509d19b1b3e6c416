/**
 * The one step back: an approval or a decline undone within its window, in the transaction of the request.
 *
 * The decision stays as a row with `undone_at`; the card is pending again. Approvals that build on it are undone with
 * it, and cards that it outdated come back where they still stand.
 */
import { type ExpressionBuilder, sql, type Transaction } from "kysely";
import { AGREED_STATUSES, type ProposalStatus, type StatusReason } from "@/domain/proposals/proposal";
import { recordAudit } from "../account/audit";
import type { Schema } from "../schema";
import { outdateDependents, type ProposalTeam, settleRivals } from "./proposal-rivals";
import { fromRow, moveOn, NO_ID, type StoredProposal } from "./proposal-rows";

/** Statuses of a card that others may build on. */
export const STANDS: ReadonlySet<ProposalStatus> = new Set(["pending", "approved", "verified"]);

/** SQL condition: the decision is in force and its undo window is open, by the database's clock after every lock. */
export const isOpenToUndo = sql<boolean>`(undone_at is null and undo_until > clock_timestamp())`;

type Undone = { proposal: StoredProposal; action: string; decidedAt: string; outdatedIds: readonly string[] };

/**
 * @param ofThread the thread's proposals, locked by the caller.
 * @returns the ids of all cards that changed; `null` when the window closed meanwhile: the transaction must then be
 * rolled back.
 */
export async function undoDecision(
  trx: Transaction<Schema>,
  proposal: StoredProposal,
  ofThread: ReadonlyMap<string, StoredProposal>,
  leagueNow: string,
): Promise<string[] | null> {
  const undone = await takeBack(trx, withApprovedDependents(proposal, ofThread));
  if (undone === null) return null;
  const changed = undone.map((each) => each.proposal.proposalId);
  const since = undone.map(({ decidedAt }) => decidedAt).reduce((first, at) => (at < first ? at : first));
  // A plan made since may move the same players: the card that the person goes back to takes its place.
  const backAgain = undone.map((each) => each.proposal);
  changed.push(
    ...(await settleRivals(trx, proposal, backAgain, {
      status: "outdated",
      reason: "move.undone_elsewhere",
      createdAfter: since,
    })),
  );
  changed.push(...(await bringBack(trx, { undone, since, leagueNow })));
  changed.push(...(await outdateFallen(trx, backAgain, since)));
  await recordAudit(
    trx,
    ...undone.map(({ proposal: { ownerId, proposalId, threadId, content }, action }) => ({
      ownerId,
      action: "proposal.undo" as const,
      subjectId: proposalId,
      detail: { threadId, kind: content.kind, effectiveDay: content.effectiveDay, undoes: action },
    })),
  );
  return [...new Set(changed)];
}

/** The card, and approved ones that build on it, however far: a later approval's window ends later. */
function withApprovedDependents(
  proposal: StoredProposal,
  ofThread: ReadonlyMap<string, StoredProposal>,
): Map<string, StoredProposal> {
  const found = new Map([[proposal.proposalId, proposal]]);
  if (proposal.status !== "approved") return found;
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const each of ofThread.values())
      if (each.status === "approved" && each.dependsOn.some((id) => found.has(id))) found.set(each.proposalId, each);
  }
  return found;
}

async function takeBack(
  trx: Transaction<Schema>,
  proposals: ReadonlyMap<string, StoredProposal>,
): Promise<Undone[] | null> {
  const ids = [...proposals.keys()];
  const rows = await trx
    .updateTable("decisions")
    .set({ undone_at: sql`now()` })
    .where("proposal_id", "in", ids)
    .where(isOpenToUndo)
    .returning(["proposal_id", "action", "decided_at", "outdated_ids"])
    .execute();
  const moved = await trx
    .updateTable("proposals")
    .set({ status: "pending", status_reason: null, status_changed_at: sql`now()` })
    .where("id", "in", rows.map((row) => row.proposal_id).concat(NO_ID))
    .where("status", "in", ["approved", "declined"])
    .returning("id")
    .execute();
  if (moved.length < ids.length) return null;
  return rows.flatMap((row) => {
    const proposal = proposals.get(row.proposal_id);
    return proposal ? [{ proposal, action: row.action, decidedAt: row.decided_at, outdatedIds: row.outdated_ids }] : [];
  });
}

/**
 * Cards that the undone decisions outdated, those that still stand: in time, with what they build on, and without a
 * newer rival.
 */
async function bringBack(
  trx: Transaction<Schema>,
  { undone, since, leagueNow }: { undone: readonly Undone[]; since: string; leagueNow: string },
): Promise<string[]> {
  const back: string[] = [];
  const ids = [...new Set(undone.flatMap(({ outdatedIds }) => outdatedIds))];
  for (let isMoreToFind = ids.length > 0; isMoreToFind; ) {
    isMoreToFind = false;
    const rows = await trx
      .selectFrom("proposals")
      .selectAll()
      .where("id", "in", ids)
      .where("status", "=", "outdated")
      .where("expires_at", ">", leagueNow)
      .orderBy("created_at")
      .orderBy("rank")
      .forUpdate()
      .execute();
    for (const card of rows.map(fromRow)) {
      if (!(await hasGround(trx, card)) || (await newerRival(trx, card, since, ids))) continue;
      await trx
        .updateTable("proposals")
        .set({ status: "pending", status_reason: null, status_changed_at: sql`now()` })
        .where("id", "=", card.proposalId)
        .execute();
      back.push(card.proposalId);
      // Others may build on it.
      isMoreToFind = true;
    }
  }
  return back;
}

/** Outdates the restored pending cards that another decision has invalidated meanwhile. */
async function outdateFallen(trx: Transaction<Schema>, cards: readonly StoredProposal[], since: string) {
  const fallen: string[] = [];
  for (const card of cards) {
    const ofOwn = cards.map(({ proposalId }) => proposalId);
    const reason: StatusReason | null = !(await hasGround(trx, card))
      ? "move.parent_gone"
      : (await newerRival(trx, card, since, ofOwn))
        ? "move.rival_approved"
        : null;
    if (reason === null) continue;
    await moveOn(trx, [card.proposalId], "outdated", reason);
    fallen.push(card.proposalId);
    fallen.push(...(await outdateDependents(trx, [card.proposalId], "move.parent_gone")));
  }
  return fallen;
}

async function hasGround(trx: Transaction<Schema>, { dependsOn }: StoredProposal): Promise<boolean> {
  if (dependsOn.length === 0) return true;
  const rows = await trx
    .selectFrom("proposals")
    .select("status")
    .where("id", "in", [...dependsOn])
    .execute();
  return rows.length === dependsOn.length && rows.every(({ status }) => STANDS.has(status as ProposalStatus));
}

/** Another move of the same players that was approved or proposed since. */
async function newerRival(
  trx: Transaction<Schema>,
  card: StoredProposal & ProposalTeam,
  since: string,
  except: readonly string[],
): Promise<boolean> {
  const { drop, add, kind } = card.content;
  if (kind !== "move") return false;
  const approvedSince = ({ selectFrom }: ExpressionBuilder<Schema, "proposals">) =>
    selectFrom("decisions")
      .select("decisions.proposal_id")
      .whereRef("decisions.proposal_id", "=", "proposals.id")
      .where("decisions.undone_at", "is", null)
      .where("decisions.action", "=", "approve")
      .where("decisions.decided_at", ">", since);
  const row = await trx
    .selectFrom("proposals")
    .select("id")
    .where("owner_id", "=", card.ownerId)
    .where("connection_id", "=", card.connectionId)
    .where("team_id", "=", card.teamId)
    .where("kind", "=", "move")
    .where("id", "not in", [...except, card.proposalId])
    .where(({ or, eb }) =>
      or([eb("drop_player_id", "=", drop?.playerId ?? null), eb("add_player_id", "=", add?.playerId ?? null)]),
    )
    .where((eb) =>
      eb.or([
        eb.and([eb("status", "in", AGREED_STATUSES), eb.exists(approvedSince(eb))]),
        eb.and([eb("status", "=", "pending"), eb("created_at", ">", since)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
