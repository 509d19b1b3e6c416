/**
 * In place of `property-information` in the browser (`next.config.ts`), 5 kB of what an answer's Markdown loads: every
 * attribute that HTML and SVG have. An answer keeps `href` and `start` (`markdown-plugins`), and a figure adds `value`;
 * all three are written as they are named.
 */
type Schema = Readonly<Record<string, never>>;

export const html: Schema = {};
export const svg: Schema = html;
export const hastToReact: Readonly<Record<string, string>> = {};

export const find = (_schema: Schema, name: string) => ({ property: name, attribute: name, space: "html" });
