/** Approved moves that are still to come, and those that fell through, in words. Pure. */

import { SOURCE_NAMES } from "@/contract/news/source-names";
import type { LapsedMoveLabel, RosterChangeLabel } from "@/contract/tool-outputs";
import type { Phrases } from "../texts/answers/phrases";
import { boldName } from "./markdown";

/** Beside a name: an approved move brings or drops the player. The demo makes its own moves. */
export const plannedMark = (change: RosterChangeLabel | undefined, source: string, p: Phrases): string[] =>
  change === undefined
    ? []
    : [p.plannedMark(change.kind, p.day(change.day), !change.isSeen && source !== SOURCE_NAMES.demo)];

export const wordLapsed = (moves: readonly LapsedMoveLabel[], p: Phrases): string[] =>
  moves.map(({ drop, add, day, because }) =>
    p.lapsedMove(drop === null ? null : boldName(drop), add === null ? null : boldName(add), p.day(day), because),
  );

/** Said only where it differs. */
export const playableOf = (games: number, playable: number | null | undefined): number | null =>
  playable == null || playable === games ? null : playable;
