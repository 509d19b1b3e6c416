/**
 * From the ideas in a question to what is to be looked up for it.
 *
 * Pure. A named player makes it a question about him; otherwise it is about the team, and may want several things.
 */
import type { QueryIntent } from "@/contract/intent";
import type { Concept } from "./concepts";
import { foldedLine } from "./text";
import type { OwnReading } from "./understanding";

export type Want =
  | "status"
  | "game-log"
  | "my-roster"
  | "opponent-roster"
  | "matchup"
  | "free-agents"
  | "score"
  | "help"
  | "thanks"
  | "explain"
  | "decline"
  | "unsupported";

/** What is asked for and cannot be done yet; "unclear" when the question is about the game but says too little. */
export type UnsupportedTopic = "trade" | "moves" | "lineup" | "schedule" | "news" | "league" | "day-filter" | "unclear";

export type Decision = {
  intent: QueryIntent;
  confidence: "sure" | "guess";
  wants: ReadonlySet<Want>;
  unsupported: readonly UnsupportedTopic[];
};

type Reading = OwnReading & { has: (...concepts: Concept[]) => boolean; line: string };

export function decideWants(own: OwnReading): Decision {
  const has = (...concepts: Concept[]) => concepts.some((concept) => own.concepts.has(concept));
  const reading: Reading = { ...own, has, line: foldedLine(own.text) };
  const general = (wants: Want[], confidence: "sure" | "guess" = "sure"): Decision => ({
    intent: "general_advice",
    confidence,
    wants: new Set(wants),
    unsupported: [],
  });
  if (isCalculation(reading)) return general(["score"]);
  if (isOutside(reading)) return general(["decline"]);
  if (own.terms.length > 0 && own.mentions.length === 0) return general(["explain"]);
  if (own.mentions.length > 0) return aboutPlayers(reading);
  return aboutTeam(reading) ?? withoutATopic(reading, general);
}

function isCalculation({ statLine, has }: Reading): boolean {
  const amounts = Object.keys(statLine.stats).length;
  if (amounts === 0) return false;
  if (statLine.weights !== undefined || has("score")) return !has("drop", "trade");
  return amounts > 1 && !has("free-agents", "need", "drop", "start", "add", "opponent", "trade");
}

/** Words from elsewhere and none of the game: recipes, politics, requests for the instructions. */
function isOutside({ has, mentions }: Reading): boolean {
  if (!has("outside")) return false;
  const isOfTheGame = has(
    "roster",
    "opponent",
    "matchup",
    "free-agents",
    "need",
    "stat",
    "position",
    "domain",
    "form",
    "drop",
    "bench",
  );
  const isAboutHim =
    mentions.some((mention) => mention.isSure) && has("health", "start", "own", "rumour", "trade", "hold");
  return !isOfTheGame && !isAboutHim;
}

function aboutPlayers({ has, mentions, line }: Reading): Decision {
  const wants = new Set<Want>();
  const unsupported: UnsupportedTopic[] = [];
  if (has("rumour")) wants.add("status");
  else {
    const isDecision = has("drop", "start", "add", "hold", "trade", "bench") || (has("compare") && mentions.length > 1);
    const isForm = has("form") || (has("how") && has("play"));
    const isGames = has("games") && !isForm;
    const isStatus =
      has("health", "own", "available", "news", "schedule", "roster", "free-agents") ||
      isGames ||
      (has("play") && !isForm);
    if (isDecision || isStatus || !isForm) wants.add("status");
    if (isDecision || isForm || !isStatus) wants.add("game-log");
  }
  if (has("trade")) unsupported.push("trade");
  if (NAMES_NEWS.test(line)) unsupported.push("news");
  if (NAMES_THE_MATCHUP.test(line)) wants.add("matchup");
  if (NAMES_THE_ROSTER.test(line)) wants.add("my-roster");
  if (has("free-agents") && SEEKS_SOMEONE.test(line)) wants.add("free-agents");
  const isSure = mentions.every((mention) => mention.isSure);
  return { intent: "player_research", confidence: isSure ? "sure" : "guess", wants, unsupported };
}
const NAMES_NEWS = / (?:news|headlines?|articles?|blurbs?|latest|νεα|ειδησ\S*|νεοτερ\S*) /;
const NAMES_THE_MATCHUP = / (?:my (?:matchup|match up|score)|score of|το σκορ|αναμετρηση\S* μου) /;
const NAMES_THE_ROSTER =
  / (?:and|plus|who is|whos|και|ποιοι ειναι) (?:on |in |στην? |το )?(?:my|our|ροστερ) ?(?:roster|lineup|team|bench|μου) /;
