/**
 * Allow-list of answers' Markdown, and the fallback for everything else. Pure.
 *
 * HTML and pictures become plain text before other plugins see them; the allow-list comes after the conversion; references
 * are marked last, with an element that no Markdown can write.
 */
import type { Options as SanitizeSchema } from "rehype-sanitize";
import { isMarkOpenAfter, markedPieces, referencePieces, withoutReferences } from "@/contract/conversation/marked-text";

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

/** Makes `<data value>` of a reference, with its number in the answer's list. Code and links stay text. */
export function rehypeReferences() {
  return (tree: TreeNode): void => visit(tree, false);

  function visit(node: TreeNode, isPlain: boolean): void {
    node.children = node.children?.flatMap((child): TreeNode[] => {
      if (child.type === "text") {
        const value = child.value ?? "";
        return isPlain ? [{ type: "text", value: withoutReferences(value) }] : referencePieces(value).map(nodeOf);
      }
      visit(child, isPlain || child.tagName === "code" || child.tagName === "a");
      return [child];
    });
  }
}

function nodeOf({ text, reference }: ReturnType<typeof referencePieces>[number]): TreeNode {
  const plain = { type: "text", value: text };
  if (reference === null) return plain;
  return { type: "element", tagName: "data", properties: { value: String(reference) }, children: [plain] };
}

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

/** Deeper than any answer; the parser calls itself for every level, and a hostile text could have thousands. */
const TOO_DEEP = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])){12}/m;
export const isTooDeep = (part: string): boolean => TOO_DEEP.test(part) || /(?:[*_~[]){40}/.test(part);
