/** Why a decision is not taken, in words that say what to do. */
import { AppError } from "@/lib/errors";

/** The proposal does not exist or is someone else's: the response is the same. */
export class ProposalMissing extends AppError {
  static override readonly code = "proposal.not_found";
  static override readonly status = 404;
}

export class ProposalExpired extends AppError {
  static override readonly code = "proposal.expired";
  static override readonly status = 410;
  /** @param title of one among several, as its card shows it */
  constructor(title: string | null = null) {
    super({}, title === null ? {} : { text: "proposal.expired.named", words: { title } });
  }
}

/** The league is not what it was when the move was valued. */
export class ProposalOutdated extends AppError {
  static override readonly code = "proposal.outdated";
  static override readonly status = 410;
  /** @param title of one among several, as its card shows it */
  constructor(title: string | null = null) {
    super({}, title === null ? {} : { text: "proposal.outdated.named", words: { title } });
  }
}

export class DecidedOtherwise extends AppError {
  static override readonly code = "proposal.decided";
  static override readonly status = 409;
}

/** Its ten seconds are over, or it was carried out. */
export class UndoOver extends AppError {
  static override readonly code = "proposal.undo_over";
  static override readonly status = 409;
}

export class NothingToUndo extends AppError {
  static override readonly code = "proposal.nothing_to_undo";
  static override readonly status = 409;
}

/** The approval can still be undone: until then nobody is sent to ESPN. */
export class HandoffTooEarly extends AppError {
  static override readonly code = "proposal.undo_open";
  static override readonly status = 409;
}

export class DependsOnAnother extends AppError {
  static override readonly code = "proposal.depends_on_another";
  static override readonly status = 409;
}

export class EditNotPossible extends AppError {
  static override readonly code = "proposal.edit_not_possible";
  static override readonly status = 409;
}

export class IdempotencyKeyReused extends AppError {
  static override readonly code = "proposal.key_reused";
  static override readonly status = 422;
}
