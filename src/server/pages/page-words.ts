/**
 * The texts of a page: for its server components at once, and of those parts that its browser components need, the
 * phrases.
 */
import type { Language } from "@/contract/conversation/intent";
import { el } from "@/language/texts/ui/el";
import { en } from "@/language/texts/ui/en";
import type { Messages, PhrasesOf, SpaceName, Words } from "@/language/texts/ui/messages";
import { speaker } from "@/language/texts/ui/phrases";
import { pageDisplay } from "./page-display";

const MESSAGES: Readonly<Record<Language, Messages>> = { en, el };

/** Where no page and so no language is known: in the list of applications of a device. */
export const APP_DESCRIPTION = en.states.description;

export type PageWords<Name extends SpaceName> = {
  language: Language;
  /** `words.dashboard("title")`. A component gets the parts it says as props. */
  words: { [N in Name]: Words<N> };
  /** Props of `WordsProvider`: `language` and the phrases, for components that run in the browser. */
  given: { language: Language; spaces: { [N in Name]: PhrasesOf<N> } };
};

/** `const { words, given } = await pageWords("dashboard", "time")`. */
export async function pageWords<Name extends SpaceName>(...names: Name[]): Promise<PageWords<Name>> {
  const { language } = await pageDisplay();
  const all = MESSAGES[language];
  // An object of exactly these names, which the type of `fromEntries` does not say.
  const each = <Of>(of: (name: Name) => unknown) => Object.fromEntries(names.map((name) => [name, of(name)])) as Of;
  return {
    language,
    words: each((name) => speaker(language, all[name])),
    given: { language, spaces: each((name) => all[name]) },
  };
}
