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

/** More categories are told by their names alone. */
const MAX_WITH_FIGURES = 3;

type Averages = Pick<GameLogOutput, "name" | "averages">;

export function inCategories(logs: readonly Averages[], categories: readonly string[], p: Phrases): string[] {
  const won = new Map<Averages, { category: string; others: readonly Averages[] }[]>();
  for (const category of categories) {
    const known = logs.filter(({ averages }) => averages[category] !== undefined);
    const amountOf = ({ averages }: Averages) => averages[category] ?? 0;
    const [first, ...others] = known.toSorted((one, other) => amountOf(other) - amountOf(one));
    const [second] = others;
    if (known.length < logs.length || !first || !second || amountOf(first) === amountOf(second)) continue;
    won.set(first, [...(won.get(first) ?? []), { category, others }]);
  }
  const figureOf = (log: Averages, category: string, others: readonly Averages[]) =>
    categories.length > MAX_WITH_FIGURES
      ? safeName(category)
      : p.categoryAgainst(
          safeName(category),
          p.cite(log.averages, category),
          others.map(({ name, averages }) => p.playerAndValue(safeName(name), p.cite(averages, category))),
        );
  return [...won].map(([log, ahead]) =>
    p.higherInCategories(
      boldName(log.name),
      p.list(ahead.map(({ category, others }) => figureOf(log, category, others))),
    ),
  );
}
