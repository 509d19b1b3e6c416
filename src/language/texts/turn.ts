/** What a turn of the conversation says of itself, by language: progress, and what stands where something was left out. */
import type { Language } from "@/contract/conversation/intent";
import { turn as el } from "./el/turn";
import { turn as en, type TurnTexts } from "./en/turn";

export const TURN: Readonly<Record<Language, TurnTexts>> = { en, el };
