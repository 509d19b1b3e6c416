/**
 * Finds all players that a running text names.
 *
 * Pure. Full names and public nicknames count by themselves. A last name alone counts only for one player: the one
 * named in full elsewhere in the text, the only one of an NBA team the text names, or the only well-known one. Everyday
 * words ("Green", "Love") never count by the last name alone. Ambiguous names are left out, not guessed.
 */

import type { NameIndex } from "./name-index";
import { suffixOf } from "./name-words";
import type { NamedPlayer, NameEntry } from "./named-player";
import { EVERYDAY_LAST_NAMES, WORDS_BESIDE_A_NAME } from "./plain-words";
import { PRO_TEAM_OF_WORD } from "./pro-team-words";
import type { TextForm } from "./text-forms";
import { areJoined, type TextWord, textWords } from "./text-words";

export type Mention<T> = {
  readonly player: T;
  /** Offsets in the text, in UTF-16 units, suffix included and possessive left out. */
  readonly start: number;
  readonly end: number;
  readonly how: "full-name" | "nickname" | "last-name";
  /** "likely" rests on the NBA team or on who is well known, not on a full name in the text. */
  readonly confidence: "certain" | "likely";
};

/**
 * Owned in this share of leagues: a last name alone means him. A list that says nothing of ownership counts all alike.
 */
const WELL_KNOWN_PERCENT = 25;

/** In the order of the text, without overlaps. */
export function findMentions<T extends NamedPlayer>(text: string, index: NameIndex<T>): Mention<T>[] {
  const words = textWords(text);
  const reader: Reader<T> = { text, words, index, hasCapitals: words.some(({ isCapital }) => isCapital) };
  const spans = findSpans(reader);
  const named = new Set(spans.filter(({ form }) => form.kind !== "last-name").flatMap(({ entry }) => entry ?? []));
  const context: Context<T> = { named, proTeams: proTeamsIn(words), strangers: strangersIn(reader, spans), index };
  return spans.flatMap((span) => mentionOf(reader, span, context) ?? []);
}

/** Context of a last name: hints in the rest of the text about the player it means. */
type Context<T extends NamedPlayer> = {
  readonly named: ReadonlySet<NameEntry<T>>;
  readonly proTeams: ReadonlySet<number>;
  /** Last names that somebody in the text has who is no player: "Kobe Bryant". */
  readonly strangers: ReadonlySet<string>;
  readonly index: NameIndex<T>;
};

function mentionOf<T extends NamedPlayer>(
  reader: Reader<T>,
  span: Span<T>,
  context: Context<T>,
): Mention<T> | undefined {
  const { form, entry, start, end } = span;
  if (form.kind !== "last-name")
    return entry && { player: entry.player, start, end, how: form.kind, confidence: "certain" };
  if (!mayStandAlone(reader, span)) return undefined;
  const meant = whoIsMeant(form, context);
  return meant && { player: meant.entry.player, start, end, how: "last-name", confidence: meant.confidence };
}

type Reader<T extends NamedPlayer> = {
  readonly text: string;
  readonly words: readonly TextWord[];
  readonly index: NameIndex<T>;
  readonly hasCapitals: boolean;
};

type Span<T extends NamedPlayer> = {
  readonly form: TextForm<T>;
  /** Entry of a whole name; `undefined` when several players share it and no suffix distinguishes them. */
  readonly entry: NameEntry<T> | undefined;
  readonly start: number;
  readonly end: number;
  /** Places of the first and the last word. */
  readonly from: number;
  readonly to: number;
};

/** Whole names first wherever they fit; what they cover is not read again. */
function findSpans<T extends NamedPlayer>(reader: Reader<T>): Span<T>[] {
  const spans: Span<T>[] = [];
  for (let at = 0; at < reader.words.length; at++) {
    const span = spanAt(reader, at);
    if (!span) continue;
    spans.push(span);
    at = span.to;
  }
  return spans;
}

