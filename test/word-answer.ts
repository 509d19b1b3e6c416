/** Words what was found for a question that stands alone: the answer, and below it what is folded under it. */
import type { Language } from "@/contract/conversation/intent";
import type { ToolResult } from "@/language/answers/tool-results";
import { wordFindings } from "@/language/answers/wording";
import { understand } from "@/language/questions/understanding/understanding";

export const wordAnswer = (question: string, language: Language, results: readonly ToolResult[]): string => {
  const { text, details } = wordFindings(understand(question), language, results);
  return details === "" ? text : `${text}\n\n${details}`;
};
