/**
 * What is asked and is not FanVise's to answer, whatever else the question speaks of: bets, a person's own health,
 * what others ask, and what none of its sources holds. A name or a number in it is no reason to look anything up.
 *
 * Pure. Patterns over the folded words; each kind has to be said in so many words, since whatever is found here is
 * final.
 */
import { isOnlyToAct } from "./to-act";
import type { UnsupportedTopic } from "./want";

export type Beyond = "decline" | Exclude<UnsupportedTopic, "trade" | "unclear">;

export function beyondIn(line: string): Beyond | undefined {
  if (isBet(line) || isOwnHealth(line)) return "decline";
  if (isOnlyToAct(line)) return "to-act";
  return KINDS.find(([, patterns]) => patterns.some((pattern) => pattern.test(line)))?.[0];
}

/** "A safe bet" is a figure of speech, a blind bid is no wager, and what friends bet on is the question itself. */
const isBet = (line: string): boolean =>
  BETS.some((pattern) => pattern.test(line.replace(FIGURES_OF_SPEECH, " "))) &&
  !BIDS.test(line) &&
  !AMONG_FRIENDS.test(line);
const AMONG_FRIENDS =
  / bets? (?:\S+ ){0,3}with (?:a |my |the )?(?:\S+ )?(?:buddy|friends?|brother|dad|sister|wife|husband|cousin|coworkers?|colleagues?|roommate|boss|mates?) | στοιχημα (?:\S+ ){0,4}(?:φιλ(?:ο|οσ|ου|η|ησ|ουσ)|κουμπαρ\S+|κολλητ\S+|αδερφ\S+|αδελφ\S+|συναδελφ\S+|γειτον\S+|ξαδερφ\S+|κουνιαδ\S+|γυναικα|παρεα) | ποιοσ (?:πληρωνει|κερναει) /;
const BIDS = / (?:faab|bids?|bidding|waivers?|claims?|budget) /;
const FIGURES_OF_SPEECH = / (?:safe|safest|best|better|good|decent|solid|surest|you|ill|id) bets? /g;
const BETS: readonly RegExp[] = [
  / (?:bet|bets|betting|wagers?|wagering|parlays?|sportsbooks?|bookies?|bookmakers?|moneyline|prop bets?|player props?|casino) /,
  / (?:put|place|lay|throw|risk|stake) (?:\S+ ){0,4}(?:bucks|dollars?|euros?|quid|pounds|money|cash|grand) (?:\S+ )?on /,
  / (?:over under|(?:take|hit|play|hammer|bet) the (?:over|under)|(?:point )?spread (?:on|of|for|tonight)|against the spread) /,
  / (?:going|goes|go|finish\S*) (?:over|under) \d+[.,]5 /,
  / (?:στοιχημα\S*|στοιχιματ\S*|πονταρ\S*|στοιχηματικ\S*|μπουκ|παρολι) /,
  / (?:βαλω|βαζω|ριξω|παιξω|ρισκαρω) (?:\S+ ){0,3}(?:ευρω|λεφτα|φραγκα|χρηματα|δολαρια) /,
  / (?:παιξε|βαλε|ριξε|ακουμπα|ποντα) (?:\S+ ){0,4}(?:over|under|οβερ|αντερ|στο διπλο|στον ασσο) /,
  / (?:παιξε|βαλε|ριξε|ακουμπα) (?:\S+ ){0,2}(?:\d+αρικ\S+|δεκαρικ\S+|εικοσαρικ\S+|πενηνταρικ\S+|κατοσταρικ\S+) /,
  / (?:over|under|οβερ|αντερ) \d+[.,]5 (?:\S+ ){0,3}(?:παιξω|παιζω|πιασω|αποψε) /,
];

const isOwnHealth = (line: string): boolean => OWN_HEALTH.some((pattern) => pattern.test(line));
const BODY =
  "(?:knees?|ankles?|back|shoulders?|wrists?|head|hamstring|foot|feet|toes?|legs?|arms?|elbows?|hips?|neck|calf|groin|achilles|thumb|fingers?|stomach|chest|throat)";
const GREEK_BODY =
  "(?:γονατ\\S+|αστραγαλ\\S+|πλατη|μεση|ωμο\\S*|καρπο\\S*|κεφαλι|ποδι\\S*|χερι\\S*|αγκωνα\\S*|λαιμο\\S*|γαμπα\\S*|δαχτυλ\\S+|στομαχι)";
