/**
 * Model features of one player in one game: for each stat the same list of quantities in the unit of the stat, so that
 * its coefficients are plain shares and hold for any player.
 */

import type { EasternDay } from "../ids";
import { daysBetween } from "../season/eastern-day";
import { productionOf, type StatVector } from "./base-stats";
import { gamesMissed, type LeagueForm, type PlayerForm } from "./player-form";
import type { ProTeamForm } from "./season-form";

export type GameContext = {
  readonly day: EasternDay;
  readonly team: string;
  readonly isHome: boolean;
  readonly proTeam: ProTeamForm;
  readonly opponent: ProTeamForm;
  /** Last game of the opponent before this one, by the schedule; `null` when unknown. */
  readonly opponentLastDay: EasternDay | null;
  /** Games of the NBA team before this one, by the schedule. */
  readonly proTeamGamesBefore: number;
};

/**
 * Names of the features, in the order of the coefficients. The last twelve are what is expected of all stats but fouls.
 */
export const FEATURES = [
  "league",
  "seasonMean",
  "last3Mean",
  "slowMean",
  "fastMean",
  "rateXmeanMinutes",
  "rateXslowMinutes",
  "rateXfastMinutes",
  "rateXlastMinutes",
  "rateXlast3Minutes",
  "recentRateXfastMinutes",
  "rateXleagueMinutes",
  "rateXmaxMinutes",
  "rateXmedianMinutes",
  "rateXclubMinutes",
  "rateXheavyMinutes",
  "home",
  "opponentPlayedYesterday",
  "missed2to4",
  "missed5to9",
  "missed10up",
  "newClub",
  "opponentAllowsProduction",
  "opponentAllowsStat",
  "mismatch",
  "mismatchXheavyMinutes",
  "vacated",
  "vacatedXroom",
  "seasonEnd",
  "aboveAverage",
  "belowAverage",
  "aboveAverageXseason",
  ..."FGM FGA 3PM 3PA FTM FTA OREB DREB AST STL BLK TO".split(" "),
] as const;

/** Number of base stats used to predict other stats: all before fouls. */
const CROSSED_STATS = 12;
const HEAVY_MINUTES = 28;
const VERY_HEAVY_MINUTES = 30;
const MAX_MINUTES = 36;
const SEASON_GAMES = 82;
/** NBA teams with nothing left to play for rest their best from about here. */
const SEASON_END_GAME = 75;
/** Above and below these multiples of the average line, production is pulled back more, or less. */
const STAR = 1.5;
const FRINGE = 0.6;

/**
 * One row of features per base stat, each row in the order of `FEATURES`.
 *
 * Home, rest and mismatch multiply what is expected anyway; minutes multiply the rate; the rest are means as they are.
 */
export function gameFeatures(form: PlayerForm, league: LeagueForm, game: GameContext): Float64Array[] {
  const { minutes } = form;
  const base = form.recentRate.map((perMinute) => perMinute * minutes.fast);
  const crossed = base.subarray(0, CROSSED_STATS);
  const timesRate = [minutes.mean, minutes.slow, minutes.fast, minutes.last, minutes.last3];
  const alsoTimesRate = [
    league.minutesPerGame,
    minutes.max10,
    minutes.median10,
    form.minutesWith(game.team),
    Math.max(0, minutes.fast - VERY_HEAVY_MINUTES),
  ];
  const timesBase = situation(form, game);
  const timesBaseLate = standing(base, league, game);
  const vacated = game.proTeam.minutesVacated / 10;
  const room = Math.max(0, 1 - minutes.fast / MAX_MINUTES);
  return Array.from(base, (expected, stat) => {
    const rate = form.rate[stat] ?? 0;
    return Float64Array.of(
      (league.ratePerMinute[stat] ?? 0) * league.minutesPerGame,
      form.seasonMean[stat] ?? 0,
      form.last3Mean[stat] ?? 0,
      form.slowMean[stat] ?? 0,
      form.fastMean[stat] ?? 0,
      ...timesRate.map((factor) => rate * factor),
      expected,
      ...alsoTimesRate.map((factor) => rate * factor),
      ...timesBase.map((factor) => expected * factor),
      expected * (game.opponent.allowed[stat] ?? 0),
      expected * mismatch(game),
      expected * mismatch(game) * Math.max(0, minutes.fast - HEAVY_MINUTES),
      rate * Math.max(0, vacated),
      rate * vacated * room,
      ...timesBaseLate.map((factor) => expected * factor),
      ...crossed,
    );
  });
}

const mismatch = ({ proTeam, opponent }: GameContext): number => Math.abs(proTeam.rating - opponent.rating) / 10;

/** Where and when, and how long he has been away. */
function situation(form: PlayerForm, game: GameContext): number[] {
  const { opponentLastDay } = game;
  const missed = gamesMissed(form, game.proTeam.days);
  return [
    Number(game.isHome),
    Number(opponentLastDay !== null && daysBetween(opponentLastDay, game.day) === 1),
    Number(missed >= 2 && missed <= 4),
    Number(missed >= 5 && missed <= 9),
    Number(missed >= 10),
    Number(form.isNewTo(game.team)),
    game.opponent.allowedProduction,
  ];
}

/** The end of the season, and how far he is from an average player. */
function standing(base: StatVector, league: LeagueForm, game: GameContext): number[] {
  const production = productionOf(base);
  const average = productionOf(league.ratePerMinute) * league.minutesPerGame;
  const share = (amount: number) => Math.max(0, amount) / Math.max(production, 1);
  const above = share(production - STAR * average);
  return [
    Number(game.proTeamGamesBefore >= SEASON_END_GAME),
    above,
    share(FRINGE * average - production),
    (above * game.proTeamGamesBefore) / SEASON_GAMES,
  ];
}
