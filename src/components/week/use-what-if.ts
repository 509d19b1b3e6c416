"use client";
/**
 * The moves being tried out, and what the engine says of them. Every list of moves is a question of its own, so that a
 * late answer shows nothing.
 */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { WeekGridOutput } from "@/contract/planning/week-grid";
import type { WhatIfOutput } from "@/contract/planning/what-if";
import { request } from "../api/request";
import { ask, type ChosenMove, weekOf } from "./chosen-moves";

export function useWhatIf(base: WeekGridOutput) {
  const [picked, setPicked] = useState<readonly ChosenMove[]>([]);
  const client = useQueryClient();
  const { teamId } = base;
  const keyOf = (moves: readonly ChosenMove[]) => ["week-what-if", teamId, ask(moves)];
  const answer = useQuery({
    queryKey: keyOf(picked),
    enabled: picked.length > 0,
    queryFn: ({ signal }) =>
      request<WhatIfOutput>("/api/what-if", {
        body: { teamId: String(teamId), moves: ask(picked), withWeek: true },
        signal,
      }),
  });
  return {
    picked,
    /** Answer for exactly these moves; `undefined` while it is loading, and without any moves. */
    answer: picked.length === 0 ? undefined : answer.data,
    isWorking: picked.length > 0 && answer.isPending && answer.fetchStatus !== "paused",
    isPaused: picked.length > 0 && answer.isPending && answer.fetchStatus === "paused",
    error: picked.length > 0 && !answer.data ? answer.error : null,
    retry: () => void answer.refetch(),
    week: weekOf(picked, base, (moves) => client.getQueryData<WhatIfOutput>(keyOf(moves))),
    pick: (move: ChosenMove) => setPicked([...picked, move]),
    takeBack: (at: number) => setPicked(picked.filter((_, index) => index !== at)),
    clear: () => setPicked([]),
  };
}
export type WhatIf = ReturnType<typeof useWhatIf>;
