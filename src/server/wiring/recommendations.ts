/** Wires the recommendations of one installation: card, decision, verification and outcome. */
import type { ConnectionTables } from "@/db/account/connections";
import type { Database } from "@/db/database";
import { latestNewsIds } from "@/db/news/latest-news-ids";
import { createDecidedProposals } from "@/db/proposals/decided-proposals";
import { createProposalTables, type ProposalTables } from "@/db/proposals/proposals";
import { teamId } from "@/domain/ids";
import { SLOT } from "@/domain/lineup/slots";
import { IR_STATUSES } from "@/domain/week/league-week";
import { isoNow } from "@/lib/clock";
import type { Logger } from "@/lib/log";
import type { LeagueService } from "@/services/league/league.service";
import type { BidReader } from "@/services/planning/bid-reader";
import type { OptimizerService } from "@/services/planning/optimizer.service";
import type { ServiceDeps } from "@/services/ports";
import { createDecisionsAnswers, type DecisionsAnswers } from "@/services/recommendation/decisions-answer.service";
import {
  createDeclinedMoves,
  createDeclines,
  type DeclinesReader,
  type LatestNewsIds,
} from "@/services/recommendation/declined-moves";
import { createOutcomeService, type OutcomeService } from "@/services/recommendation/outcomes";
import { createPremisesReader } from "@/services/recommendation/premises-now";
import {
  createRecommendationService,
  type RecommendationService,
} from "@/services/recommendation/recommendation.service";
import { createVerificationService, type VerificationService } from "@/services/recommendation/verification";
import type { DemoInstance } from "../demo/demo-instance";
import { makeDemoMove } from "../demo/demo-moves";
import { scopesOf } from "../jobs/leagues";

export type WiredRecommendations = {
  tables: ProposalTables;
  recommendations: RecommendationService;
  verification: VerificationService;
  outcomes: OutcomeService;
  decisions: DecisionsAnswers;
};

const createLatestNews =
  ({ kysely }: Database, deps: ServiceDeps): LatestNewsIds =>
  (scope, playerIds) =>
    latestNewsIds(kysely, scope.universe, playerIds, isoNow(deps.sourceOf(scope).leagueClock));

/** Declined moves of users, for the engine that is wired before the recommendations. */
export const composeDeclines = (database: Database, deps: ServiceDeps, log: Logger): DeclinesReader =>
  createDeclines({
    declinedMovesOf: createDeclinedMoves(createProposalTables(database.kysely)),
    newsIdsOf: createLatestNews(database, deps),
    onNewsUnread: (code) => log.log("warn", "plan.news_unread", { code }),
  });

export function composeRecommendations(backend: {
  log: Logger;
  database: Database;
  deps: ServiceDeps;
  connections: ConnectionTables;
  league: LeagueService;
  optimizer: OptimizerService;
  bids: BidReader;
  /** Its approved moves are made here; without it nobody makes any. */
  demo: DemoInstance | undefined;
}): WiredRecommendations {
  const { log, deps, league, optimizer, bids, connections, demo } = backend;
  const tables = createProposalTables(backend.database.kysely);
  const newsIdsOf = createLatestNews(backend.database, deps);
  const recommendations = createRecommendationService({
    deps,
    tables,
    optimizer,
    bids,
    premisesNow: createPremisesReader(deps, league),
    newsIdsOf,
    onNewsUnread: (code) => log.log("warn", "proposal.news_unread", { code }),
  });
  const { decided } = createDecidedProposals(backend.database.kysely);
  return {
    tables,
    recommendations,
    decisions: createDecisionsAnswers(deps, league, { list: recommendations.list, decided }),
    verification: createVerificationService({
      deps,
      tables,
      log,
      leagues: league,
      systemClock: deps.systemClock,
      scopeOf: async ({ connectionId, teamId: id }) => {
        const scopes = scopesOf(await connections.allConnections());
        const scope = scopes.find((each) => each.connectionId === connectionId);
        return scope && { ...scope, teamId: teamId.parse(id) };
      },
      makeMove: async (scope, move) => {
        if (!demo || scope.universe !== "demo") return;
        const stashable = async () => {
          const { todayPeriod } = await league.buildIntelligenceSnapshot(scope);
          const rosters = await deps.sourceOf(scope).client.getRosters(todayPeriod);
          const mine = rosters.find((roster) => roster.teamId === scope.teamId)?.entries ?? [];
          return mine
            .filter(({ player, slotId }) => slotId !== SLOT.IR && IR_STATUSES.has(player.availability.status))
            .map(({ player }) => Number(player.playerId));
        };
        await makeDemoMove(demo, scope, move, { stashable, log });
      },
    }),
    outcomes: createOutcomeService({ deps, tables, leagues: league }),
  };
}
