/**
 * Questions about state: what was proposed, what waits, what the person approved or declined, and whether it went
 * through. They are answered from the record of proposals and never start a plan.
 *
 * Pure. Patterns over the folded words; a question that also asks what to do next is none of these.
 */
import type { DecisionFilter } from "@/contract/planning/decisions-output";
import type { Decision, Reading } from "./want";

/** Said in so many words. Other wordings are left to the weights. */
export function decisionAsk({ line, mentions }: Reading): Decision | undefined {
  if (ASKS_WHAT_TO_DO.test(line) || OF_OTHERS.test(line)) return undefined;
  const isStated = PATTERNS.some((pattern) => pattern.test(line)) || (mentions.length === 0 && IN_ALL.test(line));
  if (!isStated) return undefined;
  return {
    intent: "general_advice",
    confidence: "sure",
    intents: new Set(["decisions"]),
    unsupported: [],
    isSettled: true,
  };
}

/** Which of the proposals are meant; `undefined` for all of them. */
export function decisionFilterIn(line: string): DecisionFilter | undefined {
  const [meant, ...others] = FILTERS.filter(([, pattern]) => pattern.test(line)).map(([filter]) => filter);
  if (meant === undefined) return undefined;
  // "Approved or declined": both, so everything.
  const isBoth = meant === "approved_all" && others.includes("declined");
  return isBoth ? undefined : meant;
}

const MOVE =
  "(?:moves?|recommendations?|recs?|suggestions?|proposals?|cards?|adds?|additions?|drops?|pick ?ups?|swaps?|transactions?|changes?|streamers?)";
const DECIDED =
  "(?:approved?|accept(?:ed)?|confirm(?:ed)?|declined?|reject(?:ed)?|turn(?:ed)? down|green ?lit|sign(?:ed)? off|ok(?:ay)?(?:ed)?|pass(?:ed)? on|dismiss(?:ed)?|(?:said|say) (?:yes|no) to|agreed? to|decided? on)";
/** What only moves do, never players; "it" and "they" before these words mean moves. */
const GOES_THROUGH = "go through|gone through|going through|take effect|taken effect";
const THROUGH = `(?:${GOES_THROUGH}|went through|goes through|through yet|took effect|happen|happened|processed?|executed?|complete|completed|go live|scheduled|show up|shown up|showed up|register|registered|land|landed|kick in|kicked in|count yet|verified|confirmed|official|successful|made it|make it|stick|stuck|done yet|on espn)`;
const OWN = "(?:my|our|the|that|those|this|these|all|any of my|both|both of my)";

const MOVE_EL =
  "(?:κινησ\\S+|προτασ\\S+|συστασ\\S+|καρτ\\S+|προσθηκ\\S+|αλλαγ\\S+|μεταγραφ\\S+|moves?|adds?|recommendations?|pick ?ups?|swaps?)";
const DECIDED_EL =
  "(?:εγκρινει|απορριψει|αποδεχτει|αποδεχθει|δεχτει|δεχθει|ενεκρινα|εγκρινα|ενεκριναμε|εγκριναμε|απερριψα|απορριψα|απορριψαμε|αποδεχτηκα|αποδεχθηκα|δεχτηκα|δεχθηκα|αποφασισει|αποφασισα|εγκριθηκ\\S+|απορριφθηκ\\S+|εγκεκριμεν\\S+|απορριφθ\\S+)";
const THROUGH_EL =
  "(?:περασ\\S+|εγινε|εγιναν|γινει|ολοκληρωθ\\S+|προχωρησ\\S+|φανηκ\\S+|φανει|φαινεται|φαινονται|καταχωρηθ\\S+|καταχωρημεν\\S+|προγραμματισμεν\\S+|προγραμματιστ\\S+|εκτελεστ\\S+|ισχυει|ισχυουν)";
const WAITS_EL =
  "(?:περιμεν(?:ει|ουν|ουνε)|εκκρεμ\\S+|αναμον\\S+|αναμεν\\S+|ανοιχτ\\S+|αναπαντητ\\S+|απομεν(?:ει|ουν) να (?:εγκριν\\S+|αποφασισ\\S+))";

const words = (source: string): RegExp => new RegExp(` ${source}(?= |$)`);

