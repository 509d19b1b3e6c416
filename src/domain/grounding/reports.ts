/**
 * Recognizes word-for-word quotations of reports.
 *
 * Pure. A report's sentence is a true quotation whatever the official status is, so whole sentences quoted from a dated
 * report are supported by it, where the line names the report's source and no player that the report does not name. A
 * paraphrase, or a quotation about another player, is checked like any other sentence.
 */
import { sentenceSpans } from "../news/words";
import type { Carried } from "./about";
import { type Quotation, quotationsIn } from "./quotations";
import type { Reading } from "./reading";
import { isPlayer, playerKey, type SubjectKey } from "./subjects";
import { foldedWordsOf, normalizedWords } from "./text";

export type Report = {
  /** Folded words between two spaces, as those of the sentences. */
  readonly source: string;
  readonly players: ReadonlySet<SubjectKey>;
  readonly sentences: ReadonlySet<string>;
};

type Row = Readonly<Record<string, unknown>>;

/** A row with a source, a day of publication and a text of its own is a report. */
export function reportIn(row: Row): Report | undefined {
  const { source, publishedAt, title, snippet, players } = row;
  if (typeof source !== "string" || typeof publishedAt !== "string") return undefined;
  const texts = [title, snippet].filter((text) => typeof text === "string");
  const sentences = [...(typeof title === "string" ? [title] : []), ...texts.flatMap(sentencesOf)].map(lineOf);
  if (texts.length === 0 || lineOf(source).trim() === "") return undefined;
  return {
    source: lineOf(source),
    players: new Set(Array.isArray(players) ? players.flatMap(nameOf) : []),
    sentences: new Set(sentences.filter((sentence) => sentence.trim() !== "")),
  };
}

function nameOf(player: unknown): SubjectKey[] {
  const name = typeof player === "object" && player !== null ? (player as Row).name : undefined;
  return typeof name === "string" ? [playerKey(name)] : [];
}

/** A report is prose: braces, keys and values, or the mark of a tool result or speaker imitate something else. */
const IMITATES_A_MACHINE = /[{}]|\[\w+\s*[:\]]|"\s*:\s*\\?"|^\s*(?:system|assistant|user|tool)\s*:/i;

/** Quotations of a line that match a report. */
export function reportedIn(
  sentence: string,
  { tokens, mentions }: Reading,
  reports: readonly Report[],
  carried: Carried,
): readonly Quotation[] {
  const quotations = reports.length === 0 ? [] : quotationsIn(sentence);
  if (quotations.length === 0) return [];
  const isQuoted = (at: number) =>
    quotations.some(({ start, end }) => (tokens[at]?.start ?? 0) > start && (tokens[at]?.end ?? 0) < end);
  const messageText = ` ${foldedWordsOf(tokens.filter((_, at) => !isQuoted(at))).join(" ")} `;
  const keysOf = (isInside: boolean) =>
    mentions
      .filter(({ from }) => isQuoted(from) === isInside)
      .flatMap(({ subjects }) => subjects.map(({ key }) => key))
      .filter(isPlayer);
  const [outside, inside] = [keysOf(false), keysOf(true)];
  const left = carried.heading.length > 0 ? carried.heading : carried.previous;
  return quotations.filter(
    ({ text }) =>
      !IMITATES_A_MACHINE.test(text) &&
      reports.some((report) => {
        if (!messageText.includes(report.source) || !isOf(text, report)) return false;
        const whom = [...outside, ...(inside.some((key) => report.players.has(key)) ? [] : left)];
        return whom.every((key) => report.players.has(key)) && (whom.length > 0 || inside.length > 0);
      }),
  );
}

/** Fewer words than these and "…" could turn what a sentence says round. */
const MIN_WORDS_SHORTENED = 12;

function isOf(text: string, { sentences }: Report): boolean {
  const isComplete = (part: string) => sentences.has(lineOf(part));
  const [last = "", ...before] = sentencesOf(text).toReversed();
  // A title may hold several sentences.
  if (isComplete(text) || (isComplete(last) && before.every(isComplete))) return true;
  if (!before.every(isComplete)) return false;
  const words = lineOf(last);
  const isShortened = /…\s*$/.test(last) && normalizedWords(last).length >= MIN_WORDS_SHORTENED;
  return isShortened && [...sentences].some((sentence) => sentence.startsWith(words));
}

const sentencesOf = (text: string): string[] => sentenceSpans(text).map(({ start, end }) => text.slice(start, end));
const lineOf = (text: string): string => ` ${normalizedWords(text).join(" ")} `;
