/** Why a move is not made, a claim was refused or a player sits, and how a list is sorted, in English. */
import type { ClaimRefusal } from "@/contract/league/activity-output";
import type { LineupReason } from "@/contract/planning/engine-outputs";
import type { StandPat } from "@/contract/planning/optimizer-answer";

/** How lists of players can be sorted. */
export type ListOrderCode = "gain" | "categories" | "points" | "games" | "gamesOnDays" | "owned" | "name";

export type MoveReasonTexts = {
  /** Why no move is proposed. */
  readonly standPat: Readonly<Record<StandPat["reason"], string>>;
  /** Why a player is not in the lineup. @param statusText in words, such as "day to day" */
  sits(reason: LineupReason, statusText: string): string;
  /** Why ESPN refused a waiver claim; within a sentence. */
  readonly claim: Readonly<Record<ClaimRefusal, string>>;
  /** Completes "sorted by". With `categories`: the averages that are added up. */
  readonly sortedBy: Readonly<Record<ListOrderCode, (stats: readonly string[]) => string>>;
};

export const moveReasons: MoveReasonTexts = {
  standPat: {
    "no-adds-left": "You're out of adds for this matchup.",
    "no-candidates": "No one is available to add in the days left.",
    "no-games": "No one you could add has a game in the days left that would crack your lineup.",
    "no-room": "Your roster is full, and everyone on it is worth keeping.",
    "below-price": "No move is worth an add right now: even the best one gains too little.",
    "nothing-better": "No move makes your team better in the days left.",
    "nearly-won": "You've all but won this matchup: keep your team for the weeks ahead.",
    "nearly-lost":
      "This matchup is all but lost: no move would turn it, and none is worth more to you in the weeks ahead.",
    "no-days-left": "This matchup has no days left to plan.",
    "outside-window": "No move is worth making on the days you picked. Try all the days left.",
    "candidates-ruled-out": "Everyone worth adding is ruled out by his status or the news.",
    "chosen-not-possible": "The moves you picked aren't possible as your league stands now.",
  },
  sits: (reason, statusText) =>
    ({
      game_begun: "his game has started",
      unavailable: `he is ${statusText}`,
      no_stats_yet: "no stats yet",
      in_doubt: `projected below the starters, and ${statusText}`,
      worth_less: "projected below everyone starting at his positions",
    })[reason],
  claim: {
    "claim.roster_full": "the roster was full",
    "claim.position_limit": "too many players at that position",
    "claim.season_adds_used": "out of adds for the season",
    "claim.matchup_adds_used": "out of adds for the matchup",
    "claim.player_taken": "the player was no longer available",
    "claim.drop_gone": "the player to drop was already gone",
    "claim.over_budget": "the bid was over the budget",
    "claim.undroppable": "the player to drop is undroppable",
    "claim.refused": "against the league's rules",
  },
  sortedBy: {
    gain: () => "what adding him gains in the days left",
    categories: (stats) => `${stats.join(" + ")} a game`,
    points: () => "fantasy points a game this season",
    games: () => "games left in this matchup",
    gamesOnDays: () => "games on those days",
    owned: () => "% rostered",
    name: () => "name",
  },
};
