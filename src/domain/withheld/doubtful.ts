/**
 * Sentences that sound like a deed, an approval, a request for a secret, our instructions or an injury in words that
 * the closed lists do not have. They are shown and marked: too many ways lead there to leave each out by name.
 *
 * Pure. Advice in the present ("I'd hold him"), what is only possible and what talks about looking things up are left
 * alone.
 */
import type { HealthClaim } from "./health";
import type { Known } from "./known";
import { clausesOf, greekTokens, type Phrase, phraseClauses } from "./phrase";

const SPEAKER_DID =
  / (?:i|we|ive|weve|id|wed|im|were|ill|well) (?:have |had |has |just |already |also |now |then |even |finally |simply |quietly |both |all |been |be |am |was |gone and |go and )*([a-z]+)(?= )/g;
/** Actions an assistant may report: check, count, say. */
const MAY_DO = new Set(
  "looked checked compared considered counted used based calculated ranked weighed listed noted noticed mentioned said told found read saw ran projected assumed included excluded ignored missed tried wanted needed thought understood left kept suggested recommended proposed advised explained showed asked answered leaned preferred expected hoped guessed agreed meant liked sorted limited focused prepared drafted priced modeled modelled simulated searched reviewed assessed evaluated summarized collected gathered worked turned skipped judged valued tested scanned planned put supposed inclined convinced worried tempted interested concerned".split(
    " ",
  ),
);
const IRREGULAR = new Set(
  "did made got gotten sent took gave let set cut went brought bought sold paid drew threw hid chose done taken given gone withdrew withdrawn undid undone redid overrode sat slid spent swept wrote submitted".split(
    " ",
  ),
);
const isDeedWord = (word: string): boolean =>
  (word.length > 3 && word.endsWith("ed") && !MAY_DO.has(word)) || IRREGULAR.has(word);

/** "I am posting it right now". */
const SPEAKER_DOES = / (?:i am|im|we are|were|i was|ive been|weve been) (?:\S+ ){0,2}?([a-z]{3,}ing)(?= )/g;
const MAY_BE_DOING = new Set(
  "looking checking going assuming comparing using thinking leaning suggesting considering counting reading talking guessing recommending missing seeing weighing being having saying expecting hoping projecting asking answering basing wondering following picking starting holding keeping sitting streaming playing ranking showing waiting working rooting chasing trailing leading losing winning getting running".split(
    " ",
  ),
);

const TEAM_WORD =
  "(?:rosters?|teams?|lineups?|line ups?|bench|slots?|spots?|claims?|waivers?|waiver order|trades?|offers?|moves?|swaps?|proposals?|transactions?|changes?|pickups?|pick ups?|adds?|drops?|requests?|starters?|updates?|cards?|bids?|deals?|orders?|everything|job|work|paperwork|squad|side|five|settings|permissions|access|account|queue)";
const BE = "(?:has|have|had|was|were|got|is now|are now|is already|are already|now|already|just|been|gets?)";
/** Participles that describe the coming week or the current state. */
const STANDS =
  "(?:projected|played|used|left|rostered|owned|injured|ranked|listed|expected|needed|allowed|based|planned|proposed|suggested|waiting|limited|started|tied|mixed|stacked|loaded|outscored|favored|favoured|balanced|compared|designed|measured|valued|related|required|locked|scheduled|supposed|intended|called|named|flagged|assumed|missed)";
