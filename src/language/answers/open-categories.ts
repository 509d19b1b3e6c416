/** Categories that either side may still win, and those that are decided. Pure. */
import type { MatchupOutput } from "@/contract/tool-outputs";
import type { Phrases } from "../texts/answers/phrases";
import { percent } from "./chances";
import { safeName } from "./markdown";

type Category = MatchupOutput["categories"][number];
/** A category that a side wins less often than this is decided. */
const DECIDED = 0.15;

type Forecast = Category & { readonly chance: number };

/** Categories with a forecast: the open ones by how close they are, and those that are decided. */
export function byChance(
  categories: readonly Category[],
): Readonly<Record<"open" | "won" | "lost", readonly Forecast[]>> {
  const known = categories.filter((each): each is Forecast => each.chance !== null);
  return {
    open: known
      .filter(({ chance }) => chance >= DECIDED && chance <= 1 - DECIDED)
      .sort((one, other) => Math.abs(one.chance - 0.5) - Math.abs(other.chance - 0.5)),
    won: known.filter(({ chance }) => chance > 1 - DECIDED),
    lost: known.filter(({ chance }) => chance < DECIDED),
  };
}

export const namesOf = (categories: readonly Category[], p: Phrases): string =>
  p.list(categories.map(({ category }) => safeName(category)));

/** The open ones by how close they are, then the decided ones; nothing without a forecast. */
export function openCategories({ categories }: Pick<MatchupOutput, "categories">, p: Phrases): string[] {
  const { open, won, lost } = byChance(categories);
  if (open.length + won.length + lost.length === 0) return [];
  return [
    open.length === 0
      ? p.noCategoryOpen
      : p.categoriesOpen(
          p.list(
            open.map((each) => {
              const lead = p.cite(each, "lead");
              const ahead = lead !== null && each.isLowerBetter ? -lead : lead;
              return p.categoryChance(safeName(each.category), percent(p.cite(each, "chance")), ahead);
            }),
          ),
        ),
    ...(won.length + lost.length === 0 ? [] : [p.categoriesDecided(namesOf(won, p), namesOf(lost, p))]),
  ];
}
