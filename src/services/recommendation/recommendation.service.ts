/**
 * Proposals from the moment they are made to the person's decision.
 *
 * Nothing here changes a league. What is approved is handed to the person, and `recommendation/verification.ts` reads the league
 * until it shows.
 */

import type { Language } from "@/contract/conversation/intent";
import type { CardEdit, DecisionsRequest, ProposalCard } from "@/contract/planning/card";
import type { Decision, DecisionsOutcome } from "@/db/proposals/proposal-decisions";
import { asCard, type StoredProposal } from "@/db/proposals/proposal-rows";
import type { ProposalTables } from "@/db/proposals/proposals";
import type { ReopenedMoves } from "@/domain/engine/move-inputs";
import type { DatedMove } from "@/domain/engine/week-moves";
import { easternDay, playerId } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import type { RestedOn } from "@/domain/proposals/declined-move";
import { AGREED_STATUSES, brokenPremise, isInRosterOf, type ProposalStatus } from "@/domain/proposals/proposal";
import { dayEt } from "@/domain/season/eastern-day";
import { isoNow } from "@/lib/clock";
import { sha256Hex } from "@/lib/crypto/sha256";
import { type AppError, failureCode } from "@/lib/errors";
import type { OptimizerService } from "../planning/optimizer.service";
import type { WeekSession } from "../planning/week-session";
import type { ServiceDeps } from "../ports";
import { approvedMove } from "./agreed-moves";
import { buildProposals, buildReplacement, type ProposalRun } from "./build-proposals";
import type { LatestNewsIds } from "./declined-moves";
import {
  DecidedOtherwise,
  DependsOnAnother,
  EditNotPossible,
  HandoffTooEarly,
  IdempotencyKeyReused,
  NothingToUndo,
  ProposalExpired,
  ProposalMissing,
  ProposalOutdated,
  UndoOver,
} from "./errors";
import type { PremisesReader } from "./premises-now";

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
  /** Of one thread. Those whose time has come by their league's clock are expired first; of `list` too. */
  cards(personId: string, threadId: string): Promise<ProposalCard[]>;
  list(personId: string, options: Parameters<ProposalTables["list"]>[1]): Promise<ProposalCard[]>;
  /**
   * All decisions of a request or none. `cards`: those decided on, and all that it changed, of other threads too. `isRunSettled`: no card
   * of the thread waits any more.
   *
   * @throws ProposalMissing, ProposalExpired, ProposalOutdated, DecidedOtherwise, DependsOnAnother, EditNotPossible, UndoOver,
   *   NothingToUndo, IdempotencyKeyReused, and the source's errors: what cannot be checked now is not decided now.
   */
  decide(
    person: { scope: TeamScope; language: Language },
    threadId: string,
    request: DecisionsRequest,
    idempotencyKey: string,
    signal?: AbortSignal,
  ): Promise<{ cards: ProposalCard[]; isRunSettled: boolean }>;
  /** From here on an approval is not changed any more. @throws ProposalMissing, HandoffTooEarly */
  noteHandoffOpened(personId: string, proposalId: string): Promise<void>;
};

