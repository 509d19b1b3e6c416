/** Tools for a question about named players. Pure. */
import { bidAsk } from "./claims/bid-asks";
import { lastGamesIn } from "./free-agent-filter";
import { namedAsk } from "./named-asks";
import { rolesOf } from "./roles";
import type { Decision, IntentDetail, Reading, UnsupportedTopic } from "./want";

export function aboutPlayers(reading: Reading): Decision {
  const { has, mentions } = reading;
  const unsupported: UnsupportedTopic[] = has("trade") && !has("rumour", "news") ? ["trade"] : [];
  const isSure = mentions.every((mention) => mention.isSure);
  const reported = bidAsk(reading) ?? namedAsk(reading);
  if (reported)
    return {
      ...reported,
      confidence: isSure ? "sure" : "guess",
      unsupported: [],
      isSettled: true,
      intents: new Set<IntentDetail>(
        reported.asksToKeep ? [...reported.intents, ...ofTheTeamBeside(reading)] : reported.intents,
      ),
    };
  const intents = new Set<IntentDetail>([...ofThePlayers(reading), ...ofTheTeamBeside(reading)]);
  return { intent: "player_research", confidence: isSure ? "sure" : "guess", intents, unsupported };
}

/**
 * The first that fits decides; plain questions after them may be several at once: "is he hurt, and how did he play?"
 */
function ofThePlayers(reading: Reading): IntentDetail[] {
  const { has, mentions, line } = reading;
  const isPair = mentions.length > 1;
  const roles = rolesOf(reading);
  if (has("rumour")) return ["status", "news"];
  if (has("games") && isCounted(line)) return ["player-schedule"];
  if (asksToFit(reading) || asksForAPlace(reading)) return ["slot-fit"];
  if (has("trade") && !has("news")) return ["status", "game-log"];
  // "Who do I drop for Wells?"
  if (has("drop") && roles.drop.length === 0 && MAKES_ROOM.test(line)) return ["simulate"];
  // "Would you do Trae for Cade?"
  if (isPair && (roles.drop.length === 0 || GIVES_AND_GETS.test(line)) && isGivenFor(reading))
    return ["status", "game-log"];
  if (has("add") || (roles.add.length > 0 && has("drop", "hold"))) return wantsOfAdding(reading, roles.drop.length > 0);
  if (has("drop", "hold") || LETS_GO.test(line)) return ["status", "news"];
  if (has("free-agents") && WORTH.test(line)) return wantsOfAdding(reading, false);
  if (has("start", "bench", "lineup") || MY_LINEUP.test(line) || (has("play") && WORTH_PLAYING.test(line)))
    return ["status", "game-log"];
  if (has("compare") && isPair) return has("health", "play", "day", "start") ? ["status", "game-log"] : ["game-log"];
  const plain = plainWants(reading);
  if (plain.length > 0) return plain;
  if (isPair && !has("day")) return ["game-log"];
  // "Will we see him on Friday?"
  return !isPair && has("day") && !isPast(reading) ? ["status", "news"] : ["status", "game-log"];
}
const MAKES_ROOM = / (?:make room|makes room|(?:who|whom|ποιον|ποιοσ|ποιουσ) .*(?:for|για|to)) /;

/** One name "for" another, with a verb of giving before. */
function isGivenFor({ mentions, text, line }: Reading): boolean {
  const [first, second] = mentions;
  const between = text.words.slice((first?.last ?? 0) + 1, second?.first).map((word) => word.normalized);
  if (GIVES_AND_GETS.test(line)) return true;
  return between.some((word) => word === "for" || word === "για") && GIVES.test(line);
}
const GIVES_AND_GETS = / (?:give|send|giving|δινω|δωσω|δινουμε) .*(?:get|receive|getting|παιρνω|παρω|παιρνουμε) /;
const GIVES = / (?:do|give|giving|send|sending|offer|make|take|get|εδινεσ|δωσω|δινω|δινεισ|δινουν) /;

/** Valued with a drop, the one who would go is looked at too: a star is not to be dropped. */
function wantsOfAdding({ has, mentions }: Reading, hasDrop: boolean): IntentDetail[] {
  if (hasDrop) return has("health", "hold") ? ["simulate", "status", "news"] : ["simulate", "status"];
  return mentions.length > 1 ? ["simulate", "game-log"] : ["simulate", "status"];
}

