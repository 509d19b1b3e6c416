/**
 * Reads one ESPN fantasy basketball league (game code `fba`, v3). Read-only: no method of this file can change a
 * league.
 *
 * Promises: every failure is one of the errors of `./errors`; cookies are fetched for the one request that needs them
 * and go only to the configured origin; answers pass through the schemas of this folder before anyone sees them.
 */
import type { EasternDay, MatchupPeriodId, PlayerId, ScoringPeriodId } from "@/domain/ids";
import type { League } from "@/domain/league/league";
import type { DayRoster, Matchup, PoolPlayer, ProGame } from "@/domain/league/matchup";
import type { LeagueTransaction } from "@/domain/league/transaction";
import type { RawNewsItem } from "@/domain/news/news-item";
import type { Player, PlayerCard, StatRow } from "@/domain/players/player";
import { AppError } from "../errors";
import { HttpPaused, HttpTimeout, HttpTooLarge, HttpUnreachable } from "../http/errors";
import { DEFAULT_LIMITS, type HttpClient, type HttpResponse } from "../http/http-client";
import { toCardNotes } from "../news-feeds/espn-card-notes";
import {
  EspnAnswerTooLarge,
  EspnLeagueNotFound,
  EspnLeaguePrivate,
  EspnLoginRefused,
  EspnMissingView,
  EspnMovedOrBlocked,
  EspnRateLimited,
  EspnRequestRefused,
  EspnSeasonNotOpen,
  EspnTimeout,
  EspnUnavailable,
  EspnUnexpectedShape,
} from "./errors";
import { toSettings, toStatus, toTeams } from "./league";
import { toMatchups } from "./matchup";
import { toPlayerCards, toPlayerList, toPoolPlayers } from "./pool";
import { toProGames } from "./pro-schedule";
import { toDayRosters } from "./roster";
import { toTransactions } from "./transactions";

/** Cookies exactly as the browser stores them; SWID keeps its braces. */
export type EspnCookies = { espnS2: string; swid: string };

/** Parts of ESPN: the league, which a login opens, and the season, which is public (schedule and player list). */
export type EspnPart = "league" | "season";

export type EspnClientOptions = {
  origin: string;
  leagueId: string;
  season: number;
  http: HttpClient;
  /** Called per request, so that a decrypted cookie lives no longer than the call. `undefined`: a public league. */
  cookies?: () => Promise<EspnCookies | undefined>;
  /** Today in the league; tells a season that has not begun from a league that does not exist. */
  today: () => EasternDay;
  /** For all pages of the pool together. */
  poolTimeoutMs?: number;
  /** Called for every response and every typed failure, for monitoring of the source. */
  onOutcome?: (part: EspnPart, failure?: AppError) => void;
};

type Read = {
  path: string;
  views: readonly string[];
  /** Keys the answer must hold: ESPN answers unknown views with a bare envelope and status 200. */
  needs: readonly string[];
  scoringPeriod?: number;
  filter?: unknown;
  signal?: AbortSignal;
};

type Answer = { body: Record<string, unknown>; headers: HttpResponse["headers"] };

const API = "/apis/v3/games/fba";
/** ESPN's own page is 50; clients have used 1,500 and more. 200 rows stay well under the size limit of a read. */
const POOL_PAGE_SIZE = 200;
/** A season has under 1,000 players, so this bounds a runaway paging loop and nothing else. */
const POOL_MAX_PLAYERS = 2_000;
/** Default number of cards that ESPN returns per response. */
const CARDS_PAGE_SIZE = 50;
const CARD_PAGES_AT_ONCE = 3;
/** Time limit of one read over all its attempts, here over all pages. */
const POOL_TIMEOUT_MS = DEFAULT_LIMITS.totalTimeoutMs;
/** ESPN's season row ids: actual and projected totals, then the last 7, 15 and 30 days. */
const SEASON_ROWS = ["00", "10", "01", "02", "03"] as const;

export class EspnClient {
  readonly #options: EspnClientOptions;

  constructor(options: EspnClientOptions) {
    this.#options = options;
  }

