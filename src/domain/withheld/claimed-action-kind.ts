/** The kinds of deeds that a text may claim. */
/** "ownership": says that somebody is on or off the roster by now. */
export type ClaimedActionKind = "deed" | "approval" | "ownership";
