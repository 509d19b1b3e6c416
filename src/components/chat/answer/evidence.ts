/**
 * Finds the tool result that a figure of an answer comes from.
 *
 * Pure. The check of an answer counts what it supports but stores no positions, so a figure is found again by its
 * value, by the players named in the same line, and by the words of its field. A figure not found this way is left as
 * text: no link is better than a wrong one.
 */
import type { ToolCallView } from "./answer-view";

export type EvidencePath = readonly (string | number)[];
export type Evidence = { lookupId: string; path: EvidencePath };

type Candidate = Evidence & { value: number; subjects: readonly string[]; words: ReadonlySet<string> };
export type EvidenceIndex = readonly Candidate[];

/** The clock, ids and bookkeeping of an answer: no answer says them, and they would match any small number. */
const UNSAID = /^(fetchedAt|ageSeconds|age|scoringPeriod|preconditions|expiresAt|url|seq|newsId|.*Id)$/;
const NAMES = ["playerName", "name", "fullName", "teamName", "opponentName", "clubName", "title"];

export function evidenceIndex(lookups: readonly Pick<ToolCallView, "id" | "state" | "output">[]): EvidenceIndex {
  const found: Candidate[] = [];
  for (const { id, state, output } of lookups) {
    if (state === "done") walk(output, { lookupId: id, path: [], subjects: [], words: [] }, found);
  }
  return found;
}

type Place = { lookupId: string; path: EvidencePath; subjects: readonly string[]; words: readonly string[] };

function walk(value: unknown, place: Place, found: Candidate[]): void {
  const add = (number: number) =>
    found.push({
      lookupId: place.lookupId,
      path: place.path,
      value: number,
      subjects: place.subjects,
      words: new Set(place.words),
    });
  if (typeof value === "number") return void add(value);
  if (Array.isArray(value)) {
    add(value.length);
    for (const [at, each] of value.entries()) walk(each, { ...place, path: [...place.path, at] }, found);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  const row: Record<string, unknown> = { ...value };
  const names = NAMES.flatMap((key) => (typeof row[key] === "string" ? [normalized(row[key])] : []));
  const subjects = names.length > 0 ? [...names, ...place.subjects] : place.subjects;
  for (const [key, each] of Object.entries(row)) {
    if (UNSAID.test(key)) continue;
    walk(each, { ...place, path: [...place.path, key], subjects, words: [...place.words, ...wordsOfKey(key)] }, found);
  }
}

/** Numbers of a text that may be figures: not parts of words, of dates or of ordinals. */
const NUMBER = /(?<![\p{L}\p{N}.,:/#\-–])[+\-−]?\d+(?:[.,]\d+)*(?:\s?%)?(?![\p{L}\p{N}:/]|[-–]\d)/gu;
const MONTH_AFTER =
  /^\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ιαν|φεβ|μαρ|μάρ|απρ|μαΐ|μαι|ιουν|ιουλ|αυγ|αύγ|σεπ|οκτ|νοε|δεκ)/iu;

export type FigurePlace = { start: number; end: number };

export function figuresIn(text: string): FigurePlace[] {
  return [...text.matchAll(NUMBER)].flatMap(({ 0: figure, index }) => {
    const end = index + figure.length;
    return MONTH_AFTER.test(text.slice(end, end + 5)) ? [] : [{ start: index, end }];
  });
}

/** Named in the line: a full name says more than its last word. */
const FULL_NAME = 6;
const LAST_NAME = 4;
const MIN = 1;

/**
 * @param figure as it is written, such as "40.1", "1.234,5" or "63%".
 * @param line the sentence or list item of the figure; `context` is the text above it.
 */
export function findEvidence(index: EvidenceIndex, figure: string, line: string, context = ""): Evidence | undefined {
  const readings = readingsOf(figure);
  const matching = index.filter(({ value }) => readings.some((reading) => isShownAs(value, reading)));
  const [lineWords, contextWords] = [wordsOf(line), wordsOf(context)];
  const isSmall = /^[+\-−]?\d{1,2}$/.test(figure);
  let best: { candidate: Candidate; score: number } | undefined;
  for (const candidate of matching) {
    const message = [...candidate.words].filter((word) => lineWords.has(word)).length;
    // Small whole numbers stand everywhere: who is named does not tell which of his it is.
    if (message === 0 && isSmall) continue;
    const score =
      subjectScore(candidate.subjects, normalized(line), lineWords) +
      subjectScore(candidate.subjects, normalized(context), contextWords) / 4 +
      message +
      // Breaks ties in favor of the shorter path.
      1 / (10 + candidate.path.length);
    if (!best || score > best.score) best = { candidate, score };
  }
  if (!best) return undefined;
  // A figure of three or more digits with a single match needs no other sign.
  const isAlone = matching.length === 1 && figure.replaceAll(/\D/g, "").length > 2;
  if (best.score < MIN && !isAlone) return undefined;
  const { lookupId, path } = best.candidate;
  return { lookupId, path };
}

function subjectScore(subjects: readonly string[], text: string, words: ReadonlySet<string>): number {
  let most = 0;
  subjects.forEach((name, depth) => {
    const nearness = 1 / (1 + depth);
    const last = name.split(" ").findLast((word) => word.length > 2 && !/^(jr|sr|iii?|demo)$/.test(word));
    if (name !== "" && text.includes(name)) most = Math.max(most, FULL_NAME * nearness);
    else if (last !== undefined && words.has(last)) most = Math.max(most, LAST_NAME * nearness);
  });
  return most;
}

/** Possible readings of a written number: separators differ between languages, and a share may be in percent. */
type Reading = { value: number; decimals: number };
function readingsOf(figure: string): Reading[] {
  const isShare = figure.endsWith("%");
  const digits = figure.replace(/[^\d.,]/g, "");
  const plain = [digits.replaceAll(",", ""), digits.replaceAll(".", "").replace(",", ".")]
    .filter((text, at, all) => /^\d+(\.\d+)?$/.test(text) && all.indexOf(text) === at)
    .map((text) => ({ value: Number(text), decimals: text.split(".")[1]?.length ?? 0 }));
  const shares = plain.map(({ value, decimals }) => ({ value: value / 100, decimals: decimals + 2 }));
  return isShare ? [...shares, ...plain] : plain;
}

const isShownAs = (value: number, { value: shown, decimals }: Reading): boolean =>
  Math.abs(Math.abs(value) - shown) <= 0.5 * 10 ** -decimals + 1e-9;

/** `gamesLeftInMatchup` as its words. */
const wordsOfKey = (key: string): string[] =>
  key
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z\d%]+/)
    .filter((word) => word.length > 1);

const normalized = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%]+/gu, " ")
    .trim();
const wordsOf = (text: string): ReadonlySet<string> => new Set(normalized(text).split(" "));
