/** What a click is decided on, read before the database decides it. */
import type { Language } from "@/contract/conversation/intent";
import type { CardEdit, DecisionsRequest } from "@/contract/planning/card";
import type { Decision } from "@/db/proposals/proposal-decisions";
import type { StoredProposal } from "@/db/proposals/proposal-rows";
import { easternDay, playerId } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import type { RestedOn } from "@/domain/proposals/declined-move";
import { AGREED_STATUSES, brokenPremise, isInRosterOf, type ProposalStatus } from "@/domain/proposals/proposal";
import { failureCode } from "@/lib/errors";
import type { BidReader } from "../planning/bid-reader";
import type { OptimizerService } from "../planning/optimizer.service";
import { approvedMove } from "./agreed-moves";
import { buildReplacement } from "./build-proposals";
import { cardBids } from "./card-bids";
import type { LatestNewsIds } from "./declined-moves";
import { EditNotPossible } from "./errors";
import type { PremisesReader } from "./premises-now";

export type DecisionSources = {
  optimizer: Pick<OptimizerService, "open" | "openWithout">;
  premisesNow: PremisesReader;
  /** Without it no card names a bid. */
  bids?: BidReader | undefined;
  /** Latest news items that name each player, for what a decline rests on. */
  newsIdsOf?: LatestNewsIds;
  onNewsUnread?: (code: string) => void;
};

export type DecidingPerson = { scope: TeamScope; language: Language };

/** All of a request, each in the light of those before it. @param agreed approved moves of the team in other threads */
export async function preparedDecisions(
  sources: DecisionSources,
  person: DecidingPerson,
  {
    proposals,
    agreed,
    asked: request,
    signal,
  }: {
    proposals: readonly StoredProposal[];
    agreed: readonly StoredProposal[];
    asked: DecisionsRequest["decisions"];
    signal: AbortSignal | undefined;
  },
): Promise<Decision[]> {
  const decisions: Decision[] = [];
  let known = proposals;
  for (const each of request) {
    decisions.push(await prepared(sources, person, { proposals: known, agreed, asked: each, signal }));
    // A later one of the same request may build on it.
    known = known.map((one) =>
      one.proposalId === each.proposalId && each.action === "approve" ? { ...one, status: "approved" } : one,
    );
  }
  return decisions;
}

/** What a decline rests on: the inputs that the move was valued on, and the news of now. Our own index is asked, never the league. */
async function restedOnOf(
  sources: DecisionSources,
  scope: TeamScope,
  proposal: StoredProposal,
): Promise<RestedOn | null> {
  const { inputs } = proposal.basis;
  if (!inputs) return null;
  const { drop, add } = proposal.content;
  const playerIds = [drop, add].flatMap((player) => (player ? [player.playerId] : []));
  try {
    return { ...inputs, newsIds: (await sources.newsIdsOf?.(scope, playerIds)) ?? null };
  } catch (error) {
    // A person can decline while the index is down; the decline is then reopened by the other inputs alone.
    sources.onNewsUnread?.(failureCode(error));
    return { ...inputs, newsIds: null };
  }
}

/** A decline and an undo ask nothing of the league. */
async function prepared(
  sources: DecisionSources,
  person: DecidingPerson,
  {
    proposals,
    agreed,
    asked: request,
    signal,
  }: {
    proposals: readonly StoredProposal[];
    agreed: readonly StoredProposal[];
    asked: DecisionsRequest["decisions"][number];
    signal: AbortSignal | undefined;
  },
): Promise<Decision> {
  const decision = { proposalId: request.proposalId, action: request.action, reason: request.reason ?? null };
  const proposal = proposals.find((each) => each.proposalId === request.proposalId);
  const isOpen = proposal?.status === "pending" || (proposal?.status === "approved" && request.action === "edit");
  if (!proposal || !isOpen || request.action === "decline" || request.action === "undo") {
    const restedOn =
      proposal && request.action === "decline" ? await restedOnOf(sources, person.scope, proposal) : null;
    return { ...decision, edit: request.edit ?? null, replacement: null, broken: null, restedOn };
  }
  if (request.action === "edit") {
    const edit = request.edit ?? {};
    const replacement = await valuedAgain(sources, person, { proposal, edit, signal });
    return { ...decision, edit, replacement, broken: null };
  }
  const approvedEarlier = [...agreed, ...proposals.filter(({ status }) => AGREED.has(status))]
    .filter(({ matchupPeriod }) => matchupPeriod === proposal.matchupPeriod)
    .map(approvedMove)
    .filter((move) => !isInRosterOf(proposal.premises, move));
  const { addPlayerId } = proposal.premises;
  const broken = brokenPremise(
    proposal.premises,
    await sources.premisesNow(person.scope, { addPlayerId, approvedEarlier }),
  );
  return { ...decision, edit: null, replacement: null, broken };
}

async function valuedAgain(
  { optimizer, bids }: DecisionSources,
  { scope, language }: DecidingPerson,
  { proposal, edit, signal }: { proposal: StoredProposal; edit: CardEdit; signal: AbortSignal | undefined },
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
  const bidOf = await cardBids(bids, scope, week, signal);
  const input = { week, effects: week.effects([move]), notes: {}, toolCallId, bidOf };
  const made = buildReplacement(run, input, {
    proposalId: proposal.proposalId,
    rank: content.rank,
    dependsOn: proposal.dependsOn,
  });
  if (!made) throw new EditNotPossible();
  return { ...made, runId: proposal.runId };
}

const AGREED: ReadonlySet<ProposalStatus> = new Set(AGREED_STATUSES);
