/** An address, an image or mark-up: no look-up has one to give, so whoever writes it has it from a text that was read. */
const OUTSIDE = /https?:\/\/|\bwww\.\w|!\[|\]\(|(?<!\\)<[a-z!/]/i;

/** @param sentence of a model; in strangers' names that a look-up gave such signs are escaped, and harmless. */
export const leadsOutside = (sentence: string): boolean => OUTSIDE.test(sentence);
