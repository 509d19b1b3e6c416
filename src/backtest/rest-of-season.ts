/**
 * Tests the ordinary game as a rest-of-season forecast: actual averages from a morning on, predicted on that morning.
 *
 * In ESPN's default points. Players with a full history (`gamesSeen`) and 12 games to come; six mornings between a
 * fifth and seven tenths of the season, and five earlier ones for players whose last season is known.
 */
import { productionOf } from "@/domain/projection/base-stats";
import { baselineGame } from "@/domain/projection/ordinary-game";
import type { PlayerForm } from "@/domain/projection/player-form";
import type { BoxSeason } from "./box-season";
import { TooFewGames } from "./too-few-games";
import { gamesSeen, MIN_GAMES_BEFORE, type SeenGame } from "./walk-forward";

const SEEN_AFTER = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7];
const EARLY_AFTER = [0.04, 0.06, 0.08, 0.1, 0.12];
const GAMES_AFTER = 12;
/** Points per game above which a player is rostered in a league of ten or twelve teams. */
const ROSTERED_POINTS = 22;

/** Mean absolute errors in points a game. */
export type RestOfSeasonErrors = {
  readonly n: number;
  readonly baselineGame: number;
  /** The same as if nothing were known of the season before. */
  readonly withoutBefore: number;
  /** His form of the moment alone: recent rates × recent minutes. */
  readonly formAlone: number;
  readonly seasonAverage: number;
};

export type RestOfSeasonFigures = {
  readonly all: RestOfSeasonErrors;
  readonly rostered: RestOfSeasonErrors;
  /** Players in their first games of the season, whose season before is known; absent without one. */
  readonly early?: RestOfSeasonErrors;
};

type Case = { readonly form: PlayerForm; readonly actual: number };

/** @throws TooFewGames when nobody has games enough before and after a morning. */
export function restOfSeasonFigures(season: BoxSeason, prior?: BoxSeason): RestOfSeasonFigures {
  const cases = casesOf(season, SEEN_AFTER, gamesSeen(season, prior));
  if (cases.length === 0) throw new TooFewGames("nobody has games enough before and after a morning");
  const rostered = cases.filter(({ form }) => productionOf(form.seasonMean) >= ROSTERED_POINTS);
  const figures = { all: errorsOf(cases), rostered: errorsOf(rostered) };
  if (!prior) return figures;
  const early = casesOf(season, EARLY_AFTER, gamesSeen(season, prior, 1)).filter(
    ({ form }) => form.games < MIN_GAMES_BEFORE && form.before !== null,
  );
  return { ...figures, early: errorsOf(early) };
}

function casesOf({ days }: BoxSeason, shares: readonly number[], seen: readonly SeenGame[]): Case[] {
  const byPlayer = [...Map.groupBy(seen, ({ line }) => line.playerId).values()];
  const mornings = shares.flatMap((share) => days[Math.floor(share * days.length)] ?? []);
  return mornings.flatMap((morning) => byPlayer.flatMap((games) => caseOf(games, morning)));
}

function caseOf(games: readonly SeenGame[], morning: string): Case[] {
  const rest = games.filter(({ line }) => line.day >= morning);
  const [next] = rest;
  if (!next || rest.length < GAMES_AFTER) return [];
  return [{ form: next.form, actual: rest.reduce((sum, { actual }) => sum + productionOf(actual), 0) / rest.length }];
}

function errorsOf(cases: readonly Case[]): RestOfSeasonErrors {
  const error = (of: (form: PlayerForm) => number) =>
    cases.reduce((sum, { form, actual }) => sum + Math.abs(of(form) - actual), 0) / cases.length;
  return {
    n: cases.length,
    baselineGame: error((form) => productionOf(baselineGame(form))),
    withoutBefore: error((form) => productionOf(baselineGame({ ...form, before: null }))),
    formAlone: error(({ recentRate, minutes }) => productionOf(recentRate.map((rate) => rate * minutes.fast))),
    seasonAverage: error(({ seasonMean }) => productionOf(seasonMean)),
  };
}
