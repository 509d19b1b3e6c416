/** Tools for a question without a player's name: my team, the opponent, free agents, the league. Pure. */
import type { QueryIntent } from "@/contract/conversation/intent";
import { intentOfGames } from "./games-intent";
import type { Decision, IntentDetail, Reading, UnsupportedTopic } from "./want";

type Rule = readonly [applies: (reading: Reading) => boolean, wants: (reading: Reading) => readonly IntentDetail[]];

/** All that apply are answered, in this order of what they are about. */
const RULES: readonly Rule[] = [
  [asksForReview, () => ["review", "matchup", "my-roster", "opponent-roster", "plan", "weekly-lineup", "doubtful"]],
  [asksForMoves, () => ["matchup", "plan"]],
  [asksWhomToDrop, () => ["plan", "my-roster"]],
  [
    asksForLineup,
    ({ has, window, line }) => [
      has("week-plan") || window !== undefined || LINEUPS.test(line) ? "weekly-lineup" : "daily-lineup",
    ],
  ],
  // A plan is made where something is to be done: it takes the place of the cards that wait.
  [({ has }) => has("chance"), ({ has }) => (has("optimise", "drop", "add") ? ["matchup", "plan"] : ["matchup"])],
  [asksForCategories, () => ["matchup", "free-agents", "value-free-agents"]],
  [asksForFreeAgents, wantsOfFreeAgents],
  [asksAboutMineInDoubt, () => ["my-roster", "doubtful"]],
  [asksForRosterForm, () => ["roster-form"]],
  [({ has }) => has("trade") && !has("news", "league", "rumour"), () => ["roster-form"]],
  [asksForSchedule, () => ["schedule"]],
  [asksForLeague, () => ["league"]],
  [({ has }) => has("opponent"), wantsOfOpponent],
  [asksForMatchup, () => ["matchup"]],
  [asksForNews, ({ has }) => (has("me", "roster") ? ["my-roster", "doubtful"] : ["topic-news"])],
];

export function aboutTeam(reading: Reading): Decision | undefined {
  const intents = new Set(RULES.flatMap(([applies, requested]) => (applies(reading) ? requested(reading) : [])));
  if (asksForMyRoster(reading, intents)) intents.add("my-roster");
  if (intents.size === 0) fallBack(reading, intents);
  const unsupported = unsupportedTopics(reading, intents);
  if (intents.size === 0 && unsupported.length === 0) return undefined;
  if (intents.size === 0) intents.add("unsupported");
  return { intent: intentOf(intents, reading), confidence: "sure", intents, unsupported };
}

/** Does the question ask for a review of the week, not one fact about it? */
function asksForReview({ has, line }: Reading): boolean {
  if (!has("optimise") || NARROWS.test(line)) return false;
  if ((IS_A_PLAN.test(line) && !ASKS_FOR_REVIEW.test(line)) || (has("health") && MY_PLAYER.test(line))) return false;
  const isOfSeveralDays = has("matchup", "week", "week-plan", "opponent") && !LINEUPS.test(line);
  if (ONLY_A_LINEUP.test(line) && !isOfSeveralDays) return false;
  const isComplete = has("matchup", "roster", "opponent", "week", "week-plan", "bench") || NAMES_THE_TEAM.test(line);
  return isComplete && !asksOnlyForMoves(line) && !(has("lineup") && !has("matchup", "week", "week-plan"));
}
const ONLY_A_LINEUP =
  /^(?!.* (?:team|roster|squad|ομαδα|ροστερ) ).* (?:lineups?|line up|πενταδ\S+|συνθεσ\S+|ενδεκαδ\S+) /;
const LINEUPS = / (?:lineups|συνθεσεισ|πενταδεσ) /;
const NAMES_THE_TEAM = / (?:roster|my team|our team|squad|ομαδα|ροστερ|week|εβδομαδα|βδομαδα|αναμετρηση) /;
const NARROWS = / (?:free agents?|waivers?|pickups?|wire|guards?|cent\S+|forwards?|σεντερ|γκαρντ) /;
const ASKS_FOR_REVIEW = / (?:review|analy\S+|assess|evaluate|αναλυ\S+|αξιολογ\S+) /;
const asksOnlyForMoves = (line: string): boolean =>
  / (?:anything|something|κατι|moves?|transactions?|adds?|pickups?|changes?|κινησ\S+|αλλαγ\S+|stand pat|do nothing) /.test(
    line,
  ) && !ASKS_FOR_REVIEW.test(line);

