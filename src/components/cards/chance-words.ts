/** Chances as they are written everywhere. */
import type { Language } from "@/contract/conversation/intent";
import { percentIn } from "@/language/texts/ui/phrases";

/** Near the ends a whole per cent hides what changes. */
export const chanceIn = (language: Language, share: number): string =>
  percentIn(language, share, share < 0.1 || share > 0.9 ? 1 : 0);
