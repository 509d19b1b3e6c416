/** What ESPN's player cards say of the season of those on a league's rosters, once a day, into the news index. */
import type { TeamScope } from "@/domain/scope";
import type { Clock } from "@/lib/clock";
import type { LeagueService } from "./league.service";
import type { NewsService } from "./news.service";
import type { ServiceDeps } from "./ports";
import type { RosterService } from "./roster.service";

export type CardNotesService = {
  /** One request a league and day. @returns how many new notes were stored; 0 when it is not time. */
  refresh(scope: TeamScope, signal?: AbortSignal): Promise<number>;
};

const DAY_MS = 86_400_000;

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
      const { todayPeriod } = await league.context(scope, signal);
      const rostered = (await rosters.readAll(scope, todayPeriod, signal)).value.flatMap(({ entries }) =>
        entries.map(({ player }) => player.playerId),
      );
      const notes = await deps.sourceOf(scope).client.getPlayerNotes(rostered, signal);
      const { stored } = await news.ingest(scope.universe, notes, { signal });
      readAtMs.set(scope.connectionId, systemClock.now());
      return stored;
    },
  };
}