function asksForMoves(reading: Reading): boolean {
  const { has, filter, line } = reading;
  if (asksForReview(reading) || has("trade", "schedule")) return false;
  if ((has("lineup") || ONLY_A_LINEUP.test(line)) && !IS_A_PLAN.test(line)) return false;
  const isNarrow = (filter.targetCategories?.length ?? 0) > 0 || filter.position !== undefined;
  // "Suggest a center" and "I lack assists, what should I do" are narrower than "what should I do".
  if (has("optimise")) return !isNarrow && !has("free-agents", "add", "bench", "start");
  return has("week-plan") && !has("roster", "start", "games", "play", "free-agents");
}

function asksWhomToDrop({ has }: Reading): boolean {
  return has("drop") && !has("health", "trade") && !asksAboutSwap(has);
}
const asksAboutSwap = (has: Reading["has"]): boolean => has("health") && has("free-agents");

function asksForLineup(reading: Reading): boolean {
  const { has, line, day } = reading;
  if (asksForReview(reading) || has("opponent", "drop", "trade") || (day?.kind === "offset" && day.days < 0))
    return false;
  if (IS_A_PLAN.test(line) && !has("roster", "start")) return false;
  if (SEEKS_A_STRANGER.test(line) || (has("league") && !has("roster", "lineup"))) return false;
  if (has("lineup") || TOO_MANY.test(line)) return true;
  if (has("optimise") && / (?:lineups?|line up|πενταδ\S+|συνθεσ\S+|ενδεκαδ\S+) /.test(line)) return true;
  if (has("week-plan") && has("roster", "start", "bench")) return true;
  // "Who is starting for me?" asks for the current lineup, "who should I start?" for the best one.
  return has("start") && !IS_SET.test(line) && !(has("hold") && has("health"));
}
/** "Somebody to plug in for Saturday": nobody of mine. */
const SEEKS_A_STRANGER =
  /(?<! have| εχω| εχουμε| got) (?:somebody|someone|anybody|anyone|καποιον|καποιουσ) (?!(?:of|on|from) (?:my|mine)|απο την)/;
const IS_A_PLAN = / (?:plan|game plan|gameplan|πλανο|σχεδιο) /;
const TOO_MANY =
  / (?:too many|more) (?:active |healthy )?(?:players|guys|starters|people|bodies|dudes) |πολλοι (?:παικτεσ |ενεργοι )?(?:παιζουν|εχουν) /;
const IS_SET =
  / (?:(?:who is|whos?|who am i|am i|are|is) (?:\S+ )?(?:starting|sitting)(?! out)|(?:who|whos|which) (?:\S+ )*(?:is|was|are|were|in) (?:in )?(?:my|the) (?:starting )?lineup|currently (?:starting|sitting)|ποιοι ξεκιν(?:ανε|ουν|αν)|ποιουσ ξεκιναω) /;

const isShortOf = ({ has, filter, line }: Reading): boolean =>
  (filter.targetCategories?.length ?? 0) > 0 &&
  !has("form", "schedule", "league") &&
  (has("need") ||
    BEHIND.test(line) ||
    SEEKS_SOMEONE.test(line) ||
    (has("free-agents") && (has("me") || STREAMS.test(line))));
const SEEKS_SOMEONE =
  / (?:want|wanna|someone|somebody|anyone|who can|who could|helps?|give me|θελω|ψαχνω|καποιον|καποιουσ|ποιοσ μπορει|ποιοι μπορουν|ποιοσ θα|βοηθ\S*) /;
const BEHIND =
  / (?:crush\S*|kill\S*|smok\S*|beat\S*|hammer\S*|dominat\S*|outscor\S*|down|behind|losing|lose|trail\S*|weak|short|low|χαν\S+|υστερ\S+|πισω|λειπουν|κατω) /;

