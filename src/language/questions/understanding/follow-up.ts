/**
 * A question in the light of those before it: "and him?", "what about Thursday?", "and in assists?", "why?".
 *
 * Pure. Only a short question that leaves something open is filled in; one that stands alone is never changed.
 */

import type { Concept } from "./concept";
import { leagueQuestionOf } from "./league-topics";
import type { PlayerMention } from "./names/player-mentions";
import { proTeamsAsked } from "./names/pro-teams";
import type { OwnReading } from "./reading";
import { foldedLine } from "./text";
import type { Understanding } from "./understood-question";
import type { IntentDetail } from "./want";

const MAX_FOLLOW_UP_WORDS = 14;
const PLAYER_WANTS: ReadonlySet<IntentDetail> = new Set([
  "status",
  "news",
  "game-log",
  "player-schedule",
  "slot-fit",
  "simulate",
]);
/** Ideas that leave the question open: what it asks must come from the one before. */
const OPEN: ReadonlySet<Concept> = new Set([
  ...(["plain", "follow-up", "day", "position", "stat", "pronoun", "compare", "me", "who", "how", "week"] as const),
  ...(["domain", "thanks", "explain"] as const),
]);

/** "Should I drop him?": the player spoken of before; "drop him for Wells?": he and the one named now. */
export function withPronoun(own: OwnReading, previous: Understanding | undefined): OwnReading {
  const both = previous && bothBefore(own, previous);
  if (both) return { ...own, mentions: both };
  const isOfATeam = own.concepts.has("roster") || own.concepts.has("opponent");
  const at = pronounIn(own);
  if (at < 0 || isOfATeam || previous === undefined || previous.players.length === 0) return own;
  const [named] = own.mentions;
  // "I'll take Clingan, who do I cut for him?": he is the one just named.
  if (named !== undefined && named.last < at && WHO_GOES_FOR_HIM.test(foldedLine(own.text))) return own;
  const isBefore =
    named !== undefined && at < named.first && own.mentions.length === 1 && previous.players.length === 1;
  const isBesides = named !== undefined && own.mentions.length === 1 && EITHER.test(foldedLine(own.text));
  if (named !== undefined && !isBesides && !(isBefore && own.concepts.has(pairing(own)))) return own;
  const before = previous.players.map(
    (spelling, index): PlayerMention => ({
      spelling,
      searchFor: previous.searchNames[index] ?? spelling,
      isSure: true,
      first: at,
      last: at,
    }),
  );
  return { ...own, mentions: [...before, ...own.mentions] };
}

/** "Which one is back first?" after two players, named in one question or in two. */
function bothBefore(own: OwnReading, previous: Understanding): PlayerMention[] | undefined {
  if (own.mentions.length > 0 || own.text.words.length > MAX_FOLLOW_UP_WORDS) return undefined;
  if (OF_A_TEAM.some((phraseGroup) => own.concepts.has(phraseGroup)) || !WHICH_OF_TWO.test(foldedLine(own.text)))
    return undefined;
  const { players, searchNames, before } = previous;
  const names = [...(players.length === 1 ? (before ?? []) : []), ...searchNames.slice(0, players.length)];
  if (names.length !== 2) return undefined;
  return names.map((name): PlayerMention => ({ spelling: name, searchFor: name, isSure: true, first: 0, last: 0 }));
}
const OF_A_TEAM: readonly Concept[] = ["roster", "opponent", "matchup", "free-agents", "lineup"];
const WHICH_OF_TWO =
  / (?:which (?:one|of (?:them|the two|those|these))|who of (?:them|the two)|(?:of|between) (?:the two|those two|them)|both of them|who (?:is|will be|comes|gets|returns) (?:\S+ )?(?:first|sooner)|whos back first|απο τουσ δυο|και οι δυο|και τουσ δυο|ποιοσ (?:\S+ ){0,2}(?:πρωτοσ|νωριτερα)) /;

const WHO_GOES_FOR_HIM =
  / (?:who|whom|whos|ποιον|ποιοσ|pion|poion|pios) (?:\S+ ){0,4}(?:drop|cut|lose|leaves?|goes|waive|release|κοβω|κοψω|ριξω|ριχνω|φευγει|διωξω|διωχνω|kovo|kopsw|rixw|rixno|feugei|fevgei) (?:\S+ ){0,3}(?:him|his|αυτον|του|τον|afton|auton) /;

/** "Him or Durant?", "Durant or him?" */
const EITHER = / him or | or him | αυτοσ η | η αυτοσ | αυτον η | η αυτον /;

