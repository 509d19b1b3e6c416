/** First names that are one name in a short and a long form. Each line is one name; a name may be on one line only. */
const SAME_NAME: readonly string[] = [
  "alex alexander alexandre alexandros",
  "ben benjamin",
  "cam cameron",
  "chris christopher",
  "dan danny daniel",
  "des desmond",
  "ed eddie edward",
  "greg gregory",
  "herb herbert",
  "jeff jeffrey",
  "joe joseph",
  "jon jonathan johnathan",
  "josh joshua",
  "ken kenneth",
  "matt matthew",
  "max maxwell",
  "mike michael",
  "mo moe moritz mohamed",
  "nate nathan nathaniel",
  "nic nick nicolas nicholas nik nico",
  "pat patrick",
  "rob robert",
  "ron ronald",
  "sam samuel",
  "santi santiago",
  "steph stephen steven steve",
  "svi sviatoslav",
  "tim timothy",
  "tom thomas",
  "vic victor viktor",
  "vince vincent",
  "will william",
  "zach zack zachary zac",
];

const FORMS_OF: ReadonlyMap<string, readonly string[]> = new Map(
  SAME_NAME.map((line) => line.split(" ")).flatMap((forms) => forms.map((form) => [form, forms] as const)),
);

/** The folded first name and its other forms: "nic" → nic, nick, nicolas … */
export const formsOfFirstName = (normalized: string): readonly string[] => FORMS_OF.get(normalized) ?? [normalized];
