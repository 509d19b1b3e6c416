/** Reads a team's current matchup. */
import type { MatchupPeriodId, TeamId } from "@/domain/ids";
import type { Matchup } from "@/domain/league/matchup";
import type { TeamScope } from "@/domain/league/scope";
import type { LeagueContext } from "../league/league.service";
import type { Reading } from "../sources/source-reader";

export type MatchupReader = {
  /** The viewed team's matchup of the current matchup period; `undefined` when it has none. @throws MatchupNotKept */
  current(scope: TeamScope, context: LeagueContext, signal?: AbortSignal): Promise<Reading<Matchup | undefined>>;
  /** The matchup, or while the source fails the latest stored one, with its matchup period. */
  latest(
    scope: TeamScope,
    context: LeagueContext,
    signal?: AbortSignal,
  ): Promise<Reading<{ matchupPeriod: MatchupPeriodId; matchup: Matchup | undefined }>>;
  /** For labels alone: `undefined` also when the matchup cannot be read. */
  opponentId(
    scope: TeamScope,
    context: LeagueContext,
    signal?: AbortSignal,
  ): Promise<{ opponentId: TeamId | undefined; readings: readonly Reading<unknown>[] }>;
};
