/** Page reads of a league: with the viewed team of the address, and with failures as values to show. */
import type { TeamScope } from "@/domain/league/scope";
import { AppError } from "@/lib/errors";
import type { FanVise } from "../wiring/composition";
import { pageDisplay } from "./page-display";

export type PageFailure = { code: string; message: string };
export type PageReading<Value> = { ok: true; value: Value } | { ok: false; failure: PageFailure };

/** An expected failure as a value, with the sentence for the person; anything else is thrown. */
export async function attempt<Value>(work: () => Promise<Value>): Promise<PageReading<Value>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ok: false, failure: { code: error.code, message: error.messageIn((await pageDisplay()).language) } };
  }
}

/**
 * The active league from the view of the address's `?team=`.
 *
 * A team that the league does not have is one's own: an address may be older than the league that is looked at. So is
 * every other as long as the league cannot be read.
 */
export async function pageScope(
  fanvise: FanVise,
  personId: string,
  team: string | readonly string[] | undefined,
): Promise<TeamScope> {
  if (typeof team !== "string") return fanvise.scopeFor(personId, {});
  const viewed = await attempt(() => fanvise.scopeFor(personId, { teamId: team }));
  return viewed.ok ? viewed.value : fanvise.scopeFor(personId, {});
}
