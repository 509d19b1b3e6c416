/** Before a sign: no backslash, or such as escape one another, so that the sign does what it does in Markdown. */
const UNESCAPED = String.raw`(?<=(?<!\\)(?:\\\\)*)`;

/**
 * An address, an image, a link or mark-up: no look-up has one to give, so whoever writes it has it from a text that was read. A
 * link with its address is one even where its signs are escaped.
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
