/**
 * What the first sentence of an answer has to be about, where the look-ups alone do not say it.
 *
 * Pure. Patterns over the folded words, in English, Greek and Greek in Latin letters, after everything else has been
 * read; what a focus asks for replaces the look-ups that were chosen.
 */
import type { QueryIntent } from "@/contract/conversation/intent";
import type { OwnReading } from "../reading";
import { foldedLine } from "../text";
import type { Understanding } from "../understood-question";
import type { IntentDetail } from "../want";
import type { Focus } from "./focus";
import { TURNOVERS } from "./turnovers";

type Rule = {
  readonly focus: Focus;
  readonly detects: (
    line: string,
    own: OwnReading,
    read: Understanding,
    previous: Understanding | undefined,
  ) => boolean;
  readonly intents: (read: Understanding, line: string, previous: Understanding | undefined) => readonly IntentDetail[];
  readonly intent: QueryIntent;
  /** What else of the understanding follows from the focus. */
  readonly also?: (read: Understanding) => Partial<Understanding>;
};

const OPPONENT = / (?:opponents?|other guy|other team|αντιπαλ\S+|απεναντι|antipal\S+) /;
const HE = / (?:he|his|αυτοσ|του) /;
const isHis = (line: string): boolean => OPPONENT.test(line) || (HE.test(line) && !MINE.test(line));
const WHO_PLAYS =
  / (?:who|whos|which|what time|when (?:do|does|is|are)|ποιοι|ποιουσ|ποιοσ|τι ωρα|ποσοι|pioi|poioi|pios) (?:\S+ ){0,7}(?:play|plays|playing|going|in action|suiting up|tip|tips|tipping|game|games|παιζ\S+|αγωνα|αγωνεσ|ματσ|katevain\S+|paiz\S+) /;
const SETS_A_LINEUP =
  / (?:start|starts|sit|bench|lineup|set|squeeze|fit|put|plug|should|stream|add|pick|βαλω|βαζω|πενταδα|ξεκιν\S+|προσθε\S+|παρω|free agents?|ελευθερ\S+) /;
const HOPE =
  / (?:cooked|doomed|toast|road back|way back|hope|hopes|hopeless|comeback|come back from|(?:my|a|real|any) shot|still win|can i win|lost cause|give up on|throw in the towel|white flag|chances?|odds|ελπιδα|ελπιδεσ|σωζεται|σωζομαι|χαμενο|χαμενη|το γυρναω|γυριζει|γυρισει|πιθανοτητεσ|ποσοστο|elpida|elpides) /;
const PER_DAY =
  / (?:points (?:\S+ ){0,2}(?:a|per|each|every) day|ποντουσ (?:\S+ ){0,2}(?:μερα|ημερα)|pontous (?:\S+ ){0,2}mera) /;
const OF_THE_SEASON =
  / (?:playoffs?|title|season|championship|final|πλει οφ|τετραδα|πρωταθλημα|σεζον|χρονια|playoff|tetrada) /;
const ODDS = / (?:odds|chances?|probability|likely|πιθανοτητ\S+|pi8anothtes|pithanotites) /;
/** "Scoot or Alvarado?" asks for nothing else. */
const BARE_PAIR_WORDS = 4;
const EITHER_OR = / (?:or|vs|versus|η|h|ή) /;
const REST_OF_SEASON = / (?:ros|rest of (?:the )?season|season|long term|υπολοιπη? (?:τησ )?σεζον|σεζον) /;
const CATEGORIES =
  / (?:which|what|how many|where|ποιεσ|ποιεσ απ|ποσεσ|σε ποιεσ|ποια|poies|poses|se pies|pies|pia) (?:\S+ ){0,5}(?:cats?|categor(?:y|ies)|κατηγορι\S+|kathgor\S+|katigor\S+) /;
const OF_THOSE_CATEGORIES =
  / (?:which|what|ποιεσ|ποια|ποιεσ|poies|pia) (?:\S+ ){0,4}(?:flip|close|closest|tight|tightest|swing|in play|let (?:him|them) have|give up|punt|chase|go after|gurna\S*|γυρν\S+|κοντα|παραταω|παρατησω|παιζονται|parathsw) /;