function spanAt<T extends NamedPlayer>(reader: Reader<T>, at: number): Span<T> | undefined {
  const word = reader.words[at];
  if (!word) return undefined;
  const initial = initialAt(reader, at);
  if (initial) return initial;
  const form = reader.index
    .textForms()
    .get(word.normalized)
    ?.find((each) => isWritten(reader, at, each));
  return form && spanOf(reader, form, at, at + form.words.length - 1, form.entries);
}

function isWritten<T extends NamedPlayer>(reader: Reader<T>, at: number, form: TextForm<T>): boolean {
  const { words, text } = reader;
  for (let offset = 0; offset < form.words.length; offset++) {
    const [word, before] = [words[at + offset], words[at + offset - 1]];
    if (!word || word.normalized !== form.words[offset]) return false;
    if (offset > 0 && before && !areJoined(text, before, word)) return false;
  }
  const [first, last] = [words[at], words[at + form.words.length - 1]];
  if (form.isAllCapitals) return first !== undefined && first.raw === first.raw.toUpperCase();
  if (form.kind !== "full-name") return first?.isCapital === true;
  return !reader.hasCapitals || (first?.isCapital === true && last?.isCapital === true);
}

/** "J. Tatum": an initial with its full stop, and exactly one player of that last name begins with it. */
function initialAt<T extends NamedPlayer>(reader: Reader<T>, at: number): Span<T> | undefined {
  const { words, text, index } = reader;
  const [initial, next] = [words[at], words[at + 1]];
  if (!initial || !next || initial.raw.length !== 1 || !initial.isCapital || text[initial.end] !== ".")
    return undefined;
  const form = index
    .textForms()
    .get(next.normalized)
    ?.find((each) => each.kind === "last-name" && isWritten(reader, at + 1, each));
  if (!form || !areJoined(text, initial, next)) return undefined;
  const meant = form.entries.filter((entry) => entry.first.startsWith(initial.normalized));
  return spanOf(reader, { ...form, kind: "full-name" }, at, at + form.words.length, meant);
}

function spanOf<T extends NamedPlayer>(
  { words, text }: Reader<T>,
  form: TextForm<T>,
  from: number,
  to: number,
  entries: readonly NameEntry<T>[],
): Span<T> {
  const [last, next] = [words[to], words[to + 1]];
  const suffix =
    last && next && !last.isPossessive && /^,?\s$/.test(text.slice(last.end, next.start))
      ? suffixOf(next.raw)
      : undefined;
  const fitting = entries.filter((entry) => entry.suffix === suffix);
  const candidates = fitting.length > 0 ? fitting : entries;
  const end = suffix === undefined ? last?.end : next?.end;
  return {
    form: form.kind === "last-name" ? { ...form, entries: candidates } : form,
    entry: candidates.length === 1 ? candidates[0] : undefined,
    start: words[from]?.start ?? 0,
    end: end ?? 0,
    from,
    to: suffix === undefined ? to : to + 1,
  };
}

/** Not an everyday word, and not a part of somebody else's name: "Kobe Bryant", "Murray State". */
function mayStandAlone<T extends NamedPlayer>(reader: Reader<T>, span: Span<T>): boolean {
  const [only = ""] = span.form.words;
  const isEveryday = EVERYDAY_LAST_NAMES.has(only) || PRO_TEAM_OF_WORD.has(only) || only.length < 3;
  if (span.form.words.length === 1 && isEveryday) return false;
  const { words, text } = reader;
  const [last, after] = [words[span.to], words[span.to + 1]];
  if (isSomebodyElses(reader, span)) return false;
  const isBeforeName = last && after && areJoined(text, last, after) && after.isCapital && !isBeside(after);
  return !isBeforeName || isTitleCase(reader, span);
}

