/**
 * Sentences that ask for a secret or lead somewhere else: a password, the ESPN cookies, a code from an e-mail, a site
 * to sign in at.
 *
 * Pure. The product takes a login on its own pages alone, so no answer ever asks for one.
 */
import { clausesOf, greekTokens, type Phrase } from "./phrase";

const SECRET =
  / (?:passwords?|pass words?|passwd|passcodes?|passphrases?|pw|pwd|pass|espn s2|espns2|s2|swid|swids|cookies?|api keys?|keys?|secret|secrets|tokens?|credentials?|logins?|log in (?:details|info|information|data|name)|sign in (?:details|info|information|data|link|code)|account (?:details|info|information|number|name)|user ?name|codes?|pin|pins|one time|2fa|otp|two factor|authenticator|credit card|card number|cvv|iban|bank|ssn|social security|seed phrase|recovery|session (?:id|value|string)|auth|security question|maiden name|email address|e mail|security question|maiden name|phone number|date of birth|contrasena|clave|clave de acceso|parola d ordine|mot de passe|identifiants?|passwort|kennwort|zugangsdaten|codice|codigo|credenziali|credenciales) /;
const REQUEST =
  / (?:enter|type|paste|send|share|give|provide|tell|drop|reply|respond|answer with|submit|post|forward|confirm|verify|supply|hand|pass|let me have|let us have|read me|read out|show me|write|copy|put|insert|include|attach|fill in|log in|login|sign in|log back|re enter|reenter|retype|text|dm|message|email|mail|slip|leave|need|needs|require|requires|required|want|must have|missing|ask|asks|what is|whats|what are|can i have|can i get|could i have|may i have|get me|i still need|do you have|have you got|handy|expired|re authenticate|authenticate|validate|unlock|continue|to proceed|necessary|please|help|look up|find|grab|open|inserisci|scrivi|invia|dammi|incolla|escribe|envia|dame|pega|introduce|ingresa|envoyez|donnez|entrez|collez|tapez|gib|gebe|sende|schick|schicke|teile|trage) /;
/** "FanVise never needs your password", "do not share your cookies". */
const REFUSED =
  / (?:never|no need|not need|dont|do not|doesnt|does not|not ask|wont|will not|without|nobody|no one|cannot|cant|avoid|stop|isnt|not required|not necessary|keep your (?:password|cookie|cookies|login|credentials|keys?|codes?)|beware) /;

const LURE =
  /\b(?:https?|www)\b|\bdot (?:com|net|org|example|io)\b|\b[a-z0-9-]+(?:\[?\.\]?)(?:com|net|org|io|example|test|invalid|gr|co|app|xyz|info|link|site|online|ru|me|tv|dev|biz|top|click|live)\b|[\w.+-]+@[\w-]+|\bt\.me\b|\bbit\.ly\b/i;
const OWN_PLACES = /\b(?:www\.)?(?:espn|nba)\.com\b(?!\/)/gi;
const LEADS =
  / (?:click|tap|visit|download|install|scan|subscribe|whatsapp|telegram|discord|dm|browse to|navigate to|go to|head to|follow) (?:\S+ ){0,4}?(?:link|links|site|website|page|url|address|qr|app|extension|channel|group|here|file|attachment|form|portal) /;
const OWN_PAGES = / (?:settings|leagues|moves|players|matchup|planner|schedule|dashboard|scoreboard|league) page /;

