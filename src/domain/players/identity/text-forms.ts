/** The word sequences by which running text names players, prepared once for a list. Pure. */

import { foldLetters, foldName } from "./name-words";
import type { NamedPlayer, NameEntry } from "./named-player";
import { NICKNAMES } from "./nicknames";
import { formsOfFirstName } from "./short-names";

export type TextForm<T extends NamedPlayer> = {
  readonly words: readonly string[];
  readonly kind: "full-name" | "nickname" | "last-name";
  /** Everybody who is written so. */
  readonly entries: readonly NameEntry<T>[];
  /** "KAT" is Towns, "Kat" is somebody. */
  readonly isAllCapitals: boolean;
};

/** Forms by their first word, longest first. */
export type TextForms<T extends NamedPlayer> = ReadonlyMap<string, readonly TextForm<T>[]>;

const nicknamesInText: ReadonlyMap<string, readonly string[]> = new Map(
  NICKNAMES.map(({ player, inText = [] }) => [foldName(player).words.join(""), inText]),
);

type Written = Pick<TextForm<NamedPlayer>, "words" | "kind" | "isAllCapitals">;

export function textFormsOf<T extends NamedPlayer>(entries: readonly NameEntry<T>[]): TextForms<T> {
  const ownNames = formsBy(entries, ownNamesOf);
  const otherNames = formsBy(entries, otherNamesOf);
  // A name that is really somebody's is his, whatever short form it is of another's.
  for (const [key, form] of otherNames) if (!ownNames.has(key)) ownNames.set(key, form);
  const byFirstWord = new Map<string, TextForm<T>[]>();
  for (const form of ownNames.values()) {
    const [first = ""] = form.words;
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), form]);
  }
  for (const forms of byFirstWord.values())
    forms.sort((a, b) => b.words.length - a.words.length || order(a.kind, b.kind));
  return byFirstWord;
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function formsBy<T extends NamedPlayer>(
  entries: readonly NameEntry<T>[],
  writtenOf: (entry: NameEntry<T>) => readonly Written[],
): Map<string, TextForm<T>> {
  const forms = new Map<string, TextForm<T> & { entries: NameEntry<T>[] }>();
  for (const entry of entries) {
    for (const written of writtenOf(entry)) {
      const key = `${written.kind === "last-name" ? "last" : "whole"}:${written.words.join(" ")}`;
      const form = forms.get(key);
      if (!form) forms.set(key, { ...written, entries: [entry] });
      else if (!form.entries.includes(entry)) form.entries.push(entry);
    }
  }
  return forms;
}

const lastWordsOf = ({ words, first }: NameEntry<NamedPlayer>): readonly string[] => {
  let letters = 0;
  return words.filter((word) => {
    letters += word.length;
    return letters > first.length;
  });
};

/** A single name ("Nene") is left to nicknames: alone it could be any word. */
function ownNamesOf(entry: NameEntry<NamedPlayer>): Written[] {
  const last = lastWordsOf(entry);
  if (last.length === 0) return [];
  return [
    { words: entry.words, kind: "full-name", isAllCapitals: false },
    { words: last, kind: "last-name", isAllCapitals: false },
  ];
}

function otherNamesOf(entry: NameEntry<NamedPlayer>): Written[] {
  const last = lastWordsOf(entry);
  const short = formsOfFirstName(entry.first)
    .filter((form) => form !== entry.first && last.length > 0)
    .map((form): Written => ({ words: [form, ...last], kind: "full-name", isAllCapitals: false }));
  const nicknames = (nicknamesInText.get(entry.first + entry.last) ?? []).map(
    (name): Written => ({
      words: foldLetters(name)
        .split(/[\s-]+/)
        .map((word) => word.replace(/[^a-z0-9]/g, "")),
      kind: "nickname",
      isAllCapitals: name === name.toUpperCase(),
    }),
  );
  return [...short, ...nicknames];
}
