/**
 * Short questions that stay with the matter of the one before: "when are they back?" after who is hurt, "and who of mine
 * has it worst?" after games in the playoffs, "so who has more?" after games left.
 *
 * Pure.
 */
import { JUDGES } from "../named-asks";
import type { OwnReading } from "../reading";
import { asksForPlayoffGames, IF_THIS_WEEK } from "../season/season-asks";
import type { Understanding } from "../understood-question";
import type { IntentDetail } from "../want";
import { aboutPlayers } from "./about-players";

type Carried = Partial<Understanding>;

export function sameMatter(line: string, own: OwnReading, previous: Understanding): Carried | undefined {
  if (own.mentions.length > 0) return undefined;
  return (
    judged(line, previous) ??
    whyBehind(line, previous) ??
    addsNow(line, previous) ??
    openPlaces(line, previous) ??
    whatItTakes(line, previous) ??
    whoFitsReserve(line, previous) ??
    hurtPlayers(line, previous) ??
    playoffGames(line, previous) ??
    gamesOfBoth(line, previous) ??
    ofTheSeason(line, previous)
  );
}

/** "How did that happen?" after the score. */
const whyBehind = (line: string, { intents }: Understanding): Carried | undefined =>
  intents.has("matchup") && intents.size === 1 && HOW_SO.test(line)
    ? {
        intent: "matchup_analysis",
        intents: new Set<IntentDetail>(["matchup", "opponent-roster", "my-roster"]),
        focus: "why-behind",
        day: { kind: "offset", days: -1 },
      }
    : undefined;
const HOW_SO =
  / (?:how (?:did|come)|what (?:happened|went wrong)|why so|τι εγινε|πωσ εγινε|τι πηγε (?:στραβα|λαθοσ)|ti egine|pws egine) /;

/** "Should I use one today?" after how many adds are left. */
const addsNow = (line: string, { focus, question }: Understanding): Carried | undefined =>
  (focus === "adds-left" || ADDS.test(question)) && USES_ONE.test(line)
    ? {
        intent: "lineup_optimization",
        intents: new Set<IntentDetail>(["plan"]),
        focus: "adds-timing",
      }
    : undefined;
const ADDS = /\b(?:adds?|moves|pickups?)\b|προσθηκ|προσθήκ|κινησεισ|κινήσεις/i;
const USES_ONE =
  / (?:(?:use|burn|spend|make|save|keep) (?:one|it|them|some|another|any)|(?:να )?(?:χρησιμοποιησω|ξοδεψω|κανω|βαλω|κρατησω) (?:μια|καποια|τη|την|τισ)|(?:na )?(?:xrhsimopoihsw|ksodepsw|kanw|krathsw) (?:mia|kapoia)) /;

/** "Any empty slots?", "who could fill them?" after the lineup of a day. */
function openPlaces(line: string, { intents, day }: Understanding): Carried | undefined {
  if (!intents.has("daily-lineup")) return undefined;
  if (WHO_FILLS.test(line))
    return {
      intent: "lineup_optimization",
      intents: new Set<IntentDetail>(["free-agents", "value-free-agents"]),
      freeAgentFilter: {},
      day: day ?? { kind: "offset", days: 0 },
    };
  if (!EMPTY.test(line) || day === undefined) return undefined;
  return { intent: "lineup_optimization", intents: new Set<IntentDetail>(["daily-lineup"]), asksPlaces: true, day };
}
const WHO_FILLS =
  / (?:who|anyone|anybody|someone|ποιοσ|ποιον|ποιοι|poios|poion|pios) (?:\S+ ){0,4}(?:fills?|plug|fill in|γεμι\S+|βαλω εκει|gemi\S+) /;
const EMPTY =
  / (?:empty|open|unfilled|free) (?:slots?|spots?|places?)|(?:slots?|spots?) (?:empty|open)|(?:κενεσ|αδειεσ|κενη|αδεια) θεσ\S+|(?:kenes|adeies) theseis/;

/** "What has to happen?", "what do I do first?" after the chance: the moves. */
const whatItTakes = (line: string, { focus }: Understanding): Carried | undefined =>
  focus === "chance" && TO_DO.test(line)
    ? { intent: "lineup_optimization", intents: new Set<IntentDetail>(["plan"]), asksChance: false }
    : undefined;
const TO_DO =
  / (?:what (?:do|should|must|can|has to|would|needs to)|where do i start|do first|first (?:move|step)|how do i|τι (?:πρεπει|κανω|να κανω|χρειαζεται)|απο που (?:ξεκιναω|αρχιζω)|πωσ (?:το )?(?:γυριζω|γυριζεται)|ti (?:prepei|kanw|na kanw)) /;

/** "Who else could go in that slot?" after injured reserve: my players who are hurt. */
const whoFitsReserve = (line: string, { question, isHoldQuestion, asksReserve }: Understanding): Carried | undefined =>
  (asksReserve === true || (isHoldQuestion && OF_RESERVE.test(question))) && WHO_ELSE.test(line)
    ? {
        intent: "lineup_optimization",
        intents: new Set<IntentDetail>(["my-roster"]),
        ...aboutPlayers(),
        asksHealth: true,
        asksLineup: false,
        asksGames: false,
        isDropQuestion: false,
        isHoldQuestion: false,
      }
    : undefined;
