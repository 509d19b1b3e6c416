/** Verdicts and amounts of a trade as a page writes them. Pure. */
import type { Language } from "@/contract/conversation/intent";
import type { TradeSideOutput } from "@/contract/trades/trade";
import type { TradeVerdictWord } from "@/contract/trades/trade-words";
import type { Words } from "@/language/texts/ui/messages";
import { numberIn, percentIn } from "@/language/texts/ui/phrases";
import { chanceIn } from "../cards/chance-words";
import { laterIn } from "../cards/later-words";
import type { Tone } from "../ui/badge";

const KEYS = {
  better: "verdict_better",
  "slightly-better": "verdict_slightlyBetter",
  "no-difference": "verdict_noDifference",
  "slightly-worse": "verdict_slightlyWorse",
  worse: "verdict_worse",
} as const satisfies Readonly<Record<TradeVerdictWord, string>>;

export const VERDICT_TONES: Readonly<Record<TradeVerdictWord, Tone>> = {
  better: "good",
  "slightly-better": "good",
  "no-difference": "plain",
  "slightly-worse": "note",
  worse: "bad",
};

export const verdictIn = (say: Words<"trades">, verdict: TradeVerdictWord): string => say(KEYS[verdict]);

type Gained = Pick<TradeSideOutput, "winsOverSeason" | "pointsOverSeason">;

/** "+0.53 wins"; `null` where the season's gain is not known. */
export function gainIn(ui: Words<"ui">, language: Language, { winsOverSeason, pointsOverSeason }: Gained) {
  if (winsOverSeason !== null) return laterIn(ui, language, winsOverSeason, "wins");
  return pointsOverSeason === null ? null : laterIn(ui, language, pointsOverSeason, "points");
}

export const gainOf = ({ winsOverSeason, pointsOverSeason }: Gained): number => winsOverSeason ?? pointsOverSeason ?? 0;

/** Who must go, and whether for the roster or for a position that is full. */
export function dropsIn(
  say: Words<"trades">,
  { drops, fullPosition }: Pick<TradeSideOutput, "drops" | "fullPosition">,
): string {
  const names = namesIn(drops);
  return fullPosition ? say("dropsForPosition", { names, ...fullPosition }) : say("drops", { names });
}

/** "73%, +0.53 wins": what stands beside a verdict. */
export const factsIn = (ui: Words<"ui">, language: Language, side: Gained & Pick<TradeSideOutput, "chance">): string =>
  [...(side.chance === null ? [] : [chanceIn(language, side.chance)]), gainIn(ui, language, side) ?? ""]
    .filter((each) => each !== "")
    .join(", ");

/** Percentages of shots as such, every other category to one decimal. */
export const categoryIn = (language: Language, category: string, amount: number): string =>
  category.includes("%") ? percentIn(language, amount, 1) : numberIn(language, amount, 1);

export const namesIn = (players: readonly { readonly name: string }[]): string =>
  players.map(({ name }) => name).join(", ");
