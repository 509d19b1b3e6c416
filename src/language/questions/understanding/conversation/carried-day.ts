/**
 * "So who moves where?", "and who sits?" after the games or the lineup of another day than today: the lineup of that
 * day.
 *
 * Pure.
 */
import type { ParsedDay } from "../days";
import type { OwnReading } from "../reading";
import type { Understanding } from "../understood-question";
import type { IntentDetail } from "../want";

const OF_A_DAY: readonly IntentDetail[] = ["daily-lineup", "my-roster"];

export function lineupOfThatDay(
  line: string,
  own: OwnReading,
  { day, intents }: Understanding,
): Pick<Understanding, "intent" | "intents" | "day"> | undefined {
  if (day === undefined || own.day !== undefined || own.window !== undefined || own.range !== undefined)
    return undefined;
  if (own.mentions.length > 0 || isToday(day) || !OF_A_DAY.some((want) => intents.has(want))) return undefined;
  if (!SETS_A_LINEUP.test(line) || OF_ANOTHER_MATTER.test(line)) return undefined;
  return { intent: "lineup_optimization", intents: new Set<IntentDetail>(["daily-lineup"]), day };
}

const isToday = (day: ParsedDay): boolean => day.kind === "offset" && day.days === 0;
const SETS_A_LINEUP =
  / (?:who (?:\S+ )?(?:moves|goes|sits|starts|plays|do i (?:start|sit|bench))|moves? where|where do they go|squeeze (?:\S+ ){0,3}in|do they (?:all )?fit|ποιοσ (?:\S+ )?(?:μπαινει|βγαινει|καθεται|ξεκινα\S*)|ποιον (?:\S+ )?(?:βαζω|βαλω|βγαζω)|χωρανε|ποιων βαζω|poion (?:\S+ )?(?:vazw|vazo|valw)) /;
const OF_ANOTHER_MATTER =
  / (?:what time|when|how many|free agents?|waivers?|add|pick ?ups?|stream\S*|drop|cut|trade|tonight|today|tonite|week|season|ελευθερ\S+|παρω|πιασω|ριξω|κοψω|αποψε|σημερα|εβδομαδα) /;
