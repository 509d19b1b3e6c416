/** Why the database refused a decision, as the error that a person is told. */
import type { DecisionsOutcome } from "@/db/proposals/proposal-decisions";
import type { AppError } from "@/lib/errors";
import {
  DecidedOtherwise,
  DependsOnAnother,
  IdempotencyKeyReused,
  NothingToUndo,
  ProposalExpired,
  ProposalMissing,
  ProposalOutdated,
  UndoOver,
} from "./errors";

export function refusalError(
  { because }: Extract<DecisionsOutcome, { kind: "refused" }>,
  title: string | null,
): AppError {
  switch (because) {
    case "missing":
      return new ProposalMissing();
    case "expired":
      return new ProposalExpired(title);
    case "outdated":
      return new ProposalOutdated(title);
    case "decided otherwise":
      return new DecidedOtherwise();
    case "depends on another":
      return new DependsOnAnother();
    case "undo_over":
      return new UndoOver();
    case "nothing_to_undo":
      return new NothingToUndo();
    case "another body":
      return new IdempotencyKeyReused();
  }
}
