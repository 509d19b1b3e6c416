/**
 * A trade that is talked over: "and if he throws in Pippen?", "what if I ask for Trae instead of Garland?", "what is a
 * fair counter?", "what do I get worse at?".
 *
 * Pure. Whose a player is follows from the rosters where the trade is valued, so a name is put on either side.
 */
import type { Concept } from "../concept";
import { namesSounding } from "../names/name-sounds";
import type { OwnReading } from "../reading";
import type { TradeSides } from "../roles";
import { fold } from "../text";
import type { Understanding } from "../understood-question";
import type { IntentDetail } from "../want";

type Carried = Pick<Understanding, "intent" | "intents" | "players" | "searchNames" | "roles"> &
  Partial<Pick<Understanding, "trade" | "mine">>;

export function tradeGoesOn(line: string, own: OwnReading, previous: Understanding): Carried | undefined {
  const { trade } = previous;
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
  if (INSTEAD.test(line) || (NOT_HIM.test(line) && names.length === 2)) return valued(replaced(trade, names), previous);
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
const COUNTER =
  / (?:counter\S*|counteroffer|fair (?:offer|deal|trade|price|ask)|better (?:offer|deal|ask)|ask for (?:instead|more)|what (?:should|could|do|would|must) i (?:\S+ ){0,2}(?:ask|offer|want|send|add|give|throw in|sweeten)|αντιπροταση|αντιπροτεινω|τι (?:να |counter |αλλο )*(?:ζητησω|αντιπροτεινω|δωσω|προτεινω|στειλω|βαλω)|antiprotas\S+|ti na zhthsw|ti na zitiso) /;
const ITS_EFFECT =
  / (?:(?:what|where|how|why|which cats?|which categories) (?:\S+ ){0,5}(?:worse|better|lose|losing|gain|hurts?|improve|give up)|(?:τι|σε τι|που|ποσο|γιατι) (?:\S+ ){0,4}(?:χειροτερ\S+|χανω|κερδιζω|καλυτερ\S+|βελτιων\S+)|(?:ti|giati|pou|se ti) (?:\S+ ){0,4}(?:xeiroter\S+|xanw|kerdiz\S+)) /;
const YES_OR_NO =
  /^ (?:(?:so|and|ok|but|hmm|just|και|ρε|λοιπον|οκ|ara|άρα|αρα|nai|tell me|πεσ μου|ok) )*(?:yes or no|accept|take it|do i (?:accept|take it|say yes|do it)|should i (?:accept|take it|do it|say yes)|worth it|ναι η οχι|το δεχομαι|να το δεχτω|δεχομαι|αξιζει|nai h oxi|to dexomai)(?: .*)?$/;
const INSTEAD = / (?:instead|rather than|in place of|swap|replace|αντι|στη θεση|anti|gia anti) /;
/** "Not Sexton, Barrett". */
const NOT_HIM = /^ (?:(?:but|ok|and|μα|αλλα|και) )*(?:not|no|οχι|oxi) /;
const ADDS =
  / (?:throws?|throwing|tosses?|adds?|adding|includes?|including|sweeten\S*|plus|βαλει|βαζει|βαλω|προσθεσ\S*|δωσει|δωσω|ριξει|valei|vazei|dwsei|doso|rixei|rixnei) /;
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
    players: names,
    searchNames: names,
    roles: { add: [], drop: [] },
    ...(mine && { mine }),
  };
}

/** Trades that bring what the other side had offered: both teams gain in those that are found. */
function offersFor({ give, get }: TradeSides, { mine = [] }: Understanding): Carried {
  const isMine = (names: readonly string[]) => names.some((name) => mine.some((own) => isSame(own, name)));
  const [theirs] = isMine(get) ? give : get;
  const names = theirs === undefined ? [] : [theirs];
  return {
    intent: "lineup_optimization",
    intents: new Set<IntentDetail>(["find-trades"]),
    players: names,
    searchNames: names,
    roles: { add: [], drop: [] },
  };
}

/** "Trae instead of Garland": who was in the trade goes; where nobody named was, the last that would come. */
function replaced({ give, get }: TradeSides, names: readonly string[]): TradeSides {
  const isIn = (side: readonly string[], name: string) => side.some((each) => isSame(each, name));
  const gone = names.find((name) => isIn(give, name) || isIn(get, name)) ?? get.at(-1) ?? "";
  const come = names.filter((name) => !isIn(give, name) && !isIn(get, name));
  const without = (side: readonly string[]) => side.filter((name) => !isSame(name, gone));
  return isIn(give, gone) ? { give: [...without(give), ...come], get } : { give, get: [...without(get), ...come] };
}

function added({ give, get }: TradeSides, names: readonly string[], isMine: boolean): TradeSides {
  const come = names.filter((name) => ![...give, ...get].some((each) => isSame(each, name)));
  return isMine ? { give: [...give, ...come], get } : { give, get: [...get, ...come] };
}