function asksForCategories(reading: Reading): boolean {
  return (
    isShortOf(reading) &&
    !asksForReview(reading) &&
    !reading.has("opponent", "trade", "roster") &&
    !IN_QUESTION.test(reading.line) &&
    !(ASKS_HOW_IT_IS.test(reading.line) && /[;?]\s*$/.test(reading.text.source))
  );
}
/** A statement becomes the question itself by its mark alone. */
const ASKS_HOW_IT_IS = /^ (?:ειμαι|ειμαστε|χανω|χανουμε|κερδιζω|κερδιζουμε) /;
/** "Which categories am I losing?", "am I behind in assists?" ask for the score. */
const IN_QUESTION = / (?:am i|are we|which cat\S*|what cat\S*|σε ποι\S+ κατηγορι\S+|ποι\S+ κατηγορι\S+) /;

function asksForFreeAgents(reading: Reading): boolean {
  const { has, line } = reading;
  if (asksForReview(reading) || asksForCategories(reading) || has("trade") || HAS_ADDS.test(line)) return false;
  if (has("league") && !has("add", "need") && !/ (?:best|top|who|available|good|ποι\S+|καλ\S+) /.test(line))
    return false;
  return (
    has("free-agents", "add") ||
    (SEEKS_A_STRANGER.test(line) &&
      has("day", "start", "play", "plain") &&
      !has("health", "roster", "news", "opponent", "games", "own")) ||
    (has("available") && has("position", "stat", "who", "domain")) ||
    isKindOfPlayer(reading)
  );
}

function wantsOfFreeAgents({ has, filter, line, day }: Reading): readonly IntentDetail[] {
  if (has("health") && filter.healthyOnly !== true && MY_PLAYER.test(line))
    return has("hold") ? [] : ["my-roster", "doubtful", "free-agents"];
  const isDecision = has("add") || day !== undefined || filter.targetCategories !== undefined || STREAMS.test(line);
  if (isDecision) return ["free-agents", "value-free-agents"];
  return filter.sort === undefined && filter.gamesInWindow === undefined
    ? ["free-agents", "topic-news"]
    : ["free-agents"];
}
const STREAMS =
  / (?:stream\S*|στριμ\S*|should i|who (?:do|can|to)|να (?:παρω|προσθεσω|πιασω|τσιμπησω|αποκτησω)|rental|fill in) /;
const MY_PLAYER =
  / (?:(?:my|our) (?:\S+ )?(?:guards?|cent\S+|bigs?|big man|forwards?|wings?|players?|pg|sg|sf|pf|c|guy|starter|star)|(?:γκαρντ|σεντερ|ψηλοσ|φοργουορντ|παικτ\S*|κοντοσ|ασοσ|πλεημεικερ) μου) /;

/** "Best healthy guards", "any good rebounders": a kind of player and nobody's team. */
function isKindOfPlayer(reading: Reading): boolean {
  const { has, filter, line } = reading;
  if (
    has("roster", "bench", "opponent", "matchup", "start", "drop", "explain", "trade", "lineup", "league", "schedule")
  )
    return false;
  if (MY_PLAYER.test(line) || (has("health") && filter.healthyOnly !== true)) return false;
  if (has("position")) return true;
  if (has("form") && has("who")) return !MINE.test(line);
  return filter.targetCategories !== undefined && SEEKS_THE_BEST.test(line);
}
const SEEKS_THE_BEST = / (?:best|top|any|find|give|show|good|great|καλυτερ\S*|κορυφαι\S*|βρεσ|δειξε|καλουσ|καλοσ) /;
const MINE = / (?:my|mine|our|ours|both|i|δικ\S*|μου|μασ|εχω|δυο) /;

/** "My guard is day to day, hold or stream?" */
function asksAboutMineInDoubt(reading: Reading): boolean {
  const { has, line } = reading;
  return has("health") && MY_PLAYER.test(line) && (has("hold", "drop", "free-agents", "start") || !has("who"));
}

function asksForRosterForm(reading: Reading): boolean {
  const { has, line, day } = reading;
  if (SELLS_HIGH.test(line) && reading.mentions.length === 0) return true;
  if (BEST_OF_MINE.test(line) && !has("opponent", "free-agents", "drop", "health")) return true;
  if (has("opponent", "free-agents", "start", "lineup", "optimise", "drop", "need") || day !== undefined) return false;
  return has("form") && (has("roster") || (has("who", "how") && MINE.test(line) && !has("matchup", "need")));
}
/** Who plays above his season, and may come down. */
const SELLS_HIGH =
  / (?:sell high|selling high|sell him high|over ?(?:performing|achieving|rated|valued)|σελ χαι|πουλησω (?:\S+ )?ακριβα|υπερτιμημεν\S+|υπεραποδ\S+) /;
