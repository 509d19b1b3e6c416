/**
 * Which views of ESPN's API show what. Pure: an instant, a format and a request go in, a body comes out.
 *
 * Views add their keys to one envelope; a view nobody knows adds nothing and is still answered with 200, as ESPN does.
 */

import type { DemoGame } from "../figures";
import type { Ledger } from "../league/ledger";
import type { DemoFormat } from "../league/scoring";
import { FINAL_PERIOD, instantInPeriod, SEASON } from "../season/calendar";
import { PRO_PRO_TEAMS } from "../season/demo-pro-teams";
import { asPart, type FilterPart, FilterRefused, listOf, type Pool, selectPlayers } from "./pool";
import { espnSchedule, slimSchedule } from "./wire-matchups";
import { espnPlayer, gameRow, gameRows, ownedRanks, type StatRow, seasonRows, slimPlayer } from "./wire-player";
import { rotoSchedule, slimRotoSchedule } from "./wire-roto";
import { espnSettings, espnStatus } from "./wire-settings";
import { espnDraft, espnMembers, espnRoster, espnTeams, espnTransactions } from "./wire-teams";

export type LeagueRequest = {
  readonly views: readonly string[];
  readonly filter: FilterPart;
  /** The day asked for; today when the request names none. */
  readonly period: number | undefined;
};

export type EspnAnswer = { readonly body: unknown; readonly headers: Readonly<Record<string, string>> };

const COUNT_HEADER = "x-fantasy-filter-player-count";

/**
 * Rows a filter asks for: games by number, games by day, chosen season rows; without such a filter what the view sends
 * by itself.
 */
function rowsOf(
  ledger: Ledger,
  format: DemoFormat,
  filter: FilterPart,
  index: number,
  isCard: boolean,
): readonly StatRow[] {
  const top = asPart(filter.filterStatsForTopScoringPeriodIds);
  const byDay = listOf(filter, "filterStatsForCurrentSeasonScoringPeriodId");
  const seasons = seasonRows(ledger, format, index);
  if (top.value !== undefined) {
    const requested = new Set<unknown>(Array.isArray(top.additionalValue) ? top.additionalValue : []);
    const games = gameRows(ledger, format, index, Number(top.value));
    return [...games, ...seasons.filter((row) => requested.has(row.id))];
  }
  if (byDay) {
    const days = [...byDay].flatMap((day) => gameRow(ledger, format, index, Number(day)) ?? []);
    return byDay.has(0) ? [...seasons, ...days] : days;
  }
  return isCard ? [...gameRows(ledger, format, index, FINAL_PERIOD), ...seasons] : seasons;
}

function poolRow(ledger: Ledger, pool: Pool, index: number, stats: readonly StatRow[]) {
  const waiverProcessDate = pool.waiverProcessDate(index);
  return {
    draftAuctionValue: 0,
    droppedByEliminatedTeam: false,
    id: ledger.world.season.players[index]?.id ?? 0,
    keeperValue: 0,
    keeperValueFuture: 0,
    lineupLocked: pool.isLineupLocked(index),
    onTeamId: pool.ownerOf(index),
    player: espnPlayer(ledger, pool.ownership, index, stats),
    ...(pool.ratings && { ratings: pool.ratings.get(index) }),
    rosterLocked: pool.isRosterLocked,
    status: pool.statusOf(index),
    tradeLocked: false,
    ...(waiverProcessDate !== undefined && { waiverProcessDate }),
  };
}

function transactionsOf(ledger: Ledger, playerId: number) {
  const all: ReturnType<typeof espnTransactions> = [];
  for (let period = 1; period <= ledger.lineupDay; period += 1) all.push(...espnTransactions(ledger, period, {}));
  return all.filter((transaction) => transaction.items.some((item) => item.playerId === playerId));
}

function players(ledger: Ledger, format: DemoFormat, pool: Pool, request: LeagueRequest, isCard: boolean) {
  const filter = asPart(request.filter.players);
  const top = asPart(filter.filterStatsForTopScoringPeriodIds).value;
  if (top !== undefined && !(typeof top === "number" && top > 0)) throw new FilterRefused("FILTER_INVALID_VALUE");
  const { total, page } = selectPlayers(ledger, pool, filter);
  const rows = page.map((index) => {
    const stats = rowsOf(ledger, format, filter, index, isCard);
    const row = poolRow(ledger, pool, index, stats);
    if (!isCard) return row;
    const season = stats.find((stat) => stat.id === `00${SEASON}`);
    return { ...row, appliedStatTotal: season?.appliedTotal ?? 0, transactions: transactionsOf(ledger, row.id) };
  });
  return { total, rows };
}

/**
 * Stands where the league's id belongs: copies of a league differ in nothing else, so that one answer can be written
 * for all.
 */
export const LEAGUE_ID_PLACE = "{league id}";

