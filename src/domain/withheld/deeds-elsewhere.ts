/**
 * Deeds and approvals in Greek, in either letters, and in a few other languages in which a text that was read may
 * answer. Pure.
 */
import type { ClaimedActionKind } from "./claimed-action-kind";
import { type GreekWords, greekTokens, type Phrase, phraseClauses } from "./phrase";

const DEEDS = greekTokens(
  `εκτελεσα εκτελεσαμε προσθεσα προσθεσαμε προσεθεσα εκοψα κοψαμε εδιωξα διωξαμε υπεβαλα υποβαλαμε καταχωρησα καταχωρησαμε καταχωρισα ολοκληρωσα ολοκληρωσαμε
   αντικατεστησα αντικαταστησα αντικαταστησαμε αντηλλαξα ανταλλαξα ανταλλαξαμε τακτοποιησα τακτοποιησαμε διεκπεραιωσα πραγματοποιησα πραγματοποιησαμε υλοποιησα υλοποιησαμε προχωρησα προχωρησαμε
   ενημερωσα αποδεσμευσα αποδεσμευσαμε ξεφορτωθηκα πουλησα ακυρωσα απερριψα φροντισα δρομολογησα μετακινησα μετεφερα αλλαξα αλλαξαμε κατεθεσα διεκδικησα`,
);
const DID_ANYTHING = greekTokens(
  "εκανα καναμε εβαλα βαλαμε πηρα πηραμε εβγαλα βγαλαμε εστειλα στειλαμε περασα περασαμε εδωσα δωσαμε πατησα κλειδωσα κλεισα εκλεισα κλεισαμε αφησα επελεξα ορισα αποθηκευσα",
);
const OBJECT = greekTokens(
  "κινηση* αλλαγη* αλλαγεσ προσθηκη* ανταλλαγη* συναλλαγη* προταση* προτασεισ ενδεκαδα συνθεση* ροστερ αιτημα* κινησεισ τον την τουσ αυτον πενταδα πενταδασ κουμπι διεκδικηση* προσφορα* οκ εγκριση πρασινο",
);
const MOVED = greekTokens(
  "κινηση* αλλαγη* αλλαγεσ προσθηκη* ανταλλαγη* συναλλαγη* κινησεισ ροστερ ενδεκαδα πενταδα συνθεση* διεκδικηση* προσφορα* αιτημα* προταση* προτασεισ καρτα* θεση",
);
const HAPPENED = greekTokens("εγινε εγιναν περασε περασαν μπηκε μπηκαν βγηκε εφυγε εκλεισε πλεον");
const IS_OVER = greekTokens("ολοκληρωμεν* εκτελεσμεν* τακτοποιημεν* καταχωρημεν* περασμεν* διευθετημεν*");
const APPROVED = greekTokens(
  "ενεκρινε αποδεχτηκε αποδεχθηκε επικυρωσε ενεκρινα εγκρινα εγκριναμε αποδεχτηκα αποδεχθηκα επικυρωσα επικυρωσαμε επιβεβαιωσα επιβεβαιωσαμε συναινεσα εγκριθηκε εγκριθηκαν εγκριθει επικυρωθηκε επικυρωθηκαν εγκεκριμεν* επιβεβαιωθηκε επιβεβαιωθηκαν εξουσιοδοτησα ενεκρινεσ εγκρινεσ εγκρινατε",
);
const UNLESS = greekTokens("αν εαν οταν πριν μεχρι ωσπου θα να μηπωσ εφοσον δεν μην ουτε καμια κανενα τιποτα χωρισ");
/** Past-tense verbs that report an outcome ("υποβλήθηκε", "αφέθηκαν"), and the perfect tense. */
const PASSIVE_PAST = / (?:\S{3,}(?:θηκε|θηκαν|τηκε|τηκαν)|(?:εχει|εχουν) (?:\S+ )?\S{3,}(?:θει|τει)) /;
const ENDED_DEED =
  / (?:εκτελεστ|ολοκληρωθ|προστεθ|κοπηκ|καταχωρ|υποβληθ|πραγματοποι|διεκπεραι|τακτοποι|αποδεσμε|εφαρμοστ|ενημερωθ|αποθηκευ|αντικαταστα|διευθετηθ|κατατεθ|κατατεθει|αφεθηκ|διεκδικηθ|ανταλλαχ|μετακινηθ)\S* /;

/** Its words before the deed make it a condition, a plan, or deny it. */
function isStated(phrase: Phrase, deed: GreekWords): boolean {
  const at = deed.placeIn(phrase);
  return at >= 0 && !UNLESS.isIn({ ...phrase, words: phrase.words.slice(0, at) });
}

export function greekDeedIn(phrase: Phrase): ClaimedActionKind | undefined {
  const reports = phraseClauses(phrase).flatMap((clause) => deedOf(clause) ?? []);
  return reports.find((kind) => kind === "approval") ?? reports[0];
}

function deedOf(phrase: Phrase): ClaimedActionKind | undefined {
  if (isStated(phrase, APPROVED)) return "approval";
  if (isStated(phrase, DEEDS) || isStated(phrase, IS_OVER)) return "deed";
  if (isStated(phrase, DID_ANYTHING) && OBJECT.isIn(phrase)) return "deed";
  if (isStated(phrase, HAPPENED) && MOVED.isIn(phrase)) return "deed";
  const past = PASSIVE_PAST.exec(phrase.line);
  if (!past || / (?:αν|εαν|οταν|δεν|μην) /.test(phrase.line.slice(0, past.index + 1))) return undefined;
  return ENDED_DEED.test(past[0]) || MOVED.isIn(phrase) ? "deed" : undefined;
}

const DEED =
  "(?:approvat|aggiunt|tagliat|scambiat|confermat|eseguit|effettuat|fatt|sostituit|completat|aprobad|agregad|anadid|cortad|cambiad|confirmad|ejecutad|realizad|completad|hecho|genehmigt|hinzugefugt|entlassen|getauscht|bestatigt|ausgefuhrt|durchgefuhrt|abgeschlossen|erledigt|freigegeben|approuve|ajoute|coupe|echange|confirme|execute|effectue|valide|fait)\\S*";
const FIRST_PERSON = new RegExp(` (?:ho|abbiamo|he|hemos|habe|haben|jai|avons) (?:\\S+ ){0,6}?${DEED} `);
const PASSIVE = new RegExp(
  ` (?:stat[oaie]|ha sido|han sido|fue|fueron|wurde|wurden|ist|ete|est|sont) (?:\\S+ ){0,4}?${DEED} `,
);
const SPANISH_PAST = / (?:aprobe|anadi|agregue|solte|fiche|cambie|confirme|ejecute|hice|corte|mande) /;

export function foreignDeedIn({ line, language }: Phrase): ClaimedActionKind | undefined {
  if (language !== "other") return undefined;
  return FIRST_PERSON.test(line) || PASSIVE.test(line) || SPANISH_PAST.test(line) ? "deed" : undefined;
}
