/** First sentences of answers, by what the question turns on. Names come in as safe Markdown, chances as "63.1%". */

import type { LineupReason } from "@/contract/planning/engine-outputs";
import type { LaterUnit } from "@/contract/planning/later-unit";

/** How a chance to win is called in words. */
export type ChanceWords = "all-but-lost" | "behind" | "even" | "ahead" | "all-but-won";

export type FocusPhrases = {
  /** First of a list by points a game, from either end. */
  teamLeader(name: string, team: string, isWorst: boolean): string;
  /** @param player "**Nikola Jokić** (C)" */
  leaderLine(
    player: string,
    figures: { pointsPerGame: number; gamesLeft: number | null; status: string | null },
  ): string;
  /** Title of the list of players of a team with a game on a day. */
  playersWithGame(team: string, day: string): string;
  nobodyWithGame(team: string, day: string): string;
  /** Players with games that begin at the same time; `null` while no time is set. */
  gamesAt(time: string | null, players: string): string;
  /** Players with a game who cannot play. */
  cannotPlay(players: string): string;
  playerAndGame(name: string, game: string, status: string | null): string;
  /** @param after with the best moves; `null` where there are none */
  chanceToWin(words: ChanceWords, before: string, after: string | null): string;
  expectedFinal(mine: number, theirs: number): string;
  categoriesByResult(ahead: string, behind: string, tied: string): string;
  /** Categories that either side may still win. */
  categoriesOpen(categories: string): string;
  categoryChance(category: string, chance: string, lead: number | null): string;
  noCategoryOpen: string;
  categoriesDecided(won: string, lost: string): string;
  statLeader(name: string, stat: string, value: number, games: number, isMost: boolean): string;
  /** A line about one category, and the chance to win it. */
  withChance(line: string, chance: string): string;
  /** `daysLeft` with today; 0 when it is over. */
  matchupEnds(day: string, daysLeft: number): string;
  statFollowers(players: string): string;
  /** The day on which the opponent gained more than half of his lead, with both sides' points of it. */
  lostOnDay(day: string, mine: number, theirs: number): string;
  /** @param players with their fantasy points, the highest first */
  dayScorers(team: string, day: string, players: string): string;
  /** @param points expected, `null` where no figure says anything. @param chance to play, `null` where it is certain */
  startsAs(name: string, slot: string, game: string | null, points: number | null, chance: string | null): string;
  startsBegun(name: string, slot: string): string;
  /** @param why in English. @param code the same, where it is known */
  sitHim(name: string, why: string, code: LineupReason | undefined): string;
  haveNoGame(names: string, day: string, isSeveral: boolean): string;
  /** Starting slots that nobody with a game fills. */
  slotsOpen(slots: number, day: string): string;
  /** @param status why he cannot play, `null` where he can */
  dropFirst(name: string, status: string | null): string;
  /** Title of what each drop brings with the player added for him. */
  whatDropsBring: string;
  /** @param players with that many games left, the most or the fewest */
  gamesLeaders(players: string, games: number, isFewest: boolean, place: "bench" | "roster"): string;
  playerAndGames(players: string, games: number): string;
  playerAndValue(name: string, value: number): string;
  /** @param free IR slots that nobody holds */
  reserveRoom(slots: number, free: number, held: string): string;
  leavesReserve(names: string, isRosterFull: boolean): string;
  nextOpponent(team: string, day: string | null, chance: string): string;
  thenOpponent(team: string, day: string | null, chance: string): string;
  /** @param behind games behind the first team, `null` for the first itself */
  placeInLeague(
    team: string,
    rank: number,
    of: number,
    record: string,
    behind: { games: number; first: string } | null,
  ): string;
  /** @param teams best first */
  inPlayoffsNow(teams: string): string;
  playoffCut(teams: number, odds: string | null): string;
  /** The final score that the opponent is expected to end with, beside mine. */
  finalToBeat(opponent: string, theirs: number, mine: number): string;
  /** The last place that is in, and mine. @param mine my record, `null` where it is the same */
  behindTheCut(place: number, team: string, record: string, mine: string | null): string;
  /** @param records fewest wins first; `chance` of the playoffs with so many, as a percentage */
  winsForPlayoffs(records: readonly { wins: number; more: number; chance: string }[]): string;
  /** He has a game on the day. @param chance to play, `null` where it is not known or certain */
  plays(name: string, status: string, game: string, when: string, chance: string | null): string;
  playsNext(name: string, status: string, game: string, day: string): string;
  doesNotPlay(name: string, status: string, back: string | null): string;
  /** @param open categories within reach, @param lost those out of it, `""` for none */
  chase(open: string, lost: string): string;
  /** What he is projected for, what he averages, and his chance to play; `null` for what is not known. */
  projection(given: {
    name: string;
    points: number;
    game: string;
    season: number;
    recent: { average: number; games: number } | null;
    chance: string | null;
  }): string;
  noneWorthAdding: string;
  bestForSeason(name: string): string;
  noneForSeason: string;
  /** Whether a move is worth it after this matchup too. @param gainAfter in `unit`, rounded to nothing where it is little */
  moveLater(name: string, drop: string | null, gainAfter: number, unit: LaterUnit): string;
  /** @param players with the games each misses. Chances as percentages, equal where it changes nothing. */
  withoutThem(players: string, before: string, after: string): string;
  /** The whole roster sits out from a day to another. */
  withoutEverybody(from: string, to: string, before: string, after: string): string;
  playerMisses(name: string, games: number): string;
  finalWithoutThem(before: { mine: number; theirs: number }, after: { mine: number; theirs: number }): string;
  categoryWithoutThem(category: string, before: string, after: string): string;
  /** Title of the categories whose chance changes. */
  categoriesWithoutThem: string;
  noCategoryChanges: string;
  /** He is on neither roster. */
  notInMatchup(name: string): string;
  /** He has no game in those days that could be missed. */
  missesNothing(name: string): string;
  /** Points expected of him over some days. */
  expectedTotal(given: { name: string; points: number; games: number; from: string; to: string }): string;
  /** @param now players to add today, @param later those for a later day; `""` for none */
  addsTiming(now: string, later: string): string;
  nameOnDay(name: string, day: string): string;
  dayAndTime(day: string, time: string | null): string;
  checkBeforeTipOff: string;
};
