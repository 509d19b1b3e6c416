/** What is recorded of the references of a sentence, and which of them contradict the words around them. Pure. */
import type { GroundingReference, UnverifiedSpan } from "@/contract/conversation/grounding";
import { type FactBook, foldedName, type Value, valueAt } from "@/domain/facts";
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

/**
 * A reference is a claim too: broken ones, another player's value in a sentence that names one, a value with another
 * unit's word beside it, and a direction that its sign contradicts.
 */
export function doubtsOf(rendered: RenderedSentence, facts: FactBook): Doubt[] {
  const broken = rendered.broken.map(({ start, end }): Doubt => ({ start, end, why: "broken_reference" }));
  const named = playersNamed(rendered, facts);
  const doubted = rendered.references.flatMap((reference): Doubt[] => {
    const why = doubtOf(reference, rendered.text, named);
    return why === undefined ? [] : [{ start: reference.start, end: reference.end, why }];
  });
  return [...broken, ...doubted];
}

/** Rows that the sentence names outside of its references. */
function playersNamed({ text, references }: RenderedSentence, facts: FactBook): ReadonlySet<string> {
  const names = references.filter(({ value }) => value.kind === "name");
  const outside = foldedName(text.replaceAll(/['’]s(?!\p{L})/gu, ""));
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
  if (value.isChange && !value.isLowerBetter && typeof value.value === "number") {
    if (value.value < 0 && UP.test(before)) return "direction";
    if (value.value > 0 && DOWN.test(before)) return "direction";
  }
  return undefined;
}
