/** Slots and positions: "at PF", "on the bench", "plays center". Pure. */
import type { FactBook } from "../fact-book";
import type { ReadSentence } from "./read-sentence";
import type { Statement } from "./statement";

const POSITION_OF: Readonly<Record<string, string>> = {
  center: "C",
  centre: "C",
  σεντερ: "C",
  pg: "PG",
  sg: "SG",
  sf: "SF",
  pf: "PF",
  c: "C",
};
const SLOT = /^(?:pg|sg|sf|pf|c|g|f|util|ir|be)$/;
const AT = /^(?:at|in|as|into|στη|στην|στο|στον)$/;
const BENCH = /^(?:bench|παγκο|παγκοσ)$/;
const PLAYS_AS = /^(?:plays|is|playing|ειναι|παιζει)$/;
const MAX_AFTER = 5;

export function placesIn(reading: ReadSentence, facts: FactBook): Statement[] {
  const { words, named, before, sentence } = reading;
  return words.flatMap((word, at): Statement[] => {
    const previous = words[at - 1]?.text ?? "";
    const ofPlayer = named.findLast(({ to, kind }) => to < at && kind === "player");
    const row = ofPlayer?.row ?? before;
    if (row === undefined || (ofPlayer && at - ofPlayer.to > MAX_AFTER)) return [];
    const raw = sentence.slice(word.start, word.end);
    const span = { start: word.start, end: word.end };
    if (SLOT.test(word.text) && raw === raw.toUpperCase() && AT.test(previous))
      return truthOf(valuesOf(row, /^(?:slot|slot_now)$/, facts), (value) => value.toLowerCase() === word.text, span);
    if (BENCH.test(word.text) && isStanding(words.slice(Math.max(0, at - 4), at).map(({ text }) => text)))
      return truthOf(valuesOf(row, /^(?:place|slot)$/, facts), (value) => /^(?:bench|BE)$/.test(value), span);
    const position = POSITION_OF[word.text];
    if (position !== undefined && PLAYS_AS.test(previous) && (word.text.length > 2 || raw === raw.toUpperCase()))
      return truthOf(valuesOf(row, /^pos$/, facts), (value) => value.split(/[/, ]+/).includes(position), span);
    return [];
  });
}

/** "Is on your bench", "είναι στον πάγκο": where he stands, and not where to put him. */
const isStanding = (words: readonly string[]): boolean =>
  / (?:is|been|hes|sits|stays) on (?:the|your) $| (?:ειναι|βρισκεται|μενει|καθεται) στον $/.test(
    ` ${words.join(" ")} `,
  );

function truthOf(
  values: readonly string[],
  fits: (value: string) => boolean,
  span: Pick<Statement, "start" | "end">,
): Statement[] {
  return values.length === 0 ? [] : [{ isTrue: values.some(fits), ...span }];
}

const valuesOf = (row: string, column: RegExp, facts: FactBook): string[] =>
  facts.sheets.flatMap(({ tables }) =>
    tables.flatMap(({ rows }) =>
      rows
        .filter((each) => each.row === row)
        .flatMap(({ cells }) =>
          [...cells.values()].flatMap(({ column: name, value }) =>
            column.test(name) && typeof value === "string" ? [value] : [],
          ),
        ),
    ),
  );
