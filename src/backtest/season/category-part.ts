/** The season replay of category leagues and rotisseries in the usual nine categories, in parts. */
import { must } from "@/domain/engine/engine-refusal";
import { ADD_PRICE } from "@/domain/engine/matchup-value";
import { once } from "@/domain/engine/once";
import { ESPN_DEFAULT_POINTS } from "@/domain/stats/scoring";
import { categoryForms, statsBehind } from "@/domain/win-probability/category-form";
import type { BoxSeason } from "../box-season";
import { lineBook } from "../categories/line-book";
import { playedAmounts, teamAmounts } from "../categories/played-amounts";
import { projectedGames } from "../projected-games";
import { PLAN_DAYS } from "../replay-forecasts";
import { type ReplaySeason, replaySeason } from "../replay-season";
import { USUAL_NINE } from "../replayed-categories";
import { averageScores } from "./average-scores";
import { type CategorySeasonFigures, categoryFigures } from "./category-figures";
import { type CategoryRun, categoryReplay } from "./category-replay";
import { type CategoryGoal, type CategoryStanding, categoryStandings } from "./category-standing";
import { categoryWorth } from "./category-worth";
import { laterViews } from "./later-views";
import { type Policy, type SeasonSettings, teamsByRule } from "./league-course";
import { playStage, type SeasonPolicy, type SeasonStage, type StageReport, seedsUpTo } from "./league-parts";
import { bestAverage, type PolicyRules, weekOnly, withSeasonValue } from "./policies";
import { rosteredShares } from "./season-figures";
import { SEASON_LEAGUE } from "./season-part";

export type CategorySeasonReport = StageReport<CategorySeasonFigures> & { readonly format: CategoryGoal };

/** Leagues by rule over which a player's share of rosters is taken, however few of them are played. */
const SHARE_LEAGUES = 24;

const rulesOf = (goal: CategoryGoal): PolicyRules => ({ addPrice: ADD_PRICE[goal], keepBest: 8, freeAgents: 150 });

export async function categoryPart(
  goal: CategoryGoal,
  season: BoxSeason,
  prior: BoxSeason | undefined,
  stage: SeasonStage<CategoryRun>,
): Promise<CategorySeasonReport> {
  const { fromWeek } = stage;
  const categories = USUAL_NINE;
  const forms = must(categoryForms(categories));
  const layout = replaySeason(season, ESPN_DEFAULT_POINTS, prior);
  const settings: SeasonSettings = { fromWeek, lastWeek: layout.weekCount - 1, ...SEASON_LEAGUE };
  const forecaster = () => projectedGames(season, ESPN_DEFAULT_POINTS, prior);
  const lines = lineBook(layout, forecaster(), { fromWeek, mornings: PLAN_DAYS });
  const amounts = playedAmounts(season, layout, statsBehind(forms));
  const amountsOf = teamAmounts(lines.book, amounts);
  const standings = categoryStandings(lines, { goal, categories, forms, lastWeek: settings.lastWeek, amountsOf });
  const replay = categoryReplay({ season: layout, settings, goal, categories, amountsOf, standings });
  const worth = categoryWorth(
    lines,
    once(() => laterViews(layout, forecaster(), settings)),
  );
  const rules = rulesOf(goal);
  const policies: Readonly<Record<SeasonPolicy, Policy<CategoryStanding> | null>> = {
    "by-rule": null,
    "best-average": bestAverage(layout, averageScores(layout, amounts, categories)),
    "week-only": weekOnly(layout, worth, rules),
    season: withSeasonValue(layout, worth, { rules, shareOf: sharesByRule(layout, settings) }),
  };
  const report = await playStage(
    stage,
    (policy, league) => replay.play(league, policies[policy]),
    (runs, byRule) => categoryFigures(runs, byRule, { goal, categoryCount: categories.length }),
  );
  return { format: goal, ...report };
}

const sharesByRule = (season: ReplaySeason, settings: SeasonSettings) =>
  rosteredShares(
    seedsUpTo(SHARE_LEAGUES).map((seed) => teamsByRule(season, seed, settings).map((teams) => new Set(teams.flat()))),
    settings.fromWeek,
  );
