import type { FanVise } from "../wiring/composition";

/** The demo's day, when the user views a demo league and may move its clock; otherwise `null`. */
export async function activeDemoDay(fanvise: FanVise, personId: string): Promise<string | null> {
  if (fanvise.sessions.kind !== "local") return null;
  const { universe } = await fanvise.scopeFor(personId, {});
  return universe === "demo" ? fanvise.demo.today() : null;
}
