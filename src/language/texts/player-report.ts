/** The sentences of a player report, by language. */
import type { Language } from "@/contract/conversation/intent";
import { playerReport as el } from "./el/player-report";
import { playerReport as en, type PlayerReportTexts } from "./en/player-report";

export const PLAYER_REPORT: Readonly<Record<Language, PlayerReportTexts>> = { en, el };
