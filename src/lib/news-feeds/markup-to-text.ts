/** HTML of feeds to plain text: tags, comments, scripts, pictures and link targets go, words and entities stay. */
import { compile } from "html-to-text";

const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: "a", options: { ignoreHref: true } },
    ...["img", "script", "style", "noscript", "template", "svg", "form", "button"].map((selector) => ({
      selector,
      format: "skip",
    })),
    ...["h1", "h2", "h3", "h4", "h5", "h6", "table"].map((selector) => ({ selector, format: "block" })),
  ],
  limits: { maxInputLength: 100_000, maxDepth: 50, ellipsis: "" },
});

export const markupToText = (markup: string): string => toText(markup);
