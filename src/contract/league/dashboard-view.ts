/** View of the days left for the dashboard. Created by `src/server/pages/dashboard-view.ts`. */
import type { MatchupOutput, Provenance, RosterChangeLabel, RosterOutput } from "../tool-outputs";

export type LineupRow = {
  playerId: number;
  name: string;
  /** Where the best lineup has him; `null` for who sits. */
  slot: string | null;
  /** Where he stands now. */
  slotNow: string;
  /** "vs BOS", "@ BOS", or `null` without a game. */
  game: string | null;
  status: string;
  /** In the source's words. */
  statusText: string;
  /** The chance to play included; `null` when unknown. */
  expected: number | null;
  isLocked: boolean;
  /** Change of the roster by an approved move of this player. */
  comingMove: RosterChangeLabel | undefined;
};

/** A problem of today's lineup to fix before it locks. */
export type LineupFault =
  | { kind: "empty"; count: number }
  /** Places that nobody of the roster with a game fits, where somebody can still be added. */
  | { kind: "open"; count: number }
  | { kind: "no-game" | "out" | "in-doubt" | "ir-not-allowed"; names: readonly string[] }
  /** The last day of the matchup, with adds that would be lost. */
  | { kind: "adds-unused"; count: number };

type TodayLineup = {
  day: string;
  starters: readonly LineupRow[];
  /** With a game, and without a place in the best lineup. */
  sits: readonly LineupRow[];
  /** Expected of the best lineup, and of the players in starting slots now. */
  total: number;
  totalNow: number;
  changes: number;
  /** Who joins on a later day by an approved move. */
  coming: readonly { playerId: number; name: string; comingMove: RosterChangeLabel }[];
  faults: readonly LineupFault[];
};

/** The engine's win probability for the matchup at one instant of league time. */
export type ChancePoint = {
  /** ISO 8601 UTC. */
  notedAt: string;
  /** 0 to 1. */
  winProbability: number;
  /** Points, or categories won; `null` where they are not known. */
  myScore: number | null;
  opponentScore: number | null;
};

export type WeekOutlook = {
  provenance: Provenance;
  unit: "points" | "category value";
  /** 0 to 1; `null` without an opponent. */
  winProbability: number | null;
  /** Its course, oldest first, the present last; empty for another team than one's own. */
  winProbabilityHistory: readonly ChancePoint[];
  /** Points each side is expected to end with; `null` in category leagues and without an opponent. */
  finals: { mine: number; theirs: number } | null;
  /** Chance to win each category, by its label. */
  categoryChances: Readonly<Record<string, number>>;
  lineup: TodayLineup;
};

export type MatchupView = {
  matchup: MatchupOutput;
  /** `null` without a limit, without an opponent, or when it is not known. */
  opponentAddsLeft: number | null;
};

export type LineupQuestion = {
  roster: Pick<RosterOutput, "players">;
  startingPlaces: number;
  /** How many the best lineup of today starts. */
  bestStarters: number;
  /** `null` without a limit. */
  addsLeft: number | null;
  areMovesClosedToday: boolean;
  daysLeft: number;
};
