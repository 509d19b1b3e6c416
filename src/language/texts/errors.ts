/** The text of a failure in a reader's language. */
import type { Language } from "@/contract/conversation/intent";
import { errors as el } from "./el/errors";
import { type ErrorTextKey, type ErrorTexts, errors as en } from "./en/errors";

/** Values of a text's placeholders; a key is replaced by the text it refers to. */
export type ErrorWords = Readonly<Record<string, string | number | { readonly text: ErrorTextKey }>>;

const TEXTS: Readonly<Record<Language, ErrorTexts>> = { en, el };

export const isErrorTextKey = (key: string): key is ErrorTextKey => Object.hasOwn(en, key);

export function errorText(language: Language, key: ErrorTextKey, words: ErrorWords = {}): string {
  return TEXTS[language][key].replace(/\{(\w+)\}/g, (place, name: string) => {
    const word = words[name];
    if (word === undefined) return place;
    return typeof word === "object" ? errorText(language, word.text) : String(word);
  });
}
