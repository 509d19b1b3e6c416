/** Codes of why moves cannot be made; their texts are in `src/language/texts/{en,el}/ui/week`. */
export const MOVE_REFUSALS = [
  "already-mine",
  /** An approved move brings or drops one of the two. */
  "already-planned",
  "opponents",
  "not-free",
  "no-adds-left",
  "too-many-adds",
  "not-on-roster",
  "gone-by-then",
  "undroppable",
  "roster-full",
  "later-only",
  "no-room",
  /** Somebody stands on injured reserve who may not: until he leaves it ESPN takes no addition. */
  "reserve-first",
  /** The league limits how many players of his position a roster holds, those on injured reserve counted. */
  "position-limit",
  /** A game has begun, or waivers clear later: the engine does not say which. */
  "not-possible",
] as const;
export type MoveRefusalCode = (typeof MOVE_REFUSALS)[number];
