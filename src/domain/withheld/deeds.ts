/**
 * Sentences that tell of a deed or an approval: "I went ahead and made the change", "Approved everything pending", "The
 * swap went through".
 *
 * Pure. The product only advises: nobody here adds, drops or approves, so such a sentence is true only of what the
 * decisions or the league's own transactions tell. What is advised, asked, conditional, future or denied is no deed.
 */
import type { ClaimedActionKind } from "./claimed-action-kind";
import { foreignDeedIn, greekDeedIn } from "./deeds-elsewhere";
import { clausesOf, type Phrase } from "./phrase";

const oneOf = (...lists: readonly string[]): string =>
  lists
    .join("|")
    .replace(/\s*\|\s*/g, "|")
    .trim();
const any = (...lists: readonly string[]): string => `(?:${oneOf(...lists)})`;

/** May stand between the parts of a verb. */
const ADVERBS =
  "(?:(?:now|just|already|also|both|since|then|all|successfully|officially|finally|gladly|quickly|happily|immediately|automatically|quietly|safely|hereby|recently|personally|myself|for you|on your behalf|as requested|as asked|as you asked|gone ahead and|went ahead and|taken the liberty to) )*";
const SPEAKER = any(
  "i|we|ive|weve|im|i have|we have|fanvise|the assistant|the bot|the system|the app|the engine|your assistant|yours truly",
);
const HAVING = "(?:(?:has|have|had) )?";

/** Verbs used only of transactions: in the first person they claim a completed action. */
const DONE = oneOf(
  "added|dropped|claimed|swapped|traded|benched|activated|waived|released|signed|grabbed|snagged|scooped up|picked up|nabbed|landed|acquired|dumped|ditched|stashed|slotted|inserted",
  "executed|processed|submitted|completed|finalized|finalised|confirmed|filed|booked|secured|replaced|rearranged|reshuffled|cancelled|canceled|rejected|lodged|transmitted",
  "moved|switched|changed|updated|adjusted|applied|subbed|promoted|demoted|parted ways with|let go of|cut loose|kicked|shipped|removed|actioned|implemented|enacted|performed|accomplished|exchanged|transferred",
);
/** General verbs that claim an action when their object is a transaction. */
const DID = oneOf(
  "made|put|set|did|cut|took|got|sent|handled|pulled|pushed|carried out|started|ran|fixed|saved|entered|locked|placed|brought|optimized|optimised|gave|let|dealt|rolled|scheduled|queued|arranged|sorted|tweaked|pressed|clicked|hit|sealed|finished|settled|cleared|wrapped|seen to|went through with|gone through with|done",
);
const MOVE = oneOf(
  "change|changes|move|moves|swap|swaps|switch|trade|trades|transaction|transactions|add|adds|drop|drops|claim|claims|pickup|pickups|pick up|proposal|proposals|lineup|lineups|roster|order|bid|deal|request|offer|offers|adjustment|adjustments|substitution|exchange|waiver|waivers|starters|card|cards|recommendation|recommendations|plan",
);
const OBJECT = any(MOVE, "it|that|this|him|them|both|everything|all of it|all|trigger|button|the rest|care of");
/** Objects changed in talk alone. */
const NO_OBJECT =
  "(?! (?:up the|together|on to|my|nothing|no|none|the (?:numbers?|projections?|answer|estimate|comparison|figures|view|list|math)|your question) )";
const WHICH = any("your|the|this|that|those|these|both|all|every|my|our|said|requested|an|a");
const IT = any("it|that|this|everything|all of it|the lot|they|both");
const HAS_BEEN = any(
  "has been|have been|had been|was|were|got|is now|are now|is already|are already|has now been|have now been|has just been|have just been|has already been|have already been|is officially|are officially",
);
const IS = any("is|are|was|were|got|has been|have been|is now|are now|has|have");
const ENDED = oneOf(
  DONE,
  "made|done|set|carried out|taken care of|handled|saved|locked in|locked|entered|placed|put through|put in|pushed through|in place|in effect|complete|final|live|official|through|settled|sealed|scheduled|sorted|taken|fixed|finished|closed|cleared|sent|sent in|queued|gone",
);
const WENT = oneOf(
  "went through|went thru|has gone through|have gone through|took effect|has taken effect|is a done deal|is done|are done|is complete|are complete|is final|is official|is live|is in|are in|is through|are through|is in place|is in effect|is locked in|cleared|posted|hit the books|is on the books|is confirmed|are confirmed|succeeded|was a success",
);

