/**
 * Allow-list of answers' Markdown, and the fallback for everything else. Pure.
 *
 * HTML and pictures become plain text before other plugins see them; the allow-list comes after the conversion; figures
 * are marked last, with an element that no Markdown can write.
 */
import type { Options as SanitizeSchema } from "rehype-sanitize";
import { isMarkOpenAfter, markedPieces } from "@/contract/conversation/marked-text";
import { type EvidenceIndex, figuresIn, findEvidence } from "./evidence";

/** The part of a syntax tree used here; the parsers' own types are in separate packages. */
export type TreeNode = {
  type: string;
  value?: string;
  alt?: string | null;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
};

export const ALLOWED: SanitizeSchema = {
  tagNames: [
    ...["p", "strong", "em", "del", "br", "ul", "ol", "li", "code", "pre", "blockquote", "hr", "a"],
    ...["h1", "h2", "h3", "h4", "h5", "h6", "table", "thead", "tbody", "tr", "th", "td"],
  ],
  attributes: { a: ["href"], ol: ["start"] },
  // Addresses with a protocol lose it here, those of other hosts in `ownPath`.
  protocols: { href: [] },
  strip: [],
};

/** A path on this server; `undefined` for every other address. */
export function ownPath(href: unknown): string | undefined {
  // A browser reads `//` and `/\` as the beginning of a host, and leaves control characters out.
  return typeof href === "string" && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(href) ? href : undefined;
}

/** HTML is text, a picture is its description, and a line of its own stays one. */
export function remarkPlainText() {
  return (tree: TreeNode): void => visit(tree);
  function visit(node: TreeNode): void {
    node.children = node.children?.flatMap((child): TreeNode[] => {
      if (child.type === "image" || child.type === "imageReference") return [{ type: "text", value: child.alt ?? "" }];
      if (child.type === "html") {
        const text = { type: "text", value: child.value ?? "" };
        return [PHRASING_PARENTS.has(node.type) ? text : { type: "paragraph", children: [text] }];
      }
      if (child.type === "text" && child.value?.includes("\n")) {
        return child.value
          .split("\n")
          .flatMap((line, at) => [...(at > 0 ? [{ type: "break" }] : []), { type: "text", value: line }]);
      }
      visit(child);
      return [child];
    });
  }
}
const PHRASING_PARENTS = new Set(["paragraph", "heading", "emphasis", "strong", "delete", "link", "tableCell"]);

/** Makes an element of what stands between the signs of a mark, whatever emphasis it runs through. */
export function rehypeMarks() {
  return (tree: TreeNode): void => {
    let isOpen = false;
    const visit = (node: TreeNode): void => {
      node.children = node.children?.flatMap((child): TreeNode[] => {
        if (child.type !== "text") {
          visit(child);
          return [child];
        }
        const value = child.value ?? "";
        const pieces = markedPieces(value, isOpen);
        isOpen = isMarkOpenAfter(value, isOpen);
        return pieces.map(({ text, isMarked }): TreeNode => {
          const plain = { type: "text", value: text };
          return isMarked ? { type: "element", tagName: "mark", properties: {}, children: [plain] } : plain;
        });
      });
    };
    visit(tree);
  };
}

const BLOCKS = new Set(["p", "li", "td", "th", "blockquote", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "table"]);

/**
 * Marks figures that a tool result of the turn supports as `<data value>`: the tool call's id and the path in its
 * result.
 */
export function rehypeFigures({ index, context }: { index: EvidenceIndex; context: string }) {
  let above = context;
  return (tree: TreeNode): void => {
    if (index.length > 0) block(tree);
  };

  /** The lines of one block, without those of the blocks in it. */
  function block(node: TreeNode): void {
    const own = (node.children ?? []).filter((child) => !BLOCKS.has(child.tagName ?? ""));
    const lines = own.map(textOf).join("").split("\n");
    let line = 0;
    const mark = (parent: TreeNode): void => {
      parent.children = parent.children?.flatMap((child): TreeNode[] => {
        if (BLOCKS.has(child.tagName ?? "")) return [child];
        if (child.tagName === "br") {
          line += 1;
          return [child];
        }
        if (child.tagName === "code" || child.tagName === "a" || child.tagName === "mark") return [child];
        if (child.type === "text") return withFigures(child.value ?? "", lines[line] ?? "");
        mark(child);
        return [child];
      });
    };
    mark(node);
    const text = lines.join(" ").trim();
    const outer = above;
    if (text !== "") above = node.tagName === "li" ? `${above} ${text}` : text;
    for (const child of node.children ?? []) if (BLOCKS.has(child.tagName ?? "")) block(child);
    // Items of one list are not about each other.
    if (node.tagName === "li") above = outer;
  }

  function withFigures(text: string, line: string): TreeNode[] {
    const nodes: TreeNode[] = [];
    let end = 0;
    for (const place of figuresIn(text)) {
      const figure = text.slice(place.start, place.end);
      const evidence = findEvidence(index, figure, line, above);
      if (!evidence) continue;
      if (place.start > end) nodes.push({ type: "text", value: text.slice(end, place.start) });
      nodes.push({
        type: "element",
        tagName: "data",
        properties: { value: JSON.stringify([evidence.lookupId, evidence.path]) },
        children: [{ type: "text", value: figure }],
      });
      end = place.end;
    }
    if (end < text.length) nodes.push({ type: "text", value: text.slice(end) });
    return nodes;
  }
}

const textOf = (node: TreeNode): string =>
  node.tagName === "br" ? "\n" : (node.value?.replaceAll("\n", " ") ?? node.children?.map(textOf).join("") ?? "");

/**
 * An answer in parts that are parsed each on its own, so that a growing answer costs the part that grows. Parts end at
 * blank lines outside of code; what is indented belongs to the part before it.
 */
export function partsOfMarkdown(markdown: string): string[] {
  const parts: string[] = [];
  let isCode = false;
  let isAfterBlank = true;
  for (const line of markdown.split(/\r?\n/)) {
    // Items with blank lines between them are one list.
    const isNextItem = ITEM.test(line) && ITEM.test(parts.at(-1) ?? "");
    const begins = isAfterBlank && !isCode && /^\S/.test(line) && !isNextItem;
    if (begins) parts.push(line);
    else if (parts.length > 0) parts[parts.length - 1] += `\n${line}`;
    else parts.push(line);
    if (/^\s*(```|~~~)/.test(line)) isCode = !isCode;
    isAfterBlank = line.trim() === "";
  }
  return parts.filter((part) => part.trim() !== "");
}

const ITEM = /^(?:[-*+•]|\d{1,9}[.)])\s/;

/** Its last line that says something: what a list below it is about. */
export const lastLineOf = (part: string | undefined): string => part?.trim().split("\n").at(-1) ?? "";

/** Deeper than any answer; the parser calls itself for every level, and a hostile text could have thousands. */
const TOO_DEEP = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])){12}/m;
export const isTooDeep = (part: string): boolean => TOO_DEEP.test(part) || /(?:[*_~[]){40}/.test(part);
