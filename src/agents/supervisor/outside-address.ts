/** Before a sign: no backslash, or such as escape one another, so that the sign does what it does in Markdown. */
const UNESCAPED = String.raw`(?<=(?<!\\)(?:\\\\)*)`;

/**
 * An address, an image, a link or markup: no tool result contains one, so it comes from an outside text. A link with
 * its address counts even where its characters are escaped.
 */
const OUTSIDE = new RegExp(
  [
    String.raw`https?:\/\/`,
    String.raw`\bwww\.\w`,
    String.raw`${UNESCAPED}!\[`,
    String.raw`${UNESCAPED}\]\(`,
    String.raw`\]\(\s*(?:[a-z][a-z+.-]*\\?:|\/\/|www\b)`,
    `${UNESCAPED}<[a-z!/]`,
  ].join("|"),
  "i",
);

/** @param sentence of a model; in strangers' names that a look-up gave such signs are escaped, and harmless. */
export const leadsOutside = (sentence: string): boolean => OUTSIDE.test(sentence);
