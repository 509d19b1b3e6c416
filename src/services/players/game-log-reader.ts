/**
 * Game logs: read once, stored for all leagues, and read again only when a game may have been added.
 *
 * A log read within its lifetime is answered from the database, also in a new process. After it, ESPN is asked only
 * when one of his games may have started since the last complete period, and then only for the newest games. Lines of
 * complete periods are never requested again.
 */

import type { TeamScope, Universe } from "@/domain/league/scope";
import type { Player, PlayerCard } from "@/domain/players/player";
import { gamesBegunSince, type LeagueMoment, settledThrough } from "@/domain/stats/game-log";
import { AppError } from "@/lib/errors";
import type { LeagueContext } from "../league/league.service";
import { ALL_GAMES, type GameLogRow, LIFETIME_MS, type ServiceDeps, type StoredGameLog } from "../ports";
import type { AnswerStore, Reading } from "../sources/source-reader";
import { notingStatuses } from "./status-noting";

type GameLogs = {
  /**
   * Played and missed games by player id, latest first. Absent when the response lacks the player and nothing is known
   * of him.
   */
  ofPlayer: ReadonlyMap<number, readonly GameLogRow[]>;
  readings: readonly [Reading<unknown>, ...Reading<unknown>[]];
};

/** ESPN answered without a card of his, so that nobody knows whether he played. */
export class GameLogUnreadable extends AppError {
  static override readonly code = "game_log.unreadable";
  static override readonly status = 502;
  static override readonly isRetryable = true;
}

export type GameLogReader = {
  /** The season's logs of players, one or more, with at most one call of the source for all of them. */
  read(
    scope: TeamScope,
    context: LeagueContext,
    players: readonly Pick<Player, "playerId" | "proTeamId">[],
    signal?: AbortSignal,
  ): Promise<GameLogs>;
};

type ReadLog = Omit<StoredGameLog, "readAt"> & { player?: Player };

/** Beside the games counted: a make-up game, or one of an NBA team he passed through. */
const SPARE_GAMES = 3;
/** The list of players is at most a day old, so after a day a change of NBA teams is known. */
const PRO_TEAM_KNOWN_AFTER_MS = LIFETIME_MS.playerList;

/**
 * Cached logs. A team has hundreds of lines and they are the same for all users, so they stay in memory as long as the
 * database copy is valid.
 */
const MAX_RECENT = 300;

const logKey = (universe: Universe, season: number, playerId: number): string => `${universe}:${season}:${playerId}`;

export function createGameLogReader(deps: ServiceDeps): GameLogReader {
  const recent = new Map<string, StoredGameLog>();

  async function readStoredLogs(universe: Universe, season: number, ids: readonly number[]): Promise<StoredGameLog[]> {
    const isRecent = (log: StoredGameLog) => deps.systemClock.now() - Date.parse(log.readAt) < LIFETIME_MS.gameLog;
    const known = ids.flatMap((id) => recent.get(logKey(universe, season, id)) ?? []).filter(isRecent);
    const knownIds = new Set(known.map(({ playerId }) => playerId));
    const read = await deps.store.gameLogs(
      universe,
      season,
      ids.filter((id) => !knownIds.has(id)),
    );
    for (const log of read.filter(isRecent)) recent.set(logKey(universe, season, log.playerId), log);
    for (const oldest of [...recent.keys()].slice(0, Math.max(0, recent.size - MAX_RECENT))) recent.delete(oldest);
    return [...known, ...read];
  }

  return {
    async read(scope, context, players, signal) {
      const { client, label, leagueClock } = deps.sourceOf(scope);
      const { universe, season } = scope;
      const requested = new Map(players.map((player) => [Number(player.playerId), player]));
      const storedLogs = await readStoredLogs(universe, season, [...requested.keys()]);
      const stored = new Map(storedLogs.map((log) => [log.playerId, log]));
      const moment = { today: context.calendarPeriod, nowMs: leagueClock.now() };
      const request = [...requested.values()].filter((player) =>
        mayHaveGrown(context, moment, player, stored.get(Number(player.playerId)), deps.systemClock.now()),
      );
      const ids = request.map(({ playerId }) => playerId).sort((a, b) => a - b);
      const settled = [...stored.values()].filter(({ playerId }) => !ids.some((id) => id === playerId));
      const known = settled.length > 0 ? [storedReading(settled, label)] : [];
      if (ids.length === 0 && known[0]) return { ofPlayer: logsOf(stored, []), readings: [known[0]] };
      const games = Math.max(1, ...request.map((player) => gamesToAsk(context, moment, player, stored)));
      const store: AnswerStore<ReadLog[]> = {
        async load() {
          const logs = await deps.store.gameLogs(universe, season, ids);
          // Some logs are an answer, even when it lacks those that were never read.
          const all = [...logs, ...settled];
          return all.length > 0 ? { value: logs, fetchedAt: oldestOf(all) } : undefined;
        },
        save: async ({ value, fetchedAt }) => {
          await deps.store.saveGameLogs(universe, season, fetchedAt, value);
          for (const { playerId } of value) recent.delete(logKey(universe, season, playerId));
        },
      };
      const answer = await deps.reader.read<ReadLog[]>({
        key: `game-logs:${scope.connectionId}:${context.calendarPeriod}:${games}:${ids.join()}`,
        source: label,
        ttlMs: LIFETIME_MS.gameLog,
        fetch: async (fetchSignal) => {
          const cards = await client.getPlayerGameLogs(ids, games, fetchSignal);
          // A clock set back meanwhile may have hidden games that the earlier moment counts as settled.
          const nowMs = Math.min(moment.nowMs, leagueClock.now());
          const through = settledThrough(context.games, { today: moment.today, nowMs });
          return cards
            .filter(({ player }) => ids.includes(player.playerId))
            .map((card) => readLog(card, context, through));
        },
        store: notingStatuses(deps, scope, store, (logs) => logs.flatMap(({ player }) => player ?? [])),
        signal,
      });
      return { ofPlayer: logsOf(stored, answer.value), readings: [answer, ...known] };
    },
  };
}

