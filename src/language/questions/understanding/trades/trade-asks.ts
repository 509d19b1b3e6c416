/**
 * Questions about a trade: whether one of named players is good, and which trades there are to make.
 *
 * Pure. Two groups of names with a word of exchange between them are a trade; which group is whose follows from the rosters, where it is
 * valued.
 */

import { withoutNames } from "../named-asks";
import type { PlayerMention } from "../names/player-mentions";
import type { TradeSides } from "../roles";
import { foldedLine } from "../text";
import type { Decision, Reading } from "../want";

export function tradeAsk(reading: Reading): Decision | undefined {
  const { has, mentions, line } = reading;
  // "Στέκει;" asks of a rumor, and of an exchange too.
  if ((has("rumour", "news", "outside") && !GIVES_AND_GETS.test(line)) || OF_RULES.test(line)) return undefined;
  const asked = askedOfMe(reading);
  const trade = asked ?? tradeSides(reading);
  const isStated = trade !== undefined && !FINDS.test(line) && isOfATrade(reading);
  if (!isStated && asksForTrades(reading)) {
    const intent = mentions.length > 0 ? "player_research" : "lineup_optimization";
    return { intent, confidence: "sure", intents: new Set(["find-trades"]), unsupported: [], isSettled: true };
  }
  if (!trade || !(asked || isOfATrade(reading))) return undefined;
  const confidence = mentions.every(({ isSure }) => isSure) ? "sure" : "guess";
  return {
    intent: "player_research",
    confidence,
    intents: new Set(["trade"]),
    unsupported: [],
    isSettled: true,
    trade,
  };
}

/** "Towns for Jokić?" alone is a trade, or an add and a drop: the rosters tell which, so both are looked up. */
export function orTrade(decision: Decision, reading: Reading): Decision {
  const trade = BARE.test(withoutNames(reading)) ? tradeSides(reading) : undefined;
  return trade ? { ...decision, intents: new Set(["trade", "simulate"]), isSettled: true, trade } : decision;
}
const BARE =
  /^ (?:(?:my|and|και|τον|την|μου|PLAYER) )*PLAYER (?:straight up )?(?:for|για|αντι|με|gia) (?:(?:his|and|και|τον|την|ton|kai|plus|PLAYER) )*PLAYER (?:straight up )?(?:(?:yes or no|yes no|y or n|good idea|worth it|thoughts|who says no|ναι η οχι|αξιζει|τι λεσ|nai i oxi|ti les) )?$/;

/** The league's rules and what others did: deadlines, vetoes, the trade block. */
const OF_RULES =
  / (?:deadline|veto\S*|trade block|allowed|rules?|happened|lately|recent|were made|got traded|been traded|προθεσμι\S*|βετο|κανον\S*|εγιναν|εγινε) /;

const asksForTrades = ({ line, mentions, has }: Reading): boolean =>
  FINDS.test(line) ||
  (mentions.length > 0 && (FINDS_FOR.test(line) || WOULD_GET.test(line))) ||
  (mentions.length === 1 && TRADES_HIM.test(line) && !has("drop", "add", "start", "bench"));
