/**
 * "If Jokić sits a game, how much does the score change?", "if I sit Sexton, do I win turnovers?": the matchup without
 * some players' games.
 *
 * Pure. Only where the outcome is asked for; who comes in for them is a question about the lineup.
 */
import type { Decision, Reading } from "../want";

const IF = "(?:if|what if|in case|suppose|supposing|say|assuming|without|αν|εαν|αμα|χωρισ|an|ama|xwris|horis)";
const HIM_OUT =
  "(?:(?:is|are|was|were|gets?|goes|stays?|being|remains?|be) (?:\\S+ )?(?:out|ruled out|scratched|sidelined|inactive|hurt|injured|rested)|out|sits?|sat|sitting|misses|miss|missed|missing|rests?|rested|scratched|(?:doesnt|dont|does not|do not|didnt|wont|cant|isnt|not) (?:\\S+ )?(?:play|playing|go|suit up|dress|available)|dnps?|(?:δεν|den|δν|dn) (?:\\S+ )?(?:παιξ\\S+|παιζ\\S+|κατεβ\\S+|pai[xkz]\\S+|pe[zx]\\S+)|λειψ\\S+|λειπ\\S+|κατσ\\S+|καθισ\\S+|χασ(?:ει|ουν) (?:\\S+ )?(?:ματσ|αγων\\S*|παιχνιδι\\S*)|μειν\\S+ (?:εξω|εκτοσ)|βγ(?:ει|ουν) (?:εξω|νοκ αουτ)|leips\\S+|leip\\S+|kats\\S+|kathis\\S+|ka8is\\S+|xas(?:ei|oun) (?:\\S+ )?(?:mats|agwn\\S*))";
const I_SIT =
  "(?:(?:i|we) (?:\\S+ )?(?:sit|bench|rest|dont (?:start|play)|do not (?:start|play)|leave out)|sitting|benching|(?:δεν|den) (?:\\S+ )?(?:βαλω|ξεκινησω|παιξω|valw|valo)|καθισω|αφησω (?:\\S+ )?(?:στον παγκο|εξω|εκτοσ)|afhsw (?:\\S+ )?(?:ston pagko|eksw)|παγκο)";
const SUPPOSED = new RegExp(` ${IF} (?:\\S+ ){0,10}?(?:${HIM_OUT}|${I_SIT}) `);
/** "If nobody on my team plays tomorrow". */
const NOBODY_PLAYS = new RegExp(
  ` ${IF} (?:nobody|no one|none|κανεισ|κανενασ|kaneis|kanenas) (?:\\S+ ){0,5}(?:plays?|playing|suits? up|παιξει|παιζει|paiksei|paixei) `,
);
const WITHOUT = / (?:without|χωρισ|xwris|horis) (?:my |his |τον |του |ton )?\S+ /;

/** The outcome of the matchup. */
const OUTCOME =
  / (?:win|wins|winning|lose|losing|loses|lost|chances?|odds|matchup|match up|score|scores|projections?|projected|expected|how (?:much|bad|badly|big|many points)|hurts?|kills?|matters?|changes?|difference|swing|catch|come back|comeback|cooked|screwed|toast|in trouble|shot|hope|νικη|νικαω|κερδιζω|κερδισω|κερδιζουμε|κερδισουμε|χανω|χασω|χανουμε|πιθανοτητ\S+|σκορ|αλλαζει|αλλαζουν|αλλαξει|ποσο|διαφορα|ελπιδ\S*|γυρναει|γυριζει|γυριζω|γυρναω|προλαβαινω|σωνομαι|σωζομαι|nikaw|nikh|kerdiz\S+|xanw|pithanot\S+|skor|allazei|allaksei|poso|diafora|elpid\S*|gyr\S+) /;
const OF_ANOTHER_MATTER =
  / (?:who|whom|whos|which (?:player|guy)|lineup|replac\S+|instead|(?:should|do|can) i (?:start|drop|add|trade|pick|stream|grab|cut|play)|add|pick ?up|grab|stream\S*|drop|cut|trade|free agents?|wire|waivers?|playoffs?|ποιοσ|ποιον|ποιοι|ποιουσ|πενταδα|αντικα\S+|να (?:βαλω|ριξω|κοψω|παρω)|προσθε\S+|ελευθερ\S+|ανταλλαγ\S+|πλει οφ|poios|poion|pion|pentada) /;
const EVERYBODY =
  / (?:(?:any ?(?:one|body)|every ?(?:one|body)|nobody|no one|(?:my|the) (?:whole|entire) (?:team|roster|squad|lineup)|all (?:of )?my (?:guys|players|starters|team))|κανεναν?|κανεισ|ολουσ|ολοι|ολη την ομαδα|kanenan?|olous) /;

const AMOUNTS: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  single: 1,
  ena: 1,
  ενα: 1,
  εναν: 1,
  two: 2,
  δυο: 2,
  dyo: 2,
};
const SO_MANY =
  / (\d|a|one|a single|single|two|ενα|εναν|δυο|ena|dyo) (?:\S+ )?(?:games?|ματσ|αγωνα|αγωνεσ|παιχνιδι|παιχνιδια|mats|agwna|agwnes|agona|agones) /;
const FROM_THEN =
  / (?:from|starting|απο|apo) (?:tomorrow|today|tonight|now|αυριο|σημερα|avrio|aurio|shmera|\S+day|on|then) /;

export function absenceAsk({ line, mentions, has }: Reading): Decision | undefined {
  const isEverybody = mentions.length === 0 && EVERYBODY.test(line);
  if (mentions.length === 0 && !isEverybody) return undefined;
  const isSupposed = SUPPOSED.test(line) || (isEverybody && NOBODY_PLAYS.test(line));
  if (!isSupposed && !(mentions.length > 0 && WITHOUT.test(line) && OUTCOME.test(line))) return undefined;
  if (OF_ANOTHER_MATTER.test(line) || !(OUTCOME.test(line) || has("chance"))) return undefined;
  const [, amount = ""] = SO_MANY.exec(line) ?? [];
  const games = Number(amount) || AMOUNTS[amount.split(" ").at(-1) ?? ""];
  return {
    intent: "matchup_analysis",
    confidence: mentions.every(({ isSure }) => isSure) ? "sure" : "guess",
    intents: new Set(["absence"]),
    unsupported: [],
    isSettled: true,
    absence: { isEverybody, ...(games && { games }), isFromThen: FROM_THEN.test(line) },
  };
}
