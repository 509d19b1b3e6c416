/** What a turn of a conversation asks for, as a whole: what its answer is about. */
export const MATTERS = [
  // About players who are named, or meant by "he".
  "status",
  "form",
  "start",
  "keep",
  "add",
  "move",
  "compare",
  "games",
  "slot",
  "owner",
  "ir",
  "projection",
  "total",
  /** What it is without them. */
  "absent",
  /** Who takes his place. */
  "instead",
  "claim",
  /** What he brings in a trade. */
  "sell",
  // Trades.
  "trade",
  "find-trade",
  "agree",
  // My team.
  "plan",
  "one-move",
  "review",
  "lineup",
  "week-lineup",
  "roster",
  "hot-cold",
  "cut",
  "hurt",
  "games-left",
  "best-worst",
  "stat-leader",
  "tonight",
  "scorers",
  /** Days with more or fewer players than places. */
  "overflow",
  "back-to-back",
  "stash",
  "lock",
  // The matchup.
  "score",
  "why-behind",
  "needed",
  "categories",
  "end",
  "adds-left",
  "adds-timing",
  // Other teams.
  "their-roster",
  "their-games",
  "their-moves",
  "free-agents",
  // The season.
  "odds",
  "odds-if",
  "standings",
  "next",
  "playoff-games",
  "tiebreaker",
  // The league and the game.
  "rules",
  "strategy",
  // The conversation and the product.
  "decisions",
  /** An order. */
  "do-it",
  "why",
  "shorter",
  /** Another option than the one told. */
  "another",
  "help",
  "thanks",
  "arithmetic",
  "off-topic",
  /** No source of ours has it. */
  "cannot",
] as const;

export type Matter = (typeof MATTERS)[number];
