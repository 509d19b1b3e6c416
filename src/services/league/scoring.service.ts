/**
 * Fantasy points of a stat line given in words: "30 points, 10 rebounds". Always by the calculator, never by a model.
 */
import type { ScoreOutput } from "@/contract/tool-outputs";
import { isCategoryFormat, type ScoringItem } from "@/domain/league/league";
import type { TeamScope } from "@/domain/league/scope";
import { completeGameLine, PARTS_OF, withMisses } from "@/domain/stats/game-line";
import { ESPN_DEFAULT_POINTS, scoreLine } from "@/domain/stats/scoring";
import { statIdOf } from "@/domain/stats/stat-names";
import { STAT, type StatLine, statLabel } from "@/domain/stats/stats";
import { isoNow } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import type { ServiceDeps } from "../ports";
import { provenanceOf } from "../sources/source-reader";
import type { LeagueService } from "./league.service";

/** No stat of the question is one that the calculator knows. */
class NoKnownStat extends AppError {
  static override readonly code = "scoring.no_known_stat";
  static override readonly status = 422;
}

export type ScoringService = {
  /**
   * @param stats amounts by stat name, any usual spelling. Of one game unless `GP` says otherwise: doubles are then
   * counted too.
   * @param weights points per unit by stat name; without them the league's own, or ESPN's default in a category league.
   * @param changedWeights of the league's own, those to be supposed otherwise; the rest stay. Without `weights` only.
   */
  score(
    scope: TeamScope,
    request: {
      stats: Readonly<Record<string, number>>;
      weights?: Readonly<Record<string, number>> | undefined;
      changedWeights?: Readonly<Record<string, number>> | undefined;
    },
    signal?: AbortSignal,
  ): Promise<{ output: ScoreOutput; isCached: boolean }>;
};

export function createScoringService(deps: ServiceDeps, league: LeagueService): ScoringService {
  return {
    async score(scope, { stats, weights = {}, changedWeights = {} }, signal) {
      const { line: stated, ignored } = toLine(stats);
      if (Object.keys(stated).length === 0) throw new NoKnownStat();
      const line = withMisses(isOneGame(stated) ? completeGameLine(stated) : stated);
      if (Object.keys(weights).length > 0) {
        const { items, unknown } = toItems(weights);
        const fetchedAt = isoNow(deps.systemClock);
        const source = { source: "calculator", fetchedAt, stale: false, ageSeconds: 0, age: "just now" };
        const output = { ...source, ...scored(stated, line, items, "question"), supposed: [] };
        return { output: { ...output, ignoredStats: [...ignored, ...unknown] }, isCached: true };
      }
      const context = await league.buildIntelligenceSnapshot(scope, signal);
      const { settings } = context.league;
      const isCategories = isCategoryFormat(settings.format);
      const own = isCategories ? ESPN_DEFAULT_POINTS : settings.scoringItems;
      const { items: changed, unknown } = toItems(changedWeights);
      const isChanged = ({ statId }: ScoringItem) => changed.some((item) => item.statId === statId);
      const items = [...own.filter((item) => !isChanged(item)), ...changed];
      return {
        output: {
          ...provenanceOf([context.leagueReading], context.readings, deps.systemClock),
          ...scored(stated, line, items, isCategories ? "ESPN default" : "league"),
          supposed: changed.map(({ statId, points }) => ({
            stat: statLabel(statId),
            pointsPerUnit: points,
            insteadOf: own.find((item) => item.statId === statId)?.points ?? null,
          })),
          ignoredStats: [...ignored, ...unknown],
        },
        isCached: context.readings.every((reading) => reading.isCached),
      };
    },
  };
}

/** A line counts as one game unless it says otherwise; nobody has scored more than 100 points in one. */
const isOneGame = (line: StatLine): boolean =>
  (line[String(STAT.GP)] ?? 1) === 1 && Object.values(line).every((amount) => amount <= 100);

/** @param stated what was asked for; `line` has what follows from it as well. */
function scored(stated: StatLine, line: StatLine, items: readonly ScoringItem[], weights: ScoreOutput["weights"]) {
  const { total, terms } = scoreLine(line, items);
  const counted = new Set(
    terms.flatMap(({ statId }) => [statId, ...(statId in stated ? [] : (PARTS_OF[statId] ?? []))]),
  );
  return {
    total,
    unscored: Object.entries(stated)
      .filter(([statId]) => !counted.has(Number(statId)) && Number(statId) !== STAT.GP)
      .map(([statId, amount]) => ({ stat: statLabel(Number(statId)), amount })),
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

function toItems(weights: Readonly<Record<string, number>>): { items: ScoringItem[]; unknown: string[] } {
  const items: ScoringItem[] = [];
  const unknown: string[] = [];
  for (const [name, points] of Object.entries(weights)) {
    const statId = statIdOf(name);
    if (statId === undefined) unknown.push(name.slice(0, 40));
    else items.push({ statId, points, isReverse: false, pointsByPosition: {} });
  }
  return { items, unknown };
}
