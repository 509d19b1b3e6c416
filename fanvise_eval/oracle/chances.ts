/**
 * How often players with an official status played that day: shares measured over a season of reports, as the demo
 * league has them.
 */
import type { Player } from "./types";

const SHARES: Readonly<Record<string, number>> = {
  ACTIVE: 0.925,
  NORMAL: 0.925,
  PROBABLE: 0.921,
  QUESTIONABLE: 0.55,
  DAY_TO_DAY: 0.55,
  DOUBTFUL: 0.058,
  OUT: 0.007,
  INJURY_RESERVE: 0.007,
  SUSPENSION: 0,
};
/** Unknown is not healthy: as good as questionable. */
export const chanceToPlay = (status: string): number => SHARES[status] ?? 0.55;

const WITHOUT_HIM: ReadonlySet<string> = new Set(["OUT", "INJURY_RESERVE", "DOUBTFUL"]);

/**
 * Chance to play on a day of this matchup: today's share on all of its days, except that a player who is out counts as
 * questionable from the day on which his NBA team expects him back. Simple on purpose: it is what the product's own
 * curve is compared with.
 */
export function chanceOn(player: Player, day: string): number {
  const isBack = player.expectedReturn !== null && day >= player.expectedReturn;
  return WITHOUT_HIM.has(player.status) && isBack ? chanceToPlay("QUESTIONABLE") : chanceToPlay(player.status);
}

/** ESPN lets players with these stand on injured reserve. */
export const mayBeOnReserve = ({ status }: Player): boolean => ["OUT", "INJURY_RESERVE", "SUSPENSION"].includes(status);
