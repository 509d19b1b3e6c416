/**
 * Sentences that tell of an injury, an operation, a return or a status.
 *
 * Pure. Each names what it claims with words that a status or a stored report must hold as well. What is only possible
 * ("if he is out") or true of nobody in particular ("back-to-backs raise the injury risk") claims nothing.
 */
import type { InjuryStatus } from "../players/player";
import { clausesOf, greekTokens, type Phrase, phraseClauses } from "./phrase";

/** Stems of a certain complaint: a report has to hold the same. */
const COMPLAINTS =
  / ((?:acl|mcl|lcl|achilles|meniscus|hamstring|groin|calf|quad|quadriceps|knee|ankle|wrist|shoulder|hip|heel|toe|finger|thumb|elbow|ribs?|oblique|hernia|plantar|shin|adductor|patella\S*|tendon|tendin\S*|tendon\S*|ligament\S*|spasms?|sprain\S*|strain\S*|torn|tore|tears?|ruptur\S*|fractur\S*|broke his|broken|surger\S*|surgical|operat\S*|procedure|concuss\S*|illness|flu|covid|virus|sick|fever|sore|soreness|tightness|swelling|inflam\S*|tweaked|dislocat\S*|bruis\S*|contus\S*|cast|boot|crutches|mri|x ray|rehab\S*|season ending|career ending|appendi\S*|stress (?:fracture|reaction)|blood clot\S*|foot injury|hand injury|back injury|leg injury|head injury|eye injury|blew out|stretcher\S*|limp\S*|hospital\S*))(?= )/g;
const HURT =
  / (?:injur\S*|hurt|ailing|ailment|banged up|nicked up|hobbled|wounded|laid up|on the shelf|went down|limited by|setback|aggravat\S*|reaggravat\S*|re injur\S*) /;
const RETURNS =
  / (?:returns?|returning|returned|be back|is back|back (?!to back)(?:on|by|in|next|this|from|to (?:action|play|playing|practice|the (?:lineup|court|floor|team|rotation)|full)|after|until|before)|comes back|coming back|come back|timeline|timetable|miss|misses|missing|out (?:for|until|at least|through|indefinitely|another|the rest|the season|the year|\d+|two|three|four|five|six|several)|sidelined|recover\S*|re evaluat\S*|reevaluat\S*|suit up (?:on|by|next)|ramp up|no return|week to week|month to month|indefinitely) /;
