/** Odds, schedules and days of the season in the words of the page. */
import type { Language } from "@/contract/conversation/intent";
import type { StandingsTeam, TeamOddsLabel } from "@/contract/league/season-odds";
import type { Words } from "@/language/texts/ui/messages";
import { percentIn, signedPercentIn } from "@/language/texts/ui/phrases";

/** Simulations are not as fine as a tenth of a percent; only a proof is 0 or 100%. */
const SMALLEST = 0.01;

/** "63%", "<1%", ">99%"; a dash where a league has none. */
export function oddsIn(language: Language, share: number | null): string {
  if (share === null) return "–";
  if (share > 0 && share < SMALLEST) return `<${percentIn(language, SMALLEST)}`;
  if (share < 1 && share > 1 - SMALLEST) return `>${percentIn(language, 1 - SMALLEST)}`;
  return percentIn(language, share);
}

/** "+3.1% (1)"; a dash without matchups left. */
export function scheduleIn(language: Language, say: Words<"standings">, schedule: StandingsTeam["schedule"]): string {
  if (!schedule || schedule.opponentsOverAverage === null || schedule.hardness === null) return "–";
  return say("scheduleOf", {
    over: signedPercentIn(language, schedule.opponentsOverAverage),
    rank: schedule.hardness,
  });
}

const STATUS = { clinched: "clinched", "clinched-bye": "clinchedBye", eliminated: "eliminated" } as const;

/** `null` while everything is open. */
export const statusOf = (odds: TeamOddsLabel | null): (typeof STATUS)[keyof typeof STATUS] | null =>
  odds && odds.status !== "open" ? STATUS[odds.status] : null;
