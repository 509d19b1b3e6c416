/** What a move brings after this matchup, as a page writes it: "+0.12 wins". Pure. */
import type { Language } from "@/contract/conversation/intent";
import { type LaterUnit, laterDigits } from "@/contract/planning/later-unit";
import type { Words } from "@/language/texts/ui/messages";
import { signedIn } from "@/language/texts/ui/phrases";

const KEYS = {
  wins: "later_wins",
  "roto points": "later_rotoPoints",
  points: "later_points",
  "category value": "later_categoryValue",
} as const satisfies Readonly<Record<LaterUnit, string>>;

export const laterIn = (ui: Words<"ui">, language: Language, value: number, unit: LaterUnit): string =>
  ui(KEYS[unit], { amount: signedIn(language, value, laterDigits(unit)) });
