/** A backtest's report as a person reads it. */
import type { ErrorFigures, ProjectionFigures } from "@/backtest/projection-backtest";
import type { Reliability } from "@/backtest/reliability";
import type { RestOfSeasonErrors, RestOfSeasonFigures } from "@/backtest/rest-of-season";
import type { OddsForecast, SeasonOddsReport } from "@/backtest/season/season-odds";
import type { SideFigures, TradeFigures } from "@/backtest/trades/trade-figures";
import type { WeeklyCategories } from "@/backtest/weekly-categories";
import type { JudgedView } from "@/backtest/weekly-win-probability";
import type { BacktestReport } from "./backtest-report";
import { fixed, interval, percent, signed } from "./figure-text";
import { seasonLines } from "./season-text";

export function backtestText(report: BacktestReport): string {
  const { projection, restOfSeason, presence, winProbability, categories, decisions, trades, season, seasonOdds } =
    report;
  return [
    ...(projection ? projectionLines(projection) : []),
    ...(restOfSeason ? restOfSeasonLines(restOfSeason) : []),
    ...(presence ? presenceLines(presence) : []),
    ...(winProbability ? winProbabilityLines(winProbability) : []),
    ...(categories ? categoryLines(categories) : []),
    ...(decisions ? decisionLines(decisions) : []),
    ...(trades ? tradeLines(trades) : []),
    ...(season ? seasonLines(season) : []),
    ...(seasonOdds ? seasonOddsLines(seasonOdds) : []),
  ].join("\n");
}

const errors = ({ mae, bias, rmse }: ErrorFigures): string =>
  `mean absolute error ${fixed(mae, 3)}, bias ${signed(bias)}, root mean square ${fixed(rmse, 2)}`;

function projectionLines({ n, players, bands, startSit, ...figures }: ProjectionFigures): string[] {
  return [
    `Projection: ${n} games of ${players} players`,
    `  mean            ${errors(figures.mean)}`,
    `  median          ${errors(figures.median)}`,
    `  season average  ${errors(figures.seasonAverage)}`,
    `  80 % interval   holds ${percent(figures.coverage80)}, ${fixed(figures.width80, 1)} points wide`,
    ...bands.map(
      (band) =>
        `  predicted ${`${band.from ?? "-"} to ${band.to ?? "-"}`.padEnd(9)} ${String(band.n).padStart(5)} games, ` +
        `bias ${signed(band.mean.bias)}, interval holds ${percent(band.coverage80)}`,
    ),
    `  start or sit    right ${percent(startSit.right)} of ${startSit.pairs} pairs (season average ${percent(startSit.seasonAverageRight)}), ` +
      `close ones ${percent(startSit.closeRight)} of ${startSit.closePairs} (${percent(startSit.seasonAverageCloseRight)}), calibration error ${fixed(startSit.ece, 4)}`,
  ];
}

function restOfSeasonLines({ all, rostered, early }: RestOfSeasonFigures): string[] {
  const line = (name: string, { n, baselineGame, withoutBefore, formAlone, seasonAverage }: RestOfSeasonErrors) =>
    `  ${name.padEnd(14)} ${n} times: mean absolute error ${fixed(baselineGame, 3)} ` +
    `(without the season before ${fixed(withoutBefore, 3)}, form alone ${fixed(formAlone, 3)}, season average ${fixed(seasonAverage, 3)})`;
  return [
    "Ordinary game against the rest of the season",
    ...[line("everybody", all), line("22 and up", rostered)],
    ...(early ? [line("first games", early)] : []),
  ];
}

function presenceLines({ n, brier, ece, bins }: Reliability): string[] {
  const filled = bins.filter((bin) => bin.n > 0);
  return [
    `Chance to play: ${n} questions, Brier ${fixed(brier, 4)}, calibration error ${fixed(ece, 4)}`,
    `    said  ${filled.map(({ meanChance }) => fixed(meanChance, 3)).join("  ")}`,
    `    was   ${filled.map(({ observed }) => fixed(observed, 3)).join("  ")}`,
  ];
}

function winProbabilityLines(report: NonNullable<BacktestReport["winProbability"]>): string[] {
  return [
    `Weekly win probability: ${report.matchups} matchups, ${report.leagues} leagues, ${report.weeks} weeks`,
    ...viewLines("games played known", report.gamesKnown),
    ...viewLines("Monday forecast", report.monday),
  ];
}

function viewLines(name: string, { model, baseline, brierGain }: JudgedView): string[] {
  const { all, outOfSample, nearEven } = model;
  const cells = (of: (bin: (typeof all.bins)[number]) => number) => all.bins.map((bin) => fixed(of(bin), 3)).join("  ");
  return [
    `  ${name}: Brier ${fixed(all.brier, 4)} (season average ${fixed(baseline.all.brier, 4)}, better by ${interval(brierGain, 4)})`,
    `    calibration error ${fixed(all.ece, 4)}, worst bin ${fixed(all.worstBin, 4)}, log loss ${fixed(all.logLoss, 4)}; ` +
      `from one side only: ${fixed(outOfSample.ece, 4)}, ${fixed(outOfSample.worstBin, 4)}`,
    ...(nearEven
      ? [
          `    near even (${nearEven.n}): Brier ${fixed(nearEven.brier, 4)}, calibration error ${fixed(nearEven.ece, 4)}`,
        ]
      : []),
    `    said  ${cells((bin) => bin.meanChance)}`,
    `    was   ${cells((bin) => bin.observed)}`,
  ];
}

