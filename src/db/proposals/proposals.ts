/** Proposals: stored, listed, looked for in the league, and settled. How they are decided: `proposal-decisions.ts`. */
import { type Kysely, sql } from "kysely";
import { teamId } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import type { DeclinedMove } from "@/domain/proposals/declined-move";
import { AGREED_STATUSES, type ProposalStatus, type StatusReason } from "@/domain/proposals/proposal";
import { recordAudit } from "../account/audit";
import type { Schema } from "../schema";
import { type DecideRequest, decideProposals } from "./proposal-decisions";
import { createOutcomeTables, isPastUndo } from "./proposal-outcomes";
import { inTurn, outdateDependents, type ProposalTeam, settleRivals } from "./proposal-rivals";
import { expiry, fromRow, type NewProposal, NO_ID, type StoredProposal, toRow } from "./proposal-rows";
import { isOpenToUndo } from "./proposal-undo";

const NOBODY_DECIDED: StatusReason = "move.not_decided";

export type ProposalTables = ReturnType<typeof createProposalTables>;

export function createProposalTables(db: Kysely<Schema>) {
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

    /** Proposals of a thread by rank, replacements after what they replace. Empty for another user's thread. */
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

    /**
     * Proposals with these ids by rank, replacements after what they replace. Another user's proposals are left out.
     */
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

    /** Approved proposals of one team in some matchups, verified in the league or not checked yet. */
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

    /**
     * Pending ones whose time has come by the league's clock, and what builds on them. @returns the threads of the
     * former.
     */
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

    ...createOutcomeTables(db),

    decide: (request: DecideRequest) => decideProposals(db, request),
  };
}
