/**
 * In place of `swr` in the browser (`next.config.ts`). The AI SDK's package for React brings it for two hooks beside
 * `useChat` that nothing here calls.
 */
export default function useSWR(): never {
  throw new Error("useChat is all that is used of the AI SDK's hooks");
}
