"use client";
/**
 * Recommendation cards in their present state, wherever they stand: in an answer of the chat or on a page.
 *
 * Needs the words of "cards" (`pageWords("cards")`); brings its own queries, shared by all groups of the page.
 */
import { useState } from "react";
import type { ProposalCard as Card } from "@/contract/planning/card";
import { WithQueries } from "../api/queries";
import { useWords } from "../words/words";
import { buildsOn, inPlanOrder } from "./card-order";
import { ProposalCard } from "./proposal-card";
import { useProposals } from "./proposals";
import { shownKey, useSteadyCards } from "./steady-clicks";

type Props = {
  cards: readonly Card[];
  /** Whether they are as the server knows them now; those of a stored answer are as they were made. */
  areFresh?: boolean;
  /** When the server made the page, epoch milliseconds; now, for a part that begins in the browser. */
  nowMs?: number;
  onPlanAgain?: (() => void) | undefined;
  onChanged?: ((cards: readonly Card[]) => void) | undefined;
};

export function ProposalCards(props: Props) {
  return (
    <WithQueries>
      <Group {...props} />
    </WithQueries>
  );
}

function Group({ cards: initial, areFresh = false, nowMs: madeAtMs, onPlanAgain, onChanged }: Props) {
  const say = useWords("cards");
  const [nowMs] = useState(() => madeAtMs ?? Date.now());
  const { cards } = useProposals(initial, { areFresh });
  const replaced = new Set(cards.map(({ replaces }) => replaces));
  // An edited card is replaced by its successor; the history has both.
  const shown = inPlanOrder(cards.filter(({ proposalId }) => !replaced.has(proposalId)));
  useSteadyCards(shownKey(shown));
  return (
    <ul aria-label={say("list")} className="space-y-3">
      {shown.map((card) => (
        <li key={card.proposalId}>
          <ProposalCard card={card} waitsFor={buildsOn(card, cards)} {...{ nowMs, onPlanAgain, onChanged }} />
        </li>
      ))}
    </ul>
  );
}
