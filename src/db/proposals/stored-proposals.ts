/** Proposals as they are stored: by thread, id, team and status. */
import type { Kysely } from "kysely";
import type { DeclinedMove } from "@/domain/proposals/declined-move";
import { AGREED_STATUSES, type ProposalStatus } from "@/domain/proposals/proposal";
import type { Schema } from "../schema";
import type { ProposalTeam } from "./proposal-rivals";
import { fromRow, NO_ID, type StoredProposal } from "./proposal-rows";

export function createStoredProposals(db: Kysely<Schema>) {
  return {
    /** Proposals by rank, replacements after what they replace. Another person's thread gives none. */
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

    /** Proposals by rank, replacements after what they replace. Another person's are left out. */
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

    /** Approved proposals of one team in some matchups: seen in the league or not looked for yet. */
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
  };
}
