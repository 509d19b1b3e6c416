/** Moves that the person has declined in a matchup, with what each decline rested on. */
import { z } from "zod";
import type { ProposalTables } from "@/db/proposals/proposals";
import type { TeamScope } from "@/domain/league/scope";
import { type DeclinedMove, pairKey } from "@/domain/proposals/declined-move";
import { AppError, failureCode } from "@/lib/errors";

/** Reads the latest decline of each (drop, add) pair of the team in one matchup; undone declines are left out. */
export type DeclinedMovesReader = (scope: TeamScope, matchupPeriod: number) => Promise<readonly DeclinedMove[]>;

/** Reads the ids of the latest news about each player, newest first, as published by league time. */
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

type Declines = {
  readonly declined: readonly DeclinedMove[];
  /** News ids by player id, newest first; `null` when the news index could not be read. */
  readonly newsIds: Readonly<Record<string, readonly number[]>> | null;
};

export type DeclinesReader = (scope: TeamScope, matchupPeriod: number) => Promise<Declines>;

/**
 * Declined moves that the engine skips in a matchup, unless their inputs have changed. @param onNewsUnread called with
 * the failure's code
 */
export const createDeclines =
  (options: {
    declinedMovesOf: DeclinedMovesReader;
    newsIdsOf: LatestNewsIds;
    onNewsUnread: (code: string) => void;
  }): DeclinesReader =>
  async (scope, matchupPeriod) => {
    const declined = await options.declinedMovesOf(scope, matchupPeriod);
    const playerIds = [...new Set(declined.flatMap(({ drop, add }) => [drop, add]))].filter((id) => id !== null);
    if (playerIds.length === 0) return { declined, newsIds: {} };
    try {
      return { declined, newsIds: await options.newsIdsOf(scope, playerIds) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      options.onNewsUnread(failureCode(error));
      return { declined, newsIds: null };
    }
  };
