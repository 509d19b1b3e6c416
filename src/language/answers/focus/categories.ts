/** Which categories are won, lost, and open to either side. Pure. */
import type { MatchupOutput } from "@/contract/tool-outputs";
import { fold } from "../../questions/understanding/text";
import type { Phrases } from "../../texts/answers/phrases";
import { percent } from "../chances";
import { safeName } from "../markdown";
import { byChance, namesOf, openCategories } from "../open-categories";
import { categoryLine, countsPoints, matchupParts } from "../word-team";

type Category = MatchupOutput["categories"][number];

/** Asks where to put the effort, not only how it stands. */
const CHASES =
  /punt|give up|concede|sacrific|παρατ|χαρισ|θυσιασ|parat|chase|all in|go after|target|focus|prioriti|push for|aim for|attack|κυνηγ|στοχευ|ριξω βαρος|δωσω βαρος|kinigi|kynig/;

/** Categories within reach, the closest first, and those to let go. */
function chaseLine({ categories }: MatchupOutput, p: Phrases): string[] {
  const { open, lost } = byChance(categories);
  return open.length === 0 ? [] : [p.chase(namesOf(open, p), namesOf(lost, p))];
}

/** Nothing where the league does not count what is named. */
export function wordNamedCategories(output: MatchupOutput, named: readonly string[], p: Phrases): string[] {
  if (countsPoints(output)) return [p.countsPoints, matchupParts(output, p).head];
  const rows = output.categories.filter(({ category }) => named.includes(category));
  if (rows.length === 0) return [];
  return [
    rows
      .map((each) => {
        const line = categoryLine(each, p);
        return `- ${each.chance === null ? line : p.withChance(line, percent(p.cite(each, "chance")))}`;
      })
      .join("\n"),
    matchupParts(output, p).head,
  ];
}

export function wordCategories(output: MatchupOutput, question: string, p: Phrases): string[] {
  if (countsPoints(output)) return [p.countsPoints, matchupParts(output, p).head];
  if (output.categories.length === 0) return [];
  const named = (result: Category["result"]) =>
    p.list(output.categories.filter((each) => each.result === result).map(({ category }) => safeName(category)));
  return [
    ...(CHASES.test(fold(question)) ? chaseLine(output, p) : []),
    `${matchupParts(output, p).head} ${p.categoriesByResult(named("ahead"), named("behind"), named("tied"))}`,
    ...openCategories(output, p),
  ];
}
