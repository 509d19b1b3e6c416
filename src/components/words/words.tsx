"use client";
/** The page's texts in the browser: given by the server, in one language. */
import { createContext, type ReactNode, use, useMemo } from "react";
import type { Language } from "@/contract/conversation/intent";
import type { Messages, SpaceName, Words } from "@/language/texts/ui/messages";
import { speaker } from "@/language/texts/ui/phrases";

type Given = { language: Language; spaces: Partial<Messages> };

const WordsContext = createContext<Given>({ language: "en", spaces: {} });

/** Adds parts to those of the frame around it. */
export function WordsProvider({ language, spaces, children }: Given & { children: ReactNode }) {
  const outer = use(WordsContext);
  const value = useMemo(() => ({ language, spaces: { ...outer.spaces, ...spaces } }), [language, outer, spaces]);
  return <WordsContext value={value}>{children}</WordsContext>;
}

export const useLanguage = (): Language => use(WordsContext).language;

/** @throws when the page did not give this part: a `WordsProvider` is missing. */
export function useWords<Name extends SpaceName>(name: Name): Words<Name> {
  const { language, spaces } = use(WordsContext);
  const phrases = spaces[name];
  if (!phrases) throw new Error(`the page does not give the phrases of "${name}"`);
  // The type is that of the English phrases, which the compiler cannot infer from a generic name.
  return useMemo(() => speaker(language, phrases) as Words<Name>, [language, phrases]);
}

/** Texts by keys that come as data, such as the names of fields; `undefined` for one that has none, or has places. */
export function useNames(name: SpaceName): (key: string) => string | undefined {
  const phrases = use(WordsContext).spaces[name];
  return (key) => {
    const phrase: unknown = phrases && Object.hasOwn(phrases, key) ? Reflect.get(phrases, key) : undefined;
    return typeof phrase === "string" ? phrase : undefined;
  };
}
