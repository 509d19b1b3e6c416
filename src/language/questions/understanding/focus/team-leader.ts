/** "Who is his best player?", "which of his guys scares you most?", "who carries my team?". Pure. */
import type { OwnReading } from "../reading";
import type { Understanding } from "../understood-question";
import { isHis, MINE } from "./patterns";
import { TURNOVERS } from "./turnovers";

const WHO =
  "(?:where|που|who|whos|whom|which|what|name|ποιοσ|ποιον|ποιοι|ποιουσ|ποια|ποιο|poia|pia|poios|pios|poion|poioi)";
const THREAT =
  "(?:dangerous|threats?|scar(?:es?|y|iest)|worr(?:y|ied)|fear|afraid|watch out|weapons?|καιει|πληγωνει|σκοτωνει|kaiei|επικινδυν\\S+|φοβαμαι|φοβηθω|προσεχω|προσεξω|epikindyn\\S+|fobamai|fovamai|prosexw|proseksw)";
const BEST =
  "(?:best|top|star|stars|stud|studs|mvp|most valuable|carr(?:y|ies|ying)|strongest|καλυτερ(?:οσ|ον|ο|οι|ουσ)|αστερι|σταρ|kalyter(?:os|o|oi)|kaluter(?:os|o|oi)|kaliter(?:os|o|oi))";
const WORST =
  "(?:worst|weakest|weakness(?:es)?|weak(?: (?:spot|point|link)s?)?|vulnerable|least (?:valuable|useful|important)|dead weight|χειροτερ(?:οσ|ον|ο|οι|ουσ)|αδυνατ(?:οσ|ο|οι)|αδυναμ(?:οσ|ο|οι)|adynam(?:os|o|oi)|αδυναμια|αδυνατο σημειο|αδυνατοσ κρικοσ|xeiroter(?:os|o|oi)|adynamia|adunamia)";
const ASKS = new RegExp(` ${WHO} (?:\\S+ ){0,7}(?:${THREAT}|${BEST}|${WORST}) `);
/** "Worst guy on my roster by points a game?" */
const OF_A_ROSTER = new RegExp(
  ` (?:${BEST}|${WORST}) (?:guy|player|guys|players|one|παικτ\\S+|paikt\\S+) (?:on|in|of|from|στο|στην|του|τησ|sto|sthn|tou) `,
);
/** "And my best?", "and the most dangerous?" */
const ASKS_ON = new RegExp(`^ (?:\\S+ ){0,4}(?:${THREAT}|${BEST}|${WORST}) (?:\\S+ ){0,2}$`);
const OF_THE_WORST = new RegExp(` ${WORST} `);

/** The other end of the roster. */
export const asksForTheWorst = (line: string): boolean => OF_THE_WORST.test(line);
const OF_A_THREAT = new RegExp(` ${THREAT} `);
/** Another measure, or somebody who is not on a roster. */
const OF_ANOTHER_MATTER =
  / (?:lineup|ten|five|eight|starters|today|tonight|tomorrow|league|standings|table|δεκαδα|σημερα|αποψε|αυριο|λιγκα|λιγκασ|πρωταθλημα|βαθμολογια|liga|add|adds|pick ?ups?|stream\S*|drop|cut|trade|start|sit|bench|free agents?|waivers?|wire|schedule|games?|in form|hot|cold|lately|week|replac\S+|option|match ?ups?|chances?|odds|stash|rebounds?|assists?|steals?|blocks?|threes|points?|προσθηκ\S+|παρω|κοψω|ριξω|ανταλλαγ\S+|ελευθερ\S+|πενταδα|φορμα|προγραμμα|αγων\S+|ματσ|εβδομαδα|parw|kopsw|eleftheros|eleutheros|programma) /;

/** A threat is the opponent's, also where nobody says whose. */
export const isOfOpponent = (line: string): boolean =>
  isHis(line) || (OF_A_THREAT.test(line) && !OF_MY_TEAM.test(line));
const OF_MY_TEAM = / (?:my (?:team|roster|squad|guys|best)|η ομαδα μου|του ροστερ μου|μου|mou) /;

export const asksForLeaders = (
  line: string,
  own: OwnReading,
  read: Understanding,
  previous: Understanding | undefined,
): boolean =>
  (ASKS.test(line) || OF_A_ROSTER.test(line) || (previous?.focus === "team-leader" && ASKS_ON.test(line))) &&
  !OF_ANOTHER_MATTER.test(line) &&
  !TURNOVERS.test(line) &&
  (isOfOpponent(line) || MINE.test(line) || read.otherTeam !== undefined) &&
  own.mentions.length === 0 &&
  (read.freeAgentFilter.targetCategories?.length ?? 0) === 0 &&
  !own.concepts.has("free-agents") &&
  !read.isStartQuestion;
