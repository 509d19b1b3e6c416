import { orNote, type ResearchContext } from "../runtime";
import type { PlayerResearchState, PlayerResearchUpdate } from "../state";

const MAX_CITATIONS = 8;

/** reads. What the news say of him, dated and weighed. A failure is noted. */
export const readNews = (
  { playerId, language }: PlayerResearchState,
  { scope, services, signal }: ResearchContext,
): Promise<PlayerResearchUpdate> =>
  orNote(language, async () => ({
    news: await services.news.answer(scope, { playerKey: playerId, limit: MAX_CITATIONS }, signal),
  }));
