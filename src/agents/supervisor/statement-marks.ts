/** Comparisons, ranks, venues and slots of a sentence, judged by the cells of the look-ups: false ones are marked. Pure. */
import { type FactBook, statementsIn } from "@/domain/facts";
import type { checkSentence } from "@/domain/grounding";
import type { EasternDay } from "@/domain/ids";
import type { RenderedReference } from "@/language/references/render-sentence";

type Checked = ReturnType<typeof checkSentence>;

/** What is not known claims nothing: "there is no word on the cause", "I see no return date". */
const NOTHING_KNOWN =
  /\bno word on\b|(?:not|n't) (?:yet )?(?:said|say) (?:why|when|what|how)\b|\bI (?:see|have|find) no\b|δεν (?:έχουν|έχει) πει/iu;
/** A reason beside them is no cell's. */
const REASON = /(?<!\p{L})(?:because|since|thanks to|due to|as the|γιατί|επειδή|αφού|λόγω|χάρη)(?!\p{L})/iu;

/**
 * @param earlier folded names of the players that the sentence before named
 * @returns the check with the false statements marked; whether what it states is a cell's own; whether it says no more
 * than that something is not known
 */
export function withStatements(
  checked: Checked,
  sentence: string,
  references: readonly RenderedReference[],
  { earlier, book, today }: { earlier: readonly string[]; book: FactBook; today: EasternDay | undefined },
): { readonly found: Checked; readonly isOfFacts: boolean; readonly isSilent: boolean } {
  const statements = statementsIn(sentence, earlier, book, today);
  const wrong = statements.filter(({ isTrue }) => !isTrue);
  const right = statements.length - wrong.length;
  const rendered = references.filter(({ value }) => value.kind !== "name").length;
  const isNew = ({ start, end }: { start: number; end: number }) =>
    !checked.marks.some((mark) => mark.start < end && mark.end > start);
  const marks = [
    ...checked.marks,
    ...wrong.filter(isNew).map(({ start, end }) => ({ start, end, why: "other_value" as const })),
  ].toSorted((one, other) => one.start - other.start);
  const isOfFacts = wrong.length === 0 && (right > 0 || rendered > 0) && !REASON.test(sentence);
  const isSilent = marks.length === 0 && NOTHING_KNOWN.test(sentence) && !REASON.test(sentence);
  return {
    found: {
      ...checked,
      claims: checked.claims + statements.length,
      unsupported: [...checked.unsupported, ...wrong.map(({ start, end }) => sentence.slice(start, end))],
      marks,
      borneOut: checked.borneOut + right,
      figuresBorneOut: checked.figuresBorneOut + right,
    },
    isOfFacts,
    isSilent,
  };
}