const SEEKS_SOMEONE =
  / (?:who|best|replac\S*|someone|somebody|anyone|for an?|options|instead|ποιο\S*|αντικα\S*|καλυτερ\S*|καποιο\S*) /;

function aboutTeam(reading: Reading): Decision | undefined {
  const { has, filter, line } = reading;
  const wants = new Set<Want>();
  const isShortOf = (filter.targetCategories?.length ?? 0) > 0 && (has("need") || BEHIND.test(line));
  const isFreeAgents =
    has("free-agents", "add") ||
    (has("available") && has("position", "stat", "who", "domain")) ||
    isKindOfPlayer(reading);
  // "Suggest a center" and "I lack assists, what should I do" are narrower than "what should I do".
  const isOptimise = has("optimise", "week-plan") && !((isFreeAgents || isShortOf) && !NAMES_THE_TEAM.test(line));
  if (isOptimise) for (const want of ["matchup", "my-roster", "free-agents"] as const) wants.add(want);
  if (has("drop")) wants.add("my-roster").add("free-agents");
  if (has("start")) wants.add("my-roster");
  if (isFreeAgents || isShortOf) wants.add("free-agents");
  if (isShortOf || has("matchup")) wants.add("matchup");
  if (has("opponent")) addOpponent(reading, wants);
  else if (has("roster", "bench") || (has("health") && !isFreeAgents)) wants.add("my-roster");
  if (!isAboutClub(reading)) addGames(reading, wants);
  if (NAMES_NEWS.test(line) && has("me") && wants.size === 0) wants.add("my-roster");
  if (wants.size === 0 && has("week") && has("me", "how", "doing", "who")) wants.add("matchup");
  const unsupported = unsupportedTopics(reading, wants, isOptimise);
  if (wants.size === 0 && unsupported.length === 0) return undefined;
  if (wants.size === 0) wants.add("unsupported");
  return { intent: teamIntent(wants, isOptimise || has("drop", "start")), confidence: "sure", wants, unsupported };
}

/** "When do the Celtics play": a club's games and nobody's team. */
const isAboutClub = ({ has }: Reading): boolean =>
  has("club") && has("play", "games", "schedule") && !has("roster", "me", "matchup", "opponent", "free-agents");

function unsupportedTopics(reading: Reading, wants: ReadonlySet<Want>, isOptimise: boolean): UnsupportedTopic[] {
  const { has, line, day } = reading;
  const isByDay = wants.has("free-agents") && !isOptimise && !has("drop") && day !== undefined;
  const isToday = day?.kind === "offset" && day.days === 0;
  return [
    ...(isOptimise || has("drop") ? (["moves"] as const) : []),
    ...(has("start") && !isOptimise ? (["lineup"] as const) : []),
    ...(isByDay && !isToday ? (["day-filter"] as const) : []),
    ...(has("trade") ? (["trade"] as const) : []),
    ...(NAMES_NEWS.test(line) ? (["news"] as const) : []),
    ...((wants.size === 0 && has("schedule")) || isAboutClub(reading) ? (["schedule"] as const) : []),
    ...(wants.size === 0 && has("league") ? (["league"] as const) : []),
  ];
}
const NAMES_THE_TEAM = / (?:rosters?|lineups?|team|matchup|match up|ροστερ|πενταδα|ομαδα|αναμετρηση) /;

