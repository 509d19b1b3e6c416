/** Why no player could be researched. */
import { AppError } from "@/lib/errors";

export class NobodyNamedSo extends AppError {
  static override readonly code = "player.not_found";
  static override readonly status = 404;
  static override readonly userMessage =
    "No player of this season is called so. Check the spelling, or write his full name.";
}

export type NamedCandidate = { readonly playerId: number; readonly name: string; readonly proTeam: string };

export class PlayerAmbiguous extends AppError {
  static override readonly code = "player.ambiguous";
  static override readonly status = 409;
  static override readonly userMessage =
    "Several players may be meant. Ask for one of the candidates by his full name, or by # and his id.";
  constructor(readonly candidates: readonly NamedCandidate[]) {
    super({ candidates: candidates.length });
  }
}
