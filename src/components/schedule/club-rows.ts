/** The NBA teams of the schedule in the order that was chosen, with my players at theirs. Pure. */
import type { PlayerScheduleOutput, ScheduleOutput } from "@/contract/schedule-output";

export const CLUB_ORDERS = ["games", "light", "name"] as const;
export type ClubOrder = (typeof CLUB_ORDERS)[number];
export type ClubRow = ScheduleOutput["clubs"][number] & { myPlayers: readonly string[] };

/** @param players of both rosters; those on injured reserve are mine too, and play for nobody. */
export function clubRowsOf(
  clubs: ScheduleOutput["clubs"],
  players: PlayerScheduleOutput["players"],
  {
    order,
    isMineOnly,
    nameOf = ({ name }) => name,
  }: { order: ClubOrder; isMineOnly: boolean; nameOf?: (player: PlayerScheduleOutput["players"][number]) => string },
): ClubRow[] {
  const mine = players.filter(({ ownership, isOnIr }) => ownership === "my roster" && !isOnIr);
  return clubs
    .map((club) => ({
      ...club,
      myPlayers: mine.filter(({ proTeam }) => proTeam === club.proTeam).map((player) => nameOf(player)),
    }))
    .filter(({ myPlayers }) => !isMineOnly || myPlayers.length > 0)
    .sort((a, b) => valueIn(order, b) - valueIn(order, a) || tieOf(order, a, b) || compareNames(a, b));
}

const valueIn = (order: ClubOrder, { gamesInWindow, gamesOnLightDays }: ClubRow): number =>
  order === "games" ? gamesInWindow : order === "light" ? gamesOnLightDays : 0;

const tieOf = (order: ClubOrder, a: ClubRow, b: ClubRow): number =>
  order === "name" ? 0 : b.gamesOnLightDays - a.gamesOnLightDays || b.gamesInWindow - a.gamesInWindow;

const compareNames = (a: ClubRow, b: ClubRow): number => (a.proTeam < b.proTeam ? -1 : 1);

/** How much a number is of the most there is, in five steps from 0: how strongly its place is coloured. */
export function heatOf(amount: number, least: number, most: number): 0 | 1 | 2 | 3 | 4 {
  if (most <= least) return 0;
  const share = Math.min(1, Math.max(0, (amount - least) / (most - least)));
  return Math.round(share * 4) as 0 | 1 | 2 | 3 | 4; // a whole number from 0 to 4
}
