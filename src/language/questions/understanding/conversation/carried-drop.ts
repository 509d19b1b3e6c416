/**
 * The player to drop, talked over: "not Herb, someone else", "and who do I cut? don't say Lopez", "anyone but Sexton".
 *
 * Pure. Who is to be spared stays spared for as long as it is talked over.
 */
import { WHOM_TO_DROP } from "../focus/whom-to-drop";
import { withoutNames } from "../named-asks";
import type { OwnReading } from "../reading";
import type { Understanding } from "../understood-question";
import type { IntentDetail } from "../want";

type Carried = Pick<
  Understanding,
  "intent" | "intents" | "players" | "searchNames" | "roles" | "spared" | "isDropQuestion"
> &
  Partial<Pick<Understanding, "focus">>;

export function dropGoesOn(line: string, own: OwnReading, previous: Understanding): Carried | undefined {
  if (OF_ANOTHER_MATTER.test(line)) return undefined;
  const masked = withoutNames(own);
  const names = own.mentions.map(({ searchFor }) => searchFor);
  const isSparing = names.length > 0 && SPARES.test(masked);
  const asksWhom = WHOM_TO_DROP.test(line);
  const { advised, spared: before = [] } = previous;
  const judged = judgedToDrop(previous);
  const add = addedBy(previous);
  const isForAdd = add.length > 0;
  const wasWhom = previous.focus === "whom-to-drop" || isForAdd || judged.length > 0;
  const isAnother = names.length === 0 && ANOTHER.test(line) && wasWhom;
  if (!(isSparing && (asksWhom || wasWhom)) && !isAnother && !(asksWhom && names.length === 0 && isForAdd))
    return undefined;
  const one = isAnother && advised?.drop ? [advised.drop] : [];
  const spared = [...new Set([...before, ...one, ...(isAnother ? judged : []), ...(isSparing ? names : [])])];
  return {
    intent: isForAdd ? "player_research" : "lineup_optimization",
    intents: new Set<IntentDetail>(isForAdd ? ["simulate"] : ["plan", "my-roster"]),
    players: add,
    searchNames: add,
    roles: { add, drop: [] },
    spared,
    isDropQuestion: !isForAdd,
    ...(!isForAdd && { focus: "whom-to-drop" as const }),
  };
}

/** Who was to be added, one or either of two, with nobody named to go for him. */
const addedBy = ({ roles, intents, searchNames }: Understanding): readonly string[] => {
  const isProposed = intents.has("free-agents") && searchNames.length === 1;
  if (!(intents.has("simulate") || isProposed) || roles.drop.length > 0) return [];
  const names = roles.add.length > 0 ? roles.add : searchNames;
  return names.length <= 2 ? names : [];
};

/** "Can I drop O'Neale?": another in his place was asked for. */
const judgedToDrop = ({ isDropQuestion, intents, searchNames }: Understanding): readonly string[] =>
  isDropQuestion && intents.has("status") && searchNames.length === 1 ? searchNames : [];

const SPARES =
  / (?:(?:not|no|but|anyone but|anybody but|other than|besides|except|except for|instead of|dont (?:say|tell me|drop|cut)|do not (?:say|drop|cut)|never|keep|keeping|need|love) (?:my |dropping |cutting )?PLAYER|(?:οχι|εκτοσ|εκτοσ απο|περα απο|πλην|μη(?:ν)? (?:μου )?(?:πεισ|λεσ|κοψ\S+|διωξ\S+)|αντι για|κρατα\S*) (?:και )?(?:τον |του |ο )?PLAYER|(?:oxi|ohi|ektos|ektos apo|mh mou peis|mi mou peis) (?:ton |tou |o )?PLAYER) /;
const ANOTHER =
  / (?:(?:some|any)(?:one|body) else|who else|another (?:one|guy|player|name|drop)|next (?:one|guy)|other options?|αλλον?|αλλοσ|καποιον αλλον|ποιον αλλον|allon|allos) /;
const OF_ANOTHER_MATTER =
  / (?:start|starts|bench|lineup|trade|swap|news|injur\S*|games?|schedule|πενταδα|ανταλλαγ\S+|παγκο|νεα|αγων\S+|ματσ) /;
