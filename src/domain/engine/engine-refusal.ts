/** What the engine throws when it cannot work with what it was given. The domain knows no HTTP: whoever calls turns it into a refusal. */
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
