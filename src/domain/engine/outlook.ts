/**
 * What is expected of one player on the days left: whether he plays, and what he does if so.
 *
 * From what ESPN tells about him alone: his rows, his status and the schedule. What an NBA team's other games would add
 * (who is missing, what opponents allow) is left at average.
 */

import { chanceByStatus, chanceToPlay } from "../availability/chance-to-play";
import type { Presence } from "../availability/participation";
import type { EasternDay, ScoringPeriodId } from "../ids";
import type { ScoringItem } from "../league/league";
import type { ProGame } from "../league/matchup";
import type { Player, StatRow } from "../players/player";
import { BASE_STAT_COUNT, lineOf } from "../projection/base-stats";
import { PROJECTION, USUAL_LEAGUE } from "../projection/committed-model";
import { type EspnHistory, espnHistory } from "../projection/espn-history";
import type { GameContext } from "../projection/game-features";
import { baselineGame } from "../projection/ordinary-game";
import { gamesMissed, type PlayerForm, playerForm } from "../projection/player-form";
import { type PlayerProjection, projectPoints } from "../projection/points-of-line";
import type { ProTeamForm } from "../projection/season-form";
import { gamesOfTeam } from "../season/calendar";
import { addDays, daysBetween } from "../season/eastern-day";
import { isUpcoming } from "../season/pro-schedule";
import { ESPN_DEFAULT_POINTS, scoreLine } from "../stats/scoring";
import type { StatLine } from "../stats/stats";
import { once } from "./once";

export type OutlookSetting = {
  readonly season: number;
  /** An NBA team's games of the season. */
  gamesOf(proTeamId: number): readonly ProGame[];
  readonly today: ScoringPeriodId;
  /** Last period looked at. */
  readonly last: number;
  readonly nowMs: number;
  /** The league's, or `null` in a category league, where the mean is of ESPN's default points. */
  readonly scoringItems: readonly ScoringItem[] | null;
  dayOf(period: ScoringPeriodId): EasternDay;
};

export type GameOutlook = {
  readonly period: ScoringPeriodId;
  readonly game: ProGame;
  /** Not begun. A game under way is banked, not expected. */
  readonly isUpcoming: boolean;
  /** 0 to 1; `null` of a player without stats whose status says nothing of the day. */
  readonly pPlay: number | null;
  /** Given that he plays; `null` of a player without stats: he has the game, and nobody knows what he does in it. */
  readonly projection: PlayerProjection | null;
};

/** A game of a player with stats. */
export type ForecastGame = GameOutlook & { readonly pPlay: number; readonly projection: PlayerProjection };

/** Only such a game has a value. Without stats a value is unknown, which is not zero. */
export const isForecast = (game: GameOutlook): game is ForecastGame => game.projection !== null && game.pPlay !== null;

/** A game after the last period looked at. */
type LaterGame = {
  readonly period: ScoringPeriodId;
  /** 0 to 1. */
  readonly pPlay: number;
};

export type PlayerOutlook = {
  readonly player: Player;
  /** Games of the season behind the projection; 0 when it rests only on ESPN's season projection. */
  readonly gamesPlayed: number;
  /** Points of an ordinary game of his this season, given that he plays; `null` when he has no stats yet. */
  readonly pointsPerGame: number | null;
  /** The stats of such a game; `null` likewise. */
  readonly baselineLine: StatLine | null;
  /** All on his NBA team's schedule, whether or not anything is known of what he does in them. */
  readonly games: readonly GameOutlook[];
  /** His NBA team's games of later periods up to `until`; empty for a player without stats. */
  laterGames(until: number): readonly LaterGame[];
};

/** Somebody owned on a day, and where he stands today; `null` for a player who is not there yet. */
export type OwnedPlayer = { readonly outlook: PlayerOutlook; readonly slotNow: number | null };

/** `false` for a player who is out. The threshold is half a percent: no start or move is advised for less. */
export const isStartable = ({ pPlay }: Pick<GameOutlook, "pPlay">): boolean => pPlay === null || pPlay >= 0.02;

/** His games from today to the last period, in order, those begun included. */
export function playerOutlook(player: Player, rows: readonly StatRow[], setting: OutlookSetting): PlayerOutlook {
  const { season, today, last, dayOf } = setting;
  const ownGames = setting.gamesOf(player.proTeamId);
  const history = espnHistory(rows, { season, before: today, proTeamId: player.proTeamId, dayOf });
  const form = playerForm(history.games, history.before, USUAL_LEAGUE);
  const coming = gamesOfTeam(ownGames, player.proTeamId, { first: today, last });
  if (!form) {
    const games = coming.map((game) => gameWithoutStats(game, player, setting));
    return { player, gamesPlayed: 0, pointsPerGame: null, baselineLine: null, games, laterGames: () => [] };
  }
  const proTeam = gamesOfTeam(ownGames, player.proTeamId, { first: 1, last: today - 1 });
  const presence = presenceOf(history, form, [...new Set(proTeam.map((game) => game.scoringPeriod))], dayOf);
  const baselineLine = lineOf(baselineGame(form));
  const known = { player, form, presence, setting };
  return {
    player,
    gamesPlayed: history.gamesPlayed,
    pointsPerGame: scoreLine(baselineLine, setting.scoringItems ?? ESPN_DEFAULT_POINTS, player.defaultPositionId).total,
    baselineLine,
    games: coming.map((game) => gameOutlook(game, known)),
    laterGames: laterGamesOf(known),
  };
}

