/** The advice on one player, asked for once however many parts of the page show it. */
import { useQuery } from "@tanstack/react-query";
import type { PlayerResearchOutput } from "@/contract/players/player-research";
import { request } from "../api/request";

/** @param given what came with the page. */
export const useAdvice = (playerId: number, teamId: number, given: PlayerResearchOutput | null = null) =>
  useQuery({
    queryKey: ["player-advice", playerId, teamId],
    ...(given && { initialData: given }),
    queryFn: ({ signal }) =>
      request<PlayerResearchOutput>("/api/agent/player", { query: { name: `#${playerId}`, teamId }, signal }),
  });
