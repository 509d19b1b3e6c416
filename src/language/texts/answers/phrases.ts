/**
 * Building blocks of answers in one language. Names come in as Markdown that is safe already; numbers are written as
 * the tools gave them. No phrase contains a number of its own: a number that is not in a tool's answer may be cut.
 */

import type { Term } from "@/language/questions/understanding/glossary";
import type { UnsupportedTopic } from "@/language/questions/understanding/want";
import type { AdvicePhrases } from "./advice";
import type { BidPhrases } from "./bids";
import type { DecisionPhrases } from "./decisions";
import type { FocusPhrases } from "./focus";
import type { LeagueFactPhrases } from "./league-facts";
import type { PlannedPhrases } from "./planned";
import type { ProposalStatePhrases } from "./proposal-states";
import type { SeasonPhrases } from "./season";
import type { TradePhrases } from "./trades";

type Count = number | null;
export type StatusWords = { status: string; statusText: string };
/** How two totals stand, seen from the viewed team. */
export type Standing = "ahead" | "behind" | "tied";
export type StartVerdict = "not-mine" | "out" | "no-game" | "begun" | "flagged" | "unknown" | "fine";
type DropVerdict = "rumour" | "not-mine" | "nothing-to-hold";

type RosterCounts = { players: number; starters: number; bench: number; injuredReserve: number };

export type Phrases = CorePhrases &
  AdvicePhrases &
  BidPhrases &
  DecisionPhrases &
  FocusPhrases &
  LeagueFactPhrases &
  PlannedPhrases &
  TradePhrases &
  ProposalStatePhrases &
  SeasonPhrases &
  FixedPhrases & {
    /** A known value of the row, which the next phrase shows: the number then leads to its cell (`answers/citations`). */
    readonly cite: <Row extends object, Field extends keyof Row & string>(
      row: Row,
      field: Field,
    ) => NonNullable<Row[Field]>;
  };

/** Texts without a slot: help, refusals, the meaning of words. */
export type FixedPhrases = {
  help: string;
  thanks: string;
  decline: string;
  unsupported: Readonly<Record<UnsupportedTopic, string>>;
  terms: Readonly<Record<Term, string>>;
  basics: string;
  cannotRunTools: string;
  /** Where a shorter answer is asked for and there is none. */
  noShorter: string;
};

export type AboutKind =
  | "roster"
  | "opponent"
  | "matchup"
  | "free-agents"
  | "player"
  | "score"
  | "news"
  | "schedule"
  | "league"
  | "form"
  | "engine"
  | "decisions"
  | "season";

