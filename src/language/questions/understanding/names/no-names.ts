/**
 * Words that look like a player's name but are not: loans that end like foreign names, English words in Greek text,
 * names of opponents.
 *
 * Pure. Folded forms; a word that ends in * matches all words with that prefix.
 */

import type { Word } from "../text";
import { isNameWord } from "./name-words";

const matcher = (forms: string): RegExp =>
  new RegExp(`^(?:${forms.trim().split(/\s+/).join("|").replaceAll("*", ".*")})$`);

/** Greek words, most of them loans: these end in a consonant as foreign names do. */
const GREEK_WORDS = matcher(`
  στιλ στιλσ λαινοπ* λαιναπ* τζαμπολ σουτερ* ρομποτ* σλοτ* φουλ κομισ* σκοριν* αουτσαιντερ γκολ* σποτ* μπαρ ιντερνετ κεντερ σεντερ
  παρμπριζ ντισκορντ σπορ* ποκερ τσακ πλιζ σκαουτ* ντεφεν* οφεν* κουαρτερ* μαρκετινγκ φτιαξ φορμ λιγκ νοκ αουτ οουτ ινσταγκ*
  κινητ* ριμπ κλεψ τελευτ προγρ γκγκ γκουεστ* ματσαπ* ντραφτ* γουαιβ* ουαιβερ* στριμ* γουαιρ μπακαπ* ρουκι* κλατς τουιτερ φεισμπουκ ρεντιτ ποστ λαικ
  υπερ κυριοσ κυριε κυριο γειτον* μπατζανακ* κουνιαδ* κουμπαρ* ξαδερφ* ξαδελφ* συμφοιτητ* συναδελφ* γαμπρ* πεθερ* κολλητ* τυποσ τυπο
  αγαπημεν* ελληναρα* καθενα καθενασ εαυτο* ασσο* αντιπ
  γεναρη* φλεβαρη* μαρτη* απριλη* μαη ιουνη* οκτωβρη* νοεμβρη* δεκεμβρη* χριστουγενν* πασχα
  νβα αεκ παο παοκ ολυμπιακ* παναθηναικ* γιαχου ευρωλιγκ* γιουρολιγκ*
  αθηνα* θεσσαλονικ* πειραια* πατρα* λαρισα* κρητη* ελλαδ* ελλαδοσ κηφισια* χαλανδρι* κυψελη* δυση* ανατολη*
`);

const LATIN_WORDS = matcher(`
  fp buyouts? tank* budget leagues? scripts? query hype* freeze outliers? volatile yahoo superstars? e?mails? site period cup
  protocol trouble fit cap op buff* clip stack* nerf* match* variance banked banged locked lock draft* mg std dev builds? fortnite valorant
  max bot bots ads? apps? wifi prompt warehouse marginal etf bro bruh lol wtf omg pls plz thanks fvck gg carry games? best worst
  sigour* sigur* siguros nba aek paok euroleague playoffs? weeks? teams? players? stats? scores? points? wins? loss over under default meta noob
  einai oxi ennoo mikros kathenas? kathena efxarist* kerdiz* xan* paizei
`);

/** Greek first names: no NBA player has one of them, but fantasy opponents do. */
const FRIENDS = matcher(`
  κωστα* κωστη* γιωργο* γιωργη* δημητρη* μητσο* νικο νικοσ νικου μανωλη* παυλο* πετρο* σταυρο* βασιλη* μιχαλη* χρηστο* στελιο* τασο*
  σπυρο* αντωνη* αλεξη* ηλια* λευτερη* μακη* τακη* σακη* λακη* στρατο* κωνσταντινο* λεωνιδα* φανη* μαριο* ορεστη* πανο πανοσ
  πανου παναγιωτη* γρηγορη* θοδωρη* στεφανο* αποστολη* ανδρεα* χαρη λαμπη* αργυρη* βαγγελη* αγγελο* φωτη* σωτηρη*
`);

export const isFriend = ({ normalized, isGreek }: Word): boolean => isGreek && FRIENDS.test(normalized);

const GREEK_ARTICLE_OF_NO_PLAYER = /^(?:τη|την|στη|στην|οι|τα|στα|τισ|στισ|των)$/;
const GREEK_NEUTER = /^(?:το|στο)$/;
const GREEK_MALE_ARTICLE = /^(?:ο|του|τον|στον|ton|tou|ston)$/;

/** @param before the word before it */
export function isNoName(word: Word, before: Word | undefined): boolean {
  if (word.isGreek && (GREEK_WORDS.test(word.normalized) || isFriend(word))) return true;
  if (!word.isGreek) return LATIN_WORDS.test(word.normalized) && !(word.isCapitalised && isNameWord(word.normalized));
  if (before === undefined) return false;
  // "Την Κυριακή", "το σλοτ": a player has the article of one, and in "το Λίλαρντ" at least a capital.
  return (
    GREEK_ARTICLE_OF_NO_PLAYER.test(before.normalized) || (GREEK_NEUTER.test(before.normalized) && !word.isCapitalised)
  );
}

/**
 * A word in Latin letters without a capital in Greek text: a name when it is known as one, or has a player's article.
 */
export const isLatinName = (word: Word, before: Word | undefined): boolean =>
  word.isCapitalised || isNameWord(word.normalized) || GREEK_MALE_ARTICLE.test(before?.normalized ?? "");