const SPAN =
  / (?:(?:\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|couple of|few|several|multiple|another) (?:more |to \S+ |or \S+ )?(?:days?|games?|weeks?|months?|contests?|nights?)|(?:a )?(?:couple|few|several)|next (?:week|month|season|year|game|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|this (?:week|weekend|month)|(?:rest|remainder) of|indefinitely|season|year|spring|all star|playoffs|christmas|new year|mon|tue|wed|thu|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|tomorrow|tonight|weeks|months|week to week|month to month) /;

const CLAIMED: readonly (readonly [claimed: "OUT" | "ACTIVE" | InjuryStatus, words: RegExp])[] = [
  [
    "OUT",
    / (?:(?:is|einai|ειναι|was|been|hes|remains|stays|now|officially|ruled|listed|listed as|declared|has been ruled|be|and|already|still|currently|will be) out(?! (?:of the question|of the woods|of (?:my|your) |there|here|to (?:dinner|lunch)|with it))|ruled out|sidelined|unavailable|inactive|scratched|a scratch|late scratch|wont play|will not play|not playing|wont suit up|will not suit up|not suiting up|wont go|will not go|a no go|wont be playing|will not be playing|wont be available|wont dress|will not dress|sits out|sitting out|sit out|sits this one out|will miss|misses (?:tonight|thursday|the game|todays)|not expected to play|cannot play|cant play|unable to play|dnp|done for (?:the )?(?:season|year|night)|shelved|wont be in uniform|in street clothes|resting tonight|gets the night off|has been shut down|in health protocols|wont take the floor|not available|not going to play|isnt playing|isnt going to play|isnt available) /,
  ],
  ["SUSPENSION", / (?:suspended|suspension|banned) /],
  ["DAY_TO_DAY", / (?:day to day|game time decision|game time call|gtd|dtd|(?:is|was) a toss up) /],
  ["QUESTIONABLE", / (?:questionable|50 50 to play|a coin flip to play|(?:is|was) iffy|up in the air|uncertain for) /],
  ["DOUBTFUL", / (?:doubtful|unlikely to play|unlikely to suit up|not likely to play) /],
  ["PROBABLE", / (?:probable|(?<!% )likely to play|expected to play|should play tonight) /],
  [
    "INJURY_RESERVE",
    / (?:(?:is|was|placed|put|now|been placed|been put|landed|lands|goes) on (?:the )?(?:injured reserve|ir|injured list)) /,
  ],
  [
    "ACTIVE",
    / (?:fully healthy|(?:hes|is|will be) playing(?= (?:,|tonight|today|on|this)| $)|is healthy|hes healthy|is active|hes active|good to go|cleared to play|has been cleared|was cleared|is fit|fully fit|at full strength|no longer injured|off the injury report|in the lineup tonight|will play tonight|is playing tonight|is a full go|a go tonight|available to play|will suit up|suits up|is suiting up|injury free|back in action) /,
  ],
];
/** A cell or an item that is nothing but a status: "Status: Meriwald – OUT". */
const ALONE: Readonly<Record<string, string>> = {
  out: "OUT",
  questionable: "QUESTIONABLE",
  doubtful: "DOUBTFUL",
  probable: "PROBABLE",
  suspended: "SUSPENSION",
  active: "ACTIVE",
  healthy: "ACTIVE",
  "day to day": "DAY_TO_DAY",
};
const POSSIBLE =
  / (?:if|unless|whether|in case|should he|once he|until he|could|might|may|would|can be|risk of|risks|prevent|prone|suppose|imagine|assuming|hypothetical\S*|rumou?rs? (?:are|that)|unverified|no report|no reports|no news|nothing (?:says|suggests|confirms|points)|check|watch|keep an eye|monitor|look out|in general|generally|usually|often|players who|a player|any player|anyone|someone|injured players?|injury (?:risk|report|reports|news|status|list|updates?|history|luck|bug|prone|designations?|concerns?|free)|injuries) /;
const DENIED = / (?:not|no|isnt|wasnt|arent|never|without|neither|nor|doesnt|didnt|hasnt|nobody|none) (?:\S+ ){0,3}$/;

const el = {
  complaints: greekTokens(
    "χειρουργει* επεμβασ* εγχειρησ* εγχειριστ* καταγμα* διαστρεμμα* ρηξ* θλασ* διασεισ* γονατο γονατου αστραγαλο* μηριαι* γαμπα χιαστο* αχιλλει* ωμο ωμοσ ωμου καρπο καρποσ καρπου ιωσ* γριπ* πυρετο* αγκωνα* δακτυλο* δαχτυλο* προσαγωγ* μηνισκο* συνδεσμ* τενοντ* οσφυ* μεση ισχιο ισχιου τραυματιστηκ* χτυπησε εσπασε νοσοκομειο αποθεραπεια αποκατασταση ενοχλησ*",
  ),
  injured: greekTokens("τραυματι*"),
  out: greekTokens("τραυματιασ αποχη αποχησ απων"),
  returns: greekTokens(
    "επιστρεφει επιστρεψει επιστροφ* επανερχεται επανελθει γυρναει γυρισει χανει χασει λειψει λειπει απουσιασει απουσιαζει μεινει",
  ),
  span: greekTokens(
    "δευτερα τριτη τεταρτη πεμπτη παρασκευη σαββατο κυριακη εβδομαδ* μηνα μηνεσ μερεσ αγωνεσ ιανουαρι* φεβρουαρι* μαρτι* απριλι* μαι* σεζον αυριο αγωνιστικη αοριστον",
  ),
  outOf: greekTokens("εκτοσ"),
  wontPlay: greekTokens("αγωνιστει παιξει παιζει"),
  not: greekTokens("δεν"),
  doubtful: greekTokens("αμφιβολ*"),
  active: greekTokens("υγιησ υγιεστατ* ενεργοσ ετοιμοσ διαθεσιμ*"),
  suspended: greekTokens("τιμωρημεν* τιμωρια"),
  unless: greekTokens("αν εαν μηπωσ ισωσ εφοσον κινδυνο* προσοχη παρακολουθ*"),
};

export type HealthClaim = {
  readonly statuses: readonly { readonly claimed: string; readonly isDenied: boolean; readonly words: string }[];
  /** Words of complaints as they stand; a text about the player has to hold their stems. */
  readonly complaints: readonly string[];
  /** Says only that he is hurt. */
  readonly isHurt: boolean;
  /** Says when he returns, or how long he is out. */
  readonly isReturn: boolean;
};

const NO_CLAIM: HealthClaim = { statuses: [], complaints: [], isHurt: false, isReturn: false };

/** Health claim of the sentence. */
export function healthIn(phrase: Phrase): HealthClaim {
  const inGreek = phrase.language === "en" ? NO_CLAIM : greekHealthIn(phrase);
  if (phrase.language === "el") return inGreek;
  const { line } = phrase;
  const isPossible = POSSIBLE.test(line);
  const complaints =
    isPossible && !/ (?:surger\S*|torn|tore|fractur\S*|ruptur\S*) /.test(line)
      ? []
      : [...line.matchAll(COMPLAINTS)].flatMap(([, word]) => word ?? []);
  const statuses = isPossible
    ? []
    : CLAIMED.flatMap(([claimed, words]) => {
        const found = words.exec(line);
        return found
          ? [
              {
                claimed,
                isDenied:
                  DENIED.test(line.slice(0, found.index + 1)) ||
                  (/ (?:not|no longer) /.test(found[0]) && claimed !== "OUT" && claimed !== "ACTIVE"),
                words: found[0].trim(),
              },
            ]
          : [];
      });
  return {
    statuses: [...inGreek.statuses, ...statuses, ...(statuses.length > 0 ? [] : aloneIn(phrase))],
    complaints: [
      ...inGreek.complaints,
      ...complaints.filter((word) => !DENIED.test(line.slice(0, line.indexOf(` ${word} `) + 1))),
    ],
    isHurt: inGreek.isHurt || (!isPossible && HURT.test(line) && !DENIED.test(line.slice(0, line.search(HURT) + 1))),
    isReturn: inGreek.isReturn || (!isPossible && RETURNS.test(line) && SPAN.test(line)),
  };
}

const aloneIn = (phrase: Phrase): HealthClaim["statuses"] =>
  clausesOf(phrase).flatMap((clause) => {
    const claimed = ALONE[clause.replace(/\|/g, "").trim()];
    return claimed === undefined ? [] : [{ claimed, isDenied: false, words: clause.trim() }];
  });

/** Clause by clause: what one denies another may claim. */
function greekHealthIn(phrase: Phrase): HealthClaim {
  const claims = phraseClauses(phrase).map(greekHealthOf);
  return {
    statuses: claims.flatMap(({ statuses }) => statuses),
    complaints: claims.flatMap(({ complaints }) => complaints),
    isHurt: claims.some(({ isHurt }) => isHurt),
    isReturn:
      claims.some(({ isReturn }) => isReturn) ||
      (el.returns.isIn(phrase) && el.span.isIn(phrase) && !el.unless.isIn(phrase)),
  };
}

function greekHealthOf(phrase: Phrase): HealthClaim {
  if (el.unless.isIn(phrase) || /(?<! δεν) μπορει /.test(phrase.line)) return NO_CLAIM;
  const words = phrase.line.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));
  const claims = (test: (one: Phrase) => boolean) =>
    words.filter((_, at) => test({ ...phrase, words: phrase.words.slice(at, at + 1) }));
  // "Έχει θλάση και δεν μπορεί": what comes before it is not denied.
  const [deniedAt, complaintAt] = [
    el.not.placeIn(phrase),
    Math.max(el.complaints.placeIn(phrase), el.injured.placeIn(phrase)),
  ];
  const isDenied = deniedAt >= 0 && !(complaintAt >= 0 && complaintAt < deniedAt);
  const status = (claimed: string, isStated: boolean, denied = isDenied) =>
    isStated ? [{ claimed, isDenied: denied, words: "" }] : [];
  return {
    statuses: [
      ...status("OUT", isDenied && el.wontPlay.isIn(phrase), false),
      ...status(
        "OUT",
        (el.outOf.isIn(phrase) && !/ εκτοσ (?:απο|αν|εαν|εδρασ) /.test(phrase.line)) || el.out.isIn(phrase),
      ),
      ...status("QUESTIONABLE", el.doubtful.isIn(phrase)),
      ...status("ACTIVE", el.active.isIn(phrase)),
      ...status("SUSPENSION", el.suspended.isIn(phrase)),
    ],
    complaints: isDenied ? [] : claims(el.complaints.isIn),
    isHurt: !isDenied && el.injured.isIn(phrase),
    isReturn: el.returns.isIn(phrase) && el.span.isIn(phrase),
  };
}
