/**
 * Proposals, and the one transaction in which a person's decision is made.
 *
 * A decision is a unique row and a status that a trigger only lets forward, so whatever a program or two of them believe, it is
 * made once. Rows of a run are locked together, in one order, because a decision on one changes what may be decided on another.
 */
import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { CardContent, CardEdit, ProposalCard } from "@/contract/card";
import { type DecisionAction, type Premises, type ProposalStatus, verdictOn } from "@/domain/proposal";
import { type NewAuditEntry, recordAudit } from "./audit";
import { storable, toJson } from "./parameters";
import type { Schema } from "./schema";

/** What the claim rests on, for counting what it delivered. Starts by player id and scoring period. */
export type ProposalBasis = {
  gained: readonly { playerId: number; period: number }[];
  lost: readonly { playerId: number; period: number }[];
  /** What was claimed, in the unit. */
  claimed: number;
  unit: "points" | "category value";
  /** The chance to win that was stated with the move made; `null` without an opponent. */
  winProbability: number | null;
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

export type Decision = {
  proposalId: string;
  action: DecisionAction;
  reason: string | null;
  edit: CardEdit | null;
  /** What takes its place, with an edit. */
  replacement: NewProposal | null;
  /** The premise that does not hold any more, in words. */
  broken: string | null;
};

export type Refusal =
  | "missing"
  | "expired"
  | "outdated"
  | "decided otherwise"
  | "depends on another"
  /** The key was used for another request. */
  | "another body";

export type DecisionsOutcome =
  | { kind: "decided"; proposalIds: readonly string[]; isRepeated: boolean }
  | { kind: "refused"; proposalId: string | null; because: Refusal; detail: string | null };

/** An approved proposal with how often the league was read for it. */
export type Looked = StoredProposal & {
  looks: number;
  /** Of them, those that could have shown it. */
  looksOnDay: number;
  /** The approval's own time before the first. */
  lastLookAt: string;
};

export type LookRecord = {
  proposal: Pick<StoredProposal, "proposalId" | "ownerId">;
  attempt: number;
  at: string;
  result: "seen" | "too early" | "not yet" | "unreadable" | "not seen";
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
  /** Of the matchup: won 1, tied 0.5, lost 0; `null` without an opponent. */
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

export type ProposalTables = ReturnType<typeof createProposalTables>;

export function createProposalTables(db: Kysely<Schema>) {
  return {
    /** Stores those that are not stored yet: a node that runs again stores nothing twice. */
    async store(proposals: readonly NewProposal[]): Promise<void> {
      if (proposals.length === 0) return;
      await db
        .insertInto("proposals")
        .values(proposals.map(toRow))
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
    },

    /** By rank, replacements after what they replace. Another's thread is an empty one. */
    async ofThread(ownerId: string, threadId: string): Promise<StoredProposal[]> {
      const rows = await db
        .selectFrom("proposals")
        .selectAll()
        .where("owner_id", "=", ownerId)
        .where("thread_id", "=", threadId)
        .orderBy("rank")
        .orderBy("created_at")
        .execute();
      return rows.map(fromRow);
    },

    /** Newest first. */
    async list(
      ownerId: string,
      options: { status?: ProposalStatus | undefined; limit: number },
    ): Promise<StoredProposal[]> {
      let query = db.selectFrom("proposals").selectAll().where("owner_id", "=", ownerId);
      if (options.status) query = query.where("status", "=", options.status);
      const rows = await query.orderBy("created_at", "desc").orderBy("rank").limit(options.limit).execute();
      return rows.map(fromRow);
    },

    /** Pending ones whose time has come by the league's clock. @returns their threads. */
    expire: (connectionId: string, leagueNow: string): Promise<string[]> =>
      db.transaction().execute(async (trx) => {
        const rows = await trx
          .updateTable("proposals")
          .set({ status: "expired", status_changed_at: sql`now()`, status_reason: "nobody decided in time" })
          .where("connection_id", "=", connectionId)
          .where("status", "=", "pending")
          .where("expires_at", "<=", leagueNow)
          .returning(["id", "owner_id", "thread_id"])
          .execute();
        await recordAudit(trx, ...rows.map((row) => expiry(row.owner_id, row.id, row.thread_id)));
        return [...new Set(rows.map((row) => row.thread_id))];
      }),

    async noteHandoffOpened(ownerId: string, proposalId: string): Promise<boolean> {
      const row = await db
        .updateTable("proposals")
        .set({ handoff_opened_at: sql`coalesce(handoff_opened_at, now())` })
        .where("owner_id", "=", ownerId)
        .where("id", "=", proposalId)
        .where("status", "in", ["approved", "verified", "not_seen"])
        .returning("id")
        .executeTakeFirst();
      return row !== undefined;
    },

    /** What became of them after approval, by id; those without any are left out. */
    async afterApproval(ids: readonly string[]): Promise<Map<string, Pick<ProposalCard, "verification" | "outcome">>> {
      if (ids.length === 0) return new Map();
      const [verifications, outcomes] = await Promise.all([
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
      const after = new Map<string, Pick<ProposalCard, "verification" | "outcome">>();
      for (const { proposal_id: id, result, checked_at, attempt, detail } of verifications) {
        after.set(id, { verification: { result, checkedAt: checked_at, attempts: attempt, detail }, outcome: null });
      }
      for (const { proposal_id: id, claimed, delivered, unit } of outcomes) {
        after.set(id, { verification: after.get(id)?.verification ?? null, outcome: { claimed, delivered, unit } });
      }
      return after;
    },

    /** Approved ones that were not seen yet, those looked at longest ago first. */
    async awaitingVerification(): Promise<Looked[]> {
      const rows = await db.selectFrom("proposals").selectAll().where("status", "=", "approved").execute();
      const looks = await db
        .selectFrom("verifications")
        .select(["proposal_id", "checked_at", "result"])
        .where("proposal_id", "in", [...rows.map(({ id }) => id), NO_ID])
        .execute();
      const byProposal = Map.groupBy(looks, ({ proposal_id }) => proposal_id);
      return rows
        .map((row) => {
          const own = byProposal.get(row.id) ?? [];
          const lastLookAt = own.reduce(
            (last, look) => (look.checked_at > last ? look.checked_at : last),
            row.status_changed_at,
          );
          const looksOnDay = own.filter(({ result }) => result === "not yet").length;
          return { ...fromRow(row), looks: own.length, looksOnDay, lastLookAt };
        })
        .sort((a, b) => a.lastLookAt.localeCompare(b.lastLookAt));
    },

    /** One look, and the status it leads to; both or none. A second server's same look changes nothing. */
    async recordLook({ proposal, attempt, at, result, detail, verdict }: LookRecord): Promise<void> {
      await db.transaction().execute(async (trx) => {
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
        if (isFirst && verdict) await moveOn(trx, [proposal.proposalId], verdict, detail);
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

    /** All of a request or nothing of it. A pending one that is expired or outdated is marked so even when the request is refused. */
    async decide(request: {
      ownerId: string;
      threadId: string;
      idempotencyKey: string;
      requestSha256: string;
      leagueNow: string;
      decisions: readonly Decision[];
    }): Promise<DecisionsOutcome> {
      const first = await decideOnce(db, request);
      if (first.kind === "decided" || (await isMarked(db, first))) return first;
      // It was decided between the refusal and the mark: the answer follows from that decision.
      return decideOnce(db, request);
    },
  };
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
  } catch (thrown) {
    if (!(thrown instanceof Refused)) throw thrown;
    const { proposalId, because, detail } = thrown;
    return { kind: "refused", proposalId, because, detail };
  }
}

/** Marks a pending one as what it was refused for. `false` where it was pending then and is not any more. */
async function isMarked(
  db: Kysely<Schema>,
  { proposalId, because, detail }: Extract<DecisionsOutcome, { kind: "refused" }>,
): Promise<boolean> {
  if (proposalId === null || (because !== "expired" && because !== "outdated")) return true;
  await db.transaction().execute(async (trx) => {
    const [moved] = await moveOn(trx, [proposalId], because, detail);
    if (moved && because === "expired") await recordAudit(trx, expiry(moved.owner_id, moved.id, moved.thread_id));
  });
  const row = await db.selectFrom("proposals").select("status").where("id", "=", proposalId).executeTakeFirst();
  return row?.status === because;
}

type DecideRequest = Parameters<ProposalTables["decide"]>[0];

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
  // Decisions of one thread come one after the other: rows locked alone would hide what a decision under way puts in their place.
  await trx
    .selectFrom("threads")
    .select("id")
    .where("id", "=", threadId)
    .where("owner_id", "=", ownerId)
    .forNoKeyUpdate()
    .execute();
  const rows = await trx
    .selectFrom("proposals")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .where("thread_id", "=", threadId)
    .orderBy("id")
    .forUpdate()
    .execute();
  const proposals = new Map(rows.map((row) => [row.id, fromRow(row)]));
  const made = await trx
    .selectFrom("decisions")
    .select(["proposal_id", "action"])
    .where("owner_id", "=", ownerId)
    .where("proposal_id", "in", [...proposals.keys(), NO_ID])
    .execute();
  const actions = new Map(made.map((row) => [row.proposal_id, row.action as DecisionAction])); // checked by the table
  const touched: string[] = [];
  for (const decision of request.decisions) {
    touched.push(...(await decideOne(trx, request, decision, proposals, actions)));
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

/** An empty list is no list in SQL. */
const NO_ID = "00000000-0000-0000-0000-000000000000";

/** @returns the ids whose cards the answer shows. */
async function decideOne(
  trx: Transaction<Schema>,
  request: DecideRequest,
  decision: Decision,
  proposals: Map<string, StoredProposal>,
  actions: Map<string, DecisionAction>,
): Promise<string[]> {
  const { proposalId, action, replacement } = decision;
  const proposal = proposals.get(proposalId);
  if (!proposal) throw new Refused(proposalId, "missing");
  const verdict = verdictOn(action, {
    status: proposal.status,
    decided: actions.get(proposalId) ?? null,
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
  if (verdict.kind === "apply") {
    await trx
      .insertInto("decisions")
      .values({
        proposal_id: proposalId,
        owner_id: request.ownerId,
        action,
        reason: decision.reason === null ? null : storable(decision.reason),
        edit: decision.edit === null ? null : toJson(decision.edit),
        idempotency_key: request.idempotencyKey,
      })
      .execute();
    actions.set(proposalId, action);
    await become(trx, proposals, [proposalId], verdict.to, null);
    shown.push(...(await become(trx, proposals, affectedBy(proposal, verdict.to, proposals), "outdated", WHY[action])));
  } else {
    await become(trx, proposals, [proposalId], "not_seen", "given up before the hand-off was opened");
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
  }
  await recordAudit(trx, {
    ...{ ownerId: request.ownerId, action: `proposal.${action}`, subjectId: proposalId },
    detail: {
      ...{ threadId: request.threadId, kind: proposal.content.kind, effectiveDay: proposal.content.effectiveDay },
      dropPlayerId: proposal.content.drop?.playerId ?? null,
      addPlayerId: proposal.content.add?.playerId ?? null,
      ...(verdict.kind === "apply" ? {} : { withdraws: "approval" }),
      ...(replacement && action === "edit" ? { replacedBy: replacement.proposalId } : {}),
    },
  });
  return shown;
}

const WHY: Readonly<Record<DecisionAction, string>> = {
  approve: "another move of the same players was approved",
  decline: "the move it builds on was declined",
  edit: "the move it builds on was changed",
};

/** Pending ones that the decision leaves without ground. */
function affectedBy(
  decided: StoredProposal,
  to: ProposalStatus,
  proposals: ReadonlyMap<string, StoredProposal>,
): string[] {
  const { drop, add } = decided.content;
  return [...proposals.values()]
    .filter(({ status, proposalId }) => status === "pending" && proposalId !== decided.proposalId)
    .filter(({ dependsOn, content }) => {
      if (to !== "approved") return dependsOn.includes(decided.proposalId);
      const sharesDrop = drop !== null && content.drop?.playerId === drop.playerId;
      const sharesAdd = add !== null && content.add?.playerId === add.playerId;
      return content.kind === "move" && decided.content.kind === "move" && (sharesDrop || sharesAdd);
    })
    .map(({ proposalId }) => proposalId);
}

async function become(
  trx: Transaction<Schema>,
  proposals: Map<string, StoredProposal>,
  ids: readonly string[],
  status: ProposalStatus,
  reason: string | null,
): Promise<readonly string[]> {
  await moveOn(trx, ids, status, reason);
  for (const id of ids) {
    const known = proposals.get(id);
    if (known) proposals.set(id, { ...known, status, statusReason: reason });
  }
  return ids;
}

/** Only where the status may still move: the trigger refuses the rest, so it is not asked. */
async function moveOn(
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

const expiry = (ownerId: string, proposalId: string, threadId: string): NewAuditEntry => ({
  ...{ ownerId, action: "proposal.expire", subjectId: proposalId, detail: { threadId } },
});

const asStored = (proposal: NewProposal, at: string): StoredProposal => ({
  ...proposal,
  status: "pending",
  statusReason: null,
  createdAt: at,
  statusChangedAt: at,
  handoffOpenedAt: null,
});

function toRow(proposal: NewProposal) {
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

function fromRow(row: Selectable<Schema["proposals"]>): StoredProposal {
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

/** The card as people and programs see it. */
export const asCard = (
  proposal: StoredProposal,
  after: Pick<ProposalCard, "verification" | "outcome">,
): ProposalCard => ({
  ...proposal.content,
  proposalId: proposal.proposalId,
  threadId: proposal.threadId,
  dependsOn: [...proposal.dependsOn],
  status: proposal.status,
  statusReason: proposal.statusReason,
  replaces: proposal.replaces,
  createdAt: proposal.createdAt,
  expiresAt: proposal.expiresAt,
  preconditions: proposal.preconditions,
  ...after,
});
