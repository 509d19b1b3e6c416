/** A question as it was understood. */
import type { Language, QueryIntent } from "@/contract/conversation/intent";
import type { Matter } from "../matters/matters";
import type { ParsedRange } from "./day-range";
import type { ParsedDay, ParsedWindow } from "./days";
import type { Focus } from "./focus/focus";
import type { ParsedFilter } from "./free-agent-filter";
import type { Term } from "./glossary";
import type { Roles, TradeSides } from "./roles";
import type { ParsedStatLine } from "./scoring/stat-line";
import type { AbsenceAsk, IntentDetail, UnsupportedTopic } from "./want";

export type AdvisedMove = { readonly add: string; readonly drop: string | null };

export type Understanding = {
  /** The question itself, for a search by its words. */
  question: string;
  language: Language;
  intent: QueryIntent;
  /** "sure" where the words say it; "guess" where a name, a topic or a reference had to be assumed. */
  confidence: "sure" | "guess";
  /** Spellings as written. */
  players: readonly string[];
  /** The same players as the tool's argument. */
  searchNames: readonly string[];
  /** Players called "my" in the question. */
  mine?: readonly string[];
  /** What the first sentence of the answer has to be about. */
  focus?: Focus;
  /** Name of a team of the league, neither the asker's nor the opponent's, that the question is about. */
  otherTeam?: string;
  /** The move that the answer to this question advised, by names. */
  advised?: AdvisedMove;
  /** Player the conversation named before them, as the tool's argument. */
  before?: readonly string[];
  /** Players to add and to drop, of those named. */
  roles: Roles;
  day?: ParsedDay;
  window?: ParsedWindow;
  /** The days that bound a plan. */
  range?: ParsedRange;
  intents: ReadonlySet<IntentDetail>;
  freeAgentFilter: ParsedFilter;
  statLine?: ParsedStatLine;
  lastNGames?: number;
  /** Only games of so many days. */
  lastDays?: number;
  terms: readonly Term[];
  unsupported: readonly UnsupportedTopic[];
  isSettled?: boolean;
  isRumour: boolean;
  isDropQuestion: boolean;
  isHoldQuestion: boolean;
  isStartQuestion: boolean;
  /** Who may stand on injured reserve. */
  asksReserve?: true;
  /** Whether he can be added now. */
  asksToAdd?: true;
  /** The weakest of a team, and not its best. */
  asksWorst?: boolean;
  /** How many places of the lineup stay empty. */
  asksPlaces?: true;
  /** When the lineup locks. */
  asksLock?: true;
  /** The chance to win comes before what could be done. */
  asksChance?: boolean;
  /** `true` when FanVise is asked to act itself: the answer first says that it cannot. */
  asksToAct?: boolean;
  /** The person orders the move that is valued: it gets a card. */
  ordersMove?: true;
  /** What the turn is about, where the wording as a whole decided it. */
  matter?: Matter;
  /** A plan of at most so many moves. */
  maxMoves?: number;
  /** The answer before, in fewer words. */
  isBrief?: true;
  /** The answer before, with what it rests on. */
  asksReasons?: true;
  /** `true` when the question is about the whole season. */
  asksSeason?: true;
  /** Who is supposed not to play: the lineup is made without them. */
  without?: readonly string[];
  /** Players of mine who are not to be dropped. */
  spared?: readonly string[];
  /** The games that are supposed to be missed, where the matchup without them is asked for. */
  absence?: AbsenceAsk;
  /** Both sides of a trade that is asked about. */
  trade?: TradeSides;
  /** Both sides of the last trade that the conversation was about before. */
  earlierTrade?: TradeSides;
  asksHealth: boolean;
  /** The lineup as such is asked for, so that everybody is listed and not only the injured. */
  asksLineup: boolean;
  /** Only who is on the bench. */
  asksBench: boolean;
  /** Who plays on the day. */
  asksGames: boolean;
  /** The questions of a message that has several, each answered by itself; `intents` has what all of them want. */
  parts?: readonly Understanding[];
  /** The person numbered them. */
  isNumbered?: true;
};
