/** The matchup if some players missed games that they are expected to play. Pure. */
import type { PlayerId, ScoringPeriodId, TeamId } from "@/domain/ids";
import type { HeldPlayer } from "@/domain/week/league-week";
import type { MatchupOutlook } from "./matchup-outlook";
import { type MatchupChances, matchupValue } from "./matchup-value";
import { isForecast, type PlayerOutlook } from "./outlook";
import { NO_PREFERENCES } from "./preferences";

/** Which of the games that have not begun are missed. */
export type MissedGames = {
  readonly players: ReadonlySet<PlayerId>;
  /** Periods, both included. */
  readonly first: ScoringPeriodId;
  readonly last: ScoringPeriodId;
  /** At most so many each, the earliest; `null` for all of them. */
  readonly games: number | null;
};

type MissedBy = {
  readonly side: "mine" | "opponent";
  readonly games: number;
  /** Points that he is expected to score in them, the chance to play included; `null` without stats. */
  readonly expected: number | null;
};

export type AbsenceEffect = {
  readonly before: MatchupChances;
  readonly after: MatchupChances;
  /** Side and missed games of every player asked about; those on neither roster are absent. */
  readonly missed: ReadonlyMap<PlayerId, MissedBy>;
};

/**
 * Chances as things stand and without those games. Both sides start their best lineups of who is left; nobody is added
 * or dropped.
 */
export function absenceEffect(outlook: MatchupOutlook, teamId: TeamId, request: MissedGames): AbsenceEffect {
  const missed = new Map<PlayerId, MissedBy>();
  const without = (player: PlayerOutlook, side: "mine" | "opponent"): PlayerOutlook => {
    const id = player.player.playerId;
    if (!request.players.has(id)) return player;
    const { outlook: left, games, expected } = withoutGames(player, request);
    missed.set(id, { side, games, expected: player.pointsPerGame === null ? null : expected });
    return left;
  };
  const held = (players: readonly HeldPlayer[], side: "mine" | "opponent") =>
    players.map((each): HeldPlayer => ({ ...each, outlook: without(each.outlook, side) }));
  const changed: MatchupOutlook = {
    ...outlook,
    mine: held(outlook.mine, "mine"),
    joining: outlook.joining.map((player) => without(player, "mine")),
    theirs: held(outlook.theirs, "opponent"),
  };
  const chancesOf = (of: MatchupOutlook) => matchupValue(of, teamId, NO_PREFERENCES).chances;
  return { before: chancesOf(outlook), after: chancesOf(changed), missed };
}

function withoutGames(player: PlayerOutlook, { first, last, games: limit }: MissedGames) {
  let games = 0;
  let expected = 0;
  const left = player.games.map((game) => {
    const isMissed =
      game.isUpcoming && game.period >= first && game.period <= last && (limit === null || games < limit);
    if (!isMissed) return game;
    games += 1;
    if (isForecast(game)) expected += game.pPlay * game.projection.mean;
    return { ...game, pPlay: 0 };
  });
  return { outlook: { ...player, games: left }, games, expected };
}