type AskedPlayer = Pick<Player, "playerId" | "proTeamId">;

function mayHaveGrown(
  { games }: LeagueContext,
  moment: LeagueMoment,
  player: AskedPlayer,
  log: StoredGameLog | undefined,
  systemNowMs: number,
): boolean {
  if (!log) return true;
  const proTeams = proTeamsOf(player, log);
  const ageMs = systemNowMs - Date.parse(log.readAt);
  const started = gamesBegunSince(games, log.completeThrough, moment, proTeams);
  if (ageMs < LIFETIME_MS.gameLog) {
    // The league's clock may have been moved since: a day that is past now was then still to come.
    const periods = new Set(log.games.map(({ scoringPeriod }) => scoringPeriod));
    return started.some(({ scoringPeriod }) => scoringPeriod < moment.today && !periods.has(scoringPeriod));
  }
  if (started.length > 0) return true;
  return ageMs >= PRO_TEAM_KNOWN_AFTER_MS && gamesBegunSince(games, log.completeThrough, moment).length > 0;
}

/** His present NBA team and that of his latest game: he may have been traded in between. */
const proTeamsOf = (player: AskedPlayer, log: StoredGameLog): number[] => [
  ...new Set([player.proTeamId, log.games[0]?.proTeamId ?? player.proTeamId]),
];

function gamesToAsk(
  { games }: LeagueContext,
  moment: LeagueMoment,
  player: AskedPlayer,
  stored: ReadonlyMap<number, StoredGameLog>,
): number {
  const log = stored.get(Number(player.playerId));
  if (!log) return ALL_GAMES;
  const started = gamesBegunSince(games, log.completeThrough, moment, proTeamsOf(player, log));
  return Math.min(ALL_GAMES, started.length + SPARE_GAMES);
}

function readLog(card: PlayerCard, { league }: LeagueContext, completeThrough: number): ReadLog {
  const games = card.rows
    .filter((row) => row.scoringPeriod <= league.status.finalScoringPeriod)
    .map((row) => ({
      scoringPeriod: Number(row.scoringPeriod),
      proGameId: row.proGameId || String(row.scoringPeriod),
      proTeamId: row.proTeamId,
      stats: row.stats,
    }));
  return { playerId: card.player.playerId, completeThrough, games, player: card.player };
}

/** Merges stored logs with the lines just read. A final line stays as stored. */
function logsOf(stored: ReadonlyMap<number, StoredGameLog>, fresh: readonly ReadLog[]) {
  const logs = new Map<number, readonly GameLogRow[]>([...stored].map(([id, log]) => [id, log.games]));
  for (const { playerId, games } of fresh) {
    const before = stored.get(playerId);
    const final = before?.games.filter(({ scoringPeriod }) => scoringPeriod <= before.completeThrough) ?? [];
    const byGame = new Map([...games, ...final].map((game) => [`${game.scoringPeriod}:${game.proGameId}`, game]));
    logs.set(
      playerId,
      [...byGame.values()].sort((a, b) => b.scoringPeriod - a.scoringPeriod),
    );
  }
  return logs;
}

const oldestOf = (logs: readonly StoredGameLog[]): string =>
  logs.reduce((oldest, { readAt }) => (readAt < oldest ? readAt : oldest), logs[0]?.readAt ?? "");

function storedReading(logs: readonly StoredGameLog[], source: string): Reading<unknown> {
  return { value: logs, source, fetchedAt: oldestOf(logs), isStale: false, isCached: true };
}
