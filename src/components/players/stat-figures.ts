/** Stats as the tables of players show them, under the names that the sources give them. Pure. */
import type { Language } from "@/contract/conversation/intent";
import { numberIn } from "@/language/texts/ui/phrases";

export const SHOWN_STATS = ["PTS", "REB", "AST", "STL", "BLK", "3PM", "TO", "FG%", "FT%"] as const;

/** Displayed stats in which lower is better. */
export const LOWER_IS_BETTER: readonly string[] = ["TO"];

const isShare = (stat: string): boolean => stat.endsWith("%");

/** An average with one digit, a share as box scores write it (".528"); a dash where it is not known. */
export function statIn(language: Language, stat: string, amount: number | undefined): string {
  if (amount === undefined) return "–";
  return isShare(stat) ? numberIn(language, amount, 3).replace(/^0(?=\D)/, "") : numberIn(language, amount, 1);
}
