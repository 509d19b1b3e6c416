"use client";
/** Cards as the server knows them now, and what the person decides on them. Needs `WithQueries` around it. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { DecisionsRequest, ProposalCard } from "@/contract/planning/card";
import { RequestFailed, request } from "../api/request";
import { onCardsChanged, readTogether, tellCardsChanged } from "./card-channel";
import { type CardTeam, isOf } from "./card-team";
import { afterReading, merged } from "./known-cards";

type Cards = { cards: ProposalCard[] };
export type CardDecision = DecisionsRequest["decisions"][number];

const KEY = "proposals";
const MAX = 100;
/** An approved move is looked for at once, then on a schedule that takes hours. */
const SOON_MS = 3_000;
const LATER_MS = 60_000;
const SOON_FOR_MS = 45_000;
const TRIES_AGAIN = 2;

let approvedAtMs = 0;

/**
 * The cards of the threads of `initial`, in their present state, with those that took their place. Polls while an
 * approved one was not seen yet, and then alone.
 *
 * @param areFresh `false` for cards of a conversation: they are as they were when they were made.
 * @param place all of this team's, of every thread.
 */
export function useProposals(
  initial: readonly ProposalCard[],
  { areFresh, place }: { areFresh: boolean; place?: CardTeam },
): { cards: readonly ProposalCard[]; refetch(): Promise<void> } {
  const client = useQueryClient();
  const threads = new Set(initial.map(({ threadId }) => threadId));
  const { data, refetch } = useQuery<Cards>({
    queryKey: [KEY],
    queryFn: async ({ signal }) => {
      const { cards } = await request<Cards>("/api/proposals", { query: { limit: MAX }, signal });
      return { cards: afterReading(client.getQueryData<Cards>([KEY])?.cards ?? [], cards, MAX) };
    },
    ...(areFresh ? { initialData: { cards: [...initial] } } : { placeholderData: { cards: [...initial] } }),
    refetchInterval: ({ state }) => {
      // A card with an open undo window changes when the window closes.
      if (state.data?.cards.some(({ undoUntil }) => undoUntil != null)) return SOON_MS;
      if (!state.data?.cards.some(({ status }) => status === "approved")) return false;
      return Date.now() - approvedAtMs < SOON_FOR_MS ? SOON_MS : LATER_MS;
    },
    // Another device may have decided meanwhile.
    refetchOnWindowFocus: "always",
  });
  useEffect(() => {
    return onCardsChanged(() => readTogether(() => void client.invalidateQueries({ queryKey: [KEY] })));
  }, [client]);
  useEffect(() => {
    // Server-rendered cards can be newer than the cached ones, for example after the demo day changes.
    if (areFresh) client.setQueryData<Cards>([KEY], (before) => ({ cards: merged(before?.cards ?? [], initial) }));
  }, [areFresh, client, initial]);
  const known = data?.cards ?? [];
  const ofThreads = known.filter((card) => (place ? isOf(place, card) : threads.has(card.threadId)));
  const ids = new Set(ofThreads.map(({ proposalId }) => proposalId));
  // Older than the newest hundred: as they came.
  const older = initial.filter(({ proposalId }) => !ids.has(proposalId));
  return { cards: [...ofThreads, ...older], refetch: () => refetch().then(() => undefined) };
}

/** Decides on cards of one thread, all of it or nothing. A lost answer is asked for again under the same key. */
export function useDecision() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ threadId, decisions, key }: { threadId: string; decisions: CardDecision[]; key: string }) =>
      request<Cards>(`/api/agent/matchup-optimizer/${threadId}/decisions`, {
        body: { decisions } satisfies DecisionsRequest,
        headers: { "idempotency-key": key },
      }),
    retry: (failures, error) => failures < TRIES_AGAIN && error instanceof RequestFailed && error.status === 0,
    onSuccess: ({ cards }) => {
      if (cards.some(({ status }) => status === "approved")) approvedAtMs = Date.now();
      client.setQueryData<Cards>([KEY], (known) => known && { cards: merged(known.cards, cards) });
      tellCardsChanged();
    },
    // A refusal says that a card is not what it was: how it stands now is shown before anybody may click again.
    onError: () => client.invalidateQueries({ queryKey: [KEY] }),
  });
}

/** Cards as they were last heard of; after a refusal, as they stand after it. */
export function useKnownCards(): () => readonly ProposalCard[] {
  const client = useQueryClient();
  return () => client.getQueryData<Cards>([KEY])?.cards ?? [];
}

/** @throws RequestFailed */
export const noteHandoffOpened = (proposalId: string) =>
  request<object>(`/api/proposals/${proposalId}/handoff`, { method: "POST" });

export const newKey = (): string => crypto.randomUUID();
