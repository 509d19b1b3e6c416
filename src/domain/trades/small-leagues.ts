/** Small leagues for tests of deals: UTIL slots alone, so that a day's lineup is its largest values. */
import { playerId, teamId } from "../ids";
import { SLOT } from "../lineup/slots";
import { streamedSpot, type TradeLeague, type TradePlayer, type TradeRoster } from "./deal";
import { rosterSeason } from "./roster-season";

export const team = (id: number) => teamId.parse(id);
export const player = (id: number) => playerId.parse(id);

/** @param values of one week, day by day */
export const tradePlayer = (id: number, values: readonly number[], isIrEligible = false): TradePlayer => ({
  playerId: player(id),
  eligibleSlots: [SLOT.UTIL],
  defaultPositionId: 1,
  samples: [values],
  isIrEligible,
});

export type SmallLeague = { readonly league: TradeLeague; readonly rosters: readonly TradeRoster[] };

/** @param weeks how often the week happens */
export function smallLeague(
  teams: readonly (readonly TradePlayer[])[],
  {
    starters,
    rosterSize,
    irSlots = 0,
    weeks = 1,
    freeAgents = [],
  }: {
    readonly starters: number;
    readonly rosterSize: number;
    readonly irSlots?: number;
    readonly weeks?: number;
    readonly freeAgents?: readonly TradePlayer[];
  },
): SmallLeague {
  const rosters = teams.map((players, index) => ({ teamId: team(index + 1), players }));
  const everybody = [...teams.flat(), ...freeAgents];
  const season = rosterSeason({ slotCounts: { [SLOT.UTIL]: starters }, weights: [weeks] }, everybody);
  if (!season.ok) throw new RangeError(season.error.detail);
  return {
    rosters,
    league: {
      season: season.value,
      weights: [weeks],
      dayCounts: [everybody[0]?.samples[0]?.length ?? 0],
      rosterSize,
      irSlots,
      streamedSpot: streamedSpot(season.value, { rosters, freeAgents }),
    },
  };
}
