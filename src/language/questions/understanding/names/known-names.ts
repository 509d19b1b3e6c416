/**
 * Spellings of players that do not look like names: Greek script in lower case, and nicknames.
 *
 * A convenience, not a list of players: a missing player is found under his own name. Keys are folded; Greek keys are
 * stems without the ending, since names are inflected.
 */
import { NICKNAMES } from "@/domain/players/identity/nicknames";
import { fold, type Word } from "../text";

const GREEK_SPELLINGS: readonly (readonly [begin: string, name: string])[] = [
  ["αντετοκουνμπο", "Giannis Antetokounmpo"],
  ["αντετοκουμπο", "Giannis Antetokounmpo"],
  ["γιανν", "Giannis"],
  ["σκουτ", "Scoot Henderson"],
  ["κντ", "Kevin Durant"],
  ["χερμπ", "Herbert Jones"],
  ["γιοκιτσ", "Jokic"],
  ["τζοκιτσ", "Jokic"],
  ["ντοντσιτσ", "Doncic"],
  ["λουκα", "Luka Doncic"],
  ["λεμπρον", "LeBron James"],
  ["κερι", "Stephen Curry"],
  ["καρι", "Stephen Curry"],
  ["ντουραντ", "Durant"],
  ["τειτουμ", "Tatum"],
  ["τατουμ", "Tatum"],
  ["μοραντ", "Ja Morant"],
  ["μπουκερ", "Booker"],
  ["εμπιντ", "Embiid"],
  ["χαλιμπερτον", "Haliburton"],
  ["χαλιμπαρτον", "Haliburton"],
  ["γουεμπανιαμα", "Wembanyama"],
  ["ουεμπανιαμα", "Wembanyama"],
  ["γουεμπι", "Wembanyama"],
  ["λιλαρντ", "Lillard"],
  ["λεοναρντ", "Kawhi Leonard"],
  ["χαρντεν", "Harden"],
  ["ιρβινγκ", "Kyrie Irving"],
  ["μπραουν", "Jaylen Brown"],
  ["αντεμπαγιο", "Adebayo"],
  ["σαμπονισ", "Sabonis"],
  ["σενγκουν", "Sengun"],
  ["πορζινγκισ", "Porzingis"],
  ["μπανκερο", "Banchero"],
  ["μιτσελ", "Donovan Mitchell"],
  ["μπρανσον", "Brunson"],
  ["ταουνσ", "Towns"],
  ["φοξ", "De'Aaron Fox"],
  ["γκομπερ", "Gobert"],
  ["τζορτζ", "Paul George"],
];

/** Known by the first name alone; with another surname beside it nobody is. */
const FIRST_NAMES: ReadonlySet<string> = new Set(["Giannis", "Luka Doncic"]);

/** Words of everyday as well: they need a capital or a place where a name is expected, like any other word. */
const WEAK = /^(?:[a-jl-z][a-z]|k[a-ce-z]|book|beard|ant|unicorn|klaw|claw|russ|zo|deuce|bam|dray)$/;

const FORMS: ReadonlySet<string> = new Set(
  NICKNAMES.flatMap(({ inText = [], whenAsked = [] }) => [...inText, ...whenAsked])
    .map((form) => fold(form).replaceAll("-", " "))
    .concat("jdub", "ant edwards", "the beard", "rj barrett")
    .filter((form) => !WEAK.test(form)),
);

export const isNickname = (normalized: string): boolean => FORMS.has(normalized);

/** Short beginnings stand only for themselves and their cases ("Γιάννη", "Γιάννης"), not for longer words. */
const MAX_ENDING = 2;

export function greekName(word: Word): string | undefined {
  if (!word.isGreek) return undefined;
  return GREEK_SPELLINGS.find(
    ([begin]) => word.normalized.startsWith(begin) && word.normalized.length - begin.length <= MAX_ENDING,
  )?.[1];
}

/** Greek words end in a vowel, ν or σ: "μπουκερ" and "εμπιντ" come from elsewhere. */
export const looksForeign = (word: Word): boolean =>
  word.isGreek && word.normalized.length > 3 && /(?:[βγδζθκλμξπρτφχψ]|[τνκ]σ)$/.test(word.normalized);

/** A spelling as the search knows it: Greek script by the table, everything else unchanged. */
export function searchName(spelling: string, words: readonly Word[]): string {
  const known = words.map(greekName);
  const greek = known.filter((name) => name !== undefined);
  // "Γιάννης Παπαδόπουλος": whose first name alone is known is somebody else.
  if (known.at(-1) === undefined && greek.length === 1 && FIRST_NAMES.has(greek[0] ?? "")) return spelling;
  // "Γιάννης Αντετοκούνμπο": the longest of the two is the whole name.
  return greek.sort((a, b) => b.length - a.length)[0] ?? spelling;
}
