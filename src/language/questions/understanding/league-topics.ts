/**
 * Finds the league rules a question is about.
 *
 * Pure. A narrower topic replaces the wider one that its words also name: a playoff spot is not the standings, and a
 * bonus is not the whole scoring list.
 */
import type { Concept } from "./concept";
import { readQuestion } from "./reading";
import { foldedLine } from "./text";

export type LeagueTopic =
  | "standings"
  | "scoring"
  | "roster"
  | "adds"
  | "calendar"
  | "trades"
  /** How many of a position a roster may hold, and how many games a slot. */
  | "limits"
  /** Whether the playoffs would be reached as things stand. */
  | "playoff-place"
  | "waivers"
  /** How a matchup's end goes into the standings. */
  | "result"
  /** A stat that leagues may score besides the usual ones. */
  | "extra-stat";

/** Category by category, by most of them, by points, or over the season without opponents. */
export type ResultFormat = "each" | "most" | "points" | "season";

/** Result formats under the outputs' names. */
const RESULT_FORMATS: readonly (readonly [RegExp, ResultFormat])[] = [
  [/each category/, "each"],
  [/most categories/, "most"],
  [/head-to-head points/, "points"],
  [/rotisserie|season points/, "season"],
];

export const resultFormatOf = (format: string): ResultFormat | undefined =>
  RESULT_FORMATS.find(([pattern]) => pattern.test(format))?.[1];

/** One contest of all teams, whose table is no table of records. */
export const isWithoutOpponents = (format: string): boolean => resultFormatOf(format) === "season";

const EXTRA_STATS = ["TD", "DD", "QD", "OREB", "DREB", "PF", "TF", "FF", "EJ", "MIN", "3PA"] as const;
export type ExtraStat = (typeof EXTRA_STATS)[number];

const EXTRA: readonly (readonly [ExtraStat, RegExp])[] = [
  ["TD", / (?:triple doubles?|trip dubs?|τριπλ\S* νταμπλ\S*) /],
  ["DD", / (?:double doubles?|dub dubs?|νταμπλ νταμπλ) /],
  ["QD", / (?:quadruple doubles?|κουαντραπλ νταμπλ) /],
  ["OREB", / (?:offensive (?:rebounds?|boards?)|orebs?|επιθετικ\S+ ριμπαουντ) /],
  ["DREB", / (?:defensive (?:rebounds?|boards?)|drebs?|αμυντικ\S+ ριμπαουντ) /],
  ["TF", / (?:technicals?|technical fouls?|τεχνικ\S+(?: ποιν\S+)?) /],
  ["FF", / (?:flagrants?|flagrant fouls?|αντιαθλητικ\S+) /],
  ["EJ", / (?:ejections?|ejected|αποβολ\S+) /],
  ["PF", / (?<!technical |flagrant )(?:personal fouls?|fouls?|φαουλ) /],
  ["MIN", / (?:minutes|mins|λεπτα) /],
  ["3PA", / (?:three(?: point(?:er)?)? attempts?|3pa|attempted threes|3pt attempts?) /],
];

const LIMITED =
  "(?:point guards?|guards?|cent(?:er|re)s?|bigs?|big men|forwards?|wings?|positions?|pgs?|sgs?|sfs?|pfs?|cs?|slots?|θεσ\\S+|σεντερ|ψηλουσ|γκαρντ|φοργουορντ\\S*|πλεημεικερ|πλει μεικερ|ποιντ γκαρντ|σουτινγκ γκαρντ)";

