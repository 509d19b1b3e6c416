/** See `unhandled.mjs`. */
export const WATCH_FLAGS: readonly string[];
export function takeUnhandled(): string[];
export function watchChildren(): void;
