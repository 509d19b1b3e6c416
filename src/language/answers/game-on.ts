import type { Phrases } from "../texts/answers/phrases";
import { safeName } from "./markdown";

/** A game as the tools list it, "2025-01-15 vs BOS", with its day as it is said. */
export const gameOn = (text: string, p: Phrases): string =>
  p.gameDay(p.day(text.slice(0, 10)), safeName(text.slice(11)));
