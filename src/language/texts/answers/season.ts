/** Phrases about the season's odds. Names come in as safe Markdown, chances as "63.1%". */
import type { StandingsOutput, TeamOddsLabel } from "@/contract/league/season-odds";

/** ESPN's word for the tiebreaker that comes first. */
export type TiebreakerRule = StandingsOutput["tiebreaker"];

export type SeasonPhrases = {
  /** Clinched, clinched a bye, eliminated, or still open. */
  seasonStatus(team: string, status: TeamOddsLabel["status"]): string;
  /** @param bye `null` where nobody has one */
  seasonOdds(team: string, playoffs: string, bye: string | null, title: string): string;
  /** In a league without playoffs: the chance to finish first. */
  firstPlaceOdds(team: string, first: string): string;
  /** Where four of five simulated seasons end. */
  likelyPlaces(team: string, best: number, worst: number): string;
  /** Proven, and not every place of the league. */
  possiblePlaces(team: string, best: number, worst: number): string;
  oddsAfterMove(drop: string | null, add: string | null, playoffs: string, title: string): string;
  /** @param left matchups left, of which the next ones follow */
  remainingTitle(team: string, left: number): string;
  remainingMatchup(opponent: string, firstDay: string | null, chance: string): string;
  holdTitle: string;
  /** @param over points over free agents in the playoff weeks */
  holdPlayer(player: string, games: number, over: number): string;
  nobodyToHold: string;
  /** @param rule ESPN's word */
  tiebreakerRule(rule: TiebreakerRule): string;
  /** @param teams with the same record as mine, in the order that the tiebreakers put them in; `null` for nobody */
  tiedTeams(teams: string | null): string;
  /** Odds to make the playoffs now, after a win and after a loss of this matchup. */
  oddsByResult(now: string, ifWon: string, ifLost: string): string;
  titleByResult(ifWon: string, ifLost: string): string;
  /** Who has most and who has fewest games in the playoff weeks. */
  playoffGamesRange(most: string, games: number, fewest: string, fewestGames: number): string;
  playoffGamesTitle: string;
  /** @param byWeek "3, 4 and 3" */
  playoffGames(player: string, games: number, byWeek: string): string;
  seasonScheduleTitle: string;
  hardestSchedule(team: string): string;
  /** @param over "+3.1%": what the opponents left score over the average */
  scheduleStrength(team: string, over: string): string;
  seasonOddsTitle: string;
  teamOdds(team: string, record: string, playoffs: string, title: string): string;
  oddsWithheld(reason: NonNullable<StandingsOutput["oddsWithheld"]>): string;
};