const BEST_OF_MINE =
  / (?:my (?:best|worst|top|hottest|coldest|weakest|strongest) (?:players?|performers?|scorers?|guys?)|(?:best|worst|top|hottest|coldest) (?:players?|performers?|scorers?|guys?) (?:on my|i have|ive|of mine|in my)|(?:weakest|worst|strongest|best) link|(?:καλυτεροσ|χειροτεροσ|κορυφαιοσ)\S* (?:μου )?(?:παικτ\S*|σκορερ)(?: μου)) /;

function asksForSchedule({ has, line }: Reading): boolean {
  return (
    (has("schedule") || (has("roster") && NUMBERS_GAMES.test(line)) || RANKS_DAYS.test(line)) &&
    !has("free-agents", "add") &&
    !isAboutProTeam({ has }) &&
    !(has("opponent") && !/ (?:games|schedule|ματσ|προγραμμα|αγων\S*) /.test(line))
  );
}

const RANKS_DAYS =
  / (?:days?|nights?|μερεσ|μερα|ημερεσ|βραδιεσ) (?:\S+ )*(?:fewest|most|least|few|fewer|λιγοτερ\S+|περισσοτερ\S+|λιγ\S+) (?:\S+ )?(?:games|ματσ|παιχνιδια|αγων\S+) /;
const NUMBERS_GAMES =
  / (?:number of games|how many games|games (?:left|remaining)|(?:ποσα|ποσουσ) (?:ματσ|παιχνιδια|αγων\S*)) /;

/** "When do the Celtics play": an NBA team's games and nobody's team. */
const isAboutProTeam = ({ has }: Pick<Reading, "has">): boolean =>
  has("club") && has("play", "games", "schedule") && !has("roster", "me", "matchup", "opponent", "free-agents");

function asksForLeague({ has, line }: Reading): boolean {
  const isOfOurs =
    OUR.test(line) &&
    has("stat", "score", "explain", "free-agents", "how") &&
    !/ (?:best|top|available|ελευθερ\S*) /.test(line);
  return (has("league") && !has("optimise", "lineup")) || ASKS_FOR_A_LIMIT.test(line) || isOfOurs;
}
const OUR = / (?:(?:my|our|this) league|λιγκα (?:μου|μασ)) /;
/** "How many adds a week are allowed" is a rule, "how many are left" is the score. */
const ASKS_FOR_A_LIMIT =
  / (?:adds?|moves?|pickups?|acquisitions?|transactions?|προσθηκ\S+|κινησ\S+|αλλαγ\S+) (?:\S+ ){0,4}(?:allowed|allow|permitted|limit|maximum|max|(?:per|a|each|every) (?:week|matchup|season)|επιτρεπ\S+|οριο|ανα|(?:την|καθε) ε?βδομαδα) /;

function wantsOfOpponent(reading: Reading): readonly IntentDetail[] {
  const { has, line } = reading;
  if (has("optimise", "chance", "schedule")) return [];
  const isRosters =
    (has("roster", "health", "play", "games", "bench", "form", "position") || ASKS_WHOM_HE_HAS.test(line)) &&
    !ASKS_WHO_HE_IS.test(line) &&
    !COUNTS_GAMES.test(line);
  if (!isRosters) return has("doing") ? ["matchup", "opponent-roster"] : ["matchup"];
  const isBoth = has("roster", "health", "bench") && MINE.test(line.replace(HIS, " "));
  return isBoth ? ["opponent-roster", "my-roster"] : ["opponent-roster"];
}
const ASKS_WHOM_HE_HAS =
  / (?:(?:opponents?|opps?|rivals?) (?:team|squad|players|guys|got|have|has)|(?:ομαδα|παικτ\S*) του (?:αντιπαλου|αλλου)|who (?:does|has|is on)|which players|ποιουσ εχει|ποιουσ παικτ\S*|τι παικτ\S*) /;
const ASKS_WHO_HE_IS =
  / (?:who (?:am i|do i|i|are we) (?:playing|facing|play|face|against|up against)|με ποιον παιζω|ποιον αντιμετωπιζω|ποιοσ ειναι ο αντιπαλοσ)(?: |$)/;
