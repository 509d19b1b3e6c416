/**
 * A trade that is talked over: "and if he throws in Pippen?", "what if I ask for Trae instead of Garland?", "what is a
 * fair counter?", "what do I get worse at?", "will they say yes?", "which team would want him?".
 *
 * Pure. Whose a player is follows from the rosters where the trade is valued, so a name is put on either side.
 */
import type { Concept } from "../concept";
import { namesSounding } from "../names/name-sounds";
import type { OwnReading } from "../reading";
import type { TradeSides } from "../roles";
import { fold } from "../text";
import { tradeSides } from "../trades/trade-asks";
import type { Understanding } from "../understood-question";
import type { IntentDetail } from "../want";
import { aboutPlayers } from "./about-players";

type Carried = Pick<Understanding, "intent" | "intents" | "players" | "searchNames" | "roles"> &
  Partial<Pick<Understanding, "trade" | "mine" | "otherTeam" | "freeAgentFilter" | "focus">>;

/** Trades with him, or for him, after one that was valued or after some that were found. */
export function offersGoOn(line: string, own: OwnReading, previous: Understanding): Carried | undefined {
  const { intents, trade, searchNames } = previous;
  // "What about Coby White for Lopez?" among offers is another trade.
  const sides = intents.has("find-trades") ? tradeSides(own) : undefined;
  if (sides) return valued(sides, previous);
  if (own.mentions.length > 0 || own.concepts.has("free-agents") || own.concepts.has("start")) return undefined;
  const isOfFound = intents.has("find-trades") && THEY_AGREE.test(line);
  if (!OTHER_OFFERS.test(line) && !isOfFound && !SELLS_HIM.test(line)) return undefined;
  if (trade) return offersFor(trade, previous);
  const { otherTeam, freeAgentFilter } = previous;
  if (intents.has("find-trades"))
    return { ...offers(searchNames), freeAgentFilter, ...(otherTeam !== undefined && { otherTeam }) };
  return searchNames.length === 1 && (TRADES.test(line) || SELLS_HIM.test(line)) ? offers(searchNames) : undefined;
}

export function tradeGoesOn(line: string, own: OwnReading, previous: Understanding): Carried | undefined {
  const { trade } = previous;
  if (trade && own.mentions.length === 0 && MUST_DROP.test(line)) return valued(trade, previous);
  if (trade && own.mentions.length === 0 && THEY_AGREE.test(line) && !COUNTER.test(line))
    return { ...valued(trade, previous), focus: "they-agree" };
  const isSweetened = SWEETENS.test(line);
  if (!trade || OF_ANOTHER_MATTER.test(line)) return undefined;
  if (!isSweetened && OTHER_IDEAS.some((idea) => own.concepts.has(idea))) return undefined;
  const names = own.mentions.map(({ searchFor }) => searchFor);
  if (names.length === 0) {
    if (COUNTER.test(line)) return offersFor(trade, previous);
    return ITS_EFFECT.test(line) || YES_OR_NO.test(line) ? valued(trade, previous) : undefined;
  }
  if (names.length > 2 || ((own.concepts.has("health") || own.concepts.has("form")) && !INSTEAD.test(line)))
    return undefined;
  if (INSTEAD.test(line) || (NOT_HIM.test(line) && names.length === 2))
    return valued(replaced(trade, names, INSTEAD.test(line) && areJoined(own)), previous);
  return ADDS.test(line) ? valued(added(trade, names, I_ADD.test(line)), previous) : undefined;
}

/** What a question of its own is about. */
const OTHER_IDEAS: readonly Concept[] = [
  "start",
  "bench",
  "drop",
  "matchup",
  "roster",
  "free-agents",
  "schedule",
  "news",
];
const OF_ANOTHER_MATTER =
  / (?:free agents?|waivers?|wire|lineup|tonight|schedule|games?|news|ελευθερ\S+|πενταδα|αποψε|αγωνεσ|ματσ|νεα|programma|agwnes|apopse) /;
/** Who has to go where more come than leave. */
const MUST_DROP =
  / (?:(?:have|need|got|had|forced) to (?:drop|cut)|(?:then|so) who (?:goes|gets (?:cut|dropped))|who (?:would|do|must) i have to (?:drop|cut)|(?:πρεπει|θα πρεπει|αναγκαστ\S+) (?:\S+ ){0,3}(?:κοψω|διωξω|αφησω)|(?:prepei) (?:\S+ ){0,3}(?:kopsw|diwksw|afhsw)) /;
/** Whether the other side gains enough to agree. */
const THEY_AGREE =
  / (?:(?:would|will|does|do|might|could) (?:he|she|they|(?:his|the|their|that) owner|the other (?:guy|team|side|owner)|that guy) (?:\S+ ){0,3}(?:accept|agree|say yes|go for|take|do|bite)|(?:chances?|odds|likely) (?:\S+ ){0,4}(?:accepts?|agrees?|says? yes|takes? it)|(?:θα )?(?:δεχτει|δεχτουν|δεχοταν|δεχονταν|πει (?:το )?ναι|πουν (?:το )?ναι)|(?:tha |na )?(?:dextei|dextoun|dexotan|pei nai|poun nai)) /;
