/** Loads news for a league's players: names are linked when an item is loaded, so the players must be known first. */

import type { IngestReport } from "@/contract/news-items";
import type { NewsFault, RawNewsItem } from "@/domain/news/news-item";
import type { TeamScope } from "@/domain/scope";
import { AppError, failureCode } from "@/lib/errors";
import type { Logger } from "@/lib/log";
import type { NewsService } from "./news.service";
import type { PlayerService } from "./player.service";
import type { FactStore } from "./ports";

/** The list of players could not be read and none is kept. */
export class NoPlayersKnown extends AppError {
  readonly code = "news.no_players";
  readonly status = 503;
  readonly userMessage = "The list of players could not be read, so news cannot be linked to them. Try again later.";
  override readonly isRetryable = true;
}

export type NewsLoading = {
  /** @throws NoPlayersKnown */
  load(scope: TeamScope, items: readonly (RawNewsItem | NewsFault)[], signal?: AbortSignal): Promise<IngestReport>;
  /** Brings the list of players up to date, as far as its source answers. @throws NoPlayersKnown */
  knowPlayers(scope: TeamScope, signal?: AbortSignal): Promise<void>;
};

export function createNewsLoading(deps: {
  players: Pick<PlayerService, "find">;
  store: Pick<FactStore, "playerList">;
  news: Pick<NewsService, "ingest">;
  log: Logger;
}): NewsLoading {
  const knowPlayers: NewsLoading["knowPlayers"] = async (scope, signal) => {
    // Looking anybody up reads the list when it is due.
    await deps.players.find(scope, "nobody", signal).catch((thrown: unknown) => {
      if (!(thrown instanceof AppError)) throw thrown;
      deps.log.log("warn", "news.players_not_read", { code: failureCode(thrown) });
    });
    if (!(await deps.store.playerList(scope.universe).load())) throw new NoPlayersKnown();
  };
  return {
    knowPlayers,
    async load(scope, items, signal) {
      await knowPlayers(scope, signal);
      return deps.news.ingest(scope.universe, items, { signal });
    },
  };
}
