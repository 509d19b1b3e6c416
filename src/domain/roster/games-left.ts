/**
 * Games a team still plays: all of its players' games, and those that its players can play in.
 *
 * Pure. Both numbers are the same on every surface; a player's chance to play in a game is the engine's, not counted
 * here.
 */
import type { EasternDay, ScoringPeriodId } from "../ids";
import { dayOf, type LeagueSnapshot } from "../league/league-snapshot";
import type { ProGame } from "../league/matchup";
import { type Availability, CANNOT_PLAY, type Player } from "../players/player";
import { gamesByProTeam, isUpcoming } from "../season/pro-schedule";

export type CountedPlayer = {
  readonly playerId: number;
  readonly proTeamId: number;
  readonly availability: Pick<Availability, "status" | "expectedReturnDay">;
  /** In an IR slot now: his games are not the team's. */
  readonly isInIr: boolean;
};

export type TeamGames = {
  /** Games that have not begun, of everyone on the roster on the game's day but injured reserve. */
  readonly games: number;
  /** The part of the games left whose player is not ruled out for that day. */
  readonly playable: number;
};

/** Not ruled out: no status that rules him out, or expected back by that day. */
export const canPlayOn = (
  { status, expectedReturnDay }: { readonly status: string; readonly expectedReturnDay: string | null },
  day: EasternDay,
): boolean => !CANNOT_PLAY.has(status) || (expectedReturnDay !== null && expectedReturnDay <= day);

type GamesQuestion = {
  /** The season's. */
  readonly games: readonly ProGame[];
  /** First and last scoring period, both included. */
  readonly first: number;
  readonly last: number;
  readonly nowMs: number;
  dayOf(period: ScoringPeriodId): EasternDay;
  /** Ids of those on the roster in a period; `null`: everyone given, in all of them. */
  readonly playersIn: ((period: ScoringPeriodId) => ReadonlySet<number>) | null;
};

export const countedPlayer = (player: Player, { isInIr }: { isInIr: boolean }): CountedPlayer => ({
  playerId: Number(player.playerId),
  proTeamId: player.proTeamId,
  availability: player.availability,
  isInIr,
});

/** @throws `RangeError` when `nowMs` or a tip-off is no instant. */
function teamGamesLeft(players: readonly CountedPlayer[], question: GamesQuestion): TeamGames {
  const { first, last, nowMs, dayOf, playersIn } = question;
  const byTeam = gamesByProTeam(
    question.games.filter((game) => isWithin(game, { first, last }) && isUpcoming(game, nowMs)),
  );
  const rosters = new Map<number, ReadonlySet<number> | undefined>();
  const isOwnedIn = (playerId: number, period: ScoringPeriodId): boolean => {
    if (!playersIn) return true;
    if (!rosters.has(period)) rosters.set(period, playersIn(period));
    return rosters.get(period)?.has(playerId) ?? false;
  };
  const ahead = players
    .filter(({ isInIr }) => !isInIr)
    .flatMap((player) => byTeam(player.proTeamId).map(({ scoringPeriod }) => ({ player, period: scoringPeriod })))
    .filter(({ player, period }) => isOwnedIn(player.playerId, period));
  const playable = ahead.filter(({ player, period }) => canPlayOn(player.availability, dayOf(period)));
  return { games: ahead.length, playable: playable.length };
}

const isWithin = ({ scoringPeriod }: ProGame, { first, last }: { first: number; last: number }): boolean =>
  scoringPeriod >= first && scoringPeriod <= last;

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
  (snapshot: LeagueSnapshot, days: Days): CountGames =>
  (players, playersIn) =>
    players.length === 0
      ? null
      : teamGamesLeft(players, {
          ...days,
          games: snapshot.games,
          dayOf: (period) => dayOf(snapshot, period),
          playersIn,
        });
