/** Input and result of a sentence check. */
import type { FoldedPlayer } from "./known";

type WithheldKind = "deed" | "approval" | "injury" | "status" | "secret" | "instructions";

export type About = {
  /** Players the sentence names, or the players of the sentence before. */
  readonly players: readonly FoldedPlayer[];
  /** One of them is named in it. */
  readonly namesPlayer: boolean;
  /** `true` when the sentence names a player that is in no tool result. */
  readonly namesStranger: boolean;
  /** `true` when another check found a supported claim in it, besides names. */
  readonly hasFact: boolean;
  /** `true` when a tool result supports more of it than a day or an NBA team. */
  readonly hasFigure: boolean;
  /** `true` when it gives a day or a span of time that no tool result supports. */
  readonly hasUnknownTime: boolean;
};

/** "unverified": to be shown, marked as a whole. */
export type Judgment = WithheldKind | "unverified" | undefined;
