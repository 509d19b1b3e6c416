/** Every flow. */

import { accessible } from "./axe";
import { connected, replayed } from "./connected";
import type { Flow } from "./flow";
import { approvedMove } from "./flows/approved-move";
import { builtTrade } from "./flows/built-trade";
import { changedMind } from "./flows/changed-mind";
import { declinedMove } from "./flows/declined-move";
import { displayStored } from "./flows/display-stored";
import { editedMove } from "./flows/edited-move";
import { firstVisit } from "./flows/first-visit";
import { hostileText } from "./flows/hostile-text";
import { keyboardOnly } from "./flows/keyboard-only";
import { lostQuestion } from "./flows/lost-question";
import { midAnswer } from "./flows/mid-answer";
import { pendingMove } from "./flows/pending-move";
import { policy } from "./flows/policy";
import { signedOut } from "./flows/signed-out";
import { sizes } from "./flows/sizes";
import { stillPage } from "./flows/still-page";
import { undoneMove } from "./flows/undone-move";

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
  builtTrade,
  keyboardOnly,
  editedMove,
  pendingMove,
  undoneMove,
  declinedMove,
  stillPage,
  displayStored,
  signedOut,
  lostQuestion,
  policy,
];
