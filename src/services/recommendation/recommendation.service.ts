/**
 * Proposals from the moment they are made to the person's decision.
 *
 * Nothing here changes a league. What is approved is handed to the person, and `recommendation/verification.ts` reads
 * the league until it shows.
 */

import type { DecisionsRequest, ProposalCard } from "@/contract/planning/card";
import type { ProposalTables } from "@/db/proposals/proposals";
import type { ReopenedMoves } from "@/domain/engine/move-inputs";
import type { DatedMove } from "@/domain/engine/week-moves";
import { isoNow } from "@/lib/clock";
import { sha256Hex } from "@/lib/crypto/sha256";
import type { WeekSession } from "../planning/week-session";
import type { ServiceDeps } from "../ports";
import { buildProposals, type ProposalRun } from "./build-proposals";
import { cardBids } from "./card-bids";
import { createCardsOf } from "./cards-of";
import { type DecidingPerson, type DecisionSources, preparedDecisions } from "./decision-input";
import { refusalError } from "./decision-refusal";
import { HandoffTooEarly, ProposalMissing } from "./errors";

export type RecommendationService = {
  /** Stores the proposals of a run, once however often it is asked, and gives their cards. */
  present(
    run: ProposalRun,
    input: {
      week: WeekSession;
      moves: readonly DatedMove[];
      notes: Readonly<Record<number, readonly string[]>>;
      toolCallId: string;
      /** Why moves that were declined before are proposed again. */
      reopened?: ReopenedMoves | undefined;
    },
  ): Promise<ProposalCard[]>;
  /** Cards of one thread. `cards` and `list` first expire proposals whose deadline has passed in league time. */
  cards(personId: string, threadId: string): Promise<ProposalCard[]>;
  list(personId: string, options: Parameters<ProposalTables["list"]>[1]): Promise<ProposalCard[]>;
  /**
   * All decisions of a request or none. `cards`: those decided on, and all that it changed, of other threads too.
   * `isRunSettled`: no card of the thread waits any more.
   *
   * @throws ProposalMissing, ProposalExpired, ProposalOutdated, DecidedOtherwise, DependsOnAnother, EditNotPossible,
   * UndoOver,
   *   NothingToUndo, IdempotencyKeyReused, and the source's errors: what cannot be checked now is not decided now.
   */
  decide(
    person: DecidingPerson,
    threadId: string,
    request: DecisionsRequest,
    idempotencyKey: string,
    signal?: AbortSignal,
  ): Promise<{ cards: ProposalCard[]; isRunSettled: boolean }>;
  /** From here on an approval is not changed any more. @throws ProposalMissing, HandoffTooEarly */
  noteHandoffOpened(personId: string, proposalId: string): Promise<void>;
};

export function createRecommendationService(
  options: { deps: ServiceDeps; tables: ProposalTables } & DecisionSources,
): RecommendationService {
  const { deps, tables } = options;
  const cardsOf = createCardsOf({ deps, tables });

  async function expireDue(personId: string): Promise<void> {
    for (const { scope, endsAt } of await tables.waitingIn(personId)) {
      const leagueNow = isoNow(deps.sourceOf(scope).leagueClock);
      if (endsAt <= leagueNow) await tables.expire(scope.connectionId, leagueNow);
    }
  }

  return {
    async present(run, { week, moves, notes, toolCallId, reopened }) {
      const bidOf = await cardBids(options.bids, run.scope, week);
      const made = buildProposals(run, { week, effects: week.effects(moves), notes, toolCallId, reopened, bidOf });
      await tables.store(made);
      const ids = new Set(made.map(({ proposalId }) => proposalId));
      const stored = await tables.ofThread(run.scope.personId, run.threadId);
      return cardsOf(stored.filter(({ proposalId }) => ids.has(proposalId)));
    },

    async cards(personId, threadId) {
      await expireDue(personId);
      return cardsOf(await tables.ofThread(personId, threadId));
    },

    async list(personId, options) {
      await expireDue(personId);
      return cardsOf(await tables.list(personId, options));
    },

    async decide(person, threadId, request, idempotencyKey, signal) {
      const { personId, connectionId } = person.scope;
      const before = await tables.ofThread(personId, threadId);
      const matchupPeriods = new Set(before.map(({ matchupPeriod }) => matchupPeriod));
      const team = { connectionId, teamId: Number(person.scope.teamId) };
      const ofTeam = await tables.agreed(personId, team, [...matchupPeriods]);
      const approvedInOtherTeam = ofTeam.filter((each) => each.threadId !== threadId);
      const decisions = await preparedDecisions(options, person, {
        proposals: before,
        agreed: approvedInOtherTeam,
        asked: request.decisions,
        signal,
      });
      const outcome = await tables.decide({
        ownerId: personId,
        threadId,
        idempotencyKey,
        requestSha256: sha256Hex(JSON.stringify([threadId, request.decisions])),
        leagueNow: isoNow(deps.sourceOf(person.scope).leagueClock),
        decisions,
      });
      if (outcome.kind === "refused") {
        // With a single decision the user knows which card is meant.
        const title = before.find(({ proposalId }) => proposalId === outcome.proposalId)?.content.title ?? null;
        throw refusalError(outcome, request.decisions.length > 1 ? title : null);
      }
      const [changed, all] = await Promise.all([
        tables.ofIds(personId, outcome.proposalIds),
        tables.ofThread(personId, threadId),
      ]);
      return { cards: await cardsOf(changed), isRunSettled: all.every(({ status }) => status !== "pending") };
    },

    async noteHandoffOpened(personId, proposalId) {
      const noted = await tables.noteHandoffOpened(personId, proposalId);
      if (noted === "undo_open") throw new HandoffTooEarly();
      if (noted === "missing") throw new ProposalMissing();
    },
  };
}
