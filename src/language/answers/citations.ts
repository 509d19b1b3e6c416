/**
 * Which cell each number of a worded answer comes from.
 *
 * The wording reads a cell through `p.cite(row, field)` and words it in the next phrase; the phrase's text then holds the
 * cell's place beside the number, between signs of the private use area, which nobody's text may hold. Nothing is found
 * by value beyond that one phrase. `withoutCitations` gives the text as it is shown.
 */
import { isRoundedTo, writtenNumbers } from "@/domain/facts";
import type { Phrases } from "../texts/answers/phrases";

/** A cell: `path` is "players[3].gain" in the output of the tool call. */
type CitedCell = { readonly toolCallId: string; readonly path: string };

const START = "\uE005";
const MIDDLE = "\uE006";
const END = "\uE007";
const CITED = /\uE005([^\uE005-\uE007]*)\uE006([^\uE005-\uE007]*)\uE007/g;

const places = new WeakMap<object, CitedCell>();

/** Notes where every object and list of a tool's output stands in it. */
export function notePlaces(output: unknown, toolCallId: string, path = ""): void {
  if (typeof output !== "object" || output === null) return;
  places.set(output, { toolCallId, path });
  const isList = Array.isArray(output);
  for (const [key, value] of Object.entries(output)) {
    notePlaces(value, toolCallId, isList ? `${path}[${key}]` : path === "" ? key : `${path}.${key}`);
  }
}

type Read = { readonly value: number; readonly cell: CitedCell; readonly age: number };

/** A read that this many phrases have not shown is shown by none. */
const MAX_AGE = 3;

/** The same phrases, whose texts hold the places of the cells that were read for them. */
export function citingPhrases(phrases: Phrases): Phrases {
  let reads: Read[] = [];
  const cite: Phrases["cite"] = (row, field) => {
    const value = row[field];
    const place = places.get(row);
    if (place !== undefined && typeof value === "number") {
      const path = place.path === "" ? field : `${place.path}.${field}`;
      reads.push({ value, cell: { toolCallId: place.toolCallId, path }, age: 0 });
    }
    // The wording asks whether it is known before it words it.
    return value as NonNullable<typeof value>;
  };
  return new Proxy(phrases, {
    get(target, phrase, receiver) {
      if (phrase === "cite") return cite;
      const value: unknown = Reflect.get(target, phrase, receiver);
      if (typeof value !== "function") return value;
      return (...given: unknown[]) => {
        const text: unknown = value.apply(target, given);
        if (typeof text !== "string" || reads.length === 0) return text;
        const cited = withCells(text, reads);
        reads = cited.left.map((read) => ({ ...read, age: read.age + 1 })).filter(({ age }) => age < MAX_AGE);
        return cited.text;
      };
    },
  });
}

/** A number as a phrase writes it: not a part of a word, of a time or of a date. */
const NUMBER = /(?<![\p{L}\p{N}.,:/#])[+\-−]?\d+(?:[.,]\d+)*(?:\s?%)?(?![\p{L}\p{N}/]|:\d|[.,]\d|-\d)/gu;
const MONTH_AFTER =
  /^\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ιαν|φεβ|μαρ|απρ|μαΐ|ιουν|ιουλ|αυγ|σεπ|οκτ|νοε|δεκ)/iu;

/** Latest read first: an inner phrase shows what was read for it, and leaves the rest to the outer one. */
function withCells(text: string, reads: readonly Read[]): { text: string; left: Read[] } {
  const free = numbersOf(text);
  const placed: { start: number; end: number; cell: CitedCell }[] = [];
  const left: Read[] = [];
  // In the order in which they were read, as phrases take their values in that order too.
  for (const read of reads) {
    const at = free.findIndex(({ shown }) => isShownAs(read.value, shown));
    const [number] = at < 0 ? [] : free.splice(at, 1);
    if (number) placed.push({ start: number.start, end: number.end, cell: read.cell });
    else left.push(read);
  }
  let cited = "";
  let end = 0;
  for (const { start, end: stop, cell } of placed.toSorted((a, b) => a.start - b.start)) {
    cited += `${text.slice(end, start)}${START}${cell.toolCallId}#${cell.path}${MIDDLE}${text.slice(start, stop)}${END}`;
    end = stop;
  }
  return { text: cited + text.slice(end), left };
}

type ShownNumber = { readonly shown: string; readonly start: number; readonly end: number };

/** Numbers that no inner phrase has cited yet. */
function numbersOf(text: string): ShownNumber[] {
  const taken = [...text.matchAll(CITED)].map(({ 0: whole, index }) => ({ start: index, end: index + whole.length }));
  return [...text.matchAll(NUMBER)].flatMap(({ 0: shown, index }) => {
    const end = index + shown.length;
    const isTaken = taken.some((each) => index < each.end && end > each.start);
    return isTaken || MONTH_AFTER.test(text.slice(end, end + 5)) ? [] : [{ shown, start: index, end }];
  });
}

/** Signs apart, rounded as it is written, a share also in percent. */
const isShownAs = (value: number, shown: string): boolean =>
  writtenNumbers(shown).some((written) => isRoundedTo(Math.abs(value) * (written.isPercent ? 100 : 1), written));

export const withoutCitations = (text: string): string =>
  text.includes(START) ? text.replaceAll(CITED, "$2").replaceAll(/[\uE005-\uE007]/g, "") : text;

/** A cited number in the text as it is shown, offsets in UTF-16 units. */
export type Citation = CitedCell & { readonly start: number; readonly end: number };

/** The text as it is shown, and its cited numbers in order. */
export function readCitations(cited: string): { readonly text: string; readonly citations: readonly Citation[] } {
  const citations: Citation[] = [];
  let text = "";
  let at = 0;
  for (const { 0: whole, 1: place = "", 2: shown = "", index } of cited.matchAll(CITED)) {
    text += withoutCitations(cited.slice(at, index));
    const split = place.indexOf("#");
    const cell = { toolCallId: place.slice(0, split), path: place.slice(split + 1) };
    citations.push({ ...cell, start: text.length, end: text.length + shown.length });
    text += shown;
    at = index + whole.length;
  }
  return { text: text + withoutCitations(cited.slice(at)), citations };
}
