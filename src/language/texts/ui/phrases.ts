/**
 * Phrases of the interface: plain objects, so that a page can send those of one language to the browser.
 *
 * A phrase is a text with `{places}`, or two texts chosen by the number `count`. English and Greek both have just these
 * two forms.
 */
import type { Language } from "@/contract/conversation/intent";

type Plural = { readonly one: string; readonly other: string };
export type Phrase = string | Plural;
/** The phrases of one part of the interface. */
export type Space = { readonly [key: string]: Phrase };

/** The same keys in another language. The test checks that the places are the same too. */
export type Translated<S extends Space> = { readonly [K in keyof S]: S[K] extends string ? string : Plural };

type PlaceIn<Text> = Text extends `${string}{${infer Place}}${infer Rest}` ? Place | PlaceIn<Rest> : never;
type PlaceOf<P extends Phrase> = P extends Plural ? "count" | PlaceIn<P["one" | "other"]> : PlaceIn<P>;
type Values<P extends Phrase> = { [Place in PlaceOf<P>]: Place extends "count" ? number : string | number };

/**
 * `say("key")`, or `say("key", { place: value })` where the phrase has places. Numbers are written as the language
 * does.
 */
export type Say<S extends Space> = <K extends keyof S & string>(
  key: K,
  ...values: [PlaceOf<S[K]>] extends [never] ? [] : [Values<S[K]>]
) => string;

/** Both group thousands and separate decimals as readers of the language expect. */
const LOCALES: Readonly<Record<Language, string>> = { en: "en-US", el: "el-GR" };

/** Each in itself, whatever the page speaks. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", el: "Ελληνικά" };

/** @param digits exactly so many decimals; without it, those the number has, at most one. */
export function numberIn(language: Language, value: number, digits?: number): string {
  const exactly = digits === undefined ? { maximumFractionDigits: 1 } : fixed(digits);
  return new Intl.NumberFormat(LOCALES[language], exactly).format(value);
}

/** With its sign, zero without one: "+8.4", "−3". */
export const signedIn = (language: Language, value: number, digits?: number): string =>
  withSign(value, numberIn(language, Math.abs(value), digits));

/** A share of 0..1 in whole per cent, "63%". */
export const percentIn = (language: Language, share: number, digits = 0): string =>
  new Intl.NumberFormat(LOCALES[language], { style: "percent", ...fixed(digits) }).format(share);

/** A change of a share, with its sign: "+3.5%". */
export const signedPercentIn = (language: Language, change: number, digits = 1): string =>
  withSign(change, percentIn(language, Math.abs(change), digits));

/** A value displayed as zero gets no sign. */
const withSign = (value: number, shown: string): string =>
  /[1-9]/.test(shown) ? `${value < 0 ? "−" : "+"}${shown}` : shown;

const fixed = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });

export function speaker<S extends Space>(language: Language, phrases: Translated<S>): Say<S> {
  const forms = new Intl.PluralRules(LOCALES[language]);
  return (key, ...[values]) => {
    const given: Readonly<Record<string, string | number>> = values ?? {};
    const phrase: Phrase = phrases[key];
    const text =
      typeof phrase === "string" ? phrase : phrase[forms.select(Number(given.count)) === "one" ? "one" : "other"];
    return text.replace(/\{(\w+)\}/g, (place, name: string) => {
      const value = given[name];
      return value === undefined ? place : typeof value === "number" ? numberIn(language, value) : value;
    });
  };
}
