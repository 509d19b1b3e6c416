/**
 * Judges the chances of category leagues against what happened, and fits how wide their margins really spread.
 *
 * Every pair of teams in every week of replayed leagues, in the usual nine categories, both views as of Monday as in
 * `replayed-matchups.ts`. The calibration belongs to the season before the one judged: `fitCategoryScale` is given the
 * earlier season, `weeklyCategories` the later one.
 */
import { ESPN_DEFAULT_POINTS } from "@/domain/scoring";
import { STAT, type StatLine, statLabel } from "@/domain/stats";
import {
  type CategoryForm,
  type CategoryRule,
  categoryForms,
  statsBehind,
} from "@/domain/win-probability/category-form";
import {
  type CategoryForecast,
  chancesBetween,
  type PreparedSide,
  prepareSides,
  type SideForecast,
  totalAt,
} from "@/domain/win-probability/category-matchup";
import { CATEGORY_CALIBRATION, LINE_NOISE } from "@/domain/win-probability/committed-noise";
import { type CategoryCalibration, type Chances, contestOf, UNCALIBRATED } from "@/domain/win-probability/contest";
import type { BoxSeason } from "./box-season";
import { dayScore } from "./delivered-points";
import { type ExpectedStart, startExpectation } from "./expected-starts";
import type { SeasonForecaster } from "./forecaster";
import { projectedGames } from "./projected-games";
import { type JudgedChance, type Reliability, reliability } from "./reliability";
import { type ForecastBook, forecastBook } from "./replay-forecasts";
import { replayLeague } from "./replay-league";
import { DAYS_PER_WEEK, type ReplaySeason, replaySeason } from "./replay-season";
import { FROM_WEEK, WIN_PROBABILITY_REPLAY } from "./replay-settings";
import { type MatchupView, VIEWS } from "./replayed-matchups";

export const USUAL_NINE: readonly CategoryRule[] = [
  ...[STAT.FG_PCT, STAT.FT_PCT, STAT.THREE_PM, STAT.REB, STAT.AST, STAT.STL, STAT.BLK, STAT.TO, STAT.PTS],
].map((statId) => ({ statId, isReverse: statId === STAT.TO }));

export type JudgedCategory = { readonly statId: number; readonly label: string; readonly reliability: Reliability };

export type JudgedCategories = {
  /** All categories together. Each pair is judged from both sides, a tie counted half, so `n` is 18 times the pairs. */
  readonly all: Reliability;
  readonly byCategory: readonly JudgedCategory[];
  /** To win more categories than are lost, both sides. */
  readonly mostCategories: Reliability;
  readonly eachCategory: ExpectedWins;
};

/** Categories won by the side that was expected to win more of them. */
export type ExpectedWins = {
  readonly expected: number;
  readonly won: number;
  /** Root mean square of won less expected. */
  readonly error: number;
};

export type WeeklyCategories = {
  /** Pairs of teams, each counted once. */
  readonly matchups: number;
  readonly leagues: number;
  readonly weeks: number;
  readonly spreadScale: number;
} & Readonly<Record<MatchupView, JudgedCategories>>;

/**
 * Throws `RangeError` for a season too short to judge, or fewer than one league.
 *
 * @param leagues how many drafts are replayed; a season of 8 is 15,840 chances in each category and view.
 */
export function weeklyCategories(
  season: BoxSeason,
  prior: BoxSeason | undefined,
  leagues: number,
  calibration: CategoryCalibration = CATEGORY_CALIBRATION,
): WeeklyCategories {
  const judged = { gamesKnown: new Verdicts(), monday: new Verdicts() };
  const weeks = new Set<number>();
  const matchups = eachPair(season, prior, leagues, ({ week, forms, views }) => {
    weeks.add(week);
    for (const view of VIEWS) {
      const [mine, theirs] = views[view];
      judged[view].add(
        chancesBetween(forms, mine.forecast, theirs.forecast, calibration),
        chancesBetween(forms, mine.outcome, theirs.outcome, UNCALIBRATED),
      );
    }
  });
  const { spreadScale } = calibration;
  const report = { gamesKnown: judged.gamesKnown.report(), monday: judged.monday.report() };
  return { matchups, leagues, weeks: weeks.size, spreadScale, ...report };
}

export type FittedCategoryScale = {
  /** Of the deviation of every margin, both views together. */
  readonly spreadScale: number;
  readonly matchups: number;
  /** The scale that each view and each category would have chosen alone. */
  readonly byView: Readonly<Record<MatchupView, number>>;
  readonly byCategory: readonly { readonly statId: number; readonly label: string; readonly spreadScale: number }[];
};