const HIS =
  / (?:(?:my|our) (?:opp\S*|rivals?|enemy)|(?:δειξ\S*|πεσ|δωσ\S*|φερ\S*|βρεσ) (?:μου|μασ)|(?:αντιπαλ\S*|αντιπαλου) (?:μου|μασ)|(?:who )?(?:am i|do i|i) (?:playing|facing|play|face)\S*(?: against)?)/g;
const COUNTS_GAMES =
  / (?:games? (?:left|remaining)|how many games|more games|(?:ποσα|ποσουσ|ποσοι) (?:ματσ|παιχνιδια|αγων\S*)|(?:ματσ|παιχνιδια|αγων\S*) (?:μου |μασ )?(?:μενουν|απομενουν|εμειναν)) /;

function asksForMatchup(reading: Reading): boolean {
  const { has, line } = reading;
  if (ASKS_FOR_A_LIMIT.test(line) || (OUR.test(line) && has("stat"))) return false;
  if (HAS_ADDS.test(line) || (NAMES_CATEGORIES.test(line) && has("me") && has("need"))) return true;
  if (has("matchup")) return !(has("free-agents") && !isShortOf(reading)) || / (?:score|σκορ) /.test(line);
  return isShortOf(reading) && !asksForCategories(reading) && !has("trade");
}
/** "Do I still have transactions?" */
const HAS_ADDS =
  / (?:(?:have|got|any|many|εχω|εχουμε|μενουν|απομενουν) (?:\S+ ){0,3}(?:adds?|moves?|pickups?|transactions?|acquisitions?|κινησεισ|προσθηκεσ|αλλαγεσ)|(?:κινησεισ|προσθηκεσ|αλλαγεσ) (?:μου |μασ )?(?:εχω|μενουν|απομενουν)|(?:adds?|moves?|pickups?|transactions?) (?:left|remaining|available)) (?!worth|that|should|να )/;
const NAMES_CATEGORIES = / (?:which|what|ποι\S+|τι) (?:categor\S+|cats?|κατηγορι\S+) /;

function asksForNews({ has }: Reading): boolean {
  return (has("news") && !has("free-agents", "opponent")) || (has("rumour") && has("trade", "health"));
}

function asksForMyRoster(reading: Reading, intents: ReadonlySet<IntentDetail>): boolean {
  const { has } = reading;
  if (intents.has("review") || intents.has("my-roster") || has("opponent")) return false;
  const isHealth =
    has("health") &&
    !intents.has("plan") &&
    !intents.has("free-agents") &&
    !intents.has("topic-news") &&
    !intents.has("league");
  if (isHealth && !intents.has("daily-lineup") && !IN_THE_NBA.test(reading.line)) return true;
  const isRoster = has("roster", "bench") || (has("start") && !intents.has("daily-lineup"));
  return isRoster && [...intents].every((want) => want === "matchup");
}

const IN_THE_NBA = / nba /;

/** Wants of the remaining questions: who plays, how many games, how the week goes. */
function fallBack(reading: Reading, intents: Set<IntentDetail>): void {
  const { has, line } = reading;
  if (isAboutProTeam(reading)) {
    intents.add("schedule");
    return;
  }
  if (has("games", "play")) intents.add(COUNTS_GAMES.test(line) ? "matchup" : "my-roster");
  else if (has("week") && has("me", "how", "doing", "who", "stat")) intents.add("matchup");
  else if (has("score") && has("stat")) intents.add("league");
  else if (has("rumour") || IN_THE_NBA.test(line)) intents.add("topic-news");
}

function unsupportedTopics(reading: Reading, intents: ReadonlySet<IntentDetail>): UnsupportedTopic[] {
  const { has } = reading;
  return [...(has("trade") && !intents.has("topic-news") && !intents.has("league") ? (["trade"] as const) : [])];
}

const INTENTS: readonly (readonly [QueryIntent, readonly IntentDetail[]])[] = [
  ["lineup_optimization", ["review", "plan", "daily-lineup", "weekly-lineup"]],
  ["free_agent_scan", ["free-agents"]],
  ["matchup_analysis", ["matchup", "opponent-roster", "schedule"]],
  ["lineup_optimization", ["my-roster", "roster-form"]],
];

function intentOf(intents: ReadonlySet<IntentDetail>, reading: Reading): QueryIntent {
  if (intents.size === 1 && intents.has("schedule")) return intentOfGames(reading);
  return INTENTS.find(([, group]) => group.some((want) => intents.has(want)))?.[0] ?? "general_advice";
}
