/** Moves that the person has declined in a matchup, with what each decline rested on. */
import { z } from "zod";
import type { ProposalTables } from "@/db/proposals";
import { type DeclinedMove, pairKey } from "@/domain/declined-move";
import type { TeamScope } from "@/domain/scope";

/** Of the team in one matchup, the latest decline of each (drop, add) pair; undone ones are left out. */
export type DeclinedMovesReader = (scope: TeamScope, matchupPeriod: number) => Promise<readonly DeclinedMove[]>;

/** By player id, latest news items that name the player, newest first, as published by the league's present instant. */
export type LatestNewsIds = (scope: TeamScope, playerIds: readonly number[]) => Promise<Record<string, number[]>>;

/** Rows may come from a person's imported file. */
const storedRestedOn = z.object({
  statuses: z.record(z.string(), z.string()),
  gameDays: z.record(z.string(), z.array(z.string())),
  winProbabilityGain: z.number().nullable(),
  newsIds: z.record(z.string(), z.array(z.number())).nullable(),
});

export function createDeclinedMoves(tables: Pick<ProposalTables, "declined">): DeclinedMovesReader {
  return async ({ personId, connectionId, teamId }, matchupPeriod) => {
    const latest = new Map<string, DeclinedMove>();
    for (const row of await tables.declined(personId, { connectionId, teamId }, matchupPeriod)) {
      const pair = pairKey(row);
      if (latest.has(pair)) continue;
      const restedOn = storedRestedOn.safeParse(row.restedOn);
      latest.set(pair, { ...row, restedOn: restedOn.success ? restedOn.data : null });
    }
    return [...latest.values()];
  };
}
