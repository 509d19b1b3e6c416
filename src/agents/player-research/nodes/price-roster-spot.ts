import { orNote, type ResearchContext } from "../runtime";
import type { PlayerResearchState, PlayerResearchUpdate } from "../state";

/**
 * reads. What the engine says his place is worth without him. A failure is noted; a matchup without days left has no
 * price.
 */
export const priceRosterSpot = (
  { playerId, language }: PlayerResearchState,
  { scope, prospects, signal }: ResearchContext,
): Promise<PlayerResearchUpdate> =>
  orNote(language, async () => {
    const place = await prospects.slotOf(scope, playerId, signal);
    return place ? { place } : {};
  });
