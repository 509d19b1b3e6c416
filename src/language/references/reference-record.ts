/** What is recorded of the references of a sentence, and which of them contradict the words around them. Pure. */
import type { GroundingReference, UnverifiedSpan } from "@/contract/conversation/grounding";
import { type FactBook, foldedName, isDayRow, isOnWeekday, type Value, valueAt } from "@/domain/facts";
import type { EasternDay } from "@/domain/ids";
import type { Citation } from "../answers/citations";
import type { RenderedReference, RenderedSentence } from "./render-sentence";

/** @param at where the sentence begins in the answer. A value of nobody's cell has nothing to open. */
export function referenceRecord({ start, end, value, formula }: RenderedReference, at: number): GroundingReference[] {
  const span = { start: at + start, end: at + end };
  return value.origin === null ? [] : [recordOf(span, value, value.origin, value.isComputed ? formula : null)];
}

/** A number of the rules' own words, by the cell that was read for it. */
export function citationRecord(
  { start, end, toolCallId, path }: Citation,
  facts: FactBook,
  at: number,
): GroundingReference[] {
  const value = valueAt(toolCallId, path, facts);
  return value?.origin ? [recordOf({ start: at + start, end: at + end }, value, value.origin, null)] : [];
}

const recordOf = (
  span: Pick<GroundingReference, "start" | "end">,
  value: Value,
  origin: NonNullable<Value["origin"]>,
  formula: string | null,
): GroundingReference => ({
  ...span,
  ...origin,
  formula,
  label: labelOf(value),
  value: typeof value.value === "boolean" ? String(value.value) : value.value,
  unit: value.unit,
});

const labelOf = ({ subjects, measure }: Value): string =>
  [subjects.join(", "), measure.replaceAll("_", " ")].filter((part) => part !== "").join(", ");

type Doubt = UnverifiedSpan;

