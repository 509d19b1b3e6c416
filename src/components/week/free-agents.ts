"use client";
/** Free agents by name, the best first without one. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { PlayersOutput } from "@/contract/players/players-output";
import type { Words } from "@/language/texts/ui/messages";
import { numberIn } from "@/language/texts/ui/phrases";
import { request } from "../api/request";
import { weekdayIn } from "../time/day-and-age";
import { useLanguage, useWords } from "../words/words";

const PLAYERS_FOUND = 25;
const FRESH_MS = 60_000;

export function useFreeAgents(teamId: number, name: string) {
  return useQuery({
    queryKey: ["week-free-agents", teamId, name],
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = { teamId, status: "free", limit: PLAYERS_FOUND, query: name };
      return request<PlayersOutput>("/api/players", { query, signal });
    },
  });
}

/** Status of the search, shown below its box. */
export function foundIn(week: Words<"week">, { data, error }: ReturnType<typeof useFreeAgents>): string {
  if (error) return week("searchFailed");
  if (!data) return week("searching");
  return data.matched === 0 ? week("noneFound") : week("found", { count: data.matched });
}

/** Who he is and what he brings, on one line. */
export function useFreeAgentLabel(): (of: PlayersOutput["players"][number]) => string {
  const [week, ui, time] = [useWords("week"), useWords("ui"), useWords("time")];
  const language = useLanguage();
  return ({ name, positions, pointsPerGame, gamesLeftInMatchup, ownership, comingMove }) => {
    const games = numberIn(language, gamesLeftInMatchup ?? 0);
    const about = { name, positions: positions.join("/"), games };
    const label =
      pointsPerGame === null
        ? week("noPoints", about)
        : week("points", { ...about, points: numberIn(language, pointsPerGame, 1) });
    if (comingMove)
      return `${label} · ${ui(comingMove.kind === "joins" ? "joinsOn" : "leavesOn", { day: weekdayIn(time, comingMove.day) })}`;
    return ownership === "on waivers" ? week("waivers", { label }) : label;
  };
}
