/** An answer in the short tone. Pure. */

/** The direct answer and what it rests on; lists keep their first rows. */
const SHORT_LINES = 6;

/**
 * The first lines of a text made of paragraphs, and its last paragraph, which names the source and its age. A text that
 * is short already is given back as it is.
 */
export function shortAnswer(text: string): string {
  const paragraphs = text.split("\n\n").filter((paragraph) => paragraph.trim() !== "");
  const source = paragraphs.length > 1 ? paragraphs.pop() : undefined;
  let left = SHORT_LINES;
  const retained = paragraphs.flatMap((paragraph) => {
    const lines = paragraph.split("\n").slice(0, left);
    left -= lines.length;
    return lines.length > 0 ? [lines.join("\n")] : [];
  });
  return [...retained, ...(source === undefined ? [] : [source])].join("\n\n");
}