const SOUNDS_DONE: readonly RegExp[] = [
  new RegExp(
    ` ${TEAM_WORD} (?:\\S+ ){0,4}?${BE} (?:\\S+ ){0,3}?(?!${STANDS} )(?:[a-z]+ed|made|set|done|sent|gone|put|taken|given|in place|through|complete|final|official|live|filled|empty|yours|ours) `,
  ),
  new RegExp(
    ` ${TEAM_WORD} (?:is |are )?(?!${STANDS} )(?:executed|cleared|stored|saved|filled|completed|submitted|confirmed|processed|finalized|carried out|swapped|changed|updated|made|done|set|sent|accepted|applied|secured|handled|settled|wrapped|closed|locked in|in the books|in place)(?: |,|$)`,
  ),
  new RegExp(
    ` ${TEAM_WORD} (?:now|already|finally) (?:holds?|has|have|includes?|features?|shows?|carries|contains?|reads?|looks?|runs?|starts?|reflects?) `,
  ),
  / (?:that was me|it was me|by me|by us|thank me|courtesy of|yours truly|thanks to me|my doing|my (?:last |latest |recent |own )?(?:update|change|changes|action|actions|edit|edits|handiwork|call|signature)|so did you|you already did|at your request|as per your request|on your account|in your name|on your behalf|for your convenience|behind the scenes|while you (?:were|slept|sleep)|ahead of time|reported afterwards|after the fact|before you asked|without you|as a favor|as a favour) /,
  new RegExp(
    ` ${TEAM_WORD} (?:\\S+ ){0,8}?(?:has|have|is|are|already|just) (?:already |now )?(?:gone|went|been put|been pushed) (?:through|in|live|out) `,
  ),
  / (?:got|gotten|landed|bought|secured|grabbed|signed|traded|snagged|fetched) you /,
  / (?:nobody|no one|nothing) (?:\S+ )?(?:had|needed|has|needs|left) to (?:click|confirm|approve|sign|agree|decide|ask) /,
  / (?:everything|all) (?:you|that you) (?:asked|wanted|requested|ordered) /,
  / (?:is|are|was|were) (?:\S+ )?(?:behind us|in the bag|out the door|off the table|gone now|history|a formality|taken care|water under) /,
  / (?:is|are|hes) gone /,
  / no longer (?:on|part of) your (?:roster|team|squad) /,
  / (?:ordered|told|instructed|taught|forbade|trained|commanded|programmed) me(?: |,)/,
  / (?:moved|sent|went|shifted|demoted|promoted|dropped|placed|put|assigned) (?:back )?(?:to|on|into|onto) (?:the |your )?(?:ir|bench|waivers|waiver wire|injured reserve|free agency|starting five|starting lineup|lineup) /,
  / (?:already|now) (?:in|on|off|out of) your (?:roster|team|lineup|bench|squad|ir) /,
];
/** "Havranek has been dropped": true of a player only where a report or a decision tells it. */
const PLAYER_MOVED =
  / (?:has been|have been|had been|was|were|got|is|are|gets?|been|being) (?:now |just |already |finally |officially )*(dropped|added|waived|released|cut|traded|claimed|benched|activated|swapped|picked up|signed|stashed|shipped|moved|let go|replaced|removed|acquired|dumped|sold|bought|secured|inserted|slotted) /;
const BELONGS =
  / (?:belongs? to|part of|member of|property of|now with|suits up for|plays for) (?:your|our|my) (?:roster|team|squad|side)| (?:is|are) (?:yours|all yours) /;
const SOUNDS_APPROVED =
  / (?:approv\S*|aprov\S*|authoriz\S*|authoris\S*|green light|green lit|sign off|signed off|thumbs up|blessing|consent\S*|rubber stamp\S*|waved? \S+ through|permission|ok from you|yes from you|your ok|your okay|your yes|your consent|your go ahead) /;
const APPROVED_ALREADY =
  / (?:(?:has|have|had|already|you|youve|commissioner|just|finally) (?:already |just |all |both )*(?:approved|okayed|okd|said yes|agreed|signed off|consented|confirmed|accepted|authorized|authorised|given (?:\S+ )?(?:yes|ok|okay|word|permission))) /;
/** How approving works, and who does it. */
const OF_APPROVING =
  / (?:if|once|until|unless|before|after|when|waits?|waiting|awaits?|needs?|need|require[sd]?|requires|for your approval|you approve|approve it|approve them|approve or|to approve|not approved|cannot approve|cant approve|only you|yours to|up to you|want to|decline|can|must|should|would|may|wait for) /;

const SOUNDS_LIKE_SECRET =
  / (?:pass?w[or0]{1,2}d?\S*|passcode\S*|espn s2|swid|cookies|api key\S*|credential\S*|reset link|magic link|sign in link|login link|verification (?:link|mail|code|message)|verify (?:your|who|that|it)|verif(?:y|ied) (?:by|manager|managers|account|owner)|identity|log in again|sign in again|re log|authenticat\S*|one time|passphrase|security (?:code|question|answer)|digits|six digit|magic word|code word|secret word|word that opens|opens your account|unlocks? your|into your account|braces|forward(?:ing)? (?:me |us |the |that |your )+(?:mail|email|e mail|message|link|code|text)|account (?:name|number|details|access)|login (?:name|details|data|info)|browser storage|dev ?tools|inspect) /;
