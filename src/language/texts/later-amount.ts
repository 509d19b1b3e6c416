/** What a move brings after this matchup, in words: "+0.12 wins". */
import type { Language } from "@/contract/conversation/intent";
import { type LaterUnit, laterRounded } from "@/contract/planning/later-unit";

const NAMES: Readonly<Record<Language, Readonly<Record<LaterUnit, string>>>> = {
  en: { wins: "wins", "roto points": "roto points", points: "FPts", "category value": "category value" },
  el: {
    wins: "νίκες",
    "roto points": "πόντοι κατάταξης",
    points: "πόντοι",
    "category value": "σε αξία κατηγοριών",
  },
};
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
