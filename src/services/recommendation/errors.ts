/** Why a decision is not taken, in words that say what to do. */
import { AppError } from "@/lib/errors";

/** @param title of one among several, as its card shows it. */
const named = (title: string | null): string =>
  title === null ? "This recommendation" : `The recommendation “${title}”`;

/** No such proposal, or somebody else's: the two look the same. */
export class ProposalMissing extends AppError {
  static override readonly code = "proposal.not_found";
  static override readonly status = 404;
  static override readonly userMessage =
    "There is no such recommendation. It may have been removed with its conversation.";
}

export class ProposalExpired extends AppError {
  static override readonly code = "proposal.expired";
  static override readonly status = 410;
  constructor(title: string | null = null) {
    const userMessage = `${named(title)} has expired: its day has come. Ask for a fresh one.`;
    super({}, { userMessage });
  }
}

/** The league is not what it was when the move was valued. */
export class ProposalOutdated extends AppError {
  static override readonly code = "proposal.outdated";
  static override readonly status = 410;
  constructor(why: string | null, title: string | null = null) {
    const userMessage = `${named(title)} is out of date${why ? `: ${why}` : ""}. Ask for a fresh one.`;
    super({}, { userMessage });
  }
}

export class DecidedOtherwise extends AppError {
  static override readonly code = "proposal.decided";
  static override readonly status = 409;
  static override readonly userMessage =
    "This recommendation was decided before, and otherwise. Look at its present state.";
}

/** Its ten seconds are over, or it was carried out. */
export class UndoOver extends AppError {
  static override readonly code = "proposal.undo_over";
  static override readonly status = 409;
  static override readonly userMessage = "This decision can no longer be undone.";
}

export class NothingToUndo extends AppError {
  static override readonly code = "proposal.nothing_to_undo";
  static override readonly status = 409;
  static override readonly userMessage = "Nothing was decided here that could be undone.";
}

/** The approval can still be undone: until then nobody is sent to ESPN. */
export class HandoffTooEarly extends AppError {
  static override readonly code = "proposal.undo_open";
  static override readonly status = 409;
  static override readonly userMessage =
    "The approval can still be undone. The way to ESPN opens a few seconds after it.";
}

export class DependsOnAnother extends AppError {
  static override readonly code = "proposal.depends_on_another";
  static override readonly status = 409;
  static override readonly userMessage = "This move builds on another one. Approve that one first.";
}

export class EditNotPossible extends AppError {
  static override readonly code = "proposal.edit_not_possible";
  static override readonly status = 409;
  static override readonly userMessage =
    "That move is not possible: he may not be free, may not be dropped, or not on that day.";
}

export class IdempotencyKeyReused extends AppError {
  static override readonly code = "proposal.key_reused";
  static override readonly status = 422;
  static override readonly userMessage =
    "This Idempotency-Key was used for another request. Use a new one for every new decision.";
}
