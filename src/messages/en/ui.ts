/** What the primitives of every page say. */
export const ui = {
  close: "Close",
  cancel: "Cancel",
  retry: "Try again",
  loading: "Loading…",
  stale: "Out of date",
  staleBecause: "The source could not be read now; this is what it said before.",
  updated: "Read {age}",
  sourceDemo: "demo league",
  sourceNews: "news",
  sourceStoredNews: "stored news, no feeds are read",
  sourceCalculator: "calculator",
  sourceAndAge: "{source} · {age}",
  errorCode: "Code: {code}",
  offline: "You are offline. What you see is what was loaded last.",
  connectionLost: "The server does not answer. See whether FanVise is still running, then try again.",
  refused: "The server could not do that. Try again in a moment.",
} as const;
