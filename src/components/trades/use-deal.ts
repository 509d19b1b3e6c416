"use client";
/** The trade being built, and what it does to both teams. Every deal is a question of its own, so that a late answer shows nothing. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { TradeOutput } from "@/contract/trades/trade";
import { request } from "../api/request";

export type Deal = {
  readonly partnerId: number | null;
  readonly give: readonly number[];
  readonly get: readonly number[];
};

const toggled = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];

export function useDeal(teamId: number, initial: Deal) {
  const [deal, setDeal] = useState<Deal>(initial);
  const isAsked = deal.give.length > 0 && deal.get.length > 0;
  const answer = useQuery({
    queryKey: ["trade", teamId, deal.give, deal.get],
    enabled: isAsked,
    queryFn: ({ signal }) =>
      request<TradeOutput>("/api/trades/analyze", { body: { teamId, give: deal.give, get: deal.get }, signal }),
  });
  return {
    deal,
    /** Answer for exactly this deal; `undefined` while it is loading, and with an empty side. */
    answer: isAsked ? answer.data : undefined,
    isWorking: isAsked && answer.isPending && answer.fetchStatus !== "paused",
    error: isAsked && !answer.data ? answer.error : null,
    isPaused: isAsked && answer.isPending && answer.fetchStatus === "paused",
    retry: () => void answer.refetch(),
    toggle: (side: "give" | "get", id: number) => setDeal({ ...deal, [side]: toggled(deal[side], id) }),
    choosePartner: (partnerId: number) => setDeal({ partnerId, give: deal.give, get: [] }),
    load: setDeal,
    clear: () => setDeal({ ...deal, give: [], get: [] }),
  };
}
export type DealBuilder = ReturnType<typeof useDeal>;