const ACTIONS: readonly Concept[] = ["drop", "start", "hold", "add", "trade", "health", "bench", "fit"];

/** Place of the first pronoun, -1 without one. "Τον" is an article unless a verb follows: "να τον κόψω". */
function pronounIn({ byWord, text }: OwnReading): number {
  return byWord.findIndex((concepts, at) => {
    const messageText = text.words[at]?.normalized ?? "";
    // Inside a longer way to say something as well: "let him go".
    if (!/^(?:τον|του|τουσ)$/.test(messageText)) return concepts.has("pronoun") || messageText === "him";
    if (/^(?:θα|να|μην)$/.test(text.words[at - 1]?.normalized ?? "")) return true;
    return ACTIONS.some((phraseGroup) => byWord[at + 1]?.has(phraseGroup));
  });
}

/** The concept that takes two players: a swap, a choice. */
const pairing = ({ concepts }: OwnReading): Concept =>
  (["drop", "add", "trade", "compare", "start"] as const).find((phraseGroup) => concepts.has(phraseGroup)) ?? "compare";

/** "Shorter please": the question before, answered in fewer words. */
export const asksForLess = ({ text }: OwnReading): boolean =>
  text.words.length <= MAX_FOLLOW_UP_WORDS && IN_FEWER_WORDS.test(foldedLine(text));
const IN_FEWER_WORDS =
  /^ (?:(?:ok|okay|please|can|could|you|u|make|gimme|pick|only|keep|give|it|that|this|me|a|an|the|bit|much|way|now|even|too|long|thats|just|say|tell|answer|and|but|more|in|pls) )*(?:shorter|short|brief|briefer|briefly|tldr|tl dr|summary|summari[sz]e|concise|concisely|(?:one|1|a single) (?:line|sentence|name|player|guy|pick)|pick one|fewer words|less text)(?: (?:please|pls|version|answer|one|it|that|this|thanks|form|up|for|me|again))* $|^ (?:(?:οκ|ενταξει|πεσ|πεσ το|το|μου|μπορεισ|δωσε|κανε|καν|λιγο|ακομα|πολυ|τωρα|παρακαλω|και|σε|με) )*(?:πιο (?:συντομ\S+|μικρ\S+|λιγα|λακωνικ\S+)|συντομα|συντομοτερ\S+|λιγ(?:α|οτερα) λογια|περιληψη|συνοψ\S+|μια (?:γραμμη|προταση)|ενα ονομα|(?:εναν|ενα) μονο|μονο (?:εναν|ενα)(?: ονομα| παικτη)?|ποιον τελικα)(?: (?:παρακαλω|λιγο|πεσ|μου|το|γινεται))* $/;

export function filledIn(fresh: Understanding, own: OwnReading, previous: Understanding): Understanding {
  if (own.text.words.length > MAX_FOLLOW_UP_WORDS || previous.intents.size === 0) return fresh;
  return (
    opponentInstead(fresh, own, previous) ??
    gamesOfProTeams(fresh, own, previous) ??
    samePlayers(fresh, own, previous) ??
    sameQuestion(fresh, own, previous)
  );
}

/** "And my opponent's?" after my roster. */
function opponentInstead(fresh: Understanding, own: OwnReading, previous: Understanding): Understanding | undefined {
  const isRosterBefore = previous.intents.has("my-roster") && !previous.intents.has("matchup");
  if (!isRosterBefore || !fresh.intents.has("matchup") || !onlySays(own, "opponent")) return undefined;
  const { asksHealth, asksLineup, asksGames } = previous;
  const day = fresh.day ?? previous.day;
  const intents: ReadonlySet<IntentDetail> = new Set(["opponent-roster"]);
  return { ...fresh, intents, asksHealth, asksLineup, asksGames, ...(day === undefined ? {} : { day }) };
}

/** "And the Lakers?", "and next week?" after the games of NBA teams, which the question itself names. */
function gamesOfProTeams(fresh: Understanding, own: OwnReading, previous: Understanding): Understanding | undefined {
  if (!previous.intents.has("schedule") || proTeamsAsked(previous.question).length === 0) return undefined;
  const isOther = onlySays(own, "club");
  if (!isOther && !(own.window !== undefined && onlySays(own, "schedule"))) return undefined;
  const { intents, intent } = previous;
  const { question } = isOther ? fresh : previous;
  const day = own.day ?? previous.day;
  const window = own.window ?? previous.window;
  return {
    ...fresh,
    question,
    intents,
    intent,
    unsupported: [],
    confidence: "guess",
    ...(day === undefined ? {} : { day }),
    ...(window === undefined ? {} : { window }),
  };
}

