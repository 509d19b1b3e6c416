/** Fits the chance to play on one season's Monday, Wednesday and Friday mornings, each with the club's games of a week. */
import type { BoxSeason } from "@/backtest/box-season";
import { ClubSchedules, replaySeason } from "@/backtest/walk-forward";
import { type ParticipationInput, participationTerms } from "@/domain/availability/participation";
import { addDays, daysBetween } from "@/domain/eastern-day";
import { logistic, rounded } from "./ridge";

export type Morning = { readonly input: ParticipationInput; readonly played: boolean; readonly gamesAhead: number };

const DAYS_AHEAD = 7;
/** Longer away than this and nobody counts on him; most have left the club. */
const MISSED_AT_MOST = 40;

/** Every question of the season with its outcome. */
export function mornings(season: BoxSeason, prior?: BoxSeason): Morning[] {
  const schedules = new ClubSchedules(season);
  const played = new Set(
    season.lines.filter(({ minutes }) => minutes > 0).map(({ gameId, playerId }) => `${gameId} ${playerId}`),
  );
  const ids = [...new Set(season.lines.map(({ playerId }) => playerId))];
  const asked: Morning[] = [];
  replaySeason(season, prior, (form, _lines, day) => {
    if (![1, 3, 5].includes(new Date(`${day}T00:00:00Z`).getUTCDay())) return;
    for (const playerId of ids) {
      const last = form.gamesOf(playerId).at(-1);
      const player = last && form.formOf(playerId);
      if (!last || !player) continue;
      const presence = form.presenceOf(playerId, last.team);
      if (presence.missed > MISSED_AT_MOST) continue;
      const coming = schedules
        .gamesOf(last.team)
        .filter((game) => game.day >= day && game.day < addDays(day, DAYS_AHEAD));
      coming.forEach((game, gamesAhead) => {
        const before = schedules.lastDayBefore(last.team, game.day);
        const input = {
          ...presence,
          minutes: player.minutes.fast,
          isSecondNight: before !== null && daysBetween(before, game.day) === 1,
          daysAhead: daysBetween(day, game.day),
          clubGamesBefore: schedules.gamesBefore(last.team, game.day),
        };
        asked.push({ input, gamesAhead, played: played.has(`${game.gameId} ${playerId}`) });
      });
    }
  });
  return asked;
}

export function fitParticipation(season: BoxSeason): { coefficients: number[] } {
  const samples = mornings(season).map(({ input, played }) => ({
    row: participationTerms(input),
    target: Number(played),
  }));
  return { coefficients: logistic(samples, 10).map(rounded) };
}
