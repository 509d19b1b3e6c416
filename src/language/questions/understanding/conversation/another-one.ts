/** After a list of free agents: "not him, someone else", "and which of those plays tonight?". Pure. */
import { namesListed } from "../names/named-before";
import type { OwnReading } from "../reading";
import type { Understanding } from "../understood-question";
import { aboutPlayers } from "./about-players";

const SOMEBODY_ELSE =
  /^ (?:(?:no|nah|ok|but|and|please|οχι|oxi|και|kai|ρε|re) )*(?:(?:not|anyone but|anybody but|except) (?:him|that one|this one|that guy) |(?:αυτον|afton|auton) )?(?:(?:give me |show me |δωσε |πεσ |πεσ μου )?(?:someone|somebody|anyone|anybody|who|something|another|καποιον|κανεναν|kapoion|kanenan) ?(?:else|one|guy|player|αλλον|αλλο|allon|allo)?|αλλον|αλλο|allon|allo)(?: (?:then|please|pls|δεν εχει|υπαρχει|εχει|εχεισ|κανεναν|καποιον|παικτη))* $/;
/** "What's the backup if someone grabs him first?" */
const BACKUP =
  / (?:back ?up|plan b|next best|second (?:choice|option|best)|runner up|fallback|if (?:someone|somebody|anyone|he|hes) (?:\S+ ){0,2}(?:grabs?|takes?|snags?|gets?|gone|taken|claimed)|εναλλακτικ\S+|δευτερη επιλογη|αν (?:τον )?(?:παρει|προλαβει|αρπαξει) (?:\S+ )?(?:αλλοσ|καποιοσ|πρωτοσ)|enallaktik\S+) /;

/** @param line folded @returns the name of the list after the one that was proposed */
export function anotherOne(line: string, previous: Understanding, previousAnswer?: string): string | undefined {
  const isAnother = SOMEBODY_ELSE.test(line) || BACKUP.test(line);
  return previous.intents.has("free-agents") && isAnother ? namesListed(previousAnswer)[1] : undefined;
}

const OF_THOSE =
  / (?:of (?:them|those|these)|from (?:that list|those|these)|απο αυτουσ|απ αυτουσ|απο αυτοι|apo autous|ap autous) /;

/** "Which one plays the most games?" */
const BY_GAMES =
  / (?:(?:which|who)(?: one| of (?:them|those))? (?:\S+ ){0,3}(?:most|more) (?:\S+ )?games|(?:ποιοσ|poios|pios) (?:\S+ ){0,3}(?:περισσοτερ\S+|perissoter\S+) (?:\S+ )?(?:αγων\S+|ματσ|παιχνιδια|agwn\S+|agon\S+|mats)) /;

/** The same list, of those with a game on the day that is asked for, or by games. */
export function amongThose(line: string, { mentions, day }: OwnReading, previous: Understanding) {
  if (!previous.intents.has("free-agents") || mentions.length > 0) return undefined;
  const isByGames = BY_GAMES.test(line);
  if (!isByGames && (day === undefined || !OF_THOSE.test(line))) return undefined;
  const { intent, intents } = previous;
  const freeAgentFilter = { ...previous.freeAgentFilter, ...(isByGames && { sort: "games" as const }) };
  return { intent, intents, freeAgentFilter, ...aboutPlayers() };
}