  /** Settings, status and teams in one request. */
  async getLeague(signal?: AbortSignal): Promise<League> {
    const { body } = await this.#readLeague({
      views: ["mSettings", "mTeam"],
      needs: ["settings", "status", "teams"],
      signal,
    });
    return {
      leagueId: this.#options.leagueId,
      season: this.#options.season,
      settings: toSettings(body.settings),
      status: toStatus(body.status),
      teams: atLeastOne(toTeams(body.teams), "mTeam", "teams"),
    };
  }

  /** All rosters as they stood (or stand) on one day. */
  async getRosters(period: ScoringPeriodId, signal?: AbortSignal): Promise<DayRoster[]> {
    const { body } = await this.#readLeague({ views: ["mRoster"], needs: ["teams"], scoringPeriod: period, signal });
    return atLeastOne(toDayRosters(body.teams, this.#options.season, period), "mRoster", "teams");
  }

  /** Matchups of one matchup period, with the lineups of one day inside it. */
  async getMatchups(matchup: MatchupPeriodId, period: ScoringPeriodId, signal?: AbortSignal): Promise<Matchup[]> {
    const { body } = await this.#readLeague({
      // Alone, mScoreboard's rows lack their matchup period and mMatchupScore's lack the rosters.
      views: ["mMatchupScore", "mScoreboard"],
      needs: ["schedule"],
      scoringPeriod: period,
      filter: { schedule: { filterMatchupPeriodIds: { value: [matchup] } } },
      signal,
    });
    return toMatchups(body.schedule, this.#options.season, period).filter((each) => each.matchupPeriod === matchup);
  }

  /** Every matchup of the season that ESPN has paired, without lineups. */
  async getSeasonMatchups(signal?: AbortSignal): Promise<Matchup[]> {
    const { body } = await this.#readLeague({ views: ["mMatchupScore"], needs: ["schedule"], signal });
    return toMatchups(body.schedule, this.#options.season, 0);
  }

  /**
   * Free agents and players on waivers, most owned first, over all pages and within one deadline for all of them.
   * @param limit most players returned; `total` tells how many there are.
   */
  async getFreeAgents(
    options: { period: ScoringPeriodId; slotIds?: readonly number[]; limit?: number },
    signal?: AbortSignal,
  ): Promise<{ players: PoolPlayer[]; total: number }> {
    const tooLate = new AbortController();
    const timer = setTimeout(() => tooLate.abort(new EspnTimeout()), this.#options.poolTimeoutMs ?? POOL_TIMEOUT_MS);
    try {
      return await this.#readPool(options, signal ? AbortSignal.any([signal, tooLate.signal]) : tooLate.signal);
    } finally {
      clearTimeout(timer);
    }
  }

  async #readPool(
    options: { period: ScoringPeriodId; slotIds?: readonly number[]; limit?: number },
    signal: AbortSignal,
  ): Promise<{ players: PoolPlayer[]; total: number }> {
    const max = Math.min(options.limit ?? POOL_MAX_PLAYERS, POOL_MAX_PLAYERS);
    const players = new Map<PlayerId, PoolPlayer>();
    let total: number | undefined;
    // Steps by what came, not by what was asked for: a server may cap its pages below our size.
    for (let offset = 0, rows = -1; offset < Math.min(max, total ?? max) && rows !== 0; offset += rows) {
      const { body, headers } = await this.#readLeague({
        views: ["kona_player_info"],
        needs: ["players"],
        scoringPeriod: options.period,
        filter: { players: this.#poolFilter(options.slotIds, offset) },
        signal,
      });
      for (const each of toPoolPlayers(body.players)) players.set(each.player.playerId, each);
      rows = Array.isArray(body.players) ? body.players.length : 0;
      total = countHeader(headers) ?? total;
    }
    return { players: [...players.values()].slice(0, max), total: total ?? players.size };
  }

  #poolFilter(slotIds: readonly number[] | undefined, offset: number) {
    const { season } = this.#options;
    return {
      filterStatus: { value: ["FREEAGENT", "WAIVERS"] },
      filterSlotIds: { value: slotIds ?? [] },
      filterStatsForTopScoringPeriodIds: {
        value: 5,
        additionalValue: SEASON_ROWS.map((prefix) => `${prefix}${season}`),
      },
      limit: POOL_PAGE_SIZE,
      offset,
      sortPercOwned: { sortPriority: 1, sortAsc: false },
      sortDraftRanks: { sortPriority: 100, sortAsc: true, value: "STANDARD" },
    };
  }

  /** Cards with season rows and the last `games` played games. Unknown ids are simply not in the answer. */
  async getPlayerCards(ids: readonly PlayerId[], games: number, signal?: AbortSignal): Promise<PlayerCard[]> {
    return toPlayerCards(await this.#readCards(ids, { games, seasonRows: SEASON_ROWS }, signal));
  }

  /** One request for each 50 players, at most three at once. */
  async #readCards(
    ids: readonly PlayerId[],
    { games, seasonRows }: { games: number; seasonRows: readonly string[] },
    signal?: AbortSignal,
  ): Promise<unknown[]> {
    const rows: unknown[] = [];
    const pages = Array.from({ length: Math.ceil(ids.length / CARDS_PAGE_SIZE) }, (_, page) =>
      ids.slice(page * CARDS_PAGE_SIZE, (page + 1) * CARDS_PAGE_SIZE),
    );
    for (let first = 0; first < pages.length; first += CARD_PAGES_AT_ONCE) {
      const answers = await Promise.all(
        pages.slice(first, first + CARD_PAGES_AT_ONCE).map((page) =>
          this.#readLeague({
            views: ["kona_playercard"],
            needs: ["players"],
            filter: {
              players: {
                // filterIds alone: a status filter beside it would hide players.
                filterIds: { value: page },
                filterStatsForTopScoringPeriodIds: {
                  // ESPN refuses a count of 0.
                  value: Math.max(1, games),
                  additionalValue: seasonRows.map((prefix) => `${prefix}${this.#options.season}`),
                },
              },
            },
            signal,
          }),
        ),
      );
      rows.push(...answers.flatMap(({ body }) => (Array.isArray(body.players) ? body.players : [])));
    }
    return rows;
  }

  async getPlayerCard(id: PlayerId, games: number, signal?: AbortSignal): Promise<PlayerCard | undefined> {
    return (await this.getPlayerCards([id], games, signal)).find((card) => card.player.playerId === id);
  }

  /** Card notes of these players as news items; players without notes are absent. */
  async getPlayerNotes(ids: readonly PlayerId[], signal?: AbortSignal): Promise<RawNewsItem[]> {
    return toCardNotes(await this.#readCards(ids, { games: 1, seasonRows: ["00"] }, signal), this.#options.season);
  }

  /** Cards with nothing but this season's game rows, latest first; games that were not played have empty stats. */
  async getPlayerGameLogs(ids: readonly PlayerId[], games: number, signal?: AbortSignal): Promise<PlayerCard[]> {
    const { season } = this.#options;
    const cards = await this.getPlayerCards(ids, games, signal);
    return cards.map((card) => ({
      ...card,
      rows: card.rows
        .filter((row) => row.kind === "game" && !row.isProjected && row.season === season)
        .sort((a, b) => b.scoringPeriod - a.scoringPeriod),
    }));
  }

  /** The game rows of one player, as `getPlayerGameLogs` has them. */
  async getPlayerGameLog(id: PlayerId, games: number, signal?: AbortSignal): Promise<readonly StatRow[]> {
    const cards = await this.getPlayerGameLogs([id], games, signal);
    return cards.find((card) => card.player.playerId === id)?.rows ?? [];
  }

  /** Transactions of one scoring period, oldest first. */
  async getTransactions(period: ScoringPeriodId, signal?: AbortSignal): Promise<LeagueTransaction[]> {
    // The key is absent when there were none, so it cannot be asked for.
    const { body } = await this.#readLeague({ views: ["mTransactions2"], needs: [], scoringPeriod: period, signal });
    return toTransactions(body.transactions);
  }

  /** The season's NBA games. @throws EspnSeasonNotOpen when there are none yet. */
  async getProSchedule(signal?: AbortSignal): Promise<ProGame[]> {
    const path = `${API}/seasons/${this.#options.season}`;
    const { body } = await this.#read({ path, views: ["proTeamSchedules_wl"], needs: ["settings"], signal }, "season");
    const games = toProGames(body);
    if (games.length === 0) throw new EspnSeasonNotOpen({ season: this.#options.season });
    return games;
  }

  /** Every active player of the season, without status or stats. */
  async getPlayerList(signal?: AbortSignal): Promise<Player[]> {
    const path = `${API}/seasons/${this.#options.season}/players`;
    return this.#watched("season", async () => {
      const response = await this.#fetch({
        path,
        views: ["players_wl"],
        needs: [],
        filter: { filterActive: { value: true } },
        signal,
      });
      const body = parseJson(response);
      if (!Array.isArray(body)) throw new EspnUnexpectedShape({ what: "players_wl", path: "" });
      return atLeastOne(toPlayerList(body), "players_wl", "");
    });
  }

  #readLeague(read: Omit<Read, "path">): Promise<Answer> {
    const { season, leagueId } = this.#options;
    return this.#read({ ...read, path: `${API}/seasons/${season}/segments/0/leagues/${leagueId}` }, "league");
  }

  #read(read: Read, part: EspnPart): Promise<Answer> {
    return this.#watched(part, async () => {
      const response = await this.#fetch(read);
      const body = parseJson(response);
      if (typeof body !== "object" || body === null || Array.isArray(body)) {
        throw new EspnUnexpectedShape({ what: read.views.join("+"), path: "" });
      }
      const missing = read.needs.find((key) => !(key in body));
      if (missing) throw new EspnMissingView({ views: read.views.join("+"), missing });
      return { body: { ...body }, headers: response.headers };
    });
  }

  async #watched<T>(part: EspnPart, work: () => Promise<T>): Promise<T> {
    try {
      const answer = await work();
      this.#options.onOutcome?.(part);
      return answer;
    } catch (failure) {
      if (failure instanceof AppError) this.#options.onOutcome?.(part, failure);
      throw failure;
    }
  }

  async #fetch(read: Read): Promise<HttpResponse> {
    const url = new URL(read.path, this.#options.origin);
    for (const view of read.views) url.searchParams.append("view", view);
    if (read.scoringPeriod !== undefined) url.searchParams.set("scoringPeriodId", String(read.scoringPeriod));
    const cookies = await this.#options.cookies?.();
    const headers: Record<string, string> = { accept: "application/json" };
    if (read.filter !== undefined) headers["x-fantasy-filter"] = JSON.stringify(read.filter);
    if (cookies) headers.cookie = `espn_s2=${cookies.espnS2}; SWID=${cookies.swid}`;
    const response = await this.#options.http.get({ url, headers, signal: read.signal }).catch(rethrowTransport);
    this.#refuse(response, cookies !== undefined);
    return response;
  }

  /** Turns any answer that is not usable JSON with status 200 into its own error. */
  #refuse(response: HttpResponse, hadCookies: boolean): void {
    const { status } = response;
    const context = { status };
    if (status >= 300 && status < 400) throw new EspnMovedOrBlocked(context);
    if (status === 401) throw hadCookies ? new EspnLoginRefused(context) : new EspnLeaguePrivate(context);
    if (status === 403) throw new EspnMovedOrBlocked(context);
    if (status === 404) throw this.#notFound(context);
    if (status === 429) throw new EspnRateLimited(context);
    if (status >= 500) throw new EspnUnavailable(context);
    if (status >= 400) throw new EspnRequestRefused(context);
    if (looksLikeHtml(response)) throw new EspnMovedOrBlocked(context);
  }

  #notFound(context: { status: number }): EspnSeasonNotOpen | EspnLeagueNotFound {
    // ESPN opens a season in the summer before the year it is named after ends, so a later one cannot exist yet.
    const [year, month] = this.#options.today().split("-").map(Number);
    const latestOpenSeason = (year ?? 0) + ((month ?? 1) >= 7 ? 1 : 0);
    return this.#options.season > latestOpenSeason ? new EspnSeasonNotOpen(context) : new EspnLeagueNotFound(context);
  }
}

