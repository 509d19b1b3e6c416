/**
 * Explicit questions about the team: pickups for a day, open slots on a day, lineup locks. Other words of such a
 * question do not change its meaning.
 *
 * Pure. Patterns over the folded words.
 */
import type { QueryIntent } from "@/contract/conversation/intent";
import type { Decision, IntentDetail, Reading } from "./want";

export function statedTeamAsk(reading: Reading): Decision | undefined {
  if (reading.mentions.length > 0 || reading.has("trade", "outside")) return undefined;
  return (
    emptyPlaces(reading) ??
    gamesOfBoth(reading) ??
    afterTheBreak(reading) ??
    lockTime(reading) ??
    chanceToWin(reading) ??
    pickupForADay(reading)
  );
}

const report = (intent: QueryIntent, intents: readonly IntentDetail[], also: Partial<Decision> = {}): Decision => ({
  intent,
  confidence: "sure",
  intents: new Set(intents),
  unsupported: [],
  isSettled: true,
  ...also,
});

/** "How many lineup spots are empty on Thursday?" */
function emptyPlaces({ line, has, day }: Reading): Decision | undefined {
  if (day === undefined || !PLACES.test(line) || OTHER_PLACES.test(line) || has("free-agents", "add", "drop"))
    return undefined;
  return report("lineup_optimization", ["daily-lineup"], { asksPlaces: true });
}
const PLACES =
  / (?:(?:how many|which|what|any) (?:\S+ ){0,4}(?:slots?|spots?|places?|positions?) (?:\S+ ){0,5}(?:empty|open|unfilled|vacant|unused)|(?:how many|which|what|any) (?:\S+ ){0,3}(?:empty|open|unfilled|vacant|unused) (?:\S+ )?(?:slots?|spots?|places?|positions?)|(?:ποσεσ|ποιεσ|τι) (?:\S+ ){0,4}θεσεισ (?:\S+ ){0,5}(?:αδει\S+|κεν\S+|ανοιχτ\S+)|(?:ποσεσ|ποιεσ|τι) (?:\S+ ){0,2}(?:αδειεσ|κενεσ|ανοιχτεσ) (?:\S+ )?θεσεισ) /;
const OTHER_PLACES = / (?:ir|il|injured reserve|bench|roster spots?|roster slots?|παγκο\S*|ροστερ) /;

/** "Do they have more games left than me?" */
const gamesOfBoth = ({ line, has, mentions }: Reading): Decision | undefined =>
  mentions.length === 0 && GAMES_OF_BOTH.test(line) && !has("free-agents", "add", "drop", "club")
    ? report("matchup_analysis", ["schedule"])
    : undefined;
const GAMES_OF_BOTH =
  / (?:(?:more|fewer|less|as many) games (?:\S+ ){0,3}(?:than|as) (?:me|us|mine|him|them|his|my|i|we)|(?:περισσοτερ\S+|λιγοτερ\S+|πιο πολλ\S+) (?:αγωνεσ|ματσ|παιχνιδια) (?:\S+ ){0,2}(?:απο|απ|σε σχεση) (?:με|μενα|εμενα|εμασ|αυτον|τον αλλον|εκεινον)) /;

/** "When do mine play again after the All-Star break?" */
const afterTheBreak = ({ line, has }: Reading): Decision | undefined =>
  has("play", "games", "schedule", "day") && BREAK.test(line) && !has("free-agents", "add", "drop", "league")
    ? report("matchup_analysis", ["schedule"])
    : undefined;
const BREAK =
  / (?:(?:all ?star(?: game| weekend)?|olympic|winter) break|διακοπη(?: \S+){0,2} (?:all ?star|ολ ?σταρ)|(?:all ?star|ολ ?σταρ)) /;

/** "What time does my lineup lock tonight?" */
function lockTime({ line, has }: Reading): Decision | undefined {
  if (!LOCKS.test(line) || has("free-agents", "add", "drop", "opponent")) return undefined;
  return report("lineup_optimization", ["daily-lineup"], { asksLock: true });
}
const LOCKS =
  / (?:(?:what|which) (?:time|hour)|when|whens|how long|how much time|τι ωρα|ποια ωρα|ποτε|ποση ωρα|ποσο χρονο) (?:\S+ ){0,6}(?:locks?|locked|lock in|tip ?off|κλειδων\S+|κλειδωσ\S+|κλειδωμα|λοκ\S*) | (?:lineups?|πενταδα|συνθεση|ολοι|παικτεσ|players?|everybody|everyone) (?:\S+ ){0,2}(?:locks?|locked|κλειδων\S+|klidwn\S+|kleidwn\S+) /;

/** "Can I still win, or should I stop wasting adds?" */
const chanceToWin = ({ line, has }: Reading): Decision | undefined =>
  has("chance") && STILL_WINS.test(line) ? report("lineup_optimization", ["matchup", "plan"]) : undefined;
const STILL_WINS =
  / (?:(?:can|could|do|will|am) (?:i|we) (?:\S+ )?still (?:\S+ )?(?:win|have a (?:shot|chance))|still win|(?:what are|whats) (?:my|our|the) (?:chances|odds)|μπορω (?:ακομα |ακομη )?να (?:κερδισω|νικησω|το γυρισω)) /;

/**
 * "Which free agent should I add tonight?", "who should I stream on Thursday?": asks for the pickup with the largest
 * gain.
 */
function pickupForADay({ line, has, day, window, filter }: Reading): Decision | undefined {
  const isToCome = day === undefined ? window === "weekend" : !(day.kind === "offset" && day.days < 0);
  if (!isToCome || !WHOM.test(line) || !isToTake(line)) return undefined;
  if (has("drop", "opponent", "league", "optimise", "week-plan", "chance", "schedule", "news", "rumour", "fit"))
    return undefined;
  if (has("health") && filter.healthyOnly !== true) return undefined;
  if (filter.targetCategories ?? filter.sort ?? filter.gamesInWindow) return undefined;
  return report("free_agent_scan", ["free-agents", "value-free-agents"]);
}
const isToTake = (line: string): boolean => TAKE.test(line) || (FREE.test(line) && USE.test(line));
const WHOM = / (?:who|whom|which|best|ποιον|ποιοσ|ποιουσ|ποιοι|καλυτερ\S+) /;
const FREE = / (?:free agents?|waivers?|wire|pick ?ups?|streamers?|ελευθερ\S+|γουαιβερ\S*) /;
const USE = / (?:start|play|use|take|get|for|βαλω|ξεκινησω|παιξω|για) /;
const TAKE =
  / (?:(?:who|whom|which|best) (?:\S+ ){0,4}(?:pick up|add|grab|sign|claim|stream)|ποι(?:ον|ουσ) (?:\S+ ){0,3}(?:παρω|πιασω|προσθεσω|τσιμπησω|στριμαρω|αποκτησω)) /;
