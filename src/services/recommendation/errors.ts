/** Why a decision is not taken, in words that say what to do. */
import { AppError } from "@/lib/errors";

/** @param title of one among several, as its card shows it. */
const named = (title: string | null): string =>
  title === null ? "This recommendation" : `The recommendation “${title}”`;

/** No such proposal, or somebody else's: the two look the same. */
export class ProposalMissing extends AppError {
  readonly code = "proposal.not_found";
  readonly status = 404;
  readonly userMessage = "There is no such recommendation. It may have been removed with its conversation.";
}

export class ProposalExpired extends AppError {
  readonly code = "proposal.expired";
  readonly status = 410;
  readonly userMessage: string;
  constructor(title: string | null = null) {
    super();
    this.userMessage = `${named(title)} has expired: its day has come. Ask for a fresh one.`;
  }
}

/** The league is not what it was when the move was valued. */
export class ProposalOutdated extends AppError {
  readonly code = "proposal.outdated";
  readonly status = 410;
  readonly userMessage: string;
  constructor(why: string | null, title: string | null = null) {
    super();
    this.userMessage = `${named(title)} is out of date${why ? `: ${why}` : ""}. Ask for a fresh one.`;
  }
}

export class DecidedOtherwise extends AppError {
  readonly code = "proposal.decided";
  readonly status = 409;
  readonly userMessage = "This recommendation was decided before, and otherwise. Look at its present state.";
}

/** Its ten seconds are over, or it was carried out. */
export class UndoOver extends AppError {
  readonly code = "proposal.undo_over";
  readonly status = 409;
  readonly userMessage = "This decision can no longer be undone.";
}

export class NothingToUndo extends AppError {
  readonly code = "proposal.nothing_to_undo";
  readonly status = 409;
  readonly userMessage = "Nothing was decided here that could be undone.";
}

/** The approval can still be undone: until then nobody is sent to ESPN. */
export class HandoffTooEarly extends AppError {
  readonly code = "proposal.undo_open";
  readonly status = 409;
  readonly userMessage = "The approval can still be undone. The way to ESPN opens a few seconds after it.";
}

export class DependsOnAnother extends AppError {
  readonly code = "proposal.depends_on_another";
  readonly status = 409;
  readonly userMessage = "This move builds on another one. Approve that one first.";
}

export class EditNotPossible extends AppError {
  readonly code = "proposal.edit_not_possible";
  readonly status = 422;
  readonly userMessage = "That move is not possible: he may not be free, may not be dropped, or not on that day.";
}

export class IdempotencyKeyReused extends AppError {
  readonly code = "proposal.key_reused";
  readonly status = 422;
  readonly userMessage = "This Idempotency-Key was used for another request. Use a new one for every new decision.";
}
