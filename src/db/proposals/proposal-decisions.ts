/**
 * The one transaction in which a person's decision is made.
 *
 * A decision is a row, one of a proposal that was not undone, and a status that a trigger only lets forward, or back by
 * an undo; so whatever a program or two of them believe, it is made once. Rows of a run are locked together, in one
 * order, because a decision on one changes what may be decided on another.
 */
import { type Kysely, sql, type Transaction } from "kysely";
import type { CardEdit } from "@/contract/planning/card";
import type { RestedOn } from "@/domain/proposals/declined-move";
import {
  type AtUndo,
  type DecisionAction,
  type StatusReason,
  UNDO_WINDOW_SECONDS,
  verdictOn,
  verdictOnUndo,
} from "@/domain/proposals/proposal";
import { recordAudit } from "../account/audit";
import { storable, toJson } from "../parameters";
import type { Schema } from "../schema";
import { inTurnOfThread, outdateDependents, settleRivals } from "./proposal-rivals";
import { asStored, expiry, fromRow, moveOn, type NewProposal, type StoredProposal, toRow } from "./proposal-rows";
import { isOpenToUndo, STANDS, undoDecision } from "./proposal-undo";

export type Decision = {
  proposalId: string;
  action: DecisionAction | "undo";
  reason: string | null;
  edit: CardEdit | null;
  /** Replacement created by an edit. */
  replacement: NewProposal | null;
  /** The premise that does not hold any more, in words. */
  broken: string | null;
  /** Inputs a declined move rested on. */
  restedOn?: RestedOn | null;
};

type Refusal =
  | "missing"
  | "expired"
  | "outdated"
  | "decided otherwise"
  | "depends on another"
  | "undo_over"
  | "nothing_to_undo"
  /** The key was used for another request. */
  | "another body";

export type DecisionsOutcome =
  | { kind: "decided"; proposalIds: readonly string[]; isRepeated: boolean }
  | { kind: "refused"; proposalId: string | null; because: Refusal; detail: string | null };

export type DecideRequest = {
  ownerId: string;
  threadId: string;
  idempotencyKey: string;
  requestSha256: string;
  leagueNow: string;
  decisions: readonly Decision[];
};

/**
 * All of a request or nothing of it. A pending one that is expired or outdated is marked so even when the request is
 * refused.
 */
export async function decideProposals(db: Kysely<Schema>, request: DecideRequest): Promise<DecisionsOutcome> {
  const first = await decideOnce(db, request);
  if (first.kind === "decided" || (await isMarked(db, request, first))) return first;
  // It was decided between the refusal and the mark: the answer follows from that decision.
  return decideOnce(db, request);
}

/** Carries a refusal out of the transaction, which it ends without a trace. */
class Refused extends Error {
  constructor(
    readonly proposalId: string | null,
    readonly because: Refusal,
    readonly detail: string | null = null,
  ) {
    super(because);
  }
}

async function decideOnce(db: Kysely<Schema>, request: DecideRequest): Promise<DecisionsOutcome> {
  try {
    return await db.transaction().execute((trx) => decideWithin(trx, request));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { proposalId, because, detail } = error;
    return { kind: "refused", proposalId, because, detail };
  }
}

/** Marks a pending one as what it was refused for. `false` where it was pending then and is not any more. */
async function isMarked(
  db: Kysely<Schema>,
  { ownerId, threadId }: DecideRequest,
  { proposalId, because, detail }: Extract<DecisionsOutcome, { kind: "refused" }>,
): Promise<boolean> {
  if (proposalId === null || (because !== "expired" && because !== "outdated")) return true;
  await db.transaction().execute(async (trx) => {
    await inTurnOfThread(trx, ownerId, threadId);
    const [moved] = await moveOn(trx, [proposalId], because, detail);
    if (moved) await outdateDependents(trx, [proposalId], "move.parent_gone");
    if (moved && because === "expired") await recordAudit(trx, expiry(moved.owner_id, moved.id, moved.thread_id));
  });
  const row = await db.selectFrom("proposals").select("status").where("id", "=", proposalId).executeTakeFirst();
  return row?.status === because;
}

