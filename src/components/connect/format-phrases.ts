/** The contract's words for formats, as phrases of the page. */
import type { PhrasesOf } from "@/language/texts/ui/messages";

type FormatPhrase = Extract<keyof PhrasesOf<"connect">, `format${string}`>;

export const FORMAT_PHRASES: Readonly<Record<string, FormatPhrase>> = {
  "head-to-head points": "formatPoints",
  "head-to-head each category": "formatEach",
  "head-to-head most categories": "formatMost",
  rotisserie: "formatRoto",
  "season points": "formatSeason",
};
