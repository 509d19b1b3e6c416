/** Player research for requests: within the person's limits and a time limit. */
import { type ResearchQuestion, researchPlayer } from "@/agents/player-research/agent";
import type { ResearchContext } from "@/agents/player-research/runtime";
import type { PlayerResearchOutput } from "@/contract/players/player-research";
import type { TeamScope } from "@/domain/league/scope";
import { dayEt } from "@/domain/season/eastern-day";
import type { Clock } from "@/lib/clock";
import type { ChatLimits } from "./chat-limits";
import { TurnTimedOut } from "./run-outcome";

export type PlayerResearch = (
  scope: TeamScope,
  request: Omit<ResearchQuestion, "today">,
  signal: AbortSignal,
) => Promise<PlayerResearchOutput>;

/** All readings are side by side, and each gives up well before. */
const TIME_LIMIT_MS = 30_000;

export function createPlayerResearch(
  deps: Omit<ResearchContext, "scope" | "signal"> & {
    limits: ChatLimits;
    leagueClockOf(scope: TeamScope): Clock;
    /** Around the graph: a tracer's place. */
    around?: (<T>(work: () => Promise<T>) => Promise<T>) | undefined;
  },
): PlayerResearch {
  return async (scope, request, signal) => {
    const place = await deps.limits.admit(scope.personId);
    const timeLimit = AbortSignal.timeout(TIME_LIMIT_MS);
    try {
      const today = dayEt(deps.leagueClockOf(scope).now());
      const { services, prospects } = deps;
      const context = { scope, services, prospects, signal: AbortSignal.any([signal, timeLimit]) };
      const { around = (work) => work() } = deps;
      return await around(() => researchPlayer({ ...request, today }, context));
    } catch (error) {
      throw timeLimit.aborted ? new TurnTimedOut({}, { cause: error }) : error;
    } finally {
      await place.ended();
    }
  };
}