/** "The last 5 games?", "and in assists?", "any news?" after a question about a player. */
function samePlayers(fresh: Understanding, own: OwnReading, previous: Understanding): Understanding | undefined {
  if (previous.players.length === 0 || fresh.players.length > 0) return undefined;
  const intents = ABOUT_THE_SAME.find(([concepts]) => onlySays(own, ...concepts))?.[1];
  if (intents === undefined) return undefined;
  const { players, searchNames } = previous;
  return {
    ...fresh,
    players,
    searchNames,
    intents: new Set(intents),
    intent: "player_research",
    confidence: "guess",
    unsupported: [],
  };
}
const ABOUT_THE_SAME: readonly (readonly [Concept[], IntentDetail[]])[] = [
  [["games"], ["player-schedule"]],
  [["form", "games"], ["game-log"]],
  [["stat"], ["game-log"]],
  [["news"], ["status", "news"]],
  [["health"], ["status", "news"]],
  [["schedule"], ["player-schedule"]],
];

/** "And Booker?", "what about Thursday?", "only guards": the question before, with this one's words in place. */
function sameQuestion(fresh: Understanding, own: OwnReading, previous: Understanding): Understanding {
  if (!onlySays(own)) return fresh;
  const hasDays = own.day !== undefined || own.window !== undefined || own.range !== undefined;
  const hasSlot = hasDays || Object.keys(own.filter).length > 0;
  const isNewPlayer = fresh.players.length > 0;
  if (!isNewPlayer && !hasSlot && !own.concepts.has("follow-up")) return fresh;
  if (own.concepts.has("thanks") && !isNewPlayer && !hasSlot) return fresh;
  const wasBeyond = previous.isSettled === true && previous.intents.has("unsupported");
  const wasAboutPlayer = wasBeyond || [...previous.intents].some((want) => PLAYER_WANTS.has(want));
  if (isNewPlayer && !wasAboutPlayer) return previous.asksHealth ? healthOf(fresh) : fresh;
  // "And the center limit?" after another of the league's rules.
  if (previous.intents.has("league") && leagueQuestionOf(fresh.question).topics.length > 0)
    return { ...fresh, intent: previous.intent, intents: previous.intents, unsupported: [], confidence: "guess" };
  const day = own.day ?? previous.day;
  const window = own.window ?? previous.window;
  const { range: rangeBefore, ...before } = previous;
  const range = own.range ?? (hasDays ? undefined : rangeBefore);
  const { players, searchNames, roles } = fresh;
  // "And at the weekend?" after who plays tonight: more days than one roster has.
  if (previous.focus === "tonight" && own.range !== undefined)
    return { ...fresh, intent: "matchup_analysis", intents: new Set<IntentDetail>(["schedule"]), unsupported: [] };
  return {
    ...before,
    language: fresh.language,
    confidence: "guess",
    ...(isNewPlayer ? { players, searchNames, roles: renamed(previous, fresh) ?? roles } : {}),
    ...(day === undefined ? {} : { day }),
    ...(window === undefined ? {} : { window }),
    ...(range === undefined ? {} : { range }),
    ...(fresh.lastNGames === undefined ? {} : { lastNGames: fresh.lastNGames }),
    ...(fresh.lastDays === undefined ? {} : { lastDays: fresh.lastDays }),
    freeAgentFilter: { ...previous.freeAgentFilter, ...own.filter },
  };
}

const healthOf = (fresh: Understanding): Understanding => ({
  ...fresh,
  intents: new Set<IntentDetail>(["status", "news"]),
  asksHealth: true,
});

/** Who is named now stands where the other stood: to be added, or to be dropped. */
function renamed(previous: Understanding, { searchNames }: Understanding): Understanding["roles"] | undefined {
  if (previous.roles.add.length > 0) return { add: searchNames, drop: previous.roles.drop };
  if (previous.roles.drop.length > 0) return { add: [], drop: searchNames };
  return undefined;
}

/** True when the question holds no idea but open ones and those given. */
const onlySays = (own: OwnReading, ...besides: Concept[]): boolean =>
  [...own.concepts].every((phraseGroup) => OPEN.has(phraseGroup) || besides.includes(phraseGroup)) &&
  (besides.length === 0 || besides.some((phraseGroup) => own.concepts.has(phraseGroup)));
