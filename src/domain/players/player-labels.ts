/**
 * How a player, his status and his next game are written in every answer, so that two tools never name one thing twice.
 */

import type { ProGame } from "@/domain/league/matchup";
import { easternTime } from "@/domain/season/eastern-day";
import { proTeamLabel } from "@/domain/season/pro-teams";
import { RATIOS, ratioOf, STAT, statLabel } from "@/domain/stats/stats";
import { type Availability, type Player, type StatRow, statusLabel } from "./player";

export const round1 = (value: number): number => Math.round(value * 10) / 10 || 0;
export const round3 = (value: number): number => Math.round(value * 1_000) / 1_000 || 0;

/** Category values are small. */
export const roundedWorth = (value: number): number => (Math.abs(value) < 10 ? round3(value) : round1(value));

export const labelOf = (player: Player) => ({
  playerId: Number(player.playerId),
  name: player.fullName,
  positions: [...player.positions],
  proTeam: proTeamLabel(player.proTeamId),
});

export const availabilityOf = (availability: Availability) => ({
  status: availability.status,
  statusText: statusLabel(availability.status),
  expectedReturn: availability.expectedReturnDay,
});

/** "vs BOS" at home, "@ BOS" away. */
export function gameLabel(game: ProGame, proTeamId: number): string {
  return game.homeProTeamId === proTeamId
    ? `vs ${proTeamLabel(game.awayProTeamId)}`
    : `@ ${proTeamLabel(game.homeProTeamId)}`;
}

/** When a game begins, "19:30 ET"; nothing while no time is set. */
export const tipOffOf = ({ tipoffAt, isTimeTbd }: Pick<ProGame, "tipoffAt" | "isTimeTbd">): { tipOff?: string } =>
  isTimeTbd ? {} : { tipOff: `${easternTime(Date.parse(tipoffAt))} ET` };

const AVERAGED = [STAT.PTS, STAT.REB, STAT.AST, STAT.STL, STAT.BLK, STAT.THREE_PM, STAT.TO, STAT.MIN] as const;
const AVERAGED_RATIOS = [STAT.FG_PCT, STAT.FT_PCT] as const;

/** Per-game averages by stat label; percentages from makes and attempts. Empty without a game. */
export function averagesOf(total: StatRow["stats"], games: number): Record<string, number> {
  if (games <= 0) return {};
  const counts = AVERAGED.flatMap((id) => {
    const amount = total[String(id)];
    return amount === undefined ? [] : [[statLabel(id), round1(amount / games)] as const];
  });
  const ratios = AVERAGED_RATIOS.flatMap((id) => {
    const ratio = RATIOS[id] && ratioOf(id, total);
    return ratio === undefined ? [] : [[statLabel(id), round3(ratio)] as const];
  });
  return Object.fromEntries([...counts, ...ratios]);
}

/** The season row of games played, `undefined` when the payload has none. */
export function seasonRow(rows: readonly StatRow[], season: number): StatRow | undefined {
  return rows.find((row) => row.kind === "season" && !row.isProjected && row.season === season);
}