const OWN_HEALTH: readonly RegExp[] = [
  new RegExp(
    ` i (?:\\S+ )?(?:hurt|sprained|twisted|broke|tore|pulled|injured|strained|rolled|tweaked|bruised) my (?:own |left |right |lower )?${BODY} `,
  ),
  new RegExp(
    ` my (?:own |left |right |lower )?${BODY} (?:\\S+ )?(?:hurts?|aches?|aching|killing|swollen|sore|feels?) `,
  ),
  / (?:ibuprofen|aspirin|paracetamol|acetaminophen|tylenol|advil|painkillers?|antibiotics?|dosages?|milligrams?) /,
  new RegExp(
    ` (?:χτυπησα|στραμπουληξα|εσπασα|τραυματισα) (?:\\S+ )?(?:το|τον|την|στο|στον|στην) (?:δεξι |αριστερο )?${GREEK_BODY} `,
  ),
  new RegExp(
    ` (?:με |μου )?(?:ποναει|πονα|πονανε|πονουν|πονεσε) (?:πολυ )?(?:το|η|ο|τα|οι) (?:\\S+ )?${GREEK_BODY} (?:μου )?`,
  ),
  / (?:ιμπουπροφεν\S*|παυσιπον\S*|ασπιριν\S*|ντεπον|παρακεταμολ\S*|αντιβιωσ\S*|αντιβιοτικ\S*|χαπι|χαπια|δοσολογι\S*) /,
];

const OTHERS =
  "(?:opponents?|opps?|rivals?|league ?mates?|somebody|someone|(?:other|another) (?:users?|people|managers?|owners?|players?|teams?|guys?)|others|anyone|everyone|he|she|they|commissioner)";
const GREEK_OTHERS = "(?:αντιπαλ\\S+|αλλων|αλλοσ|αλλου|αλλον|αλλοι|αλλουσ|χρηστ\\S+|παικτησ|συμπαικτ\\S+)";
const PLATFORM = "(?:yahoo|fantrax|draftkings|fanduel|prizepicks|underdog fantasy|γιαχου)";