const FINDING = "find|suggest|recommend|propose|look for|search for|come up with|think of|show";
const FINDS = new RegExp(
  [
    // "Find me a trade", "suggest some trades".
    new RegExp(` (?:${FINDING}) (?:\\S+ ){0,3}(?:trade|trades|trade (?:ideas?|targets?|offers?|partners?)) `),
    / (?:trade (?:ideas?|targets?|suggestions?|partners?|options?|candidates?)) /,
    / (?:any|are there|is there|what|which) (?:\S+ )?(?:good |fair |realistic |possible |sensible )?trades? (?:for me|for my team|(?:should|can|could) i|i (?:can|could|should)|to make|out there|worth|that help|would help|available|make sense) /,
    / who (?:should|could|can|do|would) (?:i|we) (?:\S+ )?(?:target|go after|buy low on|pursue|trade for) /,
    // "Who would trade me a center?", "who should I trade with?"
    / who (?:would|could|might|will|should|can|wants to|is willing to) (?:i )?(?:\S+ )?trade (?:me|us|with|for) /,
    / (?:give|tell|get) me (?:\S+ ){0,3}(?:trades|trade (?:ideas?|targets?|offers?)) /,
    / (?:βρεσ|βρεισ|προτειν\S+|ψαξε|δειξε|δωσε|πεσ|κανε|vres|bres|proteine|dwse|dose|pes) (?:\S+ ){0,4}(?:ανταλλαγ\S+|τρειντσ?|trades?|antallag\S+) /,
    / (?:ποια|ποιεσ|τι) (?:\S+ )?(?:ανταλλαγ\S+|τρειντ) (?:να |μπορω|θα |με |αξιζ\S+|συμφερ\S+)/,
    / (?:υπαρχει|υπαρχουν|εχει|εχουμε) (?:\S+ )?(?:καλη |καλεσ |καποια |καποιεσ )?(?:ανταλλαγ\S+|τρειντ) /,
    / (?:ιδεεσ|προτασεισ) (?:για )?(?:ανταλλαγ\S+|τρειντ) /,
    / ποιοσ (?:θα )?(?:μου|μασ) (?:εδινε|δινει|εδιναν) /,
    // "Which teams have a point guard to spare?"
    / (?:which|what|ποιεσ|poies) (?:teams?|ομαδεσ|omades) (?:\S+ ){0,5}(?:needs?|χρειαζ\S+|ψαχν\S+|θελουν|xreiaz\S+|psaxnoun|spare|surplus|extra|deep|stacked|loaded|part with|give up) /,
    / upgrade (?:\S+ )?(?:at|my) (?:\S+ ){0,12}(?:which|what) teams? /,
    / με ποιον (?:να |θα |μπορω να )(?:\S+ )?(?:ανταλλαγ\S+|ανταλλαξω) /,
  ]
    .map(({ source }) => source)
    .join("|"),
);
/** "Find a trade for Booker". */
const FINDS_FOR =
  / (?:(?:send|make|στειλε|steile|κανε|kane) (?:\S+ ){0,3}(?:offer|proposal|προτασ\S+|protas\S+) (?:\S+ ){0,6}(?:want|get|for|θελω|thelw|8elw)|(?:find|suggest|make) (?:\S+ ){0,2}trade (?:for|around|with)|ανταλλαγη για (?:να παρω|να δωσω)) /;
/** "What could I get for Booker?", "what would it take to get Jokić?" */
const WOULD_GET =
  / (?:what (?:can|could|would|should|might) i (?:\S+ )?(?:get|ask|fetch|bring back) (?:\S+ ){0,2}(?:for|back)|(?:how much|what)(?:s| is| are| do| does)? (?:\S+ ){1,4}worth (?:in (?:a |the )?trade|on the (?:trade )?market|trade wise)|(?:turn|flip|split|break) (?:\S+ ){1,4}(?:for|into|up into) (?:two|2|several|multiple|a couple)|ποσο αξιζει (?:\S+ ){1,4}(?:τρειντ|trade|ανταλλαγη|αγορα)|(?:σπασ[ωο]|δωσω|ανταλλαξω|spasw|spaso|dwsw) (?:\S+ ){1,4}(?:σε|για|με|se|gia|me) (?:δυο|2|dyo|duo|dio)(?: παικτεσ| paiktes)?|would (?:they|he|she|his owner|(?!you |i |we |u )\S+) (?:deal|trade|give up|part with|sell|move|let go of)|(?:θελω|thelw|8elw|i want) (?:\S+ ){1,7}(?:τι (?:να |πρεπει να |θα )?(?:δωσω|δινω|εδινα)|ti (?:na |prepei na )?(?:dwsw|dinw)|what (?:do|should|would) i (?:give|offer))|what would it take to (?:get|land|acquire|trade)|who (?:would|could) (?:i )?(?:get|give) (?:\S+ )?for|(?:τι|ποιουσ?|ποιον) (?:θα )?(?:(?:μπορω|μπορουσα) να )?(?:τον |το )?(?:παρω|επαιρνα|παιρνω|ζητησω) (?:για|με|αν δωσω)|τι (?:πρεπει|χρειαζεται) να δωσω για) /;

/** "Should I trade Booker?", "is it time to sell high on him?": what he brings answers it. */
const TRADES_HIM =
  / (?:(?:should|could|would|can|do) (?:i|you|we) (?:\S+ ){0,2}(?:trade|shop|sell|buy) |(?:sell|selling|buy|buying) (?:high|low) |trade value |trade \S+ away |(?:να|θα|na) (?:δωσω|dwsw) (?:\S+ ){1,3}(?:για|gia) (?:καποιον|εναν|ενα|kapoion|enan|ena) |(?:να|θα) (?:(?:τον|την) )?(?:ανταλλαξω|ανταλλαξουμε|πουλησω) )/;

/** With a word of trading, or "would you do A for B?", where nobody is dropped or added. */
const isOfATrade = ({ has, line }: Reading): boolean =>
  has("trade") ||
  GIVES_AND_GETS.test(line) ||
  ((GIVES.test(line) || FAIR.test(line)) && !has("drop", "add", "free-agents", "start", "bench", "fit"));
/** "Δίνω Σέξτον, παίρνω Γκάρλαντ": to get is otherwise to add. */
const GIVES_AND_GETS =
  / (?:δινω|δωσω|εδινα|edina|dinw|dino|i give|i gave|giving up|i send|sending) (?:\S+ ){1,8}(?:παιρνω|παρω|επαιρνα|epairna|pairnw|get|got|getting|receive) /;