const OTHER_OFFERS =
  / (?:(?:who|what|anyone|anything|any|which (?:player|guy|one)s?) (?:else )?(?:\S+ ){0,8}(?:for him|in return|in exchange|to get him|give up|offer|ask for|ask)|(?:who|what) else (?:\S+ ){0,8}(?:for|want|take|give|accept)|(?:which|what) teams?|with whom|who (?:\S+ )?(?:needs?|wants?|could use|would want)|(?:make|draft|write|build|put together|φτιαξ\S+|γραψ\S+|κανε|ftiaks?e|grapse) (?:\S+ ){0,5}(?:offer|proposal|trade|deal|message|προτασ\S+|ανταλλαγ\S+|protas\S+|antallag\S+)|(?:other|another|different|better) (?:offers?|trades?|deals?|teams?|one)|something (?:better|else|cheaper|less)|(?:cheaper|too much|thats a lot)|(?:πιο )?(?:φθην|φτην)\S+|(?:πολλα|πολυ) (?:ειναι|einai)|polla einai|pio ft\S+|(?:τι|ποιον|ποιουσ|ποιοσ) (?:αλλο(?:ν|υσ)? )?(?:\S+ ){0,5}(?:εδινα|δωσω|δινω|ζητησω|προτεινω|ηθελαν|δεχονταν)|(?:με |σε )?(?:ποια ομαδα|ποιεσ ομαδεσ)|αλλη (?:ανταλλαγη|προταση|ομαδα)|κατι (?:καλυτερο|αλλο)|(?:me |se )?(?:poia omada|poies omades)|allh? (?:antallagh|antalagi|protash|omada)|kati (?:kalytero|kalutero|kalitero|allo)|ti (?:allo )?(?:na )?(?:dwsw|zhthsw|edina|proteinw)) /;
const SELLS_HIM =
  / (?:(?:sell|trade|shop|move|flip|deal) (?:him|high|now|while)|(?:worth|should i) (?:sell|trad|shop|mov)ing|cash in|(?:για|gia) (?:πουλημα|poulima|poulhma)|sell or hold|(?:να|μηπωσ να|na|mipws na|mhpws na) (?:τον |ton )(?:δωσω|πουλησω|ανταλλαξω|dwsw|poulhsw|pouliso|antallaksw)) /;
const TRADES =
  / (?:trade|deal|offer|return|sell|shop|move him|cash in|give (?:him )?up|πουλησω|να τον δωσω|na ton dwsw|ανταλλαγ\S+|τρειντ|trade|antallag\S+) /;
const COUNTER =
  / (?:counter\S*|counteroffer|fair (?:offer|deal|trade|price|ask)|better (?:offer|deal|ask)|ask for (?:instead|more)|what (?:should|could|do|would|must) i (?:\S+ ){0,2}(?:ask|offer|want|send|add|give|throw in|sweeten)|αντιπροταση|αντιπροτεινω|τι (?:να |counter |αλλο )*(?:ζητησω|αντιπροτεινω|δωσω|προτεινω|στειλω|βαλω)|antiprotas\S+|ti na zhthsw|ti na zitiso|(?:ζητησω|ζηταγα|βαλω|δωσει|δωσουν) (?:\S+ )?(?:κατι|κι αλλο|παραπανω)|ask (?:for )?(?:something|a bit|a little|anything) (?:more|extra|on top)|something (?:extra|on top)) /;
const ITS_EFFECT =
  / (?:(?:what|where|how|why|which cats?|which categories) (?:\S+ ){0,5}(?:worse|better|lose|losing|gain|hurts?|improve|give up)|(?:τι|σε τι|που|ποσο|γιατι) (?:\S+ ){0,4}(?:χειροτερ\S+|χανω|κερδιζω|καλυτερ\S+|βελτιων\S+)|(?:ti|giati|pou|se ti) (?:\S+ ){0,4}(?:xeiroter\S+|xanw|kerdiz\S+)) /;
const YES_OR_NO =
  /^ (?:(?:so|and|ok|but|hmm|just|και|ρε|λοιπον|οκ|ara|άρα|αρα|nai|tell me|πεσ μου|ok) )*(?:yes or no|accept|take it|do i (?:accept|take it|say yes|do it)|should i (?:accept|take it|do it|say yes)|worth it|ναι η οχι|το δεχομαι|να το δεχτω|δεχομαι|αξιζει|nai h oxi|to dexomai)(?: .*)?$/;
const INSTEAD = / (?:instead|rather than|in place of|swap|replace|αντι|στη θεση|anti|gia anti) /;
/** "Towns + Bam", "Towns and Bam". */
const areJoined = ({ mentions, text }: OwnReading): boolean =>
  mentions.every((mention, at) => {
    const before = mentions[at - 1];
    return (
      before === undefined ||
      text.words.slice(before.last + 1, mention.first).every(({ normalized }) => JOINS.test(normalized))
    );
  });
