/** Roster entries, as `mRoster` and the box scores nest them. Samples: recorded box scores of 2023, day 109. */

import { z } from "zod";
import { scoringPeriodId, teamId } from "@/domain/ids";
import type { DayRoster, RosterEntry } from "@/domain/league/matchup";
import { seasonRow } from "@/domain/players/player-labels";
import { firstOfEach, onePerPlayer } from "./identity";
import { rowsOfDay, toPlayer, toStatRows } from "./player";
import { playerShape } from "./player-shape";
import { goodParts, int, maybe } from "./wire";

const entryShape = z
  .object({
    playerId: int,
    lineupSlotId: int.min(0).max(60),
    playerPoolEntry: z.object({
      lineupLocked: maybe(z.boolean()),
      rosterLocked: maybe(z.boolean()),
      player: playerShape,
    }),
  })
  // Two ids for one player: nobody can say whose entry it is.
  .refine(({ playerId, playerPoolEntry }) => playerId === playerPoolEntry.player.id);

export const rosterShape = maybe(z.object({ entries: goodParts(entryShape) }));
type EspnRoster = z.output<typeof rosterShape>;

/** Rosters of which no two hold the same player, in their order. */
export function withoutRepeats(rosters: readonly EspnRoster[]): EspnRoster[] {
  const retained = new Set(
    onePerPlayer(
      rosters.flatMap((roster) => roster?.entries ?? []),
      (entry) => entry.playerPoolEntry.player,
    ),
  );
  return rosters.map((roster) => roster && { entries: roster.entries.filter((entry) => retained.has(entry)) });
}

/** Entries with only the rows of `period` and of the season: a past day's payload may carry neighboring days beside it. */
export function toEntries(espnPayload: EspnRoster, season: number, period: number): RosterEntry[] {
  return (espnPayload?.entries ?? []).map((entry) => {
    const rows = toStatRows(entry.playerPoolEntry.player);
    return {
      player: toPlayer(entry.playerPoolEntry.player),
      slotId: entry.lineupSlotId,
      isLineupLocked: entry.playerPoolEntry.lineupLocked ?? null,
      isRosterLocked: entry.playerPoolEntry.rosterLocked ?? null,
      dayRows: rowsOfDay(rows, season, period),
      seasonRow: seasonRow(rows, season),
    };
  });
}

const teamRosterShape = z.object({ id: int.pipe(teamId), roster: rosterShape });

export function toDayRosters(rawTeams: unknown, season: number, period: number): DayRoster[] {
  const teams = firstOfEach(goodParts(teamRosterShape).parse(rawTeams), ({ id }) => id);
  const rosters = withoutRepeats(teams.map(({ roster }) => roster));
  return teams.map((team, index) => ({
    teamId: team.id,
    scoringPeriod: scoringPeriodId.parse(period),
    entries: toEntries(rosters[index], season, period),
  }));
}