const el = {
  secrets: greekTokens("κωδικο* κωδικων συνθηματικο* διαπιστευτηρι* κουκι κουκισ τραπεζ* εξαψηφι* τετραψηφι* πιν"),
  /** Stand beside words of a roster as well: these need the account beside them. */
  looseSecrets: greekTokens("κλειδι στοιχεια λογαριασμο*"),
  ofAccount: greekTokens("συνδεσησ εισοδου προσβασησ λογαριασμ*"),
  requests: greekTokens(
    "δωσε* δωστε δινεισ στειλε* στειλτε στειλ* γραψε* γραψτε γραψ πληκτρολογησ* επικολλησ* πεσ πειτε βαλε βαλτε εισαγαγ* εισηγαγε μοιρασ* χρειαζομαι χρειαζομαστε χρειαζεται απαιτ* ζητ* συμπληρωσ* επιβεβαιωσ* καταχωρησε παρακαλω θελω ποιοσ ποιο ποια αντιγραψ* συνεχισ* ξεκλειδωσ*",
  ),
  refused: greekTokens("δεν μην μη ποτε χωρισ κανεισ ουτε"),
};
/** The same words in Latin letters, in a sentence of any language. */
const LATIN_SECRET =
  / (?:password|passwort|kennwort|contrasena|mot de passe|cookies?|espn s2|swid|pin|token|api key|login|codice|codigo|code|clave|credenziali|credenciales|zugangsdaten|identifiants) /;
const LATIN_REQUEST =
  / (?:grapse|dose|steile|pes|vale|xreiazomai|thelo|inserisci|scrivi|invia\S*|dammi|incolla|mandami|escribe|envia\S*|dame|pega|pasas|pasa\S*|introduce|ingresa|necesito|envoye\S*|donne\S*|entre\S*|colle\S*|tape\S*|gib|gebe|sende|schick\S*|teile|brauche|trage|besoin|serve|bisogno) /;

/** The sentence asks for a secret, or leads away from here. */
export function asksForSecret(phrase: Phrase, sentence: string): boolean {
  if (LURE.test(sentence.replace(OWN_PLACES, ""))) return true;
  if (phrase.language !== "en" && asksElsewhere(phrase)) return true;
  if (LEADS.test(phrase.line) && !OWN_PAGES.test(phrase.line) && !REFUSED.test(phrase.line)) return true;
  if (phrase.language === "el" && !SECRET.test(phrase.line)) return false;
  const clauses = clausesOf(phrase);
  const isRequested = clauses.some((clause) => SECRET.test(clause) && REQUEST.test(clause) && !isRefused(clause));
  return isRequested && IS_SECRET(phrase.line);
}

/** "Never", or a denial of the request itself: "αν δεν σας κάνει κόπο" is none. */
const REFUSED_IN_GREEK =
  / (?:ποτε|κανεισ|ουτε|χωρισ) | (?:δεν|μην|μη) (?:σου |σασ |θα )*(?:χρειαζ|ζητ|δωσ|δινε|στειλ|στελν|μοιρα|γραφ|γραψ|δινε)\S* /;

/** Names a secret without refusing it. */
export const speaksOfSecret = (phrase: Phrase): boolean =>
  (IS_SECRET(phrase.line) && !isRefused(phrase.line)) ||
  ((el.secrets.isIn(phrase) || (el.looseSecrets.isIn(phrase) && el.ofAccount.isIn(phrase))) &&
    !REFUSED_IN_GREEK.test(phrase.line));

const isRefused = (clause: string): boolean => REFUSED.test(clause);

/** "The key to the week", "pass" and "codes" alone are words of the game. */
const LOOSE_SECRET =
  / (?:keys?|pass|secret|secrets|tokens?|codes?|pin|pins|recovery|auth|one time|e mail|bank|cookies?|s2) /g;
const BESIDE_IT =
  / (?:espn|account|accounts|api|browser|login|log|sign|signin|access|session|security|verification|confirm|confirmation|authentication|verify|texted|emailed|phone|inbox|private|your|credentials?|password|digit|swid|paste|cookie|s2) /;
function IS_SECRET(line: string): boolean {
  if (!SECRET.test(line)) return false;
  const strictLine = line.replace(LOOSE_SECRET, " ").replace(LOOSE_SECRET, " ");
  return SECRET.test(strictLine) || BESIDE_IT.test(line);
}

function asksElsewhere(phrase: Phrase): boolean {
  const isLatin = LATIN_SECRET.test(phrase.line);
  if (isLatin && LATIN_REQUEST.test(phrase.line)) return true;
  if (el.refused.isIn(phrase) || !el.requests.isIn(phrase)) return false;
  return isLatin || el.secrets.isIn(phrase) || (el.looseSecrets.isIn(phrase) && el.ofAccount.isIn(phrase));
}