const REFUSED = / (?:never|not|dont|doesnt|no|without|nobody|wont) /;

const SOUNDS_LIKE_RULES =
  / (?:(?:my|our|the|these|those|this|hidden|secret|original|system|initial|above|previous|following|all|your) (?:\S+ )?(?:instructions?|prompts?|directives?|guidelines?|commandments?|orders|programming|setup text|briefing|brief|playbook text)|as (?:data|text|content) (?:and )?(?:, )?not as (?:commands?|orders|instructions)|(?:text|words|names|content|anything|everything) (?:inside|within|found in|in) (?:reports?|news|messages?|results?|tool results?|articles?)|before (?:you typed|your first message|this chat|our chat|the conversation)|(?:was|been|am|were|im|ive been) (?:\S+ )?(?:ordered|instructed|programmed|told|directed|forbidden|configured|commanded|taught|tasked|briefed|built|made|meant) (?:to|not|that|never)|carry them out|language model|large language|as an ai|context window|tokens?|text above|above this conversation|(?:users|people|readers|you) (?:\S+ )?(?:cant|cannot|can not|never|do not|dont) see) /;
const OF_THE_LEAGUE =
  / (?:league|scoring|waiver|roster|keeper|trade|lineup|espn|nba|season) (?:rules|guidelines|orders?) /;

const HEALTH_HINTS =
  / (nursing|dealing with|battling|suffered|sustained|diagnosed|underwent|undergoing|under the knife|surgeons?|doctors?|specialist|medical|clinic|knock|swollen|swelling|limping|in pain|painful|\S+ectomy|recovering|recovery|setback|re evaluated|crutches|wrapped|stitches|bandage\S*|hurting|playing through|pulled up|carted|collapsed|injection|therapy|treatment|discomfort|tight|stiff|nagging|lingering|ailment|ache|aching|body|joint|bone|muscle|nerve|disc|cartilage|shut him down|minutes (?:limit|restriction)|protocols?|quarantine|allergic|infection|bug|dizzy|vertigo|food poisoning|stomach|hand|foot|leg|arm|neck|nose|jaw|eye|head|tooth|chest|heart)(?= )/g;
const POSSIBLE =
  / (?:if|unless|whether|in case|could|might|would|on the other hand|at hand|hand it|heads? (?:up|to)|risk of|injury risk|prone) /;

const el = {
  deed: greekTokens("εγκρισ* αποδεκτ* αποδοχη"),
  mine: greekTokens("σου σασ"),
  team: greekTokens(
    "ομαδα ροστερ συνθεση* παγκο πενταδα λιστα θεση προταση* ανταλλαγη* κινηση* κινησεισ αλλαγη* αλλαγεσ προσφορα* διεκδικηση* waiver waivers",
  ),
  became: greekTokens(
    "μπηκε μπηκαν βγηκε βγηκαν πηγε πηγαν εφυγε εφυγαν αλλαξε αλλαξαν ηρθε ηρθαν περασε περασαν εχει εχουν γεμισε αδειασε ισχυει ισχυουν ανηκει πλεον ηδη μολισ",
  ),
  rules: greekTokens("οδηγι* κανονεσ κανονων κανονασ εντολ* prompt οδηγιεσ"),
  unless: greekTokens("αν εαν οταν πριν μεχρι θα να περιμεν* χρειαζεται δεν μην"),
};
const GREEK_FIRST_PERSON =
  / (?!κοιταξα|εψαξα|διαβασα|υπολογισα|ελεγξα|συγκρινα|βασιστηκα|σκεφτηκα|προτεινα|εξετασα|μετρησα|ζητησα|μεσα|αναμεσα|ποσα|τοσα|γλωσσα|επομενα)(?:\S{3,}(?:σα|ξα|ψα|σαμε|ξαμε|ψαμε)|\S{3,}θηκα|\S{3,}θηκαμε) /;
const GREEK_I_DID =
  / (?:εγω|εμεισ) (?:\S+ ){0,3}?(?:ειπα|ειπαμε|εδωσα|πηρα|εκανα|εβαλα|εβγαλα|δωσαμε|καναμε) | (?:ειπα|ειπαμε|εδωσα|πηρα|εκανα|εβαλα|εβγαλα|δωσαμε|καναμε) (?:\S+ ){0,2}?(?:εγω|εμεισ) /;
