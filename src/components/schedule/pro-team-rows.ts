/** The NBA teams of the schedule in the order that was chosen, with my players at theirs. Pure. */
import type { PlayerScheduleOutput, ScheduleOutput } from "@/contract/league/schedule-output";

export const PRO_TEAM_ORDERS = ["games", "light", "name"] as const;
export type ProTeamOrder = (typeof PRO_TEAM_ORDERS)[number];
export type ProTeamRow = ScheduleOutput["clubs"][number] & { myPlayers: readonly string[] };

/** @param players of both rosters; those on injured reserve are mine too, and play for nobody. */
export function proTeamRowsOf(
  clubs: ScheduleOutput["clubs"],
  players: PlayerScheduleOutput["players"],
  {
    order,
    isMineOnly,
    nameOf = ({ name }) => name,
  }: { order: ProTeamOrder; isMineOnly: boolean; nameOf?: (player: PlayerScheduleOutput["players"][number]) => string },
): ProTeamRow[] {
  const mine = players.filter(({ ownership, isOnIr }) => ownership === "my roster" && !isOnIr);
  return clubs
    .map((row) => ({
      ...row,
      myPlayers: mine.filter(({ proTeam }) => proTeam === row.proTeam).map((player) => nameOf(player)),
    }))
    .filter(({ myPlayers }) => !isMineOnly || myPlayers.length > 0)
    .sort((a, b) => valueIn(order, b) - valueIn(order, a) || tieOf(order, a, b) || compareNames(a, b));
}

const valueIn = (order: ProTeamOrder, { gamesInWindow, gamesOnLightDays }: ProTeamRow): number =>
  order === "games" ? gamesInWindow : order === "light" ? gamesOnLightDays : 0;

const tieOf = (order: ProTeamOrder, a: ProTeamRow, b: ProTeamRow): number =>
  order === "name" ? 0 : b.gamesOnLightDays - a.gamesOnLightDays || b.gamesInWindow - a.gamesInWindow;

const compareNames = (a: ProTeamRow, b: ProTeamRow): number => (a.proTeam < b.proTeam ? -1 : 1);

/** How much a number is of the most there is, in five steps from 0: how strongly its place is colored. */
export function heatOf(amount: number, least: number, most: number): 0 | 1 | 2 | 3 | 4 {
  if (most <= least) return 0;
  const share = Math.min(1, Math.max(0, (amount - least) / (most - least)));
  return Math.round(share * 4) as 0 | 1 | 2 | 3 | 4; // a whole number from 0 to 4
}
