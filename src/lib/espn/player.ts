/** Players and their stat rows, wherever ESPN nests them. Samples: recorded player card, box scores, `players_wl`. */

import { z } from "zod";
import { easternDay, scoringPeriodId } from "@/domain/ids";
import { positionsOf } from "@/domain/lineup/slots";
import {
  INJURY_STATUSES,
  type InjuryStatus,
  type Player,
  type PoolStatus,
  type StatRow,
  type StatRowKind,
} from "@/domain/players/player";
import { firstOfEach } from "./identity";
import type { EspnPlayer, statRowShape } from "./player-shape";

const STATUS_WORDS = new Map<string, InjuryStatus>(INJURY_STATUSES.map((status) => [status, status]));

/** ESPN's word to ours. Absent, null and unknown words are UNKNOWN: never healthy by default. */
function toInjuryStatus(raw: string | undefined): InjuryStatus {
  return STATUS_WORDS.get(raw?.trim().toUpperCase() ?? "") ?? "UNKNOWN";
}

export function toPlayer(espnPayload: EspnPlayer): Player {
  return {
    playerId: espnPayload.id,
    fullName: espnPayload.fullName,
    defaultPositionId: espnPayload.defaultPositionId ?? 0,
    positions: positionsOf(espnPayload.eligibleSlots),
    eligibleSlots: espnPayload.eligibleSlots,
    proTeamId: espnPayload.proTeamId ?? 0,
    isDroppable: espnPayload.droppable ?? null,
    percentOwned: espnPayload.ownership?.percentOwned ?? null,
    availability: {
      status: toInjuryStatus(espnPayload.injuryStatus),
      isInjured: espnPayload.injured ?? null,
      expectedReturnDay: toDay(espnPayload.expectedReturnDate),
    },
  };
}

function toDay(parts: readonly [number, number, number] | undefined) {
  if (!parts) return null;
  const [year, month, day] = parts;
  const text = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  const read = easternDay.safeParse(text);
  return read.success && !Number.isNaN(Date.parse(text)) ? read.data : null;
}

/**
 * Kind of a stat row. Split 5 with a day is one game (82 of the 88 rows of the recorded card); 1, 2 and 3 are the last
 * 7, 15 and 30 days. Football uses 1 for one week, which is where most wrong readings come from.
 */
function kindOf(espnPayload: z.output<typeof statRowShape>): StatRowKind {
  switch (espnPayload.statSplitTypeId) {
    case 0:
      return "season";
    case 1:
      return "last-7";
    case 2:
      return "last-15";
    case 3:
      return "last-30";
    case 5:
      return espnPayload.scoringPeriodId > 0 ? "game" : "matchup";
    default:
      return "unknown";
  }
}

export function toStatRows(espnPayload: EspnPlayer): StatRow[] {
  return firstOfEach(espnPayload.stats, keyOfRow).map((row) => {
    const kind = kindOf(row);
    return {
      kind,
      // statSourceId 0 = played, 1 = projected; both in the recorded card.
      isProjected: row.statSourceId === 1,
      season: row.seasonId,
      scoringPeriod: scoringPeriodId.parse(Math.max(0, row.scoringPeriodId)),
      proGameId: kind === "game" ? (row.externalId ?? null) : null,
      proTeamId: row.proTeamId || null,
      stats: row.stats,
      appliedTotal: row.appliedTotal ?? null,
    };
  });
}

/** Identity of a stat row: ESPN sends each once, and a game counted twice would add false points. */
const keyOfRow = (row: z.output<typeof statRowShape>): string =>
  [row.statSourceId, row.statSplitTypeId, row.seasonId, row.scoringPeriodId, row.externalId].join();

/** The rows of games that were played on one day of one season: cards and past rosters mix neighbors and seasons. */
export function rowsOfDay(rows: readonly StatRow[], season: number, period: number): StatRow[] {
  return rows.filter(
    (row) => row.kind === "game" && !row.isProjected && row.season === season && row.scoringPeriod === period,
  );
}

export const poolStatus = z.enum(["FREEAGENT", "WAIVERS", "ONTEAM"]);

export const toPoolStatus = (espnPayload: z.output<typeof poolStatus> | undefined): PoolStatus =>
  espnPayload ?? "UNKNOWN";
