/**
 * The closed language of references: what stands between the braces of `{{wallace.fpts_avg - oneale.fpts_avg}}`.
 *
 *     expression = term { ("+" | "-") term }        term = factor { ("*" | "/") factor }
 *     factor     = number | "(" expression ")" | call | cell
 *     cell       = [ sheet "." ] row "." column
 *     call       = ("sum" | "avg" | "max" | "min" | "best" | "worst") "(" list { "," limit } ")"
 *                | "count" "(" table { "," limit } ")"  |  "rank" "(" row "," list { "," limit } ")"
 *     list       = [ sheet "." ] [ table "." ] column       limit = "last" number | column comparison value
 *
 * At most two limits. Pure: text in, tree out, or `undefined` for what is no expression.
 */

const FUNCTIONS = ["sum", "avg", "max", "min", "best", "worst", "count", "rank"] as const;
type FunctionName = (typeof FUNCTIONS)[number];

type Comparison = "=" | "!=" | "<" | ">" | "<=" | ">=";
export type Limit =
  | { readonly kind: "last"; readonly rows: number }
  | { readonly kind: "where"; readonly column: string; readonly comparison: Comparison; readonly value: string };

export type Operator = "+" | "-" | "*" | "/";
export type Expression =
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "cell"; readonly parts: readonly string[] }
  | {
      readonly kind: "call";
      readonly name: FunctionName;
      readonly row: string | null;
      readonly list: readonly string[];
      readonly limits: readonly Limit[];
    }
  | { readonly kind: "operation"; readonly operator: Operator; readonly left: Expression; readonly right: Expression };

export const MAX_REFERENCE_CHARS = 160;
const MAX_LIMITS = 2;
/** Brackets in brackets beyond this are no answer's. */
const MAX_DEPTH = 8;

type Token = { readonly text: string; readonly isWord: boolean };

const WORD = /[\p{L}\d_'’%-]+/uy;
const SIGN = /(?:!=|<=|>=|[-+*/().,=<>−×÷·])/y;

/** `-` inside a word is part of it ("gilgeous-alexander"), between spaces it is a minus. */
function tokensOf(text: string): Token[] | undefined {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    if (/\s/.test(text[at] ?? "")) {
      at += 1;
      continue;
    }
    const isNumber = /\d+(?:\.\d+)?(?![\p{L}\d_])/uy;
    isNumber.lastIndex = at;
    const number = tokens.at(-1)?.text === "." ? null : isNumber.exec(text);
    WORD.lastIndex = at;
    SIGN.lastIndex = at;
    const word = number ?? (/[-]/.test(text[at] ?? "") ? null : WORD.exec(text));
    const sign = word ? null : SIGN.exec(text);
    const found = word?.[0] ?? sign?.[0];
    if (found === undefined) return undefined;
    tokens.push({ text: sign ? (SAME_SIGN[found] ?? found) : found, isWord: word !== null });
    at += found.length;
  }
  return tokens;
}
const SAME_SIGN: Readonly<Record<string, string>> = { "−": "-", "×": "*", "÷": "/", "·": "*" };

export function parseExpression(text: string): Expression | undefined {
  if (text.length > MAX_REFERENCE_CHARS) return undefined;
  const tokens = tokensOf(text);
  if (!tokens || tokens.length === 0) return undefined;
  const parser = new Parser(tokens);
  const expression = parser.sum(0);
  return expression && parser.isAtEnd ? expression : undefined;
}

class Parser {
  private at = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  get isAtEnd(): boolean {
    return this.at === this.tokens.length;
  }

  sum(depth: number): Expression | undefined {
    return this.chain(["+", "-"], () => this.product(depth));
  }

  private product(depth: number): Expression | undefined {
    return this.chain(["*", "/"], () => this.factor(depth));
  }

  private chain(operators: readonly Operator[], next: () => Expression | undefined): Expression | undefined {
    let left = next();
    while (left) {
      const operator = operators.find((each) => each === this.peek());
      if (operator === undefined) return left;
      this.at += 1;
      const right = next();
      left = right && { kind: "operation", operator, left, right };
    }
    return undefined;
  }

  private factor(depth: number): Expression | undefined {
    if (depth > MAX_DEPTH) return undefined;
    if (this.take("(")) {
      const inside = this.sum(depth + 1);
      return inside && this.take(")") ? inside : undefined;
    }
    const first = this.word();
    if (first === undefined) return undefined;
    if (/^\d+(?:\.\d+)?$/.test(first)) return { kind: "number", value: Number(first) };
    const name = FUNCTIONS.find((each) => each === first.toLowerCase());
    if (name !== undefined && this.take("(")) return this.call(name);
    const parts = this.path(first);
    return parts && parts.length >= 2 && parts.length <= 3 ? { kind: "cell", parts } : undefined;
  }

  private call(name: FunctionName): Expression | undefined {
    const row = name === "rank" ? this.word() : null;
    if (row === undefined || (row !== null && !this.take(","))) return undefined;
    const first = this.word();
    const list = first === undefined ? undefined : this.path(first);
    if (!list || list.length > 3 || (name === "count" ? list.length > 2 : list.length < 2)) return undefined;
    const limits: Limit[] = [];
    while (this.take(",")) {
      const limit = this.limit();
      if (!limit || limits.length === MAX_LIMITS) return undefined;
      limits.push(limit);
    }
    return this.take(")") ? { kind: "call", name, row, list, limits } : undefined;
  }

  private limit(): Limit | undefined {
    const column = this.word();
    if (column === undefined) return undefined;
    const isLast = column.toLowerCase() === "last";
    const rows = isLast ? Number(this.peek()) : Number.NaN;
    if (isLast && Number.isInteger(rows) && rows > 0) {
      this.at += 1;
      return { kind: "last", rows };
    }
    const comparison = (["!=", "<=", ">=", "=", "<", ">"] as const).find((each) => this.take(each));
    if (comparison === undefined) return undefined;
    const words: string[] = [];
    for (;;) {
      const word = this.word() ?? (words.length > 0 && this.take(".") ? "." : this.take("-") ? "-" : undefined);
      if (word === undefined) break;
      words.push(word);
    }
    return words.length === 0 ? undefined : { kind: "where", column, comparison, value: joined(words) };
  }

  private path(first: string): readonly string[] | undefined {
    const parts = [first];
    while (this.take(".")) {
      const part = this.word();
      if (part === undefined) return undefined;
      parts.push(part);
    }
    return parts;
  }

  private peek(): string | undefined {
    return this.tokens[this.at]?.text;
  }

  private take(text: string): boolean {
    const token = this.tokens[this.at];
    if (token?.isWord !== false || token.text !== text) return false;
    this.at += 1;
    return true;
  }

  private word(): string | undefined {
    const token = this.tokens[this.at];
    if (!token?.isWord) return undefined;
    this.at += 1;
    return token.text;
  }
}

/** "day to day" and "-3.5" as they were written. */
const joined = (words: readonly string[]): string =>
  words
    .join(" ")
    .replaceAll(" . ", ".")
    .replaceAll(/(^|\s)- /g, "$1-");