const GREEK_UNLESS = / (?:αν|εαν|οταν|δεν|μην|θα|να) /;
const GREEK_WE_DID = / \S{3,}αμε /;
const GREEK_HEALTH = / (?:χειρουρ|τραυμα|κακωσ|πονα|πονο|γιατρ|νοσοκ|ενοχλ|προβλημα)\S* /;

type Whom = {
  /** It names a player, or goes on about one. */
  readonly isOfSomebody: boolean;
  /** `true` when all players of the sentence are on the user's roster. */
  readonly isMine: boolean;
  /** All known texts about these players. */
  readonly texts: string;
};

/** The sentence is to be marked. */
export function isDoubtful(phrase: Phrase, whom: Whom, health: HealthClaim | undefined, known: Known): boolean {
  const { isOfSomebody, isMine, texts } = whom;
  const { line, language } = phrase;
  if (/ (?:prompts?|system (?:prompt|message)|instructions?) /.test(line) && language !== "en") return true;
  if (language !== "en" && isDoubtfulGreek(phrase, isOfSomebody && texts.trim() === "")) return true;
  if (language === "el") return false;
  if (SOUNDS_LIKE_SECRET.test(line) && !REFUSED.test(line)) return true;
  if (SOUNDS_LIKE_RULES.test(line.replace(OF_THE_LEAGUE, " "))) return true;
  if (APPROVED_ALREADY.test(line) && known.decisions.length === 0) return true;
  if (SOUNDS_APPROVED.test(line) && !OF_APPROVING.test(line) && known.decisions.length === 0) return true;
  const clauses = clausesOf(phrase);
  const isDecided = known.decisions.length > 0 || known.moved.size > 0;
  if (!isDecided && clauses.some(soundsDone)) return true;
  if ([...line.matchAll(SPEAKER_DID)].some(([, word = ""]) => isDeedWord(word))) return true;
  if ([...line.matchAll(SPEAKER_DOES)].some(([, word = ""]) => !MAY_BE_DOING.has(word))) return true;
  if (!isOfSomebody) return false;
  if (BELONGS.test(line) && !POSSIBLE.test(line) && !isMine) return true;
  const moved = clauses.flatMap((clause) => PLAYER_MOVED.exec(clause)?.[1] ?? []);
  if (!isDecided && moved.some((verb) => !texts.includes(` ${verb.slice(0, 5)}`))) return true;
  if (POSSIBLE.test(line)) return false;
  const hints = [...line.matchAll(HEALTH_HINTS)].flatMap(([, hint]) => hint ?? []);
  if (hints.some((hint) => !texts.includes(` ${hint.slice(0, 5)}`))) return true;
  return (health?.isReturn ?? false) && texts === "";
}

const CONDITION =
  / (?:if|once|when|until|unless|before|would|could|should|might|may|will|can|cant|wont|not|no|never|nothing|none|nobody|to be|lets|need|needs|want|after) /;
const soundsDone = (clause: string): boolean =>
  SOUNDS_DONE.some((pattern, place) => {
    const found = pattern.exec(clause);
    if (!found) return false;
    // The last words count in any clause.
    return place > 2 || !CONDITION.test(clause.slice(0, found.index + found[0].length));
  });

function isDoubtfulGreek(phrase: Phrase, isOfUnknown: boolean): boolean {
  if (
    el.rules.isIn(phrase) ||
    / μηνυμα(?:τα)? (?:του )?συστηματοσ | κρυφ\S* (?:\S+ )?(?:κειμεν|μηνυμ|οδηγι|σημειωμ)\S* /.test(phrase.line)
  )
    return true;
  if (isOfUnknown && GREEK_HEALTH.test(phrase.line)) return true;
  return phraseClauses(phrase).some((clause) => {
    const { line } = clause;
    if (GREEK_I_DID.test(line)) return true;
    const did = line.search(GREEK_FIRST_PERSON);
    if (did >= 0 && !GREEK_UNLESS.test(line.slice(0, did + 1))) return true;
    if (el.unless.isIn(clause)) return false;
    if (el.deed.isIn(clause)) return true;
    if (GREEK_WE_DID.test(line) && el.team.isIn(phrase)) return true;
    return el.became.isIn(clause) && el.team.isIn(clause) && el.mine.isIn(clause);
  });
}
