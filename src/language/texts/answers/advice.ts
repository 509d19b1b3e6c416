/** Phrases about a rostered player who may be dropped. Names come in as safe Markdown, chances as "63.1%". */
import type { HoldAdvice } from "@/contract/tool-outputs";

/** `IR-kept`: the player is on IR already. */
type AdviceVerb = HoldAdvice["recommendation"] | "IR-kept";

export type AdvicePhrases = {
  adviceHead(verb: AdviceVerb, name: string): string;
  adviceBecause(reason: HoldAdvice["because"]): string;
  keptBecause(reason: HoldAdvice["keeps"][number]): string;
  /** @param days "Fri 17 Jan 55.2%" each */
  chancesToPlay(name: string, days: string): string;
  dayChance(day: string, chance: string): string;
  noAdvice(name: string): string;
  /** @param may `null` when his status is unknown; `isThere`: he is in an IR slot now. */
  reserve(name: string, status: string, may: boolean | null, isThere: boolean): string;
};
