/** What a move brings after this matchup, in words: "+0.12 wins". */
import type { Language } from "@/contract/conversation/intent";
import type { LaterUnit } from "@/contract/planning/later-unit";

const NAMES: Readonly<Record<Language, Readonly<Record<LaterUnit, string>>>> = {
  en: { wins: "wins", "roto points": "roto points", points: "FPts", "category value": "category value" },
  el: {
    wins: "νίκες",
    "roto points": "πόντοι κατάταξης",
    points: "πόντοι",
    "category value": "σε αξία κατηγοριών",
  },
};
const DIGITS: Readonly<Record<LaterUnit, number>> = { wins: 2, "roto points": 2, points: 1, "category value": 3 };

/** The number that is shown: to hundredths of a win. */
export const laterRounded = (value: number, unit: LaterUnit): number => Number(value.toFixed(DIGITS[unit])) || 0;

export const laterUnitName = (language: Language, unit: LaterUnit): string => NAMES[language][unit];

/** Without a sign: "0.12 wins", for sentences that say the direction. */
export function laterSize(language: Language, value: number, unit: LaterUnit): string {
  const text = String(Math.abs(laterRounded(value, unit)));
  if (unit === "wins" && text === "1") return language === "el" ? "1 νίκη" : "1 win";
  return `${language === "el" ? text.replace(".", ",") : text} ${NAMES[language][unit]}`;
}

export function laterAmount(language: Language, value: number, unit: LaterUnit): string {
  const shown = laterRounded(value, unit);
  return `${shown > 0 ? "+" : shown < 0 ? "−" : ""}${laterSize(language, value, unit)}`;
}
