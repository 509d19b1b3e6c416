/** Pages for a missing page and for an error. */
export const states = {
  description: "A fantasy basketball assistant for ESPN leagues. Every answer shows its source and how old it is.",
  skip: "Skip to content",
  missingTitle: "Page not found",
  missingText: "The address is wrong, or this page no longer exists.",
  missingLink: "Go to the dashboard",
  failedTitle: "Something went wrong",
  failedText:
    "We hit an error on the server. Your data is safe. Try again; if it keeps happening, check the terminal where FanVise runs.",
} as const;