const JOINS = /^(?:plus|and|n|και|kai|k|τον|ton)$/;
/** "Not Sexton, Barrett". */
const NOT_HIM = /^ (?:(?:but|ok|and|μα|αλλα|και) )*(?:not|no|οχι|oxi) /;
const ADDS =
  / (?:throws?|throwing|tosses?|adds?|adding|includes?|including|sweeten\S*|plus|βαλει|βαζει|βαλω|προσθεσ\S*|δωσει|δωσω|ριξει|ζητησ(?:ει|ουν)|ζηταει|επιπλεον|zhthsei|zitisei|zitaei|epipleon|asks? for|wants|also|too|as well|valei|vazei|dwsei|doso|rixei|rixnei) /;
/** "What if I throw in Herro on top": no start, no matchup. */
const SWEETENS = / (?:throw|throws|toss|tosses) (?:\S+ )?in | (?:on top|as a sweetener|from my side) /;
const I_ADD =
  / (?:i|we|ill) (?:\S+ )?(?:add|throw|include|toss|give|sweeten)| (?:βαλω|δωσω|προσθεσω|valw|dwsw|prosthesw) /;

/** "Garland" is Darius Garland, and Γκάρλαντ. */
const isSame = (one: string, other: string): boolean => {
  const [a, b] = [soundsOf(one), soundsOf(other)];
  const isWithin = (words: string[][], whole: string[][]) =>
    words.every((sounds) => whole.some((each) => each.some((sound) => sounds.includes(sound))));
  return isWithin(a, b) || isWithin(b, a);
};
const soundsOf = (name: string): string[][] =>
  fold(name)
    .split(" ")
    .map((word) => [word, ...namesSounding(word)]);

function valued(trade: TradeSides, { mine }: Understanding): Carried {
  const names = [...trade.give, ...trade.get];
  return {
    intent: "player_research",
    intents: new Set<IntentDetail>(["trade"]),
    trade,
    ...aboutPlayers(names),
    ...(mine && { mine }),
  };
}

/** Trades that bring what the other side had offered: both teams gain in those that are found. */
function offersFor({ give, get }: TradeSides, { mine = [] }: Understanding): Carried {
  const isMine = (names: readonly string[]) => names.some((name) => mine.some((own) => isSame(own, name)));
  const [theirs] = isMine(get) ? give : get;
  return offers(theirs === undefined ? [] : [theirs]);
}

const offers = (names: readonly string[]): Carried => ({
  intent: "lineup_optimization",
  intents: new Set<IntentDetail>(["find-trades"]),
  ...aboutPlayers(names),
});

/** The trade with those named in it, out of it, or in another's place, as the words say. @param line folded */
export function tradeChanged(trade: TradeSides, names: readonly string[], line: string): TradeSides {
  const isIn = (name: string) => [...trade.give, ...trade.get].some((each) => isSame(each, name));
  if (!names.every(isIn))
    return INSTEAD.test(line) ? replaced(trade, names, false) : added(trade, names, I_ADD.test(line));
  const without = (side: readonly string[]) => side.filter((each) => !names.some((name) => isSame(name, each)));
  const rest = { give: without(trade.give), get: without(trade.get) };
  return LEFT_OUT.test(line) && rest.give.length > 0 && rest.get.length > 0 ? rest : trade;
}
const LEFT_OUT =
  / (?:without|not|no|minus|drop|take|leave|keep|remove|χωρισ|οχι|βγαλω|βγαλουμε|κρατησω|xwris|xoris|oxi|vgalw|krathsw) /;

/** "Trae instead of Garland": who was in the trade goes; where nobody named was, the last that would come. */
function replaced({ give, get }: TradeSides, names: readonly string[], isJoined: boolean): TradeSides {
  const isIn = (side: readonly string[], name: string) => side.some((each) => isSame(each, name));
  // "Towns + Bam instead": with one of them in the trade already, the other comes beside him.
  if (isJoined && names.length > 1) {
    const [staying] = names.filter((name) => isIn(give, name) || isIn(get, name));
    if (staying !== undefined) return isIn(give, staying) ? { give: names, get } : { give, get: names };
  }
  const gone = names.find((name) => isIn(give, name) || isIn(get, name)) ?? get.at(-1) ?? "";
  const come = names.filter((name) => !isIn(give, name) && !isIn(get, name));
  const without = (side: readonly string[]) => side.filter((name) => !isSame(name, gone));
  return isIn(give, gone) ? { give: [...without(give), ...come], get } : { give, get: [...without(get), ...come] };
}

function added({ give, get }: TradeSides, names: readonly string[], isMine: boolean): TradeSides {
  const come = names.filter((name) => ![...give, ...get].some((each) => isSame(each, name)));
  return isMine ? { give: [...give, ...come], get } : { give, get: [...get, ...come] };
}
