/** A player as a line of a list: who he is, how he is, what he does a game, how often he still plays. */
import type { FreeAgentRow } from "@/contract/tool-outputs";
import { isPointsFormat } from "@/domain/league";
import type { Player, StatRow } from "@/domain/player";
import { scoreLine } from "@/domain/scoring";
import { STAT } from "@/domain/stats";
import { gamesLeftInMatchup, type LeagueContext } from "./league.service";
import { availabilityOf, averagesOf, labelOf, round1, seasonRow } from "./player-labels";

/** Base positions and combined slots a person may ask for, to ESPN's slot ids. Slots, not positions: PG is slot 0. */
export const SLOT_OF_POSITION: Readonly<Record<string, number>> = { PG: 0, SG: 1, SF: 2, PF: 3, C: 4, G: 5, F: 6 };

export type PlayerRow = Omit<FreeAgentRow, "ownership" | "waiverClearsAt">;

/** @param rows his stat rows; without one of this season the averages are empty and the points unknown. */
export function playerRow(
  context: LeagueContext,
  { player, rows }: { player: Player; rows: readonly StatRow[] },
  nowMs: number,
): PlayerRow {
  const { settings } = context.league;
  const season = seasonRow(rows, context.league.season);
  const games = season?.stats[String(STAT.GP)] ?? 0;
  const total =
    season && isPointsFormat(settings.format)
      ? scoreLine(season.stats, settings.scoringItems, player.defaultPositionId).total
      : undefined;
  return {
    ...labelOf(player),
    ...availabilityOf(player.availability),
    percentOwned: player.percentOwned === null ? null : round1(player.percentOwned),
    pointsPerGame: total === undefined || games === 0 ? null : round1(total / games),
    gamesPlayed: season ? games : null,
    averages: averagesOf(season?.stats ?? {}, games),
    gamesLeftInMatchup: gamesLeftInMatchup(context, player.proTeamId, nowMs),
  };
}
