/** Proposals: stored, listed, looked for in the league, and settled. How they are decided: `proposal-decisions.ts`. */
import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { teamId } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import type { DeclinedMove } from "@/domain/proposals/declined-move";
import { AGREED_STATUSES, type ProposalStatus, type StatusReason } from "@/domain/proposals/proposal";
import { recordAudit } from "../account/audit";
import { toJson } from "../parameters";
import type { Schema } from "../schema";
import { type DecideRequest, decideProposals } from "./proposal-decisions";
import { inTurn, outdateDependents, type ProposalTeam, settleRivals } from "./proposal-rivals";
import {
  type AfterDecision,
  expiry,
  fromRow,
  moveOn,
  type NewProposal,
  NO_ID,
  type ProposalBasis,
  type StoredProposal,
  toRow,
} from "./proposal-rows";
import { isOpenToUndo } from "./proposal-undo";

/** An approved proposal with how often the league was read for it. */
export type Looked = StoredProposal & {
  looks: number;
  /** Of them, those that could have shown it. */
  looksOnDay: number;
  /** The approval's own time before the first. */
  lastLookAt: string;
};

export type LookRecord = {
  proposal: Pick<StoredProposal, "proposalId" | "ownerId" | "connectionId" | "threadId">;
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

const NOBODY_DECIDED: StatusReason = "nobody decided in time";

/** No decision on the proposal can be undone any more. */
const isPastUndo = ({ not, exists, selectFrom }: ExpressionBuilder<Schema, "proposals">) =>
  not(
    exists(
      selectFrom("decisions")
        .select("proposal_id")
        .whereRef("decisions.proposal_id", "=", "proposals.id")
        .where(isOpenToUndo),
    ),
  );

export type ProposalTables = ReturnType<typeof createProposalTables>;

export function createProposalTables(db: Kysely<Schema>) {
  return {
    /**
     * Stores those of one run that are not stored yet: a node that runs again stores nothing twice. They take the place of what earlier
     * runs have waiting of the same players.
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
          { status: "superseded", reason: "a newer plan moves the same players", exceptThread: first.threadId },
        );
      });
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

    /** By rank, replacements after what they replace. Another's are left out. */
    async ofIds(ownerId: string, ids: readonly string[]): Promise<StoredProposal[]> {
      const rows = await db
        .selectFrom("proposals")
        .selectAll()
        .where("owner_id", "=", ownerId)
        .where("id", "in", [...ids, NO_ID])
        .orderBy("rank")
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.map(fromRow);
    },

    /** Newest first. */
    async list(
      ownerId: string,
      options: { status?: ProposalStatus | undefined; team?: Omit<ProposalTeam, "ownerId"> | undefined; limit: number },
    ): Promise<StoredProposal[]> {
      let query = db.selectFrom("proposals").selectAll().where("owner_id", "=", ownerId);
      const { status, team } = options;
      if (status) query = query.where("status", "=", status);
      if (team) query = query.where("connection_id", "=", team.connectionId).where("team_id", "=", team.teamId);
      const rows = await query.orderBy("created_at", "desc").orderBy("rank").limit(options.limit).execute();
      return rows.map(fromRow);
    },

    /** Of one team in some matchups, those that were approved: seen in the league or not looked for yet. */
    async agreed(
      ownerId: string,
      team: Omit<ProposalTeam, "ownerId">,
      matchupPeriods: readonly number[],
    ): Promise<StoredProposal[]> {
      if (matchupPeriods.length === 0) return [];
      const rows = await db
        .selectFrom("proposals")
        .selectAll()
        .where("owner_id", "=", ownerId)
        .where("connection_id", "=", team.connectionId)
        .where("team_id", "=", team.teamId)
        .where("matchup_period", "in", [...matchupPeriods])
        .where("status", "in", AGREED_STATUSES)
        .execute();
      return rows.map(fromRow);
    },

    /** Moves of one team that stand declined in a matchup, the latest decline of a pair first. */
    async declined(
      ownerId: string,
      team: Omit<ProposalTeam, "ownerId">,
      matchupPeriod: number,
    ): Promise<(Omit<DeclinedMove, "restedOn"> & { restedOn: unknown })[]> {
      const rows = await db
        .selectFrom("proposals")
        .innerJoin("decisions", "decisions.proposal_id", "proposals.id")
        .select(["drop_player_id", "add_player_id", "effective_day", "decided_at", "rested_on"])
        .where("proposals.owner_id", "=", ownerId)
        .where("connection_id", "=", team.connectionId)
        .where("team_id", "=", team.teamId)
        .where("matchup_period", "=", matchupPeriod)
        .where("kind", "=", "move")
        .where("status", "=", "declined")
        .where("decisions.undone_at", "is", null)
        .orderBy("decided_at", "desc")
        .execute();
      return rows.map((row) => ({
        drop: row.drop_player_id,
        add: row.add_player_id,
        effectiveDay: row.effective_day,
        declinedAt: row.decided_at,
        restedOn: row.rested_on,
      }));
    },

    /** Leagues of the person in which something waits, each with the instant at which the first of it ends. */
    async waitingIn(ownerId: string): Promise<{ scope: TeamScope; endsAt: string }[]> {
      const rows = await db
        .selectFrom("proposals")
        .innerJoin("league_connections as c", "c.id", "proposals.connection_id")
        .select(["c.id", "c.provider", "c.league_key", "c.season", "c.team_id"])
        .select(({ fn }) => fn.min("proposals.expires_at").as("ends_at"))
        .where("proposals.owner_id", "=", ownerId)
        .where("proposals.status", "=", "pending")
        .groupBy(["c.id", "c.provider", "c.league_key", "c.season", "c.team_id"])
        .execute();
      return rows.map((row) => ({
        scope: {
          personId: ownerId,
          connectionId: row.id,
          universe: row.provider === "demo" ? "demo" : "espn",
          leagueId: row.league_key,
          season: row.season,
          teamId: teamId.parse(row.team_id),
        },
        endsAt: row.ends_at,
      }));
    },

    /** Leagues by the ids of their connections. */
    async scopesOf(connectionIds: readonly string[]): Promise<TeamScope[]> {
      if (connectionIds.length === 0) return [];
      const rows = await db
        .selectFrom("league_connections as c")
        .select(["c.id", "c.owner_id", "c.provider", "c.league_key", "c.season", "c.team_id"])
        .where("c.id", "in", [...new Set(connectionIds)])
        .execute();
      return rows.map((row) => ({
        personId: row.owner_id,
        connectionId: row.id,
        universe: row.provider === "demo" ? "demo" : "espn",
        leagueId: row.league_key,
        season: row.season,
        teamId: teamId.parse(row.team_id),
      }));
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
        await outdateDependents(trx, ids, "the move it builds on no longer stands");
        await recordAudit(trx, ...rows.map((row) => expiry(row.owner_id, row.id, row.thread_id)));
        return [...new Set(rows.map((row) => row.thread_id))];
      }),

    async noteHandoffOpened(ownerId: string, proposalId: string): Promise<"noted" | "open to undo" | "missing"> {
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
      return (await approved.executeTakeFirst()) ? "open to undo" : "missing";
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

    /**
     * Whether the approval stands for good. Waits for an undo under way, so that what is carried out afterwards cannot be taken back.
     */
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

    /** What became of them after the decision, by id; those without any are left out. */
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
    async awaitingVerification(connectionId?: string): Promise<Looked[]> {
      const rows = await db
        .selectFrom("proposals")
        .selectAll()
        .where("status", "=", "approved")
        .$if(connectionId !== undefined, (query) => query.where("connection_id", "=", connectionId ?? NO_ID))
        .where(isPastUndo)
        .execute();
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

    /** One look, the status it leads to, and what no longer stands with it; all or none. A second server's same look changes nothing. */
    async recordLook({ proposal, attempt, at, result, detail, verdict }: LookRecord): Promise<void> {
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
        if (verdict === "not_seen")
          await outdateDependents(trx, [proposal.proposalId], "the move it builds on no longer stands");
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

    decide: (request: DecideRequest) => decideProposals(db, request),
  };
}