const LETS_GO = / (?:let|letting) (?:\S+ ){1,3}go /;
const WORTH = / (?:worth|αξιζει) /;
const WORTH_PLAYING = / (?:worth|safe to|should i|do i|αξιζει να|να) (?:\S+ )?(?:play|playing|παιξω|παιξουμε) /;

/** "Would he start for my team?" */
const asksForAPlace = ({ has, line }: Reading): boolean =>
  has("start", "play") && / (?:would|could|θα) /.test(line) && FOR_ME.test(line);
const FOR_ME =
  / (?:for me|for us|for my team|on my team|in my lineup|in my team|στην (?:ομαδα|πενταδα) μου|για μενα|σε μενα) /;

function asksToFit({ has, line }: Reading): boolean {
  if (!has("fit") || has("health")) return false;
  return WOULD.test(line) || !has("drop", "trade");
}
const WOULD = / (?:would|could|will|can|how many|which|where|θα|ποσεσ|ποιεσ|που) /;

const isPast = ({ day }: Reading): boolean =>
  day !== undefined && ((day.kind === "offset" && day.days < 0) || (day.kind === "weekday" && day.isLast));

function plainWants(reading: Reading): IntentDetail[] {
  const { has, line, day } = reading;
  const hasPlayed = isPast(reading) || lastGamesIn(reading.text) !== undefined;
  const isForm =
    has("form") ||
    (hasPlayed && has("games", "play", "domain", "day") && !has("health")) ||
    (has("how") && has("play") && !isCounted(line)) ||
    (has("stat") && !has("news", "free-agents"));
  const isSchedule =
    has("schedule") ||
    (has("play") && (WHEN.test(line) || isCounted(line))) ||
    (has("games") && !has("form") && !hasPlayed) ||
    (has("week") && has("play"));
  const isLater = day !== undefined && day.kind !== "offset";
  const isPlay = has("play") && !isForm && !isSchedule;
  const intents: IntentDetail[] = [];
  if (isSchedule || (isPlay && isLater)) intents.push("player-schedule");
  if (has("health") || has("news") || isPlay || (has("available") && day !== undefined)) intents.push("status", "news");
  else if (has("own", "available") && !isForm && !isSchedule) intents.push("status");
  if (isForm && !(has("health") && PLAYS_AGAIN.test(line))) intents.push("game-log");
  return intents;
}
const isCounted = (line: string): boolean => / (?:how many|number of|ποσεσ|ποσα|ποσουσ) /.test(line);
const WHEN = / (?:when|whens|next|ποτε|επομεν\S*) /;
const PLAYS_AGAIN = / (?:again|ξανα\S*) /;

/** "My score and Booker's status", "who can replace him?" */
function ofTheTeamBeside(reading: Reading): IntentDetail[] {
  const { has, line } = reading;
  const isDecision =
    has("start", "bench", "day") &&
    !has("fit", "add", "drop", "health") &&
    MY_LINEUP.test(line) &&
    !FOR_ME_WOULD.test(line);
  return [
    ...(NAMES_THE_MATCHUP.test(line) ? (["matchup"] as const) : []),
    ...(NAMES_THE_ROSTER.test(line) ? (["my-roster"] as const) : []),
    ...(isDecision ? (["daily-lineup"] as const) : []),
    ...(has("free-agents") && SEEKS_SOMEONE.test(line) && rolesOf(reading).add.length === 0
      ? (["free-agents"] as const)
      : []),
  ];
}
const FOR_ME_WOULD = / (?:would|could|θα) /;
const MY_LINEUP = / (?:(?:my|our) (?:starting )?(?:lineup|team|roster)|(?:πενταδα|συνθεση|ομαδα) μου) /;
const NAMES_THE_MATCHUP = / (?:my (?:matchup|match up|score)|score of|το σκορ|αναμετρηση\S* μου) /;
const NAMES_THE_ROSTER =
  / (?:and|plus|who is|whos|και|ποιοι ειναι) (?:on |in |στην? |το )?(?:my|our|ροστερ) ?(?:roster|lineup|team|bench|μου) /;
const SEEKS_SOMEONE =
  / (?:who|best|replac\S*|someone|somebody|anyone|for an?|options|instead|ποιο\S*|αντικα\S*|καλυτερ\S*|καποιο\S*|για (?:εναν )?ελευθερο) /;
