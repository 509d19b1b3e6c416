/** Finds words that the glossary puts out, in the names and comments of the code. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const GLOSSARY = fileURLToPath(new URL("../../docs/Glossary.md", import.meta.url));

/** Public names that clients use. They go with the next version of the contract. */
const PUBLIC_NAMES = new Set(["clubs", "clubName", "everyClub"]);

/** The first column of the glossary's last table. */
export function wordsThatAreOut(glossary = readFileSync(GLOSSARY, "utf8")): ReadonlySet<string> {
  const table = glossary.split("\n## Out\n")[1] ?? "";
  const rows = table
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| not ") && !line.startsWith("| ---"));
  return new Set(rows.flatMap((row) => (row.split("|")[1] ?? "").split(",").map((word) => word.trim())));
}

export type FoundWord = { readonly line: number; readonly word: string; readonly in: string };

/** Strings are texts, data and questions of people: they have checks of their own. */
const PARTS = new RegExp(
  [
    /\/\/[^\n]*|\/\*[\s\S]*?\*\//,
    /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`/,
    /(?<=[(=,:!&|?;[{>]\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/,
    /[A-Za-z_$][\w$]*/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "g",
);
const WORDS = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g;
/** "man 5 proc" is a page of the manual; a name in backticks is checked where it is declared. */
const LEFT_ALONE = /\bman \d\b|`[^`]*`/g;

/** Comments of the source with their first line, counted from 1. @param source of TypeScript or JavaScript */
export const commentsIn = (source: string): { readonly line: number; readonly text: string }[] =>
  [...source.matchAll(PARTS)].flatMap(({ 0: text, index }) =>
    /^\/[/*]/.test(text) ? { line: source.slice(0, index).split("\n").length, text } : [],
  );

/** @param source of TypeScript or JavaScript */
export function foundIn(source: string, out: ReadonlySet<string>): FoundWord[] {
  return [...source.matchAll(PARTS)].flatMap(({ 0: part, index }) => {
    if (/^(?:["'`]|\/(?![/*]))/.test(part) || PUBLIC_NAMES.has(part)) return [];
    const found = [...part.replace(LEFT_ALONE, "").matchAll(WORDS)].map(([word]) => word.toLowerCase());
    const line = source.slice(0, index).split("\n").length;
    return found.filter((word) => out.has(word)).map((word) => ({ line, word, in: part.slice(0, 80) }));
  });
}
