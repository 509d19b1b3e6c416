"use client";
/**
 * A click decides only on what has stood under the pointer for a second.
 *
 * A card that is decided, added or removed moves the others: a second click where the approved card was must not
 * approve the next one unread.
 */
import { useLayoutEffect, useRef } from "react";
import type { ProposalCard } from "@/contract/planning/card";

const STEADY_MS = 1_000;
/** On the clock of `event.timeStamp`, for all cards of the page. */
let changedAtMs = Number.NEGATIVE_INFINITY;

export function noteCardsChanged(atMs: number): void {
  changedAtMs = atMs;
}

/** A key or an assistive device names what it acts on; only a pointer can miss it. */
export const isSteadyClick = ({ detail, timeStamp }: Pick<MouseEvent, "detail" | "timeStamp">): boolean =>
  detail === 0 || timeStamp - changedAtMs >= STEADY_MS;

/** Cards in their order, with all that changes how tall they are. */
export const shownKey = (cards: readonly ProposalCard[]): string =>
  cards.map(({ proposalId, status, handoff }) => `${proposalId} ${status} ${handoff === null}`).join();

/** @param shown what is on the page, in order: whenever it changes after the first time, clicks wait. */
export function useSteadyCards(shown: string): void {
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    noteCardsChanged(performance.now());
  }, [shown]);
}