const KINDS: readonly (readonly [Exclude<Beyond, "decline">, readonly RegExp[]])[] = [
  [
    "others",
    [
      new RegExp(` (?:conversations?|chats?|chat history|dms?|messages?|threads?) (?:.* )?${OTHERS} `),
      new RegExp(
        ` ${OTHERS} (?:(?!in |from |on )\\S+ ){0,2}(?:conversations?|chats?|chat history|dms?|messages?|e?mail address\\S*|passwords?|logins?) `,
      ),
      new RegExp(
        ` (?:what|which|who|whom|whether) (?:.* )?${OTHERS} (?:\\S+ ){0,2}(?:ask|asks|asked|asking|tell|told|telling|say|said|write|wrote) (?:to )?(?:you|fanvise) `,
      ),
      / (?:did|have|do) you (?:tell|told|say|said|recommend|recommended|advise|advised|suggest|suggested|give|given) (?:to )?(?:my )?(?:opponents?|opps?|rivals?|league ?mates?|(?:other|another) (?:users?|people|managers?|owners?|teams?)|others) /,
      new RegExp(
        ` (?:συνομιλι\\S+|συζητησ\\S+|κουβεντ\\S+|μηνυματ\\S+|τσατ|chats?|εμαιλ|emails?) (?:.* )?${GREEK_OTHERS} `,
      ),
      new RegExp(
        ` (?:τι|αν|ποιον|ποιουσ) (?:\\S+ ){0,2}(?:σε |σου )(?:ρωτησ\\S+|ρωτα\\S*|ειπ\\S+|εγραψ\\S+|γραφ\\S+|λεει|λενε) (?:\\S+ ){0,2}${GREEK_OTHERS} `,
      ),
      new RegExp(
        ` τι (?:ειπεσ|προτεινεσ|συμβουλεψεσ|λεσ|απαντησεσ) (?:\\S+ )?(?:στον|στην|στουσ|τον|του) ${GREEK_OTHERS} `,
      ),
    ],
  ],
  [
    "accounts",
    [
      / (?:passwords?|passcodes?|log ?in details|credentials|κωδικο\S*|συνθηματικ\S+|kwdiko\S*|kodiko\S*) /,
      / (?:hack|break into|sneak into|log into|get into|go into|μπεσ|μπουκαρ\S+|χακαρ\S+) (?:\S+ ){0,2}(?:(?:his|their|opponents?|other (?:guys?|teams?)) (?:\S+ )?(?:team|account|roster|lineup|espn)|(?:ομαδα|λογαριασμο) (?:του|τησ)) /,
    ],
  ],
  [
    "alerts",
    [
      / (?:notify|alert|ping|wake|text|message|email) me (?:\S+ )?(?:when|if|before|as soon|once|at|the moment|should|about) | remind me (?:to|if|before|tomorrow|tonight at|in \d+|at \d+) /,
      / (?:send|set|give|push|turn on|create|make) (?:me )?(?:up )?(?:an? )?(?:\S+ )?(?:notifications?|alerts?|alarms?|reminders?) /,
      / (?:ειδοποι\S+|υπενθυμισ\S+ (?:μου )?(?:να|αν|πριν|οταν)|ξυπνα με|ξυπνησε με|eidopoi\S+) /,
    ],
  ],
  [
    "own-acts",
    [
      / (?:what|which|any|did|have) (?:\S+ )?(?:changes?|moves?|adds?|drops?|transactions?|swaps?) (?:\S+ )?(?:did|have|has) (?:you|fanvise) (?:\S+ )?(?:make|made|do|done|carry|carried|execute\S*) /,
      / (?:did|have|has) (?:you|fanvise) (?:\S+ ){0,2}(?:change|changed|make|made|do|done|drop|dropped|add|added|move|moved|touch|touched|bench|benched) (?:\S+ ){0,5}(?:to |on |in |from |with )?(?:my|our) (?:team|roster|lineup|squad|players?) /,
      / τι (?:\S+ )?(?:αλλαξεσ|αλλαξατε|αλλαγεσ εκανεσ|εκανεσ|πειραξεσ|αλλαγεσ εχεισ κανει|εχεισ αλλαξει|εχεισ κανει) (?:\S+ ){0,3}(?:ομαδα|ροστερ|συνθεση|πενταδα) /,
    ],
  ],
  [
    "scale",
    [
      / (?:number|score|rating|rate|rated|grade|mark|scale|how (?:fair|good|bad)|out) (?:\S+ ){0,8}(?:(?:1|one) (?:to|through|and) (?:10|ten|100|5|five)|of (?:10|ten|100)) /,
      / (?:απο|απ|στα|με αριστα το) (?:το )?(?:(?:1|ενα) (?:εωσ|μεχρι|ωσ) (?:το )?(?:10|δεκα|100|5)|10|δεκα|100) (?!αγων|ματσ|παιχν|ποντ|φοιτ)/,
    ],
  ],
  [
    "plays",
    [
      / (?:quarters?(?! of| season)|play by play|(?:first|second|1st|2nd|either) half(?! of)|(?:at|by) half ?time|final minutes?|crunch time|(?:in|during) (?:the )?(?:overtime|ot)|final possessions?|shot chart|buzzer beater\S*|last shot) /,
      / (?:δεκαλεπτ\S+|ημιχρον\S+|φαση (?:προσ|με|τη) φαση|φαση φαση|στην παραταση|τεταρτη περιοδο\S*|τελευται\S+ (?:λεπτ\S+|φαση|σουτ)) /,
    ],
  ],
  [
    "platform",
    [
      new RegExp(
        `^(?!.* (?:says?|said|reports?|reported|according|rank\\S*|articles?|projections?|news|λεει|γραφει|νεα) ).* ${PLATFORM} `,
      ),
      / (?:sleeper|cbs) (?:league|team|roster|matchup|account|app) | (?:on|in|from|to) (?:my )?sleeper /,
    ],
  ],
  [
    "unkept-stat",
    [
      / (?:plus ?minus|net rating|true shooting|win shares|vorp|bpm|usage rate|usage percentage|(?:offensive|defensive) rating|deflections|hustle stats|raptor|lebron metric) /,
      / (?:συν πλην|ποσοστο χρησησ) /,
    ],
  ],
  [
    "next-season",
    [
      / (?:next|following|upcoming) (?:years?|seasons?) /,
      / (?:mock drafts?|draft (?:class|lottery|order|prospects?|boards?|kit|guide|sleepers|rankings?)|(?:nba|rookie) draft|(?:1st|first) overall) /,
      / (?:του χρονου|(?:επομενη|νεα|αλλη)σ? (?:σεζον|χρονια\S*)) /,
    ],
  ],
  [
    "past-matchup",
    [
      / (?:i|we) (?:\S+ )?(?:lose|lost|losing|win|won|beat|get beat) (?:\S+ ){0,3}(?:last|previous|the past) (?:week|matchup) | (?:last|previous) (?:weeks?|matchups?) (?:\S+ )?(?:result|final score|loss|win|matchup) | (?:score|result) (?:of|from|in) (?:my |our )?(?:last|previous) (?:weeks?|matchups?) /,
      / (?:εχασα|χασαμε|κερδισα|κερδισαμε|νικησα|νικησαμε) (?:\S+ ){0,3}(?:περασμενη|προηγουμενη) (?:ε?βδομαδα|αγωνιστικη|αναμετρηση) | (?:περασμενη|προηγουμενη) (?:ε?βδομαδα|αγωνιστικη|αναμετρηση) (?:\S+ ){0,3}(?:εχασα|χασαμε|κερδισα|νικησα|αποτελεσμα|σκορ) | (?:exasa|kerdisa|nikhsa) (?:\S+ ){0,3}(?:perasmenh|perasmeni|prohgoumenh|proigoumeni) (?:e?vdomada|e?bdomada) /,
    ],
  ],
  [
    "not-in-sources",
    [
      / (?:salary(?! cap league)|salaries|paycheck|net worth|cap hit|max contract|supermax) /,
      / (?:how much|how many (?:millions?|dollars)) (?:\S+ ){0,6}(?:earns?|paid|a year|per year|a season) (?!.* (?:points|average)) ?/,
      / (?:referees?|refs?|refereeing|officiating|officiat\S+) /,
      / where (?:can|do|could) (?:i|we|you) watch /,
      / (?:tv|channel|broadcast\S*|league pass|tickets?|attendance) /,
      / (?:διαιτητ\S+|μισθο\S*|αποδοχεσ|συμβολαι\S+|καναλι|εισιτηρι\S+|τηλεοραση) /,
    ],
  ],
];
