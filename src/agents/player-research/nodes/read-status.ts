import { nameOfId } from "@/services/players/known-players";
import { NobodyNamedSo } from "../errors";
import type { ResearchContext } from "../runtime";
import type { PlayerResearchState, PlayerResearchUpdate } from "../state";

/**
 * reads. The official status, whose he is, and his season. @throws the source's errors: without it nothing can be said.
 */
export async function readStatus(
  { playerId }: PlayerResearchState,
  { scope, services, signal }: ResearchContext,
): Promise<PlayerResearchUpdate> {
  const { output } = await services.playerStatus.searchPlayerStatusSnapshots(scope, nameOfId(playerId), signal);
  if (!output.found) throw new NobodyNamedSo();
  return { status: output };
}
