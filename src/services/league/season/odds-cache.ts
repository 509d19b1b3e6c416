/** Simulated seasons, kept while everything they rest on is the same: one takes a tenth of a second or more, and pages and answers share it. */

import type { TeamScope } from "@/domain/league/scope";
import type { SeasonView } from "@/domain/season-odds/season-forecast";
import { type SeasonOdds, seasonOdds } from "@/domain/season-odds/season-odds";
import { writeRecent } from "@/lib/recent";

/** Chances of a game day change with every tip-off. */
const MAX_AGE_MS = 60_000;
const MAX_TEAMS = 64;

type Stored = { readonly basis: readonly unknown[]; readonly nowMs: number; readonly odds: SeasonOdds };

export type OddsCache = {
  /** @param basis the readings' own objects, which stay the same until they are read again */
  of(scope: TeamScope, view: SeasonView, basis: readonly unknown[]): SeasonOdds;
};

export function createOddsCache(): OddsCache {
  const stored = new Map<string, Stored>();
  return {
    of(scope, view, basis) {
      const key = `${scope.connectionId} ${scope.teamId}`;
      const { nowMs } = view.setting;
      const known = stored.get(key);
      const isSame =
        known !== undefined &&
        Math.abs(nowMs - known.nowMs) < MAX_AGE_MS &&
        known.basis.length === basis.length &&
        basis.every((each, at) => each === known.basis[at]);
      if (isSame) return known.odds;
      const odds = seasonOdds(view);
      writeRecent(stored, key, { basis, nowMs, odds }, MAX_TEAMS);
      return odds;
    },
  };
}
