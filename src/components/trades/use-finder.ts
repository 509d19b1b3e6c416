"use client";
/** Searches for trades one partner after the other, so that the page can say how far it is and show what is found. */
import { useEffect, useRef, useState } from "react";
import type { TradeOffer, TradeOffersOutput } from "@/contract/trades/trade";
import { request } from "../api/request";

type Partner = { readonly teamId: number; readonly teamName: string };

export type Search = {
  readonly state: "idle" | "running" | "done" | "stopped" | "failed";
  /** Partners asked so far. */
  readonly done: number;
  /** The partner being asked. */
  readonly current: Partner | null;
  /** The best for the viewed team first. */
  readonly offers: readonly TradeOffer[];
  readonly error: unknown;
};

const IDLE: Search = { state: "idle", done: 0, current: null, offers: [], error: null };

const gainOf = ({ mine }: TradeOffer): number => mine.winsOverSeason ?? mine.pointsOverSeason ?? 0;

export function useFinder(teamId: number, partners: readonly Partner[]) {
  const [search, setSearch] = useState<Search>(IDLE);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function find() {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    let offers: readonly TradeOffer[] = [];
    for (const [done, current] of partners.entries()) {
      setSearch({ state: "running", done, current, offers, error: null });
      try {
        const query = { teamId, partnerId: current.teamId };
        const found = await request<TradeOffersOutput>("/api/trades/find", { query, signal });
        offers = [...offers, ...found.offers].sort((a, b) => gainOf(b) - gainOf(a));
      } catch (error) {
        if (!signal.aborted) setSearch({ state: "failed", done, current: null, offers, error });
        return;
      }
      if (signal.aborted) return;
    }
    setSearch({ state: "done", done: partners.length, current: null, offers, error: null });
  }
  return {
    search,
    total: partners.length,
    find: () => void find(),
    stop: () => {
      running.current?.abort();
      setSearch((known) => ({ ...known, state: "stopped", current: null }));
    },
  };
}
export type Finder = ReturnType<typeof useFinder>;
