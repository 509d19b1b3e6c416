/** Loads news for a league's players: names are linked when an item is loaded, so the players must be known first. */

import type { IngestReport } from "@/contract/news/news-items";
import type { TeamScope } from "@/domain/league/scope";
import type { NewsFault, RawNewsItem } from "@/domain/news/news-item";
import { AppError, failureCode } from "@/lib/errors";
import type { Logger } from "@/lib/log";
import { readPlayerList } from "../players/known-players";
import type { ServiceDeps } from "../ports";
import type { NewsService } from "./news.service";
import type { IngestOptions } from "./news-ingest";

/** The player list could not be read and none is stored. */
export class NoPlayersKnown extends AppError {
  static override readonly code = "news.no_players";
  static override readonly status = 503;
  static override readonly isRetryable = true;
}

export type NewsLoading = {
  /** @throws NoPlayersKnown */
  load(
    scope: TeamScope,
    items: readonly (RawNewsItem | NewsFault)[],
    signal?: AbortSignal,
    options?: Pick<IngestOptions, "joinsDuplicates">,
  ): Promise<IngestReport>;
  /** Brings the list of players up to date by the first of the leagues whose source gives it. @throws NoPlayersKnown */
  knowPlayers(scopes: readonly [TeamScope, ...TeamScope[]], signal?: AbortSignal): Promise<void>;
};

export function createNewsLoading(options: {
  deps: Pick<ServiceDeps, "sourceOf" | "reader" | "store">;
  news: Pick<NewsService, "ingest">;
  log: Logger;
}): NewsLoading {
  const { deps, news, log } = options;
  const isRead = async (scope: TeamScope, signal?: AbortSignal): Promise<boolean> => {
    try {
      return !(await readPlayerList(deps, scope, signal)).isStale;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      log.log("warn", "news.players_not_read", { code: failureCode(error) });
      return false;
    }
  };
  const knowPlayers: NewsLoading["knowPlayers"] = async (scopes, signal) => {
    for (const scope of scopes) if (await isRead(scope, signal)) return;
    if (!(await deps.store.playerList(scopes[0].universe).load())) throw new NoPlayersKnown();
  };
  return {
    knowPlayers,
    async load(scope, items, signal, options) {
      await knowPlayers([scope], signal);
      return news.ingest(scope.universe, items, { ...options, signal });
    },
  };
}
