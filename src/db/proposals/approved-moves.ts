/** Moves that a person has approved for a team: what `domain/roster/timeline` folds into the coming days. */
import type { Kysely } from "kysely";
import type { CardContent } from "@/contract/planning/card";
import type { TeamScope } from "@/domain/league/scope";
import type { ApprovedMove } from "@/domain/roster/timeline";
import type { Schema } from "../schema";
import { NO_ID } from "./proposal-rows";

/**
 * Approved moves of the viewed team, of this matchup period and later ones. Those of other people are never among them.
 */
export type ApprovedMovesReader = (scope: TeamScope, sinceMatchupPeriod: number) => Promise<readonly ApprovedMove[]>;

const FOLDED_STATUSES = ["approved", "verified", "not_seen"] as const satisfies readonly ApprovedMove["status"][];

export const createApprovedMoves =
  (db: Kysely<Schema>): ApprovedMovesReader =>
  async ({ personId, connectionId, teamId }, sinceMatchupPeriod) => {
    const rows = await db
      .selectFrom("proposals")
      .select(["created_at", "rank", "card"])
      .select(["id", "drop_player_id", "add_player_id", "effective_day", "status", "expires_at"])
      .where("owner_id", "=", personId)
      .where("connection_id", "=", connectionId)
      .where("team_id", "=", teamId)
      .where("matchup_period", ">=", sinceMatchupPeriod)
      .where("status", "in", FOLDED_STATUSES)
      .execute();
    const attempts = await db
      .selectFrom("verifications")
      .select(["proposal_id", "result"])
      .where("proposal_id", "in", [...rows.map(({ id }) => id), NO_ID])
      .orderBy("attempt")
      .execute();
    const lastAttempt = new Map(attempts.map(({ proposal_id: id, result }) => [id, result]));
    return rows.map((row) => {
      const { drop, add } = row.card as unknown as CardContent; // written by `toRow` alone
      return {
        names: { drop: drop?.playerName ?? null, add: add?.playerName ?? null },
        proposalId: row.id,
        drop: row.drop_player_id,
        add: row.add_player_id,
        effectiveDay: row.effective_day,
        status: row.status as ApprovedMove["status"], // by the clause above
        isSeen: row.status === "verified" || lastAttempt.get(row.id) === "seen",
        closesAt: row.expires_at,
        // Moves of one plan are stored at one instant, in the order of their ranks.
        sequence: `${row.created_at} ${String(row.rank).padStart(3, "0")}`,
      };
    });
  };
