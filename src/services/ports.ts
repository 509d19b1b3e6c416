/** What the services need from the outside; the composition root provides it, tests provide fakes of the outermost edge. */
import type { EasternDay } from "@/domain/ids";
import type { ProGame } from "@/domain/matchup";
import type { InjuryStatus, Player, StatRow } from "@/domain/player";
import type { TeamScope, Universe } from "@/domain/scope";
import type { Clock } from "@/lib/clock";
import type { EspnClient } from "@/lib/espn/client";
import type { AnswerStore, SourceReader, StoredAnswer } from "./source-reader";

export type LeagueSource = {
  client: EspnClient;
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

/** Storage, by what it keeps. Implemented over the database in `src/db`. */
export type FactStore = {
  snapshot<T>(scope: TeamScope, resource: string, shapeVersion: number): AnswerStore<T>;
  proSchedule(universe: Universe, season: number): AnswerStore<ProGame[]>;
  playerList(universe: Universe): AnswerStore<Player[]>;
  /** Keeps a row when the status differs from the last known one; otherwise only notes that it was seen again. */
  noteStatus(reading: {
    universe: Universe;
    playerId: number;
    status: InjuryStatus;
    isInjured: boolean | null;
    expectedReturnDay: EasternDay | null;
    source: string;
    observedAt: string;
  }): Promise<void>;
  gameLog(universe: Universe, season: number, playerId: number): Promise<StoredAnswer<GameLogRow[]> | undefined>;
  saveGameLog(universe: Universe, season: number, playerId: number, answer: StoredAnswer<GameLogRow[]>): Promise<void>;
};

export type ServiceDeps = {
  sourceOf(scope: TeamScope): LeagueSource;
  reader: SourceReader;
  store: FactStore;
  systemClock: Clock;
};

/** Lifetimes in milliseconds. The league's settings live as long as its rosters, since adds used are among them. */
export const LIFETIME_MS = {
  league: 45_000,
  roster: 45_000,
  matchup: 45_000,
  freeAgents: 300_000,
  playerCard: 900_000,
  schedule: 3_600_000,
  playerList: 86_400_000,
} as const;
