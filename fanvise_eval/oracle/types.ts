/** What the oracle tells of a world, read from its wire alone. */

export type Language = "en" | "el";

export type Player = {
  readonly id: number;
  readonly name: string;
  /** His fantasy team; 0 for nobody's. */
  readonly teamId: number;
  /** ESPN's word; `ACTIVE` where it sends none. */
  readonly status: string;
  /** Slot in today's lineup: 12 bench, 13 IR, -1 for a player on no team. */
  readonly slotId: number;
  readonly eligibleSlots: readonly number[];
  /** 1 PG, 2 SG, 3 SF, 4 PF, 5 C. */
  readonly positionId: number;
  readonly proTeamId: number;
  readonly isDroppable: boolean;
  /** On waivers, so not to be had at once. */
  readonly isOnWaivers: boolean;
  /** Eastern day from which he can be added; today for free agents, the day after he clears for players on waivers. */
  readonly availableFrom: string;
  /** The NBA team's estimate of his return, where it gives one. */
  readonly expectedReturn: string | null;
  readonly percentOwned: number;
  /** Games played this season. */
  readonly gamesPlayed: number;
  /** A game this season by stat id; empty without games. */
  readonly averages: Readonly<Record<string, number>>;
  /** The same over the last 30 days; null where he played fewer than five games in them. */
  readonly lately: Readonly<Record<string, number>> | null;
  /** A game of the season before; null where he played fewer than twenty games in it. */
  readonly seasonBefore: Readonly<Record<string, number>> | null;
};

export type Side = {
  readonly teamId: number;
  readonly name: string;
  /** Fantasy points of the matchup so far; 0 in category leagues. */
  readonly points: number;
  /** Category name to the matchup's value so far, such as `FG%` to .478. */
  readonly scores: Readonly<Record<string, number>>;
};

export type ScoringItem = {
  readonly statId: number;
  readonly stat: string;
  readonly points: number;
  readonly isReverse: boolean;
};

export type League = {
  readonly format: "points" | "each" | "most" | "roto";
  readonly teams: readonly { id: number; name: string }[];
  readonly me: Side;
  /** Null in rotisserie leagues and weeks without a matchup. */
  readonly opponent: Side | null;
  readonly mine: readonly Player[];
  readonly theirs: readonly Player[];
  /** Everybody on a roster. */
  readonly rostered: readonly Player[];
  /** Free agents and players on waivers. */
  readonly free: readonly Player[];
  readonly scoring: readonly ScoringItem[];
  /** Places by slot id. */
  readonly slotCounts: Readonly<Record<string, number>>;
  /** Most of a position (1 PG to 5 C) on a roster; only the limited ones. */
  readonly positionLimits: Readonly<Record<string, number>>;
  /** Players on a roster without injured reserve. */
  readonly rosterSize: number;
  /** Adds of the matchup, and of them left; null where there is no limit. */
  readonly addLimit: number | null;
  readonly addsLeft: number | null;
  /** Games that count in the matchup (each slot's, or all), null without a limit. */
  readonly gamesLimit: number | null;
  readonly deadlineMs: number | null;
};

/** A player dropped, a player added, both, from a day on. */
export type Move = { readonly drop: number | null; readonly add: number | null; readonly day: string };

export class UnknownFact extends Error {
  constructor(reference: string, why = "there is no such fact") {
    super(`{${reference}}: ${why}`);
  }
}

export type Facts = {
  readonly league: League;
  /** Each acceptable form of a fact. @throws UnknownFact */
  textsOf(reference: string, language: Language): Promise<readonly string[]>;
  /** Finds a player by name, ignoring case and accents. @throws UnknownFact */
  named(name: string): Player;
  /** Games of the current matchup that have not begun. */
  gamesLeft(player: Player): number;
  hasGame(player: Player, day: string): boolean;
  /** Days of the current matchup from today on. */
  readonly daysLeft: readonly string[];
  /** His game of today has begun. */
  isLocked(player: Player): boolean;
  /** A game this season in this league's scoring; NaN in category leagues and 0 without games. */
  pointsPerGame(player: Player): number;
  chanceToPlay(status: string): number;
};