/** The scale under which a season's margins are likeliest: normal margins have it in closed form. Throws as above. */
export function fitCategoryScale(
  season: BoxSeason,
  prior: BoxSeason | undefined,
  leagues: number,
): FittedCategoryScale {
  const all = new Squares();
  const byView = { gamesKnown: new Squares(), monday: new Squares() };
  const byCategory = USUAL_NINE.map(() => new Squares());
  const matchups = eachPair(season, prior, leagues, ({ forms, views }) => {
    for (const view of VIEWS) {
      const [mine, theirs] = views[view];
      for (const [index, form] of forms.entries()) {
        const contest = (of: "forecast" | "outcome") =>
          contestOf(totalAt([mine[of]], 0, index), totalAt([theirs[of]], 0, index), form, UNCALIBRATED);
        const { mean, variance } = contest("forecast");
        if (variance <= 0) continue;
        const square = (contest("outcome").mean - mean) ** 2 / variance;
        for (const squares of [all, byView[view], byCategory[index]]) squares?.add(square);
      }
    }
  });
  return {
    matchups,
    spreadScale: all.root(),
    byView: { gamesKnown: byView.gamesKnown.root(), monday: byView.monday.root() },
    byCategory: USUAL_NINE.map(({ statId }, index) => {
      return { statId, label: statLabel(statId), spreadScale: byCategory[index]?.root() ?? Number.NaN };
    }),
  };
}

class Squares {
  #sum = 0;
  #count = 0;
  add(square: number): void {
    this.#sum += square;
    this.#count++;
  }
  root(): number {
    return Math.sqrt(this.#sum / this.#count);
  }
}

/** Chances and what became of them, of one view. */
class Verdicts {
  readonly #byCategory: JudgedChance[][] = USUAL_NINE.map(() => []);
  readonly #matchups: JudgedChance[] = [];
  readonly #wins: { readonly expected: number; readonly won: number }[] = [];

  add(forecast: CategoryForecast, outcome: CategoryForecast): void {
    for (const [index, chances] of this.#byCategory.entries()) {
      const [told, became] = [forecast.categories[index], outcome.categories[index]];
      if (told && became) chances.push(...fromBothSides(told, became));
    }
    this.#matchups.push(...fromBothSides(forecast.matchup, outcome.matchup));
    const [expected, won] = [forecast.expectedCategories, outcome.expectedCategories];
    const isFavourite = expected >= USUAL_NINE.length / 2;
    this.#wins.push(
      isFavourite ? { expected, won } : { expected: USUAL_NINE.length - expected, won: USUAL_NINE.length - won },
    );
  }

