/**
 * Requests that FanVise act itself: "ok approve it", "accept it for me", "κάν' το εσύ". It never does.
 *
 * Pure. Patterns over the folded words.
 */

/** Nothing else is asked: what has been proposed is to be done. */
export const isOnlyToAct = (line: string): boolean =>
  APPROVES.test(line) ||
  DO_IT.test(line) ||
  SEND_IT.test(line) ||
  EGKRINO.test(line) ||
  KANE_TO.test(line) ||
  KANTO.test(line);

/** "Do it", "approve it": of moves that wait, not of a message to send. */
export const asksToDecide = (line: string): boolean =>
  isOrder(line) || (!OF_A_TRADE.test(line) && (APPROVES.test(line) || EGKRINO.test(line)));

/** Nothing but "do it" in some words: a move that was just valued is ordered by it. */
export const isOrder = (line: string): boolean =>
  !OF_A_TRADE.test(line) && (DO_IT.test(line) || KANE_TO.test(line) || KANTO.test(line));

const OF_A_TRADE = / (?:trade|deal|offer|message|ανταλλαγ\S+|τρειντ|μηνυμα) /;

/** Said beside a question: "trade Lopez for Jokić and accept it for me". */
export const asksToAct = (line: string): boolean => isOnlyToAct(line) || FOR_ME.test(line) || PROPOSE.test(line);

const LEADS_IN =
  "(?:ok|okay|yes|yeah|yep|yup|sure|great|perfect|fine|good|nice|cool|deal|alright|right|and|now|then|so|well|just|i|ill|please|thanks|go ahead and|lets|(?:can|could|would|will) you) ";
const IT = "(?:it|that|this|them|those|these|all(?: of (?:it|them|those))?|both|everything)";
const THE_MOVE =
  "(?:(?:the|that|this|those|these) (?:first |second |last )?(?:move|moves|card|cards|swap|swaps|trade|deal|change|changes|one|ones)|(?:that|this) (?:lineup|plan))";
const TRAILS =
  "(?: (?:please|now|for me|yourself|right away|right now|already|then|thanks|for us|on my behalf|at once|and tell me (?:\\S+ ){0,4}done))*";

const APPROVES = new RegExp(`^ (?:${LEADS_IN})*approve `);
const DO_IT = new RegExp(
  `^ (?:${LEADS_IN})*(?:(?:do|prepare|set up|queue up|accept|confirm|apply|execute|submit|finali[sz]e|implement|make|set|carry out|lock in) (?:${IT}|${THE_MOVE})|go ahead|go for it|make it happen|do your thing|pull the trigger)${TRAILS} $`,
);
const FOR_ME =
  / (?:do|accept|approve|confirm|execute|submit|complete|make|send|propose|carry out) (?:it|this|that|them|the (?:trade|deal|move|moves|swap|offer|drop|add)) (?:for me|yourself|on my behalf|for us|automatically) /;
/** "Cool, send him that one", "στείλ' του την πρόταση": nothing is sent to anybody. */
const SEND_IT = new RegExp(
  `^ (?:${LEADS_IN})*(?:send|shoot|message|text|email|ping|dm|notify) (?:him|her|them|it|that|this|the (?:commish|commissioner|offer|trade|other (?:guy|owner|manager)))(?: (?:that|this|the|a|an|it|one|offer|trade|message|deal|about|to|for|me|him|them|over|please|now))* $|^ (?:(?:can|could|will|would) you )(?:send|message|text|email|ping|dm|notify) (?:him|her|them|the) |^ (?:(?:ναι|οκ|ok|okay|ενταξει|ωραια|τελεια|wraia|oraia|teleia|entaxei|loipon|nai|kai|k|tote|και|τοτε) )*(?:στειλ\\S*|steil\\S*) (?:\\S+ ){0,5}`,
);
/** "Propose Lopez and Monk for Turner": a trade is the person's to send. */
const PROPOSE = /^ (?:ok |now |then |please )?(?:propose|offer|send) /;
const EGKRINO =
  /^ (?:(?:ναι|οκ|ok|ενταξει|ωραια|τελεια|μια χαρα|λοιπον|και|τοτε|το|τα|τισ|την|τον|παρακαλω) )*(?:εγκριν(?:ω|ε|ετε|εται)|αποδεχομαι|συμφωνω|εγκρινεται)(?: |$)/;
const KANE_TO =
  /^ (?:(?:ναι|οκ|ok|ενταξει|ωραια|τελεια|μια χαρα|λοιπον|και|τοτε|παρακαλω) )*(?:(?:καν|κανε|κανετε|βαλ|βαλε|εκτελεσ\S*|εφαρμοσ\S*|προχωρησε με|δεξου|αποδεξου|ετοιμασε|φτιαξε|στησε) (?:το|τα|τισ|τη|την|τον|τουσ)(?: (?:κινηση|κινησεισ|αλλαγη|αλλαγεσ|ανταλλαγη))?|καντο|καντα|προχωρα|προχωρησε|καντεσ)(?: (?:εσυ|να το \S+|να τα \S+|εγω|οταν \S+|τωρα|για μενα|μονοσ σου|παρακαλω|αμεσωσ|μου|ολα|ολεσ))* $/;
/** The same in Latin letters: so few words are not known for Greek. */
const KANTO =
  /^ (?:(?:nai|ok|okay|entaxei|wraia|oraia|teleia|kai|k|tote|loipon) )*(?:ftiaks?e to|ftiakse to|etoimase to|kan ?to|kane ?to|kan ?ta|proxora|proxwra) (?:(?:esy|esu|twra|tora|re|file|plz|pls|th[n]?|tin|protash|protasi) )*$/;
