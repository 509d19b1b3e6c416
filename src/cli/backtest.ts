/**
 * `fanvise backtest`: the engine's forecasts and proposals over a past season, judged by what happened.
 *
 * Walk-forward with the committed constants; nothing is fitted on the season that is judged.
 */

import { readFile } from "node:fs/promises";
import path from "node:path";
import { type BoxSeason, readBoxSeason } from "@/backtest/box-season";
import { decisionBacktest, provenSample } from "@/backtest/decision-backtest";
import { type SeasonForecaster, seasonAverages } from "@/backtest/forecaster";
import { presenceFigures } from "@/backtest/presence-backtest";
import { projectedGames } from "@/backtest/projected-games";
import { predictSeason, projectionFigures } from "@/backtest/projection-backtest";
import { type ForecastBook, forecastBook } from "@/backtest/replay-forecasts";
import { replaySeason } from "@/backtest/replay-season";
import {
  DECISION_REPLAY,
  ENGINE_RULES,
  FROM_WEEK,
  PROVEN_SAMPLE_WEEKS,
  TENDED_REPLAY,
  WIN_PROBABILITY_REPLAY,
} from "@/backtest/replay-settings";
import { restOfSeasonFigures } from "@/backtest/rest-of-season";
import { seasonOddsPart } from "@/backtest/season/season-odds";
import { TooFewGames } from "@/backtest/too-few-games";
import { tradePart } from "@/backtest/trades/trade-part";
import { weeklyCategories } from "@/backtest/weekly-categories";
import { weeklyWinProbability } from "@/backtest/weekly-win-probability";
import matchups from "@/domain/fitted/win-probability.json" with { type: "json" };
import { ESPN_DEFAULT_POINTS } from "@/domain/stats/scoring";
import { POINTS_CALIBRATION } from "@/domain/win-probability/points-matchup";
import { AppError, type SafeContext } from "@/lib/errors";
import { makeHighsSolver } from "@/lib/solver/highs-solver";
import type { BacktestReport } from "./backtest-report";
import { backtestText } from "./backtest-text";
import { type SeasonFormat, seasonInParts } from "./season-in-parts";
import { print, tell } from "./server-address";

export const BACKTEST_PARTS = [
  "projection",
  "restOfSeason",
  "presence",
  "winProbability",
  "categories",
  "decisions",
  "trades",
  "season",
  "seasonOdds",
] as const;
export type BacktestPart = (typeof BACKTEST_PARTS)[number];

/** Leagues of the published season odds, ten teams each. */
const ODDS_LEAGUES = 24;

/** Parts that take minutes are only played when asked for. */
const SLOW_PARTS: readonly BacktestPart[] = ["season", "seasonOdds"];

/** A quarter of the leagues of the points matchups: nine categories each, and as many times the work. */
const CATEGORY_LEAGUES = 8;

export type BacktestOptions = {
  readonly box: string;
  readonly prior?: string;
  readonly schedule?: string;
  /** Comma-separated; when left out all but the season replay and its odds, which take minutes. */
  readonly parts?: string;
  /**
   * Rosters of the replayed matchups: `untouched` since the draft (when left out), or `tended`, long-lost players
   * replaced.
   */
  readonly rosters?: string;
  /** What the leagues of the season replay score: `points` when left out. */
  readonly format?: SeasonFormat;
  /** Leagues of the season replay; 24 when left out, 6 of categories. */
  readonly leagues?: string;
  /** File of the leagues that are played: a run that ends early goes on from it. */
  readonly progress?: string;
  readonly json?: boolean;
};

export class BacktestFileMissing extends AppError {
  static override readonly code = "backtest.file_missing";
  static override readonly status = 404;
  constructor(context: SafeContext, options?: ErrorOptions) {
    super(context, { ...options, userMessage: `The file ${context.file} cannot be read: is the path right?` });
  }
}

export class UnknownBacktestPart extends AppError {
  static override readonly code = "backtest.unknown_part";
  static override readonly status = 422;
  constructor(context: SafeContext, options?: ErrorOptions) {
    super(context, {
      ...options,
      userMessage: `There is no part "${context.part}". Parts are ${BACKTEST_PARTS.join(", ")}.`,
    });
  }
}

/** The season before must lie before: one that overlaps would tell the forecasts what they are asked. */
export class PriorNotEarlier extends AppError {
  static override readonly code = "backtest.prior_not_earlier";
  static override readonly status = 422;
  constructor(context: SafeContext) {
    super(context, {
      userMessage: `The prior season ends on ${context.priorEnds}, which is not before ${context.begins}.`,
    });
  }
}

/** A file whose games do not reach for what was asked: a few weeks of a season, or none. */
export class SeasonTooShort extends AppError {
  static override readonly code = "backtest.season_too_short";
  static override readonly status = 422;
  constructor(context: SafeContext, options?: ErrorOptions) {
    super(context, {
      ...options,
      userMessage: `This season is too short for ${context.part}: ${context.reason}. Ask for other parts with --parts.`,
    });
  }
}

