/**
 * Questions about the players of the question before: "when's his next game?", "and for the rest of the season?", "is
 * George worse?".
 *
 * Pure.
 */
import type { OwnReading } from "../reading";
import type { Understanding } from "../understood-question";
import type { IntentDetail } from "../want";
import { aboutPlayers } from "./about-players";

type Carried = Pick<Understanding, "intent" | "intents" | "players" | "searchNames" | "roles"> &
  Partial<Pick<Understanding, "focus" | "asksSeason" | "day">>;

/** The next game is another than that of the day spoken of. */
export function nextGameOf(line: string, own: OwnReading, previous: Understanding): Carried | undefined {
  const { players, searchNames } = previous;
  if (own.mentions.length > 0 || searchNames.length === 0 || searchNames.length > 2) return undefined;
  if (own.concepts.has("club") || own.concepts.has("opponent")) return undefined;
  if (!NEXT_GAME.test(line) || OF_A_TEAM.test(line) || own.text.words.length > MAX_WORDS) return undefined;
  return {
    intent: "player_research",
    intents: new Set<IntentDetail>(["status"]),
    ...aboutPlayers(searchNames, players),
    day: undefined,
  };
}

/** "Scoot or Alvarado?", "and for the rest of the season?" */
export function seasonOfThem(line: string, own: OwnReading, previous: Understanding): Carried | undefined {
  const { players, searchNames, roles, intents } = previous;
  if (own.mentions.length > 0 || searchNames.length < 2 || !REST_OF_SEASON.test(line)) return undefined;
  if (intents.has("game-log") && !intents.has("simulate"))
    return {
      intent: "player_research",
      intents: new Set<IntentDetail>(["game-log"]),
      players,
      searchNames,
      roles,
      asksSeason: true,
    };
  if (!intents.has("simulate")) return undefined;
  return {
    intent: "player_research",
    intents: new Set<IntentDetail>(["simulate"]),
    players,
    searchNames,
    roles: roles.add.length > 0 ? roles : { add: searchNames, drop: roles.drop },
    focus: "compare",
    asksSeason: true,
  };
}

/** "How has Durant been?", "is George worse?" */
export function comparedWith(line: string, own: OwnReading, previous: Understanding): Carried | undefined {
  const [before, ...others] = previous.searchNames;
  const [now, ...more] = own.mentions;
  if (before === undefined || others.length > 0 || now === undefined || more.length > 0) return undefined;
  if (!previous.intents.has("game-log") || !IS_COMPARED.test(line)) return undefined;
  return {
    intent: "player_research",
    intents: new Set<IntentDetail>(["game-log"]),
    ...aboutPlayers([before, now.searchFor], [...previous.players, now.spelling]),
  };
}

/** "If so put him in" after whether he plays: whether he starts. */
export function putIn(
  line: string,
  own: OwnReading,
  previous: Understanding,
): (Carried & { isStartQuestion: true }) | undefined {
  const { searchNames, players, intents, day } = previous;
  if (own.mentions.length > 0 || searchNames.length !== 1 || !intents.has("status") || !PUTS_IN.test(line))
    return undefined;
  return {
    intent: "player_research",
    intents: new Set<IntentDetail>(["status", "daily-lineup"]),
    ...aboutPlayers(searchNames, players),
    focus: "start-sit",
    isStartQuestion: true,
    ...(day && { day }),
  };
}
const PUTS_IN =
  / (?:(?:put|plug|slot|stick|leave|keep) him (?:in|at|there)|start him|(?:βαλε|βαλ|βαλτον|βαλε τον|vale|val|valton|vale ton) (?:\S+ )?(?:μεσα|βασικο|πενταδα|mesa|vasiko|basiko|pentada)) /;

/** "And where does Barrett fit among them?" after two who were compared: all of them. */
export function oneMoreCompared(line: string, own: OwnReading, previous: Understanding): Carried | undefined {
  const { searchNames, players, intents, roles, focus, asksSeason } = previous;
  const names = own.mentions.map(({ searchFor }) => searchFor);
  const isComparison = searchNames.length > 1 && (intents.has("game-log") || focus === "compare");
  if (!isComparison || names.length !== 1 || !ONE_MORE.test(line) || searchNames.includes(names[0] ?? ""))
    return undefined;
  const all = [...searchNames, ...names];
  return {
    intent: "player_research",
    intents,
    players: [...players, ...own.mentions.map(({ spelling }) => spelling)],
    searchNames: all,
    roles: roles.add.length > 0 ? { add: [...roles.add, ...names], drop: roles.drop } : roles,
    ...(focus && { focus }),
    ...(asksSeason && { asksSeason }),
  };
}
const ONE_MORE =
  /^ (?:(?:ok|so) )?(?:and|what about|how about|where (?:does|would|do)|και|κι|kai|ki|k) | (?:fit in|compared to (?:them|those)|among them|against (?:them|those)|ranks?|αναμεσα|σε σχεση|σε συγκριση|anamesa|se sxesh|se sigkrisi) /;

const IS_COMPARED = / (?:worse|better|χειροτερ\S*|καλυτερ\S*|xeiroter\S*|kaluter\S*|kaliter\S*|kalyter\S*) /;
const MAX_WORDS = 8;
const NEXT_GAME =
  / (?:(?:next|upcoming) (?:game|one|match)|(?:when|what day) (?:\S+ ){0,3}(?:next|play again)|(?:επομεν\S+|επομενο του|ξαναπαιζ\S+|epomen\S+|ksanapaiz\S+)) /;
const OF_A_TEAM = / (?:week|matchup|opponent|team|εβδομαδα|αντιπαλ\S+|αναμετρηση|vdomada) /;
const REST_OF_SEASON =
  / (?:ros|rest of (?:the )?(?:season|year)|long term|long run|season long|for the season|υπολοιπ\S+ (?:τησ )?(?:σεζον|χρονιασ|χρονια)|μεχρι το τελοσ|μακροπροθεσμα|ypoloip\S+ (?:ths |tis )?(?:sezon|xronias)|makroprothesma) /;
