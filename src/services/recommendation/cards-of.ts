/** Stored proposals as the cards that a person sees. */
import type { ProposalCard } from "@/contract/planning/card";
import { asCard, type StoredProposal } from "@/db/proposals/proposal-rows";
import type { ProposalTables } from "@/db/proposals/proposals";
import { AGREED_STATUSES, type ProposalStatus } from "@/domain/proposals/proposal";
import { dayEt } from "@/domain/season/eastern-day";
import type { ServiceDeps } from "../ports";

export type CardsOf = (proposals: readonly StoredProposal[]) => Promise<ProposalCard[]>;

export function createCardsOf({ deps, tables }: { deps: ServiceDeps; tables: ProposalTables }): CardsOf {
  return async (proposals) => {
    const after = await tables.afterDecision(proposals.map(({ proposalId }) => proposalId));
    const todayIn = await todaysOf(proposals.filter(({ status }) => AGREED.has(status)));
    return proposals.map((proposal) => {
      const { verification, ...rest } = after.get(proposal.proposalId) ?? NOTHING_AFTER;
      const isAhead = proposal.content.effectiveDay > (todayIn.get(proposal.connectionId) ?? "");
      // The league has it for its day: until then it is not done.
      const isScheduled = AGREED.has(proposal.status) && isAhead && verification?.result === "seen";
      return asCard(proposal, {
        ...rest,
        verification: verification && isScheduled ? { ...verification, result: "scheduled" } : verification,
      });
    });
  };

  /** The league's day by connection; a league that is gone has none, and nothing of it lies ahead. */
  async function todaysOf(proposals: readonly StoredProposal[]): Promise<Map<string, string>> {
    const scopes = await tables.scopesOf(proposals.map(({ connectionId }) => connectionId));
    return new Map(scopes.map((scope) => [scope.connectionId, dayEt(deps.sourceOf(scope).leagueClock.now())] as const));
  }
}

const NOTHING_AFTER = { verification: null, outcome: null, undoUntil: null } as const;
const AGREED: ReadonlySet<ProposalStatus> = new Set(AGREED_STATUSES);