const PATTERNS: readonly RegExp[] = [
  // The user's own decisions.
  words(`(?:did|have|had|havent|didnt) (?:i|we) (?:\\S+ ){0,4}${DECIDED}`),
  words(
    `(?:what|which|how many|list|show|everything|anything|every|remind|recap|when|where|all)(?: \\S+){0,6} (?:i|ive|we|weve) (?:\\S+ ){0,2}${DECIDED}`,
  ),
  words(
    `(?:my|our) (?:\\S+ )?(?:approvals|decisions|approved ${MOVE}|declined ${MOVE}|rejected ${MOVE}|accepted ${MOVE})`,
  ),
  // Pending proposals.
  words(
    `${MOVE} (?:\\S+ ){0,4}(?:waiting|pending|awaiting|outstanding|undecided|unanswered|in (?:the|my) queue|to approve|to decide|to review|(?:needs?|needing) (?:my|a|an) (?:\\S+ )?(?:decision|approval|answer|ok|yes))`,
  ),
  words(
    `(?:pending|outstanding|waiting|undecided|unanswered|queued|unapproved|open) (?:\\S+ )?(?:${MOVE}|approvals?|decisions?)`,
  ),
  words(
    `(?:waiting|awaiting|pending) (?:for|on)? ?(?:me|my (?:\\S+ )?(?:approval|decision|answer|ok|okay|call|review))`,
  ),
  words(
    `(?:anything|something|whats|what is|what|stuff) (?:\\S+ ){0,2}(?:waiting|pending|outstanding|awaiting|in (?:the|my) queue)`,
  ),
  words(`(?:have|need|left|got|something|anything) (?:\\S+ ){0,2}to (?:approve|sign off|decide on|review and approve)`),
  // Whether it went through.
  words(
    `(?:did|has|have|is|was|were|are|when|will|does|do) (?:\\S+ )?${OWN} (?:\\S+ ){0,3}${MOVE} (?:\\S+ ){0,4}${THROUGH}`,
  ),
  words(
    `(?:did|has|have|is|was|will|does|do) (?:it|that|this|they|those|them|both|everything) (?:(?:all|both|actually|really|already|even|ever|finally) ){0,2}(?:${GOES_THROUGH}|get through|get processed|been processed)`,
  ),
  words(
    `(?:when|is|are) (?:\\S+ )?${OWN} (?:\\S+ ){0,3}${MOVE} (?:due|set for|booked|locked in|in place|still on|final)`,
  ),
  words(`(?:status|state|outcome) of ${OWN} (?:\\S+ ){0,3}${MOVE}`),
  words(`(?:happened|happening|became|become|going on|up) (?:to|with|of) ${OWN} (?:\\S+ ){0,3}${MOVE}`),
  words(`${MOVE} (?:\\S+ ){0,3}(?:i|we) (?:\\S+ )?${DECIDED} (?:\\S+ ){0,3}(?:${THROUGH}|already|yet)`),
  // Invalid proposals.
  words(
    `${MOVE} (?:\\S+ ){0,3}(?:expired?|expiring|outdated|superseded|lapsed?|ran out|timed out|no longer valid|still valid|went stale)`,
  ),
  words(
    `(?:expired|outdated|superseded|lapsed|declined|rejected|approved|scheduled) (?:recommendations?|suggestions?|proposals?|cards?|moves?)`,
  ),
  // Greek.
  words(`${DECIDED_EL}`),
  words(
    `(?:τι|ποι\\S+|ποσ\\S+|καμια|καποια|υπαρχ\\S+|εχω|δειξε|ολεσ|οι|η) (?:\\S+ ){0,3}${MOVE_EL} (?:\\S+ ){0,4}${WAITS_EL}`,
  ),
  words(`${WAITS_EL} (?:\\S+ ){0,4}(?:${MOVE_EL}|εγκριση|αποφαση|απαντηση)`),
  words(`${WAITS_EL} (?:\\S+ ){0,3}(?:μου|εμενα|απο μενα)`),
  words(`${MOVE_EL} (?:\\S+ ){0,3}χωρισ (?:να (?:απαντησω|αποφασισω|τη δω)|απαντηση|αποφαση)`),
  words(`(?:εχω|μενει|εμεινε|μενουν|υπαρχει) (?:\\S+ ){0,4}να (?:εγκρινω|αποφασισω|απορριψω)`),
  words(`${THROUGH_EL} (?:\\S+ ){0,3}(?:η|οι|το|τα|την|τισ|αυτη η|εκεινη η) (?:\\S+ ){0,2}${MOVE_EL}`),
  words(`(?:η|οι|το|τα|εκεινη η|αυτη η) (?:\\S+ )?${MOVE_EL} (?:\\S+ ){0,4}${THROUGH_EL}`),
  /^ (?:και )?(?:τελικα |ηδη )?(?:αυτο |ολα |ολεσ |και τα δυο )?(?:περασε|περασαν|ολοκληρωθηκε|ολοκληρωθηκαν|εγινε|εγιναν|μπηκε|μπηκαν) (?:τελικα |ηδη |κανονικα |ολα |ολεσ |και τα δυο |η οχι |οι οχι |ακομα ){0,3}$/,
  words(`τι (?:απεγινε|απεγιναν|εγινε με|εγιναν|γινεται με|συμβαινει με) (?:\\S+ ){0,2}${MOVE_EL}`),
  words(`${MOVE_EL} (?:\\S+ ){0,3}(?:εληξ\\S+|ληξ\\S+|ληγμεν\\S+|ξεπερασμεν\\S+|αντικατασταθηκ\\S+|ακυρωθηκ\\S+)`),
  words(`(?:εληξ\\S+|ληγμεν\\S+|αντικατασταθηκ\\S+|ακυρωθηκ\\S+) (?:\\S+ ){0,3}${MOVE_EL}`),
];

