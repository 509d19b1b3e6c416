/** Words players' season stats: the requested ones first, and the leader of several. Pure. */
import type { GameLogOutput } from "@/contract/tool-outputs";
import type { Phrases } from "../texts/answers/phrases";
import { boldName } from "./markdown";
import { comparedOf, inCategories } from "./word-comparison";
import { lineOf } from "./word-players";

/** @param categories those that were asked for: of the others nothing is said. */
export function wordSeason(log: GameLogOutput, categories: readonly string[], p: Phrases): string[] {
  const name = boldName(log.name);
  if (!isKnown(log)) return [p.noGames(name)];
  const request = Object.entries(log.seasonAverages).filter(([stat]) => categories.includes(stat));
  const reported = lineOf(log.seasonAverages, p, request.length > 0 ? request.map(([stat]) => stat) : undefined);
  const points = request.length > 0 ? null : p.cite(log, "seasonAverageFantasyPoints");
  const missing = request.length > 0 ? categories.filter((category) => !(category in log.seasonAverages)) : [];
  return [
    p.seasonLine(name, p.cite(log, "seasonGames"), reported, points),
    ...missing.map((category) => p.noCategoryAverage(name, category)),
  ];
}

/** Who of several has the higher average over the season, by what was asked for. */
export function compareSeasons(logs: readonly GameLogOutput[], categories: readonly string[], p: Phrases): string[] {
  const known = logs.filter(isKnown);
  if (known.length < 2) return [];
  const [best, ...others] = known
    .flatMap(({ name, seasonAverageFantasyPoints: amount }) =>
      amount === null ? [] : [{ name: boldName(name), amount }],
    )
    .sort((a, b) => b.amount - a.amount);
  if (categories.length === 0 && best && others.length === known.length - 1)
    return others.every(({ amount }) => amount === best.amount)
      ? []
      : [p.higherSeason(best.name, p.cite(best, "amount"), others)];
  const seasons = known.map(({ name, seasonAverages: averages }) => ({ name, averages }));
  return inCategories(seasons, categories.length > 0 ? categories : comparedOf(seasons), p);
}

const isKnown = ({ seasonGames, seasonAverages }: GameLogOutput): boolean =>
  seasonGames !== null && seasonGames > 0 && Object.keys(seasonAverages).length > 0;
