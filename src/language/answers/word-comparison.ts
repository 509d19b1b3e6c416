/** Who of several is better, from their game logs alone: the higher average is named first. Pure. */
import type { GameLogOutput } from "@/contract/tool-outputs";
import type { Phrases } from "../texts/answers/phrases";
import { boldName, safeName } from "./markdown";

/** @param categories those that were asked for; in category leagues all are compared. */
export function wordComparison(logs: readonly GameLogOutput[], categories: readonly string[], p: Phrases): string[] {
  if (logs.length < 2) return [];
  const averages = logs.flatMap((log) =>
    log.averageFantasyPoints === null ? [] : [{ name: boldName(log.name), amount: log.averageFantasyPoints, log }],
  );
  if (categories.length > 0) return inCategories(logs, categories, p);
  if (averages.length < logs.length) {
    const lines = inCategories(logs, comparedOf(logs), p);
    return lines.length > 0 ? lines : [p.noComparison];
  }
  const [best, ...others] = averages.sort((a, b) => b.amount - a.amount);
  if (best === undefined) return [p.noComparison];
  if (others.every(({ amount }) => amount === best.amount))
    return [p.equalAverages(p.list(averages.map(({ name }) => name)), p.cite(best.log, "averageFantasyPoints"))];
  const [games] = logs.map((log) => log.gamesShown);
  const isSameStretch = logs.every((log) => log.gamesShown === games);
  const known = others.map(({ name, log }) => ({ name, amount: p.cite(log, "averageFantasyPoints") }));
  return [
    p.higherAverage(best.name, p.cite(best.log, "averageFantasyPoints"), known, isSameStretch ? (games ?? null) : null),
  ];
}

/** Higher is better in these; turnovers and minutes are not compared. */
const COMPARED = new Set(["PTS", "REB", "AST", "STL", "BLK", "3PM", "FG%", "FT%"]);

/** Stats compared when the question names no category. */
export const comparedOf = (logs: readonly Pick<GameLogOutput, "averages">[]): string[] =>
  [...new Set(logs.flatMap((log) => Object.keys(log.averages)))].filter((stat) => COMPARED.has(stat));

export function inCategories(
  logs: readonly Pick<GameLogOutput, "name" | "averages">[],
  categories: readonly string[],
  p: Phrases,
): string[] {
  const won = new Map<string, string[]>();
  for (const category of categories) {
    const known = logs.flatMap(({ name, averages }) => {
      const amount = averages[category];
      return amount === undefined ? [] : [{ name, amount }];
    });
    const [first, second] = known.sort((a, b) => b.amount - a.amount);
    if (known.length < logs.length || !first || first.amount === second?.amount) continue;
    won.set(first.name, [...(won.get(first.name) ?? []), safeName(category)]);
  }
  return [...won].map(([name, ahead]) => p.higherInCategories(boldName(name), p.list(ahead)));
}
