/** Pages that stand in for another: missing, failed. */
export const states = {
  skip: "Skip to content",
  missingTitle: "There is nothing here",
  missingText: "The address is wrong, or what it shows is not in this installation.",
  missingLink: "Go to the dashboard",
  failedTitle: "This page could not be made",
  failedText:
    "Something failed on the server. What is yours is stored and nothing is lost. Try again; if it stays, look at the terminal in which FanVise runs.",
} as const;
