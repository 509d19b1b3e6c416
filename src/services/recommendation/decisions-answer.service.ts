/** Lists a team's proposals with their outcomes, newest first, at most one page. Read-only. */

import { SOURCE_NAMES } from "@/contract/news/source-names";
import type { ProposalCard } from "@/contract/planning/card";
import {
  APPROVED_STATES,
  type DecisionEntry,
  type DecisionFilter,
  type DecisionState,
  type DecisionsOutput,
  decisionState,
} from "@/contract/planning/decisions-output";
import type { DecidedProposals } from "@/db/proposals/decided-proposals";
import { ageInWords } from "@/domain/age-words";
import type { EasternDay } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import { reasonCode } from "@/domain/proposals/earlier-reasons";
import { cards } from "@/language/texts/en/ui/cards";
import { statusReasonKey } from "@/language/texts/ui/status-reason";
import { isoNow } from "@/lib/clock";
import { type LeagueService, teamOf } from "../league/league.service";
import type { ServiceDeps } from "../ports";
import type { RecommendationService } from "./recommendation.service";

export type DecisionsAnswers = {
  /** @throws TeamNotInLeague and the source's errors */
  list(
    scope: TeamScope,
    request?: { status?: DecisionFilter | undefined },
    signal?: AbortSignal,
  ): Promise<{ output: DecisionsOutput; isCached: boolean }>;
};

export type ProposalsOfPerson = Pick<RecommendationService, "list"> & Pick<DecidedProposals, "decided">;

/** Where nothing is ever proposed. */
export const NO_PROPOSALS: ProposalsOfPerson = { list: async () => [], decided: async () => new Map() };

/** More than a season of plans makes. */
const MAX_READ = 500;
const MAX_SHOWN = 15;
const MAX_TITLE_CHARS = 90;
const MAX_NAME_CHARS = 40;
const MAX_NOTE_CHARS = 120;

export function createDecisionsAnswers(
  deps: Pick<ServiceDeps, "systemClock">,
  league: LeagueService,
  proposals: ProposalsOfPerson,
): DecisionsAnswers {
  return {
    async list(scope, { status: request } = {}, signal) {
      const { personId, connectionId } = scope;
      const context = await league.buildIntelligenceSnapshot(scope, signal);
      const { teamName } = teamOf(context, scope.teamId);
      const team = { connectionId, teamId: Number(scope.teamId) };
      const cards = await proposals.list(personId, { team, limit: MAX_READ });
      const decided = await proposals.decided(
        personId,
        cards.map(({ proposalId }) => proposalId),
      );
      const nowMs = deps.systemClock.now();
      const entries = cards.map((card) => entryOf(card, decided.get(card.proposalId), { today: context.today, nowMs }));
      const matching = entries.filter(({ state }) => isAskedFor(state, request)).sort(byUrgency);
      const shown = matching.slice(0, MAX_SHOWN);
      return {
        isCached: false,
        output: {
          source: SOURCE_NAMES.decisions,
          fetchedAt: isoNow(deps.systemClock),
          stale: false,
          ageSeconds: 0,
          age: ageInWords(0),
          teamName,
          ownership: "my roster",
          today: context.today,
          asked: request ?? null,
          movesByState: countsOf(entries),
          approvedMoves: entries.filter(({ state }) => APPROVED_STATES.includes(state)).length,
          proposedMoves: entries.length,
          matchedMoves: matching.length,
          shownMoves: shown.length,
          decisions: shown,
        },
      };
    },
  };
}

/**
 * A card's state on the league's day: what is approved for a later day is scheduled, whether the league shows it or
 * not.
 */
export function decisionStateOf(
  { status, effectiveDay }: Pick<ProposalCard, "status" | "effectiveDay">,
  today: EasternDay,
): DecisionState {
  const isAgreed = status === "approved" || status === "verified";
  return isAgreed && effectiveDay > today ? "scheduled" : status;
}

const isAskedFor = (state: DecisionState, request: DecisionFilter | undefined): boolean =>
  request === undefined || (request === "approved_all" ? APPROVED_STATES.includes(state) : state === request);

function entryOf(
  card: ProposalCard,
  decision: { decidedAt: string; note: string | null } | undefined,
  { today, nowMs }: { today: EasternDay; nowMs: number },
): DecisionEntry {
  const { delta, drop, add, statusReason } = card;
  const decidedAt = decision?.decidedAt ?? null;
  return {
    proposalId: card.proposalId,
    title: cut(card.title, MAX_TITLE_CHARS),
    state: decisionStateOf(card, today),
    isSeenInLeague: card.status === "verified" || card.verification?.result === "scheduled",
    drop: drop && cut(drop.playerName, MAX_NAME_CHARS),
    add: add && cut(add.playerName, MAX_NAME_CHARS),
    day: card.effectiveDay,
    gainPoints: delta.expectedPoints,
    winProbability: delta.chances ?? null,
    proposedAt: card.createdAt,
    decidedAt,
    decidedAge:
      decidedAt === null ? null : ageInWords(Math.max(0, Math.round((nowMs - Date.parse(decidedAt)) / 1_000))),
    reason: statusReason === null ? null : reasonOf(statusReason),
    note: decision?.note == null ? null : cut(decision.note, MAX_NOTE_CHARS),
  };
}

function countsOf(entries: readonly DecisionEntry[]): DecisionsOutput["movesByState"] {
  const counts = Object.fromEntries(
    decisionState.options.map((state) => [state, 0]),
  ) as DecisionsOutput["movesByState"];
  for (const { state } of entries) counts[state] += 1;
  return counts;
}

/** Pending decisions first, then the latest changed first. */
const byUrgency = (a: DecisionEntry, b: DecisionEntry): number =>
  Number(b.state === "pending") - Number(a.state === "pending") ||
  (b.decidedAt ?? b.proposedAt).localeCompare(a.decidedAt ?? a.proposedAt);

/** The stored code with its English text; whatever else was stored has no code of its own. */
function reasonOf(stored: string): NonNullable<DecisionEntry["reason"]> {
  const key = statusReasonKey(stored);
  return key
    ? { code: reasonCode(stored), text: cards[key] }
    : { code: "move.other", text: cut(stored, MAX_NOTE_CHARS) };
}

const cut = (text: string, maxChars: number): string =>
  text.length <= maxChars ? text : `${text.slice(0, maxChars - 1)}…`;
