import { orNote, type ResearchContext } from "../runtime";
import type { PlayerResearchState, PlayerResearchUpdate } from "../state";

/** reads. His chance to play on each game day of the next two weeks. A failure is noted. */
export const readProspects = (
  { playerId, language }: PlayerResearchState,
  { scope, prospects, signal }: ResearchContext,
): Promise<PlayerResearchUpdate> =>
  orNote(language, async () => ({ prospects: await prospects.ahead(scope, playerId, signal) }));
