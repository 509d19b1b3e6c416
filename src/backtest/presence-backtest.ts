/**
 * The chance to play against who played: every NBA team's games of a week, seen from Monday, Wednesday and Friday
 * mornings.
 */
import { chanceFromPresence, type ParticipationInput } from "@/domain/availability/participation";
import { addDays, daysBetween, weekdayOf } from "@/domain/season/eastern-day";
import type { BoxSeason } from "./box-season";
import { type Reliability, reliability } from "./reliability";
import { ProTeamSchedules, walkSeason } from "./walk-forward";

export type PlayQuestion = { readonly input: ParticipationInput; readonly played: boolean };

const DAYS_AHEAD = 7;
/** Longer away than this and nobody counts on him; most have left the NBA team. */
const MAX_MISSED = 40;

/** Every question of the season with its outcome. */
export function playQuestions(season: BoxSeason, prior?: BoxSeason): PlayQuestion[] {
  const schedules = new ProTeamSchedules(season);
  const played = new Set(
    season.lines.filter(({ minutes }) => minutes > 0).map(({ gameId, playerId }) => `${gameId} ${playerId}`),
  );
  const ids = [...new Set(season.lines.map(({ playerId }) => playerId))];
  const request: PlayQuestion[] = [];
  walkSeason(season, prior, (form, _lines, day) => {
    if (![1, 3, 5].includes(weekdayOf(day))) return;
    for (const playerId of ids) {
      const last = form.gamesOf(playerId).at(-1);
      const player = last && form.formOf(playerId);
      if (!last || !player) continue;
      const presence = form.presenceOf(playerId, last.team);
      if (presence.missed > MAX_MISSED) continue;
      const coming = schedules
        .gamesOf(last.team)
        .filter((game) => game.day >= day && game.day < addDays(day, DAYS_AHEAD));
      for (const game of coming) {
        const before = schedules.lastDayBefore(last.team, game.day);
        const input = {
          ...presence,
          minutes: player.minutes.fast,
          isSecondNight: before !== null && daysBetween(before, game.day) === 1,
          daysAhead: daysBetween(day, game.day),
          proTeamGamesBefore: schedules.gamesBefore(last.team, game.day),
        };
        request.push({ input, played: played.has(`${game.gameId} ${playerId}`) });
      }
    }
  });
  return request;
}

/** The committed model over all questions of a season. @throws TooFewGames without any. */
export const presenceFigures = (season: BoxSeason, prior?: BoxSeason): Reliability =>
  reliability(
    playQuestions(season, prior).map(({ input, played }) => ({
      chance: chanceFromPresence(input),
      outcome: Number(played),
    })),
  );
