/** Words what the matchup becomes if some players miss games: the chance, the final score, the categories. Pure. */
import type { AbsenceOutput } from "@/contract/planning/absence-output";
import type { Phrases } from "../texts/answers/phrases";
import { percent } from "./chances";
import { titled } from "./lines";
import { boldName, safeName } from "./markdown";

/** A change smaller than this is none: half a percentage point. */
const MIN_CHANGE = 0.005;

/** @param named categories that the question names: told first, whether they change or not */
export function wordAbsence(output: AbsenceOutput, named: readonly string[], p: Phrases): string[] {
  const { players, winProbability, isEverybody } = output;
  const out = players.filter(({ side, gamesMissed }) => side !== "neither" && gamesMissed > 0);
  const idle = isEverybody
    ? []
    : players.flatMap(({ name, side, gamesMissed }) =>
        side === "neither"
          ? [p.notInMatchup(boldName(name))]
          : gamesMissed === 0
            ? [p.missesNothing(boldName(name))]
            : [],
      );
  if (out.length === 0 || winProbability === null) return [...idle, ...(out.length > 0 ? [p.noOpponentToRead] : [])];
  const who = isEverybody
    ? ""
    : p.list(out.map((each) => p.playerMisses(boldName(each.name), p.cite(each, "gamesMissed"))));
  const [before, after] = [percent(p.cite(winProbability, "before")), percent(p.cite(winProbability, "after"))];
  const head = isEverybody
    ? p.withoutEverybody(p.day(output.from), p.day(output.to), before, after)
    : p.withoutThem(who, before, after);
  const asked = named.length === 0 ? [] : categoriesOf(output, p, ({ category }) => named.includes(category));
  return [
    ...(asked.length === 0 ? [head] : [[...asked.map((line) => `- ${line}`)].join("\n"), head]),
    ...idle,
    ...finalOf(output, p),
    ...changed(output, named, p),
  ];
}

type Category = AbsenceOutput["categories"][number];

const categoriesOf = ({ categories }: AbsenceOutput, p: Phrases, isShown: (category: Category) => boolean): string[] =>
  categories.filter(isShown).map((each) => {
    const after = percent(p.cite(each, "chanceAfter"));
    return p.categoryWithoutThem(safeName(each.category), percent(p.cite(each, "chanceBefore")), after);
  });

function finalOf({ expectedFinal }: AbsenceOutput, p: Phrases): string[] {
  if (expectedFinal === null) return [];
  const [was, then] = [expectedFinal.before, expectedFinal.after];
  const after = { mine: p.cite(then, "me"), theirs: p.cite(then, "opponent") };
  return [p.finalWithoutThem({ mine: p.cite(was, "me"), theirs: p.cite(was, "opponent") }, after)];
}

function changed(output: AbsenceOutput, named: readonly string[], p: Phrases): string[] {
  if (output.categories.length === 0) return [];
  const lines = categoriesOf(
    { ...output, categories: output.categories.toSorted((one, other) => changeOf(other) - changeOf(one)) },
    p,
    (each) => !named.includes(each.category) && changeOf(each) >= MIN_CHANGE,
  );
  return lines.length === 0 && named.length === 0 ? [p.noCategoryChanges] : titled(p.categoriesWithoutThem, lines);
}

const changeOf = ({ chanceBefore, chanceAfter }: Category): number => Math.abs(chanceAfter - chanceBefore);
