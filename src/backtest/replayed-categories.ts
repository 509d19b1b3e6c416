/**
 * Every pair of teams in every week of replayed leagues, in the usual nine categories: what was forecast of both and
 * what they came to. The views, the lineups and the truth are those of `replayed-matchups.ts`.
 */
import { ESPN_DEFAULT_POINTS } from "@/domain/stats/scoring";
import { STAT } from "@/domain/stats/stats";
import {
  type CategoryForm,
  type CategoryRule,
  categoryForms,
  statsBehind,
} from "@/domain/win-probability/category-form";
import { type PreparedSide, prepareSides, type SideForecast } from "@/domain/win-probability/category-matchup";
import { LINE_NOISE } from "@/domain/win-probability/committed-noise";
import type { LineNoise } from "@/domain/win-probability/line-noise";
import type { BoxSeason } from "./box-season";
import { lineBook } from "./categories/line-book";
import { playedAmounts, teamAmounts } from "./categories/played-amounts";
import { type ExpectedStart, startExpectation } from "./expected-starts";
import type { SeasonForecaster } from "./forecaster";
import { replayLeague } from "./replay-league";
import { DAYS_PER_WEEK, type ReplaySeason, replaySeason } from "./replay-season";
import { FROM_WEEK, WIN_PROBABILITY_REPLAY } from "./replay-settings";
import type { MatchupView } from "./replayed-matchups";
import { TooFewGames } from "./too-few-games";

export const USUAL_NINE: readonly CategoryRule[] = [
  ...[STAT.FG_PCT, STAT.FT_PCT, STAT.THREE_PM, STAT.REB, STAT.AST, STAT.STL, STAT.BLK, STAT.TO, STAT.PTS],
].map((statId) => ({ statId, isReverse: statId === STAT.TO }));

export type ReplayedCategories = {
  readonly season: BoxSeason;
  readonly prior: BoxSeason | undefined;
  readonly leagues: number;
  readonly forecaster: SeasonForecaster;
  readonly noises: readonly LineNoise[];
};

/** A team's week as it was forecast under each noise, and as it came out: a side with everything banked. */
export type CategorySide = { readonly forecasts: readonly PreparedSide[]; readonly outcome: PreparedSide };
export type CategoryPair = {
  readonly week: number;
  readonly forms: readonly CategoryForm[];
  readonly views: Readonly<Record<MatchupView, readonly [CategorySide, CategorySide]>>;
};

/**
 * Hands over every pair of teams of every league and week; returns how many there were. Throws `RangeError` without
 * any.
 */
export function eachCategoryPair(replayed: ReplayedCategories, take: (pair: CategoryPair) => void): number {
  const { season, prior, leagues } = replayed;
  if (!Number.isSafeInteger(leagues) || leagues < 1) throw new RangeError(`${leagues} leagues`);
  const forms = categoryForms(USUAL_NINE);
  if (!forms.ok) throw new RangeError(forms.error.detail);
  const replay = replaySeason(season, ESPN_DEFAULT_POINTS, prior);
  const weekOf = teamWeeks(replayed, replay, forms.value);
  let pairs = 0;
  for (let seed = 1; seed <= leagues; seed++) {
    const league = replayLeague(replay, seed, WIN_PROBABILITY_REPLAY.rules);
    for (let week = Math.max(FROM_WEEK, league.draftWeek); week < replay.weekCount; week++) {
      const teams = (league.rosters[week] ?? []).map((players) => weekOf(players, week));
      for (const [index, mine] of teams.entries()) {
        for (const theirs of teams.slice(index + 1)) {
          const seen = (view: MatchupView) => [mine[view], theirs[view]] as const;
          const views = { gamesKnown: seen("gamesKnown"), monday: seen("monday") };
          take({ week, forms: forms.value, views });
          pairs++;
        }
      }
    }
  }
  if (pairs === 0) throw new TooFewGames("no matchups to judge");
  return pairs;
}

type TeamWeek = Readonly<Record<MatchupView, CategorySide>>;

function teamWeeks(
  { season, forecaster, noises }: ReplayedCategories,
  replay: ReplaySeason,
  forms: readonly CategoryForm[],
): (players: readonly number[], week: number) => TeamWeek {
  const { book, lineOf } = lineBook(replay, forecaster, { fromWeek: FROM_WEEK, mornings: [0] });
  const expected = startExpectation(replay);
  const amounts = playedAmounts(season, replay, statsBehind(forms));
  const delivered = teamAmounts(book, amounts);
  return (players, week) => {
    const day = (dayIndex: number) => week * DAYS_PER_WEEK + dayIndex;
    const forecastOf = (starts: readonly ExpectedStart[]): SideForecast => ({
      scored: {},
      games: starts.map(({ player, weekday: dayIndex, chance }) => {
        return {
          player: String(player),
          game: String(dayIndex),
          pPlay: chance,
          mean: lineOf(0, day(dayIndex), player),
        };
      }),
    });
    const totals = (totalOf: (statId: number) => number): SideForecast => ({
      scored: Object.fromEntries([...amounts.keys()].map((statId) => [statId, totalOf(statId)])),
      games: [],
    });
    const known = expected(players, week, book.playedAsOfMonday(week));
    const scoredKnown = totals((statId) =>
      known.reduce(
        (sum, { player, weekday: dayIndex }) =>
          sum + (amounts.get(statId)?.[day(dayIndex) * replay.players.length + player] ?? 0),
        0,
      ),
    );
    const scored = { scored: delivered(week, () => players), games: [] };
    const judged = (starts: readonly ExpectedStart[], outcome: SideForecast): CategorySide => ({
      forecasts: noises.map((noise) => prepared(forecastOf(starts), noise)),
      outcome: prepared(outcome, LINE_NOISE),
    });
    return {
      gamesKnown: judged(known, scoredKnown),
      monday: judged(expected(players, week, book.ahead(week, 0)), scored),
    };
  };
}

function prepared(side: SideForecast, noise: LineNoise): PreparedSide {
  const sides = prepareSides(USUAL_NINE, [side], noise);
  if (!sides.ok) throw new RangeError(`${sides.error.code}: ${sides.error.detail}`);
  const [only] = sides.value.sides;
  if (!only) throw new RangeError("no side");
  return only;
}
