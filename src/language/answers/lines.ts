/** Lines as a Markdown list; nothing when there are none. */
export const list = (lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [lines.map((line) => `- ${line}`).join("\n")];

/** A title with its lines below it; nothing without lines. */
export const titled = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [[title, ...lines.map((line) => `- ${line}`)].join("\n")];