const GIVES =
  / (?:give|gives|giving|send|sending|offer|offered|counter|countered|counters|do|εδιναν|edinan|εδωσαν|εδινεσ|δωσω|δινω|δινεισ|δινουν|δινει|δωσουμε) .*(?:for|get|getting|receive|για|με|παρω|παιρνω) /;

const FAIR =
  / (?:fair|lopsided|would you (?:do|take|make|accept) (?:it|that|this)|even swap|worth it|good swap|accept it|do i (?:take|accept)|(?:take|accept) (?:that|this|it)|smash accept|who wins|το παιρνεισ|το κανεισ|τον παιρνεισ|to pairneis|to kaneis|ton pairneis|good deal|bad deal|who says no|(?:το |να το )?(?:δεχομαι|δεχτω|δεχθω)|dexomai|dextw|dexto|δικαι\S*|αξιζει) /;

const EXCHANGES =
  /^(?:for|giving|give|gives|gets?|got|getting|receive|receiving|sending|send|αντι|για|με|δινοντασ|δωσω|δινω|παρω|παιρνω|επαιρνα|epairna|pairnw|παρουμε|gia|anti)$/;
const OFFERED_TO_ME =
  / (?:(?:he|she|they|guy|owner|droppers|\S+s) (?:is |are )?(?:offer(?:s|ed|ing)?|gives|giving|sends|sending|counter(?:s|ed|ing)?)|offer(?:s|ed|ing)? me|μου (?:δινει|δινουν|δινανε|εδωσ\S+|εδιν\S+|edws\S+|edos\S+|edin\S+|προσφερ\S+|προτειν\S+)|μασ (?:δινει|δινουν|προσφερει)) /;
/** "Μου ζήτησε τον Τάουνς και μου δίνει Γιανγκ", "he wants KAT and offers Trae": in either order, to the sentence's end. */
function askedOfMe({ mentions, text }: Pick<Reading, "mentions" | "text">): TradeSides | undefined {
  const { words } = text;
  const asksAt = words.findIndex(({ normalized }) => WANTS.test(normalized));
  const givesAt = words.findIndex(({ normalized }, at) => OFFERS.test(normalized) && at !== asksAt);
  if (asksAt < 0 || givesAt < 0) return undefined;
  const later = Math.max(asksAt, givesAt);
  const namesFrom = (from: number, until: number) => {
    const ends = words.findIndex(({ gap }, at) => at > from && /[.!?;·\n]/.test(gap));
    const to = Math.min(until, ends < 0 ? words.length : ends);
    return mentions.flatMap(({ first, searchFor }) => (first > from && first < to ? [searchFor] : []));
  };
  const [give, get] = [asksAt, givesAt].map((at) => namesFrom(at, at === later ? words.length : later));
  return give?.length && get?.length ? { give, get } : undefined;
}
const WANTS =
  /^(?:wants?|asks|asked|asking|ζητησε|ζηταει|ζητα|ζητανε|ζητουν|ζητησαν|ζηταγε|θελει|θελουν|zhthse|zitise|zhtaei|zitaei|thelei|8elei)$/;
const OFFERS =
  /^(?:gives?|giving|offers?|offering|offered|sends?|sending|δινει|δινουν|δινοντασ|εδινε|προσφερει|προσφερουν|βαζει|dinei|edine|prosferei)$/;
const EITHER_OR = /^(?:or|η|h|i|ειτε|vs|versus|than)$/;

/** One word of exchange between two of the names parts them; a choice between names is no trade. */
export function tradeSides({ mentions, text }: Pick<Reading, "mentions" | "text">): TradeSides | undefined {
  const between = (one: PlayerMention, next: PlayerMention) =>
    text.words.slice(one.last + 1, next.first).map(({ normalized }) => normalized);
  const cuts = mentions.flatMap((next, at) => {
    const one = mentions[at - 1];
    return one && between(one, next).some((word) => EXCHANGES.test(word)) ? [at] : [];
  });
  const isChoice = mentions.some((next, at) => {
    const one = mentions[at - 1];
    return one !== undefined && between(one, next).some((word) => EITHER_OR.test(word));
  });
  const [cut] = cuts;
  if (cut === undefined || cuts.length > 1 || isChoice) return undefined;
  const names = mentions.map(({ searchFor }) => searchFor);
  const [first, second] = [names.slice(0, cut), names.slice(cut)];
  // "He is offering Garland for my Durant": what is named first would come.
  return OFFERED_TO_ME.test(foldedLine(text)) ? { give: second, get: first } : { give: first, get: second };
}