async function decideWithin(trx: Transaction<Schema>, request: DecideRequest): Promise<DecisionsOutcome> {
  const { ownerId, threadId, idempotencyKey, requestSha256 } = request;
  // Waits for a request with the same key that is still being decided.
  const isFirst = await trx
    .insertInto("decision_requests")
    .values({ owner_id: ownerId, idempotency_key: idempotencyKey, request_sha256: requestSha256 })
    .onConflict((conflict) => conflict.doNothing())
    .returning("owner_id")
    .executeTakeFirst();
  if (!isFirst) {
    const earlier = await trx
      .selectFrom("decision_requests")
      .select(["request_sha256", "proposal_ids"])
      .where("owner_id", "=", ownerId)
      .where("idempotency_key", "=", idempotencyKey)
      .executeTakeFirstOrThrow();
    if (earlier.request_sha256 !== requestSha256) throw new Refused(null, "another body");
    return { kind: "decided", proposalIds: earlier.proposal_ids, isRepeated: true };
  }
  await inTurnOfThread(trx, ownerId, threadId);
  const rows = await trx
    .selectFrom("proposals")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .where("thread_id", "=", threadId)
    .orderBy("id")
    .forUpdate()
    .execute();
  const proposals = new Map(rows.map((row) => [row.id, fromRow(row)]));
  const touched: string[] = [];
  for (const decision of request.decisions) {
    const made = await decisionsOn(trx, request, decision.proposalId);
    touched.push(
      ...(decision.action === "undo"
        ? await undoOne(trx, request, decision.proposalId, proposals, made)
        : await decideOne(trx, request, { ...decision, action: decision.action }, proposals, made)),
    );
  }
  const proposalIds = [...new Set(touched)];
  await trx
    .updateTable("decision_requests")
    .set({ proposal_ids: proposalIds })
    .where("owner_id", "=", ownerId)
    .where("idempotency_key", "=", idempotencyKey)
    .execute();
  return { kind: "decided", proposalIds, isRepeated: false };
}

type Made = { readonly action: DecisionAction; readonly isUndone: boolean; readonly isOpenToUndo: boolean };

/** In the order in which they were made; at most the last one stands. */
async function decisionsOn(
  trx: Transaction<Schema>,
  { ownerId }: DecideRequest,
  proposalId: string,
): Promise<readonly Made[]> {
  const rows = await trx
    .selectFrom("decisions")
    .select(["action", "undone_at", isOpenToUndo.as("is_open")])
    .where("owner_id", "=", ownerId)
    .where("proposal_id", "=", proposalId)
    .orderBy("attempt")
    .execute();
  return rows.map((row) => ({
    action: row.action as DecisionAction, // checked by the table
    isUndone: row.undone_at !== null,
    isOpenToUndo: row.is_open === true,
  }));
}

/** @returns the ids whose cards the answer shows. */
async function undoOne(
  trx: Transaction<Schema>,
  request: DecideRequest,
  proposalId: string,
  proposals: Map<string, StoredProposal>,
  made: readonly Made[],
): Promise<string[]> {
  const proposal = proposals.get(proposalId);
  if (!proposal) throw new Refused(proposalId, "missing");
  const last = made.at(-1);
  const at: AtUndo = {
    status: proposal.status,
    standing: last && !last.isUndone ? last : null,
    wasUndone: last?.isUndone === true,
  };
  const verdict = verdictOnUndo(at);
  if (verdict.kind === "refuse") throw new Refused(proposalId, verdict.because);
  if (verdict.kind === "repeat") return [proposalId];
  const changed = await undoDecision(trx, proposal, proposals, request.leagueNow);
  if (changed === null) throw new Refused(proposalId, "undo_over");
  await reread(trx, proposals, changed);
  return changed;
}