  report(): JudgedCategories {
    const average = (of: (one: { expected: number; won: number }) => number) =>
      this.#wins.reduce((sum, one) => sum + of(one), 0) / this.#wins.length;
    return {
      all: reliability(this.#byCategory.flat()),
      byCategory: USUAL_NINE.map(({ statId }, index) => {
        return { statId, label: statLabel(statId), reliability: reliability(this.#byCategory[index] ?? []) };
      }),
      mostCategories: reliability(this.#matchups),
      eachCategory: {
        expected: average(({ expected }) => expected),
        won: average(({ won }) => won),
        error: Math.sqrt(average(({ expected, won }) => (won - expected) ** 2)),
      },
    };
  }
}

const halfTies = ({ win, tie }: Chances): number => Math.min(1, win + tie / 2);

function fromBothSides(told: Chances, became: Chances): JudgedChance[] {
  const [chance, outcome] = [halfTies(told), halfTies(became)];
  return [
    { chance, outcome },
    { chance: 1 - chance, outcome: 1 - outcome },
  ];
}

/** A team's week as it was forecast, and as it came out: a side with everything banked. */
type JudgedSide = { readonly forecast: PreparedSide; readonly outcome: PreparedSide };
type Pair = {
  readonly week: number;
  readonly forms: readonly CategoryForm[];
  readonly views: Readonly<Record<MatchupView, readonly [JudgedSide, JudgedSide]>>;
};

/** Hands over every pair of teams of every league and week; returns how many there were. */
function eachPair(
  season: BoxSeason,
  prior: BoxSeason | undefined,
  leagues: number,
  take: (pair: Pair) => void,
): number {
  if (!Number.isSafeInteger(leagues) || leagues < 1) throw new RangeError(`${leagues} leagues`);
  const forms = categoryForms(USUAL_NINE);
  if (!forms.ok) throw new RangeError(forms.error.detail);
  const replay = replaySeason(season, ESPN_DEFAULT_POINTS, prior);
  const weekOf = teamWeeks(season, replay, projectedGames(season, ESPN_DEFAULT_POINTS, prior), forms.value);
  let pairs = 0;
  for (let seed = 1; seed <= leagues; seed++) {
    const league = replayLeague(replay, seed, WIN_PROBABILITY_REPLAY.rules);
    for (let week = Math.max(FROM_WEEK, league.draftWeek); week < replay.weekCount; week++) {
      const teams = (league.rosters[week] ?? []).map((men) => weekOf(men, week));
      for (const [index, mine] of teams.entries()) {
        for (const theirs of teams.slice(index + 1)) {
          const between = (view: MatchupView) => [mine[view], theirs[view]] as const;
          const views = { gamesKnown: between("gamesKnown"), monday: between("monday") };
          take({ week, forms: forms.value, views });
          pairs++;
        }
      }
    }
  }
  if (pairs === 0) throw new RangeError("no matchups to judge");
  return pairs;
}

type TeamWeek = Readonly<Record<MatchupView, JudgedSide>>;

function teamWeeks(
  season: BoxSeason,
  replay: ReplaySeason,
  forecaster: SeasonForecaster,
  forms: readonly CategoryForm[],
): (men: readonly number[], week: number) => TeamWeek {
  const { book, lineOf } = bookWithLines(replay, forecaster);
  const expected = startExpectation(replay);
  const amounts = playedAmounts(season, replay, statsBehind(forms));
  // What a team gets of a stat is what it would score in a league that counts nothing else.
  const delivered = [...amounts].map(([statId, points]) => ({
    statId,
    ofDay: dayScore({ ...book, season: { ...replay, points } }),
  }));
  return (men, week) => {
    const day = (weekday: number) => week * DAYS_PER_WEEK + weekday;
    const forecastOf = (starts: readonly ExpectedStart[]): SideForecast => ({
      banked: {},
      games: starts.map(({ player, weekday, chance }) => {
        return { player: String(player), game: String(weekday), pPlay: chance, mean: lineOf(day(weekday), player) };
      }),
    });
    const totals = (totalOf: (statId: number) => number): SideForecast => ({
      banked: Object.fromEntries([...amounts.keys()].map((statId) => [statId, totalOf(statId)])),
      games: [],
    });
    const known = expected(men, week, book.playedAsOfMonday(week));
    const weekdays = Array.from({ length: DAYS_PER_WEEK }, (_, weekday) => weekday);
    const scoredKnown = totals((statId) =>
      known.reduce(
        (sum, { player, weekday }) => sum + (amounts.get(statId)?.[day(weekday) * replay.players.length + player] ?? 0),
        0,
      ),
    );
    const scored = totals((statId) => {
      const ofDay = delivered.find((one) => one.statId === statId)?.ofDay;
      return weekdays.reduce((sum, weekday) => sum + (ofDay?.(men, day(weekday)) ?? 0), 0);
    });
    return {
      gamesKnown: { forecast: prepared(forecastOf(known)), outcome: prepared(scoredKnown) },
      monday: {
        forecast: prepared(forecastOf(expected(men, week, book.ahead(week, 0)))),
        outcome: prepared(scored),
      },
    };
  };
}

function prepared(side: SideForecast): PreparedSide {
  const sides = prepareSides(USUAL_NINE, [side], LINE_NOISE);
  if (!sides.ok) throw new RangeError(`${sides.error.code}: ${sides.error.detail}`);
  const [only] = sides.value.sides;
  if (!only) throw new RangeError("no side");
  return only;
}

type BookWithLines = {
  readonly book: ForecastBook;
  /** Expected stats of a player's game as seen on the Monday of its week. */
  readonly lineOf: (day: number, player: number) => StatLine;
};

/** A book keeps points alone, so the forecaster is overheard on Mondays while the book is made. */
function bookWithLines(replay: ReplaySeason, forecaster: SeasonForecaster): BookWithLines {
  const lines = new Map<string, StatLine>();
  const mondays = new Set(replay.days.filter((_, day) => day % DAYS_PER_WEEK === 0));
  let isMonday = false;
  const overheard: SeasonForecaster = {
    name: forecaster.name,
    teamOf: (playerId) => forecaster.teamOf(playerId),
    advanceTo(day) {
      isMonday = mondays.has(day);
      forecaster.advanceTo(day);
    },
    forecast(playerId, game) {
      const forecast = forecaster.forecast(playerId, game);
      if (forecast && isMonday) lines.set(`${playerId} ${game.day}`, forecast.stats);
      return forecast;
    },
  };
  const book = forecastBook(replay, overheard, FROM_WEEK);
  return { book, lineOf: (day, player) => lines.get(`${replay.players[player]?.playerId} ${replay.days[day]}`) ?? {} };
}

/** Per stat what everybody had of it; at day × players + player, 0 where he did not play. */
function playedAmounts(
  season: BoxSeason,
  { days, players }: ReplaySeason,
  stats: readonly number[],
): ReadonlyMap<number, Float64Array> {
  const dayIndex = new Map(days.map((day, index) => [day, index]));
  const playerIndex = new Map(players.map(({ playerId }, index) => [playerId, index]));
  return new Map(
    stats.map((statId) => {
      const amounts = new Float64Array(days.length * players.length);
      for (const { playerId, day, stats: line } of season.lines) {
        const [row, column] = [dayIndex.get(day), playerIndex.get(playerId)];
        if (row !== undefined && column !== undefined) amounts[row * players.length + column] = line[statId] ?? 0;
      }
      return [statId, amounts] as const;
    }),
  );
}
