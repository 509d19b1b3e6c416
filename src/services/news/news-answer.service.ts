/**
 * Questions to the news, answered with citations under what is official.
 *
 * The official status of the players asked about stands first and outranks every text. The index answers also while the
 * league's source is down: statuses are then unknown, and the answer says so.
 */
import type { NewsCitationOutput, NewsOutput } from "@/contract/news/news-output";
import { ageInWords } from "@/domain/age-words";
import type { TeamScope } from "@/domain/league/scope";
import type { Claim } from "@/domain/news/claims";
import { contradictsOfficial, type Official, standingOf } from "@/domain/news/standing";
import type { InjuryStatus, Player } from "@/domain/players/player";
import { INJURY_STATUSES } from "@/domain/players/player";
import { proTeamLabel } from "@/domain/season/pro-teams";
import { AppError, failureCode } from "@/lib/errors";
import type { Logger } from "@/lib/log";
import { CARD_NOTES_SOURCE } from "@/lib/news-feeds/espn-card-notes";
import { err, ok, type Result } from "@/lib/result";
import { type KnownPlayers, type KnownPlayersReader, nameOfId } from "../players/known-players";
import type { PlayerStatusService } from "../players/player-status.service";
import type { ServiceDeps } from "../ports";
import type { NewsAnswer, NewsCitation, NewsService } from "./news.service";
import type { NewsFreshness } from "./news-freshness";

export type NewsRequest = {
  /** A topic or a whole question; the players it names are found. */
  query?: string | undefined;
  /** One player by name; several or nobody of that name come back as `unclear`. */
  playerName?: string | undefined;
  /** One player by ESPN's id. */
  playerKey?: number | undefined;
  /** How far back, from the league's now. */
  days?: number | undefined;
  limit?: number | undefined;
};

export type NewsAnswers = {
  /** Without a query and a player: the latest. Never throws because the league's source is down. */
  answer(scope: TeamScope, request: NewsRequest, signal?: AbortSignal): Promise<NewsOutput>;
};

const DEFAULT_DAYS = 14;
/** The latest of everything is not a fortnight old. */
const LATEST_DAYS = 3;
const DEFAULT_LIMIT = 8;
const MAX_ASKED_PLAYERS = 3;
const MAX_CLAIMS = 6;
const MAX_OTHER_REPORTS = 4;
const DAY_MS = 86_400_000;
/** A card's outlook holds for the season and is dated before it. */
const TIMELESS_SOURCES = [CARD_NOTES_SOURCE];

type Known = KnownPlayers | undefined;

export function createNewsAnswers(options: {
  deps: Pick<ServiceDeps, "sourceOf">;
  news: Pick<NewsService, "searchNews" | "latest">;
  freshness: NewsFreshness;
  readCached: KnownPlayersReader;
  playerStatus: PlayerStatusService;
  log: Logger;
}): NewsAnswers {
  const { deps, news, freshness, readCached, playerStatus, log } = options;

  async function officialOf(scope: TeamScope, player: { playerId: number; name: string }, signal?: AbortSignal) {
    const read = await unlessDown(
      playerStatus.searchPlayerStatusSnapshots(scope, nameOfId(player.playerId), signal),
      log,
    );
    if (!read.ok || !read.value.output.found) return { ...player, official: null, since: null };
    const { source, fetchedAt, stale, ageSeconds, age, staleReason, ...status } = read.value.output;
    const label = { source, fetchedAt, stale, ageSeconds, age, ...(staleReason === undefined ? {} : { staleReason }) };
    const { status: word, statusText, expectedReturn } = status;
    const since = status.statusSince && !status.statusSince.isAtLeast ? status.statusSince.day : null;
    return { ...player, official: { ...label, status: word, statusText, expectedReturn }, since };
  }

  return {
    async answer(scope, request, signal) {
      const nowMs = deps.sourceOf(scope).leagueClock.now();
      const reading = await unlessDown(readCached(scope, signal), log);
      const known = reading.ok ? reading.value : undefined;
      const meant = whoIsMeant(known, request);
      const query = request.query ?? meant?.query ?? request.playerName;
      const isLatest = query === undefined;
      const days = request.days ?? (isLatest ? LATEST_DAYS : DEFAULT_DAYS);
      const limit = request.limit ?? DEFAULT_LIMIT;
      const label = await freshness(scope.universe);
      const officialMissing = reading.ok ? null : reading.error.userMessage;
      const base = { ...label, query: query ?? null, days, officialMissing };
      if (meant?.kind === "unclear") {
        const unclear = { query: meant.query, candidates: meant.candidates, nearest: meant.nearest };
        return { ...base, askedPlayers: [], unclear, citations: [], shown: 0, searchedBy: "words" };
      }
      const window = {
        from: new Date(nowMs - days * DAY_MS).toISOString(),
        asOf: new Date(nowMs).toISOString(),
        limit,
      };
      const found: NewsAnswer = isLatest
        ? { citations: await news.latest(scope.universe, window), playerKeys: [], intent: "news", degraded: null }
        : await news.searchNews(
            scope.universe,
            {
              ...window,
              query: request.query ?? `${query} news`,
              ...(meant ? { playerKeys: [meant.playerId] } : {}),
              timelessSources: TIMELESS_SOURCES,
            },
            signal,
          );
      const askedPlayers = await Promise.all(
        found.playerKeys
          .slice(0, MAX_ASKED_PLAYERS)
          .flatMap((playerId) => namedOf(known, playerId) ?? [])
          .map((player) => officialOf(scope, player, signal)),
      );
      const officialOn = (playerId: number): Official => {
        const reported = askedPlayers.find((player) => player.playerId === playerId);
        const word = reported?.official?.status ?? known?.byId.get(playerId)?.availability.status;
        return { status: readStatus(word), since: reported?.since ?? null };
      };
      const citations = found.citations.map((citation) => citationOf(citation, known, officialOn, nowMs));
      return {
        ...base,
        askedPlayers: askedPlayers.map(({ since, ...player }) => player),
        unclear: null,
        citations,
        shown: citations.length,
        searchedBy: found.degraded === null ? "words and meaning" : "words",
      };
    },
  };
}

