/** Why a move is not made, a claim was refused or a player sits, and how a list is sorted: texts by code and language. */
import type { Language } from "@/contract/conversation/intent";
import type { MoveRefusalCode } from "@/contract/planning/move-refusals";
import { shortDay } from "./days";
import { moveReasons as el } from "./el/move-reasons";
import { week as weekEl } from "./el/ui/week";
import { moveReasons as en, type MoveReasonTexts } from "./en/move-reasons";
import { week as weekEn } from "./en/ui/week";
import { moveRefusalKey } from "./ui/move-refusal";

export const MOVE_REASONS: Readonly<Record<Language, MoveReasonTexts>> = { en, el };

const WEEK = { en: weekEn, el: weekEl } as const;

/** @param possibleFrom with `later-only`: the first day on which it can be done */
export function moveRefusalText(language: Language, code: MoveRefusalCode, possibleFrom?: string): string {
  return WEEK[language][moveRefusalKey(code)].replace("{day}", shortDay(language, possibleFrom ?? ""));
}
