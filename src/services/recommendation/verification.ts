/**
 * Reads the league again after an approval, on a schedule, until the move shows or its day is over.
 *
 * In the demo league the move is made first, since nobody else could; whether it was is read like in any other league.
 */
import type { VerifiedProposal } from "@/db/proposals/proposal-outcomes";
import type { StoredProposal } from "@/db/proposals/proposal-rows";
import type { ProposalTables } from "@/db/proposals/proposals";
import { easternDay, scoringPeriodId } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import {
  type ApprovedMove,
  halfSeen,
  isSeen,
  nextAttemptMs,
  type VerificationResult,
  verdictOfAttempt,
} from "@/domain/proposals/verification";
import { periodOfDay } from "@/domain/season/calendar";
import { dayEt } from "@/domain/season/eastern-day";
import { type Clock, isoNow } from "@/lib/clock";
import { AppError, failureCode } from "@/lib/errors";
import type { Logger } from "@/lib/log";
import type { LeagueService } from "../league/league.service";
import type { ServiceDeps } from "../ports";

type VerificationReport = { checked: number; verified: number; notSeen: number; unreadable: number };

export type VerificationService = {
  /** Verifies every approved proposal that is due, once its undo window is over. */
  verifyDue(signal?: AbortSignal): Promise<VerificationReport>;
  /** Verifies every approved proposal of one league at once, due or not. */
  verifyNow(connectionId: string, signal?: AbortSignal): Promise<VerificationReport>;
};

/** Makes an approved move where the product itself plays the league. Making it again changes nothing. */
export type MoveMaker = (scope: TeamScope, move: ApprovedMove) => Promise<void>;

export function createVerificationService(options: {
  deps: ServiceDeps;
  tables: ProposalTables;
  leagues: LeagueService;
  /** The scope of a stored proposal; `undefined` when its league cannot be read by this deployment. */
  scopeOf(proposal: StoredProposal): Promise<TeamScope | undefined>;
  makeMove: MoveMaker;
  systemClock: Clock;
  log: Logger;
}): VerificationService {
  const { deps, tables, leagues, systemClock, log } = options;

  async function verifyMove(
    scope: TeamScope,
    move: ApprovedMove,
    signal?: AbortSignal,
  ): Promise<{ verification: VerificationResult; detail: string | null }> {
    try {
      if (scope.universe === "demo") await options.makeMove(scope, move);
      const { client } = deps.sourceOf(scope);
      const { calendar } = await leagues.buildIntelligenceSnapshot(scope, signal);
      // Reads the roster of the move's own day again: before that day it shows a move made ahead, after it that day's
      // roster decides.
      const period = periodOfDay(calendar, move.effectiveDay);
      const rosters = await client.getRosters(scoringPeriodId.parse(Math.max(1, period)), signal);
      const mine = rosters.find(({ teamId }) => teamId === scope.teamId)?.entries ?? [];
      if (mine.length === 0) return { verification: "unreadable", detail: "roster.empty" };
      const ids = mine.map(({ player }) => Number(player.playerId));
      return isSeen(move, ids)
        ? { verification: "seen", detail: null }
        : { verification: "not_yet", detail: halfSeen(move, ids) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { verification: "unreadable", detail: failureCode(error) };
    }
  }

  async function verify(proposal: StoredProposal & { attempts: number; attemptsOnDay: number }, signal?: AbortSignal) {
    const scope = await options.scopeOf(proposal);
    // An undo may have been under way when the list was read.
    if (!scope || !(await tables.mayCarryOut(proposal))) return undefined;
    const { drop, add, effectiveDay } = proposal.content;
    const move: ApprovedMove = {
      drop: drop?.playerId ?? null,
      add: add?.playerId ?? null,
      effectiveDay: easternDay.parse(effectiveDay),
    };
    const { verification, detail } = await verifyMove(scope, move, signal);
    // Before it is recorded: a move called made while cached answers lack it would be on no page at all.
    if (verification === "seen") deps.reader.forget(proposal.connectionId);
    const today = dayEt(deps.sourceOf(scope).leagueClock.now());
    const isOnDay = verification === "not_yet" && today >= move.effectiveDay;
    const verdict = verdictOfAttempt(verification, {
      today,
      effectiveDay: move.effectiveDay,
      attemptsOnDay: proposal.attemptsOnDay + (isOnDay ? 1 : 0),
      canClockBeFrozen: scope.universe === "demo",
    });
    await tables.recordAttempt({
      proposal,
      attempt: proposal.attempts + 1,
      at: isoNow(systemClock),
      result: verdict === "not_seen" ? "not_seen" : verification === "not_yet" && !isOnDay ? "too_early" : verification,
      detail,
      verdict,
    });
    return { verification, verdict };
  }

  async function verifyAll(
    proposals: readonly VerifiedProposal[],
    signal: AbortSignal | undefined,
  ): Promise<VerificationReport> {
    const report: VerificationReport = { checked: 0, verified: 0, notSeen: 0, unreadable: 0 };
    for (const proposal of proposals) {
      signal?.throwIfAborted();
      const found = await verify(proposal, signal);
      if (!found) continue;
      report.checked += 1;
      if (found.verdict === "verified") report.verified += 1;
      if (found.verdict === "not_seen") report.notSeen += 1;
      if (found.verification === "unreadable") report.unreadable += 1;
      log.log("info", "proposal.looked_for", { verification: found.verification, verdict: found.verdict });
    }
    return report;
  }

  return {
    async verifyDue(signal) {
      const isDue = ({ attempts, lastAttemptAt }: VerifiedProposal) =>
        nextAttemptMs(attempts, Date.parse(lastAttemptAt)) <= systemClock.now();
      return verifyAll((await tables.awaitingVerification()).filter(isDue), signal);
    },

    async verifyNow(connectionId, signal) {
      const inOrder = (a: VerifiedProposal, b: VerifiedProposal) =>
        a.content.effectiveDay.localeCompare(b.content.effectiveDay) ||
        a.statusChangedAt.localeCompare(b.statusChangedAt) ||
        a.content.rank - b.content.rank;
      // In the order in which the moves are made: a later one may need the roster spot that an earlier one frees.
      return verifyAll((await tables.awaitingVerification(connectionId)).sort(inOrder), signal);
    },
  };
}
