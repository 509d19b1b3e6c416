/** Small words by what they do in a sentence, and the rest by their endings. Pure. */

const CLASSES: Readonly<Record<string, string>> = {
  me: "i im ive id ill me we weve were us εγω εμεισ μου με μασ",
  my: "my our mine ours",
  you: "you youve youre youd youll u εσυ εσενα σε εσεισ",
  your: "your yours ur σου σασ",
  he: "he hes him his she her they them their αυτοσ τον του",
  be: "is are was been being be am isnt arent wasnt ειναι ηταν ειμαι",
  have: "has have had hasnt havent εχω εχει εχουν εχουμε ειχε",
  may: "would could should might may can cannot cant will wont id ισωσ μπορει μπορω θα να",
  not: "not no never nothing none nobody dont doesnt didnt without neither nor δεν μην μη ποτε τιποτα χωρισ κανεισ καμια",
  if: "if unless once until when whenever before after whether αν εαν οταν πριν αφου μολισ μεχρι εκτοσ",
  what: "what who whom which why how where want τι ποιοσ ποιον ποια πωσ γιατι ποτε που θελεισ θεσ",
  to: "to",
  the: "the a an this that these those ο η το οι τα τη την τησ των",
  in: "in on at of for from with by as into off out up down over σε στο στη στην στον στα απο για με",
  and: "and or but so then και η αλλα",
  now: "already now just finally officially ηδη πλεον τωρα μολισ",
};
const CLASS_BY_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries(CLASSES).flatMap(([name, words]) => words.split(" ").map((word) => [word, name] as const)),
);

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/^[PND]$/, ""],
  [/(?:ed|en)$/, "-ed"],
  [/ing$/, "-ing"],
  [/ly$/, "-ly"],
  [/(?:σα|ξα|ψα|θηκα)$/, "-σα"],
  [/(?:σαμε|ξαμε|ψαμε|αμε)$/, "-σαμε"],
  [/(?:θηκε|τηκε|ηκε|θηκαν|τηκαν)$/, "-θηκε"],
  [/(?:σε|ξε|ψε|σαν|ξαν|ψαν)$/, "-σε"],
  [/(?:μενοσ|μενη|μενο|μενοι|μενα)$/, "-μενο"],
  [/s$/, "-s"],
];

export function classOf(word: string): string {
  const known = CLASS_BY_WORD.get(word);
  if (known !== undefined) return known;
  const ending = ENDINGS.find(([pattern]) => pattern.test(word));
  if (ending === undefined) return "-";
  return ending[1] === "" ? word : ending[1];
}
