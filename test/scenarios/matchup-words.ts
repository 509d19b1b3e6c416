/** A language model's words for the score, in points or in categories. */
import type { Language } from "@/contract/conversation/intent";
import type { ToolOutputs } from "./tool-outputs";

export function scoreLine(outputs: ToolOutputs, language: Language): string {
  const { me, opponent, lead, tiedCategories, categories } = outputs.one("get_matchup_details");
  const isGreek = language === "el";
  const isAhead = (lead ?? 0) > 0;
  if (categories.length > 0) {
    const record = `${me.categoriesWon}-${opponent?.categoriesWon}-${tiedCategories ?? 0}`;
    const lines = categories.flatMap(({ category }) => categoryLine(outputs, category, language));
    const first = isGreek
      ? `Είσαι ${isAhead ? "μπροστά" : "πίσω"} ${record} στις κατηγορίες.`
      : `You ${isAhead ? "lead" : "trail"} ${record} in categories.`;
    return [first, ...lines].join("\n");
  }
  const by = Math.abs(lead ?? Number.NaN);
  return isGreek
    ? `Είσαι ${isAhead ? "μπροστά" : "πίσω"} με ${me.points} έναντι ${opponent?.points}, διαφορά ${by}.`
    : `You ${isAhead ? "lead" : "trail"} ${opponent?.teamName} by ${by}, ${me.points} to ${opponent?.points}.`;
}

export function categoryLine(outputs: ToolOutputs, stat: string, language: Language): string[] {
  const found = outputs.one("get_matchup_details").categories.find(({ category }) => category === stat);
  if (!found) return [];
  const { me, opponent, lead, result } = found;
  const by = Math.abs(lead ?? Number.NaN);
  return language === "el"
    ? [`- ${stat}: εσύ ${me}, ο αντίπαλος ${opponent}, ${result === "ahead" ? "μπροστά" : "πίσω"} με ${by}`]
    : [`- ${stat}: you ${me}, opponent ${opponent}, ${result === "ahead" ? "ahead" : "behind"} by ${by}`];
}