const SUPERLATIVES =
  / (?:most|worst|best|highest|lowest|least|leads?|machine|kill(?:s|ing|er)?|hurt(?:s|ing)?|drag(?:s|ging)?|tank(?:s|ing)?|sink(?:s|ing)?|φταιει|ριχνει|χειροτερ\S+|καλυτερ\S+|περισσοτερ\S+|λιγοτερ\S+) /;
const MINE = / (?:my|mine|our|roster|team|squad|δικ\S+|μου|μασ|ομαδα|dikoi|mou) /;
const WAIVER_TIME =
  / (?:clears?|clear waivers|on waivers|waiver period|waivers?|claim|claimed|scoop|snag|grab him|pick him (?:back )?up|παρει αλλοσ|αρπαξει|arpaksei|παρει καποιοσ|ξαναπιασω|ξαναπαρω|γουειβερσ|waiver|προτεραιοτητα|(?:να |μπορω να )(?:τον )?παρω|οποιοσ προλαβει|proteraiothta) /;
const DROPS_HIM =
  / (?:drop|dropped|dropping|cut|waive|release|ριξω|αφησω|κοψω|διωξω|κοψει|ριξει|διωξει|αφησει|κοπει|afhsw|rikso|rixw) /;
const WHEN =
  / (?:when|how long|until|before|after|can (?:i|he|they|someone)|could|ποτε|ποση|ποσο|μπορει|μπορω|pote|posh|poso) /;
/** "Can I still add anybody before this ends?" asks how many adds are left. */
const CAN_STILL_ADD =
  / (?:(?:can|may|could|am|are) (?:i|we) (?:still |even )?(?:allowed to )?(?:add|pick up|grab|sign) (?:any ?(?:one|body|more)|some ?(?:one|body)|another|more|players?)|(?:μπορω|γινεται|προλαβαινω) (?:\S+ )?(?:να )?(?:παρω|προσθεσω) (?:κι )?(?:αλλον|καποιον|κανεναν|κανενα|παικτη)) /;
const THIS_MATCHUP = "(?:(?:this|the|my|our) )?(?:current |fantasy )?(?:matchup|match up|week|round|battle|game week)";
/** "When does this matchup end?", "πόσες μέρες μένουν;" */
const MATCHUP_ENDS = new RegExp(
  ` (?:when (?:does|will|is|do) ${THIS_MATCHUP} (?:\\S+ )?(?:end|ends|over|finish|done)|(?:when|what day|which day) (?:does|do) (?:it|this) end|how (?:many days|much time|long) (?:are |is |do (?:i|we) have |have (?:i|we) got )?(?:\\S+ )?(?:left|remain\\S*|to go)|(?:is|what is|whats) the last day of ${THIS_MATCHUP}|ποτε (?:τελειωνει|ληγει|κλεινει) (?:το |η |αυτο το |αυτη η )?(?:ματσ|ματσαπ|matchup|αναμετρηση|εβδομαδα|γυροσ|αγωνιστικη)|ποσεσ (?:\\S+ )?(?:μερεσ|ημερεσ) (?:\\S+ ){0,2}(?:μενουν|απομενουν|εχω|εχουμε|ακομα)) `,
);
const THREAT = /hurt me|beats? me to|got there first|gets? there first|block|με πονα|μου κανει ζημια|τρεμω/;
const HIS_MOVES =
  / (?:(?:his|their|opponents?|he|they) (?:\S+ ){0,4}(?:adds?|pickups?|moves?|stream|streams|streamers?|weak|weakness\S*|weakest|hurting|do)|(?:adds?|pickups?|moves?|stream) (?:does|do|has|have|can|will|did) (?:\S+ )?(?:he|they|opponent)|hurt me|beats? me to|gets? there first|got there first|how (?:do|can) i block|(?:προσθηκεσ|adds|κινησεισ|stream) (?:\S+ ){0,3}(?:εχει|μπορει|του|ο αντιπαλ\S+)|αντιπαλ\S+ (?:\S+ ){0,3}(?:προσθηκ\S+|κινησ\S+|αδυνατ\S+|κανει)|που ποναει|pou ponaei|να τρεμω) /;
const PROJECTED =
  / (?:project|projects|projected|projection|projections|expected to score|expected points|προβλεπ\S+|προβλεψ\S+|αναμενομεν\S+|provlep\S+|provleps\S+|problep\S+) /;
