/**
 * "Why?", "are you sure?", "what's the catch?", "source?" after an answer: the same question, told with what it rests
 * on.
 *
 * Pure.
 */
import type { OwnReading } from "../reading";
import type { Understanding } from "../understood-question";
import type { IntentDetail } from "../want";

const LEADS_IN =
  "(?:ok|okay|but|and|so|hmm|wait|lol|haha|hm|um|well|no|eh|nah|ρε|και|κι|μα|αλλα|οκ|ε|αρα|χμ|re|kai|ki|ma|alla|ara|e|hm) ";
const ASKS_EN =
  "why(?: is (?:that|it)| not| so| exactly)?|how (?:come|so)|(?:are )?(?:you|u|ya) (?:really |so )?(?:sure|certain|positive|serious)|sure|really|seriously|for real|no way|says who|based (?:on|off) what|whats that based on|what is (?:that|this) based on|how (?:do|would|can) (?:you|u) know(?: that| this)?|how did (?:you|u) (?:get|come up with|arrive at|figure)(?: to)? (?:that|this|it)(?: number| out)?|explain(?: that| this| it| why| yourself)?|(?:whats|what is|wheres|where is) the (?:catch|reason|reasoning|logic|math|downside|risk|upside)|what makes (?:you|u) (?:say|think) (?:that|so|this)|(?:whats |what is )?(?:the |your )?source(?: on (?:that|this)| for (?:that|this))?|where (?:did|do|does) (?:you|u|that|this|it) (?:get|see|read|come from|hear) ?(?:that|this|it|from)?|i (?:dont|do not) (?:believe|buy|get|understand) (?:it|that|this|you)|(?:that )?(?:doesnt|does not) make (?:any )?sense|convince me|prove it|show me the (?:numbers|math|figures)|what are the numbers";
const ASKS_EL =
  "γιατι(?: ετσι| οχι| το λεσ(?: αυτο)?)?|(?:εισαι )?(?:σιγουρα|σιγουροσ|σιγουρη|βεβαιοσ)|πωσ (?:το )?(?:ξερεισ|βγαινει|προκυπτει|υπολογιζεισ|υπολογισεσ|βγαζεισ|εβγαλεσ)(?: αυτο)?|(?:με )?βαση (?:σε )?τι(?: το λεσ| το λεσ αυτο)?|με βαση τι(?: το λεσ| το λεσ αυτο)?|απο που (?:το )?(?:ξερεισ|προκυπτει|βγαινει|εβγαλεσ)(?: αυτο)?|που το (?:ειδεσ|βρηκεσ|διαβασεσ|ξερεισ)|(?:ποια (?:ειναι )?η )?πηγη(?: σου)?|εξηγησε(?: μου)?(?: το| γιατι)?|δεν (?:το |σε )?(?:πιστευω|καταλαβαινω|καταλαβα|πειθομαι)|αληθεια|σοβαρα|που ειναι η παγιδα|ποιο ειναι το (?:ρισκο|μειον|κακο)|τι ρισκο εχει";
const ASKS_GREEKLISH =
  "giati(?: etsi| oxi| to les(?: auto| afto)?)?|(?:eisai )?(?:sigoura|sigouros|sigourh|sigouri|sigura|siguros)|pws (?:to )?(?:kses?ereis|xereis|bgainei|vgainei|prokyptei)|(?:me )?(?:bash|vasi|basi) ti(?: to les(?: auto| afto)?)?|apo pou (?:to )?(?:kserei?s|ksereis|xereis|prokyptei)|pou to (?:eides|vrhkes|vrikes|diabases)|(?:poia (?:einai )?h )?phgh|phgh sou|eksighse(?: mou)?|ekshghse(?: mou)?|exigise(?: mou)?|den (?:to |se )?(?:pisteuw|pistevo|katalabainw|katalava)|alh8eia|alitheia|sovara|sobara";
const TRAILS =
  "(?: (?:that|this|it|though|tho|bro|man|dude|please|pls|then|exactly|again|about (?:that|this|it|him|her)|ομωσ|δηλαδη|ρε|ρε συ|αυτο|φιλε|ετσι|γιαυτο|γι αυτο|για αυτο|re|re sy|auto|afto|dhladh|diladi|omws|file))*";
/** What is held against the answer: its own words ask for nothing else. */
const OBJECTS =
  "(?: (?:αφου|αυτοσ|νομιζα|ειναι|μα|αλλα|he|hes|she|i thought|i think|isnt|wasnt|hasnt|didnt|cause|cuz|because|since|but|its|that|autos|aftos|nomiza|afou|ma|alla|giati|einai)(?: \\S+){1,10})?";
const REASONS = new RegExp(`^ (?:${LEADS_IN})*(?:${ASKS_EN}|${ASKS_EL}|${ASKS_GREEKLISH})${TRAILS}${OBJECTS} $`);
/** Nothing but the words that ask: "giati" alone looks like a name. */
const BARE = new RegExp(`^ (?:${LEADS_IN})*(?:${ASKS_EN}|${ASKS_EL}|${ASKS_GREEKLISH})${TRAILS} $`);

/** Answers that rest on how the players named have played. */
const OF_PLAYERS: readonly IntentDetail[] = ["simulate", "trade"];
/** What an answer could be about; small talk and what cannot be answered have no reasons. */
const WITHOUT_REASONS: readonly IntentDetail[] = ["unsupported", "thanks", "help", "explain", "decline", "decisions"];

export function reasonsAsked(line: string, own: OwnReading, previous: Understanding): Understanding | undefined {
  if (!REASONS.test(line) || (own.mentions.length > 0 && !BARE.test(line))) return undefined;
  return withReasons(previous);
}

/** The question before with what its answer rests on; small talk and what cannot be answered rest on nothing. */
export function withReasons(previous: Understanding): Understanding | undefined {
  const { intents } = previous;
  if (intents.size === 0 || WITHOUT_REASONS.some((want) => intents.has(want))) return undefined;
  const isOfPlayers = OF_PLAYERS.some((want) => intents.has(want)) && previous.searchNames.length > 0;
  return {
    ...previous,
    intents: new Set([...intents, ...(isOfPlayers ? (["game-log"] as const) : [])]),
    asksReasons: true,
  };
}
