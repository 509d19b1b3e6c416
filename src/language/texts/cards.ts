/** Texts of cards by language. Numbers and days come in as values and are formatted for the language. */
import type { Language } from "@/contract/conversation/intent";
import { cardTexts as el } from "./el/cards";
import type { CardTexts } from "./en/cards";
import { cardTexts as en } from "./en/cards";

export const CARD_TEXTS: Readonly<Record<Language, CardTexts>> = { en, el };
