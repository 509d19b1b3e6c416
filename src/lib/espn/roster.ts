/** Roster entries, as `mRoster` and the box scores nest them. Samples: recorded box scores of 2023, day 109. */
import { z } from "zod";
import { playerId, scoringPeriodId, teamId } from "@/domain/ids";
import type { DayRoster, RosterEntry } from "@/domain/matchup";
import { playerShape, rowsOfDay, toPlayer, toStatRows } from "./player";
import { goodParts, int, maybe } from "./wire";

const entryShape = z.object({
  playerId,
  lineupSlotId: int.min(0),
  playerPoolEntry: z.object({
    lineupLocked: maybe(z.boolean()),
    rosterLocked: maybe(z.boolean()),
    player: playerShape,
  }),
});

export const rosterShape = maybe(z.object({ entries: goodParts(entryShape) }));

/** Entries with only the rows of `period`: a past day's payload may carry neighbouring days beside it. */
export function toEntries(wire: z.output<typeof rosterShape>, season: number, period: number): RosterEntry[] {
  return (wire?.entries ?? []).map((entry) => ({
    player: toPlayer(entry.playerPoolEntry.player),
    slotId: entry.lineupSlotId,
    isLineupLocked: entry.playerPoolEntry.lineupLocked ?? null,
    isRosterLocked: entry.playerPoolEntry.rosterLocked ?? null,
    dayRows: rowsOfDay(toStatRows(entry.playerPoolEntry.player), season, period),
  }));
}

const teamRosterShape = z.object({ id: teamId, roster: rosterShape });

export function toDayRosters(rawTeams: unknown, season: number, period: number): DayRoster[] {
  return goodParts(teamRosterShape)
    .parse(rawTeams)
    .map((team) => ({
      teamId: team.id,
      scoringPeriod: scoringPeriodId.parse(period),
      entries: toEntries(team.roster, season, period),
    }));
}
