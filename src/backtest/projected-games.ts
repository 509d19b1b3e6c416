/** The product's own forecaster over a box-score season: projection and chance to play, as of each morning. */
import { chanceFromPresence } from "@/domain/availability/participation";
import type { EasternDay } from "@/domain/ids";
import type { ScoringItem } from "@/domain/league/league";
import { lineOf } from "@/domain/projection/base-stats";
import { PROJECTION, USUAL_LEAGUE } from "@/domain/projection/committed-model";
import type { ProjectionModel } from "@/domain/projection/model";
import { baselineGame } from "@/domain/projection/ordinary-game";
import { projectPoints } from "@/domain/projection/points-of-line";
import { type ProTeamForm, SeasonForm } from "@/domain/projection/season-form";
import { daysBetween } from "@/domain/season/eastern-day";
import { scoreLine } from "@/domain/stats/scoring";
import type { BoxLine, BoxSeason } from "./box-season";
import { dayFeed, type LaterForecaster, type PlayerGameForecast } from "./forecaster";
import { leagueOf, ProTeamSchedules, playedGames, seasonLine } from "./walk-forward";

/**
 * @param prior the season before: form before anyone has 14 games, and the NBA team of who has not played yet.
 * @param modelOf for fits on the season itself: a model that has not seen the player.
 */
export function projectedGames(
  season: BoxSeason,
  scoring: readonly ScoringItem[],
  prior?: BoxSeason,
  modelOf: (playerId: string) => ProjectionModel = () => PROJECTION,
): LaterForecaster {
  const schedules = new ProTeamSchedules(season);
  const earlier = prior ? playedGames(prior) : new Map();
  const form = new SeasonForm(prior ? leagueOf(prior) : USUAL_LEAGUE, earlier);
  const feed = dayFeed(season);
  const proTeamForms = new Map<string, ProTeamForm>();
  const proTeamForm = (team: string): ProTeamForm => {
    const known = proTeamForms.get(team) ?? form.proTeamForm(team);
    proTeamForms.set(team, known);
    return known;
  };
  let today: EasternDay | undefined;
  const teamOf = (playerId: string) => (form.gamesOf(playerId).at(-1) ?? earlier.get(playerId)?.at(-1))?.team;

  return {
    name: "projection",
    teamOf,
    advanceTo(day) {
      const lines: BoxLine[] = [];
      feed(day, (line) => lines.push(line));
      for (const [played, ofDay] of Map.groupBy(lines, (line) => line.day)) {
        form.takeDay(played, ofDay.map(seasonLine));
      }
      if (lines.length > 0) proTeamForms.clear();
      today = day;
    },
    forecast(playerId, game): PlayerGameForecast | undefined {
      const player = form.formOf(playerId);
      if (!player || !today) return undefined;
      const context = schedules.contextOf(proTeamForm, game);
      const points = projectPoints(modelOf(playerId), player, form.league, context, { items: scoring });
      const before = schedules.lastDayBefore(game.team, game.day);
      const pPlay = chanceFromPresence({
        ...form.presenceOf(playerId, game.team),
        minutes: player.minutes.fast,
        isSecondNight: before !== null && daysBetween(before, game.day) === 1,
        daysAhead: daysBetween(today, game.day),
        proTeamGamesBefore: context.proTeamGamesBefore,
      });
      const { mean, median, sd, interval80, minutes, stats } = points;
      return { pPlay, mean, median, sd, interval80, minutes, stats };
    },
    ordinary(playerId, team) {
      const player = form.formOf(playerId);
      if (!player || !today) return undefined;
      const from = today;
      const presence = form.presenceOf(playerId, team);
      const line = lineOf(baselineGame(player));
      return {
        line,
        mean: scoreLine(line, scoring).total,
        chanceOn(day) {
          const before = schedules.lastDayBefore(team, day);
          return chanceFromPresence({
            ...presence,
            minutes: player.minutes.fast,
            isSecondNight: before !== null && daysBetween(before, day) === 1,
            daysAhead: daysBetween(from, day),
            proTeamGamesBefore: schedules.gamesBefore(team, day),
          });
        },
      };
    },
  };
}
