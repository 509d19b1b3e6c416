/** Words what was found for a question that stands alone. */
import type { Language } from "@/contract/conversation/intent";
import type { ToolResult } from "@/language/answers/tool-results";
import { wordFindings } from "@/language/answers/wording";
import { understand } from "@/language/questions/understanding/understanding";

export const wordAnswer = (question: string, language: Language, results: readonly ToolResult[]): string =>
  wordFindings(understand(question), language, results);
