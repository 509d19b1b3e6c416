/** What the check of a sentence is given, and what it answers. */
import type { FoldedPlayer } from "./known";

type WithheldKind = "deed" | "approval" | "injury" | "status" | "secret" | "instructions";

export type About = {
  /** Whom the sentence names, or goes on about. */
  readonly players: readonly FoldedPlayer[];
  /** One of them is named in it. */
  readonly namesPlayer: boolean;
  /** It names somebody whom no look-up has. */
  readonly namesStranger: boolean;
  /** Another check found a claim of it borne out, beside names. */
  readonly hasFact: boolean;
  /** That claim is more than a day or an NBA team. */
  readonly hasFigure: boolean;
  /** It gives a day or a span of time that no look-up bears out. */
  readonly hasUnknownTime: boolean;
};

/** "unverified": to be shown, marked as a whole. */
export type Judgment = WithheldKind | "unverified" | undefined;