/** Suggestions in general: about no player, since "what did you say about Booker" asks about him. */
const IN_ALL = new RegExp(
  [
    ` (?:have|has|did|had) (?:you|fanvise|the app|it) (?:\\S+ ){0,3}(?:suggest(?:ed)?|recommend(?:ed)?|propose|proposed|advised?|come up with|given me) `,
    ` (?:you|youve|fanvise) (?:\\S+ ){0,2}(?:suggested|recommended|proposed) `,
    ` (?:history|list|log|recap|summary|record|track) of (?:\\S+ ){0,3}(?:recommendations|suggestions|proposals|decisions|approvals) `,
    ` (?:past|previous|earlier|prior|old|older|latest|current|my) (?:recommendations|suggestions|proposals|decisions|approvals) `,
    ` (?:recommendations|suggestions|proposals|cards) (?:so far|until now|to date|you made|you gave me|from (?:earlier|before|yesterday|last week)) `,
    ` (?:εχεισ|εχετε|ειχεσ) (?:\\S+ ){0,3}(?:προτεινει|συστησει|εισηγηθει|συμβουλεψει) `,
    ` (?:προτεινεσ|προτεινατε|συστησεσ|εισηγηθηκεσ|συμβουλεψεσ) `,
    ` (?:προηγουμεν\\S+|παλι\\S+|μεχρι τωρα|ωσ τωρα|εωσ τωρα) (?:\\S+ )?(?:προτασ\\S+|συστασ\\S+|αποφασ\\S+) `,
    ` (?:προτασ\\S+|συστασ\\S+|αποφασ\\S+) (?:μου |σου )?(?:μεχρι τωρα|ωσ τωρα|εωσ τωρα|μεχρι στιγμησ) `,
  ].join("|"),
);

/** Matches "I approved that one; who should I start?" */
const ASKS_WHAT_TO_DO =
  / (?:should i|should we|shall i|who (?:do|should|can|to)|what else|anything else|what (?:do|would|can|could) you (?:suggest|recommend|propose|advise)|help me|optimi[sz]e|improve|instead of|why|να (?:παρω|κοψω|βαλω|προσθεσω|διωξω|ξεκινησω|κανω)|τι (?:αλλο )?(?:προτεινεισ|λεσ να)|γιατι|βελτιωσε) /;
/** A league's transactions and a trade with another manager are no proposals of ours. */
const OF_OTHERS =
  / (?:trades?|waiver claims?|(?:my|the|his|their) (?:opponents?|opps?|rivals?)|(?:other|another) (?:managers?|teams?|owners?)|league ?mates?|commissioner|ανταλλαγ\S+|αντιπαλ\S+|doctor|practice|deadline) /;

const FILTERS: readonly (readonly [DecisionFilter, RegExp])[] = [
  [
    "pending",
    /(?: (?:waiting|awaiting|pending|outstanding|undecided|unanswered|unapproved|queued|open|queue|to approve|to decide|to review|need(?:s|ing)? my)|havent i| εκκρεμ\S*| περιμεν(?:ει|ουν|ουνε)| αναμον\S*| αναμεν\S*| ανοιχτ\S+| αναπαντητ\S+| να (?:εγκρινω|αποφασισω)) /,
  ],
  [
    "scheduled",
    /(?: scheduled| still to come| προγραμματισμεν\S*) (?:moves?|adds?|recommendations?|κινησ\S+|for later|για αργοτερα)/,
  ],
  ["expired", / (?:expired?|expiring|lapsed?|ran out|timed out|εληξ\S+|ληξ\S+|ληγμεν\S+) /],
  ["outdated", / (?:outdated|no longer valid|went stale|ξεπερασμεν\S+) /],
  ["superseded", / (?:superseded|replaced|αντικατασταθηκ\S+) /],
  [
    "approved_all",
    new RegExp(
      ` (?:approved?|approvals|accept(?:ed)?|confirm(?:ed)?|green ?lit|signed off|ok(?:ay)?ed|agreed|sa(?:id|y) yes|${THROUGH.slice(3, -1)}|status of|happened to|happened with|became of|εγκρινει|ενεκρινα|εγκρινα|ενεκριναμε|εγκριναμε|εγκεκριμεν\\S+|εγκριθηκ\\S+|εγκρισεισ|αποδεχ\\S+|δεχτει|δεχτηκα|δεχθηκα|${THROUGH_EL.slice(3, -1)}|απεγινε|απεγιναν) `,
    ),
  ],
  [
    "declined",
    / (?:declined?|reject(?:ed)?|turn(?:ed)? down|pass(?:ed)? on|dismiss(?:ed)?|sa(?:id|y) no|απορριψ\S+|απερριψ\S+|απορριφθ\S+|ειπα οχι) /,
  ],
];
