/** The season replay's figures as a person reads them, in every format. */
import type { CategorySeasonFigures } from "@/backtest/season/category-figures";
import type { CategorySeasonReport } from "@/backtest/season/category-part";
import type { SeasonPolicy } from "@/backtest/season/league-parts";
import type { SeasonFigures } from "@/backtest/season/season-figures";
import type { SeasonReport } from "@/backtest/season/season-part";
import { fixed, interval, percent, shareInterval } from "./figure-text";

const POLICY_NAMES: Readonly<Record<SeasonPolicy, string>> = {
  "by-rule": "managed by rule",
  "best-average": "best average on the wire",
  "week-only": "engine, this week only",
  season: "engine with season value",
};

export function seasonLines(report: SeasonReport | CategorySeasonReport): string[] {
  const { leaguesLeft: left } = report;
  const leaguesLeft =
    left > 0 ? [`  ${left} ${left === 1 ? "league" : "leagues"} left: run the same command again`] : [];
  const head = `one team advised, ten seats a league, plans on ${report.replansOn}`;
  if ("format" in report) {
    const lines = namedPolicies(report.policies, (figures) => categoryPolicyLines(report.format, figures));
    return [`Season replay (${report.format}): ${head}`, ...lines, ...leaguesLeft];
  }
  return [`Season replay: ${head}`, ...namedPolicies(report.policies, pointsPolicyLines), ...leaguesLeft];
}

type Counted = { readonly leagues: number; readonly seasons: number };

function namedPolicies<Figures extends Counted>(
  policies: Readonly<Partial<Record<SeasonPolicy, Figures>>>,
  linesOf: (figures: Figures) => readonly [first: string, ...rest: string[]],
): string[] {
  return Object.entries(policies).flatMap(([policy, figures]) => {
    if (!figures) return [];
    const [first, ...rest] = linesOf(figures);
    const name = POLICY_NAMES[policy as SeasonPolicy]; // keys of the record
    return [
      `  ${name} (${figures.leagues} leagues, ${figures.seasons} seasons): ${first}`,
      ...rest.map((line) => `    ${line}`),
    ];
  });
}

function pointsPolicyLines(figures: SeasonFigures): [string, ...string[]] {
  const { won, pointsOverRule, pointsPerWeek, exchanged } = figures;
  const { laterGain, widelyRostered } = exchanged;
  return [
    `won ${shareInterval(won)}, worst season ${percent(figures.worstSeat)}, mean place ${fixed(figures.meanPlace, 2)}`,
    `${fixed(pointsPerWeek, 1)} points a week, against the same seats by rule ${shareInterval(pointsOverRule)}, ${fixed(figures.addsPerWeek, 2)} adds a week`,
    ...(laterGain
      ? [
          `${exchanged.moves} exchanges: added less dropped ${interval(laterGain, 2)} points a game later; dropped did better by more than 3 ` +
            `in ${percent(exchanged.shareWorse ?? 0)}, of ${widelyRostered.drops} drops rostered in 75 % of leagues ${percent(widelyRostered.shareWorse ?? 0)}`,
        ]
      : []),
  ];
}

function categoryPolicyLines(
  format: CategorySeasonReport["format"],
  { score, overRule, place, worstSeason, addsPerWeek }: CategorySeasonFigures,
): [string, ...string[]] {
  const isRoto = format === "roto";
  const what = { "each-category": "categories won", "most-categories": "matchups won", roto: "rank points" }[format];
  const shown = (mean: typeof score) => (isRoto ? interval(mean, 1) : shareInterval(mean));
  return [
    `${what} ${shown(score)}, worst season ${isRoto ? fixed(worstSeason, 1) : percent(worstSeason)}`,
    `over the same seats by rule ${shown(overRule)}, mean place ${interval(place, 2)}, ${fixed(addsPerWeek, 2)} adds a week`,
  ];
}