const HELP = "help|help me|sos|βοηθεια|βοηθα|voitheia|boh8eia";
/** Nothing else is asked: "what now?", "τι κάνω ρε φίλε;", "ok help". */
const WHAT_NOW = new RegExp(
  `^ (?:(?:ok|so|and|well|ρε|λοιπον|και|re) )*(?:${HELP}|what now|now what|what do i do(?: now)?|what should i do(?: now)?|τι (?:να )?κανω(?: τωρα)?)(?: (?:ρε|re|φιλε|file|μαν|man|παιδια|bro|dude|please|pls|τωρα))* $`,
);
/** A plea and nothing else, however it would be read otherwise. */
const PLEA = new RegExp(`^ (?:please |pls )?(?:${HELP}|βοηθα με|βοηθησε με)(?: (?:me|please|pls|σε παρακαλω))* $`);
const GAMES_LEADER =
  / (?:who|which|whos|ποιοσ|ποιοι|ποιον|pios|poios|pioi) (?:\S+ ){0,7}(?:(?:most|more|fewest|least|fewer) (?:\S+ )?games|περισσοτερ\S+ (?:\S+ )?(?:αγωνεσ|ματσ|παιχνιδια)|λιγοτερ\S+ (?:\S+ )?(?:αγωνεσ|ματσ)|perissoter\S+ (?:\S+ )?(?:agwnes|agones|mats)) /;
/** "My team or his?" counts both rosters. */
const OF_BOTH_SIDES = / (?:nba|his|theirs|them|me or|or (?:me|my|mine|us)|versus|vs|η ο|η αυτοσ|η εγω|αντιπαλ\S+) /;
const OF_NO_GAMES = / (?:claims?|trades?|waivers?|moves?|adds?|pick ?ups?|nba|ανταλλαγ\S+|κινησ\S+|προσθηκ\S+) /;
/** Told of a day that is over. */
const SCORED =
  / (?:what (?:\S+ ){0,3}happened|who (?:\S+ )?(?:scored|put up|killed|torched|carried|went off|had the most|did (?:the )?damage)|how did (?:he|they|i|we) (?:\S+ )?(?:beat|score|get|lose|put)|(?:killed|torched|destroyed|smoked|crushed|buried) me|(?:ποιοσ|ποιοι) (?:του |τουσ |μου |μασ )?(?:τα |τουσ )?(?:σκοραρ(?:αν|ε|ανε)|εβαλ\S+|εκαν\S+|εσκισ\S+|με διελυσ\S+)|(?:πωσ|γιατι) με (?:εσφαξ\S+|διελυσ\S+|περασ\S+|σκισ\S+)|με (?:εσφαξ\S+|διελυσ\S+|εσκισ\S+)|τι (?:\S+ )?εγινε|(?:pws|pos) me (?:esfak\S+|dielys\S+|esfax\S+)|(?:poios|pios|poioi|pioi) (?:tou |tous )?(?:ta )?(?:eval\S+|ekan\S+|skorar(?:an|e|ane))) /;
/** "Who should I drop?", "who is the weakest link?": one of mine without a name. */
const WHOM_TO_DROP =
  / (?:(?:who|whom|whos|whod|who d) (?:\S+ ){0,6}(?:drop|cut|droppable|expendable|odd man out|let go|part with|get rid of|weakest link|cut bait)|next (?:guy|one|man|player) (?:\S+ ){0,6}(?:cut|drop)|(?:most|more) droppable|first to go|(?:ποιον|ποιοσ|ποιουσ|ποιοι) (?:\S+ ){0,4}(?:κοψω|κοβω|ριξω|ριχνω|διωξω|διωχνω|φευγει|φυγει|αφησω|περισσευει)|(?:pion|poion|pios|poios) (?:\S+ ){0,4}(?:kopsw|kopso|kovo|kovw|rixw|rikso|rixno|diwxw|dioxo|feugei|fevgei|fygei|perisevei)) /;
const ALSO_ADDS =
  / (?:pick up|pickup|add|adds|grab|stream\S*|plan|wire|waivers?|free agents?|trade|start|sit|in what order|day by day|παρω|πιασω|πιανω|βαλω|προσθε\S+|πλανο|ανταλλαγ\S+|parw|piasw|piano|vazw|στον παγκο|αφησω (?:\S+ )?εξω|on the bench|did|last (?:week|night)|yesterday|lineup|tonight|πενταδα|συνθεση|αποψε|χθεσ) /;
