/** A league's rules as sentences, by language. Figures and ESPN's own keys come in; days are written as the language does. */
import type { Language } from "@/contract/conversation/intent";
import { leagueRules as el } from "./el/league-rules";
import { leagueRules as en, type LeagueRuleTexts } from "./en/league-rules";

export const LEAGUE_RULES: Readonly<Record<Language, LeagueRuleTexts>> = { en, el };
