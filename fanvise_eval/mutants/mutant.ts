/** A fault planted in the product: what a user would suffer, and the slip that causes it. */

export type Edit = {
  /** Under the project, in src. */
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly find: string;
  readonly replace: string;
};

export type Mutant = {
  readonly id: string;
  /** In plain words. */
  readonly fault: string;
  readonly edits: readonly Edit[];
  /** Case ids that are run before all others, since they are likely to notice. */
  readonly first: readonly string[];
  /** Case ids that were written because of this fault: they do not count. */
  readonly writtenFor: readonly string[];
};

/** The text no longer has the place where a fault is to be planted, or has it twice. */
export class EditDoesNotFit extends Error {}

/** The text with the fault in it. @throws EditDoesNotFit */
export function planted(text: string, { file, find, replace }: Edit): string {
  const at = text.indexOf(find);
  if (at < 0) throw new EditDoesNotFit(`${file} does not hold: ${find}`);
  if (text.indexOf(find, at + 1) >= 0) throw new EditDoesNotFit(`${file} holds more than once: ${find}`);
  return text.slice(0, at) + replace + text.slice(at + find.length);
}