/** @returns the ids whose cards the answer shows. */
async function decideOne(
  trx: Transaction<Schema>,
  request: DecideRequest,
  decision: Decision & { action: DecisionAction },
  proposals: Map<string, StoredProposal>,
  made: readonly Made[],
): Promise<string[]> {
  const { proposalId, action, replacement } = decision;
  const proposal = proposals.get(proposalId);
  if (!proposal) throw new Refused(proposalId, "missing");
  const verdict = verdictOn(action, {
    status: proposal.status,
    decided: made.find(({ isUndone }) => !isUndone)?.action ?? null,
    isExpired: proposal.expiresAt <= request.leagueNow,
    dependencies: proposal.dependsOn.map((id) => proposals.get(id)?.status ?? "outdated"),
    isHandoffOpened: proposal.handoffOpenedAt !== null,
  });
  const replacementId = [...proposals.values()].find((each) => each.replaces === proposalId)?.proposalId;
  if (verdict.kind === "refuse") throw new Refused(proposalId, verdict.because, proposal.statusReason);
  if (verdict.kind === "repeat") return [proposalId, ...(replacementId ? [replacementId] : [])];
  // A declined one needs no premise; a withdrawn one is valued again in what takes its place.
  if (verdict.kind === "apply" && action !== "decline" && decision.broken !== null) {
    throw new Refused(proposalId, "outdated", decision.broken);
  }
  const shown = [proposalId];
  /** Who is taken by the decision. */
  let taking: (Pick<NewProposal, "content"> & { proposalId: string }) | null = action === "approve" ? proposal : null;
  if (verdict.kind === "apply") {
    await trx
      .insertInto("decisions")
      .values({
        proposal_id: proposalId,
        owner_id: request.ownerId,
        attempt: made.length + 1,
        action,
        reason: decision.reason === null ? null : storable(decision.reason),
        edit: decision.edit === null ? null : toJson(decision.edit),
        idempotency_key: request.idempotencyKey,
        rested_on: action === "decline" && decision.restedOn ? toJson(decision.restedOn) : null,
        undo_until: action === "edit" ? null : sql<string>`now() + ${UNDO_WINDOW_SECONDS}::int * interval '1 second'`,
      })
      .execute();
    await moveOn(trx, [proposalId], verdict.to, null);
  } else {
    await moveOn(trx, [proposalId], "not_seen", WITHDRAWN);
    await trx
      .updateTable("decisions")
      .set({ undo_until: null })
      .where("proposal_id", "=", proposalId)
      .where("undone_at", "is", null)
      .execute();
    await trx
      .insertInto("verifications")
      .values({ proposal_id: proposalId, owner_id: request.ownerId, attempt: 1, result: "withdrawn" })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  if (action === "edit") {
    if (!replacement) throw new TypeError("an edit comes with what takes its place");
    await trx.insertInto("proposals").values(toRow(replacement)).execute();
    proposals.set(replacement.proposalId, asStored(replacement, request.leagueNow));
    shown.push(replacement.proposalId);
    // It may take the place of an approved one that outlived what it built on.
    const gone = replacement.dependsOn.filter((id) => !STANDS.has(proposals.get(id)?.status ?? "outdated"));
    await outdateDependents(trx, gone, "move.parent_gone");
    if (gone.length === 0) taking = replacement;
  }
  const outdated: string[] = [];
  if (action !== "approve") outdated.push(...(await outdateDependents(trx, [proposalId], BUILT_ON[action])));
  if (taking && action !== "decline") {
    outdated.push(...(await settleRivals(trx, proposal, [taking], { status: "outdated", reason: RIVALLED[action] })));
  }
  if (verdict.kind === "apply" && outdated.length > 0) {
    await trx
      .updateTable("decisions")
      .set({ outdated_ids: outdated })
      .where("proposal_id", "=", proposalId)
      .where("undone_at", "is", null)
      .execute();
  }
  shown.push(...outdated);
  await reread(trx, proposals, shown);
  await recordAudit(trx, {
    ownerId: request.ownerId,
    action: `proposal.${action}`,
    subjectId: proposalId,
    detail: {
      threadId: request.threadId,
      kind: proposal.content.kind,
      effectiveDay: proposal.content.effectiveDay,
      dropPlayerId: proposal.content.drop?.playerId ?? null,
      addPlayerId: proposal.content.add?.playerId ?? null,
      ...(verdict.kind === "apply" ? {} : { withdraws: "approval" }),
      ...(replacement && action === "edit" ? { replacedBy: replacement.proposalId } : {}),
    },
  });
  return shown;
}

const WITHDRAWN: StatusReason = "move.withdrawn";
const BUILT_ON = {
  decline: "move.parent_declined",
  edit: "move.parent_changed",
} as const satisfies Partial<Record<DecisionAction, StatusReason>>;
const RIVALLED = {
  approve: "move.rival_approved",
  edit: "move.rival_changed",
} as const satisfies Partial<Record<DecisionAction, StatusReason>>;

/** Reads the thread's proposals after the decision, for the next decision of the request. */
async function reread(
  trx: Transaction<Schema>,
  proposals: Map<string, StoredProposal>,
  ids: readonly string[],
): Promise<void> {
  const rows = await trx
    .selectFrom("proposals")
    .selectAll()
    .where("id", "in", [...ids])
    .execute();
  for (const row of rows) if (proposals.has(row.id)) proposals.set(row.id, fromRow(row));
}
