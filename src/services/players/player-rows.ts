/** A player as a line of a list: who he is, how he is, what he does a game, how often he still plays. */

import type { FreeAgentCandidate } from "@/contract/tool-outputs";
import { isPointsFormat } from "@/domain/league/league";
import { gamesLeftInMatchup } from "@/domain/league/league-snapshot";
import type { Player, StatRow } from "@/domain/players/player";
import { availabilityOf, averagesOf, labelOf, round1, seasonRow } from "@/domain/players/player-labels";
import { scoreLine } from "@/domain/stats/scoring";
import { STAT } from "@/domain/stats/stats";
import type { LeagueContext } from "../league/league.service";

/** Base positions and combined slots a person may ask for, to ESPN's slot ids. Slots, not positions: PG is slot 0. */
export const SLOT_OF_POSITION: Readonly<Record<string, number>> = { PG: 0, SG: 1, SF: 2, PF: 3, C: 4, G: 5, F: 6 };

export type PlayerRow = Omit<FreeAgentCandidate, "ownership" | "waiverClearsAt">;

/** @param rows his stat rows; without one of this season the averages are empty and the points unknown. */
export function playerRow(
  context: LeagueContext,
  { player, rows }: { player: Player; rows: readonly StatRow[] },
  nowMs: number,
): PlayerRow {
  const season = seasonRow(rows, context.league.season);
  const form = seasonForm(context, player, season);
  return {
    ...labelOf(player),
    ...availabilityOf(player.availability),
    percentOwned: player.percentOwned === null ? null : round1(player.percentOwned),
    ...form,
    averages: averagesOf(season?.stats ?? {}, form.gamesPlayed ?? 0),
    gamesLeftInMatchup: gamesLeftInMatchup(context, player.proTeamId, nowMs),
  };
}

/** @param season his row of games played; both are `null` without one, and points also in category leagues. */
export function seasonForm(
  { league: { settings } }: LeagueContext,
  player: Player,
  season: StatRow | undefined,
): Pick<PlayerRow, "pointsPerGame" | "gamesPlayed"> {
  if (!season) return { pointsPerGame: null, gamesPlayed: null };
  const gamesPlayed = season.stats[String(STAT.GP)] ?? 0;
  if (gamesPlayed === 0 || !isPointsFormat(settings.format)) return { pointsPerGame: null, gamesPlayed };
  const { total } = scoreLine(season.stats, settings.scoringItems, player.defaultPositionId);
  return { pointsPerGame: round1(total / gamesPlayed), gamesPlayed };
}
