/**
 * In place of `@ungap/structured-clone` in the browser (`next.config.ts`): every browser that the pages run in has its
 * own.
 */
const clone = <Value>(value: Value): Value => structuredClone(value);
export default clone;