type Meant =
  | { kind: "one"; query: string; playerId: number }
  | { kind: "unclear"; query: string; candidates: NonNullable<NewsOutput["unclear"]>["candidates"]; nearest: string[] };

/** The work's outcome, or the planned failure that the league's source gave; anything else is a bug and is thrown. */
async function unlessDown<T>(work: Promise<T>, log: Logger): Promise<Result<T, AppError>> {
  try {
    return ok(await work);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.log("warn", "news.without_official", { code: failureCode(error) });
    return err(error);
  }
}

/**
 * The player requested by id or name; `undefined` when none was, or when there is no player list to resolve the name.
 */
function whoIsMeant(known: Known, { playerKey, playerName }: NewsRequest): Meant | undefined {
  const query = playerKey === undefined ? playerName : nameOfId(playerKey);
  if (query === undefined) return undefined;
  if (!known)
    return playerKey === undefined ? undefined : { kind: "one", query: playerName ?? "", playerId: playerKey };
  const found = known.resolve(query);
  if (found.kind === "one") return { kind: "one", query: found.player.fullName, playerId: found.player.playerId };
  const candidates = found.kind === "several" ? found.candidates.map(candidateOf) : [];
  const nearest = found.kind === "none" ? (found.nearest ?? []).map(({ fullName }) => fullName) : [];
  return { kind: "unclear", query, candidates, nearest };
}

const candidateOf = ({ playerId, fullName, proTeamId }: Player) => ({
  playerId: Number(playerId),
  name: fullName,
  proTeam: proTeamLabel(proTeamId),
});

function namedOf(known: Known, playerId: number): { playerId: number; name: string } | undefined {
  const player = known?.byId.get(playerId);
  return player && { playerId, name: player.fullName };
}

const WORDS = new Map<string, InjuryStatus>(INJURY_STATUSES.map((status) => [status, status]));
const readStatus = (word: string | undefined): InjuryStatus => WORDS.get(word ?? "") ?? "UNKNOWN";

function citationOf(
  citation: NewsCitation,
  known: Known,
  officialOn: (playerId: number) => Official,
  nowMs: number,
): NewsCitationOutput {
  const { newsId, title, snippet, source, trust, publishedAt, url, alsoReportedBy } = citation;
  return {
    newsId,
    title,
    snippet,
    source,
    trust,
    publishedAt,
    age: ageInWords(Math.max(0, Math.round((nowMs - Date.parse(publishedAt)) / 1_000))),
    url,
    players: citation.players.flatMap((playerId) => namedOf(known, playerId) ?? []),
    claims: citation.claims.slice(0, MAX_CLAIMS).map((claim) => ({
      ...wordsOf(claim),
      playerId: claim.playerKey,
      playerName: claim.playerKey === null ? null : (namedOf(known, claim.playerKey)?.name ?? null),
      sentence: claim.sentence,
      confidence: claim.confidence,
      contradictsOfficial:
        claim.playerKey === null
          ? null
          : contradictsOfficial({ claim, publishedAt }, officialOn(claim.playerKey), nowMs),
    })),
    standing: standingOf([citation, ...alsoReportedBy]),
    alsoReportedBy: alsoReportedBy.slice(0, MAX_OTHER_REPORTS).map((report) => ({
      source: report.source,
      trust: report.trust,
      url: report.url,
      publishedAt: report.publishedAt,
    })),
  };
}

function wordsOf(
  claim: Claim,
): Pick<NewsCitationOutput["claims"][number], "kind" | "text" | "earliestDay" | "latestDay"> {
  const noDays = { earliestDay: null, latestDay: null };
  switch (claim.kind) {
    case "injury":
      return { kind: "injury", text: claim.injury, ...noDays };
    case "status":
      return { kind: "status", text: claim.status, ...noDays };
    case "return":
      return { kind: "return", text: claim.timing, earliestDay: claim.earliestDay, latestDay: claim.latestDay };
  }
}
