/** Questions about the odds of the season, about schedules left, and about who to hold for the playoffs. Pure. */
import { lineOf } from "../reading";

const PLAYOFFS = "(?:playoffs?|play offs?|post ?season|πλει ?οφ\\S*)";
const TITLE = "(?:title|championship|ship|bye|τιτλ\\S+|πρωταθλημ\\S+)";
const ODDS = "(?:odds|chances?|probability|likely|likelihood|πιθανοτητ\\S+)";

const SEASON_ODDS = new RegExp(
  ` (?:(?:${PLAYOFFS}|${TITLE}) (?:\\S+ ){0,2}${ODDS}|${ODDS} (?:\\S+ ){0,6}(?:${PLAYOFFS}|${TITLE})|(?:mathematically|officially) (?:\\S+ ){0,2}(?:in|out|eliminated|alive)|(?:been|am i|are we) eliminated|αποκλειστ\\S+) `,
);
/** A place of the season is clinched; a matchup or a category that one wants to lock up is this week's question. */
const PLACE = `(?:${PLAYOFFS}|${TITLE}|seed|spot|place|θεση|προκριση)`;
/** "Can I make the playoffs?", "do I still have a shot at the title?": how likely it is. */
const CAN_I = new RegExp(
  ` (?:(?:can|could|will|do|would|am|are) (?:i|we) (?:\\S+ ){0,5}(?:make|reach|get (?:in|into|to)|sneak into|qualify|going to|gonna|chance|shot|win) (?:\\S+ ){0,3}(?:${PLAYOFFS}|${TITLE})|(?:μπορω|μπορουμε|προλαβαινω|θα) (?:\\S+ ){0,4}(?:μπω|μπουμε|βγω|vgw|vgo|περασω|περασουμε|παω|προκριθ\\S+|παρω|παρουμε) (?:\\S+ ){0,3}(?:${PLAYOFFS}|${TITLE})) `,
);
const AS_IT_STANDS =
  / (?:(?:ended|ends|over|finished|stopped) (?:\S+ ){0,2}(?:today|now|tonight)|(?:τελειωνε|τελειωσει|εληγε|σταματουσε) (?:\S+ ){0,3}(?:σημερα|τωρα|αποψε)) /;
const CLINCHES = new RegExp(` (?:clinched|clinch (?:\\S+ ){0,4}${PLACE}|κλειδω\\S+ (?:\\S+ ){0,4}${PLACE}) `);
const OF_THIS_WEEK = / (?:matchup|week|category|categories) /;
const HOLDS = new RegExp(
  ` (?:(?:hold|keep|stash|roster) (?:\\S+ ){0,4}${PLAYOFFS}|(?:κρατησω|κραταω|κρατα|κρατησουμε) (?:\\S+ ){0,4}${PLAYOFFS}) `,
);
const SCHEDULES =
  / (?:(?:hardest|toughest|easiest|softest) (?:remaining schedule|schedule (?:left|remaining|the rest of|down the stretch|in (?:the|my|our) league))|strength of schedule|(?:πιο )?(?:δυσκολο|ευκολο|δυσκολοτερο|ευκολοτερο) (?:προγραμμα (?:\S+ )?(?:μενει|απομενει|λιγκα\S*)|υπολοιπο)) /;
const OF_ALL =
  / (?:everyone|everybody|every team|each team|all teams|all the teams|the league|whole league|ολων|ολεσ|καθε ομαδα\S*) /;

/** "Who has the worst playoff schedule?" */
const PLAYOFF_GAMES = new RegExp(
  ` (?:${PLAYOFFS} (?:\\S+ ){0,2}(?:schedules?|games|προγραμμα|αγωνεσ|ματσ|παιχνιδια|programma|mats)|(?:schedules?|games|προγραμμα|αγωνεσ|ματσ|παιχνιδια|programma|mats) (?:\\S+ ){0,4}${PLAYOFFS}) `,
);
const OF_MY_PLAYERS =
  / (?:who|which|whos|my (?:players|guys|roster|team)|best|worst|most|fewest|ποιοσ|ποιοι|παικτ\S+|δικ\S+|καλυτερ\S+|χειροτερ\S+|περισσοτερ\S+) /;

export const asksForPlayoffGames = (question: string): boolean => isOfPlayoffGames(lineOf(question));
const isOfPlayoffGames = (line: string): boolean =>
  PLAYOFF_GAMES.test(line) && OF_MY_PLAYERS.test(line) && !WHEN.test(line);
const WHEN = / (?:when|start|starts|begin|begins|ποτε|αρχιζ\S+|ξεκιν\S+) (?!(?:march|mar|apr|april)\b)/;
/** "If I lose this week", "αν νικήσω". */
export const IF_THIS_WEEK =
  / (?:if|when|αν|εαν|αμα|an|ama) (?:i |we |he |they |θα |tha |το |to )*(?:lose|lost|win|won|beat|drop|tie|χασω|χασουμε|νικησω|κερδισω|παρω|νικησουμε|xasw|xaso|nikhsw|nikisw|kerdisw|kerdiso)(?: (?:this|it|the|him|them|σε|αυτη|αυτην|την|το|se|auth|thn|to)\S*)?/;

export const asksForPlayoffHolds = (question: string): boolean => HOLDS.test(lineOf(question));
export const asksForSchedules = (question: string): boolean => SCHEDULES.test(lineOf(question));

/** What such a question wants; `undefined` for every other. @param line folded */
export function seasonAsk(line: string): "season-odds" | "standings-odds" | undefined {
  if (SCHEDULES.test(line)) return "standings-odds";
  if (HOLDS.test(line) || isOfPlayoffGames(line)) return "season-odds";
  const isClinched = CLINCHES.test(line) && !OF_THIS_WEEK.test(line);
  if (!isClinched && !SEASON_ODDS.test(line) && !(CAN_I.test(line) && !AS_IT_STANDS.test(line))) return undefined;
  return OF_ALL.test(line) ? "standings-odds" : "season-odds";
}
