/** Fantasy points of a stat line given in words: "30 points, 10 rebounds". Always by the calculator, never by a model. */
import type { ScoreOutput } from "@/contract/tool-outputs";
import { completeGameLine } from "@/domain/game-line";
import { isCategoryFormat, type ScoringItem } from "@/domain/league";
import type { TeamScope } from "@/domain/scope";
import { ESPN_DEFAULT_POINTS, scoreLine } from "@/domain/scoring";
import { statIdOf } from "@/domain/stat-names";
import { STAT, type StatLine } from "@/domain/stats";
import { isoNow } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import type { LeagueService } from "./league.service";
import type { ServiceDeps } from "./ports";
import { provenanceOf } from "./source-reader";

/** No stat of the question is one that the calculator knows. */
export class NoKnownStat extends AppError {
  readonly code = "scoring.no_known_stat";
  readonly status = 422;
  readonly userMessage =
    "None of those stats is one I know. Use names like PTS, REB, AST, STL, BLK, TO, FGM, FGA, FTM, FTA, 3PM.";
}

export type ScoringService = {
  /**
   * @param stats amounts by stat name, any usual spelling. Of one game unless `GP` says otherwise: doubles are then counted too.
   * @param weights points per unit by stat name; without them the league's own, or ESPN's default in a category league.
   */
  score(
    scope: TeamScope,
    stats: Readonly<Record<string, number>>,
    weights: Readonly<Record<string, number>> | undefined,
    signal?: AbortSignal,
  ): Promise<{ output: ScoreOutput; isCached: boolean }>;
};

export function createScoringService(deps: ServiceDeps, league: LeagueService): ScoringService {
  return {
    async score(scope, stats, weights, signal) {
      const { line: stated, ignored } = toLine(stats);
      if (Object.keys(stated).length === 0) throw new NoKnownStat();
      const line = isOneGame(stated) ? completeGameLine(stated) : stated;
      const given = weights && Object.keys(weights).length > 0 ? toItems(weights) : undefined;
      if (given) {
        const fetchedAt = isoNow(deps.systemClock);
        const source = { source: "calculator", fetchedAt, stale: false, ageSeconds: 0, age: "just now" };
        return { output: { ...source, ...scored(line, given, "question"), ignoredStats: ignored }, isCached: true };
      }
      const context = await league.context(scope, signal);
      const { settings } = context.league;
      const isCategories = isCategoryFormat(settings.format);
      const items = isCategories ? ESPN_DEFAULT_POINTS : settings.scoringItems;
      return {
        output: {
          ...provenanceOf([context.leagueReading], context.readings, deps.systemClock),
          ...scored(line, items, isCategories ? "ESPN default" : "league"),
          ignoredStats: ignored,
        },
        isCached: context.readings.every((reading) => reading.isCached),
      };
    },
  };
}

/** A line counts as one game unless it says otherwise; nobody has scored more than 100 points in one. */
const isOneGame = (line: StatLine): boolean =>
  (line[String(STAT.GP)] ?? 1) === 1 && Object.values(line).every((amount) => amount <= 100);

function scored(
  line: Readonly<Record<string, number>>,
  items: readonly ScoringItem[],
  weights: ScoreOutput["weights"],
) {
  const { total, terms } = scoreLine(line, items);
  return {
    total,
    terms: terms.map(({ label, amount, pointsPerUnit, points }) => ({ stat: label, amount, pointsPerUnit, points })),
    weights,
  };
}

function toLine(stats: Readonly<Record<string, number>>): { line: Record<string, number>; ignored: string[] } {
  const line: Record<string, number> = {};
  const ignored: string[] = [];
  for (const [name, amount] of Object.entries(stats)) {
    const statId = statIdOf(name);
    if (statId === undefined) ignored.push(name.slice(0, 40));
    else line[String(statId)] = (line[String(statId)] ?? 0) + amount;
  }
  return { line, ignored };
}

function toItems(weights: Readonly<Record<string, number>>): ScoringItem[] {
  return Object.entries(weights).flatMap(([name, points]) => {
    const statId = statIdOf(name);
    return statId === undefined ? [] : [{ statId, points, isReverse: false, pointsByPosition: {} }];
  });
}
