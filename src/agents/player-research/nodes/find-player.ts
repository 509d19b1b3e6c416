import { understand } from "@/language/questions/understanding/understanding";
import { NobodyNamedSo, PlayerAmbiguous } from "../errors";
import type { ResearchContext } from "../runtime";
import type { PlayerResearchState, PlayerResearchUpdate } from "../state";

/** Longest question that may itself be a name. */
const MAX_NAME_CHARS = 60;

/**
 * reads. Resolves the player that the name or the question means. @throws NobodyNamedSo, PlayerAmbiguous. A replay
 * finds the same player.
 */
export async function findPlayer(
  { question, playerName }: PlayerResearchState,
  { scope, services, signal }: ResearchContext,
): Promise<PlayerResearchUpdate> {
  const names = playerName === "" ? namesIn(question) : [playerName];
  const found = await Promise.all(names.map((name) => services.players.find(scope, name, signal)));
  const meant = new Map(
    found.flatMap((each) => (each.kind === "one" ? [[each.player.playerId, each.player.fullName]] : [])),
  );
  const candidates = found.flatMap((each) => (each.kind === "unclear" ? each.output.candidates : []));
  if (candidates.length > 0) throw new PlayerAmbiguous(candidates);
  if (meant.size > 1) {
    throw new PlayerAmbiguous(
      [...meant].map(([id, name]) => ({ playerId: Number(id), name: String(name), proTeam: "" })),
    );
  }
  const [playerId] = meant.keys();
  if (playerId === undefined) throw new NobodyNamedSo();
  return { playerId: Number(playerId) };
}

function namesIn(question: string): readonly string[] {
  const { searchNames } = understand(question);
  return searchNames.length > 0 || question.length > MAX_NAME_CHARS ? searchNames : [question];
}
