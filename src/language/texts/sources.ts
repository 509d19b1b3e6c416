/** How the outside sources fare, by language: their names, their state and what mends them. */
import type { Language } from "@/contract/conversation/intent";
import { sources as el } from "./el/sources";
import { sources as en, type SourceTexts } from "./en/sources";

export const SOURCES: Readonly<Record<Language, SourceTexts>> = { en, el };