/** The answer of a league path. Throws `FilterRefused` for a filter that ESPN answers with 400. */
export function leagueAnswer(ledger: Ledger, format: DemoFormat, pool: Pool, request: LeagueRequest): EspnAnswer {
  const requested = new Set(request.views);
  const has = (...views: readonly string[]) => views.some((view) => requested.has(view));
  const period = request.period ?? ledger.today;
  const headers: Record<string, string> = {};
  const body: Record<string, unknown> = {
    draftDetail: has("mDraftDetail") ? espnDraft(ledger) : { drafted: true, inProgress: false },
    gameId: 3,
    id: LEAGUE_ID_PLACE,
    scoringPeriodId: period,
    seasonId: SEASON,
    segmentId: 0,
    status: espnStatus(ledger, format),
  };
  if (has("mSettings", "mDraftDetail")) body.settings = espnSettings(format);
  if (has("mTeam", "mStandings", "mRoster", "mNav")) {
    const teams = has("mTeam", "mStandings", "mNav") ? espnTeams(ledger, format) : [];
    const basic =
      teams.length > 0 ? teams : [...ledger.world.day(1).rosters.keys()].sort((a, b) => a - b).map((id) => ({ id }));
    body.teams = basic.map((team) =>
      has("mRoster") ? { ...team, roster: espnRoster(ledger, format, pool, team.id, period) } : team,
    );
  }
  if (has("mTeam", "mNav")) body.members = espnMembers();
  if (has("mMatchup", "mMatchupScore", "mScoreboard", "mBoxscore")) {
    const views = {
      score: has("mMatchupScore", "mScoreboard"),
      box: has("mScoreboard", "mBoxscore"),
      identity: has("mMatchup", "mMatchupScore", "mBoxscore"),
      outcome: has("mMatchup", "mMatchupScore", "mScoreboard"),
    };
    const filter = asPart(request.filter.schedule);
    body.schedule =
      format === "roto"
        ? rotoSchedule(ledger, pool, listOf(filter, "filterMatchupPeriodIds"), views, period)
        : espnSchedule(ledger, format, pool, filter, views, period);
  } else if (has("mTeam") && has("mStandings"))
    body.schedule = format === "roto" ? slimRotoSchedule(ledger) : slimSchedule(ledger, format);
  if (has("mTransactions2")) body.transactions = espnTransactions(ledger, period, asPart(request.filter.transactions));
  if (has("kona_player_info", "kona_playercard")) {
    const { total, rows } = players(ledger, format, pool, request, has("kona_playercard"));
    headers[COUNT_HEADER] = String(total);
    body.players = rows;
  }
  return { body, headers };
}

function espnGame(ledger: Ledger, game: DemoGame) {
  return {
    awayProTeamId: game.away,
    date: game.tipAt,
    homeProTeamId: game.home,
    id: game.id,
    scoringPeriodId: game.period,
    startTimeTBD: false,
    statsOfficial: ledger.hasEnded(game),
    validForLocking: true,
  };
}

/** `proTeamSchedules_wl`: every game under both NBA teams, keyed by day. */
function proSchedule(ledger: Ledger) {
  const byProTeam = new Map<number, Record<string, unknown[]>>(PRO_PRO_TEAMS.map((proTeam) => [proTeam.id, {}]));
  for (const game of ledger.world.season.figures.games)
    for (const proTeam of [game.home, game.away]) {
      const days = byProTeam.get(proTeam);
      if (days) days[game.period] = [...(days[game.period] ?? []), espnGame(ledger, game)];
    }
  const freeAgents = {
    abbrev: "FA",
    byeWeek: 0,
    id: 0,
    location: "",
    name: "FA",
    proGamesByScoringPeriod: {},
    universeId: 0,
  };
  return [
    freeAgents,
    ...PRO_PRO_TEAMS.map((proTeam) => ({
      ...proTeam,
      byeWeek: 0,
      proGamesByScoringPeriod: byProTeam.get(proTeam.id) ?? {},
    })),
  ];
}

/** The answer of `/seasons/2025`. */
export function seasonAnswer(ledger: Ledger, views: readonly string[]): EspnAnswer {
  const body: Record<string, unknown> = { display: true, gameId: 3, id: SEASON };
  const settings: Record<string, unknown> = {};
  if (views.includes("proTeamSchedules_wl")) settings.proTeams = proSchedule(ledger);
  if (views.includes("kona_game_state")) {
    body.currentScoringPeriod = { id: ledger.today };
    body.endDate = instantInPeriod(FINAL_PERIOD + 1, 3);
    body.startDate = instantInPeriod(1, 3);
    settings.statSettings = { hasGameStatProjections: false, showSeasonProjections: true };
  }
  return { body: { ...body, settings }, headers: {} };
}

/** The answer of `/seasons/2025/players`: an array of slim players, most owned first. */
export function playersAnswer(ledger: Ledger): EspnAnswer {
  const ownership = ownedRanks(ledger);
  const order = [...ledger.world.season.players.keys()].sort(
    (a, b) => (ownership[b]?.percentOwned ?? 0) - (ownership[a]?.percentOwned ?? 0) || a - b,
  );
  return {
    body: order.map((index) => slimPlayer(ledger, ownership, index)),
    headers: { [COUNT_HEADER]: String(order.length) },
  };
}