const NEXT =
  / (?:who (?:do|am|will|are) (?:i|we) (?:\S+ )?(?:play|face|playing|facing|up against|against|have|got) (?:\S+ ){0,2}next|(?:play|face|playing|facing) (?:\S+ )?next week|next (?:weeks )?(?:opponent|opponents|matchup|matchups)|(?:next|upcoming) (?:two|three|few|\d) (?:weeks|matchups|opponents)|με ποιουσ? (?:παιζω|πεφτω|παιζουμε)|επομεν\S+ (?:\S+ )?(?:αντιπαλ\S+|αγωνιστικ\S+)|ποιον εχω (?:την )?(?:αλλη|επομενη)) /;
const PLACE =
  / (?:what place|which place|my (?:place|rank|seed|standing)|where (?:am i|are we) in the (?:standings|table|league)|where (?:do|are) (?:i|we) (?:stand|rank) (?:\S+ ){0,3}(?:league|standings|table|overall)|how far (?:off|behind|from|back of) (?:\S+ )?(?:first|1st|the (?:lead|top|leader)|a playoff)|explain (?:me )?the standings|σε ποια θεση|ποια θεση|που (?:ειμαστε|ειμαι|βρισκομαι|βρισκομαστε) (?:\S+ ){0,2}(?:βαθμολογια|καταταξη|katata\S+|κατατα\S+|va8mologia)) /;
const GOOD_TEAM =
  / (?:is|are|hows|how good is|rate|how is|how does) (?:\S+ )?(?:my|our) (?:team|squad|roster) (?:\S+ ){0,3}(?:good|any good|decent|strong|legit|bad|trash|contender|doing|look|stack up) | (?:καλη|δυνατη|χαλια) (?:ειναι )?η ομαδα μου | η ομαδα μου (?:ειναι )?(?:καλη|χαλια|δυνατη) /;

