/**
 * A player's ordinary game for the rest of the season, whatever the next opponent: what keeping or dropping him is
 * judged by.
 */
import type { StatVector } from "./base-stats";
import { FULL_HISTORY_GAMES, type PlayerForm } from "./player-form";

/**
 * Weight of the season's average beside his form of now, once the season is `FULL_HISTORY_GAMES` old; it grows with his
 * games until then. Form alone runs after every hot fortnight, the average alone overlooks a new role, and an average
 * of three games says nothing. Chosen on 2023-24 among 0.35, 0.5, 0.65 and 0.8; on 2024-25 the error of those who are
 * rostered falls from 4.21 to 3.98 points a game against form alone (`backtest --parts restOfSeason`).
 */
const AVERAGE_WEIGHT = 0.5;

/**
 * What he was before counts as this many games beside those of this season, so that a star's first week after an injury
 * does not make him a player to drop. On 2024-25, the only season here with one before it, the first weeks liked 3 best
 * and midwinter 10, and 5 is within 2 % of either: the error of the first 13 games falls from 4.48 to 4.08 points a
 * game (`backtest --parts restOfSeason`).
 */
const GAMES_BEFORE_WEIGH = 5;

/** Expected base stats of a game that he plays, in the order of the base stats. */
export function baselineGame({ games, before, recentRate, minutes, seasonMean }: PlayerForm): StatVector {
  const average = AVERAGE_WEIGHT * Math.min(1, games / FULL_HISTORY_GAMES);
  const weightBefore = GAMES_BEFORE_WEIGH * Math.min(1, (before?.games ?? 0) / FULL_HISTORY_GAMES);
  const shareBefore = weightBefore === 0 ? 0 : weightBefore / (weightBefore + games);
  return recentRate.map((perMinute, stat) => {
    const now = (1 - average) * perMinute * minutes.fast + average * (seasonMean[stat] ?? 0);
    return (1 - shareBefore) * now + shareBefore * (before?.mean[stat] ?? 0);
  });
}
