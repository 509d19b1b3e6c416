/** Loads the season notes of ESPN's player cards for rostered players into the news index, once a day. */
import type { TeamScope } from "@/domain/league/scope";
import type { Clock } from "@/lib/clock";
import type { LeagueService } from "../league/league.service";
import type { RosterService } from "../league/roster.service";
import type { ServiceDeps } from "../ports";
import type { NewsService } from "./news.service";

export type CardNotesService = {
  /** Once a league and day, in parts of 50 players. @returns how many new notes were stored; 0 when it is not time. */
  refresh(scope: TeamScope, signal?: AbortSignal): Promise<number>;
};

const DAY_MS = 86_400_000;
/** Maximum number of players ESPN returns in one response. */
const PLAYERS_AT_ONCE = 50;

export function createCardNotes(options: {
  deps: Pick<ServiceDeps, "sourceOf">;
  league: LeagueService;
  rosters: RosterService;
  news: Pick<NewsService, "ingest">;
  systemClock: Clock;
}): CardNotesService {
  const { deps, league, rosters, news, systemClock } = options;
  const readAtMs = new Map<string, number>();
  return {
    async refresh(scope, signal) {
      const last = readAtMs.get(scope.connectionId) ?? Number.NEGATIVE_INFINITY;
      if (systemClock.now() - last < DAY_MS) return 0;
      const { todayPeriod } = await league.buildIntelligenceSnapshot(scope, signal);
      const rostered = (await rosters.readAll(scope, todayPeriod, signal)).value.flatMap(({ entries }) =>
        entries.map(({ player }) => player.playerId),
      );
      const { client } = deps.sourceOf(scope);
      let stored = 0;
      for (let from = 0; from < rostered.length; from += PLAYERS_AT_ONCE) {
        const notes = await client.getPlayerNotes(rostered.slice(from, from + PLAYERS_AT_ONCE), signal);
        stored += (await news.ingest(scope.universe, notes, { signal })).stored;
      }
      readAtMs.set(scope.connectionId, systemClock.now());
      return stored;
    },
  };
}
