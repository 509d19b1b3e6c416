/** A connection as its row has it, and the audit of what is done to one. */
import type { Transaction } from "kysely";
import type { Universe } from "@/domain/league/scope";
import type { Schema } from "../schema";
import { type AuditAction, recordAudit } from "./audit";

export type ConnectionRow = {
  connectionId: string;
  provider: Universe;
  /** ESPN's league id, or the demo league's. */
  leagueKey: string;
  season: number;
  teamId: number;
};

export const COLUMNS = ["id", "provider", "league_key", "season", "team_id"] as const;

/** Writes the act down where there was a row to do it to, and says whether there was. */
export async function noted(
  trx: Transaction<Schema>,
  ownerId: string,
  action: AuditAction,
  row: StoredConnection | undefined,
): Promise<boolean> {
  if (!row) return false;
  const { connectionId, ...detail } = toConnection(row);
  await recordAudit(trx, { ownerId, action, subjectId: connectionId, detail });
  return true;
}

type StoredConnection = { id: string; provider: string; league_key: string; season: number; team_id: number };

export const toConnection = (row: StoredConnection): ConnectionRow => ({
  connectionId: row.id,
  provider: row.provider === "demo" ? "demo" : "espn",
  leagueKey: row.league_key,
  season: row.season,
  teamId: row.team_id,
});
