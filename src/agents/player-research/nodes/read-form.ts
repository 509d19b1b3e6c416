import { nameOfId } from "@/services/players/known-players";
import { orNote, type ResearchContext } from "../runtime";
import type { PlayerResearchState, PlayerResearchUpdate } from "../state";

const LAST_GAMES = 10;

/** reads. His last games against his season. A failure is noted. */
export const readForm = (
  { playerId, language }: PlayerResearchState,
  { scope, services, signal }: ResearchContext,
): Promise<PlayerResearchUpdate> =>
  orNote(language, async () => {
    const { output } = await services.gameLogs.getPlayerGameLog(
      scope,
      nameOfId(playerId),
      { games: LAST_GAMES },
      signal,
    );
    return output.found ? { gameLog: output } : {};
  });
