/** Runtime of a research run's nodes. Passed in, never stored. */
import type { Language } from "@/contract/conversation/intent";
import type { TeamScope } from "@/domain/league/scope";
import { AppError, failureCode, failureMessage } from "@/lib/errors";
import type { PlayerProspects } from "@/services/players/player-prospects.service";
import type { AgentServices } from "../shared/types";
import type { PlayerResearchUpdate } from "./state";

export type ResearchContext = {
  scope: TeamScope;
  services: Pick<AgentServices, "players" | "playerStatus" | "news" | "gameLogs">;
  prospects: PlayerProspects;
  signal: AbortSignal;
};

/** A source that fails leaves its part of the answer out, with a note; a bug is thrown on. */
export async function orNote(
  language: Language | undefined,
  read: () => Promise<PlayerResearchUpdate>,
): Promise<PlayerResearchUpdate> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { notes: [{ code: failureCode(error), message: failureMessage(error, language) }] };
  }
}
