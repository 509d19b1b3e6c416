/** Categories that either side may still win, and those that are decided. Pure. */
import type { MatchupOutput } from "@/contract/tool-outputs";
import type { Phrases } from "../texts/answers/phrases";
import { percent } from "./chances";
import { safeName } from "./markdown";

type Category = MatchupOutput["categories"][number];
/** A category that a side wins less often than this is decided. */
export const DECIDED = 0.15;

/** Either side may still win it. */
export const isOpen = (chance: number | null): boolean => chance !== null && chance >= DECIDED && chance <= 1 - DECIDED;

/** The open ones by how close they are, then the decided ones; nothing without a forecast. */
export function openCategories({ categories }: Pick<MatchupOutput, "categories">, p: Phrases): string[] {
  const known = categories.filter((each): each is Category & { chance: number } => each.chance !== null);
  if (known.length === 0) return [];
  const open = known
    .filter(({ chance }) => isOpen(chance))
    .sort((one, other) => Math.abs(one.chance - 0.5) - Math.abs(other.chance - 0.5));
  const names = (all: readonly Category[]) => p.list(all.map(({ category }) => safeName(category)));
  const [won, lost] = [
    known.filter(({ chance }) => chance > 1 - DECIDED),
    known.filter(({ chance }) => chance < DECIDED),
  ];
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
    ...(won.length + lost.length === 0 ? [] : [p.categoriesDecided(names(won), names(lost))]),
  ];
}