const RULES: readonly Rule[] = [
  {
    focus: "reserve",
    detects: (_line, _own, read) => read.asksReserve === true && read.searchNames.length > 0,
    intents: () => ["status", "my-roster", "league"],
    intent: "lineup_optimization",
  },
  {
    focus: "waivers",
    detects: (line, _own, read, previous) =>
      WAIVER_TIME.test(line) &&
      WHEN.test(line) &&
      (DROPS_HIM.test(line) || (read.searchNames.length > 0 && previous?.focus === "waivers")),
    intents: () => ["league"],
    intent: "general_advice",
  },
  {
    focus: "adds-left",
    detects: (line, own, read) =>
      CAN_STILL_ADD.test(line) &&
      read.searchNames.length === 0 &&
      read.day === undefined &&
      Object.keys(read.freeAgentFilter).length === 0 &&
      !own.concepts.has("drop"),
    intents: () => ["matchup"],
    intent: "matchup_analysis",
  },
  {
    focus: "matchup-end",
    detects: (line, _own, read) => read.searchNames.length === 0 && MATCHUP_ENDS.test(line),
    intents: () => ["matchup"],
    intent: "matchup_analysis",
  },
  {
    focus: "projection",
    detects: (line, _own, read) =>
      PROJECTED.test(line) &&
      read.searchNames.length > 0 &&
      read.searchNames.length <= 2 &&
      !read.isStartQuestion &&
      !read.intents.has("simulate") &&
      !read.intents.has("trade"),
    intents: () => ["daily-lineup", "game-log", "status"],
    intent: "player_research",
  },
  {
    focus: "next-opponent",
    detects: (line) => NEXT.test(line),
    intents: () => ["season-odds"],
    intent: "general_advice",
  },
  {
    focus: "season",
    detects: (line, _own, read) =>
      OF_THE_SEASON.test(line) &&
      ODDS.test(line) &&
      read.searchNames.length === 0 &&
      !read.intents.has("standings-odds") &&
      !read.intents.has("league"),
    intents: () => ["season-odds"],
    intent: "general_advice",
  },
  {
    focus: "compare",
    detects: (line, own, read) =>
      read.searchNames.length > 1 &&
      read.searchNames.length <= 3 &&
      read.intents.has("game-log") &&
      !read.intents.has("simulate") &&
      !read.intents.has("trade") &&
      !read.isStartQuestion &&
      !read.isDropQuestion &&
      !read.asksSeason &&
      (read.mine ?? []).length === 0 &&
      (read.freeAgentFilter.targetCategories?.length ?? 0) === 0 &&
      read.lastNGames === undefined &&
      !REST_OF_SEASON.test(line) &&
      EITHER_OR.test(line) &&
      (own.concepts.has("add") || own.concepts.has("week") || own.text.words.length <= BARE_PAIR_WORDS) &&
      !own.concepts.has("form") &&
      !own.concepts.has("trade"),
    intents: () => ["simulate", "game-log"],
    intent: "player_research",
  },
  {
    focus: "place",
    detects: (line, _own, read) =>
      (PLACE.test(line) || GOOD_TEAM.test(line)) &&
      read.searchNames.length === 0 &&
      !read.isStartQuestion &&
      !read.intents.has("season-odds") &&
      !read.intents.has("trade"),
    intents: () => ["standings-odds"],
    intent: "general_advice",
  },
  {
    focus: "stat-leader",
    detects: (line, _own, read) =>
      SUPERLATIVES.test(line) &&
      MINE.test(line) &&
      ((read.freeAgentFilter.targetCategories?.length ?? 0) > 0 || TURNOVERS.test(line)) &&
      read.searchNames.length === 0 &&
      !read.intents.has("free-agents") &&
      !read.intents.has("plan"),
    intents: () => ["roster-form"],
    intent: "lineup_optimization",
  },
  {
    focus: "named-categories",
    detects: (line, own, read) =>
      ((read.freeAgentFilter.targetCategories?.length ?? 0) > 0 || TURNOVERS.test(line)) &&
      read.searchNames.length === 0 &&
      read.intents.has("matchup") &&
      [...read.intents].every((intent) => intent === "matchup") &&
      !own.concepts.has("free-agents") &&
      !own.concepts.has("add"),
    intents: () => ["matchup"],
    intent: "matchup_analysis",
  },
  {
    focus: "categories",
    detects: (line, own, read, previous) =>
      read.searchNames.length === 0 &&
      !read.intents.has("league") &&
      !own.concepts.has("free-agents") &&
      !own.concepts.has("add") &&
      (CATEGORIES.test(line) || (OF_THOSE_CATEGORIES.test(line) && previous?.intents.has("matchup") === true)),
    intents: () => ["matchup"],
    intent: "matchup_analysis",
  },
  {
    focus: "catch-up",
    detects: (line, _own, read) => read.searchNames.length === 0 && PER_DAY.test(line) && !read.intents.has("league"),
    intents: () => ["matchup"],
    intent: "matchup_analysis",
  },
  {
    focus: "opponent-moves",
    detects: (line, _own, read) =>
      HIS_MOVES.test(line) && (isHis(line) || THREAT.test(line)) && read.searchNames.length === 0,
    intents: () => ["opponent-outlook"],
    intent: "matchup_analysis",
  },
  {
    focus: "chance",
    detects: (line, _own, read) => read.searchNames.length === 0 && (WHAT_NOW.test(line) || PLEA.test(line)),
    intents: () => ["matchup", "plan"],
    intent: "lineup_optimization",
  },
  {
    focus: "chance",
    detects: (line, _own, read) =>
      read.searchNames.length === 0 &&
      !OF_THE_SEASON.test(line) &&
      (read.intents.has("matchup") || read.intents.has("plan")) &&
      !read.intents.has("review") &&
      (HOPE.test(line) || read.asksChance === true),
    intents: () => ["matchup", "plan"],
    intent: "lineup_optimization",
  },
  {
    focus: "tonight",
    detects: (line, own, read, previous) =>
      read.day !== undefined &&
      read.searchNames.length === 0 &&
      !SETS_A_LINEUP.test(line) &&
      !own.concepts.has("free-agents") &&
      !own.concepts.has("club") &&
      (WHO_PLAYS.test(line) || (previous?.focus === "tonight" && own.text.words.length <= 4)),
    intents: (_read, line, previous) =>
      isHis(line) || (previous?.focus === "tonight" && previous.intents.has("opponent-roster"))
        ? ["opponent-roster"]
        : ["my-roster"],
    intent: "matchup_analysis",
  },
  {
    focus: "day-scorers",
    detects: (line, own, read) =>
      own.day !== undefined &&
      !(own.day.kind === "offset" && own.day.days >= 0) &&
      SCORED.test(line) &&
      read.searchNames.length === 0 &&
      !OF_NO_GAMES.test(line) &&
      !own.concepts.has("club"),
    intents: () => ["opponent-roster", "my-roster", "matchup"],
    intent: "matchup_analysis",
    also: ({ day }) => (day?.kind === "weekday" ? { day: { ...day, isLast: true } } : {}),
  },
  {
    focus: "games-left",
    detects: (line, own, read) =>
      GAMES_LEADER.test(line) &&
      MINE.test(line) &&
      read.searchNames.length === 0 &&
      read.window !== "next week" &&
      !read.isDropQuestion &&
      !own.concepts.has("free-agents") &&
      !own.concepts.has("club") &&
      !OF_BOTH_SIDES.test(line) &&
      !isHis(line),
    intents: () => ["my-roster"],
    intent: "matchup_analysis",
  },
  {
    focus: "whom-to-drop",
    detects: (line, _own, read) =>
      WHOM_TO_DROP.test(line) &&
      !ALSO_ADDS.test(line) &&
      !OPPONENT.test(line) &&
      read.searchNames.length <= 1 &&
      read.roles.add.length === 0,
    intents: () => ["plan", "my-roster"],
    intent: "lineup_optimization",
  },
  {
    focus: "ownership",
    detects: (_line, own, read) =>
      read.intents.has("status") &&
      read.searchNames.length > 0 &&
      (own.concepts.has("own") || own.concepts.has("available")) &&
      !read.isRumour &&
      !read.intents.has("simulate"),
    intents: (read) => [...read.intents],
    intent: "player_research",
  },
  {
    focus: "start-sit",
    detects: (_line, _own, read) =>
      read.isStartQuestion &&
      !read.isHoldQuestion &&
      !read.isDropQuestion &&
      (read.intents.has("status") || (read.intents.has("daily-lineup") && read.without === undefined)) &&
      !read.intents.has("simulate") &&
      read.searchNames.length > 0 &&
      read.searchNames.length <= 4 &&
      !read.isRumour,
    intents: (read) => [...new Set<IntentDetail>(["status", ...read.intents])],
    intent: "player_research",
  },
  {
    focus: "availability",
    detects: (_line, own, read) =>
      read.intents.has("status") &&
      !read.intents.has("simulate") &&
      read.searchNames.length > 0 &&
      read.searchNames.length <= 2 &&
      // "Alvarado or Wallace if I only care about steals?"
      !(own.concepts.has("compare") && !own.concepts.has("play") && !own.concepts.has("health")) &&
      (own.filter.targetCategories?.length ?? 0) === 0 &&
      !read.isDropQuestion &&
      !read.isHoldQuestion &&
      !read.isStartQuestion &&
      !read.isRumour &&
      !(read.day?.kind === "offset" && read.day.days < 0) &&
      read.asksReserve !== true,
    intents: (read) => [...read.intents],
    intent: "player_research",
  },
];

/** Arithmetic, and what is none of its business. */
const ANSWERED_OTHERWISE: readonly IntentDetail[] = ["score", "decline", "unsupported"];

/** The understanding with its focus, and the look-ups that this needs. */
export function withFocus(
  { focus: carried, ...read }: Understanding,
  own: OwnReading,
  previous: Understanding | undefined,
): Understanding {
  const line = foldedLine(own.text);
  // A plea and nothing else is about the person's own team.
  const isPlea = PLEA.test(line);
  if (!isPlea && (read.unsupported.length > 0 || ANSWERED_OTHERWISE.some((want) => read.intents.has(want))))
    return read;
  // What goes on from the question before has its own focus already.
  if (carried !== undefined && read.isSettled) return { ...read, focus: carried };
  const rule = RULES.find(({ detects }) => detects(line, own, read, previous));
  if (!rule) return read;
  const { focus, intent } = rule;
  return {
    ...read,
    ...(isPlea ? { unsupported: [] } : {}),
    ...rule.also?.(read),
    focus,
    intent,
    intents: new Set(rule.intents(read, line, previous)),
  };
}
