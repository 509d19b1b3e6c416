/**
 * Errors the engine throws when it cannot work with its input. The domain knows no HTTP: the caller turns them into a
 * response.
 */
import type { EngineFault, Outcome } from "../lineup/fault";

/** The league's data became a problem that the engine refuses; `fault` names the field, and may be logged. */
export class EngineRefusal extends Error {
  override readonly name = "EngineRefusal";
  readonly fault: EngineFault;

  constructor(fault: EngineFault) {
    super(`${fault.code}: ${fault.detail}`);
    this.fault = fault;
  }
}

/** The day asked about is over or beyond the days of the week. */
export class DayOutsideWeek extends Error {
  override readonly name = "DayOutsideWeek";
}

/** The value. @throws EngineRefusal */
export function must<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new EngineRefusal(outcome.error);
  return outcome.value;
}