/** Worked out when first asked for. */
function laterGamesOf(known: Known): PlayerOutlook["laterGames"] {
  const { player, setting } = known;
  const all = once((): readonly LaterGame[] => {
    const season = { first: 1, last: Number.POSITIVE_INFINITY };
    const games = gamesOfTeam(setting.gamesOf(player.proTeamId), player.proTeamId, season);
    return games.flatMap(({ scoringPeriod }, index) => {
      if (scoringPeriod <= setting.last) return [];
      const isSecondNight = games[index - 1]?.scoringPeriod === scoringPeriod - 1;
      return [
        { period: scoringPeriod, pPlay: chanceOn(scoringPeriod, known, { isSecondNight, proTeamGamesBefore: index }) },
      ];
    });
  });
  return (until) => all().filter(({ period }) => period <= until);
}

function gameWithoutStats(
  game: ProGame,
  { availability }: Player,
  { today, nowMs, dayOf }: OutlookSetting,
): GameOutlook {
  const day = dayOf(today);
  return {
    period: game.scoringPeriod,
    game,
    isUpcoming: isUpcoming(game, nowMs),
    pPlay: chanceByStatus({
      status: availability.status,
      returnsInDays: returnsInDays(availability, day),
      daysAhead: daysBetween(day, dayOf(game.scoringPeriod)),
    }),
    projection: null,
  };
}

const returnsInDays = ({ expectedReturnDay }: Player["availability"], today: EasternDay): number | null =>
  expectedReturnDay ? Math.max(0, daysBetween(today, expectedReturnDay)) : null;

type Known = {
  readonly player: Player;
  readonly form: PlayerForm;
  readonly presence: Presence;
  readonly setting: OutlookSetting;
};

/** @param nights of the game in his NBA team's schedule */
function chanceOn(
  period: ScoringPeriodId,
  { player, form, presence, setting }: Known,
  nights: { readonly isSecondNight: boolean; readonly proTeamGamesBefore: number },
): number {
  const today = setting.dayOf(setting.today);
  return chanceToPlay({
    status: player.availability.status,
    daysOut: presence.missed > 0 && form.lastDay ? daysBetween(form.lastDay, today) : null,
    returnsInDays: returnsInDays(player.availability, today),
    presence: {
      ...presence,
      ...nights,
      minutes: form.minutes.fast,
      daysAhead: daysBetween(today, setting.dayOf(period)),
    },
  });
}

function gameOutlook(game: ProGame, known: Known): ForecastGame {
  const { player, form, setting } = known;
  const { nowMs, scoringItems } = setting;
  const ownGames = setting.gamesOf(player.proTeamId);
  const context = contextOf(game, player.proTeamId, setting);
  const yesterday = game.scoringPeriod - 1;
  return {
    period: game.scoringPeriod,
    game,
    isUpcoming: isUpcoming(game, nowMs),
    pPlay: chanceOn(game.scoringPeriod, known, {
      isSecondNight: gamesOfTeam(ownGames, player.proTeamId, { first: yesterday, last: yesterday }).length > 0,
      proTeamGamesBefore: context.proTeamGamesBefore,
    }),
    projection: projectPoints(PROJECTION, form, USUAL_LEAGUE, context, {
      items: scoringItems ?? ESPN_DEFAULT_POINTS,
      positionId: player.defaultPositionId,
    }),
  };
}

function contextOf(game: ProGame, proTeamId: number, { gamesOf, today, dayOf }: OutlookSetting): GameContext {
  const isHome = game.homeProTeamId === proTeamId;
  const opponentId = isHome ? game.awayProTeamId : game.homeProTeamId;
  const until = (teamId: number, last: number) => gamesOfTeam(gamesOf(teamId), teamId, { first: 1, last });
  const daysPlayed = (teamId: number) => until(teamId, today - 1).map((each) => dayOf(each.scoringPeriod));
  const opponentLast = Math.max(0, ...until(opponentId, game.scoringPeriod - 1).map((each) => each.scoringPeriod));
  return {
    day: dayOf(game.scoringPeriod),
    team: String(proTeamId),
    isHome,
    proTeam: averageProTeam(daysPlayed(proTeamId)),
    opponent: averageProTeam(daysPlayed(opponentId)),
    opponentLastDay: opponentLast > 0 ? addDays(dayOf(game.scoringPeriod), opponentLast - game.scoringPeriod) : null,
    proTeamGamesBefore: until(proTeamId, game.scoringPeriod - 1).length,
  };
}

const averageProTeam = (days: readonly EasternDay[]): ProTeamForm => ({
  days,
  rating: 0,
  minutesVacated: 0,
  allowedProduction: 0,
  allowed: new Float64Array(BASE_STAT_COUNT),
});

/** When only the last games are known one by one, the season's share is used for the long window. */
function presenceOf(
  { periods, gamesPlayed }: EspnHistory,
  form: PlayerForm,
  proTeamPeriods: readonly ScoringPeriodId[],
  dayOf: (period: ScoringPeriodId) => EasternDay,
): Presence {
  const [firstKnown] = periods;
  const played = new Set(periods);
  const since = firstKnown === undefined ? proTeamPeriods : proTeamPeriods.filter((period) => period >= firstKnown);
  const share = (of: readonly ScoringPeriodId[]) =>
    of.length === 0 ? 0 : of.filter((period) => played.has(period)).length / of.length;
  const isComplete = gamesPlayed === periods.length;
  const ofSeason = proTeamPeriods.length === 0 ? 0 : Math.min(1, gamesPlayed / proTeamPeriods.length);
  return {
    missed: gamesMissed(
      form,
      proTeamPeriods.map((period) => dayOf(period)),
    ),
    share10: share(since.slice(-10)),
    share30: isComplete ? share(since.slice(-30)) : ofSeason,
    gamesKnown: Math.min(30, isComplete ? since.length : proTeamPeriods.length),
  };
}
