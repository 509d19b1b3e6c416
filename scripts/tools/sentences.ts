/**
 * Finds sentences for people outside the catalog `src/language/texts`, where both languages stand side by side.
 *
 * A sentence is a string, a template or the text of an element with four words or more, at least one of them a small word of
 * English; or anything with Greek letters. What only developers, operators and models read is exempt, by path or by kind.
 */
import { parseSync } from "@swc/core";

export type FoundSentence = { readonly line: number; readonly text: string };

const MIN_WORDS = 4;
const SMALL_WORDS = new Set(
  (
    "a an the this that these those it its he his him they them their you your we our who whoever nobody everyone somebody " +
    "is are was were be been has have had do does did can could may might must will would should not no cannot don't " +
    "of to in on at for from by with without into over under after before since until than then when while because if and or but " +
    "yet again already only more less most least now here there all any each every other what which how"
  ).split(" "),
);
/** A class list, an address, a header or a pattern has characters that prose does not have within its words. */
const IS_CODE =
  /(?:^|\s)(?:[a-z]+(?:-[a-z\d[]+)+(?:\s|$).*){2}|[{}<>=|\\]{2}|^\s*[.#/]|\w:\w+-|\w\[|^(?:default-src|script-src)/;

/** Pure. */
export function isSentence(text: string): boolean {
  if (/\p{Script=Greek}/u.test(text)) return true;
  const words = text.match(/(?<![\w-])[A-Za-z][A-Za-z’'-]*(?![\w(])/g) ?? [];
  return words.length >= MIN_WORDS && words.some((word) => SMALL_WORDS.has(word.toLowerCase())) && !IS_CODE.test(text);
}

/**
 * Where sentences may stand, and why. Paths from the root of the repository.
 *
 * Of one more file ask first whether a person reads it: then its words belong in `src/language/texts`.
 */
export const EXEMPT: Readonly<Record<string, readonly RegExp[]>> = {
  "the catalog itself": [/^src\/language\/texts\//],
  "only a model reads it: prompts, descriptions of tools, notes that send a question back": [
    /^src\/agents\/supervisor\/(?:prompts|misreading|more-tools)\.ts$/,
    /^src\/agents\/supervisor\/nodes\/tools\.ts$/,
    /^src\/agents\/shared\/tools\//,
    /^src\/server\/mcp\/mcp-endpoint\.ts$/,
    /^src\/server\/operations\/model-test\.ts$/,
  ],
  "the description of the interface, and what was wrong with a program's request: English, for developers": [
    /^src\/server\/(?:routes|openapi)\//,
    /^src\/server\/http\/query\.ts$/,
    /^src\/contract\/(?:account\/(?:connection|person-export)|conversation\/chat-request|planning\/(?:card|optimizer-request|what-if))\.ts$/,
  ],
  "the operator reads it at a terminal, in a log, in an environment's error or on a metrics page: English": [
    /^src\/cli\//,
    /^src\/backtest\//,
    /^src\/lib\/(?:env\.ts$|embeddings\/choose\.ts$|news-feeds\/(?:feed-list|errors)\.ts$|tracing\/)/,
    /^src\/db\/(?:errors|migrate|database|postgres-pool)\.ts$/,
    /^src\/db\/embedded\//,
    /^src\/server\/(?:operations\/metrics-text|wiring\/(?:composition|foundations)|jobs\/definitions)\.ts$/,
  ],
  "the manifest of an export, which goes with the data of a file": [/^src\/db\/account\/person-export-tables\.ts$/],
  SQL: [/^src\/db\/(?:jobs|conversations)\//],
  "a fault of the engine, which no person meets": [
    /^src\/domain\/(?:bids|engine|league|lineup|plan|projection|week|win-probability)\//,
  ],
  "words that questions, news and answers are read by": [
    /^src\/language\/questions\//,
    /^src\/language\/answers\/(?:sample|any)-\w+\.ts$/,
    /^src\/domain\/(?:facts\/(?:typed|statements)|grounding|withheld|news|stats|players\/identity)\//,
    /^src\/domain\/season\/pro-team-names\.ts$/,
    /^src\/lib\/news-feeds\/espn-card-notes\.ts$/,
  ],
  "made-up news and ESPN's own words in the demo": [/^src\/demo\//],
  "sentences that earlier versions stored as reasons": [/^src\/domain\/proposals\/earlier-reasons\.ts$/],
};

export const isExempt = (path: string): boolean =>
  Object.values(EXEMPT).some((files) => files.some((file) => file.test(path)));

type Node = Readonly<Record<string, unknown>> & { readonly type: string };
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** Messages of a thrown bug, log lines and SQL are for those who build and run this. */
const CALLS_FOR_DEVELOPERS =
  /^(?:RangeError|TypeError|Error|SyntaxError|AssertionError|sql|warn|info|error|debug|fatal|describe)$/;

/** The text that a node shows by itself, with places where values go. */
function ownText(node: Node): string | undefined {
  if (node.type === "StringLiteral" || node.type === "JSXText") return String(node.value);
  if (node.type !== "TemplateLiteral" || !Array.isArray(node.quasis)) return undefined;
  return node.quasis.map((quasi: { cooked?: string }) => quasi.cooked ?? "").join(" … ");
}

function calleeOf(node: Node): string {
  const callee = node.type === "TaggedTemplateExpression" ? node.tag : node.callee;
  if (!isNode(callee)) return "";
  const last = callee.type === "MemberExpression" ? callee.property : callee;
  return isNode(last) ? String(last.value ?? "") : "";
}

const IS_CALL = new Set(["CallExpression", "NewExpression", "TaggedTemplateExpression"]);
const HAS_NO_TEXTS = new Set(["ImportDeclaration", "ExportAllDeclaration", "TsLiteralType", "TsTypeReference"]);

function* textsOf(value: unknown): Generator<string> {
  if (Array.isArray(value)) {
    for (const each of value) yield* textsOf(each);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  if (isNode(value)) {
    if (HAS_NO_TEXTS.has(value.type)) return;
    if (IS_CALL.has(value.type) && CALLS_FOR_DEVELOPERS.test(calleeOf(value))) return;
    const text = ownText(value);
    if (text !== undefined) yield text;
    if (value.type === "JSXAttribute" && isNode(value.name) && /^(?:className|d)$/.test(String(value.name.value)))
      return;
  }
  for (const [key, each] of Object.entries(value)) if (key !== "span") yield* textsOf(each);
}

/** @param source of TypeScript, with or without elements */
export function sentencesIn(source: string, isTsx: boolean): FoundSentence[] {
  const program = parseSync(source, { syntax: "typescript", tsx: isTsx, decorators: true });
  return [...textsOf(program.body)]
    .filter(isSentence)
    .map((text) => ({ line: lineOf(source, text), text: text.trim() }));
}

/** The parser counts bytes over all files, so the line is looked for by the text; 0 when it is written otherwise. */
function lineOf(source: string, text: string): number {
  const start = text.split(/ … |\n|["\\]/).find((part) => part.trim().length > 0) ?? text;
  const at = source.indexOf(start);
  return at < 0 ? 0 : source.slice(0, at).split("\n").length;
}
