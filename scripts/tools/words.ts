/** Finds words that the glossary puts out, in the names and comments of the code, in documents and in the English texts. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const GLOSSARY = fileURLToPath(new URL("../../docs/Glossary.md", import.meta.url));

/** `everywhere`: names, comments, documents and texts. `names`: names of the code; prose may use the word. */
export type WordsOut = { readonly everywhere: ReadonlySet<string>; readonly names: ReadonlySet<string> };

/** The first column of the glossary's last table. A row whose third column is "names" leaves prose alone. */
export function wordsThatAreOut(glossary = readFileSync(GLOSSARY, "utf8")): WordsOut {
  const table = glossary.split("\n## Out\n")[1] ?? "";
  const rows = table
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| not ") && !line.startsWith("| ---"))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  const wordsOf = (place: string) =>
    new Set(rows.filter((row) => row[3] === place).flatMap((row) => (row[1] ?? "").split(",").map((w) => w.trim())));
  return { everywhere: wordsOf("everywhere"), names: wordsOf("names") };
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

/** Matches whole words, so that "back-to-back" is found in `isSecondNight` and "man" is not in `manager`. */
function outIn(text: string, words: Iterable<string>): string[] {
  const spaced = ` ${[...text.matchAll(WORDS)].map(([word]) => word.toLowerCase()).join(" ")} `;
  return [...words].filter((word) => spaced.includes(` ${word} `));
}

/** Limits begin with MAX_ or MIN_. */
const LIMIT = /^(?:MOST|LEAST|LONGEST|SHORTEST|FEWEST)(?=_|$)/;

/** @param source of TypeScript or JavaScript */
export function foundIn(source: string, { everywhere, names }: WordsOut): FoundWord[] {
  return [...source.matchAll(PARTS)].flatMap(({ 0: part, index }) => {
    if (/^(?:["'`]|\/(?![/*]))/.test(part)) return [];
    const line = source.slice(0, index).split("\n").length;
    const isName = !part.startsWith("/");
    const found = isName
      ? [...outIn(part, everywhere), ...outIn(part, names), ...(LIMIT.exec(part) ?? [])]
      : outIn(part.replace(LEFT_ALONE, ""), everywhere);
    return found.map((word) => ({ line, word: word.toLowerCase(), in: part.slice(0, 80) }));
  });
}

/** @param text of a document, or of a catalog's phrase */
export function foundInText(text: string, { everywhere }: WordsOut): FoundWord[] {
  return text
    .split("\n")
    .flatMap((line, at) =>
      outIn(line.replace(LEFT_ALONE, ""), everywhere).map((word) => ({ line: at + 1, word, in: line.slice(0, 80) })),
    );
}
