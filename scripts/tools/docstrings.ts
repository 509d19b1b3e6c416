/** Finds comments that do not make sense alone, on hover, and spellings that are not American. */
import { commentsIn } from "./words";

/** Beginnings of a fragment that leaves out what it describes. */
const FRAGMENT = /^(?:Of|As|Those|Whom|Whoever|Whose|Nobody|By|Each with|Without:)(?=[\s,:])/;
const PHRASE =
  /\b(?:anew|who(?:m|so)?ever|whom|borne out|bears? out|let(?:s|ting)? go of|bec[ao]mes? of|nobody who|sp(?:eaks?|oke) (?:for|against)|said of|goes by)\b/i;
const BRITISH =
  /\b\w*(?:behaviour|colour|rumour|judgement|capitalis|licence|favour|neighbour|recognis|normalis|maximis|summaris|labelled|catalogue)\w*|\bcentres?\b/i;
/** A name in backticks is checked where it is declared; quotations and paths are the words of others. */
const LEFT_ALONE = /`[^`]*`|"[^"\n]*"|[\w.-]*\/[\w./-]+|npm run \S+/g;

export type FoundPhrase = { readonly line: number; readonly phrase: string };

/** @param source of TypeScript or JavaScript */
export function unclearIn(source: string): FoundPhrase[] {
  return commentsIn(source).flatMap(({ line, text }) => {
    const prose = text.replace(LEFT_ALONE, "").replaceAll(/\n\s*(?:\*|\/\/)/g, "");
    const start = /^\/\*\*\s*([^\n]*)\*\/$/.exec(text)?.[1]?.match(FRAGMENT)?.[0];
    const phrases = [start, PHRASE.exec(prose)?.[0], BRITISH.exec(prose)?.[0]];
    return phrases.flatMap((phrase) => (phrase === undefined ? [] : { line, phrase }));
  });
}
