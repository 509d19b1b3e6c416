/** Facts of tool results, and the language in which an answer refers to them. */

export type { Unit } from "./cell";
export { evaluate, isBroken, type Value, valueAt } from "./expression/evaluate";
export { parseExpression } from "./expression/parse";
export { FactBook } from "./fact-book";
export { foldedName } from "./row-ids";
export { scanReferences, withReferencesMasked } from "./scan";
export { sheetText } from "./sheet-text";
export { sheetsOf } from "./sheets";
export { statementsIn } from "./statements";
export { isDayRow, isOnWeekday } from "./statements/weekday-rows";
export { typedSentence, typedTruth } from "./typed/typed-sentence";
export { isRoundedTo, writtenNumbers } from "./written-number";
