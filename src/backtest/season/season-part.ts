/** The season replay of points leagues, in parts. */

import { once } from "@/domain/engine/once";
import { ESPN_DEFAULT_POINTS } from "@/domain/stats/scoring";
import type { BoxSeason } from "../box-season";
import { projectedGames } from "../projected-games";
import { type ForecastBook, forecastBook } from "../replay-forecasts";
import { replaySeason } from "../replay-season";
import { laterViews } from "./later-views";
import type { Policy, SeasonSettings } from "./league-course";
import { playStage, type SeasonPolicy, type SeasonStage, type StageReport, seedsUpTo } from "./league-parts";
import type { MatchupState } from "./matchup-state";
import { pointsWorth } from "./points-worth";
import { bestAverage, type PolicyRules, weekOnly, withSeasonValue } from "./policies";
import { type RosteredShare, rosteredShares, type SeasonFigures, seasonFigures } from "./season-figures";
import { type SeasonRun, seasonReplay } from "./season-replay";

export type SeasonReport = StageReport<SeasonFigures>;

/** Adds a week, and when managers by rule replace a player: the same in every format. */
export const SEASON_LEAGUE = { addsPerWeek: 4, replaceAfterDays: 21 } as const;

const SEASON_RULES: PolicyRules = { addPrice: 5, keepBest: 8, freeAgents: 150 };

export async function seasonPart(
  season: BoxSeason,
  prior: BoxSeason | undefined,
  stage: SeasonStage<SeasonRun>,
): Promise<SeasonReport> {
  const { leagues, fromWeek } = stage;
  const layout = replaySeason(season, ESPN_DEFAULT_POINTS, prior);
  const settings: SeasonSettings = { fromWeek, lastWeek: layout.weekCount - 1, ...SEASON_LEAGUE };
  const forecaster = () => projectedGames(season, ESPN_DEFAULT_POINTS, prior);
  const book = forecastBook(layout, forecaster(), fromWeek);
  const replay = seasonReplay(book, settings);
  const shareOf = rosteredShares(
    seedsUpTo(leagues).map((seed) => replay.rosters(seed)),
    fromWeek,
  );
  const policyOf = policies(book, shareOf, () => laterViews(layout, forecaster(), settings));
  return playStage(
    stage,
    (policy, league) => replay.play(league, policyOf(policy)),
    (runs, byRule) => seasonFigures(runs, byRule, { season: layout, settings, shareOf }),
  );
}

function policies(book: ForecastBook, shareOf: RosteredShare, laterOf: () => ReturnType<typeof laterViews>) {
  const { season } = book;
  const worth = pointsWorth(book, once(laterOf));
  const average = (week: number, player: number) => season.averages[week * season.players.length + player] || 0;
  return (name: SeasonPolicy): Policy<MatchupState> | null => {
    if (name === "by-rule") return null;
    if (name === "best-average") return bestAverage(season, average);
    if (name === "week-only") return weekOnly(season, worth, SEASON_RULES);
    return withSeasonValue(season, worth, { rules: SEASON_RULES, shareOf });
  };
}