const OF_RESERVE = /\b(?:ir|injured reserve)\b/i;
const WHO_ELSE =
  / (?:who|anyone|anybody|which|ποιοσ|ποιον|poios|poion) (?:\S+ ){0,8}(?:ir|slot|spot|there|eligible|θεση|εκει|thesh|ekei) /;

/** "Should I be worried?" after how he has played. */
function judged(line: string, { intents, searchNames, players }: Understanding): Carried | undefined {
  const isOfHim = searchNames.length === 1 && (intents.has("game-log") || intents.has("status"));
  if (!isOfHim || !JUDGES.test(line)) return undefined;
  return {
    intent: "player_research",
    intents: new Set<IntentDetail>(["status", "game-log"]),
    ...aboutPlayers(searchNames, players),
    isHoldQuestion: true,
  };
}

/** "When are they back?" is answered by the same list, "any of them I should cut?" by who goes first. */
function hurtPlayers(line: string, previous: Understanding): Carried | undefined {
  if (!previous.asksHealth || !previous.intents.has("my-roster")) return undefined;
  if (CUTS_ONE.test(line))
    return {
      intent: "lineup_optimization",
      intents: new Set<IntentDetail>(["plan", "my-roster"]),
      focus: "whom-to-drop",
      isDropQuestion: true,
      asksHealth: false,
    };
  return BACK.test(line) ? stays(previous) : undefined;
}
const BACK =
  / (?:back|return|returns|returning|expected|how long|γυρ\S+|επιστρ\S+|ποσο καιρο|gyr\S+|gur\S+|epistr\S+|poso kairo) /;
const CUTS_ONE =
  / (?:(?:any|one|which|who)(?: one)?(?: of (?:them|those|these))? (?:\S+ ){0,5}(?:cut|drop|droppable|waive)|(?:ποιον|κανεναν|ποιουσ) (?:\S+ ){0,4}(?:κοψω|διωξω|αφησω|ριξω)|(?:poion|kanenan) (?:\S+ ){0,4}(?:kopsw|diwksw|diwxw|afhsw|rixw)) /;

/** "And who of mine has the worst schedule then?" */
const playoffGames = (line: string, previous: Understanding): Carried | undefined =>
  asksForPlayoffGames(previous.question) && OF_GAMES.test(line) ? stays(previous) : undefined;
const OF_GAMES =
  / (?:schedules?|games|worst|best|most|fewest|προγραμμα|αγων\S+|ματσ|χειροτερ\S+|καλυτερ\S+|programma|mats) /;

/** "So who has more left, me or him?" */
function gamesOfBoth(line: string, previous: Understanding): Carried | undefined {
  if (!previous.intents.has("schedule") || !WHO_HAS_MORE.test(line)) return undefined;
  return stays(previous);
}
const WHO_HAS_MORE =
  / (?:who|which|ποιοσ|ποια|poios|pios|poia) (?:\S+ ){0,3}(?:more|most|fewer|less|advantage|edge|περισσοτερ\S+|λιγοτερ\S+|πιο πολλ\S+|perissoter\S+|pio poll\S+) /;

/** "How much do they change if I lose this week?", "what if I win?" after the odds of the season. */
function ofTheSeason(line: string, previous: Understanding): Carried | undefined {
  if (!OF_THE_ODDS.some((want) => previous.intents.has(want))) return undefined;
  if (!IF_THIS_WEEK.test(line) && !ITS_WEIGHT.test(line)) return undefined;
  return {
    intent: "general_advice",
    intents: new Set<IntentDetail>(["season-odds"]),
    focus: "season-by-result",
    ...aboutPlayers(),
  };
}
const ITS_WEIGHT =
  / (?:how (?:much|big) (?:\S+ ){0,3}(?:week|matchup|one|game) (?:\S+ )?(?:matter|matters|mean|means|is it)|how (?:much|important) (?:\S+ ){0,3}(?:week|matchup)|(?:ποσο|poso) (?:μετραει|κρινει|σημασια|metraei|krinei|shmasia) (?:\S+ ){0,4}(?:εβδομαδα|βδομαδα|αναμετρηση|ματσ|vdomada|bdomada|evdomada|mats)) /;
const OF_THE_ODDS: readonly IntentDetail[] = ["season-odds", "standings-odds", "league"];

/** The question before, word for word, answered again. */
const stays = (previous: Understanding): Carried => ({
  intent: previous.intent,
  intents: previous.intents,
  players: previous.players,
  searchNames: previous.searchNames,
  roles: previous.roles,
  question: previous.question,
  asksHealth: previous.asksHealth,
  asksLineup: previous.asksLineup,
  ...(previous.focus && { focus: previous.focus }),
});
