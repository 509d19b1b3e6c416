/**
 * "And if he doesn't play, who goes in?", "worst case both are scratched": the lineup without the players just spoken
 * of.
 *
 * Pure.
 */
import type { OwnReading } from "../reading";
import type { Understanding } from "../understood-question";
import type { IntentDetail } from "../want";
import { aboutPlayers } from "./about-players";

/** Intents after which "he" is a player whose game is in doubt, and no trade or list. */
const ABOUT_HIM: readonly IntentDetail[] = ["status", "news", "daily-lineup"];

/** "And if both he and Trae sit?", "and Towns too?" after the matchup without one player: without all of them. */
export function absenceGoesOn(line: string, own: OwnReading, previous: Understanding) {
  const names = own.mentions.map(({ searchFor }) => searchFor);
  const { searchNames: before } = previous;
  // "And if he doesn't play, how much do my chances fall?"
  const isOfHim =
    names.length === 0 &&
    before.length > 0 &&
    before.length <= 2 &&
    ABOUT_HIM.some((want) => previous.intents.has(want));
  if (isOfHim && SUPPOSES.test(line) && IS_OUT.test(line) && OF_MY_CHANCES.test(line))
    return {
      intent: "matchup_analysis" as const,
      intents: new Set<IntentDetail>(["absence"]),
      ...aboutPlayers(before),
    };
  if (!previous.intents.has("absence") || names.length === 0 || own.text.words.length > MAX_WORDS) return undefined;
  const isBesides = BESIDES.test(line);
  if ((!isBesides && !GOES_ON.test(line)) || TO_ADD.test(line)) return undefined;
  const players = [...new Set([...(isBesides ? previous.searchNames : []), ...names])];
  const { intent, intents, absence } = previous;
  return { intent, intents, ...aboutPlayers(players), ...(absence && { absence }) };
}
const MAX_WORDS = 10;
const OF_MY_CHANCES =
  / (?:chances?|odds|win|lose|score|matchup|how much|πιθανοτητ\S+|νικη|νικαω|χανω|κερδιζω|σκορ|ποσο|pithanot\S+|nikh|xanw|kerdizw|skor|poso) /;
const BESIDES =
  / (?:both|too|also|as well|together|either|all (?:of them|three)|him and|and him|them|με τον|μαζι|επισησ|και οι δυο|κι αυτοσ|mazi|episis|epishs|kai oi dyo|ki autos) /;
const GOES_ON = /^ (?:(?:ok|so) )?(?:and|what about|how about|και|κι|kai|ki|k) /;

export function absentInLineup(
  line: string,
  own: OwnReading,
  previous: Understanding,
): Pick<Understanding, "intent" | "intents" | "without" | "players" | "searchNames" | "day"> | undefined {
  if (own.mentions.length > 0 || !SUPPOSES.test(line) || !IS_OUT.test(line) || TO_ADD.test(line)) return undefined;
  if (!ASKS_WHO.test(line) && own.text.words.length > MAX_BARE_WORDS) return undefined;
  if (!ABOUT_HIM.some((want) => previous.intents.has(want))) return undefined;
  const { searchNames, before = [], without } = previous;
  const named = searchNames.length > 0 ? searchNames : (without ?? []);
  const names = SEVERAL.test(line) && named.length === 1 ? [...before, ...named] : named;
  if (names.length === 0) return undefined;
  const day = own.day ?? previous.day;
  return {
    intent: "lineup_optimization",
    intents: new Set<IntentDetail>(["daily-lineup"]),
    without: names,
    players: [],
    searchNames: [],
    ...(day && { day }),
  };
}

/** "And if he sits?" needs no more words; a longer question says what it asks for. */
const MAX_BARE_WORDS = 6;
const ASKS_WHO =
  / (?:who|whom|whos|what (?:do|should|then|now)|lineup|replac\S+|(?:in|for) (?:his|their) (?:place|spot|slot)|ποιοσ|ποιον|ποιων|ποιοι|ποιουσ|τι (?:βαζω|βαλω|κανω)|(?:στη|sth|sti) θεση|πενταδα|poios|pios|poion|pion|sth 8esh|sti thesi) /;
/** He or they as those who would be out, and never the person asking. */
const HE = "(?:he|hes|they|theyre|both|neither|either|the two)";
const OUT =
  "(?:out|scratched|scratch|a late scratch|late scratch|sits?|sitting|rests?|resting|ruled|miss(?:es)?|cant|cannot|doesnt|dont|does not|do not|isnt|arent|wont|dnp|inactive)";
const SUPPOSES = new RegExp(
  ` (?:if|in case|worst case|suppose|supposing|say|assuming) (?:\\S+ )?${HE} |(?: (?:αν|εαν|αμα) )`,
);
const IS_OUT = new RegExp(
  ` ${HE} (?:\\S+ ){0,2}${OUT} | (?:δεν (?:\\S+ )?(?:παιζ\\S+|παιξ\\S+|κατεβ\\S+|ειναι)|λειψ(?:ει|ουν)|λειπ(?:ει|ουν)|κατσ(?:ει|ουν)|εκτοσ|εξω|(?:τον|τουσ) (?:κοψουν|βγαλουν|αφησουν)|den (?:\\S+ )?(?:pai\\S+|pe\\S+)|leip\\S+|leips\\S+|kats\\S+|ektos|eksw) `,
);
/** A pickup in his place is a question about free agents. */
const TO_ADD =
  / (?:find me|βρεσ|vres|bres|free agents?|waivers?|wire|pick ?ups?|pick up|add|grab|stream\S*|drop|cut|trade|rest of (?:the )?(?:week|season)|win|ελευθερ\S+|παρω|πιασω|ριξω|κοψω|νικ\S+|pare|parw|piasw|rixw) /;
const SEVERAL =
  / (?:both|they|them|neither|either|theyre|two|οι δυο|και οι δυο|τουσ δυο|κατσουν|λειψουν|παιξουν|oi duo|kai oi dyo|oi dyo|paixoun|paiksoun|katsoun) /;
