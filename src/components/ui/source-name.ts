/** A source in the language of the page; one that has no words of its own is called as it calls itself. */
import { SOURCE_NAMES } from "@/contract/news/source-names";
import type { Words } from "@/language/texts/ui/messages";

export function sourceIn(ui: Words<"ui">, source: string): string {
  switch (source) {
    case SOURCE_NAMES.espn:
      return "ESPN";
    case SOURCE_NAMES.demo:
      return ui("sourceDemo");
    case SOURCE_NAMES.news:
      return ui("sourceNews");
    case SOURCE_NAMES.storedNews:
      return ui("sourceStoredNews");
    case SOURCE_NAMES.demoNews:
      return ui("sourceDemoNews");
    case SOURCE_NAMES.calculator:
      return ui("sourceCalculator");
    default:
      return source;
  }
}
