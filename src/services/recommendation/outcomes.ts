/** Outcomes of proposals, counted once their matchup is over, for approved and declined ones alike. */
import type { Settlement } from "@/db/proposals/proposal-outcomes";
import type { StoredProposal } from "@/db/proposals/proposal-rows";
import type { ProposalTables } from "@/db/proposals/proposals";
import { matchupPeriodId, playerId, scoringPeriodId } from "@/domain/ids";
import { isCategoryFormat, type LeagueSettings } from "@/domain/league/league";
import { type Matchup, opponentOf } from "@/domain/league/matchup";
import type { TeamScope } from "@/domain/league/scope";
import type { PlayerCard } from "@/domain/players/player";
import {
  deliveredCategories,
  deliveredPoints,
  type PlayedStart,
  type Settled,
  type TrackRecord,
  trackRecord,
} from "@/domain/proposals/delivered";
import type { ProposalStatus } from "@/domain/proposals/proposal";
import { periodsOfMatchup } from "@/domain/season/calendar";
import type { StatLine } from "@/domain/stats/stats";
import type { LeagueService } from "../league/league.service";
import type { ServiceDeps } from "../ports";

type TrackRecords = { readonly unit: string; readonly approved: TrackRecord; readonly declined: TrackRecord }[];

export type OutcomeService = {
  /** Counts what is due of one league. @returns how many were counted. */
  settleDue(scope: TeamScope, signal?: AbortSignal): Promise<number>;
  /** Claimed against delivered, by unit. */
  trackRecord(personId: string): Promise<TrackRecords>;
};

const APPROVED: ReadonlySet<ProposalStatus> = new Set(["approved", "verified", "not_seen"]);
const DECLINED: ReadonlySet<ProposalStatus> = new Set(["declined"]);

/** More than a season. */
const ALL_GAMES = 100;

export function createOutcomeService(options: {
  deps: ServiceDeps;
  tables: ProposalTables;
  leagues: LeagueService;
}): OutcomeService {
  const { deps, tables, leagues } = options;
  return {
    async settleDue(scope, signal) {
      const context = await leagues.buildIntelligenceSnapshot(scope, signal);
      const due = await tables.unsettled(scope.connectionId, Number(context.matchupPeriod));
      if (due.length === 0) return 0;
      const { client } = deps.sourceOf(scope);
      const { settings } = context.league;
      const involved = new Set(
        due.flatMap(({ basis }) => [...basis.gained, ...basis.lost].map((start) => start.playerId)),
      );
      const cards = await client.getPlayerCards(
        [...involved].map((id) => playerId.parse(id)),
        ALL_GAMES,
        signal,
      );
      for (const [period, proposals] of Map.groupBy(due, ({ matchupPeriod }) => matchupPeriod)) {
        const matchupPeriod = matchupPeriodId.parse(period);
        const last =
          periodsOfMatchup(context.calendar, settings.schedule, matchupPeriod)?.last ?? scoringPeriodId.parse(1);
        const matchups = await client.getMatchups(matchupPeriod, last, signal);
        for (const proposal of proposals) {
          const matchup = matchups.find(({ sides }) => sides.some(({ teamId }) => Number(teamId) === proposal.teamId));
          await tables.settle(settlementOf(proposal, { settings, cards, matchup, season: scope.season }));
        }
      }
      return due.length;
    },

    async trackRecord(personId) {
      const all = (await tables.settled(personId)).flatMap(({ delivered, ...one }) =>
        delivered === null ? [] : [{ ...one, delivered }],
      );
      return [...Map.groupBy(all, ({ unit }) => unit)].map(([unit, of]) => {
        const settledOf = (statuses: ReadonlySet<ProposalStatus>) =>
          of
            .filter(({ status }) => statuses.has(status))
            .map(
              ({ claimed, delivered, stated, result }): Settled => ({
                wasApproved: statuses === APPROVED,
                claimed,
                delivered,
                chance: stated === null || result === null ? null : { stated, result },
              }),
            );
        // An expired or outdated proposal was never declined.
        return {
          unit,
          approved: trackRecord(settledOf(APPROVED)),
          declined: trackRecord(settledOf(DECLINED)),
        };
      });
    },
  };
}

function settlementOf(
  proposal: StoredProposal,
  league: { settings: LeagueSettings; cards: readonly PlayerCard[]; matchup: Matchup | undefined; season: number },
): Settlement {
  const { basis, proposalId, ownerId } = proposal;
  const { settings, cards, matchup, season } = league;
  const played = (starts: typeof basis.gained): PlayedStart[] =>
    starts.map(({ playerId: id, period }) => {
      const card = cards.find(({ player }) => Number(player.playerId) === id);
      const row = card?.rows.find(
        (each) => each.kind === "game" && !each.isProjected && each.season === season && each.scoringPeriod === period,
      );
      return { line: row?.stats ?? {}, positionId: card?.player.defaultPositionId ?? 0 };
    });
  const [gained, lost] = [played(basis.gained), played(basis.lost)];
  const mine = matchup?.sides.find(({ teamId }) => Number(teamId) === proposal.teamId);
  const theirs = mine && opponentOf(matchup, mine.teamId);
  const claimed = basis.claimed;
  const whose = { proposalId, ownerId, claimed };
  if (!isCategoryFormat(settings.format)) {
    const delivered = deliveredPoints(gained, lost, settings.scoringItems);
    return { ...whose, delivered, unit: basis.unit, result: resultOf(mine?.totalPoints, theirs?.totalPoints) };
  }
  const totals = (side: typeof mine): StatLine =>
    Object.fromEntries(Object.entries(side?.scoreByStat ?? {}).map(([id, { score }]) => [id, score]));
  const counted = deliveredCategories({
    gained,
    lost,
    categories: settings.scoringItems,
    mine: totals(mine),
    theirs: totals(theirs),
    wasMade: proposal.status === "verified",
  });
  const delivered = counted.ok && theirs ? counted.value : null;
  return { ...whose, delivered, unit: "categories", result: resultOf(mine?.wins, mine?.losses) };
}

const resultOf = (mine: number | undefined, theirs: number | undefined): number | null =>
  mine === undefined || theirs === undefined ? null : mine > theirs ? 1 : mine < theirs ? 0 : 0.5;
