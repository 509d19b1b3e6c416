/** A language model's words for the score, in points or in categories: its figures are references. */
import type { Language } from "@/contract/conversation/intent";
import type { SheetsRead } from "./sheets-read";

export function scoreLine(sheets: SheetsRead, language: Language): string {
  const isGreek = language === "el";
  const isAhead = Number(sheets.row("matchup", "matchup").cell("lead")) > 0;
  const categories = sheets.rows("matchup", "categories");
  if (categories.length > 0) {
    const record = "{{me.categories_won}}-{{opp.categories_won}}-{{matchup.tied_categories}}";
    const first = isGreek
      ? `Είσαι ${isAhead ? "μπροστά" : "πίσω"} ${record} στις κατηγορίες.`
      : `You ${isAhead ? "lead" : "trail"} ${record} in categories.`;
    return [first, ...categories.flatMap(({ id }) => categoryLine(sheets, id, language))].join("\n");
  }
  return isGreek
    ? `Είσαι ${isAhead ? "μπροστά" : "πίσω"} με {{me.points}} έναντι {{opp.points}}, διαφορά {{matchup.lead}}.`
    : `You ${isAhead ? "lead" : "trail"} {{opp.name}} by {{matchup.lead}}, {{me.points}} to {{opp.points}}.`;
}

/** @param id of the category's row, such as "ast" */
export function categoryLine(sheets: SheetsRead, id: string, language: Language): string[] {
  const found = sheets.rows("matchup", "categories").find((row) => row.id === id);
  if (!found) return [];
  const stat = found.cell("category");
  const isAhead = found.cell("result") === "ahead";
  return language === "el"
    ? [`- ${stat}: εσύ {{${id}.me}}, ο αντίπαλος {{${id}.opponent}}, ${isAhead ? "μπροστά" : "πίσω"} με {{${id}.lead}}`]
    : [`- ${stat}: you {{${id}.me}}, opponent {{${id}.opponent}}, ${isAhead ? "ahead" : "behind"} by {{${id}.lead}}`];
}