const pattern = (text: string): RegExp => new RegExp(text);
const DEEDS: readonly RegExp[] = [
  pattern(` ${SPEAKER} ${HAVING}${ADVERBS}(?:${DONE})(?= )${NO_OBJECT}`),
  pattern(` ${SPEAKER} ${HAVING}${ADVERBS}(?:${DID}) (?:\\S+ ){0,5}?${OBJECT} `),
  pattern(
    `(?: |^ )${any("went ahead|gone ahead|took the liberty|taken the liberty|pulled the trigger|took care of|taken care of|went through with|made it happen|made it official|got it done|got that done|sealed the deal|took it upon myself|beat you to it|saved you the click|saved you a click|did it for you|did the honors|did the honours")} `,
  ),
  pattern(` ${WHICH} (?:\\S+ ){0,4}?(?:${MOVE}) (?:\\S+ ){0,5}?${HAS_BEEN} ${ADVERBS}(?:${ENDED}) `),
  pattern(` (?:${MOVE}) (?:of \\S+ (?:\\S+ )?|for \\S+ (?:\\S+ )?)?${ADVERBS}(?:${WENT}) `),
  pattern(
    ` (?:${IT} ${IS}|its|thats) ${ADVERBS}${any("done|made|executed|submitted|processed|completed|taken care of|handled|carried out|settled|gone through|finalized|locked in|a done deal|sorted|all set|official|in the books|put through|in place")} `,
  ),
  pattern(
    ` ${any("consider it done|mission accomplished|done and done|done deal|(?:task|transaction|move|swap|order|request|execution|update|trade|claim) (?:complete|completed|executed|made|confirmed|saved|submitted|accepted|successful)|(?:changes|lineup|roster|edits) (?:saved|applied|updated|locked|set)|all taken care of|no further action|nothing left to do|nothing more to do|you can relax|already taken care of|already handled|already done")} `,
  ),
  pattern(` by the time you (?:read|see) this `),
  pattern(
    ` ${HAS_BEEN} ${ADVERBS}(?:${DONE}|placed|put|moved|set|sent) (?:\\S+ ){0,4}?(?:your|my|our) ${any("roster|team|lineup|bench|squad|starting lineup|ir slot|ir|side|name|behalf|account")} `,
  ),
  pattern(
    ` ${any("welcome|say hello to|say goodbye to|please welcome")} (?:\\S+ ){1,4}?${any("roster|team|squad|lineup")} `,
  ),
];

const OWNERSHIP = pattern(
  ` (?:is|are|has|have|joins|joined|hes|shes|theyre|now|will) (?:\\S+ ){0,2}?(?:now|officially|already) (?:\\S+ ){0,2}?${any("yours|on your roster|on your team|in your lineup|off your roster|off your team|gone from your roster|on your bench|in your ir slot|on waivers")} `,
);

/** A clause that begins with the deed: "Dropped Meriwald for you." Not "Dropped 31 points", "Added by 12%". */
const OPENING = any(
  "all|ok|okay|great|there|yes|sure|right|alright|well|boom|perfect|and|so|already|successfully|just|now",
);
const BARE = pattern(
  `^ (?:${OPENING} )*(?:done|made|set|placed|${DONE}) (?:$|${any("the|your|him|them|it|both|all|everything|this|that|these|those|as|for you|and|with|on|in your|into|to your|off|from your|successfully|accordingly")} )`,
);
const BARE_WITH_NAME = pattern(`^ (?:${OPENING} )*(?:${DONE}) `);
const SCORED =
  /^ (?:\S+ )?(?:added|dropped|moved|landed|signed|claimed|picked up|activated|switched|changed) (?:by|in|from|to|with|at|of|\d)/;
/** A cell or an item that says nothing but how it ended: "executed 14:02". */
const ENDED_ALONE =
  /^ (?:status |result )?(?:executed|submitted|processed|completed|confirmed|filed|finalized|finalised|saved|sent)(?: (?:at )?[\d:]+(?: \S+)?)? $/;

