/**
 * Ports of the services to the outside; the composition root provides them, tests provide fakes of the outermost edge.
 */
import type { ProGame } from "@/domain/league/matchup";
import type { TeamScope, Universe } from "@/domain/league/scope";
import type { Player, StatRow } from "@/domain/players/player";
import type { StatusReading, StatusRow } from "@/domain/players/status-history";
import type { Clock } from "@/lib/clock";
import type { EspnClient } from "@/lib/espn/client";
import type { AnswerStore, SourceReader } from "./sources/source-reader";

/**
 * What a provider of leagues answers, in the domain's shapes. A second provider stands beside `src/lib/espn` and is made where
 * `src/server/wiring/league-clients.ts` makes its clients.
 */
export type LeagueClient = Pick<
  EspnClient,
  | "getLeague"
  | "getRosters"
  | "getMatchups"
  | "getSeasonMatchups"
  | "getFreeAgents"
  | "getPlayerCards"
  | "getPlayerCard"
  | "getPlayerNotes"
  | "getPlayerGameLogs"
  | "getPlayerGameLog"
  | "getTransactions"
  | "getProSchedule"
  | "getPlayerList"
>;

export type LeagueSource = {
  client: LeagueClient;
  /** "espn" or "demo league": shown beside every number. */
  label: string;
  leagueClock: Clock;
};

export type GameLogRow = {
  scoringPeriod: number;
  proGameId: string;
  proTeamId: number | null;
  stats: StatRow["stats"];
};

/**
 * `completeThrough`: games of this scoring period and of earlier ones are final, and all of them are there. `readAt`:
 * system time.
 */
export type StoredGameLog = { playerId: number; readAt: string; completeThrough: number; games: readonly GameLogRow[] };

/** Storage, by what it keeps. Implemented over the database in `src/db`. */
export type FactStore = {
  snapshot<T>(scope: TeamScope, resource: string, shapeVersion: number): AnswerStore<T>;
  /** One answer per scoring period. Loads the period's answer, or else the latest stored one before it. */
  daySnapshot<T>(scope: TeamScope, kind: string, period: number, shapeVersion: number): AnswerStore<T>;
  proSchedule(universe: Universe, season: number): AnswerStore<ProGame[]>;
  playerList(universe: Universe): AnswerStore<Player[]>;
  /**
   * Records a source's statuses at one instant of league time. A status that differs from the last recorded one adds a
   * row, the same one only updates the time it was last seen.
   */
  recordStatuses(
    universe: Universe,
    source: string,
    observedAt: string,
    readings: readonly StatusReading[],
  ): Promise<void>;
  /** The changes noted up to an instant, oldest first. */
  statusRows(universe: Universe, playerId: number, until: string): Promise<StatusRow[]>;
  /** Logs of those that were ever read, games latest first. */
  gameLogs(universe: Universe, season: number, playerIds: readonly number[]): Promise<StoredGameLog[]>;
  /** Adds what a source said at `readAt`. Final lines are never written again. */
  saveGameLogs(
    universe: Universe,
    season: number,
    readAt: string,
    logs: readonly Omit<StoredGameLog, "readAt">[],
  ): Promise<void>;
};

export type ServiceDeps = {
  sourceOf(scope: TeamScope): LeagueSource;
  reader: SourceReader;
  store: FactStore;
  systemClock: Clock;
};

/** More games than a season has. */
export const ALL_GAMES = 100;

/** Lifetimes in milliseconds. The league's settings live as long as its rosters, since adds used are among them. */
export const LIFETIME_MS = {
  league: 45_000,
  roster: 45_000,
  matchup: 45_000,
  freeAgents: 300_000,
  playerCard: 900_000,
  gameLog: 900_000,
  schedule: 3_600_000,
  playerList: 86_400_000,
  transactions: 300_000,
} as const;
