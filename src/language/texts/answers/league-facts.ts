/**
 * Phrases about news, schedules, the league's rules and the form of a roster. Names and texts come in as safe Markdown.
 */
import type { ExtraStat, ResultFormat } from "@/language/questions/understanding/league-topics";

export type NewsStanding = "official" | "reported" | "unconfirmed";
export type NewsTrust = "official" | "outlet" | "aggregator" | "unknown";

export type LeagueFactPhrases = {
  official(name: string, status: string, back: string | null, age: string): string;
  officialMissing(reason: string): string;
  /** @param name the player in question; `null` for a topic. */
  noNews(days: number, name: string | null): string;
  newsTitle: string;
  newsItem(item: {
    day: string;
    age: string;
    source: string;
    trust: NewsTrust;
    standing: NewsStanding;
    title: string;
    /** Text of the report beyond its title; `null` when there is none. */
    says: string | null;
  }): string;
  contradicts: string;
  unconfirmedNote: string;

  playerGames(name: string, games: number, left: number, from: string, to: string): string;
  /**
   * @param left games that have not started; `null` when all are left.
   * @param span as `span` words it
   * @param days days and opponents; "" when unknown
   */
  proTeamGames(name: string, games: number, left: number | null, span: string, days: string): string;
  /** "on Fri 17 Jan", "from Mon 13 Jan to Sun 19 Jan". */
  span(from: string, to: string): string;
  proTeamsTitle(from: string, to: string): string;
  /** No NBA team has as many games as were asked for. */
  noProTeamSoOften: string;
  /** Game count that each of the named NBA teams has. */
  proTeamsWithGames(names: string, games: number): string;
  proTeamsWithBackToBacks(names: string, count: number): string;
  /** @param games pairs of games on consecutive days */
  backToBackGames(name: string, games: string): string;
  /** @param days "from … to …" */
  noBackToBacks(days: string): string;
  secondNights(name: string, count: number): string;
  gamesOn(name: string, days: string): string;
  onIr(name: string): string;
  /** @param playable of those left; `null` where it is the same */
  teamGames(team: string, games: number, left: number, playable: number | null): string;
  busyDays(title: "most" | "fewest", days: string): string;
  dayCounts(day: string, mine: number, theirs: number): string;
  gameDay(day: string, game: string): string;

  record(team: string, record: string, place: number | null, teams: number): string;
  /** In the order of the standings. */
  standing(team: string, record: string): string;
  standingsTitle(league: string): string;
  scoresTitle(league: string): string;
  stat(stat: string, points: number): string;
  categories(league: string, items: string): string;
  /** How many places, of each kind, a roster has. */
  slots(starters: number, bench: number, reserve: number): string;
  /** @param used in this matchup so far */
  adds(
    text: string,
    matchupLimit: number | null,
    addsLeft: number | null,
    budget: number | null,
    used: number | null,
  ): string;
  /** @param budget `null` where claims go by order; @param rank my team's place in that order */
  waivers(text: string, hours: number, budget: number | null, rank: { team: string; place: number } | null): string;
  /** @param isTooMany of the number asked about; `null` where none was */
  positionLimit(position: string, max: number, isTooMany: boolean | null): string;
  /** @param position `null` for all of them */
  noPositionLimit(position: string | null): string;
  gamesLimits(list: string): string;
  gamesLimit(slot: string, games: number): string;
  noGamesLimit: string;
  /** @param entering how many teams do */
  playoffSeed(team: string, place: number, teams: number, record: string, entering: number): string;
  /** Effect of a won matchup on the standings. */
  resultCounts(format: ResultFormat): string;
  /** @param points a unit; `null` for a category */
  extraStat(stat: ExtraStat, league: string, points: number | "not scored" | null): string;
  calendar(text: string, playoffs: string | null, teams: number): string;
  tradeDeadline(text: string, deadline: string | null, isOver: boolean): string;

  formTitle(team: string, games: number): string;
  formLine(name: string, average: number, season: number | null, difference: number | null): string;
  formMissed(name: string, games: number): string;
  formAverages(name: string, line: string): string;
  withoutLog(names: string): string;
  better(name: string, difference: number): string;
  worse(name: string, difference: number): string;
};
