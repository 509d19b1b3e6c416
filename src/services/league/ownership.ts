/**
 * Ownership of a player or roster as one team sees it, in the vocabulary all answers share: "my roster", "opponent",
 * "free agent", "on waivers", another team's name, or "unknown".
 */
import type { PoolStatus } from "@/domain/players/player";
import type { LeagueContext } from "./league.service";

const WORDS = ["my roster", "opponent", "free agent", "on waivers", "unknown"] as const;
const OF_POOL: Readonly<Partial<Record<PoolStatus, "free agent" | "on waivers">>> = {
  FREEAGENT: "free agent",
  WAIVERS: "on waivers",
};

/**
 * @param opponentId `undefined` on a bye, and where the matchup could not be read: the opponent's name is said then.
 */
export function ownershipLabel(
  { league }: Pick<LeagueContext, "league">,
  teamId: number,
  { mine, opponentId }: { mine: number; opponentId: number | undefined },
): string {
  if (teamId === mine) return "my roster";
  if (teamId === opponentId) return "opponent";
  return teamNameOf({ league }, teamId);
}

/** Ownership label of a player on no fantasy team, from his pool status. */
export const poolLabel = (status: PoolStatus): "free agent" | "on waivers" | "unknown" => OF_POOL[status] ?? "unknown";

/** A team's name, unless it is a word of this vocabulary: a team may be called "free agent". */
export function teamNameOf({ league }: Pick<LeagueContext, "league">, teamId: number): string {
  const name = league.teams.find((team) => team.teamId === teamId)?.teamName;
  return name === undefined || WORDS.some((word) => word === name.trim().toLowerCase()) ? `Team ${teamId}` : name;
}