const POSSESSIVE = /['’]s(?!\p{L})/gu;

/**
 * A reference is a claim too: broken ones, another player's value in a sentence that names one, the other side's or
 * another day's, a value with another unit's word beside it, and a direction that its sign contradicts.
 *
 * @param earlier folded names of the players named last before: "he" is one of them, and a comparison may go on about them
 */
export function doubtsOf(
  rendered: RenderedSentence,
  facts: FactBook,
  { today, earlier = [] }: { today?: EasternDay | undefined; earlier?: readonly string[] } = {},
): Doubt[] {
  const broken = rendered.broken.map(({ start, end }): Doubt => ({ start, end, why: "broken_reference" }));
  const named = playersNamed(rendered, facts);
  const before = new Set(facts.players.flatMap(({ row, name }) => (earlier.includes(name) ? [row] : [])));
  const goesOn = ({ value }: RenderedReference) =>
    value.rows.length > 0 &&
    value.rows.every((row) => before.has(row)) &&
    (PRONOUN.test(rendered.text) ||
      rendered.references.some(
        (other) => other.value.measure === value.measure && other.value.rows.some((row) => named.has(row)),
      ));
  const doubted = rendered.references.flatMap((reference): Doubt[] => {
    const span = { start: reference.start, end: reference.end };
    const why = doubtOf(reference, rendered.text, named);
    if (why === "other_subject" && goesOn(reference)) return [];
    if (why !== undefined) return [{ ...span, why }];
    const isOfOther =
      isOfOtherSide(reference, rendered.text, facts) ||
      isOfOtherDay(reference, rendered.text, today) ||
      isOfOtherMove(reference, rendered.text, facts) ||
      isOfOtherClause(reference, rendered, facts);
    return isOfOther ? [{ ...span, why: "other_subject" }] : [];
  });
  return [...broken, ...doubted];
}

const PRONOUN = /(?<!\p{L})(?:he|his|him|he's|του|τον|αυτός)(?!\p{L})/iu;
const MINE = /(?<!\p{L})(?:you|your|you're|you've|σου|έχεις|είσαι|εσύ|εσένα|σας)(?!\p{L})/giu;
const THEIRS =
  /(?<!\p{L})(?:they|them|their|they're|they've|opponent|opponent's|εκείνοι|εκείνους|αυτοί|τους μένουν|αντίπαλος|αντιπάλου|αντίπαλό)(?!\p{L})/giu;
/** With the parts of a record, "1-8-0". */
const CLAUSES = /[,;:–—()]|(?<=\d)-|\s(?:and|but|while|against|to|versus|vs|και|αλλά|ενώ|έναντι|με)\s/iu;
const FOR_SIDE = /^\s*(?:\p{L}+\s+){0,2}?(?:for|of|για)\s+(?<side>you|them|εσένα|εκείνους)(?!\p{L})/iu;

/** Side of a cell: of its row, or of a column such as "expected_final_opponent". */
function sideOf({ rows, measure }: Value, facts: FactBook): "me" | "opp" | undefined {
  const [row, ...others] = rows;
  if (others.length > 0) return undefined;
  if (/(?:^|_)(?:opponent|theirs)$/.test(measure)) return "opp";
  if (/(?:^|_)(?:me|mine)$/.test(measure)) return "me";
  if (row === "me" || row === "opp") return row;
  // Another team of the league, such as the partner of a trade.
  return row !== undefined && facts.isTeam(row) ? "opp" : undefined;
}

/** "They have {{me.games_left}}", "{{matchup.expected_final_opponent}} for you". */
function isOfOtherSide({ start, end, value }: RenderedReference, text: string, facts: FactBook): boolean {
  const side = sideOf(value, facts);
  const isOfMatchup = value.rows.every((row) => row === "me" || row === "opp" || row === "matchup");
  // A lead is of both sides.
  if (side === undefined || value.kind === "name" || value.isComputed || (value.isChange && isOfMatchup)) return false;
  const after = FOR_SIDE.exec(text.slice(end))?.groups?.side;
  if (after !== undefined) return /^(?:you|εσένα)$/iu.test(after) !== (side === "me");
  // Right before it, in its own clause: what stands before a comma may be somebody else's.
  const clause = text.slice(0, start).split(CLAUSES).at(-1) ?? "";
  const [mine, theirs] = [lastOf(clause, MINE), lastOf(clause, THEIRS)];
  if (mine < 0 && theirs < 0) return false;
  return mine > theirs ? side === "opp" && theirs < 0 : side === "me" && mine < 0;
}

const lastOf = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1;

const WEEKDAYS: readonly RegExp[] = [
  /sunday|κυριακή/iu,
  /monday|δευτέρα/iu,
  /tuesday|τρίτη/iu,
  /wednesday|τετάρτη/iu,
  /thursday|πέμπτη/iu,
  /friday|παρασκευή/iu,
  /saturday|σάββατο/iu,
];

const TODAY = /(?<!\p{L})(?:tonight|today|απόψε|σήμερα)(?!\p{L})/iu;

/** A day's row in a clause that speaks of other days alone. */
function isOfOtherDay({ value, start, end }: RenderedReference, text: string, today: EasternDay | undefined): boolean {
  const [row = "", ...others] = value.rows;
  if (today === undefined || value.isComputed || value.kind === "day" || others.length > 0 || !isDayRow(row))
    return false;
  const clause = `${text.slice(0, start).split(CLAUSES).at(-1) ?? ""} ${text.slice(end).split(CLAUSES)[0] ?? ""}`;
  const weekdays = WEEKDAYS.flatMap((name, weekday) => (name.test(clause) ? [weekday] : []));
  if (TODAY.test(clause)) weekdays.push(new Date(`${today}T00:00:00Z`).getUTCDay());
  return weekdays.length > 0 && !weekdays.some((weekday) => isOnWeekday(row, weekday, today));
}

/** A move's figure in a sentence that names players of other moves, and none of this one. */
function isOfOtherMove({ value }: RenderedReference, text: string, facts: FactBook): boolean {
  const [row = "", ...others] = value.rows;
  if (value.isComputed || others.length > 0 || !/^m\d+$/.test(row)) return false;
  const words = ` ${foldedName(text.replaceAll(POSSESSIVE, ""))} `;
  const isNamed = (name: string) => words.includes(` ${name} `);
  return !facts.lastNamesOfMove(row).some(isNamed) && facts.lastNamesOfMove().some(isNamed);
}

/** "Herro averages {{durant.fpts_avg}} and Durant …": the one player named since the figure before is another. */
function isOfOtherClause(
  { start, value }: RenderedReference,
  { text, references }: RenderedSentence,
  facts: FactBook,
): boolean {
  if (!value.isPlayer || value.isComputed || value.kind === "name" || value.rows.length !== 1) return false;
  const from = Math.max(0, ...references.filter(({ end }) => end <= start).map(({ end }) => end));
  const ahead =
    text
      .slice(from, start)
      .replaceAll(POSSESSIVE, "")
      .split(/[,;:–—()]/u)
      .at(-1) ?? "";
  const clause = ` ${foldedName(ahead)} `;
  const players = facts.players.filter(({ last }) => last !== "" && clause.includes(` ${last} `));
  return players.length === 1 && players[0]?.row !== value.rows[0];
}

/** Rows that the sentence names outside of its references. */
function playersNamed({ text, references }: RenderedSentence, facts: FactBook): ReadonlySet<string> {
  const names = references.filter(({ value }) => value.kind === "name");
  const outside = foldedName(text.replaceAll(POSSESSIVE, ""));
  const rows = new Set<string>();
  for (const { row, last } of facts.players) if (last !== "" && ` ${outside} `.includes(` ${last} `)) rows.add(row);
  for (const { value } of names) for (const row of value.rows) rows.add(row);
  return rows;
}

const UNITS_BESIDE: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\s*(?:fantasy )?(?:points?\b|fpts?\b|πόντ)/iu, ["points", "none"]],
  [/^\s*(?:games?\b|αγών|ματς\b)/iu, ["games", "none"]],
  [/^\s*(?:wins?\b|νίκ)/iu, ["wins", "none"]],
  [/^\s*(?:adds?\b|προσθήκ)/iu, ["adds", "none"]],
  [/^\s*(?:days?\b|μέρ|ημέρ)/iu, ["days", "none"]],
  [/^\s*(?:minutes?\b|mins?\b|λεπτ)/iu, ["minutes", "none"]],
];
const UP =
  /(?:\bahead by|\bleads? by|\bup by|\bup|\bgains?|\bgaining|κερδίζ\S*|προηγ\S*(?: με| κατά)?|μπροστά(?: με| κατά)?)\s*$/iu;
const DOWN =
  /(?:\bbehind by|\btrail(?:s|ing)? by|\bdown by|\bdown|\bloses?|\blosing|\bcosts?(?: you)?|χάν\S*|πίσω(?: με| κατά)?|υστερ\S*(?: με| κατά)?)\s*$/iu;

const LAST_GAMES = /\b(?:last|past|recent)\s+(?:\d+|two|three|four|five|six|seven|eight|ten|few|games)\b|τελευταί/iu;
/** The season's figure where only the last games are meant. */
const isOfLastGames = (around: string): boolean => LAST_GAMES.test(around) && !/season|σεζόν|φέτος/iu.test(around);

function doubtOf(
  { start, end, value }: RenderedReference,
  text: string,
  named: ReadonlySet<string>,
): Doubt["why"] | undefined {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const isOfOthers = value.subjects.length > 0 && value.rows.length > 0 && named.size > 0;
  if (isOfOthers && value.kind !== "name" && value.isPlayer && value.rows.every((row) => !named.has(row))) {
    return "other_subject";
  }
  const beside = UNITS_BESIDE.find(([word]) => word.test(after));
  if (value.kind === "number" && beside && !beside[1].includes(value.unit)) return "other_unit";
  // "From 71% to 43%" of a chance that was 43 before.
  if (/(?:^|_)after$/.test(value.measure) && /(?:\bfrom|από)\s*$/iu.test(before)) return "direction";
  if (/(?:^|_)before$/.test(value.measure) && /(?:\bto|σε|στο)\s*$/iu.test(before)) return "direction";
  if (/season/.test(value.measure) && isOfLastGames(`${before} ${after.split(CLAUSES)[0] ?? ""}`)) return "other_value";
  if (value.isChange && !value.isLowerBetter && typeof value.value === "number") {
    if (value.value < 0 && UP.test(before)) return "direction";
    if (value.value > 0 && DOWN.test(before)) return "direction";
  }
  return undefined;
}
