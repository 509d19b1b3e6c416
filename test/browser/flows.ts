/** Every flow. */

import { approvedMove } from "./approved-move";
import { accessible } from "./axe";
import { changedMind } from "./changed-mind";
import { connected, replayed } from "./connected";
import { declinedMove } from "./declined-move";
import { editedMove } from "./edited-move";
import { firstVisit } from "./first-visit";
import type { Flow } from "./flow";
import { hostileText } from "./hostile-text";
import { keyboardOnly } from "./keyboard-only";
import { lookKept } from "./look-kept";
import { lostQuestion } from "./lost-question";
import { midAnswer } from "./mid-answer";
import { pendingMove } from "./pending-move";
import { policy } from "./policy";
import { signedOut } from "./signed-out";
import { sizes } from "./sizes";
import { stillPage } from "./still-page";
import { undoneMove } from "./undone-move";

export const FLOWS: readonly Flow[] = [
  accessible,
  sizes,
  changedMind,
  connected,
  replayed,
  firstVisit,
  midAnswer,
  hostileText,
  approvedMove,
  keyboardOnly,
  editedMove,
  pendingMove,
  undoneMove,
  declinedMove,
  stillPage,
  lookKept,
  signedOut,
  lostQuestion,
  policy,
];