export type CorePhrases = {
  day(iso: string): string;
  list(items: readonly string[]): string;
  /** Between parts of one line that could stand alone; ";" asks in Greek. */
  joint: string;
  status(words: StatusWords): string;
  expectedBack(day: string): string;
  place(place: string): string;

  /** @param position of the players listed: "C" */
  rosterAt(team: string, when: string, position: string): string;
  rosterTitle(team: string, when: string, counts: RosterCounts): string;
  todayIs(day: string): string;
  gamesTitle(team: string, when: string, withGame: number, starters: number): string;
  hurtTitle(team: string, count: number): string;
  nobodyHurt(team: string): string;
  noStatuses(team: string): string;
  /** He is on injured reserve and may not be. */
  notAllowedOnIr(name: string, status: string): string;
  someUnknown(team: string, count: number): string;
  starters: string;
  bench: string;
  benchTitle(team: string, when: string): string;
  injuredReserve: string;
  noGame: string;
  points(amount: number): string;
  startersPoints(team: string, points: number, when: string): string;

  bye(team: string): string;
  noTable(team: string): string;
  standingsRank(
    team: string,
    rank: number,
    teams: number,
    points: number,
    unit: "roto points" | "fantasy points",
  ): string;
  behindNextTeam(team: string, points: number): string;
  aheadOfNextTeam(team: string, points: number): string;
  /** One of the table, which is in order. */
  tableLine(team: string, points: number): string;
  categoryPlace(
    category: string,
    value: number,
    rotoPoints: number,
    behind: Count,
    ahead: Count,
    isLowerBetter: boolean,
  ): string;
  notStarted(me: string, opponent: string, firstDay: string | null): string;
  pointsStanding(
    standing: Standing,
    isOver: boolean,
    me: string,
    opponent: string,
    mine: number,
    theirs: number,
    by: number,
  ): string;
  categoryStanding(standing: Standing, isOver: boolean, me: string, opponent: string, score: string): string;
  unknownStanding(me: string, opponent: string): string;
  categoryLine(
    category: string,
    mine: Count,
    theirs: Count,
    result: Standing | "unknown",
    by: Count,
    isLowerBetter: boolean,
  ): string;
  /** Where categories are asked about. */
  countsPoints: string;
  behindIn(team: string, categories: string): string;
  byDayTitle: string;
  leftTitle: string;
  dayLine(day: string, mine: number, theirs: number, difference: number): string;
  /** @param playable of players who are not ruled out; `null` where it is the same, or not known */
  gamesLeft(team: string, games: number, playable: Count): string;
  daysLeft(days: number, lastDay: string | null): string;
  /** @param planned adds of approved moves, counted as used */
  addsLeft(team: string, adds: number, planned: number): string;
  addsUsed(team: string, adds: number): string;

  /** `status` is `null` for an active player. */
  /** Note on a list that is not in the requested order. */
  noStatsForOrder: string;
  bestFreeAgent(name: string, sortedBy: string, status: string | null): string;
  /** @param days of the games that were asked for, as `span` says them; "" without any. */
  noFreeAgents(days: string): string;
  matched(count: number, days: string): string;
  perGame(points: number): string;
  playsLeft(games: number): string;
  onWaivers(until: string | null): string;
  ownedBy(percent: number): string;

  statusHead(name: string, label: string, status: StatusWords, expectedReturn: string | null): string;
  statusUnknown(name: string, label: string): string;
  /** @param isAtLeast the change itself was not seen. */
  heldSince(name: string, status: string, day: string, isAtLeast: boolean): string;
  /** Answer to a question about a team's points on a day, which no tool has. */
  noDayForecast(team: string): string;
  /** @param perDay points. */
  catchUp(opponent: string, perDay: number): string;
  owner(name: string, ownership: string, slot: string | null): string;
  /** He comes or goes on a later day, by a move that was approved. */
  comingMove(name: string, kind: "joins" | "leaves", day: string, isSeen: boolean): string;
  nextGame(name: string, game: string, day: string, isToday: boolean): string;
  /** Next game of the NBA team of a player who cannot play. */
  proTeamsNextGame(name: string, game: string, day: string, isToday: boolean): string;
  /** His game of today is under way or over. @param slot where he stands, if on a roster. */
  gameBegun(name: string, game: string, slot: string | null): string;
  noNextGame(name: string): string;
  playerGamesLeft(name: string, games: number): string;
  /** Games left of the NBA team of a player who cannot play. */
  proTeamsGamesLeft(name: string, games: number): string;
  seasonAverage(name: string, points: number, games: Count): string;
  playerOwned(name: string, percent: number): string;
  startVerdict(verdict: StartVerdict, name: string, status: string): string;
  dropVerdict(verdict: DropVerdict, name: string): string;
  rumour(name: string): string;

  formHead(name: string, games: number, average: number, season: Count, difference: Count): string;
  formWithoutPoints(name: string, games: number): string;
  /**
   * His averages over all games of the season. @param line averages by stat; @param points fantasy points a game, when
   * included.
   */
  seasonLine(name: string, games: Count, line: string, points: Count): string;
  higherSeason(best: string, amount: number, others: readonly { name: string; amount: number }[]): string;
  noGames(name: string): string;
  averages(name: string, line: string): string;
  bestGame(name: string, day: string, points: number): string;
  missed(name: string, games: number): string;
  gameLine(name: string, day: string, points: Count, line: string): string;

  score(line: string, total: number, weights: "league" | "question" | "ESPN default"): string;
  /**
   * A weight of the league that the question supposes to be another; `insteadOf` is `null` where the league has none.
   */
  supposedWeight(stat: string, pointsPerUnit: number, insteadOf: number | null): string;
  /** Stats without a weight. */
  unscored(stats: string): string;
  ignored(stats: string): string;

  /** @param nearest names alike, as a list; empty when there are none. */
  notFound(name: string, nearest: string): string;
  whichOne(name: string): string;
  unavailable(tool: string, message: string | null): string;
  /** Why it could not be read: by its code in this language, else as the error says it. */
  failure(code: string | null, message: string | null): string | null;
  source(source: string, age: string, about: string | null): string;
  oldData(source: string, age: string, reason: string | null, about: string | null): string;
  about(kind: AboutKind): string;
};