/** An answer without one readable part is damaged: no league has no teams, and no season no players. */
function atLeastOne<T>(parts: T[], what: string, path: string): T[] {
  if (parts.length === 0) throw new EspnUnexpectedShape({ what, path });
  return parts;
}

/** How many players match in all, as ESPN counts them beside a page. */
function countHeader(headers: HttpResponse["headers"]): number | undefined {
  const text = headers["x-fantasy-filter-player-count"];
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

function looksLikeHtml(response: HttpResponse): boolean {
  return (response.headers["content-type"] ?? "").includes("html") || response.body.trimStart().startsWith("<");
}

function parseJson(response: HttpResponse): unknown {
  try {
    return JSON.parse(response.body);
  } catch {
    // The parser's own message quotes the body, so it is not attached as a cause.
    throw new EspnUnexpectedShape({ what: "json", bytes: response.body.length });
  }
}

function rethrowTransport(failure: unknown): never {
  if (failure instanceof HttpTimeout) throw new EspnTimeout({}, { cause: failure });
  if (failure instanceof HttpTooLarge) throw new EspnAnswerTooLarge({}, { cause: failure });
  if (failure instanceof HttpPaused && failure.pause.isRequested) throw new EspnRateLimited({}, { cause: failure });
  if (failure instanceof HttpUnreachable || failure instanceof HttpPaused) {
    throw new EspnUnavailable({ paused: failure instanceof HttpPaused }, { cause: failure });
  }
  throw failure;
}
