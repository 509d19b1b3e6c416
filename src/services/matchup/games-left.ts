/** Games left of a team in one reading of the league: one way to ask for every surface. */
import { type CountedPlayer, type GamesQuestion, type TeamGames, teamGamesLeft } from "@/domain/roster/games-left";
import { dayOf, type LeagueContext } from "../league/league.service";

type Days = {
  /** Scoring periods, both included. */
  readonly first: number;
  readonly last: number;
  readonly nowMs: number;
};

/**
 * @param playersIn who of them is owned in a scoring period; `null`: all of them in every one.
 * @returns `null` of a team of which no player is known, which is not a team without games.
 */
export type CountGames = (players: readonly CountedPlayer[], playersIn: GamesQuestion["playersIn"]) => TeamGames | null;

export const gamesLeftIn =
  (context: LeagueContext, days: Days): CountGames =>
  (players, playersIn) =>
    players.length === 0
      ? null
      : teamGamesLeft(players, { ...days, games: context.games, dayOf: (period) => dayOf(context, period), playersIn });
