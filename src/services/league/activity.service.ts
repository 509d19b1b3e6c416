/** The league's adds, drops, claims and trades of the last days. */

import type { Language } from "@/contract/conversation/intent";
import { ACTIVITY_LIMITS, type ActivityOutput, type ClaimRefusal } from "@/contract/league/activity-output";
import { type ActivityEvent, type ActivityKind, activityOf, namedMoves } from "@/domain/league/league-activity";
import { dayOf } from "@/domain/league/league-snapshot";
import type { TeamScope } from "@/domain/league/scope";
import { type LeagueTransaction, openTransactions } from "@/domain/league/transaction";
import { MOVE_REASONS } from "@/language/texts/move-reasons";
import type { KnownPlayers, KnownPlayersReader } from "../players/known-players";
import type { ServiceDeps } from "../ports";
import { provenanceOf } from "../sources/source-reader";
import type { TransactionsReader } from "./transactions-reader";

export type ActivityService = {
  /**
   * @param options.days how far back, today included; held between 1 and 14.
   * @throws the source's errors when no day could be read.
   */
  activity(
    scope: TeamScope,
    options: { days?: number; withLineupChanges?: boolean; language?: Language; signal?: AbortSignal },
  ): Promise<{ output: ActivityOutput; isCached: boolean }>;
};

const DAYS = 7;

export function createActivityService(
  deps: ServiceDeps,
  readCached: KnownPlayersReader,
  transactions: TransactionsReader,
): ActivityService {
  return {
    async activity(scope, { days = DAYS, withLineupChanges = false, language = "en", signal }) {
      const known = await readCached(scope, signal);
      const { context } = known;
      const held = Math.min(Math.max(1, Math.trunc(days)), ACTIVITY_LIMITS.days);
      const { read, failures, periods } = await transactions.lastDays(scope, context, held, signal);
      const [latest] = read;
      if (!latest) throw failures.values().next().value ?? new RangeError("a season without days");
      const readings = [...known.readings, ...read.map(({ reading }) => reading)];
      const all = read.flatMap(({ reading }) => reading.value);
      const events = activityOf(all);
      const listed = events.filter(({ kind }) => withLineupChanges || kind !== "lineup change");
      const shown = listed.slice(0, ACTIVITY_LIMITS.events);
      const label = labeller(scope, known);
      const open = openTransactions(all, deps.sourceOf(scope).leagueClock.now()).filter(isOffer);
      return {
        isCached: readings.every((reading) => reading.isCached),
        output: {
          // Days that are over never change, so the answer is as old as the latest of them.
          ...provenanceOf([latest.reading], readings, deps.systemClock),
          firstDay: dayOf(context, periods.at(-1) ?? latest.period),
          lastDay: dayOf(context, periods[0] ?? latest.period),
          counts: countsOf(events),
          events: shown.map((event) => {
            const refusedCode = event.kind === "failed waiver claim" ? refusalOf(event.status) : null;
            return {
              day: dayOf(context, event.period),
              at: event.at,
              kind: event.kind,
              ...label(event),
              refusedBecause: refusedCode && MOVE_REASONS[language].claim[refusedCode],
              refusedCode,
            };
          }),
          shown: shown.length,
          total: listed.length,
          pending: open.slice(0, ACTIVITY_LIMITS.events).map((offer) => ({
            kind: offer.type === "WAIVER" ? ("waiver claim" as const) : ("trade offer" as const),
            proposedAt: offer.at,
            expiresAt: offer.expiresAt,
            ...label({ ...offer, ...namedMoves(offer) }),
          })),
          unreadDays: [...failures.keys()].map((period) => dayOf(context, period)),
        },
      };
    },
  };
}

const isOffer = ({ type }: LeagueTransaction): boolean => type === "TRADE_PROPOSAL" || type === "WAIVER";

function countsOf(events: readonly ActivityEvent[]): ActivityOutput["counts"] {
  const count = (...kinds: ActivityKind[]) => events.filter(({ kind }) => kinds.includes(kind)).length;
  const done = events.filter(({ kind }) => kind !== "failed waiver claim");
  return {
    adds: done.reduce((sum, { added }) => sum + added.length, 0),
    drops: done.reduce((sum, { dropped }) => sum + dropped.length, 0),
    waiverClaims: count("waiver claim"),
    failedClaims: count("failed waiver claim"),
    trades: count("trade"),
    lineupChanges: count("lineup change"),
  };
}

type Moves = Pick<ActivityEvent, "teamId" | "added" | "dropped" | "traded" | "bidAmount">;

function labeller(scope: TeamScope, { context, byId }: KnownPlayers) {
  const { teams, settings } = context.league;
  const team = (id: number | null) =>
    id === null ? null : (teams.find(({ teamId }) => teamId === id)?.teamName ?? `Team ${id}`);
  const name = (id: number) => byId.get(id)?.fullName ?? `player ${id}`;
  return ({ teamId, added, dropped, traded, bidAmount }: Moves) => ({
    teamName: team(teamId),
    isMine: teamId === scope.teamId,
    added: added.map(name),
    dropped: dropped.map(name),
    traded: traded.map(({ playerId, fromTeamId, toTeamId }) => ({
      name: name(playerId),
      from: team(fromTeamId) ?? "free agency",
      to: team(toTeamId) ?? "free agency",
    })),
    bid: settings.acquisitions.isUsingBudget ? bidAmount : null,
  });
}

const REFUSALS: Readonly<Record<string, ClaimRefusal>> = {
  FAILED_ROSTERLIMIT: "claim.roster_full",
  FAILED_POSITIONLIMIT: "claim.position_limit",
  FAILED_ACQUISITIONLIMIT: "claim.season_adds_used",
  FAILED_MATCHUPACQUISITIONLIMIT: "claim.matchup_adds_used",
  FAILED_INVALIDPLAYERSOURCE: "claim.player_taken",
  FAILED_PLAYERALREADYDROPPED: "claim.drop_gone",
  FAILED_AUCTIONBUDGETEXCEEDED: "claim.over_budget",
  FAILED_UNDROPPABLEPLAYER: "claim.undroppable",
};

const refusalOf = (status: string): ClaimRefusal => REFUSALS[status] ?? "claim.refused";