export function createRecommendationService(options: {
  deps: ServiceDeps;
  tables: ProposalTables;
  optimizer: Pick<OptimizerService, "open" | "openWithout">;
  premisesNow: PremisesReader;
  /** Latest news items that name each player, for what a decline rests on. */
  newsIdsOf?: LatestNewsIds;
  onNewsUnread?: (code: string) => void;
}): RecommendationService {
  const { deps, tables, optimizer, premisesNow } = options;

  const cardsOf = async (proposals: readonly StoredProposal[]): Promise<ProposalCard[]> => {
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

  async function expireDue(personId: string): Promise<void> {
    for (const { scope, endsAt } of await tables.waitingIn(personId)) {
      const leagueNow = isoNow(deps.sourceOf(scope).leagueClock);
      if (endsAt <= leagueNow) await tables.expire(scope.connectionId, leagueNow);
    }
  }

  /** What a decline rests on: the inputs that the move was valued on, and the news of now. Our own index is asked, never the league. */
  async function restedOnOf(scope: TeamScope, proposal: StoredProposal): Promise<RestedOn | null> {
    const { inputs } = proposal.basis;
    if (!inputs) return null;
    const { drop, add } = proposal.content;
    const playerIds = [drop, add].flatMap((player) => (player ? [player.playerId] : []));
    try {
      return { ...inputs, newsIds: (await options.newsIdsOf?.(scope, playerIds)) ?? null };
    } catch (thrown) {
      // A person can decline while the index is down; the decline is then reopened by the other inputs alone.
      options.onNewsUnread?.(failureCode(thrown));
      return { ...inputs, newsIds: null };
    }
  }

  /** What a click is decided on, read before the database decides it. A decline and an undo ask nothing of the league. */
  async function prepared(
    person: { scope: TeamScope; language: Language },
    proposals: readonly StoredProposal[],
    agreed: readonly StoredProposal[],
    asked: DecisionsRequest["decisions"][number],
    signal: AbortSignal | undefined,
  ): Promise<Decision> {
    const decision = { proposalId: asked.proposalId, action: asked.action, reason: asked.reason ?? null };
    const proposal = proposals.find((each) => each.proposalId === asked.proposalId);
    const isOpen = proposal?.status === "pending" || (proposal?.status === "approved" && asked.action === "edit");
    if (!proposal || !isOpen || asked.action === "decline" || asked.action === "undo") {
      const restedOn = proposal && asked.action === "decline" ? await restedOnOf(person.scope, proposal) : null;
      return { ...decision, edit: asked.edit ?? null, replacement: null, broken: null, restedOn };
    }
    if (asked.action === "edit") {
      const edit = asked.edit ?? {};
      const replacement = await valuedAgain(person, proposal, edit, signal);
      return { ...decision, edit, replacement, broken: null };
    }
    const approvedEarlier = [...agreed, ...proposals.filter(({ status }) => AGREED.has(status))]
      .filter(({ matchupPeriod }) => matchupPeriod === proposal.matchupPeriod)
      .map(approvedMove)
      .filter((move) => !isInRosterOf(proposal.premises, move));
    const { addPlayerId } = proposal.premises;
    const broken = brokenPremise(proposal.premises, await premisesNow(person.scope, { addPlayerId, approvedEarlier }));
    return { ...decision, edit: null, replacement: null, broken };
  }

  async function valuedAgain(
    { scope, language }: { scope: TeamScope; language: Language },
    proposal: StoredProposal,
    edit: CardEdit,
    signal: AbortSignal | undefined,
  ) {
    const { content } = proposal;
    const drop = edit.dropPlayerId ?? content.drop?.playerId ?? null;
    const add = edit.addPlayerId ?? content.add?.playerId ?? null;
    const day = easternDay.parse(edit.effectiveDay ?? content.effectiveDay);
    if (add === null) throw new EditNotPossible();
    // Of an approved one the days are those without it: it may be what is changed.
    const week =
      proposal.status === "approved"
        ? await optimizer.openWithout(scope, proposal.proposalId, signal)
        : await optimizer.open(scope, signal);
    const move = { day, drop: drop === null ? null : playerId.parse(drop), add: playerId.parse(add) };
    const legal = week.days.includes(day) ? week.single({ drop: move.drop, add: move.add, from: day }) : null;
    if (legal?.day !== day) throw new EditNotPossible();
    const run = { scope, threadId: proposal.threadId, runId: proposal.runId ?? proposal.proposalId, language };
    const toolCallId = content.evidence[0]?.toolCallId ?? "";
    const input = { week, effects: week.effects([move]), notes: {}, toolCallId };
    const made = buildReplacement(run, input, {
      proposalId: proposal.proposalId,
      rank: content.rank,
      dependsOn: proposal.dependsOn,
    });
    if (!made) throw new EditNotPossible();
    return { ...made, runId: proposal.runId };
  }

  return {
    async present(run, { week, moves, notes, toolCallId, reopened }) {
      const made = buildProposals(run, { week, effects: week.effects(moves), notes, toolCallId, reopened });
      await tables.store(made);
      const ids = new Set(made.map(({ proposalId }) => proposalId));
      const stored = await tables.ofThread(run.scope.personId, run.threadId);
      return cardsOf(stored.filter(({ proposalId }) => ids.has(proposalId)));
    },

    async cards(personId, threadId) {
      await expireDue(personId);
      return cardsOf(await tables.ofThread(personId, threadId));
    },

    async list(personId, wish) {
      await expireDue(personId);
      return cardsOf(await tables.list(personId, wish));
    },

    async decide(person, threadId, request, idempotencyKey, signal) {
      const { personId, connectionId } = person.scope;
      const before = await tables.ofThread(personId, threadId);
      const matchupPeriods = new Set(before.map(({ matchupPeriod }) => matchupPeriod));
      const team = { connectionId, teamId: Number(person.scope.teamId) };
      const ofTeam = await tables.agreed(personId, team, [...matchupPeriods]);
      const agreedElsewhere = ofTeam.filter((each) => each.threadId !== threadId);
      const decisions: Decision[] = [];
      let known: readonly StoredProposal[] = before;
      for (const asked of request.decisions) {
        decisions.push(await prepared(person, known, agreedElsewhere, asked, signal));
        // A later one of the same request may build on it.
        known = known.map((each) =>
          each.proposalId === asked.proposalId && asked.action === "approve" ? { ...each, status: "approved" } : each,
        );
      }
      const outcome = await tables.decide({
        ownerId: personId,
        threadId,
        idempotencyKey,
        requestSha256: sha256Hex(JSON.stringify([threadId, request.decisions])),
        leagueNow: isoNow(deps.sourceOf(person.scope).leagueClock),
        decisions,
      });
      if (outcome.kind === "refused") {
        // Of one alone the person knows which it is.
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

const NOTHING_AFTER = { verification: null, outcome: null, undoUntil: null } as const;
const AGREED: ReadonlySet<ProposalStatus> = new Set(AGREED_STATUSES);

function refusalError({ because }: Extract<DecisionsOutcome, { kind: "refused" }>, title: string | null): AppError {
  switch (because) {
    case "missing":
      return new ProposalMissing();
    case "expired":
      return new ProposalExpired(title);
    case "outdated":
      return new ProposalOutdated(title);
    case "decided otherwise":
      return new DecidedOtherwise();
    case "depends on another":
      return new DependsOnAnother();
    case "undo_over":
      return new UndoOver();
    case "nothing_to_undo":
      return new NothingToUndo();
    case "another body":
      return new IdempotencyKeyReused();
  }
}
