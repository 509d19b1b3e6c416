/** Marks of the sentence check that the cells of the look-ups prove wrong. Pure. */
import { type FactBook, typedSentence, typedTruth } from "@/domain/facts";
import type { checkSentence } from "@/domain/grounding";
import type { EasternDay } from "@/domain/ids";
import type { RenderedReference } from "@/language/references/render-sentence";

type Checked = ReturnType<typeof checkSentence>;

/** A stranger's text in a cell, such as a headline, is no fact of ours. */
const MAX_FACT_CHARS = 24;
const isFact = ({ value, start, end }: RenderedReference): boolean =>
  value.kind !== "word" || end - start <= MAX_FACT_CHARS;

/** Folded names of the players that the sentence is about. */
export const namedIn = ({ players }: Pick<Checked, "players">): readonly string[] =>
  players.map((key) => key.slice(key.indexOf(":") + 1));

/**
 * The check without its marks on a value that was rendered, which is its cell's own, and on one that was typed and is a
 * cell's all the same.
 *
 * @param earlier folded names of the players that the sentence before named
 */
export function withoutFalseMarks(
  checked: Checked,
  sentence: string,
  references: readonly RenderedReference[],
  { earlier, book, today }: { earlier: readonly string[]; book: FactBook; today: EasternDay | undefined },
): Checked {
  const facts = references.filter(isFact);
  const rendered = facts.filter(({ value }) => value.kind !== "name").length;
  if (checked.marks.length === 0)
    return {
      ...checked,
      borneOut: checked.borneOut + rendered,
      figuresBorneOut: checked.figuresBorneOut + rendered,
    };
  const typed = typedSentence(sentence, namedIn(checked), earlier, book, today);
  const truths = checked.marks.map((mark) =>
    facts.some(({ start, end }) => mark.start < end && mark.end > start)
      ? "value"
      : typedTruth(mark, checked.unsupported, typed),
  );
  const marks = checked.marks.filter((_, at) => truths[at] === undefined);
  const values = truths.filter((truth) => truth === "value").length;
  const left = checked.unsupported.length - truths.length + marks.length;
  return {
    ...checked,
    marks,
    unsupported: checked.unsupported.slice(0, marks.length === 0 ? 0 : Math.max(1, left)),
    // A name that needs no fact supports nothing.
    borneOut: checked.borneOut + values,
    figuresBorneOut: checked.figuresBorneOut + values,
  };
}