/** Whether a word with a capital stands right before it that is not known to stand there. */
function isSomebodyElses<T extends NamedPlayer>(reader: Reader<T>, span: Span<T>): boolean {
  const { words, text, index } = reader;
  const [before, first] = [words[span.from - 1], words[span.from]];
  if (!before || !first || !areJoined(text, before, first) || !before.isCapital || isBeside(before)) return false;
  return !isTitleCase(reader, span) || index.byFirst.has(before.normalized);
}

function strangersIn<T extends NamedPlayer>(reader: Reader<T>, spans: readonly Span<T>[]): ReadonlySet<string> {
  const theirs = spans.filter((span) => span.form.kind === "last-name" && isSomebodyElses(reader, span));
  return new Set(theirs.map(({ form }) => form.words.join(" ")));
}

const isBeside = ({ normalized }: TextWord) => WORDS_BESIDE_A_NAME.has(normalized) || PRO_TEAM_OF_WORD.has(normalized);

const HEADLINE_SHARE = 0.7;
const MIN_WORDS_OF_HEADLINE = 4;

/** Words and characters looked at on either side, so that one endless line costs no more than a headline. */
const HEADLINE_REACH = 30;
const HEADLINE_REACH_CHARS = 300;

/** Whether nearly every longer word around it in its line has a capital, so that a capital says nothing. */
function isTitleCase({ text, words }: Reader<NamedPlayer>, { from, start }: Span<NamedPlayer>): boolean {
  const reachStart = Math.max(0, start - HEADLINE_REACH_CHARS);
  const lineStart = reachStart + text.slice(reachStart, start).lastIndexOf("\n") + 1;
  const [line = ""] = text.slice(start, start + HEADLINE_REACH_CHARS).split("\n", 1);
  const lineEnd = start + line.length;
  const around = words.slice(Math.max(0, from - HEADLINE_REACH), from + HEADLINE_REACH);
  const longer = around.filter(
    (word) => word.start >= lineStart && word.start < lineEnd && word.normalized.length >= 4,
  );
  const capitals = longer.filter(({ isCapital }) => isCapital).length;
  return longer.length >= MIN_WORDS_OF_HEADLINE && capitals / longer.length >= HEADLINE_SHARE;
}

function whoIsMeant<T extends NamedPlayer>(
  { entries, words }: TextForm<T>,
  { named, proTeams, strangers, index }: Context<T>,
): { entry: NameEntry<T>; confidence: Mention<T>["confidence"] } | undefined {
  const inFull = entries.filter((entry) => named.has(entry));
  const [byName] = inFull;
  if (byName) return inFull.length === 1 ? { entry: byName, confidence: "certain" } : undefined;
  const name = words.join(" ");
  if (strangers.has(name)) return undefined;
  const isOfProTeam = ({ player }: NameEntry<T>) => proTeams.has(player.proTeamId ?? -1);
  const ofProTeams = entries.filter(isOfProTeam);
  // "James" may be a first name: only in a text about his NBA team that names no player with that first name.
  const firstNamed = index.byFirst.get(name) ?? [];
  const isFirstName = firstNamed.length > 0;
  if (isFirstName && (ofProTeams.length === 0 || firstNamed.some((entry) => isOfProTeam(entry) || named.has(entry))))
    return undefined;
  const likely = ofProTeams.length > 0 ? ofProTeams : entries;
  const wellKnown = likely.filter(({ player }) => (player.percentOwned ?? 100) >= WELL_KNOWN_PERCENT);
  const [meant] = ofProTeams.length === 1 ? ofProTeams : wellKnown.length === 1 ? wellKnown : [];
  return meant && { entry: meant, confidence: "likely" };
}

function proTeamsIn(words: readonly TextWord[]): ReadonlySet<number> {
  const proTeams = new Set<number>();
  for (const { normalized, isCapital } of words) {
    const proTeam = isCapital || normalized === "76ers" ? PRO_TEAM_OF_WORD.get(normalized) : undefined;
    if (proTeam !== undefined) proTeams.add(proTeam);
  }
  return proTeams;
}