/** @returns the exit code: 0 when every part asked for was judged. */
export async function backtest(options: BacktestOptions): Promise<number> {
  const parts = readParts(options.parts);
  const schedule = options.schedule === undefined ? undefined : await bytesOf(options.schedule);
  const season = readBoxSeason(await bytesOf(options.box), schedule);
  const prior = options.prior === undefined ? undefined : readBoxSeason(await bytesOf(options.prior));
  const [begins, priorEnds] = [season.days[0], prior?.days.at(-1)];
  if (begins && priorEnds && priorEnds >= begins) throw new PriorNotEarlier({ begins, priorEnds });
  if (season.inconsistentLines > 0) {
    tell(`${season.inconsistentLines} of ${season.lines.length} lines cannot be right; they are judged as they stand.`);
  }
  const box = { lines: season.lines.length, days: season.days.length, inconsistentLines: season.inconsistentLines };
  const report = { box, ...(await judged(season, prior, parts, options)) };
  print(options.json ? JSON.stringify(report) : backtestText(report));
  return 0;
}

function readParts(text: string | undefined): readonly BacktestPart[] {
  if (text === undefined) return BACKTEST_PARTS.filter((part) => !SLOW_PARTS.includes(part));
  return text.split(",").map((question) => {
    const part = BACKTEST_PARTS.find((known) => known === question.trim());
    if (!part) throw new UnknownBacktestPart({ part: question.slice(0, 40) });
    return part;
  });
}

async function bytesOf(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (cause) {
    throw new BacktestFileMissing({ file }, { cause });
  }
}

async function judged(
  season: BoxSeason,
  prior: BoxSeason | undefined,
  parts: readonly BacktestPart[],
  { rosters, leagues, progress, format = "points" }: BacktestOptions,
): Promise<Omit<BacktestReport, "box">> {
  const replay = once(() => replaySeason(season, ESPN_DEFAULT_POINTS, prior));
  const bookOf = (forecaster: SeasonForecaster): ForecastBook => {
    tell(`Forecasting every morning by ${forecaster.name}…`);
    return forecastBook(replay(), forecaster, FROM_WEEK);
  };
  const projected = once(() => bookOf(projectedGames(season, ESPN_DEFAULT_POINTS, prior)));
  const judge = {
    projection: () => {
      const predictions = predictSeason(season, prior);
      if (predictions.length === 0) throw new TooFewGames("nobody has 20 games");
      return projectionFigures(predictions);
    },
    restOfSeason: () => restOfSeasonFigures(season, prior),
    presence: () => presenceFigures(season, prior),
    winProbability: () => {
      const model = { book: projected(), calibration: POINTS_CALIBRATION };
      const baseline = {
        book: bookOf(seasonAverages(season, ESPN_DEFAULT_POINTS)),
        calibration: matchups.seasonAverage,
      };
      const report = weeklyWinProbability(
        model,
        baseline,
        rosters === "tended" ? TENDED_REPLAY : WIN_PROBABILITY_REPLAY,
      );
      const { brier, logLoss, ece } = report.gamesKnown.model.all;
      return { n: report.matchups, brier, logLoss, ece, ...report };
    },
    categories: () => weeklyCategories(season, prior, CATEGORY_LEAGUES),
    decisions: async () => {
      const rules = { ...ENGINE_RULES, claimShrink: matchups.claimShrink };
      const solver = makeHighsSolver({ projectRoot: path.resolve(import.meta.dirname, "../..") });
      try {
        const report = decisionBacktest(projected(), DECISION_REPLAY, rules);
        tell(`Proving ${PROVEN_SAMPLE_WEEKS} plans…`);
        const sample = { solver, timeLimitMs: 60_000, weeks: PROVEN_SAMPLE_WEEKS };
        return { ...report, proven: await provenSample(projected(), DECISION_REPLAY, rules, sample) };
      } finally {
        await solver.close();
      }
    },
    trades: () => tradePart(projected(), season, prior),
    seasonOdds: () =>
      seasonOddsPart(projected(), projectedGames(season, ESPN_DEFAULT_POINTS, prior), Number(leagues ?? ODDS_LEAGUES)),
    season: () =>
      seasonInParts(season, prior, { format, progress, leagues: leagues === undefined ? undefined : Number(leagues) }),
  };
  const report: Partial<Record<BacktestPart, unknown>> = {};
  for (const part of parts) {
    tell(`Judging ${part}…`);
    try {
      report[part] = await judge[part]();
    } catch (error) {
      if (!(error instanceof TooFewGames)) throw error;
      throw new SeasonTooShort({ part, reason: error.message }, { cause: error });
    }
  }
  return report as Omit<BacktestReport, "box">; // each part was made by the judge of its name
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
