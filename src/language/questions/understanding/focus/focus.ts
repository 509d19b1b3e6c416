/** What the first sentence of an answer has to be about. */
export type Focus =
  /** Who of a team plays on a day, and when. */
  | "tonight"
  /** Whether the matchup can still be won. */
  | "chance"
  /** The last day of the matchup, and how many are left. */
  | "matchup-end"
  /** Whether players can still be added, and how many. */
  | "adds-left"
  /** Whether to use the adds now, or to keep some. */
  | "adds-timing"
  /** Where the matchup is being lost, and who scored there. */
  | "why-behind"
  /** How much more than the opponent it takes each day. */
  | "catch-up"
  /** Which categories are won, lost and open. */
  | "categories"
  /** How it stands in the categories named. */
  | "named-categories"
  /** What the opponent may still do. */
  | "opponent-moves"
  /** The best players of a team, by points a game. */
  | "team-leader"
  /** Who of mine is best or worst in a stat. */
  | "stat-leader"
  /** Whether he may go to injured reserve, and whether there is room. */
  | "reserve"
  /** When a dropped player can be added by others. */
  | "waivers"
  /** Who of mine has the most or fewest games left. */
  | "games-left"
  /** The player of mine to drop first. */
  | "whom-to-drop"
  /** Whether the players named start on a day. */
  | "start-sit"
  /** Who scored what on a day that is over, on both sides. */
  | "day-scorers"
  /** The next opponent. */
  | "next-opponent"
  /** My place, and how far it is to the first. */
  | "place"
  /** The better of several to add, by what each brings in this matchup. */
  | "compare"
  /** My odds of the season. */
  | "season"
  /** My odds of the season after a win and after a loss of this matchup. */
  | "season-by-result"
  /** What parts teams with the same record. */
  | "tiebreaker"
  /** Whether the other side of a trade gains enough to agree. */
  | "they-agree"
  /** The owner of a player. */
  | "ownership"
  /** What he is expected to score over several days. */
  | "expected-total"
  /** Why his projection is what it is. */
  | "projection"
  /** Whether he plays. */
  | "availability";
