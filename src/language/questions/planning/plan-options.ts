/**
 * Limits that a question sets for a plan in passing: the number of moves, and who must stay. Pure.
 *
 * Read from folded text: lower case, without accents, ς as σ.
 */
import { fold } from "../understanding/text";
import type { Understanding } from "../understanding/understood-question";

export type PlanOptions = { maxMoves?: number; untouchables?: readonly string[] };

export function parsePlanOptions(
  request: Pick<Understanding, "question" | "searchNames" | "roles" | "spared" | "maxMoves">,
): PlanOptions {
  const text = ` ${fold(request.question).replace(/[^\p{L}\p{N}']+/gu, " ")} `;
  const maxMoves = request.maxMoves ?? movesIn(text);
  const untouchables = [...new Set([...(request.spared ?? []), ...untouchablesIn(text, request)])];
  return { ...(maxMoves !== undefined && { maxMoves }), ...(untouchables.length > 0 && { untouchables }) };
}

const AMOUNTS: Readonly<Record<string, number>> = {
  one: 1,
  single: 1,
  two: 2,
  couple: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  μια: 1,
  μιαν: 1,
  ενα: 1,
  εναν: 1,
  δυο: 2,
  τρεισ: 3,
  τρια: 3,
  τεσσερισ: 4,
  τεσσερα: 4,
  πεντε: 5,
  εξι: 6,
};
const AMOUNT = `(\\d{1,2}|${Object.keys(AMOUNTS).join("|")})`;
/** "one single pickup", "my two best moves", "δυο καλες κινησεις". */
const BETWEEN = "(?:(?:single|of|best|good|more|smart|free|agent|μονο|καλεσ|καλη|μοναδικη|ακομα) ){0,2}";
const MOVE =
  "(?:moves?|adds?|pick ?ups?|swaps?|transactions?|additions?|changes?|κινηση|κινησεισ|προσθηκη|προσθηκεσ|αλλαγη|αλλαγεσ)";
const SO_MANY = new RegExp(` ${AMOUNT} ${BETWEEN}${MOVE} `);
/** A count of moves that are left, used or weekly limits nothing. */
const OTHERWISE_COUNTED = new RegExp(
  ` (?:used|made|μου μενουν|εμειναν|εκανα) (?:\\p{L}+ )?${AMOUNT} |${AMOUNT} ${BETWEEN}${MOVE} (?:left|per|a week|each|ago|που μενουν|ανα)`,
  "u",
);

/** "Exactly one move left in me", "best single add", "μόνο μία κίνηση". */
const ONLY_ONE = new RegExp(
  ` (?:(?:exactly|only|just) (?:one|1)|(?:best|one) single|single best|μονο (?:μια|ενα|εναν|1)) (?:\\p{L}+ )?${MOVE} `,
  "u",
);

function movesIn(text: string): number | undefined {
  if (ONLY_ONE.test(text)) return 1;
  if (OTHERWISE_COUNTED.test(text)) return undefined;
  const [, amount] = SO_MANY.exec(text) ?? [];
  return amount === undefined ? undefined : (AMOUNTS[amount] ?? Number(amount));
}

/** Phrases before or after a name that exclude him from drops. */
const NOT_TO_GO =
  / (?:(?:dont|don't|do not|never|not|wont|won't) (?:want to |wanna |gonna |going to |be )?(?:touch|drop|cut|lose|move|trade|touching|dropping|cutting|losing|moving|trading)|without (?:touching|dropping|losing|cutting)|hands off|untouchables?|off limits|no matter what) | (?:μην?|χωρισ να|δεν θα|δεν) (?:μου )?(?:αγγιξ|πειραξ|διωξ|κοψ|αφησ|πεταξ|χασ|ακουμπησ|ριξ)\p{L}* | (?:ανεγγιχτ|απαραβιαστ)\p{L}* /u;
const STAYS = / (?:keeps?|keeping|stays?|staying|hold|κρατα\p{L}*|κρατησ\p{L}*|μενει|μενουν|να μεινουν|να μεινει) /u;

function untouchablesIn(
  text: string,
  { searchNames, roles }: Pick<Understanding, "searchNames" | "roles">,
): readonly string[] {
  const refused = NOT_TO_GO.exec(text);
  // Who is named after it is meant by it, whatever else is to be done with the others.
  const isMeant = (name: string) =>
    refused !== null && text.indexOf(fold(name).split(" ").at(-1) ?? "", refused.index) >= 0;
  const isComing = (name: string) => roles.add.includes(name) && !isMeant(name);
  if (refused) return searchNames.filter((name) => !isComing(name));
  return STAYS.test(text) ? searchNames.filter((name) => !isComing(name) && !roles.drop.includes(name)) : [];
}
