/** The advice on one player, asked for once however many parts of the page show it. */
import { useQuery } from "@tanstack/react-query";
import type { PlayerResearchOutput } from "@/contract/player-research";
import { request } from "../api/request";

export const useAdvice = (playerId: number, teamId: number) =>
  useQuery({
    queryKey: ["player-advice", playerId, teamId],
    queryFn: ({ signal }) =>
      request<PlayerResearchOutput>(`/api/agent/player?name=${encodeURIComponent(`#${playerId}`)}&teamId=${teamId}`, {
        signal,
      }),
  });
