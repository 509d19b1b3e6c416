/**
 * Spellings of players that no search by letters would find: Greek script and nicknames.
 *
 * A convenience, not a list of players: whoever is missing is found under his own name. Keys are folded; Greek keys are
 * beginnings without the ending, since names are inflected.
 */
import type { Word } from "./text";

const GREEK_SPELLINGS: readonly (readonly [begin: string, name: string])[] = [
  ["αντετοκουνμπο", "Giannis Antetokounmpo"],
  ["αντετοκουμπο", "Giannis Antetokounmpo"],
  ["γιανν", "Giannis"],
  ["γιοκιτσ", "Jokic"],
  ["τζοκιτσ", "Jokic"],
  ["ντοντσιτσ", "Doncic"],
  ["λουκα", "Luka Doncic"],
  ["λεμπρον", "LeBron James"],
  ["κερι", "Stephen Curry"],
  ["καρι", "Stephen Curry"],
  ["ντουραντ", "Durant"],
  ["τεϊτουμ", "Tatum"],
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

const NICKNAMES: ReadonlyMap<string, string> = new Map([
  ["sga", "Shai Gilgeous-Alexander"],
  ["kd", "Kevin Durant"],
  ["wemby", "Victor Wembanyama"],
  ["bron", "LeBron James"],
  ["lbj", "LeBron James"],
  ["steph", "Stephen Curry"],
  ["chef curry", "Stephen Curry"],
  ["dame", "Damian Lillard"],
  ["greek freak", "Giannis Antetokounmpo"],
  ["the joker", "Nikola Jokic"],
  ["joker", "Nikola Jokic"],
  ["kat", "Karl-Anthony Towns"],
  ["cp3", "Chris Paul"],
  ["pg13", "Paul George"],
  ["jdub", "Jalen Williams"],
  ["hali", "Tyrese Haliburton"],
  ["spida", "Donovan Mitchell"],
  ["the beard", "James Harden"],
  ["the brow", "Anthony Davis"],
  ["jjj", "Jaren Jackson Jr."],
  ["rj", "RJ Barrett"],
  ["kp", "Kristaps Porzingis"],
  ["ant edwards", "Anthony Edwards"],
]);

export const isNickname = (folded: string): boolean => NICKNAMES.has(folded);

/** Short beginnings stand only for themselves and their cases ("Γιάννη", "Γιάννης"), not for longer words. */
const MOST_ENDING = 2;

export function greekName(word: Word): string | undefined {
  if (!word.isGreek) return undefined;
  return GREEK_SPELLINGS.find(
    ([begin]) => word.folded.startsWith(begin) && word.folded.length - begin.length <= MOST_ENDING,
  )?.[1];
}

/** A spelling as the search knows it: nicknames and Greek script by the table, everything else unchanged. */
export function searchName(spelling: string, words: readonly Word[]): string {
  const folded = words.map((word) => word.folded).join(" ");
  const nickname = NICKNAMES.get(folded);
  if (nickname !== undefined) return nickname;
  const greek = words.map(greekName).filter((name) => name !== undefined);
  // "Γιάννης Αντετοκούνμπο": the longest of the two is the whole name.
  return greek.sort((a, b) => b.length - a.length)[0] ?? spelling;
}