function categoryLines({ matchups, leagues, weeks, gamesKnown, monday }: WeeklyCategories): string[] {
  const scored = ({ brier, ece, worstBin }: Reliability) =>
    `Brier ${fixed(brier, 4)}, calibration error ${fixed(ece, 4)}, worst bin ${fixed(worstBin, 4)}`;
  return [
    `Categories: ${matchups} matchups in nine categories, ${leagues} leagues, ${weeks} weeks`,
    ...[
      { name: "games played known", view: gamesKnown },
      { name: "Monday forecast", view: monday },
    ].flatMap(({ name, view }) => [
      `  ${name}: ${scored(view.all)}; winning most of them: ${scored(view.mostCategories)}`,
      `    ${view.byCategory.map(({ label, reliability }) => `${label} ${fixed(reliability.brier, 3)}`).join("  ")}`,
    ]),
  ];
}

function decisionLines(report: NonNullable<BacktestReport["decisions"]>): string[] {
  const { bestAverage, proven } = report;
  return [
    `Decisions: ${report.teamWeeks} team-weeks, ${report.leagues} leagues, ${report.weeks} weeks, points a team-week`,
    `  doing nothing ${fixed(report.pointsDoingNothing, 0)}; the engine adds ${interval(report.delivered)}, claimed ${fixed(report.claimed, 1)}, ` +
      `delivered over claimed ${fixed(report.deliveredOverClaimed, 3)}`,
    `  best average on the wire adds ${interval(bestAverage.gain)}; the engine is better by ${interval(report.overBestAverage)}`,
    `  not negative ${percent(report.shareNotNegative)} (best average ${percent(bestAverage.shareNotNegative)}), ` +
      `adds ${fixed(report.addsPerTeamWeek, 2)} a week`,
    ...report.byPlanDay.map(
      ({ planDay, proposals, claimed, delivered }) =>
        `  ${["Monday", "", "Wednesday", "", "Friday"][planDay]?.padEnd(9)} ${proposals} proposals, claimed ${fixed(claimed, 1)}, delivered ${fixed(delivered, 1)}`,
    ),
    `  proven plan on ${proven.weeks} team-weeks (${proven.proven} proven): the quick one is ${fixed(proven.meanGap, 1)} points short (${percent(proven.gapShare)}), ` +
      `${fixed(proven.worstGap, 1)} at most; delivered ${fixed(proven.quick.delivered, 1)} and ${fixed(proven.best.delivered, 1)}`,
  ];
}

function tradeLines({ leagues, all, byKind, givesTwo, getsTwo, chances }: TradeFigures): string[] {
  const line = (
    name: string,
    { sides, signRight, rank, projectedOverActual, bias, byAverage, byZScore }: SideFigures,
  ) =>
    `  ${name.padEnd(9)} ${String(sides).padStart(5)} sides: sign right ${percent(signRight.mean)} ` +
    `(95 % ${percent(signRight.interval95[0])} to ${percent(signRight.interval95[1])}; ` +
    `season averages ${percent(byAverage.signRight)}, z-scores ${percent(byZScore.signRight)}), ` +
    `rank correlation ${signed(rank)} (${signed(byAverage.rank)}, ${signed(byZScore.rank)}), ` +
    `projected over actual ${fixed(projectedOverActual, 2)}, bias ${percent(bias)} of the mean size`;
  return [
    `Trades: deals of ${leagues} leagues, each side played on to the season's end`,
    line("all", all),
    ...Object.entries(byKind).map(([kind, figures]) => line(kind, figures)),
    line("gives two", givesTwo),
    line("gets two", getsTwo),
    `  chance to do better: Brier ${fixed(chances.brier, 4)}, calibration error ${fixed(chances.ece, 4)}, worst bin ${fixed(chances.worstBin, 4)}`,
  ];
}

const ODDS_NAMES: Readonly<Record<OddsForecast, string>> = {
  odds: "odds of the season",
  coinFlips: "standings, coin flips for what is left",
  pointsSoFar: "standings, points so far as strength",
  winsBehind: "standings, curve over wins behind the cut",
};

function seasonOddsLines({ leagues, mondays, chances, forecasts, gains }: SeasonOddsReport): string[] {
  return [
    `Playoff odds on ${mondays} Mondays of ${leagues} leagues, ${chances} chances`,
    ...Object.entries(forecasts).map(([name, { brier, logLoss, ece }]) => {
      const forecast = name as OddsForecast; // keys of the record
      const gain = gains[forecast];
      return (
        `  ${ODDS_NAMES[forecast]}: Brier ${fixed(brier, 4)}, log loss ${fixed(logLoss, 4)}, calibration error ${fixed(ece, 4)}` +
        (gain ? `, odds better by ${interval(gain, 4)}` : "")
      );
    }),
  ];
}
