/** Recommendations of one home: from the card to the decision, to the look whether it shows, to what it delivered. */
import type { ConnectionTables } from "@/db/connections";
import type { Database } from "@/db/database";
import { latestNewsIds } from "@/db/latest-news-ids";
import { createProposalTables, type ProposalTables } from "@/db/proposals";
import { teamId } from "@/domain/ids";
import { isoNow } from "@/lib/clock";
import type { Logger } from "@/lib/log";
import type { LeagueService } from "@/services/league.service";
import type { OptimizerService } from "@/services/optimizer.service";
import type { ServiceDeps } from "@/services/ports";
import {
  createDeclinedMoves,
  type DeclinedMovesReader,
  type LatestNewsIds,
} from "@/services/recommendation/declined-moves";
import { createOutcomeService, type OutcomeService } from "@/services/recommendation/outcomes";
import { createPremisesReader } from "@/services/recommendation/premises-now";
import { createVerificationService, type VerificationService } from "@/services/recommendation/verification";
import { createRecommendationService, type RecommendationService } from "@/services/recommendation.service";
import type { DemoHome } from "./demo-home";
import { makeDemoMove } from "./demo-moves";
import { scopesOf } from "./jobs/leagues";

export type WiredRecommendations = {
  tables: ProposalTables;
  declinedMovesOf: DeclinedMovesReader;
  newsIdsOf: LatestNewsIds;
  recommendations: RecommendationService;
  verification: VerificationService;
  outcomes: OutcomeService;
};

export function wireRecommendations(home: {
  log: Logger;
  database: Database;
  deps: ServiceDeps;
  connections: ConnectionTables;
  league: LeagueService;
  optimizer: OptimizerService;
  /** Its approved moves are made here; without it nobody makes any. */
  demo: DemoHome | undefined;
}): WiredRecommendations {
  const { log, deps, league, optimizer, connections, demo } = home;
  const tables = createProposalTables(home.database.kysely);
  const newsIdsOf: LatestNewsIds = (scope, playerIds) =>
    latestNewsIds(home.database.kysely, scope.universe, playerIds, isoNow(deps.sourceOf(scope).leagueClock));
  return {
    tables,
    newsIdsOf,
    declinedMovesOf: createDeclinedMoves(tables),
    recommendations: createRecommendationService({
      ...{ deps, tables, optimizer },
      premisesNow: createPremisesReader(deps, league),
      newsIdsOf,
      onNewsUnread: (code) => log.log("warn", "proposal.news_unread", { code }),
    }),
    verification: createVerificationService({
      ...{ deps, tables, log, leagues: league, systemClock: deps.systemClock },
      scopeOf: async ({ connectionId, teamId: id }) => {
        const scopes = scopesOf(await connections.allConnections());
        const scope = scopes.find((each) => each.connectionId === connectionId);
        return scope && { ...scope, teamId: teamId.parse(id) };
      },
      makeMove: async (scope, move) => {
        if (demo && scope.universe === "demo") await makeDemoMove(demo, scope, move, log);
      },
    }),
    outcomes: createOutcomeService({ deps, tables, leagues: league }),
  };
}