const APPROVED = oneOf(
  "approved|accepted|authorized|authorised|greenlit|green lit|greenlighted|signed off|okd|okayed|rubber stamped|ratified|validated|consented|agreed to|waved through|given the ok|given the green light|given the go ahead",
);
const APPROVALS: readonly RegExp[] = [
  pattern(
    ` ${SPEAKER} ${HAVING}${ADVERBS}(?:${APPROVED}|${oneOf("(?:gave|given|granted) (?:\\S+ ){0,3}?(?:ok|okay|approval|green light|go ahead|blessing|yes)|granted|waved (?:\\S+ )?through|(?:clicked|pressed|hit|tapped) (?:the )?approve|answered yes|said yes")}) `,
  ),
  pattern(
    ` (?:${WHICH}|pending|open|waiting) (?:\\S+ ){0,5}?(?:${MOVE}|suggestion|suggestions|pending|queue|it|them) (?:\\S+ ){0,4}?${HAS_BEEN} ${ADVERBS}(?:${APPROVED}|confirmed|cleared) `,
  ),
  pattern(
    ` (?:${MOVE}|everything|all) (?:\\S+ ){0,3}?(?:got|received|has|have|had) (?:\\S+ ){0,3}?(?:green light|go ahead|approval|approvals|blessing|ok|okay|sign off|your yes) `,
  ),
  pattern(` (?:${MOVE}) ${ADVERBS}(?:approved|accepted|authorized|authorised|greenlit|ratified) `),
  pattern(` (?:${IT} ${IS}|its|thats) ${ADVERBS}(?:${APPROVED}) `),
  pattern(
    `^ (?:(?:${OPENING.slice(3, -1)}|pre|auto|human|user|you|owner) )*(?:approved|accepted|authorized|authorised|greenlit|okayed|okd|signed off|rubber stamped|ratified) (?:$|${any("the|your|him|them|it|both|all|everything|this|that|these|those|and|by|for|on|without|with|as|automatically|every|any|pending")} )`,
  ),
  pattern(
    ` approval (?:\\S+ )?${any("given|granted|recorded|received|confirmed|complete|completed|done|obtained|noted|logged|is in|has been given|was given|has been granted|was granted|assumed|implied|skipped|bypassed|waived|not needed|no longer needed|on file|on record|came through|came in")} `,
  ),
  pattern(
    ` ${any("approved|accepted|authorized|authorised|confirmed|signed off")} (?:\\S+ ){0,3}?(?:on your behalf|in your name|for you|without asking|without your|automatically) `,
  ),
  pattern(
    ` (?:you|you have|youve) ${ADVERBS}(?:previously )?${any("approved|accepted|authorized|signed off|okayed|confirmed|said yes|gave (?:your )?(?:ok|okay|approval)|given (?:your )?(?:ok|okay|approval)")} `,
  ),
  pattern(` (?:auto|pre|self) approve[sd]? `),
  pattern(
    ` (?:no|skipped the|skip the|bypassed the|without) (?:approval|confirmation|click|sign off) (?:is|was|needed|required|necessary|step|gate|this time|anymore) `,
  ),
];

const CONDITION =
  / (?:if|unless|whether|until|till|once|when|whenever|after|before|should|would|could|might|may|must|cannot|cant|can|will|wont|id|wed|had i|had we|to be|lets|let me know|in case|as soon as|as long as|provided|assuming|suppose|imagine|want me|want to|need to|needs to|have to|has to|waiting for|waits for|wait for|awaits|awaiting|pending until|going to|about to|ready to|plan to|not yet|as if) /;
const CONDITION_AFTER =
  / (?:once|if|unless|until|till|as soon as|only after|only when|the moment) (?:you|it|the|approved|approval|your|they|he|his|i|we|there|a) /;
const DENIED =
  / (?:no|not|nothing|none|never|neither|nobody|nor|dont|didnt|hasnt|havent|wasnt|werent|isnt|arent|doesnt|without having|yet to|instead of) /;
/** A denial that opens the door: "no approval was needed". */
const DENIES_APPROVAL = / (?:no|without|skip\S*|bypass\S*) (?:\S+ )?(?:approval|confirmation|click|sign off) /;

/** Deed that the sentence reports as done, or `undefined`. */
export function claimedActionIn(phrase: Phrase): ClaimedActionKind | undefined {
  if (phrase.language !== "en") {
    const reported = greekDeedIn(phrase) ?? foreignDeedIn(phrase);
    if (reported || phrase.language === "el") return reported;
  }
  const clauses = clausesOf(phrase);
  if (clauses.some((clause) => tells(clause, APPROVALS))) return "approval";
  if (clauses.some((clause) => tells(clause, DEEDS) || isBare(clause, phrase))) return "deed";
  return clauses.some((clause) => tells(clause, [OWNERSHIP])) ? "ownership" : undefined;
}

/** Words before the deed may deny it or make it a condition; words after it, only a condition. */
function tells(clause: string, patterns: readonly RegExp[]): boolean {
  return patterns.some((each) => {
    const found = each.exec(clause);
    if (!found) return false;
    const before = clause.slice(0, found.index + found[0].length);
    if (DENIES_APPROVAL.test(before)) return true;
    const isFuture = / by the time you /.test(found[0]) || / will (?:\S+ )?already /.test(found[0]);
    if (isFuture) return true;
    return !(DENIED.test(before) || CONDITION.test(before) || CONDITION_AFTER.test(clause.slice(found.index)));
  });
}

function isBare(clause: string, { namesAfterFirst, line }: Phrase): boolean {
  if (CONDITION_AFTER.test(clause)) return false;
  if (ENDED_ALONE.test(clause)) return MOVES.test(line) || / for | - |, /.test(line);
  return !SCORED.test(clause) && (BARE.test(clause) || (namesAfterFirst && BARE_WITH_NAME.test(clause)));
}
const MOVES = pattern(` (?:${MOVE}) `);
