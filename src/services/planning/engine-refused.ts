import type { Outcome } from "@/domain/lineup/fault";
import { AppError } from "@/lib/errors";

/** The engine refused what the league's data became: a fault of ours or of the data, never of the person. */
export class EngineRefused extends AppError {
  static override readonly code = "engine.refused";
  static override readonly status = 502;
  static override readonly userMessage = "The league's data could not be turned into a plan. Nothing was changed.";
}

/** The value. @throws EngineRefused with the engine's own code, for the log. */
export function must<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new EngineRefused({ code: outcome.error.code, detail: outcome.error.detail });
  return outcome.value;
}
