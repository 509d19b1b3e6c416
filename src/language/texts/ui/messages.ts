/** Types of all texts. Components in the browser import these alone: the texts come with the page, in one language. */
import type { en } from "./en";
import type { Say, Translated } from "./phrases";

export type SpaceName = keyof typeof en;
export type PhrasesOf<Name extends SpaceName> = Translated<(typeof en)[Name]>;
export type Messages = { readonly [Name in SpaceName]: PhrasesOf<Name> };
/** Translates the phrases of one part: a prop of server components, `useWords(name)` in the browser. */
export type Words<Name extends SpaceName> = Say<(typeof en)[Name]>;