/** "Best healthy guards", "any good rebounders": a kind of player and nobody's team. */
function isKindOfPlayer({ has, filter, line }: Reading): boolean {
  if (has("roster", "bench", "opponent", "matchup", "start", "drop", "explain", "trade")) return false;
  if (has("health") && filter.healthyOnly !== true) return false;
  if (has("position")) return true;
  if (has("form") && has("who")) return !MINE.test(line);
  return filter.targetCategories !== undefined && SEEKS_THE_BEST.test(line);
}
const SEEKS_THE_BEST = / (?:best|top|any|find|give|show|good|great|καλυτερ\S*|κορυφαι\S*|βρεσ|δειξε|καλουσ|καλοσ) /;
const BEHIND = / (?:down|behind|losing|lose|trail\S*|weak|short|low|χαν\S+|υστερ\S+|πισω|λειπουν) /;

function addOpponent({ has, line }: Reading, wants: Set<Want>): void {
  const isRosters =
    (has("roster", "health", "play", "games", "bench", "form") || ASKS_WHOM_HE_HAS.test(line)) &&
    !ASKS_WHO_HE_IS.test(line) &&
    !COUNTS_GAMES.test(line);
  if (isRosters) wants.add("opponent-roster");
  else wants.add("matchup");
  const withoutHim = line.replace(HIS, " ");
  if (isRosters && has("roster", "health", "bench") && MINE.test(withoutHim)) wants.add("my-roster");
}
const ASKS_WHOM_HE_HAS =
  / (?:(?:opponents?|opps?|rivals?) (?:team|squad|players|guys)|(?:ομαδα|παικτ\S*) του (?:αντιπαλου|αλλου)|who (?:does|has|is on)|which players|ποιουσ εχει|ποιουσ παικτ\S*|τι παικτ\S*) /;
const ASKS_WHO_HE_IS =
  / (?:who (?:am i|do i|i|are we) (?:playing|facing|play|face|against|up against)|με ποιον παιζω|ποιον αντιμετωπιζω|ποιοσ ειναι ο αντιπαλοσ)(?: |$)/;
const HIS =
  / (?:(?:my|our) (?:opp\S*|rivals?|enemy)|(?:δειξ\S*|πεσ|δωσ\S*|φερ\S*|βρεσ) (?:μου|μασ)|(?:αντιπαλ\S*|αντιπαλου) (?:μου|μασ)|(?:who )?(?:am i|do i|i) (?:playing|facing|play|face)\S*(?: against)?)/g;
const MINE = / (?:my|mine|our|ours|both|i|δικ\S*|μου|μασ|εχω|δυο) /;

/** "Who plays tonight?" is about the roster, "how many games are left?" about the matchup. */
function addGames({ has, line }: Reading, wants: Set<Want>): void {
  if (!has("games", "play") || wants.has("opponent-roster") || wants.has("free-agents")) return;
  if (COUNTS_GAMES.test(line)) wants.add("matchup");
  else if (wants.size === 0) wants.add("my-roster");
}
const COUNTS_GAMES =
  / (?:games? (?:left|remaining)|how many games|(?:ποσα|ποσουσ|ποσοι) (?:ματσ|παιχνιδια|αγων\S*)|(?:ματσ|παιχνιδια|αγων\S*) (?:μου |μασ )?(?:μενουν|απομενουν|εμειναν)) /;

function teamIntent(wants: ReadonlySet<Want>, isLineup: boolean): QueryIntent {
  if (isLineup && wants.has("my-roster")) return "lineup_optimization";
  if (wants.has("free-agents")) return "free_agent_scan";
  if (wants.has("matchup") || wants.has("opponent-roster")) return "matchup_analysis";
  return wants.has("my-roster") ? "lineup_optimization" : "general_advice";
}

function withoutATopic(
  { has, text }: Reading,
  general: (wants: Want[], confidence?: "sure" | "guess") => Decision,
): Decision {
  if (text.words.length === 0) return general(["help"], "guess");
  if (has("thanks") && !has("help")) return general(["thanks"]);
  if (has("help", "greeting")) return general(["help"]);
  if (
    has(
      "domain",
      "stat",
      "position",
      "club",
      "form",
      "doing",
      "hold",
      "play",
      "own",
      "week",
      "explain",
      "available",
      "compare",
    )
  ) {
    return { ...general(["unsupported"], "guess"), unsupported: ["unclear"] };
  }
  return general(["decline"], "guess");
}
