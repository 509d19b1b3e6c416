/** Why no player could be researched. */
import { AppError } from "@/lib/errors";

export class NobodyNamedSo extends AppError {
  static override readonly code = "player.not_found";
  static override readonly status = 404;
  static override readonly text = "player.not_found.by_name";
}

export type NamedCandidate = { readonly playerId: number; readonly name: string; readonly proTeam: string };

export class PlayerAmbiguous extends AppError {
  static override readonly code = "player.ambiguous";
  static override readonly status = 409;
  constructor(readonly candidates: readonly NamedCandidate[]) {
    super({ candidates: candidates.length });
  }
}