const PATTERNS: readonly (readonly [LeagueTopic, RegExp])[] = [
  [
    "standings",
    / (?:standings?|rank(?:s|ed|ing|ings)?|seed\S*|(?:league )?table|leaderboard|records?|(?:what|which|my|our|first|last|second|third) place|place (?:am|are|is) (?:i|we)|(?:in|am i|are we|is) (?:first|last)|who(?:s| is) (?:first|last|winning|leading|top|ahead|on top|number one)|top (?:of|team)|bottom (?:of|team)|leading|leads|wins|\S*βαθμολογι\S*|θεση (?:ειμαι|εχω|βρισκομαι)|(?:σε )?(?:ποια|τι) θεση|πρωτ(?:οσ|η|ο|οι|εσ|α|ου|ον)|τελευται\S+|ρεκορ|καταταξ\S+|ποσοσ ειμαι|νικεσ) /,
  ],
  [
    "scoring",
    /scor|categor| cats |points|worth|format|kind of league|type of league|μετρα|κατηγορι| ποντ|συστημα|φορματ|τυπου|ειδουσ|αξιζ/,
  ],
  ["roster", /slot|spot|roster|starters| ir |bench|position|θεσεισ|παικτεσ μπορω/],
  [
    "adds",
    / (?:adds?|added|adding|moves?|pickups?|pick ups?|acquisitions?|transactions?|προσθηκ\S*|κινησ\S*|αλλαγεσ) /,
  ],
  [
    "waivers",
    / (?:waivers?|waiver wire|faab|budget|bid|bids|bidding|claims?|claimed|clears?|period|ελευθερωνεται|γουειβερσ?|ουειβερσ?|μπατζετ|προυπολογισμ\S*|προσφορ\S*|διεκδικ\S*|κοψω (?:\S+ )*(?:ωρα|ωρεσ|μερεσ|καιρο)) /,
  ],
  [
    "calendar",
    /playoff|post ?season| season |teams make|how long is a matchup|championship week|πλει ?οφ|σεζον|κανονικη/,
  ],
  ["trades", /trade|trading|deadline|ανταλλαγ|τρειντ|προθεσμι|ντεντλαιν/],
  [
    "playoff-place",
    / (?:(?:am i|are we|would i|would we|will i|will we|do i|do we|did i|can i|could i|id|ill|i|we) (?:\S+ ){0,4}(?:playoffs?|play offs?|postseason)(?! (?:start|begin|schedule))|playoffs? (?:spot|picture|position|place|race|hunt|bubble|line)|(?:εμπαινα|εμπαιναμε|μπαινω|μπαινουμε|μπω|μπουμε|ειμαι|ειμαστε|προκριν\S+|περναω|περναμε|περνουσα) (?:\S+ ){0,3}πλει|(?:ended|ends|was over|were over|finished|stopped|τελειωνε|τελειωσει|εληγε|σταματουσε) (?:\S+ ){0,3}(?:today|now|tonight|σημερα|τωρα|αποψε)) /,
  ],
  [
    "result",
    / (?:how (?:does|do|is|are|would|will) (?:\S+ )*(?:standings|record)|(?:wins?|result|matchup|week|categor\S+|it) (?:\S+ ){0,3}counts? (?:\S+ ){0,3}(?:standings|record|wins?)|(?:one|single|a|1) (?:win|w) (?:\S+ ){0,4}(?:week|categor\S+|cat)|(?:one|single) win|μια νικη|καθε κατηγορια (?:\S+ ){0,3}νικη|(?:each|every|most) categor\S+ or|πωσ (?:μετραει|μετρανε|περναει|γραφεται|παει|υπολογιζεται) (?:\S+ ){0,5}(?:βαθμολογι\S*|νικη|αποτελεσμα|ρεκορ)) /,
  ],
  [
    "limits",
    new RegExp(
      ` (?:(?:(?:carry|hold|roster|own|have|keep|max\\S*|most|limit\\S*|cap|allow\\S*|many|εχω|κρατησω|κρατω|μεγιστο\\S*|οριο|ποσουσ|επιτρεπ\\S*) (?:\\S+ ){0,5}${LIMITED}(?! (?:adds?|left))|${LIMITED} (?:\\S+ ){0,4}(?:limits?|max\\S*|cap|allowed|οριο|επιτρεπ\\S*))|games? (?:\\S+ ){0,3}(?:limits?|cap|max\\S*|by position|per position|per slot|by slot)|(?:limits?|cap|οριο) (?:\\S+ ){0,3}(?:games|αγων\\S+|ματσ)) `,
    ),
  ],
];

/** The narrower topic, and the ones it replaces. */
const INSTEAD: readonly (readonly [LeagueTopic, readonly LeagueTopic[]])[] = [
  ["playoff-place", ["standings", "calendar", "roster"]],
  ["extra-stat", ["scoring", "standings"]],
  ["limits", ["standings", "scoring", "roster"]],
  ["waivers", ["standings"]],
  ["result", ["standings", "scoring"]],
];

/** Places as such are no limit: "how many bench spots". */
const COUNTS_PLACES = / (?:bench|ir|starting|starter|υπαρχουν|παγκο\S*) /;

/** "May I stash six wings?", "what does a turnover cost me?" */
function unnamed(position: string | undefined, concepts: ReadonlySet<Concept>): readonly LeagueTopic[] {
  if (position !== undefined) return ["limits"];
  return concepts.has("stat") ? ["scoring"] : [];
}

export type LeagueQuestion = {
  topics: readonly LeagueTopic[];
  extraStats: readonly ExtraStat[];
  /** Position whose limit is asked about; `null` for all. */
  position: string | null;
  /** `true` for limits on games, `false` for limits on players. */
  isOfGames: boolean;
  /** How many of it: "five centers"; `null` without a number. */
  amount: number | null;
};

export function leagueQuestionOf(question: string): LeagueQuestion {
  const { text, filter, concepts } = readQuestion(question);
  const line = foldedLine(text);
  const extraStats = EXTRA.filter(([, pattern]) => pattern.test(line)).map(([stat]) => stat);
  const texts = PATTERNS.filter(([, pattern]) => pattern.test(line))
    .map(([topic]) => topic)
    .filter((topic) => topic !== "limits" || !COUNTS_PLACES.test(line));
  const all: LeagueTopic[] = [...(extraStats.length > 0 ? (["extra-stat"] as const) : []), ...texts];
  const hidden = new Set(INSTEAD.flatMap(([topic, others]) => (all.includes(topic) ? others : [])));
  // "Can I still trade this season?"
  const isOnlyTrades = all.includes("trades") && !/play ?off|post ?season|πλει ?οφ|championship/.test(line);
  const amounts = text.words.flatMap(({ amount }) => (amount === undefined ? [] : [amount]));
  return {
    topics:
      all.length > 0
        ? all.filter((topic) => !hidden.has(topic) && !(topic === "calendar" && isOnlyTrades))
        : unnamed(filter.position, concepts),
    extraStats,
    position: filter.position ?? null,
    isOfGames: / (?:games?|αγων\S+|ματσ|παιχνιδια) /.test(line),
    amount: amounts.length === 1 ? (amounts[0] ?? null) : null,
  };
}
