/** Wants of a question, decided from its words. */
import type { QueryIntent } from "@/contract/conversation/intent";
import type { Concept } from "./concept";
import type { OwnReading } from "./reading";
import type { TradeSides } from "./roles";

export type IntentDetail =
  // About named players.
  | "status"
  | "news"
  | "game-log"
  | "player-schedule"
  | "slot-fit"
  | "simulate"
  /** A trade of named players is valued. */
  | "trade"
  /** What to bid on them, and whether they can be added now. */
  | "bid"
  // About my team.
  | "my-roster"
  | "roster-form"
  | "daily-lineup"
  | "weekly-lineup"
  | "plan"
  /** A full review of the matchup. */
  | "review"
  /** My players in doubt are looked up by name once the roster is known. */
  | "doubtful"
  // About the league around it.
  | "opponent-roster"
  /** What the opponent may do, and what blocks him. */
  | "opponent-outlook"
  /** What the matchup becomes if players miss games. */
  | "absence"
  | "matchup"
  | "free-agents"
  /** The first of the free agents are valued once they are known. */
  | "value-free-agents"
  | "schedule"
  | "league"
  | "topic-news"
  /** Trades that help both teams are looked for. */
  | "find-trades"
  /** My odds of the season, and who to hold for the playoffs. */
  | "season-odds"
  /** The same of every team. */
  | "standings-odds"
  /** Asks for proposals and their outcomes. */
  | "decisions"
  // Needs no tool, like arithmetic.
  | "score"
  | "help"
  | "thanks"
  | "explain"
  | "decline"
  | "unsupported";

/** Topics without an answer; "unclear" when the question is about basketball but too vague. */
export type UnsupportedTopic =
  | "trade"
  | "unclear"
  /** Asks about other users' questions or answers. */
  | "others"
  /** Quarters and single plays of a game. */
  | "plays"
  /** A league of another provider. */
  | "platform"
  | "next-season"
  /** A matchup that is over. */
  | "past-matchup"
  /** Stats that no game log of ours holds. */
  | "unkept-stat"
  /** A stat line is to be counted, and none is given. */
  | "no-line"
  /** Asks what FanVise did to the team by itself. */
  | "own-acts"
  /** Asks FanVise to execute a proposal itself. */
  | "to-act"
  /** A message to the person at some later time. */
  | "alerts"
  /** Somebody's password, or a way into another account. */
  | "accounts"
  /** A mark on a scale: "from 1 to 10". */
  | "scale"
  /** Salaries, referees, broadcasts. */
  | "not-in-sources";

/** Which games are supposed to be missed; the days are those of the question. */
export type AbsenceAsk = {
  /** No player of my roster plays. */
  readonly isEverybody: boolean;
  /** At most so many games each; left out for all of them. */
  readonly games?: number;
  /** From the day of the question on, and not that day alone. */
  readonly isFromThen: boolean;
};

export type Decision = {
  intent: QueryIntent;
  confidence: "sure" | "guess";
  intents: ReadonlySet<IntentDetail>;
  unsupported: readonly UnsupportedTopic[];
  /** Said in so many words: neither the conversation nor the wording as a whole makes another question of it. */
  isSettled?: boolean;
  /** Whether to keep him is asked, in whatever words. */
  asksToKeep?: true;
  /** Who may stand on injured reserve is asked. */
  asksReserve?: true;
  /** Whether he can be added now is asked. */
  asksToAdd?: true;
  /** Which of two is to start is asked, in whatever words. */
  asksStart?: true;
  /** How many places of the lineup stay empty is asked. */
  asksPlaces?: true;
  /** When the lineup locks is asked. */
  asksLock?: true;
  /** `true` when the question is about the whole season. */
  asksSeason?: true;
  /** Players assumed not to play, as the tool's argument. */
  without?: readonly string[];
  /** The games that are supposed to be missed, where the matchup without them is asked for. */
  absence?: AbsenceAsk;
  /** Both sides of a trade that is asked about, as named: whose they are is not read from the words. */
  trade?: TradeSides;
};

export type Reading = OwnReading & {
  has: (...concepts: Concept[]) => boolean;
  /** The folded words in a row, for patterns that span words. */
  line: string;
};
