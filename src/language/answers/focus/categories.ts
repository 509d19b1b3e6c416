/** Which categories are won, lost, and open to either side. Pure. */
import type { MatchupOutput } from "@/contract/tool-outputs";
import type { Phrases } from "../../texts/answers/phrases";
import { safeName } from "../markdown";
import { openCategories } from "../open-categories";
import { countsPoints, matchupParts } from "../word-team";

type Category = MatchupOutput["categories"][number];

export function wordCategories(output: MatchupOutput, p: Phrases): string[] {
  if (countsPoints(output)) return [p.countsPoints, matchupParts(output, p).head];
  if (output.categories.length === 0) return [];
  const named = (result: Category["result"]) =>
    p.list(output.categories.filter((each) => each.result === result).map(({ category }) => safeName(category)));
  return [
    `${matchupParts(output, p).head} ${p.categoriesByResult(named("ahead"), named("behind"), named("tied"))}`,
    ...openCategories(output, p),
  ];
}
