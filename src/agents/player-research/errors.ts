/** Why no player could be researched. */
import { AppError } from "@/lib/errors";

export class NobodyNamedSo extends AppError {
  readonly code = "player.not_found";
  readonly status = 404;
  readonly userMessage = "No player of this season is called so. Check the spelling, or write his full name.";
}

export type NamedCandidate = { readonly playerId: number; readonly name: string; readonly proTeam: string };

export class PlayerAmbiguous extends AppError {
  readonly code = "player.ambiguous";
  readonly status = 409;
  readonly userMessage =
    "Several players may be meant. Ask for one of the candidates by his full name, or by # and his id.";
  constructor(readonly candidates: readonly NamedCandidate[]) {
    super({ candidates: candidates.length });
  }
}
